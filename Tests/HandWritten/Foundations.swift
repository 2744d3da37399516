// What Examples/Foundations.style says, written by hand: the same names, looks and features. To compare how
// long Swift takes for both (`Scripts/compile-time`).

public import SwiftUI

/// The corner radius of everything that lies on the page.
public let panelRadius: CGFloat = 14

/// The gap between the parts of one control.
let partGap: CGFloat = 10

/// What a message or a mark is about.
public enum Tone: CaseIterable, Sendable {
  case neutral, info, success, warning, danger
}

/// The colours of one tone.
public struct ToneColors {
  public let fill: Color
  public let text: Color
  public let border: Color
  public let pressed: Color?

  public init(fill: Color, text: Color, border: Color = .clear, pressed: Color? = nil) {
    self.fill = fill
    self.text = text
    self.border = border
    self.pressed = pressed
  }
}

/// A line of one point's height that separates rows.
struct Hairline: View {
  var color: Color = .primary.opacity(0.12)

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
  var color: Color = .accentColor
  @Environment(\.controlSize) private var controlSize

  private var diameter: CGFloat {
    switch controlSize {
    case .mini: 20
    case .small: 24
    case .large: 40
    default: 32
    }
  }

  var body: some View {
    Image(systemName: name)
      .foregroundStyle(.white)
      .frame(width: diameter, height: diameter)
      .background(color, in: Circle())
  }
}

extension View {
  /// Lifts a view above the page. Level 0 lies flat, so it is also how a view comes down again.
  func elevated(level: Int = 1) -> some View {
    shadow(color: .black.opacity(0.14), radius: CGFloat(level) * 4, y: CGFloat(level) * 2)
  }

  /// The ground of a panel, with a thin edge where the page is dark and shadows do not show.
  func panelled(radius: CGFloat = panelRadius) -> some View {
    modifier(Panelled(radius: radius))
  }
}

private struct Panelled: ViewModifier {
  let radius: CGFloat
  @Environment(\.colorScheme) private var colorScheme

  func body(content: Content) -> some View {
    content
      .padding(16)
      .background(.background)
      .clipShape(.rect(cornerRadius: radius))
      .overlay {
        RoundedRectangle(cornerRadius: radius)
          .strokeBorder(colorScheme == .dark ? .white.opacity(0.15) : Color.clear, lineWidth: 1)
      }
  }
}
