// What Examples/Buttons.style says, written by hand: the same names, looks and features. To compare how
// long Swift takes for both (`Scripts/compile-time`).

public import SwiftUI

// MARK: - Rounded

/// A filled button that shrinks a little under the finger.
public struct RoundedButtonStyle: ButtonStyle {
  private let fill: Color
  private let radius: CGFloat

  public init(fill: Color, radius: CGFloat = 8) {
    self.fill = fill
    self.radius = radius
  }

  public func makeBody(configuration: Configuration) -> some View {
    RoundedButton(configuration: configuration, fill: fill, radius: radius)
  }
}

private struct RoundedButton: View {
  let configuration: ButtonStyleConfiguration
  let fill: Color
  let radius: CGFloat
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  var body: some View {
    configuration.label
      .foregroundStyle(.white)
      .padding(.horizontal, 18)
      .padding(.vertical, 10)
      .background(configuration.role == .destructive ? .red : fill)
      .clipShape(.rect(cornerRadius: radius))
      .scaleEffect(configuration.isPressed ? 0.94 : 1)
      .opacity(isEnabled ? 1 : 0.4)
      .animation(reduceMotion ? nil : .easeOut(duration: 0.1), value: configuration.isPressed)
  }
}

extension ButtonStyle where Self == RoundedButtonStyle {
  /// A filled button that shrinks a little under the finger.
  public static func rounded(fill: Color, radius: CGFloat = 8) -> Self {
    Self(fill: fill, radius: radius)
  }
}

// MARK: - Highlight

/// A row whose background answers the press and the pointer, like a list cell.
public struct HighlightButtonStyle: ButtonStyle {
  private let tint: Color

  public init(tint: Color = .primary) {
    self.tint = tint
  }

  public func makeBody(configuration: Configuration) -> some View {
    HighlightButton(configuration: configuration, tint: tint)
  }
}

private struct HighlightButton: View {
  let configuration: ButtonStyleConfiguration
  let tint: Color
  @Environment(\.isEnabled) private var isEnabled
  @State private var isHovered = false

  init(configuration: ButtonStyleConfiguration, tint: Color) {
    self.configuration = configuration
    self.tint = tint
  }

  private var ground: Color {
    guard isEnabled else { return .clear }
    if configuration.isPressed { return tint.opacity(0.14) }
    return isHovered ? tint.opacity(0.06) : .clear
  }

  var body: some View {
    configuration.label
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(12)
      .background(ground)
      .contentShape(Rectangle())
      .opacity(isEnabled ? 1 : 0.4)
      #if !os(tvOS) && !os(watchOS)
        .onHover { isHovered = $0 }
      #endif
  }
}

extension ButtonStyle where Self == HighlightButtonStyle {
  /// A row whose background answers the press and the pointer, like a list cell.
  public static var highlight: Self { Self() }

  /// A row whose background answers the press and the pointer, like a list cell.
  public static func highlight(tint: Color = .primary) -> Self {
    Self(tint: tint)
  }
}

// MARK: - Springy

/// Grows under the finger and springs back; says nothing about colours.
public struct SpringyButtonStyle: ButtonStyle {
  private let scale: CGFloat
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  public init(scale: CGFloat = 1.2) {
    self.scale = scale
  }

  public func makeBody(configuration: Configuration) -> some View {
    let isGrown = configuration.isPressed && isEnabled
    configuration.label
      .contentShape(Rectangle())
      .scaleEffect(isGrown ? scale : 1)
      .animation(
        reduceMotion ? nil : .spring(response: 0.3, dampingFraction: 0.45), value: isGrown)
  }
}

extension ButtonStyle where Self == SpringyButtonStyle {
  /// Grows under the finger and springs back; says nothing about colours.
  public static var springy: Self { Self() }

  /// Grows under the finger and springs back; says nothing about colours.
  public static func springy(scale: CGFloat = 1.2) -> Self {
    Self(scale: scale)
  }
}

// MARK: - Bouncy

/// The filled button that also springs: `Rounded` drawn in the movement of `Springy`.
public struct BouncyButtonStyle: ButtonStyle {
  private let fill: Color
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  public init(fill: Color = .accentColor) {
    self.fill = fill
  }

  public func makeBody(configuration: Configuration) -> some View {
    let isPressed = configuration.isPressed
    RoundedButton(configuration: configuration, fill: fill, radius: 20)
      .shadow(color: fill.opacity(0.4), radius: isPressed ? 2 : 6, y: isPressed ? 1 : 3)
      .rotationEffect(.degrees(isPressed ? -2 : 0))
      .animation(
        reduceMotion ? nil : .spring(response: 0.25, dampingFraction: 0.5), value: isPressed)
  }
}

extension ButtonStyle where Self == BouncyButtonStyle {
  /// The filled button that also springs: `Rounded` drawn in the movement of `Springy`.
  public static var bouncy: Self { Self() }

  /// The filled button that also springs: `Rounded` drawn in the movement of `Springy`.
  public static func bouncy(fill: Color = .accentColor) -> Self {
    Self(fill: fill)
  }
}

// MARK: - Pill

/// A capsule in any fill: a colour, a gradient, a material.
public struct PillButtonStyle<Fill: ShapeStyle>: ButtonStyle {
  private let fill: Fill
  private let isCompact: Bool
  @Environment(\.isFocused) private var isFocused
  @Environment(\.isEnabled) private var isEnabled

  public init(fill: Fill = .tint, isCompact: Bool = false) {
    self.fill = fill
    self.isCompact = isCompact
  }

  private var opacity: Double { isEnabled ? 1 : 0.5 }

  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(isCompact ? .footnote : .body)
      .fontWeight(.semibold)
      .padding(.horizontal, 20)
      .padding(.vertical, isCompact ? 6 : 12)
      .foregroundStyle(.white)
      .background(fill, in: Capsule())
      .contentShape(Capsule())
      .opacity(configuration.isPressed && isEnabled ? 0.75 : opacity)
      .shadow(color: isFocused ? .accentColor : .clear, radius: isFocused ? 4 : 0)
      .saturation(isEnabled ? 1 : 0)
  }
}

extension ButtonStyle {
  /// A capsule in any fill: a colour, a gradient, a material.
  public static func pill<Fill: ShapeStyle>(fill: Fill, isCompact: Bool = false) -> Self
  where Self == PillButtonStyle<Fill> {
    Self(fill: fill, isCompact: isCompact)
  }
}

extension ButtonStyle where Self == PillButtonStyle<TintShapeStyle> {
  /// A capsule in any fill: a colour, a gradient, a material.
  public static var pill: Self { Self() }

  /// A capsule in any fill: a colour, a gradient, a material.
  public static func pill(isCompact: Bool = false) -> Self {
    Self(isCompact: isCompact)
  }
}

// MARK: - Brand

/// The button of the brand. Its Swift name is older than this file.
public struct AcmeBrandButtonStyle: ButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    AcmeBrandButton(configuration: configuration)
  }
}

private struct AcmeBrandButton: View {
  let configuration: ButtonStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @State private var isHovered = false

  init(configuration: ButtonStyleConfiguration) {
    self.configuration = configuration
  }

  private var animation: Animation? { reduceMotion ? nil : .easeInOut(duration: 0.15) }

  /// Disabled beats pressed beats hovered.
  private var ground: Color {
    if !isEnabled {
      .gray
    } else if configuration.isPressed {
      Color(.sRGB, red: 0.043, green: 0.24, blue: 0.57)
    } else if isHovered {
      Color(.sRGB, red: 0.165, green: 0.373, blue: 0.77)
    } else {
      Color(.sRGB, red: 0.1, green: 0.31, blue: 0.706)
    }
  }

  var body: some View {
    configuration.label
      .font(.headline)
      .foregroundStyle(.white)
      .padding()
      .background(ground, in: .rect(cornerRadius: 10))
      .animation(animation, value: configuration.isPressed)
      .animation(animation, value: isHovered)
      #if !os(tvOS) && !os(watchOS)
        .onHover { isHovered = $0 }
      #endif
  }
}

extension ButtonStyle where Self == AcmeBrandButtonStyle {
  /// The button of the brand. Its Swift name is older than this file.
  public static var brand: Self { Self() }
}
