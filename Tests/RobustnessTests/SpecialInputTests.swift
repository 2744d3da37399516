import Codegen
import Diagnostics
import Foundation
import Testing
import TypeChecker

/// Inputs that are meant to break the compiler, each with what it must say. `Scripts/stress` has the
/// same in their full sizes.
@Suite struct SpecialInputTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let ids: [DiagnosticID]
    let bytes: [UInt8]
    var testDescription: String { name }

    /// `ids`: what is said at least once, errors and warnings; nothing else may be.
    init(_ name: String, _ bytes: [UInt8], _ ids: DiagnosticID...) {
      self.name = name
      self.bytes = bytes
      self.ids = ids
    }

    init(_ name: String, _ text: String, _ ids: DiagnosticID...) {
      self.name = name
      bytes = Array(text.utf8)
      self.ids = ids
    }
  }

  private static let style = "style S for Button { label }\n"

  private static func nested(_ open: String, _ close: String) -> String {
    let count = 2000
    return "style S for Button {\n" + String(repeating: open, count: count) + "label"
      + String(repeating: close, count: count) + "\n}\n"
  }

  static let cases = [
    Case("an empty file", ""),
    Case("a byte-order mark", "\u{FEFF}" + style),
    Case("a byte-order mark inside", style + "\u{FEFF}", .foreignSpace),
    Case("CRLF", "style S for Button {\r\n    label\r\n        .padding(1)\r\n}\r\n"),
    Case("lone CR", "// comment\rstyle S for Button {\r    label\r}\r"),
    Case(
      "invalid UTF-8 in a name", Array("style S".utf8) + [0xFF] + " for Button { label }\n".utf8,
      .invalidUTF8),
    Case(
      "invalid UTF-8 in a string",
      Array("style S for Button { Text(\"".utf8) + [0xC3, 0x28] + "\") }\n".utf8, .invalidUTF8),
    Case("surrogates", [0x2F, 0x2F, 0xED, 0xA0, 0x80, 0x0A] + Array(style.utf8), .invalidUTF8),
    Case("overlong forms", [0x2F, 0x2F, 0xC0, 0x80, 0x0A] + Array(style.utf8), .invalidUTF8),
    Case("NUL in a comment", "// \0\n" + style, .nulCharacter),
    Case("NUL in a string", "style S for Button { Text(\"\0\") }\n", .nulCharacter),
    Case("zeros", [UInt8](repeating: 0, count: 100_000), .nulCharacter),
    Case("controls of direction in a comment", "// \u{202E}\n" + style, .invisibleDirection),
    Case(
      "controls of direction in a string", "style S for Button { Text(\"\u{2066}a\") }\n",
      .invisibleDirection),
    Case(
      "one name in two forms", "let caf\u{E9}: Int = 1\nlet cafe\u{301}: Int = 2\n", .unicodeForm),
    Case(
      "declared in one form, used in another",
      "let caf\u{E9}: CGFloat = 1\nstyle S for Button { label.padding(cafe\u{301}) }\n",
      .unicodeForm),
    Case(
      "a name of 100,000 characters",
      "style " + String(repeating: "N", count: 100_000) + " for Button { label }\n"),
    Case(
      "an unknown name of 100,000 characters",
      "style S for Button { " + String(repeating: "n", count: 100_000) + " }\n", .unknownName),
    Case("nested parentheses", nested("(", ")"), .nestingTooDeep),
    Case("nested brackets", nested("[", "]"), .nestingTooDeep),
    Case("nested braces", nested("VStack {", "}"), .nestingTooDeep),
    Case("open comments", String(repeating: "/*", count: 20_000), .unterminatedComment),
    Case(
      "a chain of modifiers",
      "style S for Button { label" + String(repeating: "\n.padding(1)", count: 5000) + "\n}\n",
      .nestingTooDeep),
    Case(
      "unknown names",
      "style S for Button { VStack {" + (0..<1000).map { "\nn\($0)" }.joined() + "\n} }\n",
      .unknownName),
    Case("unknown characters", String(repeating: "§ ", count: 5000), .unknownCharacter),
  ]

  /// What is wrong with endless names and types is told in a line or two.
  @Test(arguments: [
    (
      "let a: " + String(repeating: "[String: ", count: 30) + "Int"
        + String(repeating: "]", count: 30)
        + " = 1\n",
      "expected '[String: [String: [String: [String: [Str … \(String(repeating: "]", count: 20))'"
    ),
    (
      "style S for Button { " + String(repeating: "n", count: 100_000) + " }\n",
      "'\(String(repeating: "n", count: 40)) … \(String(repeating: "n", count: 20))'"
    ),
  ])
  func isToldShortly(_ text: String, _ words: String) {
    let said = Thorough.compile([SourceFile(path: "Test.style", text: text)]).diagnostics
    #expect(said.contains { $0.message.contains(words) }, "\(said.map(\.message))")
    for diagnostic in said { #expect(diagnostic.message.utf8.count < 300, "\(diagnostic.message)") }
  }

  @Test(arguments: cases)
  func isToldClearly(_ input: Case) {
    let result = Thorough.compile([SourceFile(path: "Test.style", bytes: input.bytes)])
    let ids = Set(result.diagnostics.map(\.id))
    #expect(ids == Set(input.ids), "\(result.diagnostics.prefix(5).map(\.message))")
  }

  /// What a fix-it of the form of a name writes is accepted.
  @Test func theFixItOfAFormMendsIt() {
    let text = "let \u{FC}ber: CGFloat = 1\nstyle S for Button { label.padding(u\u{308}ber) }\n"
    let file = SourceFile(path: "Test.style", text: text)
    let mended = FixItApplication(Thorough.compile([file]).diagnostics, files: [file]).contents[0]
    let result = Thorough.compile([SourceFile(path: "Test.style", bytes: mended)])
    #expect(result.diagnostics.map(\.message) == [])
    #expect(!result.outputs.isEmpty)
  }

  @Test(arguments: StyleFiles.finds)
  func whatFuzzingFoundIsSurvived(_ find: StyleFile) {
    _ = Thorough.compile([find.source])
  }

  // MARK: - Growth

  /// Texts that grew in another way than their length once.
  static let growing: [(String, @Sendable (Int) -> String)] = [
    (
      "whens of one chain",
      { count in
        "style S for Button { label"
          + String(repeating: "\nwhen isPressed { .opacity(0.5) }", count: count) + "\n}\n"
      }
    ),
    (
      "conditions",
      { count in
        let condition = (0..<count / 40).map { "(isPressed || isEnabled && level > \($0))" }
        return "let level: Int = 1\nstyle S for Button { label.opacity("
          + condition.joined(separator: " && ") + " ? 1 : 0.5) }\n"
      }
    ),
    ("imports", { count in (0..<count).map { "import M\($0)\n" }.joined() }),
    (
      "constants, each made from the next",
      { count in
        (0..<count).map { "let c\($0): Int = c\($0 + 1) + 1\n" }.joined() + "let c\(count) = 1\n"
      }
    ),
    (
      "derived values, each made from the next",
      { count in
        "configuration C {\n" + (0..<count).map { "let d\($0) = d\($0 + 1) + 1\n" }.joined()
          + "let d\(count) = level\nstate level: Int\n}\n"
          + "default style S for C { Text(verbatim: \"\\(d0)\") }\n"
      }
    ),
    (
      "functions, each calling the next",
      { count in
        "style S for Button {\n"
          + (0..<count).map { "func f\($0)(_ a: Int) -> Int { f\($0 + 1)(a) }\n" }.joined()
          + "func f\(count)(_ a: Int) -> Int { a }\nText(verbatim: \"\\(f0(1))\")\n}\n"
      }
    ),
    (
      "cases of one switch",
      { count in
        "enum E { " + (0..<count).map { "c\($0)" }.joined(separator: ", ")
          + " }\nconfiguration C { slot t; state e: E }\n"
          + "default style S for C {\nt.opacity(switch e {\n"
          + (0..<count).map { "case .c\($0): 0.\($0)\n" }.joined() + "})\n}\n"
      }
    ),
  ]

  @Test(arguments: growing.map(\.0))
  func timeGrowsWithTheLength(_ name: String) throws {
    let make = try #require(Self.growing.first { $0.0 == name }).1
    func seconds(_ count: Int) -> Double {
      let file = SourceFile(path: "Test.style", text: make(count))
      return (0..<3).map { _ in
        let start = ProcessorTime.now()
        _ = Codegen.compile([file], options: CompileOptions())
        return ProcessorTime.now() - start
      }.min() ?? 0
    }
    let ratio = seconds(6400) / max(seconds(800), 0.001)
    #expect(ratio < 24, "eight times the text took \(ratio) times as long")
  }

  /// Written out, the last of 36 constants would have more terms than there are bytes in memory.
  @Test func constantsThatDoubleOneAnotherEnd() {
    let constants = (1...36).map { "let c\($0): Int = c\($0 - 1) + c\($0 - 1)\n" }.joined()
    let file = SourceFile(
      path: "Test.style",
      text: "let c0: Int = 1\n" + constants
        + "style S for Toggle { label.padding(3) when c36 > 3 { .opacity(0.5) } }\n")
    let start = ProcessorTime.now()
    let result = Codegen.compile([file], options: CompileOptions())
    #expect(result.diagnostics.isEmpty)
    #expect(result.outputs.count == 1)
    #expect(ProcessorTime.now() - start < 2)
  }
}

/// The time that this thread was on a processor, which other threads and processes do not change.
enum ProcessorTime {
  static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
