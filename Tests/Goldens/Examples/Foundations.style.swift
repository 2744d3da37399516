// Made by stylec 0.1.0 from Foundations.style; changes here are lost.
// swift-format-ignore-file
// swiftlint:disable all
#if canImport(SwiftUI)
public import SwiftUI

/// What a message or a mark is about.
public enum Tone: CaseIterable, Hashable, Sendable {
  case neutral, info, success, warning, danger
}

/// The colours of one tone.
public struct ToneColors {
  public let fill: Color
  public let text: Color
  public let border: Color
  public let pressed: Color?

  nonisolated public init(fill: Color, text: Color, border: Color = .clear, pressed: Color? = nil) {
    self.fill = fill
    self.text = text
    self.border = border
    self.pressed = pressed
  }
}

/// A line of one point's height that separates rows.
struct Hairline: View {
  let color: Color

  init(color: Color = .primary.opacity(0.12)) {
    self.color = color
  }

  var body: some View {
    Rectangle()
      .fill(color)
      .frame(height: 1)
      .accessibilityHidden(true)
  }
}

/// A symbol in a circle; grows with the control's size.
struct SymbolDisc: View {
  let name: String
  let color: Color
  @Environment(\.controlSize) private var controlSize

  init(name: String, color: Color = .accentColor) {
    self.name = name
    self.color = color
  }

  var body: some View {
    let diameter: CGFloat =
      switch controlSize {
      case .mini: 20
      case .small: 24
      case .large: 40
      default: 32
      }
    Image(systemName: name)
      .foregroundStyle(.white)
      .frame(width: diameter, height: diameter)
      .background(color, in: Circle())
  }
}

extension View {
  /// Lifts a view above the page. Level 0 lies flat, so it is also how a view comes down again.
  func elevated(level: Int = 1) -> some View {
    modifier(ElevatedModifier(level: level))
  }
}

private struct ElevatedModifier: ViewModifier {
  let level: Int

  func body(content: Content) -> some View {
    content
      .shadow(color: .black.opacity(0.14), radius: CGFloat(level) * 4, y: CGFloat(level) * 2)
  }
}

extension View {
  /// The ground of a panel, with a thin edge where the page is dark and shadows do not show.
  func panelled(radius: CGFloat = panelRadius) -> some View {
    modifier(PanelledModifier(radius: radius))
  }
}

private struct PanelledModifier: ViewModifier {
  let radius: CGFloat
  @Environment(\.colorScheme) private var colorScheme

  func body(content: Content) -> some View {
    content
      .padding(16)
      .background(.background)
      .clipShape(.rect(cornerRadius: radius))
      .overlay {
        let borderStyle: Color = colorScheme == .dark ? .white.opacity(0.15) : .clear
        RoundedRectangle(cornerRadius: radius)
          .strokeBorder(borderStyle, lineWidth: 1)
      }
  }
}

/// The corner radius of everything that lies on the page.
nonisolated public let panelRadius: CGFloat = 14

/// The gap between the parts of one control.
nonisolated let partGap: CGFloat = 10
#endif
