import SwiftUI

struct AvatarCaller: View {
  @State private var isOpen = false

  var body: some View {
    HStack {
      Avatar { Image(systemName: "person") }
      Avatar(presence: .online, initials: "AB") {
        Image(systemName: "person")
      } mark: {
        Image(systemName: "crown")
      } onOpen: {
        isOpen = true
      }
      Avatar(presence: .away) { Image(systemName: "person") }
        .avatarStyle(.round(diameter: 80))
      Avatar { Image(systemName: "person") }
        .avatarStyle(.cut(shape: .rect(cornerRadius: 8)))
      Avatar { Image(systemName: "person") }
        .avatarStyle(.cut(shape: Capsule(), line: .red))
      Avatar(initials: "CD") { EmptyView() }
        .avatarStyle(isOpen ? AnyAvatarStyle(.initials) : AnyAvatarStyle(.round))
      if #available(iOS 26, macOS 26, *) {
        Avatar(initials: "EF") { Image(systemName: "person") }
          .avatarStyle(.glassy(tint: .green))
      }
    }
  }
}

struct AvatarPreviews: PreviewProvider {
  static var previews: some View {
    Group {
      Avatar { Image(systemName: "person") }.avatarStyle(.round)
      Avatar { Image(systemName: "person") }.avatarStyle(CutAvatarStyle(shape: Circle()))
      Avatar(initials: "GH") { EmptyView() }.avatarStyle(InitialsAvatarStyle())
    }
  }
}
