import Diagnostics
import Foundation
import Lexer
import Testing
import TypeChecker

/// Whatever is done to a file, the checker returns, soon and on a small stack.
@Suite struct RobustnessTests {
  /// Runs something on a thread with a stack of its own; unoptimised code needs more.
  private func onSmallStack(_ body: @escaping @Sendable () -> Void) {
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      body()
      done.signal()
    }
    thread.stackSize = Self.stackSize
    thread.start()
    done.wait()
  }

  #if DEBUG
    private static let stackSize = 16 << 20
    /// How many places of a file are changed.
    private static let samples = 5
  #else
    private static let stackSize = 512 << 10
    private static let samples = 60
  #endif

  private static func survives(_ bytes: [UInt8]) {
    var options = CompileOptions()
    // The last frames below what is refused need some, too.
    options.stackLimit = stackSize * 3 / 4
    let file = SourceFile(path: "Test.style", bytes: bytes)
    for diagnostic in Fixture.check([file], options) {
      let spans = [diagnostic.span] + diagnostic.fixIts.flatMap { $0.edits.map(\.span) }
      for span in spans
      where span.file >= 0 && (span.start < 0 || span.end < span.start)
        || span.file >= 0 && Int(span.end) > bytes.count
      {
        Issue.record(
          "\(diagnostic.message) lies outside of \(String(decoding: bytes, as: UTF8.self))")
      }
    }
  }

  @Test(arguments: Fixtures.invalid + Fixtures.valid)
  func tokensDeletedDoubledOrSwapped(_ fixture: Fixture) {
    let file = fixture.files[0]
    onSmallStack {
      let tokens = Array(tokenize(file).dropLast())
      // Of long files some tokens: a file has the same kinds again and again.
      for index in stride(from: 0, to: tokens.count, by: max(1, tokens.count / Self.samples)) {
        let range = Int(tokens[index].start)..<Int(tokens[index].end)
        var deleted = file.bytes
        deleted.removeSubrange(range)
        Self.survives(deleted)
        Self.survives(
          Array(file.bytes[..<range.upperBound]) + [0x20] + file.bytes[range.lowerBound...])
        guard index + 1 < tokens.count else { continue }
        let next = Int(tokens[index + 1].start)..<Int(tokens[index + 1].end)
        let between = file.bytes[range.upperBound..<next.lowerBound]
        Self.survives(
          Array(file.bytes[..<range.lowerBound]) + file.bytes[next] + between + file.bytes[range]
            + file.bytes[next.upperBound...])
      }
    }
  }

  @Test(arguments: Fixtures.examples)
  func prefixes(_ fixture: Fixture) {
    let bytes = fixture.files[0].bytes
    onSmallStack {
      for length in stride(from: 0, to: bytes.count, by: max(1, bytes.count / Self.samples)) {
        Self.survives(Array(bytes[..<length]))
      }
    }
  }

  private static let openings = [
    "(", "[", "!", "-(", "a ? b : ", "a ?? ", "max(1, ", "VStack { ", "Group { VStack { ",
    ".padding(", "{ ", "if isOn { title } else ", "withAnimation { ", "\"\\(", "Color(red: ",
    "[1: ", "switch isOn { case true: ", "title.overlay { ", "title.background(", "isOn == (",
    "1 + (", "ForEach(0..<3) { i in ", "Button { ", "if isOn { ", "a as (",
  ]

  @Test(arguments: openings)
  func deepNesting(_ opening: String) {
    let pairs: [Character: Character] = ["(": ")", "[": "]", "{": "}"]
    let closing = String(opening.reversed().compactMap { pairs[$0] })
    onSmallStack {
      for count in [20, 100, 1000] {
        let text =
          String(repeating: opening, count: count) + "title"
          + String(repeating: " " + closing, count: count)
        let head = "configuration C { slot title; state isOn: Bool }\ndefault style S for C { "
        for (before, behind) in [("", ""), ("let a = ", "\ntitle"), ("title.padding(", ")")] {
          Self.survives(Array((head + before + text + behind + " }").utf8))
        }
      }
    }
  }

  // MARK: - Size

  /// Declarations by the thousand, each kind in a chain where one can need the next.
  private static let sources: [(name: String, make: @Sendable (Int) -> String)] = [
    (
      "styles",
      { n in (0..<n).map { "style S\($0)x for Button { label.padding(\($0)) }\n" }.joined() }
    ),
    (
      "drawn styles",
      { n in
        "configuration C { slot title }\ndefault style D for C { title }\n"
          + (0..<n).map {
            "style S\($0)x for C { styled(.\($0 + 1 < n ? "s\($0 + 1)x" : "d")).padding(1) }\n"
          }.joined()
      }
    ),
    ("modifiers", { n in (0..<n).map { "modifier M\($0)x { .padding(\($0)) }\n" }.joined() }),
    (
      "views",
      { n in
        (0..<n).map { "view V\($0)x { \($0 + 1 < n ? "V\($0 + 1)x()" : "Rectangle()") }\n" }
          .joined()
      }
    ),
    (
      "constants",
      { n in (0..<n).map { "let c\($0)x: Int = \($0 + 1 < n ? "c\($0 + 1)x" : "0")\n" }.joined() }
    ),
    (
      "configurations",
      { n in
        (0..<n).map {
          "configuration C\($0)x { slot title }\ndefault style P for C\($0)x { title }\n"
        }.joined()
      }
    ),
    (
      "externs",
      { n in
        (0..<n).map { "extern modifier m\($0)x(a: Int)\nextern type T\($0)x { ... }\n" }.joined()
      }
    ),
    ("structs", { n in (0..<n).map { "struct S\($0)x { a: Int; b: Color? = nil }\n" }.joined() }),
    (
      "unknown names",
      { n in (0..<n).map { "style S\($0)x for Button { label.padding(unknown\($0)) }\n" }.joined() }
    ),
    (
      "cases",
      { n in
        "enum E { " + (0..<n).map { "c\($0)x" }.joined(separator: ", ") + " }\n"
          + "func f(e: E) -> Int { switch e {\n"
          + (0..<n).map { "case .c\($0)x: \($0)\n" }.joined() + "} }\n"
      }
    ),
    (
      "members",
      { n in
        "configuration C { slot title\n" + (0..<n).map { "state s\($0)x: Int = 0\n" }.joined()
          + "}\ndefault style D for C { title }\n"
      }
    ),
  ]

  @Test(arguments: sources.map(\.name))
  func timeGrowsWithTheSize(_ name: String) throws {
    let make = try #require(Self.sources.first { $0.name == name }).make
    #if DEBUG
      // Measured in optimised code only; here that it is survived.
      Self.survives(Array(make(150).utf8))
    #else
      func seconds(_ count: Int) -> Double {
        let bytes = Array(make(count).utf8)
        // The best of three: other processes take their time as well.
        return (0..<3).map { _ in
          let duration = ContinuousClock().measure { Self.survives(bytes) }
          return Double(duration.components.seconds)
            + Double(duration.components.attoseconds) / 1e18
        }.min() ?? 0
      }
      let ratio = seconds(8000) / max(seconds(1000), 0.005)
      #expect(ratio < 32, "eight times the text took \(ratio) times as long")
    #endif
  }
}
