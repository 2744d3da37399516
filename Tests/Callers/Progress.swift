import SwiftUI

struct ProgressCaller: View {
  let done: Double

  var body: some View {
    VStack {
      ProgressView("Loading")
        .progressViewStyle(.bar)
      ProgressView(value: done) {
        Text("Loading")
      } currentValueLabel: {
        Text("half")
      }
      .progressViewStyle(.bar(tint: .green, height: 4))
      ProgressView(value: done, total: 3)
        .progressViewStyle(.ring)
      ProgressView()
        .progressViewStyle(.ring(width: 3))
      Gauge(value: done) { Text("Level") }
        .gaugeStyle(.blocks)
      Gauge(value: done) {
        Text("Level")
      } currentValueLabel: {
        Text("5")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("10")
      }
      .gaugeStyle(.blocks(total: 20))
      Gauge(value: done) { Text("Level") }
        .gaugeStyle(.arc())
      Gauge(value: done) { Text("Level") }
        .gaugeStyle(
          .arc(fill: done, width: 4))
    }
  }
}

extension GaugeStyle where Self == ArcGaugeStyle<Color> {
  /// An arc that turns from green to red.
  fileprivate static func arc(fill: Double, width: CGFloat) -> Self {
    Self(tint: fill > 0.8 ? Color.red : Color.green, width: width)
  }
}

struct ProgressPreviews: PreviewProvider {
  static var previews: some View {
    Group {
      ProgressView(value: 0.5).progressViewStyle(BarProgressViewStyle())
      ProgressView(value: 0.5).progressViewStyle(RingProgressViewStyle(width: 4))
      Gauge(value: 0.5) { Text("Blocks") }.gaugeStyle(BlocksGaugeStyle(total: 5))
      Gauge(value: 0.5) { Text("Arc") }.gaugeStyle(.arc(tint: Color.red))
    }
  }
}
