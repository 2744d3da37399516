import SwiftUI

struct FilterBarCaller: View {
  @State private var isOn = true

  var body: some View {
    VStack {
      FilterBar(isOn: $isOn, count: 3) { Text("Unread") }
        .filterBarStyle(.inked)
      FilterBar(isOn: $isOn, count: 0) { Text("Flagged") }
        .filterBarStyle(.compact)
        .filterBarStyle(.inked)
      HStack {
        Crumb(title: "Home", isLast: false, look: .slashed)
        Crumb(title: "Mail", isLast: true, look: .slashed)
      }
    }
    .environment(\.legacyMetrics, LegacyMetrics())
  }
}

struct FilterBarPreviews: PreviewProvider {
  static var previews: some View {
    Group {
      FilterBar(isOn: .constant(true), count: 1) { Text("Inked") }.filterBarStyle(.inked)
      FilterBar(isOn: .constant(true), count: 1) { Text("Compact") }.filterBarStyle(.compact)
    }
  }
}
