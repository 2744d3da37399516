import SwiftUI

/// The hand-written card.
struct Card<Title: View, Content: View, Badge: View>: View {
  @Environment(\.cardStyle) private var style
  private let title: Title
  private let content: Content
  private let badge: Badge?
  private let isFeatured: Bool

  init(
    isFeatured: Bool = false, @ViewBuilder title: () -> Title,
    @ViewBuilder content: () -> Content, @ViewBuilder badge: () -> Badge
  ) {
    self.title = title()
    self.content = content()
    self.badge = badge()
    self.isFeatured = isFeatured
  }

  var body: some View {
    style.makeBody(
      configuration: CardStyleConfiguration(
        title: .init(title),
        content: .init(content),
        badge: badge.map { .init($0) },
        isFeatured: isFeatured))
  }
}

extension Card where Title == Text, Badge == EmptyView {
  init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.title = Text(title)
    self.content = content()
    badge = nil
    isFeatured = false
  }
}

/// A hand-written style.
struct FlatCardStyle: CardStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.title
      configuration.badge
      configuration.content
    }
    .border(configuration.isFeatured ? Color.red : Color.gray)
  }
}

struct CardCaller: View {
  @State private var isWavy = true

  var body: some View {
    VStack {
      Card("Default") { Text("Paper") }
      Card("Wave") { Text("Water") }
        .cardStyle(.wave)
      Card("Wave") { Text("Sand") }
        .cardStyle(.wave(tint: .orange, amplitude: 20))
      Card("Dotted") {
        Card("Inner") { Text("Paper in a dotted frame") }
          .cardStyle(.paper)
      }
      .cardStyle(.dotted(dash: 4))
      Card(isFeatured: true) {
        Text("Featured")
      } content: {
        Text("Stands out")
      } badge: {
        Image(systemName: "star")
      }
      .cardStyle(isWavy ? AnyCardStyle(.wave) : AnyCardStyle(.dotted))
    }
    .cardStyle(FlatCardStyle())
  }

  /// A configuration without its optional parts.
  var configuration: CardStyleConfiguration {
    CardStyleConfiguration(title: .init(Text("Title")), content: .init(EmptyView()))
  }
}

struct CardPreviews: PreviewProvider {
  static var previews: some View {
    Group {
      Card("Paper") { Text("Content") }.cardStyle(.paper)
      Card("Wave") { Text("Content") }.cardStyle(WaveCardStyle(tint: .pink))
      Card("Dotted") { Text("Content") }.cardStyle(.dotted)
    }
  }
}
