import SwiftUI

struct SearchCaller: View {
  @State private var text = ""
  @State private var hits = 0

  var body: some View {
    VStack {
      SearchField("Search", text: $text, onSearch: { hits = $0.count })
      SearchField(
        "Search", text: $text, isLoading: true, onSearch: { hits = $0.count },
        onCancel: { hits = 0 })
      SearchField(
        "Search", text: $text, onSearch: { hits = $0.count },
        accessory: { Image(systemName: "mic") })
      SearchField("Search", text: $text) { hits = $0.count }
      SearchField("Search", text: $text) {
        hits = $0.count
      } accessory: {
        Text(verbatim: "a")
      }
      SearchField("Search", text: $text) {
        hits = $0.count
      } onCancel: {
        hits = 0
      }
      SearchField("Search", text: $text, onSearch: { hits = $0.count }) { Text(verbatim: "a") }
      SearchField("Search", text: $text, onSearch: { hits = $0.count }) { hits = 0 }
      SearchField(text: $text, onSearch: { hits = $0.count }) {
        Text("Search")
      } accessory: {
        Text(verbatim: "\(hits)")
      }
      .searchFieldStyle(.line)
      SearchField("Search", text: $text, onSearch: { hits = $0.count })
        .searchFieldStyle(.bar(tint: .red))
    }
    .searchFieldStyle(hits > 9 ? AnySearchFieldStyle(.line) : AnySearchFieldStyle(.bar))
  }
}

struct SearchPreviews: PreviewProvider {
  static var previews: some View {
    Group {
      SearchField("Bar", text: .constant(""), onSearch: { _ in }).searchFieldStyle(.bar)
      SearchField("Line", text: .constant("a"), onSearch: { _ in })
        .searchFieldStyle(LineSearchFieldStyle())
    }
  }
}
