// What Examples/Triggers.style says, written by hand: the same names, looks and features. To compare how
// long Swift takes for both (`Scripts/compile-time`).

import SwiftUI

// MARK: - Confirming

/// Asks once more: the first tap arms the button, the second triggers it.
struct ConfirmingPrimitiveButtonStyle: PrimitiveButtonStyle {
  var question: String = "Really?"

  func makeBody(configuration: Configuration) -> some View {
    ConfirmingButton(configuration: configuration, question: question)
  }
}

private struct ConfirmingButton: View {
  let configuration: PrimitiveButtonStyleConfiguration
  let question: String
  @State private var isArmed = false

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
        Button("Keep") {
          withAnimation(.easeOut) { isArmed = false }
        }
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

// MARK: - Held

/// Triggers on a long press, for things that one must not do by accident.
struct HeldPrimitiveButtonStyle: PrimitiveButtonStyle {
  var seconds: Double = 1
  var tint: Color = .red

  func makeBody(configuration: Configuration) -> some View {
    HeldButton(configuration: configuration, seconds: seconds, tint: tint)
  }
}

private struct HeldButton: View {
  let configuration: PrimitiveButtonStyleConfiguration
  let seconds: Double
  let tint: Color
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @State private var isHolding = false

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
        Rectangle()
          .fill(tint.opacity(0.3))
          .scaleEffect(x: isHolding ? 1 : 0, anchor: .leading)
          .animation(reduceMotion ? nil : .linear(duration: seconds), value: isHolding)
      }
      .background(.quaternary)
      .clipShape(Capsule())
      .contentShape(Capsule())
      .onLongPressGesture(minimumDuration: seconds) {
        configuration.trigger()
      } onPressingChanged: {
        isHolding = $0
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

// MARK: - Glow

/// Reads the press only, so that the button triggers itself as any other.
struct GlowPrimitiveButtonStyle: PrimitiveButtonStyle {
  var color: Color = .orange

  func makeBody(configuration: Configuration) -> some View {
    Button(configuration)
      .buttonStyle(GlowButtonStyle(color: color))
  }
}

private struct GlowButtonStyle: ButtonStyle {
  let color: Color
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  func makeBody(configuration: Configuration) -> some View {
    let isPressed = configuration.isPressed
    configuration.label
      .padding(12)
      .background(color.opacity(0.15), in: .rect(cornerRadius: 12))
      .overlay {
        RoundedRectangle(cornerRadius: 12)
          .strokeBorder(color, lineWidth: isPressed ? 3 : 1)
      }
      .shadow(color: isPressed ? color : .clear, radius: isPressed ? 8 : 0)
      .hueRotation(.degrees(configuration.role == .destructive ? -30 : 0))
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
