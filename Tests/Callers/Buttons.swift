import SwiftUI

struct ButtonsCaller: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Button("Rounded") { count += 1 }
        .buttonStyle(.rounded(fill: .blue))
      Button("Square", role: .destructive) { count = 0 }
        .buttonStyle(.rounded(fill: .blue, radius: 2))
      Button("Row") { count += 1 }
        .buttonStyle(.highlight)
      Button("Red row") { count += 1 }
        .buttonStyle(.highlight(tint: .red))
      Button("Springy") { count += 1 }
        .buttonStyle(.springy(scale: 1.4))
      Button("Bouncy") { count += 1 }
        .buttonStyle(.bouncy)
      Button("Bouncy") { count += 1 }
        .buttonStyle(.bouncy(fill: .pink))
      pills
      Button("Brand") { count += 1 }
        .buttonStyle(.brand)
      Button("Brand, by its Swift name") { count += 1 }
        .buttonStyle(AcmeBrandButtonStyle())
    }
  }

  @ViewBuilder private var pills: some View {
    Button("Tinted") { count += 1 }
      .buttonStyle(.pill())
    Button("Compact") { count += 1 }
      .buttonStyle(.pill(isCompact: true))
    Button("Gradient") { count += 1 }
      .buttonStyle(
        .pill(fill: LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)))
    Button("Colour") { count += 1 }
      .buttonStyle(.pill(fill: Color.green, isCompact: false))
  }
}

struct ButtonsPreviews: PreviewProvider {
  static var previews: some View {
    Group {
      Button("Rounded") {}.buttonStyle(RoundedButtonStyle(fill: .blue, radius: 4))
      Button("Highlight") {}.buttonStyle(HighlightButtonStyle())
      Button("Springy") {}.buttonStyle(SpringyButtonStyle(scale: 1.1))
      Button("Bouncy") {}.buttonStyle(BouncyButtonStyle(fill: .orange))
      Button("Pill") {}.buttonStyle(PillButtonStyle(fill: Color.teal, isCompact: true))
      Button("Brand") {}.buttonStyle(AcmeBrandButtonStyle())
    }
  }
}
