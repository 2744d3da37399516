// Made by stylec 0.1.0 from Toggles.style; changes here are lost.
// swift-format-ignore-file
// swiftlint:disable all
#if canImport(SwiftUI)
public import SwiftUI

// MARK: - TickBoxToggleStyle

/// A tick box that knows the state between on and off.
public struct TickBoxToggleStyle: ToggleStyle {
  private let tint: Color

  public init(tint: Color = .accentColor) {
    self.tint = tint
  }

  public func makeBody(configuration: Configuration) -> some View {
    TickBoxToggleStyleBody(
      label: configuration.label,
      isOn: configuration.$isOn,
      isMixed: configuration.isMixed,
      tint: tint)
  }
}

private struct TickBoxToggleStyleBody<LabelSlot: View>: View {
  let label: LabelSlot
  @Binding var isOn: Bool
  let isMixed: Bool
  let tint: Color
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    let symbol: String =
      switch (isMixed, isOn) {
      case (true, _): "minus.square.fill"
      case (false, true): "checkmark.square.fill"
      case (false, false): "square"
      }
    Button {
      isOn.toggle()
    } label: {
      HStack(alignment: .firstTextBaseline, spacing: 8) {
        let foregroundStyle: AnyShapeStyle =
          if !isEnabled {
            AnyShapeStyle(.tertiary)
          } else if isOn || isMixed {
            AnyShapeStyle(tint)
          } else {
            AnyShapeStyle(.secondary)
          }
        Image(systemName: symbol)
          .foregroundStyle(foregroundStyle)
        label
      }
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .accessibilityAddTraits(isOn ? .isSelected : [])
  }
}

extension ToggleStyle where Self == TickBoxToggleStyle {
  /// A tick box that knows the state between on and off.
  public static var tickBox: Self { Self() }

  /// A tick box that knows the state between on and off.
  public static func tickBox(tint: Color = .accentColor) -> Self {
    Self(tint: tint)
  }
}

// MARK: - LampToggleStyle

/// A lamp that lights up in any fill.
public struct LampToggleStyle<Glow: ShapeStyle>: ToggleStyle {
  private let glow: Glow

  public init(glow: Glow) {
    self.glow = glow
  }

  public func makeBody(configuration: Configuration) -> some View {
    LampToggleStyleBody(label: configuration.label, isOn: configuration.$isOn, glow: glow)
  }
}

private struct LampToggleStyleBody<LabelSlot: View, Glow: ShapeStyle>: View {
  let label: LabelSlot
  @Binding var isOn: Bool
  let glow: Glow
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  var body: some View {
    HStack {
      label
      Spacer()
      let fillStyle: AnyShapeStyle = isOn ? AnyShapeStyle(glow) : AnyShapeStyle(.quaternary)
      Circle()
        .fill(fillStyle)
        .frame(width: 22, height: 22)
        .animation(reduceMotion ? nil : .easeIn(duration: 0.3), value: isOn)
    }
    .contentShape(Rectangle())
    .onTapGesture { isOn.toggle() }
    .accessibilityRepresentation { Toggle(isOn: $isOn) { label } }
  }
}

extension ToggleStyle {
  /// A lamp that lights up in any fill.
  public static func lamp<Glow: ShapeStyle>(glow: Glow) -> Self
  where Self == LampToggleStyle<Glow> {
    Self(glow: glow)
  }
}

// MARK: - TileToggleStyle

/// A tile for a grid of settings. It also taps back in the hand, which needs a newer system.
@available(iOS 17, macOS 14, *)
public struct TileToggleStyle: ToggleStyle {
  private let symbol: String

  public init(symbol: String) {
    self.symbol = symbol
  }

  public func makeBody(configuration: Configuration) -> some View {
    TileToggleStyleBody(label: configuration.label, isOn: configuration.$isOn, symbol: symbol)
  }
}

@available(iOS 17, macOS 14, *)
private struct TileToggleStyleBody<LabelSlot: View>: View {
  let label: LabelSlot
  @Binding var isOn: Bool
  let symbol: String
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  var body: some View {
    let foregroundStyle: AnyShapeStyle = isOn ? AnyShapeStyle(.white) : AnyShapeStyle(.primary)
    let backgroundStyle: AnyShapeStyle = isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(.quaternary)
    VStack(alignment: .leading, spacing: 12) {
      let symbolVariant: SymbolVariants = isOn ? .fill : .none
      Image(systemName: symbol)
        .font(.title2)
        .symbolVariant(symbolVariant)
      label
        .font(.footnote)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(14)
    .foregroundStyle(foregroundStyle)
    .background(backgroundStyle)
    .clipShape(.rect(cornerRadius: panelRadius))
    .onTapGesture { isOn.toggle() }
    .sensoryFeedback(.selection, trigger: isOn)
    .accessibilityAddTraits(isOn ? [.isButton, .isSelected] : .isButton)
    .animation(reduceMotion ? nil : .snappy, value: isOn)
  }
}

@available(iOS 17, macOS 14, *)
extension ToggleStyle where Self == TileToggleStyle {
  /// A tile for a grid of settings. It also taps back in the hand, which needs a newer system.
  public static func tile(symbol: String) -> Self {
    Self(symbol: symbol)
  }
}

// MARK: - FramedToggleStyle

/// The style that is set further out, in a frame; works because `Toggle` can hand it on.
public struct FramedToggleStyle: ToggleStyle {
  private let inset: CGFloat

  public init(inset: CGFloat = 12) {
    self.inset = inset
  }

  public func makeBody(configuration: Configuration) -> some View {
    FramedToggleStyleBody(configuration: configuration, isOn: configuration.isOn, inset: inset)
  }
}

private struct FramedToggleStyleBody: View {
  let configuration: ToggleStyleConfiguration
  let isOn: Bool
  let inset: CGFloat

  var body: some View {
    Toggle(configuration)
      .padding(inset)
      .overlay {
        let borderStyle: AnyShapeStyle = isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(.quaternary)
        RoundedRectangle(cornerRadius: 10)
          .strokeBorder(borderStyle, lineWidth: 1)
      }
  }
}

extension ToggleStyle where Self == FramedToggleStyle {
  /// The style that is set further out, in a frame; works because `Toggle` can hand it on.
  public static var framed: Self { Self() }

  /// The style that is set further out, in a frame; works because `Toggle` can hand it on.
  public static func framed(inset: CGFloat = 12) -> Self {
    Self(inset: inset)
  }
}
#endif
