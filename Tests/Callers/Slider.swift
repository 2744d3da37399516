import SwiftUI

/// A hand-written style that wraps SwiftUI's own slider.
struct SystemValueSliderStyle: ValueSliderStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      Slider(
        value: configuration.$value, in: configuration.bounds,
        onEditingChanged: { configuration.onEditingChanged?($0) })
      if let mark = configuration.mark {
        HStack { ForEach(0..<configuration.steps, id: \.self) { mark($0) } }
      }
      ProgressView(value: configuration.fraction)
    }
  }
}

struct SliderCaller: View {
  @State private var value = 0.4
  @State private var isEditing = false

  var body: some View {
    VStack {
      ValueSlider("Volume", value: $value)
      ValueSlider("Volume", value: $value, bounds: 0...11, steps: 11)
      ValueSlider("Volume", value: $value, onEditingChanged: { isEditing = $0 })
      ValueSlider("Volume", value: $value) { isEditing = $0 }
      ValueSlider("Volume", value: $value, steps: 4) { Text(verbatim: "\($0)") }
      ValueSlider("Volume", value: $value, steps: 4) { index in
        Text(verbatim: "\(index)")
        Text(verbatim: "\(index + 1)")
      } onEditingChanged: {
        isEditing = $0
      }
      ValueSlider(
        "Volume", value: $value, steps: 4, mark: { index in Text(verbatim: "\(index)") }
      )
      .valueSliderStyle(.groove(tint: isEditing ? .red : .blue, thickness: 4))
      ValueSlider(value: $value) {
        Label("Volume", systemImage: "speaker")
      }
      .valueSliderStyle(.column)
      ValueSlider("Volume", value: $value).valueSliderStyle(.column(height: 200))
      ValueSlider("Volume", value: $value).valueSliderStyle(SystemValueSliderStyle())
    }
    .valueSliderStyle(isEditing ? AnyValueSliderStyle(.column) : AnyValueSliderStyle(.groove))
  }
}

struct SliderPreviews: PreviewProvider {
  static var previews: some View {
    Group {
      ValueSlider("Groove", value: .constant(0.3)).valueSliderStyle(.groove)
      ValueSlider("Column", value: .constant(0.3)).valueSliderStyle(ColumnValueSliderStyle())
    }
  }
}
