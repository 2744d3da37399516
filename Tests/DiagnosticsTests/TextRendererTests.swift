import Diagnostics
import Testing

@Suite struct TextRendererTests {
  @Test func caretsStandUnderTheWholeSpan() {
    let sample = Sample("style A for Button {\n    label.tint(colour)\n}\n")
    #expect(
      sample.rendered(sample.error("cannot find 'colour'", at: "colour")) == """
        Card.style:2:16: error: cannot find 'colour' [unexpected-token]
        2 |     label.tint(colour)
          |                ^~~~~~

        1 error

        """)
  }

  @Test func tabsAndWideCharactersKeepTheirPlace() {
    let sample = Sample("\tText(\"日本👍🏽e\u{301}\") bad")
    #expect(
      sample.rendered(sample.error("no", at: "bad")) == """
        Card.style:1:19: error: no [unexpected-token]
        1 |     Text("日本👍🏽e\u{301}") bad
          |                     ^~~

        1 error

        """)
  }

  @Test func aPlaceBetweenTwoBytesHasOneCaret() {
    let sample = Sample("a b\n")
    let place = Diagnostic(
      .unexpectedToken, "expected ','", at: SourceSpan(file: 0, start: 3, end: 3))
    #expect(sample.rendered(place).contains("1 | a b\n  |    ^\n"))
  }

  @Test func theEndOfTheFileCanBeMeant() {
    let sample = Sample("a {\n")
    let place = Diagnostic(
      .unexpectedToken, "expected '}'", at: SourceSpan(file: 0, start: 4, end: 4))
    #expect(sample.rendered(place).hasPrefix("Card.style:2:1: error: expected '}'"))
  }

  @Test func everyLineOfASpanIsMarked() {
    let sample = Sample("x {\n  one\n\n  two\n}\n")
    #expect(
      sample.rendered(sample.error("no", at: "{\n  one\n\n  two\n}")) == """
        Card.style:1:3: error: no [unexpected-token]
        1 | x {
          |   ^
        2 |   one
          |   ~~~
        3 |
        4 |   two
          |   ~~~
        5 | }
          | ~

        1 error

        """)
  }

  @Test func theMiddleOfALongSpanIsLeftOut() {
    let lines = (1...20).map { "line\($0)" }.joined(separator: "\n")
    let sample = Sample(lines)
    let text = sample.rendered(sample.error("no", at: lines))
    #expect(text.contains(" 3 | line3\n   | ~~~~~\n   :\n19 | line19\n"))
    #expect(!text.contains("line10"))
  }

  @Test func notesAndFixItsFollow() {
    let sample = Sample("let color = 1\nuse(colr)\n")
    let fix = Diagnostic.FixIt(
      "replace 'colr' with 'color'", [.init(sample.span("colr"), "color")])
    let note = Diagnostic.Note("'color' is declared here", at: sample.span("color"))
    #expect(
      sample.rendered(sample.error("no 'colr'", at: "colr", notes: [note], fixIts: [fix])) == """
        Card.style:2:5: error: no 'colr' [unexpected-token]
        2 | use(colr)
          |     ^~~~
        Card.style:1:5: note: 'color' is declared here
        1 | let color = 1
          |     ^~~~~
        fix-it: replace 'colr' with 'color'
        2 - use(colr)
          + use(color)

        1 error

        """)
  }

  @Test func aDeclarationIsShownWithoutAPlace() {
    let sample = Sample("label.shimmer()\n")
    let fix = Diagnostic.FixIt(
      "declare 'shimmer'", [], declaration: "extern modifier shimmer(...)")
    let text = sample.rendered(sample.error("no", at: "shimmer", fixIts: [fix]))
    #expect(text.contains("fix-it: declare 'shimmer'\n  + extern modifier shimmer(...)\n"))
  }

  @Test func severalEditsOfALineAreOneChange() {
    let sample = Sample("f(a, b)\n")
    let fix = Diagnostic.FixIt(
      "insert labels",
      [
        .init(sample.span("a").startPoint, "x: "), .init(sample.span("b").startPoint, "y: "),
      ])
    let text = sample.rendered(sample.error("no", at: "f", fixIts: [fix]))
    #expect(text.contains("1 - f(a, b)\n  + f(x: a, y: b)\n"))
  }

  @Test func anInsertedLineIsOnlyAdded() {
    let sample = Sample("a\nb\n")
    let fix = Diagnostic.FixIt("insert", [.init(sample.span("b").startPoint, "new\n")])
    let text = sample.rendered(sample.error("no", at: "b", fixIts: [fix]))
    #expect(text.contains("fix-it: insert\n  + new\n"))
  }

  @Test func coloursAreOnDemand() {
    let sample = Sample("bad\n")
    let error = sample.error("no", at: "bad")
    #expect(!sample.rendered(error).contains("\u{1B}"))
    #expect(sample.rendered(error, isColored: true).contains("\u{1B}[1;31merror:\u{1B}[0m"))
  }

  @Test func whatIsNotUTF8IsRepaired() {
    let file = SourceFile(path: "x.style", bytes: [0x61, 0xFF, 0x62])
    let error = Diagnostic(.unexpectedToken, "no", at: SourceSpan(file: 0, start: 2, end: 3))
    let text = TextRenderer().render(DiagnosticList([error]), files: [file])
    #expect(text.contains("1 | a\u{FFFD}b\n  |   ^\n"))
  }

  @Test func spansOutsideTheFilesAreSafe() {
    let sample = Sample("a")
    for span in [
      SourceSpan.none, SourceSpan(file: 7, start: 0, end: 1),
      SourceSpan(file: 0, start: 5, end: 9), SourceSpan(file: 0, start: 1, end: 0),
    ] {
      let text = sample.rendered(Diagnostic(.unexpectedToken, "no", at: span))
      #expect(text.contains("error: no"))
    }
  }

  @Test func headsAreOneLineEach() {
    let sample = Sample("bad\n")
    let list = DiagnosticList([sample.error("no", at: "bad", notes: [.init("why")])])
    #expect(
      TextRenderer(detail: .heads).render(list, files: [sample.file]) == """
        Card.style:1:1: error: no [unexpected-token]
        Card.style:1:1: note: why

        """)
  }
}
