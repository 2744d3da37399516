import SwiftUI

struct SegmentsCaller: View {
  @State private var selection = 0
  private let names = ["Day", "Week", "Month"]

  var body: some View {
    VStack {
      SegmentBar(selection: $selection, count: names.count) { index in
        Text(names[index])
      }
      SegmentBar("Range", selection: $selection, count: names.count) { index in
        Text(names[index])
      }
      SegmentBar(selection: $selection, count: 2) { index in
        Image(systemName: index == 0 ? "list.bullet" : "square.grid.2x2")
      } label: {
        Text("View")
      }
      .segmentBarStyle(.underlined(tint: .red))
      SegmentBar(selection: $selection, count: 2) { Text(verbatim: "\($0)") }
        .segmentBarStyle(.raised(radius: 4))
    }
    .segmentBarStyle(
      selection == 0 ? AnySegmentBarStyle(.underlined) : AnySegmentBarStyle(.raised))
  }
}

struct SegmentsPreviews: PreviewProvider {
  static var previews: some View {
    Group {
      SegmentBar(selection: .constant(0), count: 3) { Text(verbatim: "\($0)") }
        .segmentBarStyle(.raised)
      SegmentBar(selection: .constant(0), count: 3) { Text(verbatim: "\($0)") }
        .segmentBarStyle(UnderlinedSegmentBarStyle())
    }
  }
}
