import Diagnostics
import Testing

@Suite struct LineTableTests {
  @Test func linesEndInAllThreeWays() {
    let table = LineTable(Array("a\nb\r\nc\rd".utf8))
    #expect(table.lineCount == 4)
    #expect((1...4).map { table.text(ofLine: $0) } == ["a", "b", "c", "d"])
    #expect(table.line(at: 0) == 1)
    #expect(table.line(at: 1) == 1)
    #expect(table.line(at: 2) == 2)
    #expect(table.line(at: 4) == 2)
    #expect(table.line(at: 5) == 3)
    #expect(table.line(at: 99) == 4)
  }

  @Test func columnsCountUTF16() {
    let table = LineTable(Array("é👍x".utf8))
    #expect(table.position(at: 0) == .init(line: 1, column: 1))
    #expect(table.position(at: 2) == .init(line: 1, column: 2))
    #expect(table.position(at: 6) == .init(line: 1, column: 4))
  }

  @Test func everyOffsetSurvivesTheWayThereAndBack() {
    let text = "first\n\tsecond é 👍🏽 end\r\n\n日本"
    let table = LineTable(Array(text.utf8))
    var offset = 0
    for scalar in text.unicodeScalars {
      // The second half of a line break is no place of its own.
      if scalar != "\n" || offset == 5 {
        #expect(table.offset(of: table.position(at: offset)) == offset)
      }
      offset += String(scalar).utf8.count
    }
  }

  /// Line breaks at each place of the words that are searched at once, beside bytes that are like them.
  @Test func linesAreFoundWhereverTheyEnd() {
    for ending in ["\n", "\r", "\r\n"] {
      for count in 0..<20 {
        let line = "\u{B}\u{C}\u{E}\té\u{8A}\u{8D}"
        let text = String(repeating: "x", count: count) + ending + line + ending + ending + "y"
        let table = LineTable(Array(text.utf8))
        #expect(table.lineCount == 4)
        #expect(table.text(ofLine: 1) == String(repeating: "x", count: count))
        #expect(table.text(ofLine: 2) == line)
        #expect(table.text(ofLine: 3) == "")
        #expect(table.text(ofLine: 4) == "y")
      }
    }
  }

  @Test func theEmptyFileHasOneLine() {
    let table = LineTable([])
    #expect(table.lineCount == 1)
    #expect(table.position(at: 0) == .init(line: 1, column: 1))
    #expect(table.position(at: 7) == .init(line: 1, column: 1))
  }
}
