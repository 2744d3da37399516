import Testing

@testable import States

/// What expressions are read as: for each kind the states that decide, and the value in each of their
/// combinations.
@Suite struct StateReadingTests {
  /// A body, the states of its tables, and their rows: the states, then the values.
  struct Reading: Sendable, CustomTestStringConvertible {
    let name: String
    let states: [String]
    let rows: [[String]]
    let body: String
    var testDescription: String { name }

    init(_ name: String, _ states: [String], _ rows: [[String]], _ body: String) {
      self.name = name
      self.states = states
      self.rows = rows
      self.body = body
    }
  }

  private static let declarations = """
    func isAtLeast(_ level: Int, than least: Int = 3) -> Bool { level >= least }
    extern func pair(_ level: Int) -> (Bool, Double)
    extern func found(_ level: Int) -> Double?
    """

  @Test(arguments: conditions + comparisons + switches + unknowns)
  func isReadAs(_ reading: Reading) throws {
    let table = try StateSources.table(
      reading.body, members: "state flag: Bool?", declarations: Self.declarations)
    #expect(table.sections.flatMap(\.states).map { table.states[$0].name } == reading.states)
    let rows = table.sections.flatMap { section in
      section.rows.map { table.words($0, section) + $0.cells.map(\.words) }
    }
    #expect(rows == reading.rows)
  }

  // MARK: - Conditions

  private static let chosenByOne = [
    ["false", "any", "≤ 3", "0.5"], ["false", "any", "> 3", "1"], ["true", "false", "any", "0.5"],
    ["true", "true", "any", "1"],
  ]

  static let conditions = [
    Reading(
      "a condition that chooses", ["isOn", "isPressed", "level"], chosenByOne,
      "title.opacity((isOn ? isPressed : level > 3) ? 1 : 0.5)"),
    Reading(
      "a let with if", ["isOn", "isPressed", "level"], chosenByOne,
      """
      let isBusy: Bool = if isOn { isPressed } else { level > 3 }
      title.opacity(isBusy ? 1 : 0.5)
      """),
    Reading(
      "a let with switch", ["size", "isOn"],
      [
        [".small", "any", "0.5"], [".regular", "false", "0.5"], [".regular", "true", "1"],
        [".large", "any", "1"],
      ],
      """
      let isBig: Bool = switch size {
      case .small: false
      case .regular: isOn
      case .large: true
      }
      title.opacity(isBig ? 1 : 0.5)
      """),
    Reading(
      "equal conditions", ["isOn", "isPressed"],
      [
        ["false", "false", "1"], ["false", "true", "0.5"], ["true", "false", "0.5"],
        ["true", "true", "1"],
      ], "title.opacity(isOn == isPressed ? 1 : 0.5)"),
    Reading(
      "unequal conditions", ["isOn", "isPressed"],
      [
        ["false", "false", "0.5"], ["false", "true", "1"], ["true", "false", "1"],
        ["true", "true", "0.5"],
      ], "title.opacity(isOn != isPressed ? 1 : 0.5)"),
    Reading(
      "a function of the style", ["size", "level"],
      [
        [".small | .regular", "≤ 3", "0.5"], [".small | .regular", "> 3", "1"],
        [".large", "any", "1"],
      ],
      """
      func isBig(_ size: Size, or level: Int = 4) -> Bool { size == .large || level > 3 }
      title.opacity(isBig(size, or: level) ? 1 : 0.5)
      """),
    Reading(
      "a function of the file, and a default", ["level"],
      [["< 1", "0.2"], ["≥ 1 and < 3", "0.5"], ["≥ 3", "1"]],
      "title.opacity(isAtLeast(level) ? 1 : isAtLeast(level, than: 1) ? 0.5 : 0.2)"),
    Reading(
      "a truth value that may be absent", ["flag"],
      [["nil", "–", "–", "shown"], ["false", "shown", "0.5", "–"], ["true", "shown", "1", "–"]],
      "if let flag { title.opacity(flag ? 1 : 0.5) } else { caption }"),
  ]

  // MARK: - Comparisons

  private static let chosenNumber = [
    ["false", "any", "0.5"], ["true", "≤ 3", "0.5"], ["true", "> 3", "1"],
  ]

  static let comparisons = [
    Reading(
      "a chosen number", ["isOn", "level"], chosenNumber,
      "title.opacity((isOn ? level : 2) > 3 ? 1 : 0.5)"),
    Reading(
      "a chosen number on the right", ["isOn", "level"], chosenNumber,
      "title.opacity(3 < (isOn ? level : 2) ? 1 : 0.5)"),
    Reading(
      "a number from a let", ["isOn", "level"], chosenNumber,
      """
      let least: Int = if isOn { level } else { 2 }
      title.opacity(least > 3 ? 1 : 0.5)
      """),
    Reading(
      "a chosen case", ["isOn"], [["false", "0.5"], ["true", "1"]],
      """
      let shown: Size = isOn ? .small : .large
      title.opacity(shown == .small ? 1 : 0.5).padding(shown != .regular ? 2 : 3)
      """),
    Reading(
      "a negative number", ["level"], [["< -1", "1"], ["≥ -1", "0.5"]],
      "title.opacity(level < -1 ? 1 : 0.5)"),
    Reading(
      "a number on the left", ["level"], [["< -1", "1"], ["≥ -1", "0.5"]],
      "title.opacity(-1 > level ? 1 : 0.5)"),
    Reading(
      "a case with its type", ["size"], [[".small | .regular", "0.5"], [".large", "1"]],
      "title.opacity(size == Size.large ? 1 : 0.5)"),
    Reading(
      "sizes of type, in their order", ["dynamicTypeSize"],
      [
        [".xSmall | .small | .medium", "1", "2"],
        [".large | .xLarge | .xxLarge | .xxxLarge", "0.5", "2"],
        [
          ".accessibility1 | .accessibility2 | .accessibility3 | .accessibility4 | .accessibility5",
          "0.5", "1",
        ],
      ],
      """
      title.opacity(dynamicTypeSize < .large ? 1 : 0.5)
        .padding(dynamicTypeSize.isAccessibilitySize ? 1 : 2)
      """),
    Reading(
      "a semantic colour", ["isOn"], [["false", ".red"], ["true", "Color.primary"]],
      "title.foregroundStyle(isOn ? Color.primary : .red)"),
  ]

  // MARK: - Switches

  static let switches = [
    Reading(
      "ranges", ["level"],
      [["< 0 | > 5", "1"], ["≥ 0 and < 3", "0.2"], ["≥ 3 and ≤ 5", "0.5"]],
      """
      let opacity: Double = switch level {
      case 0..<3: 0.2
      case 3...5: 0.5
      default: 1
      }
      title.opacity(opacity)
      """),
    Reading(
      "truth values", ["isOn"], [["false", "0.5"], ["true", "1"]],
      """
      let opacity: Double = switch isOn {
      case true: 1
      case false: 0.5
      }
      title.opacity(opacity)
      """),
    Reading(
      "texts", ["name"], [["\"a\"", "1"], ["\"b\" | \"c\"", "0.5"], ["other", "0.2"]],
      """
      let opacity: Double = switch name {
      case "a": 1
      case "b", "c": 0.5
      default: 0.2
      }
      title.opacity(opacity)
      """),
    Reading(
      "a condition of a case", ["level"], [["≤ 3", "0.5"], ["> 3", "1"]],
      """
      let opacity: Double = switch level {
      case let number where number > 3: 1
      default: 0.5
      }
      title.opacity(opacity)
      """),
    Reading(
      "what may be absent", ["progress"], [["nil", "0.2"], ["≤ 0.5", "0.5"], ["> 0.5", "1"]],
      """
      let opacity: Double = switch progress {
      case let value?: value > 0.5 ? 1 : 0.5
      case nil: 0.2
      }
      title.opacity(opacity)
      """),
    // The cases that a value of the style cannot have are not looked at.
    Reading(
      "a chosen case that may be absent", ["isOn"], [["false", "0.5"], ["true", "1"]],
      """
      let shown: Size? = isOn ? .small : nil
      let opacity: Double = switch shown {
      case .small: 1
      case .regular: 0.3
      case .large: 0.2
      case nil: 0.5
      }
      title.opacity(opacity)
      """),
    Reading(
      "a tuple", ["isOn", "size"],
      [
        ["false", "any", "0.5"], ["true", ".small | .regular", "0.2"], ["true", ".large", "1"],
      ],
      """
      let opacity: Double = switch (isOn, size) {
      case (true, .large): 1
      case (false, _): 0.5
      default: 0.2
      }
      title.opacity(opacity)
      """),
    Reading(
      "a tuple with a name", ["isOn", "isPressed"],
      [
        ["false", "false", "0.3"], ["false", "true", "0.5"], ["true", "false", "0.2"],
        ["true", "true", "1"],
      ],
      """
      let both: (Bool, Bool) = (isOn, isPressed)
      let opacity: Double = switch both {
      case (true, true): 1
      case (false, true): 0.5
      case (true, false): 0.2
      default: 0.3
      }
      title.opacity(opacity)
      """),
    Reading(
      "a tuple from elsewhere", ["pair(level).0", "pair(level).1"],
      [
        ["false", "any", "0.3"], ["true", "< 2 | > 2", "0.5"], ["true", "2", "1"],
      ],
      """
      let opacity: Double = switch pair(level) {
      case (true, 2): 1
      case (true, _): 0.5
      default: 0.3
      }
      title.opacity(opacity)
      """),
  ]

  // MARK: - What is taken as it stands

  static let unknowns = [
    Reading(
      "a comparison and its opposite", ["name.count == level"],
      [["false", "1", "2"], ["true", "0.5", "1"]],
      "title.opacity(name.count != level ? 1 : 0.5).padding(name.count == level ? 1 : 2)"),
    Reading(
      "one pattern for two subjects", ["level == level + 1", "name.count == level + 1"],
      [["false", "0.5"], ["true", "1"], ["false", "3"], ["true", "2"]],
      """
      let opacity: Double = switch level {
      case level + 1: 1
      default: 0.5
      }
      let scale: Double = switch name.count {
      case level + 1: 2
      default: 3
      }
      title.opacity(opacity).scaleEffect(scale)
      """),
    Reading(
      "a text with a value in it", ["name == \"a \\(level)\""],
      [["false", "0.5", "2"], ["true", "1", "1"]],
      "title.opacity(name == \"a \\(level)\" ? 1 : 0.5).padding(name == \"a \\(level)\" ? 1 : 2)"),
    Reading(
      "an element", ["[1, 2][level]"], [["≤ 1", "0.5", "2"], ["> 1", "1", "1"]],
      "title.opacity([1, 2][level] > 1 ? 1 : 0.5).padding([1, 2][level] > 1 ? 1 : 2)"),
    Reading(
      "an optional from elsewhere", ["found(level)"],
      [["nil", "–", "–"], ["≤ 0.5", "shown", "1"], ["> 0.5", "shown", "2"]],
      "if let first = found(level) { title.padding(first > 0.5 ? 2 : 1) }"),
  ]

  /// The cases of a phase differ, whatever they carry.
  @Test func casesWithPayloads() throws {
    let table = try StateSources.table(
      """
      AsyncImage(url: nil) { phase in
        switch phase {
        case .success(let image): image
        case .failure(_): title.opacity(isOn ? 0.4 : 0.5)
        case .empty: title
        default: caption
        }
      }
      """)
    let states = table.states.map { [$0.name] + $0.values }
    #expect(
      states == [["phase", ".success", ".failure", ".empty", "other"], ["isOn", "false", "true"]])
    let rows = table.sections.flatMap { section in
      section.rows.map { table.words($0, section) + $0.cells.map(\.words) }
    }
    #expect(
      rows == [
        [".success", "any", "shown", "–", "–", "–", "–"],
        [".failure", "false", "–", "shown", "0.5", "–", "–"],
        [".failure", "true", "–", "shown", "0.4", "–", "–"],
        [".empty", "any", "–", "–", "–", "shown", "–"],
        ["other", "any", "–", "–", "–", "–", "shown"],
      ])
  }
}
