import SwiftUI

struct ChipCaller: View {
  @State private var isSelected = false
  @State private var words = ["one", "two"]

  var body: some View {
    VStack {
      Chip("Mark")
      Chip("Warning", tone: .warning)
      Chip("Choice", isSelected: isSelected, onSelect: { isSelected.toggle() })
      Chip("Choice", tone: .info, icon: { Image(systemName: "tag") })
      Chip("Choice", tone: .info) { Image(systemName: "tag") }
      Chip(words[0]) {
        Image(systemName: "tag")
        Image(systemName: "star")
      } onRemove: {
        words.removeFirst()
      }
      Chip("Both", onSelect: { isSelected.toggle() }, onRemove: { words = [] })
      Chip(tone: .success, isSelected: isSelected) {
        Text("Built")
      } icon: {
        Image(systemName: "checkmark")
      } onSelect: {
        isSelected.toggle()
      }
      ForEach(words, id: \.self) { word in
        Chip(word, onRemove: { words.removeAll { $0 == word } })
      }
      .chipStyle(.outlined)
      Chip("Purple").chipStyle(.outlined(color: .purple))
    }
    .chipStyle(isSelected ? AnyChipStyle(.outlined) : AnyChipStyle(.tinted))
    .environment(\.density, .compact)
  }
}

struct ChipPreviews: PreviewProvider {
  static var previews: some View {
    Group {
      ForEach(Tone.allCases, id: \.self) { tone in
        Chip("Tinted", tone: tone).chipStyle(.tinted)
      }
      Chip("Outlined").chipStyle(OutlinedChipStyle())
    }
  }
}
