import Codegen
import Diagnostics
import Foundation
import Testing
import TypeChecker

@testable import States

/// The seconds that this thread is on a processor meanwhile, which other processes do not change.
func processorTime(_ body: () -> Void) -> Double {
  func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
  let start = now()
  body()
  return now() - start
}

/// What many states and blocks cost.
@Suite struct BudgetTests {
  /// A style with Boolean states `s0`, `s1`, … and blocks whose conditions join some of them.
  static func style(states: Int, blocks: Int, width: Int) -> SourceFile {
    var text = "configuration Many {\n    slot title\n"
    for index in 0..<states { text += "    state s\(index): Bool\n" }
    text +=
      "}\ndefault style Look for Many {\n    title\n        .opacity(1)\n        .padding(1)\n"
    var number: UInt64 = 42
    func next(_ bound: Int) -> Int {
      number = number &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((number >> 33) % UInt64(bound))
    }
    for index in 0..<blocks {
      let names = (0..<width).map { _ in (next(2) == 0 ? "" : "!") + "s\(next(states))" }
      let condition = names.enumerated().map {
        $0.offset == 0 ? $0.element : [" && ", " || "][next(2)] + $0.element
      }
      .joined()
      text += "        when \(condition) { .opacity(0.\(index + 10)) .padding(\(index)) }\n"
    }
    return StateSources.file(text + "}\n")
  }

  @Test(arguments: [(12, 40, 3), (60, 60, 4), (60, 400, 5), (200, 2_000, 2), (30, 3_000, 1)])
  func manyStatesAreNotExponential(_ states: Int, _ blocks: Int, _ width: Int) throws {
    let file = Self.style(states: states, blocks: blocks, width: width)
    let (source, said) = checkedSource([file], CompileOptions())
    #expect(said.filter { $0.severity == .error }.isEmpty)
    let checked = try #require(source)
    let analysis = processorTime {
      _ = analyseStates(checked.module, files: [file], options: CompileOptions())
    }
    let tables = processorTime {
      for unit in StateUnit.all(in: checked.module) {
        let table = StateTableBuilder.table(of: unit, checked)
        #expect(!TableText().render([table]).isEmpty)
      }
    }
    print("\(states) states, \(blocks) blocks: analysis \(analysis), table \(tables)")
    // Unoptimised: far from what 2^60 would take.
    #expect(analysis < 90 && tables < 90)
  }

  /// Everything from the text to Swift: well under a second, optimised or not.
  @Test func aLargeStyleCompilesAtOnce() {
    let file = Self.style(states: 12, blocks: 40, width: 3)
    let spent = (0..<3).map { _ in
      processorTime { #expect(compile([file], options: CompileOptions()).outputs.count == 1) }
    }
    print("12 states, 40 blocks: compiled in \(spent.min() ?? 0) s")
    #expect(spent.min() ?? 0 < 1)
  }

  @Test func deepConditions() {
    let condition = (0..<60).map { "(s\($0) || s\(($0 * 7 + 3) % 60))" }.joined(separator: " && ")
    var text = "configuration Many {\n    slot title\n"
    for index in 0..<60 { text += "    state s\(index): Bool\n" }
    text += "}\ndefault style Look for Many {\n    title.opacity(\(condition) ? 1 : 0.5)\n}\n"
    let result = compile([StateSources.file(text)], options: CompileOptions())
    #expect(!result.diagnostics.contains { $0.id == .conditionAlwaysHolds })
  }
}
