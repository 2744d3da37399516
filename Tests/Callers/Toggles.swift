import SwiftUI

struct TogglesCaller: View {
  @State private var isOn = false
  @State private var others = [true, false]

  var body: some View {
    VStack {
      Toggle("Box", isOn: $isOn)
        .toggleStyle(.tickBox)
      Toggle("Green box", isOn: $isOn)
        .toggleStyle(.tickBox(tint: .green))
      Toggle("All", sources: $others, isOn: \.self)
        .toggleStyle(.tickBox)
      Toggle("Lamp", isOn: $isOn)
        .toggleStyle(.lamp(glow: Color.yellow))
      Toggle("Lamp", isOn: $isOn)
        .toggleStyle(
          .lamp(glow: RadialGradient(
            colors: [.white, .yellow], center: .center, startRadius: 0, endRadius: 12)))
      if #available(iOS 17, macOS 14, *) {
        Toggle("Tile", isOn: $isOn)
          .toggleStyle(.tile(symbol: "moon"))
      }
      Toggle("Framed box", isOn: $isOn)
        .toggleStyle(.framed(inset: 4))
        .toggleStyle(.tickBox)
    }
  }
}

struct TogglesPreviews: PreviewProvider {
  static var previews: some View {
    Group {
      Toggle("Box", isOn: .constant(true)).toggleStyle(TickBoxToggleStyle())
      Toggle("Lamp", isOn: .constant(true)).toggleStyle(LampToggleStyle(glow: Color.red))
      Toggle("Framed", isOn: .constant(true)).toggleStyle(FramedToggleStyle(inset: 8))
    }
  }
}
