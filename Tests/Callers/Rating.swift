import SwiftUI

/// A hand-written style that draws the parameterised slot and calls the action.
struct HeartsRatingStyle: RatingStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      ForEach(1...configuration.count, id: \.self) { index in
        Button {
          configuration.value = index
          configuration.onCommit?(index)
        } label: {
          if let star = configuration.star {
            star(index)
          } else {
            Image(systemName: index <= configuration.value ? "heart.fill" : "heart")
          }
        }
      }
      if configuration.isEmpty { Text("none") }
    }
  }
}

struct RatingCaller: View {
  @State private var value = 3
  @State private var isInline = false
  let film: String

  var body: some View {
    VStack {
      Rating("Film", value: $value)
      Rating(film, value: $value, count: 3)
      Rating("Film", value: $value, onCommit: { value = $0 })
      Rating(value: $value) { Label("Film", systemImage: "film") }
      Rating("Film", value: $value, star: { index in Text(verbatim: "\(index)") })
      Rating(value: $value, count: 10) {
        Text("Film")
      } star: { index in
        Image(systemName: index.isMultiple(of: 2) ? "circle" : "square")
      }
      .ratingStyle(.stars(tint: .red))
      Rating("Film", value: $value).ratingStyle(.inline)
      Rating("Film", value: $value).ratingStyle(HeartsRatingStyle())
      Rating("Film", value: $value)
        .ratingStyle(.counted)
        .ratingStyle(.stars(tint: .orange))
    }
    .ratingStyle(isInline ? AnyRatingStyle(.inline) : AnyRatingStyle(.stars))
  }
}

struct RatingPreviews: PreviewProvider {
  static var previews: some View {
    Group {
      Rating("Stars", value: .constant(2)).ratingStyle(.stars)
      Rating("Inline", value: .constant(2)).ratingStyle(InlineRatingStyle())
      Rating("Counted", value: .constant(2)).ratingStyle(CountedRatingStyle())
    }
  }
}
