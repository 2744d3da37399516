import Diagnostics
import Testing

@testable import States

@Suite struct AnalysisTests {
  @Test(arguments: [
    (
      "title.opacity(isOn && !isOn ? 1 : 0.5)",
      [
        "condition-never-holds: this condition never holds, whatever the states: not in every "
          + "combination of states, for example: isOn && !isOn"
      ]
    ),
    (
      "title.opacity(level > 3 && level < 2 ? 1 : 0.5)",
      [
        "condition-never-holds: this condition never holds, whatever the states: not in every "
          + "combination of states, for example: level > 3 && level < 2"
      ]
    ),
    (
      "title.opacity(level > 3 || level <= 3 ? 1 : 0.5)",
      [
        "condition-always-holds: this condition always holds, as in every combination of states: "
          + "level > 3 || level <= 3"
      ]
    ),
    (
      "title.opacity(size == .small || size == .regular || size == .large ? 1 : 0.5)",
      [
        "condition-always-holds: this condition always holds, as in every combination of states: "
          + "size == .small || size == .regular || size == .large"
      ]
    ),
    (
      "title.opacity(name == \"a\" && name == \"b\" ? 1 : 0.5)",
      [
        "condition-never-holds: this condition never holds, whatever the states: not in every "
          + "combination of states, for example: name == \"a\" && name == \"b\""
      ]
    ),
    (
      "title.opacity(isOn ? isOn ? 1 : 0.5 : 0.2)",
      [
        "condition-always-holds: this condition always holds here, as with isOn: true: isOn"
      ]
    ),
    (
      "if let progress { title.opacity(progress > 1 ? 1 : 0.5) } else { title }", []
    ),
    (
      "if caption != nil { title } else { if let caption { caption } }",
      [
        "condition-never-holds: this condition never holds here: with caption: present those "
          + "around it do not hold: caption"
      ]
    ),
  ])
  func constantConditions(_ body: String, _ expected: [String]) {
    #expect(StateSources.warnings(body) == expected)
  }

  @Test func neverRulesNarrow() {
    let members = "never isOn && isPressed"
    #expect(
      StateSources.warnings("title.opacity(isOn && isPressed ? 1 : 0.5)", members: members) == [
        "condition-never-holds: this condition never holds: it does with isOn: true, "
          + "isPressed: true, which a 'never' rules out: isOn && isPressed | this one: "
          + "isOn && isPressed"
      ])
    #expect(
      StateSources.warnings("title.opacity(!isOn || !isPressed ? 1 : 0.5)", members: members) == [
        "condition-always-holds: this condition always holds, as with isOn: false: "
          + "!isOn || !isPressed | a 'never' rules out the rest: isOn && isPressed"
      ])
  }

  @Test func overriddenBlocks() {
    let warnings = StateSources.warnings(
      """
      title
        .opacity(1)
        when isOn && isPressed { .opacity(0.5) }
        when isOn { .opacity(0.8) }
      """)
    #expect(
      warnings == [
        "block-overridden: this 'when' changes nothing: wherever it holds, later ones give all its "
          + "values, as with isOn: true, isPressed: true: when isOn && isPressed | there this one "
          + "decides: when isOn"
      ])
  }

  /// What an inserted modifier keeps while it is off is no value that a block gives needlessly.
  @Test(arguments: [
    """
    VStack { title }
      when size == .small { .scaleEffect(0.9, anchor: .top) }
      when size == .large { .scaleEffect(1.1, anchor: .top) }
    """,
    """
    VStack { title }
      when size == .small { .scaleEffect(0.9, anchor: .top) }
      when size == .large { .scaleEffect(1.1) }
      when isOn && size == .regular { .scaleEffect(1.2, anchor: .top) }
    """,
  ])
  func whatStaysWhileOff(_ body: String) {
    #expect(StateSources.warnings(body).isEmpty)
  }

  @Test func severalBlocksOverrideTogether() {
    let warnings = StateSources.warnings(
      """
      title
        .opacity(1)
        when isOn { .opacity(0.5) }
        when isPressed { .opacity(0.8) }
        when !isPressed { .opacity(0.7) }
      """)
    #expect(warnings.map { $0.prefix(16) } == ["block-overridden"])
  }

  @Test func overriddenModifiers() {
    let warnings = StateSources.warnings(
      """
      title
        .opacity(1)
        .padding(4)
        when isOn && isPressed { .opacity(0.5) .padding(8) }
        when isOn { .opacity(0.8) }
      """)
    #expect(
      warnings == [
        "modifier-overridden: this 'opacity' changes nothing: wherever its 'when' holds, later ones "
          + "give its values, as with isOn: true, isPressed: true: 0.5 | there this one decides: "
          + "when isOn"
      ])
  }

  @Test func argumentsOverrideOneByOne() {
    let warnings = StateSources.warnings(
      """
      title
        .frame(width: 1, height: 1)
        when isOn { .frame(width: 2, height: 2) }
        when isOn { .frame(width: 3) }
      """)
    #expect(warnings == [])
  }

  @Test func valuesThatApplyAnyway() {
    let warnings = StateSources.warnings(
      """
      title
        .opacity(0.5)
        when isOn { .opacity(0.50) }
        when isPressed { .opacity(0.8) }
      """)
    #expect(
      warnings == [
        "value-changes-nothing: 'opacity' is 0.50 anyway wherever this decides, as with "
          + "isOn: true, isPressed: false: 0.50"
      ])
  }

  @Test func valuesThatPutBackAreNoMistake() {
    #expect(
      StateSources.warnings(
        """
        title
          .opacity(0.5)
          when isOn { .opacity(0.8) }
          when isPressed { .opacity(0.5) }
        """) == [])
  }

  @Test func overlapOnlyWhenAsked() {
    let body = """
      title
        .opacity(1)
        when isOn { .opacity(0.5) }
        when isPressed { .opacity(0.8) }
      """
    #expect(StateSources.warnings(body) == [])
    #expect(
      StateSources.warnings(body, enabled: .overlap) == [
        "overlap: this 'when' and an earlier one both give 'opacity' with isOn: true, "
          + "isPressed: true, and neither implies the other: when isPressed | the earlier one: "
          + "when isOn"
      ])
    let implied = """
      title
        .opacity(1)
        when isOn { .opacity(0.5) }
        when isOn && isPressed { .opacity(0.8) }
      """
    #expect(StateSources.warnings(implied, enabled: .overlap) == [])
  }

  @Test func unusedNames() {
    let text = """
      configuration Card {
          slot title
          state isOn: Bool
          state isPressed: Bool
          let isActive: Bool = isPressed
      }
      style Look(tint: Color, edge: CGFloat = 2, other: CGFloat = edge) for Card {
          title.padding(other).opacity(isActive ? 1 : 0.5)
      }
      default style Plainest for Card { title }
      """
    let file = StateSources.file(text)
    let (tables, said) = stateTables([file], options: .init())
    #expect(tables.count == 2 && said.isEmpty)
    let found = analysed(file)
    #expect(
      found == [
        "no style uses 'isOn': each looks the same whatever it is, with isOn: false as with true",
        "'tint' is never used: the style looks the same whatever it is, in every combination of "
          + "states",
      ])
  }

  private func analysed(_ file: SourceFile) -> [String] {
    let (source, _) = checkedSource([file], .init())
    guard let source else { return [] }
    return analyseStates(source.module, files: [file], options: .init()).map(\.message)
  }
}
