import Testing

@testable import Codegen

@Suite struct TextBufferTests {
  private func buffer(_ text: String) -> TextBuffer {
    var buffer = TextBuffer(capacity: 0)
    buffer.append(text)
    return buffer
  }

  private func list(_ items: [String], _ closing: String, room: Int) -> String {
    var text = buffer("let a = ")
    let list = text.beginList()
    text.append("f(")
    for item in items {
      text.nextElement(of: list)
      text.append(item)
    }
    text.endList(list, closing, room: room)
    return text.string(from: 0)
  }

  @Test func appendsWhatDoesNotFitYet() {
    var text = TextBuffer(capacity: 0)
    for number in 0..<100 { text.append(String(number)) }
    text.append("é\n")
    text.append(UInt8(ascii: "-"), count: 3)
    #expect(text.string(from: 0) == (0..<100).map(String.init).joined() + "é\n---")
  }

  @Test func copiesAreApart() {
    var text = buffer("one")
    let copy = text
    text.append(" two")
    text.insert("zero ", at: 0)
    text.breakLine(at: 4)
    #expect(text.string(from: 0) == "zero\none two")
    #expect(copy.string(from: 0) == "one")
  }

  @Test func movesInLinesThatAreNotEmpty() {
    var text = buffer("if a {\nb\n\n  c\n")
    text.indent(from: 7)
    #expect(text.string(from: 0) == "if a {\n  b\n\n    c\n")
    text = buffer("a\nb\n\nc")
    text.indentRest(from: 0, by: 2)
    #expect(text.string(from: 0) == "a\n    b\n\n    c")
    text = buffer("")
    text.indent(from: 0)
    #expect(text.isEmpty)
  }

  @Test func appendsLinesMovedIn() {
    var text = buffer("a ")
    buffer("b\n\nc").withBytes { text.append($0, indentedBy: 1) }
    #expect(text.string(from: 0) == "a   b\n\n  c")
  }

  @Test func tellsWhatStandsInItsLines() {
    let text = buffer("f {\n}")
    #expect(text.isMultiline(from: 0))
    #expect(!text.isMultiline(from: 4))
    #expect(text.endsInLine("}", from: 0))
    #expect(!buffer("f {}").endsInLine("}", from: 0))
    #expect(buffer("é}").columns(from: 0) == 2)
    #expect(text.hasText("f {", at: 0))
    #expect(!text.hasText("}}", at: 4))
  }

  @Test func listsStandInOneLineWhereTheyFit() {
    #expect(list([], ")", room: 0) == "let a = f()")
    #expect(list(["1", "2"], ")", room: 7) == "let a = f(1, 2)")
    #expect(list(["1", "2"], ")", room: 6) == "let a = f(\n  1,\n  2)")
    #expect(list(["1", "2"], ") {", room: 6) == "let a = f(\n  1,\n  2\n) {")
    #expect(list(["{\n  1\n}", "2"], ")", room: 90) == "let a = f(\n  {\n    1\n  },\n  2)")
  }
}
