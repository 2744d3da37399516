import SwiftUI

struct BadgeCaller: View {
  let unread: Int

  var body: some View {
    VStack {
      CountBadge(count: unread)
      CountBadge("new", count: unread)
      CountBadge(count: unread, limit: 9, emphasis: .loud)
      CountBadge(count: unread) { Image(systemName: "envelope") }
      CountBadge(count: unread).countBadgeStyle(.bubble(tint: .blue))
      CountBadge(count: unread).countBadgeStyle(.stamp(shape: Circle()))
      CountBadge(count: unread)
        .countBadgeStyle(.stamp(shape: .rect(cornerRadius: 4), ink: .black))
      CountBadge(count: unread)
        .countBadgeStyle(.wreathed(ornament: Image(systemName: "laurel.leading")))
    }
    .countBadgeStyle(
      unread > 5 ? AnyCountBadgeStyle(.bubble) : AnyCountBadgeStyle(.stamp(shape: Capsule())))
  }
}

struct BadgePreviews: PreviewProvider {
  static var previews: some View {
    Group {
      CountBadge(count: 1).countBadgeStyle(.bubble)
      CountBadge(count: 100).countBadgeStyle(StampCountBadgeStyle(shape: Circle(), ink: .red))
      CountBadge(count: 1).countBadgeStyle(WreathedCountBadgeStyle(ornament: Text("*")))
    }
  }
}
