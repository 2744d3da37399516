/// One command of the command line, as data.
struct CommandSpecification: Sendable {
  /// What stands behind the options.
  enum Operands: Sendable {
    case none
    case styleFiles
    case diagnosticID
    case words([String])
  }

  enum Name: String, CaseIterable, Sendable {
    case compile, check, states, explain, completions, help, documentation
  }

  let name: Name
  /// How help writes it, behind "stylec ".
  let usage: String
  /// What it does, in one line.
  let summary: String
  /// What else there is to know; paragraphs.
  let details: String
  let operands: Operands
  private let left: [String]
  private let kept: [String]?
  /// Made when they are asked for: a run asks one command for them.
  var options: [OptionSpecification] { OptionTable.all.filter(has) }
  var isHidden: Bool { name == .documentation }

  private init(
    _ name: Name, usage: String, _ summary: String, details: String = "", operands: Operands,
    without left: [String] = [], only kept: [String]? = nil
  ) {
    self.name = name
    self.usage = usage
    self.summary = summary
    self.details = details
    self.operands = operands
    self.left = left
    self.kept = kept
  }

  /// All commands, in the order of help.
  static let all: [CommandSpecification] = [
    CommandSpecification(
      .compile, usage: "[compile] FILES… -o DIR|FILE [options]",
      "write a Swift file for each '.style' file",
      details: """
        The files of one run are one module: their declarations see each other. A folder
        stands for all '.style' files below it, '-' for standard input, '@FILE' for the
        arguments in a file. Files are written whole or not at all, only when their bytes
        change, and none if the source has an error.
        """,
      operands: .styleFiles, without: ["fix", "diff", "declarations", "style", "format"]),
    CommandSpecification(
      .check, usage: "check [--fix] FILES… [options]", "report what is wrong, and write no Swift",
      operands: .styleFiles,
      without: [
        "output", "check", "prune", "list-outputs", "emit-dependencies", "stamp",
        "source-locations", "style", "format",
      ]),
    CommandSpecification(
      .states, usage: "states FILES… | states --diff OLD NEW [options]",
      "print what each style looks like in every combination of its states",
      details: """
        For each style the combinations of the states that it depends on, without the
        impossible ones, with the value that everything that varies has there and the line
        that it came from. With '--diff', what differs between two files or folders.
        """,
      operands: .styleFiles,
      only: [
        "style", "format", "diff", "target", "package-manifest", "settings", "no-settings",
        "input-list", "stdin-name", "color", "help",
      ]),
    CommandSpecification(
      .explain, usage: "explain [ID]", "print a diagnostic's cause, an example and a remedy",
      details: "Without an id it lists them all.", operands: .diagnosticID, only: ["help"]),
    CommandSpecification(
      .completions, usage: "completions bash|zsh|fish", "print completions for a shell",
      operands: .words(["bash", "zsh", "fish"]), only: ["help"]),
    CommandSpecification(
      .help, usage: "help [COMMAND]", "print help",
      operands: .words(
        Name.allCases.filter { $0 != .documentation && $0 != .help }.map(\.rawValue)),
      only: ["help"]),
    CommandSpecification(
      .documentation, usage: "documentation", "print Docs/Diagnostics.md", operands: .none,
      only: ["help"]),
  ]

  /// The command of a name.
  static func named(_ name: Name) -> CommandSpecification {
    // The table above has every case, which a test makes sure of.
    all.first { $0.name == name } ?? all[0]
  }

  /// Whether an option is one of this command.
  private func has(_ option: OptionSpecification) -> Bool {
    kept.map { $0.contains(option.name) } ?? !left.contains(option.name)
  }

  /// The option that a long name means here.
  func option(_ name: String) -> OptionSpecification? {
    OptionTable.all.first { $0.name == name && has($0) }
  }

  /// The option that a letter means here.
  func option(_ letter: Character) -> OptionSpecification? {
    OptionTable.all.first { $0.short == letter && has($0) }
  }
}
