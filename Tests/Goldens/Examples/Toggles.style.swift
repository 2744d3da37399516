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
    TickBoxToggleStyleBody(configuration: configuration, tint: tint)
  }
}

private struct TickBoxToggleStyleBody: View {
  let configuration: ToggleStyleConfiguration
  let tint: Color
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    let symbol: String =
      switch (configuration.isMixed, configuration.isOn) {
      case (true, _): "minus.square.fill"
      case (false, true): "checkmark.square.fill"
      case (false, false): "square"
      }
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack(alignment: .firstTextBaseline, spacing: 8) {
        let foregroundStyle: AnyShapeStyle =
          if !isEnabled {
            AnyShapeStyle(.tertiary)
          } else if configuration.isOn || configuration.isMixed {
            AnyShapeStyle(tint)
          } else {
            AnyShapeStyle(.secondary)
          }
        Image(systemName: symbol)
          .foregroundStyle(foregroundStyle)
        configuration.label
      }
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .accessibilityAddTraits(configuration.isOn ? .isSelected : [])
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
    LampToggleStyleBody(configuration: configuration, glow: glow)
  }
}

private struct LampToggleStyleBody<Glow: ShapeStyle>: View {
  let configuration: ToggleStyleConfiguration
  let glow: Glow
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  var body: some View {
    HStack {
      configuration.label
      Spacer()
      let fillStyle: AnyShapeStyle =
        configuration.isOn
        ? AnyShapeStyle(glow)
        : AnyShapeStyle(.quaternary)
      Circle()
        .fill(fillStyle)
        .frame(width: 22, height: 22)
        .animation(reduceMotion ? nil : .easeIn(duration: 0.3), value: configuration.isOn)
    }
    .contentShape(Rectangle())
    .onTapGesture { configuration.isOn.toggle() }
    .accessibilityRepresentation { Toggle(isOn: configuration.$isOn) { configuration.label } }
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
    TileToggleStyleBody(configuration: configuration, symbol: symbol)
  }
}

@available(iOS 17, macOS 14, *)
private struct TileToggleStyleBody: View {
  let configuration: ToggleStyleConfiguration
  let symbol: String
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  var body: some View {
    let foregroundStyle: AnyShapeStyle =
      configuration.isOn
      ? AnyShapeStyle(.white)
      : AnyShapeStyle(.primary)
    let backgroundStyle: AnyShapeStyle =
      configuration.isOn
      ? AnyShapeStyle(.tint)
      : AnyShapeStyle(.quaternary)
    VStack(alignment: .leading, spacing: 12) {
      let symbolVariant: SymbolVariants = configuration.isOn ? .fill : .none
      Image(systemName: symbol)
        .font(.title2)
        .symbolVariant(symbolVariant)
      configuration.label
        .font(.footnote)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(14)
    .foregroundStyle(foregroundStyle)
    .background(backgroundStyle)
    .clipShape(.rect(cornerRadius: panelRadius))
    .onTapGesture { configuration.isOn.toggle() }
    .sensoryFeedback(.selection, trigger: configuration.isOn)
    .accessibilityAddTraits(configuration.isOn ? [.isButton, .isSelected] : .isButton)
    .animation(reduceMotion ? nil : .snappy, value: configuration.isOn)
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
    Toggle(configuration)
      .padding(inset)
      .overlay {
        let borderStyle: AnyShapeStyle =
          configuration.isOn
          ? AnyShapeStyle(.tint)
          : AnyShapeStyle(.quaternary)
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
