import SwiftUI

/// The shared parts, used from Swift.
struct FoundationsCaller: View {
  private let colors = ToneColors(fill: .red, text: .white)
  private let others = ToneColors(fill: .blue, text: .white, border: .black, pressed: .gray)

  var body: some View {
    VStack(spacing: partGap) {
      Hairline()
      Hairline(color: others.pressed ?? colors.fill)
      SymbolDisc(name: "star")
      SymbolDisc(name: "star", color: colors.border).controlSize(.large)
      Text("Panel").panelled()
      Text("Panel").panelled(radius: panelRadius * 2).elevated()
      Text("Panel").elevated(level: 3)
      ForEach(Tone.allCases, id: \.self) { tone in
        Text(verbatim: "\(tone)")
      }
    }
  }
}
