import Diagnostics

/// What shells may complete, read from the tables.
enum CompletionWords {
  static let commands = CommandSpecification.all.filter { !$0.isHidden }

  /// The options of a command that are worth completing.
  static func options(_ command: CommandSpecification) -> [OptionSpecification] {
    command.options.filter { !$0.isHidden }
  }

  static let diagnosticIDs = DiagnosticID.allCases.map(\.rawValue).sorted(by: Path.precedes)

  /// The words that may follow an option; nil for paths and free text.
  static func words(_ option: OptionSpecification) -> [String]? {
    switch option.value {
    case .words(let words): return words
    case .diagnosticID: return diagnosticIDs
    default: return nil
    }
  }

  /// Help in one line of a shell's single quotes.
  static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }
}
