import SwiftUI

struct TriggersCaller: View {
  @State private var isDeleted = false

  var body: some View {
    HStack {
      Button("Delete") { isDeleted = true }
        .buttonStyle(.confirming)
      Button("Delete all") { isDeleted = true }
        .buttonStyle(.confirming(question: "Really all?"))
      Button("Erase", role: .destructive) { isDeleted = true }
        .buttonStyle(.held)
      Button("Erase slowly") { isDeleted = true }
        .buttonStyle(.held(seconds: 3, tint: .purple))
      Button("Glow") { isDeleted = false }
        .buttonStyle(.glow(color: .yellow))
    }
  }
}

struct TriggersPreviews: PreviewProvider {
  static var previews: some View {
    Group {
      Button("Confirming") {}.buttonStyle(ConfirmingPrimitiveButtonStyle(question: "Sure?"))
      Button("Held") {}.buttonStyle(HeldPrimitiveButtonStyle())
      Button("Glow") {}.buttonStyle(GlowPrimitiveButtonStyle())
    }
  }
}
