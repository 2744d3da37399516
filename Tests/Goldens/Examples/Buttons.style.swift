// Made by stylec 0.1.0 from Buttons.style; changes here are lost.
// swift-format-ignore-file
// swiftlint:disable all
#if canImport(SwiftUI)
public import SwiftUI

// MARK: - RoundedButtonStyle

/// A filled button that shrinks a little under the finger.
public struct RoundedButtonStyle: ButtonStyle {
  private let fill: Color
  private let radius: CGFloat

  public init(fill: Color, radius: CGFloat = 8) {
    self.fill = fill
    self.radius = radius
  }

  public func makeBody(configuration: Configuration) -> some View {
    RoundedButtonStyleBody(
      label: configuration.label,
      isPressed: configuration.isPressed,
      role: configuration.role,
      fill: fill,
      radius: radius)
  }
}

private struct RoundedButtonStyleBody<LabelSlot: View>: View {
  let label: LabelSlot
  let isPressed: Bool
  let role: ButtonRole?
  let fill: Color
  let radius: CGFloat
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  var body: some View {
    let backgroundStyle: Color = role == .destructive ? .red : fill
    let scale: CGFloat = isPressed ? 0.94 : 1
    let opacity: Double = isEnabled ? 1 : 0.4
    label
      .foregroundStyle(.white)
      .padding(.horizontal, 18)
      .padding(.vertical, 10)
      .background(backgroundStyle, ignoresSafeAreaEdges: .all)
      .clipShape(.rect(cornerRadius: radius))
      .scaleEffect(scale)
      .opacity(opacity)
      .animation(reduceMotion ? nil : .easeOut(duration: 0.1), value: isPressed)
  }
}

extension ButtonStyle where Self == RoundedButtonStyle {
  /// A filled button that shrinks a little under the finger.
  public static func rounded(fill: Color, radius: CGFloat = 8) -> Self {
    Self(fill: fill, radius: radius)
  }
}

// MARK: - HighlightButtonStyle

/// A row whose background answers the press and the pointer, like a list cell.
public struct HighlightButtonStyle: ButtonStyle {
  private let tint: Color

  public init(tint: Color = .primary) {
    self.tint = tint
  }

  public func makeBody(configuration: Configuration) -> some View {
    HighlightButtonStyleBody(configuration: configuration, tint: tint)
  }
}

private struct HighlightButtonStyleBody: View {
  let configuration: ButtonStyleConfiguration
  let tint: Color
  @Environment(\.isEnabled) private var isEnabled
  @State private var isHovered = false

  init(configuration: ButtonStyleConfiguration, tint: Color) {
    self.configuration = configuration
    self.tint = tint
  }

  var body: some View {
    let backgroundStyle: Color =
      if !isEnabled {
        .clear
      } else if configuration.isPressed {
        tint.opacity(0.14)
      } else if isHovered {
        tint.opacity(0.06)
      } else {
        .clear
      }
    let opacity: Double = isEnabled ? 1 : 0.4
    configuration.label
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(12)
      .background(backgroundStyle, ignoresSafeAreaEdges: .all)
      .contentShape(Rectangle())
      .opacity(opacity)
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

// MARK: - SpringyButtonStyle

/// Grows under the finger and springs back; says nothing about colours.
public struct SpringyButtonStyle: ButtonStyle {
  private let scale: CGFloat

  public init(scale: CGFloat = 1.2) {
    self.scale = scale
  }

  public func makeBody(configuration: Configuration) -> some View {
    SpringyButtonStyleBody(configuration: configuration, scale: scale)
  }
}

private struct SpringyButtonStyleBody: View {
  let configuration: ButtonStyleConfiguration
  let scale: CGFloat
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  var body: some View {
    let scale2: CGFloat = configuration.isPressed && isEnabled ? scale : 1
    configuration.label
      .contentShape(Rectangle())
      .scaleEffect(scale2)
      .animation(
        reduceMotion ? nil : .spring(response: 0.3, dampingFraction: 0.45),
        value: configuration.isPressed && isEnabled)
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

// MARK: - BouncyButtonStyle

/// The filled button that also springs: `Rounded` drawn in the movement of `Springy`.
public struct BouncyButtonStyle: ButtonStyle {
  private let fill: Color

  public init(fill: Color = .accentColor) {
    self.fill = fill
  }

  public func makeBody(configuration: Configuration) -> some View {
    BouncyButtonStyleBody(configuration: configuration, fill: fill)
  }
}

private struct BouncyButtonStyleBody: View {
  let configuration: ButtonStyleConfiguration
  let fill: Color
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  var body: some View {
    let shadowRadius: CGFloat = configuration.isPressed ? 2 : 6
    let shadowY: CGFloat = configuration.isPressed ? 1 : 3
    let rotation: Angle = configuration.isPressed ? .degrees(-2) : .zero
    RoundedButtonStyleBody(
      label: configuration.label,
      isPressed: configuration.isPressed,
      role: configuration.role,
      fill: fill,
      radius: 20)
      .shadow(color: fill.opacity(0.4), radius: shadowRadius, y: shadowY)
      .rotationEffect(rotation)
      .animation(
        reduceMotion ? nil : .spring(response: 0.25, dampingFraction: 0.5),
        value: configuration.isPressed)
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

// MARK: - PillButtonStyle

/// A capsule in any fill: a colour, a gradient, a material.
public struct PillButtonStyle<Fill: ShapeStyle>: ButtonStyle {
  private let fill: Fill
  private let isCompact: Bool

  public init(fill: Fill = .tint, isCompact: Bool = false) {
    self.fill = fill
    self.isCompact = isCompact
  }

  public func makeBody(configuration: Configuration) -> some View {
    PillButtonStyleBody(configuration: configuration, fill: fill, isCompact: isCompact)
  }
}

private struct PillButtonStyleBody<Fill: ShapeStyle>: View {
  let configuration: ButtonStyleConfiguration
  let fill: Fill
  let isCompact: Bool
  @Environment(\.isFocused) private var isFocused
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    let opacity: Double = if !isEnabled { 0.5 } else if configuration.isPressed { 0.75 } else { 1 }
    let shadowColor: Color = isFocused ? .accentColor : .clear
    let shadowRadius: CGFloat = isFocused ? 4 : 0
    let saturation: Double = isEnabled ? 1 : 0
    configuration.label
      .font(isCompact ? .footnote : .body)
      .fontWeight(.semibold)
      .padding(.horizontal, 20)
      .padding(.vertical, isCompact ? 6 : 12)
      .foregroundStyle(.white)
      .background(fill, in: Capsule())
      .contentShape(Capsule())
      .opacity(opacity)
      .shadow(color: shadowColor, radius: shadowRadius)
      .saturation(saturation)
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
  public static var pill: Self { Self(fill: .tint) }

  /// A capsule in any fill: a colour, a gradient, a material.
  public static func pill(isCompact: Bool = false) -> Self {
    Self(fill: .tint, isCompact: isCompact)
  }
}

// MARK: - AcmeBrandButtonStyle

/// The button of the brand. Its Swift name is older than this file.
public struct AcmeBrandButtonStyle: ButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    AcmeBrandButtonStyleBody(configuration: configuration)
  }
}

private struct AcmeBrandButtonStyleBody: View {
  let configuration: ButtonStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @State private var isHovered = false

  init(configuration: ButtonStyleConfiguration) {
    self.configuration = configuration
  }

  var body: some View {
    let animation: Animation? = reduceMotion ? nil : .easeInOut(duration: 0.15)
    configuration.label
      .font(.headline)
      .foregroundStyle(.white)
      .padding()
      .background(
        ground(isEnabled, configuration.isPressed, isHovered),
        in: .rect(cornerRadius: 10))
      .animation(animation, value: configuration.isPressed)
      .animation(animation, value: isHovered)
      #if !os(tvOS) && !os(watchOS)
        .onHover { isHovered = $0 }
      #endif
  }

  private func ground(_ isEnabled: Bool, _ isPressed: Bool, _ isHovered: Bool) -> Color {
    switch (isEnabled, isPressed, isHovered) {
    case (false, _, _): .gray
    case (_, true, _): Color(.sRGB, red: 0.043, green: 0.24, blue: 0.57)
    case (_, _, true): Color(.sRGB, red: 0.165, green: 0.373, blue: 0.77)
    default: Color(.sRGB, red: 0.1, green: 0.31, blue: 0.706)
    }
  }
}

extension ButtonStyle where Self == AcmeBrandButtonStyle {
  /// The button of the brand. Its Swift name is older than this file.
  public static var brand: Self { Self() }
}
#endif
