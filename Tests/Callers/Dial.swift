import SwiftUI

struct DialCaller: View {
  @State private var turn = 0.5

  var body: some View {
    VStack {
      Dial(turn: $turn)
      Dial(turn: $turn) { Text("Treble") }
      Dial(turn: $turn, detents: 5) { Text("Bass") }
        .dialStyle(.knob(size: 60))
      Dial(turn: $turn)
        .dialStyle(turn > 0.5 ? AnyDialStyle(.readout) : AnyDialStyle(.knob(sweep: 180)))
    }
  }
}

struct DialPreviews: PreviewProvider {
  static var previews: some View {
    Group {
      Dial(turn: .constant(0.2)).dialStyle(.knob)
      Dial(turn: .constant(0.2)).dialStyle(ReadoutDialStyle())
    }
  }
}
