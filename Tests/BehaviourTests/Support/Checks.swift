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
