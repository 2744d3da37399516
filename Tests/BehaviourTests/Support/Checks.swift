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
