import SwiftUI

/// Prints whether a condition holds, for the harness that runs the scenario.
@MainActor
func check(
  _ name: String, _ condition: @autoclosure () -> Bool, _ found: @autoclosure () -> Any = ""
) {
  print(condition() ? "PASS \(name)" : "FAIL \(name)\t\(oneLine(found()))")
}

/// Prints whether two values are equal.
@MainActor
func check<Value: Equatable>(_ name: String, _ found: Value, is expected: Value) {
  check(name, found == expected, "found \(found), not \(expected)")
}

/// Prints whether nothing was reported that SwiftUI would report at run time.
@MainActor
func checkNoFaults(_ name: String) {
  let faults = Faults.take()
  check(name, faults.isEmpty, faults)
}

private func oneLine(_ value: Any) -> String {
  "\(value)".split(separator: "\n").joined(separator: " / ")
}

/// A view that owns a number, to see whether its identity survives.
struct Counter: View {
  let name: String
  @State private var count = 0

  init(_ name: String = "counter") { self.name = name }

  var body: some View {
    Text(verbatim: "\(name) \(count)")
      .onTapGesture { count += 1 }
  }
}

/// Whether a modifier leaves views as if it were not there, also under settings from outside.
@MainActor
func checkNoEffect(_ name: String, _ modify: (AnyView) -> some View) {
  let sample = AnyView(
    VStack {
      Text("text")
      Text("second").foregroundStyle(.secondary)
      Text("own").font(.caption)
      Image(systemName: "star")
      Circle()
      Rectangle().fill(.tint)
      Button("button") {}
    })
  check("no effect: \(name)", everywhere(modify(sample)), is: everywhere(sample))
}

/// What is seen of a view.
@MainActor
func drawing(_ view: some View) -> String { Host { view }.root.drawing }

/// What is seen of a view as it is and under settings from outside.
@MainActor
private func everywhere(_ view: some View) -> String {
  Host {
    VStack {
      view
      view
        .font(.title)
        .tint(.purple)
        .lineLimit(2)
        .bold()
        .textCase(.uppercase)
        .foregroundStyle(.red, .green)
    }
  }
  .root.drawing
}

/// A view that is made anew from a value that the test writes.
struct Watching<Value, Content: View>: View {
  let value: Outside<Value>
  @ViewBuilder let content: (Value) -> Content

  init(_ value: Outside<Value>, @ViewBuilder content: @escaping (Value) -> Content) {
    self.value = value
    self.content = content
  }

  var body: some View { content(value.value) }
}

/// All values of some states: `combinations(2)` is `[[false, false], [true, false], …]`.
func combinations(_ states: Int) -> [[Bool]] {
  (0..<(1 << states)).map { bits in (0..<states).map { bits & (1 << $0) > 0 } }
}

extension RenderedView {
  /// An argument of the nearest modifier around this node, as text.
  @MainActor
  func argument(of modifier: String, _ label: String = "") -> String? {
    ancestors.first { $0.name == modifier }?.argument(label)
  }

  /// The animation with which the last change reached this place, as text.
  @MainActor var animationText: String? { animation.map { describe($0) } }
}
