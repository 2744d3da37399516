/// Completions for fish.
enum FishCompletions {
  static func text() -> String {
    let names = CompletionWords.commands.map(\.name.rawValue).joined(separator: " ")
    var text = """
      # Completions for stylec in fish:  stylec completions fish | source
      function __stylec_uses
        set -l words (commandline -opc)
        if contains -- "$words[2]" \(names)
          test "$words[2]" = $argv[1]
        else
          test compile = $argv[1]
        end
      end
      function __stylec_begins
        test (count (commandline -opc)) -eq 1
      end

      """
    for command in CompletionWords.commands {
      text += "complete -c stylec -n __stylec_begins -a \(command.name.rawValue)"
      text += " -d \(CompletionWords.quoted(command.summary))\n"
    }
    for command in CompletionWords.commands {
      let condition = "'__stylec_uses \(command.name.rawValue)'"
      if let words = operands(command) {
        text += "complete -c stylec -n \(condition) -f -a \(CompletionWords.quoted(words))\n"
      }
      for option in CompletionWords.options(command) {
        text += line(option, condition)
      }
    }
    return text
  }

  private static func line(_ option: OptionSpecification, _ condition: String) -> String {
    var line = "complete -c stylec -n \(condition) -l \(option.name)"
    if let short = option.short { line += " -s \(short)" }
    if option.takesValue {
      if let words = CompletionWords.words(option) {
        line += " -x -a \(CompletionWords.quoted(words.joined(separator: " ")))"
      } else if case .folder = option.value {
        line += " -x -a '(__fish_complete_directories)'"
      } else {
        line += " -r"
      }
    }
    return line + " -d \(CompletionWords.quoted(option.help))\n"
  }

  /// The words that stand as operands; nil where files do.
  private static func operands(_ command: CommandSpecification) -> String? {
    switch command.operands {
    case .none: return ""
    case .styleFiles: return nil
    case .diagnosticID: return CompletionWords.diagnosticIDs.joined(separator: " ")
    case .words(let words): return words.joined(separator: " ")
    }
  }
}
