import Diagnostics
import Lexer
import Testing

@Suite struct FaultTests {
  @Test(
    arguments: [
      ("\"abc\nd", [.unterminatedString, .identifier]),
      ("\"a \\(b\nd", [.unterminatedString, .identifier]),
      ("\"\"\"abc\nd", [.unterminatedString]),
      ("/* a /* b */", [.unterminatedComment]),
      ("#swift { a", [.hashSwift, .unterminatedRawBlock]),
      ("`a b`", [.unterminatedQuotedIdentifier]),
      ("`a\nb", [.unterminatedQuotedIdentifier, .identifier]),
      ("'abc' d", [.unknown, .identifier]),
      ("“abc” d", [.unknown, .identifier]),
      ("$ §", [.unknown, .unknown]),
      ("a\u{0}b", [.identifier, .unknown, .identifier]),
      ("#\"raw\"# d", [.invalidHash, .identifier]),
    ] as [(String, [TokenKind])])
  func faultIsAKind(_ source: String, _ expected: [TokenKind]) {
    #expect(kinds(source) == expected)
  }

  @Test func invalidUTF8() {
    #expect(kinds([0x61, 0xFF, 0xFE, 0x62]) == [.identifier, .invalidUTF8, .identifier])
    // Too long forms, halves of surrogate pairs and cut-off characters are no text.
    #expect(kinds([0xC0, 0x80]) == [.invalidUTF8])
    #expect(kinds([0xED, 0xA0, 0x80]) == [.invalidUTF8])
    #expect(kinds([0x61, 0xE2, 0x82]) == [.identifier, .invalidUTF8])
  }

  @Test func faultsInCommentsAndStringsAreFound() {
    let bytes = Array("// \u{202E} \"\u{0}\"".utf8) + [0xFF]
    let faults = bytes.withUnsafeBufferPointer { textFaults(in: $0) }
    #expect(faults.map(\.kind) == [.bidirectionalControl, .nul, .invalidUTF8])
    #expect(faults.map(\.start) == [3, 8, 10])
  }

  /// At each place of the words that are searched at once.
  @Test(arguments: 0..<20) func faultsAreFoundWhereverTheyStand(_ place: Int) {
    let plain = [UInt8](repeating: 0x7F, count: place) + [1]
    let bytes = plain + [0, 0x01, 0x80] + plain + [0]
    let faults = bytes.withUnsafeBufferPointer { textFaults(in: $0) }
    #expect(faults.map(\.kind) == [.nul, .invalidUTF8, .nul])
    #expect(faults.map(\.start) == [place + 1, place + 3, 2 * place + 5].map { Int32($0) })
  }

  @Test func documentationIsTheLastGroup() {
    let text = "/// far\n\n/// one  \r\n///two\n//// no\n"
    let bytes = Array(text.utf8)
    let all = bytes.withUnsafeBufferPointer { documentation($0, from: 0, to: $0.count) }
    #expect(all == [])
    let group = Array(text.utf8.prefix(27))
    #expect(
      group.withUnsafeBufferPointer { documentation($0, from: 0, to: $0.count) } == ["one", "two"])
  }

  /// Whatever stands in a text, the tokens cover it in order and end at its end.
  @Test(arguments: [
    "(", "[", "{", "\"", "\\(", "\"\\(", "/*", "#swift {", "#", "`", "'", "“", "?", "!", ".", "-",
    "/", "#\"", "#/", "\"\"\"", "$", "@", "\u{0}", "é", "0", "0x", "a",
  ])
  func longRunsTakeLinearTime(_ piece: String) {
    let source = String(repeating: piece, count: 100_000)
    let file = SourceFile(path: "Test.style", text: source)
    let list = tokenize(file)
    #expect(list.last?.kind == .endOfFile)
    #expect(Int(list.last?.end ?? 0) == file.bytes.count)
    var end: Int32 = 0
    var isOrdered = true
    for token in list {
      if token.start < end || token.end < token.start { isOrdered = false }
      end = token.end
    }
    #expect(isOrdered)
  }
}
