// What Examples/Toggles.style says, written by hand: the same names, looks and features. To compare how
// long Swift takes for both (`Scripts/compile-time`).

public import SwiftUI

// MARK: - TickBox

/// A tick box that knows the state between on and off.
public struct TickBoxToggleStyle: ToggleStyle {
  private let tint: Color
  @Environment(\.isEnabled) private var isEnabled

  public init(tint: Color = .accentColor) {
    self.tint = tint
  }

  public func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack(alignment: .firstTextBaseline, spacing: 8) {
        Image(systemName: symbol(for: configuration))
          .foregroundStyle(ink(for: configuration))
        configuration.label
      }
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .accessibilityAddTraits(configuration.isOn ? .isSelected : [])
  }

  private func symbol(for configuration: Configuration) -> String {
    if configuration.isMixed { return "minus.square.fill" }
    return configuration.isOn ? "checkmark.square.fill" : "square"
  }

  private func ink(for configuration: Configuration) -> AnyShapeStyle {
    guard isEnabled else { return AnyShapeStyle(.tertiary) }
    return configuration.isOn || configuration.isMixed
      ? AnyShapeStyle(tint) : AnyShapeStyle(.secondary)
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

// MARK: - Lamp

/// A lamp that lights up in any fill.
public struct LampToggleStyle<Glow: ShapeStyle>: ToggleStyle {
  private let glow: Glow
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  public init(glow: Glow) {
    self.glow = glow
  }

  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Spacer()
      Circle()
        .fill(configuration.isOn ? AnyShapeStyle(glow) : AnyShapeStyle(.quaternary))
        .frame(width: 22, height: 22)
        .animation(reduceMotion ? nil : .easeIn(duration: 0.3), value: configuration.isOn)
    }
    .contentShape(Rectangle())
    .onTapGesture { configuration.isOn.toggle() }
    .accessibilityRepresentation {
      Toggle(isOn: configuration.$isOn) { configuration.label }
    }
  }
}

extension ToggleStyle {
  /// A lamp that lights up in any fill.
  public static func lamp<Glow: ShapeStyle>(glow: Glow) -> Self
  where Self == LampToggleStyle<Glow> {
    Self(glow: glow)
  }
}

// MARK: - Tile

/// A tile for a grid of settings. It also taps back in the hand, which needs a newer system.
@available(iOS 17, macOS 14, *)
public struct TileToggleStyle: ToggleStyle {
  private let symbol: String
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  public init(symbol: String) {
    self.symbol = symbol
  }

  public func makeBody(configuration: Configuration) -> some View {
    let isOn = configuration.isOn
    VStack(alignment: .leading, spacing: 12) {
      Image(systemName: symbol)
        .font(.title2)
        .symbolVariant(isOn ? .fill : .none)
      configuration.label
        .font(.footnote)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(14)
    .foregroundStyle(isOn ? AnyShapeStyle(.white) : AnyShapeStyle(.primary))
    .background(isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(.quaternary))
    .clipShape(.rect(cornerRadius: panelRadius))
    .onTapGesture { configuration.isOn.toggle() }
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

// MARK: - Framed

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
        RoundedRectangle(cornerRadius: 10)
          .strokeBorder(
            configuration.isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(.quaternary), lineWidth: 1)
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
