import Diagnostics
import Foundation
import Lexer
import Parser
import Testing

/// Whatever is done to a file, the parser returns, and its spans stay inside of the text.
@Suite struct RobustnessTests {
  private static let files = Fixtures.syntax + Fixtures.examples

  private func survives(_ bytes: [UInt8]) {
    let file = SourceFile(path: "Test.style", bytes: bytes)
    let (tree, diagnostics) = parse(file, index: 0)
    var isInside = true
    for diagnostic in diagnostics {
      let spans = [diagnostic.span] + diagnostic.fixIts.flatMap { $0.edits.map(\.span) }
      for span in spans
      where span.start < 0 || span.end < span.start || Int(span.end) > bytes.count {
        isInside = false
      }
    }
    for declaration in tree.declarations
    where declaration.span.start < 0 || Int(declaration.span.end) > bytes.count {
      isInside = false
    }
    if !isInside { Issue.record("a span outside of \(String(decoding: bytes, as: UTF8.self))") }
  }

  @Test(arguments: files.map(\.path))
  func tokensDeletedDoubledOrSwapped(_ name: String) throws {
    let file = try #require(Self.files.first { $0.path == name })
    let tokens = tokenize(file).dropLast()
    // Of long files some tokens: a file has the same kinds again and again.
    let stride = max(1, tokens.count / 40)
    for index in Swift.stride(from: 0, to: tokens.count, by: stride) {
      let range = Int(tokens[index].start)..<Int(tokens[index].end)
      var deleted = file.bytes
      deleted.removeSubrange(range)
      survives(deleted)
      survives(Array(file.bytes[..<range.upperBound]) + [0x20] + file.bytes[range.lowerBound...])
      guard index + 1 < tokens.count else { continue }
      let next = Int(tokens[index + 1].start)..<Int(tokens[index + 1].end)
      let swapped =
        file.bytes[next] + file.bytes[range.upperBound..<next.lowerBound] + file.bytes[range]
      survives(
        Array(file.bytes[..<range.lowerBound]) + swapped + file.bytes[next.upperBound...])
    }
  }

  @Test(arguments: files.map(\.path))
  func prefixes(_ name: String) throws {
    let file = try #require(Self.files.first { $0.path == name })
    for length in stride(from: 0, to: file.bytes.count, by: max(1, file.bytes.count / 80)) {
      survives(Array(file.bytes[..<length]))
    }
  }

  private static let openings = [
    "(", "[", "{", "VStack {", "a(", ".a(", "if a {", "if a { } else ", "when a {", "a ? ", "a ?? ",
    "!", "- ", "-(", "\"\\(", "switch a { case b:", "switch a { case (", "a { b in ", "#swift {",
    "let a: [", "let a: A<", "let a: (A) -> ", "func a() {", "view a {", "style A for B {",
    "configuration A {", "extern type A {", "extern A { b {", "a.b().c()", "a + ", "`", "@a(",
    "case",
    "else", "local a = ", "component {", "never ", "target ", "a as ", "$0", "\\.a", "&", "'", ";",
    ",", ":", "}", ")", "]", "?", "!", ".", "= ",
  ]

  /// On a thread of its own: unoptimised code needs more stack than some test runners give.
  @Test func deepNesting() {
    let thread = Thread {
      for opening in Self.openings {
        for start in [
          "", "style S for C {\n", "configuration C {\n", "extern type T {\n", "let a = ",
        ] {
          let bytes = Array((start + String(repeating: opening, count: 2000)).utf8)
          _ = parse(SourceFile(path: "Test.style", bytes: bytes), index: 0)
        }
      }
      Self.done.signal()
    }
    thread.stackSize = 2 << 20
    thread.start()
    Self.done.wait()
  }

  private static let done = DispatchSemaphore(value: 0)

  @Test func deepNestingIsOneMistake() {
    for opening in ["(", "[", "VStack {"] {
      let closing = opening == "(" ? ")" : opening == "[" ? "]" : "}"
      let text =
        String(repeating: opening, count: 5000) + "a" + String(repeating: closing, count: 5000)
      let file = SourceFile(path: "", text: "style S for C { \(text) }\nstyle T for C { d }")
      let (tree, diagnostics) = parse(file, index: 0)
      #expect(diagnostics.map(\.id) == [.nestingTooDeep])
      #expect(tree.declarations.count == 2)
    }
  }

  @Test func reasonableNestingIsAllowed() {
    let text =
      String(repeating: "VStack {\n", count: 30) + "a" + String(repeating: "\n}", count: 30)
    let chain = String(repeating: "\n.b(1)", count: 200)
    let sum = "let x = 1" + String(repeating: " + 1", count: 300)
    let file = SourceFile(path: "", text: "style S for C {\n\(text)\(chain)\n\(sum)\n}")
    #expect(parse(file, index: 0).1.map(\.message) == [])
  }

  @Test func randomPieces() {
    var random = Generator(state: 7)
    let pieces = [
      "style", "for", "A", "a", "{", "}", "(", ")", "[", "]", ".", ",", ":", ";", "\n", "\n",
      "when",
      "animate", "if", "else", "switch", "case", "let", "func", "view", "local", "extern", "type",
      "configuration", "slot", "=", "==", "?", "!", "-", "\"a\"", "\"\\(a)\"", "#fff", "1", "0.5",
      "...", "->", "@a", "$a", "`a`", "in", "as", "<", ">", "default", "component", "never",
      "modifier",
    ]
    for _ in 0..<600 {
      var text = ""
      for _ in 0..<60 {
        text += pieces[Int(random.next() % UInt64(pieces.count))]
        if random.next() % 3 > 0 { text += " " }
      }
      survives(Array(text.utf8))
    }
  }

  @Test func randomBytes() {
    var random = Generator(state: 11)
    for _ in 0..<300 {
      survives((0..<200).map { _ in UInt8(truncatingIfNeeded: random.next() >> 32) })
    }
  }

  /// The same numbers on every run.
  private struct Generator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state >> 29) ^ (state >> 3)
    }
  }
}
