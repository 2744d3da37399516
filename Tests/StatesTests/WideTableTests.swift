import Diagnostics
import Testing

@testable import States

/// Tables that are wider than a terminal.
@Suite struct WideTableTests {
  /// More columns than there is room for stand below one another; a part that asks for fewer states
  /// has neither their columns nor their rows.
  @Test func columnsStandBelowOneAnother() throws {
    let table = try StateSources.table(
      """
      title
        .opacity(1)
        .scaleEffect(1)
        .foregroundStyle(isOn ? Color.blue.opacity(0.25) : Color.red.opacity(0.75))
        .background(isOn ? Color.green.opacity(0.125) : Color.yellow.opacity(0.375))
        .padding(isOn ? 4 : 8)
        when isOn && isPressed { .opacity(0.5) .scaleEffect(0.9) }
      """)
    #expect(table.sections.count == 1 && table.sections.first?.rows.count == 3)
    let text = TableText().render([table])
    #expect(
      text == """
        Look for Card — Test.style:14

                            title    title        title
          isOn   isPressed  opacity  scaleEffect  foregroundStyle
          ─────  ─────────  ───────  ───────────  ────────────────────────────
          false  any        1 :16    1 :17        Color.red.opacity(0.75) :18
          true   false      1 :16    1 :17        Color.blue.opacity(0.25) :18
          true   true       0.5 :21  0.9 :21      Color.blue.opacity(0.25) :18

                 title                            title
          isOn   background                       padding
          ─────  ───────────────────────────────  ───────
          false  Color.yellow.opacity(0.375) :19  8 :20
          true   Color.green.opacity(0.125) :19   4 :20

        """)
    #expect(text.split(separator: "\n").allSatisfy { DisplayWidth.width(of: String($0)) <= 80 })
  }

  /// What would cost too much to tell is named all the same.
  @Test func whatIsLeftOutIsNamed() throws {
    var table = try StateSources.table("title")
    #expect(table.sections.isEmpty && table.leftOut.isEmpty)
    table.leftOut = [
      StateTable.Column(view: "title", modifier: "opacity", argument: "", line: 15)
    ]
    #expect(
      TableText().render([table]) == """
        Look for Card — Test.style:14

          title.opacity (line 15): too many combinations to tell

        """)
    #expect(
      TableMarkdown.render([table]) == """
        ### Look for Card

        `Test.style:14`

        `title.opacity` (line 15): too many combinations to tell.

        """)
    let leftOut = """
            "leftOut": [
              {
                "view": "title",
                "modifier": "opacity",
                "argument": "",
                "line": 15
              }
            ]
      """
    #expect(TableJSON.render([table]).contains(leftOut))
  }
}
