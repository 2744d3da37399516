/// Help, from the tables.
enum HelpText {
  /// The column that explanations start in, and the one that they end before.
  private static let column = 30
  private static let width = 90

  /// What `stylec --help` prints.
  static func overview() -> String {
    var text = """
      stylec \(Tool.version): compiles a small style language to SwiftUI

      Usage:

      """
    let commands = CommandSpecification.all.filter { !$0.isHidden }
    for command in commands {
      text += row("stylec \(command.usage)", command.summary, column: 46)
    }
    return text + """

      'stylec COMMAND --help' explains a command and its options.

      \(exitStatus)

      """
  }

  /// What `stylec COMMAND --help` prints.
  static func text(for command: CommandSpecification) -> String {
    var text = "Usage: stylec \(command.usage)\n\n"
    text += command.summary.prefix(1).uppercased() + command.summary.dropFirst() + ".\n"
    if !command.details.isEmpty { text += "\n" + command.details + "\n" }
    for group in OptionSpecification.Group.allCases {
      let options = command.options.filter { $0.group == group && !$0.isHidden }
      if options.isEmpty { continue }
      text += "\n\(group.rawValue):\n"
      for option in options {
        let short = option.short.map { "-\($0), " } ?? "    "
        let value = option.placeholder.isEmpty ? "" : " " + option.placeholder
        text += row(short + "--" + option.name + value, option.help, column: column)
      }
    }
    if case .styleFiles = command.operands { text += "\n" + exitStatus + "\n" }
    return text
  }

  private static let exitStatus = """
    Exit status: 0 done, 1 the source has errors or --check found a difference,
    2 wrong usage, 3 could not read or write.
    """

  /// An entry and its explanation, which is broken into lines.
  private static func row(_ entry: String, _ help: String, column: Int) -> String {
    var line = "  " + entry
    if line.count + 2 > column {
      return line + "\n" + wrapped(help, column).map { indent(column) + $0 + "\n" }.joined()
    }
    line += String(repeating: " ", count: column - line.count)
    return wrapped(help, column).enumerated()
      .map { ($0.offset == 0 ? line : indent(column)) + $0.element + "\n" }.joined()
  }

  private static func indent(_ count: Int) -> String { String(repeating: " ", count: count) }

  private static func wrapped(_ text: String, _ column: Int) -> [String] {
    var lines = [""]
    for word in text.split(separator: " ") {
      if !lines[lines.count - 1].isEmpty,
        lines[lines.count - 1].count + word.count + 1 > width - column
      {
        lines.append("")
      }
      lines[lines.count - 1] += (lines[lines.count - 1].isEmpty ? "" : " ") + word
    }
    return lines
  }
}
