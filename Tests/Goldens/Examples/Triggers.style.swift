// Made by stylec 0.1.0 from Triggers.style; changes here are lost.
// swift-format-ignore-file
// swiftlint:disable all
#if canImport(SwiftUI)
import SwiftUI

// MARK: - ConfirmingPrimitiveButtonStyle

/// Asks once more: the first tap arms the button, the second triggers it.
struct ConfirmingPrimitiveButtonStyle: PrimitiveButtonStyle {
  var question: String = "Really?"

  func makeBody(configuration: Configuration) -> some View {
    ConfirmingPrimitiveButtonStyleBody(configuration: configuration, question: question)
  }
}

private struct ConfirmingPrimitiveButtonStyleBody: View {
  let configuration: PrimitiveButtonStyleConfiguration
  let question: String
  @State private var isArmed: Bool = false

  init(configuration: PrimitiveButtonStyleConfiguration, question: String) {
    self.configuration = configuration
    self.question = question
  }

  var body: some View {
    HStack(spacing: partGap) {
      if isArmed {
        Button(question, role: .destructive) {
          haptic()
          configuration.trigger()
          withAnimation { isArmed = false }
        }
        .transition(.opacity)
        Button("Keep") { withAnimation(.easeOut) { isArmed = false } }
      } else {
        Button {
          withAnimation { isArmed = true }
        } label: {
          configuration.label
        }
      }
    }
    .buttonStyle(.bordered)
  }
}

extension PrimitiveButtonStyle where Self == ConfirmingPrimitiveButtonStyle {
  /// Asks once more: the first tap arms the button, the second triggers it.
  static var confirming: Self { Self() }

  /// Asks once more: the first tap arms the button, the second triggers it.
  static func confirming(question: String = "Really?") -> Self {
    Self(question: question)
  }
}

// MARK: - HeldPrimitiveButtonStyle

/// Triggers on a long press, for things that one must not do by accident.
struct HeldPrimitiveButtonStyle: PrimitiveButtonStyle {
  var seconds: Double = 1
  var tint: Color = .red

  func makeBody(configuration: Configuration) -> some View {
    HeldPrimitiveButtonStyleBody(configuration: configuration, seconds: seconds, tint: tint)
  }
}

private struct HeldPrimitiveButtonStyleBody: View {
  let configuration: PrimitiveButtonStyleConfiguration
  let seconds: Double
  let tint: Color
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @State private var isHolding: Bool = false

  init(configuration: PrimitiveButtonStyleConfiguration, seconds: Double, tint: Color) {
    self.configuration = configuration
    self.seconds = seconds
    self.tint = tint
  }

  var body: some View {
    configuration.label
      .padding(.horizontal, 20)
      .padding(.vertical, 12)
      .background(alignment: .leading) {
        let scaleX: CGFloat = isHolding ? 1 : 0
        Rectangle()
          .fill(tint.opacity(0.3))
          .scaleEffect(x: scaleX, anchor: .leading)
          .animation(reduceMotion ? nil : .linear(duration: seconds), value: isHolding)
      }
      .background(.quaternary)
      .clipShape(Capsule())
      .contentShape(Capsule())
      .onLongPressGesture(minimumDuration: seconds) {
        configuration.trigger()
      } onPressingChanged: { isPressing in
        isHolding = isPressing
      }
      .accessibilityAction { configuration.trigger() }
      .accessibilityAddTraits(.isButton)
  }
}

extension PrimitiveButtonStyle where Self == HeldPrimitiveButtonStyle {
  /// Triggers on a long press, for things that one must not do by accident.
  static var held: Self { Self() }

  /// Triggers on a long press, for things that one must not do by accident.
  static func held(seconds: Double = 1, tint: Color = .red) -> Self {
    Self(seconds: seconds, tint: tint)
  }
}

// MARK: - GlowPrimitiveButtonStyle

/// Reads the press only, so that the button triggers itself as any other.
struct GlowPrimitiveButtonStyle: PrimitiveButtonStyle {
  var color: Color = .orange

  func makeBody(configuration: Configuration) -> some View {
    Button(role: configuration.role, action: configuration.trigger) {
      configuration.label
    }
    .buttonStyle(GlowPrimitiveButtonStylePress(role: configuration.role, color: color))
  }
}

/// Draws the label of the button with its press.
private struct GlowPrimitiveButtonStylePress: ButtonStyle {
  let role: ButtonRole?
  let color: Color

  func makeBody(configuration: Configuration) -> some View {
    GlowPrimitiveButtonStyleBody(
      label: configuration.label,
      role: role,
      isPressed: configuration.isPressed,
      color: color)
  }
}

private struct GlowPrimitiveButtonStyleBody<LabelSlot: View>: View {
  let label: LabelSlot
  let role: ButtonRole?
  let isPressed: Bool
  let color: Color
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  var body: some View {
    let shadowColor: Color = isPressed ? color : .clear
    let shadowRadius: CGFloat = isPressed ? 8 : 0
    let hueRotation: Angle = role == .destructive ? .degrees(-30) : .zero
    label
      .padding(12)
      .background(color.opacity(0.15), in: .rect(cornerRadius: 12))
      .overlay {
        let strokeBorderLineWidth: CGFloat = isPressed ? 3 : 1
        RoundedRectangle(cornerRadius: 12)
          .strokeBorder(color, lineWidth: strokeBorderLineWidth)
      }
      .shadow(color: shadowColor, radius: shadowRadius)
      .hueRotation(hueRotation)
      .animation(reduceMotion ? nil : .easeOut(duration: 0.12), value: isPressed)
  }
}

extension PrimitiveButtonStyle where Self == GlowPrimitiveButtonStyle {
  /// Reads the press only, so that the button triggers itself as any other.
  static var glow: Self { Self() }

  /// Reads the press only, so that the button triggers itself as any other.
  static func glow(color: Color = .orange) -> Self {
    Self(color: color)
  }
}
#endif
