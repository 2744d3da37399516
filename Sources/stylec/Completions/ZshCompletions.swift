/// Completions for zsh.
enum ZshCompletions {
  static func text() -> String {
    var text = """
      #compdef stylec
      # Completions for stylec in zsh: save as _stylec in a folder of $fpath.
      _stylec() {
        local -a commands
        commands=(

      """
    for command in CompletionWords.commands {
      text += "    " + CompletionWords.quoted("\(command.name.rawValue):\(command.summary)") + "\n"
    }
    text += """
        )
        local command=compile
        if (( CURRENT == 2 )) && [[ $words[2] != -* ]]; then
          _describe command commands
        fi
        case $words[2] in
          (\(CompletionWords.commands.map(\.name.rawValue).joined(separator: "|")))
            command=$words[2]
            shift words
            (( CURRENT-- )) ;;
        esac
        (( CURRENT < 2 )) && return
        case $command in

      """
    for command in CompletionWords.commands {
      text += "    (\(command.name.rawValue))\n      _arguments -S"
      for option in CompletionWords.options(command) {
        text += " \\\n        " + CompletionWords.quoted(specification(option))
      }
      text += " \\\n        " + CompletionWords.quoted(operands(command)) + " ;;\n"
    }
    return text + """
        esac
      }
      if [[ $funcstack[1] == _stylec ]]; then _stylec "$@"; else compdef _stylec stylec; fi

      """
  }

  /// `*--name=[help]:value:action`
  private static func specification(_ option: OptionSpecification) -> String {
    let help = escaped(option.help)
    guard option.takesValue else { return "--\(option.name)[\(help)]" }
    let placeholder = escaped(option.placeholder)
    return "*--\(option.name)=[\(help)]:\(placeholder):\(action(option))"
  }

  private static func action(_ option: OptionSpecification) -> String {
    if let words = CompletionWords.words(option) { return "(\(words.joined(separator: " ")))" }
    switch option.value {
    case .file: return "_files"
    case .folder: return "_files -/"
    default: return " "
    }
  }

  private static func operands(_ command: CommandSpecification) -> String {
    switch command.operands {
    case .none: return "*: : "
    case .styleFiles: return "*:style file:_files -g \"*.style\""
    case .diagnosticID: return "*:id:(\(CompletionWords.diagnosticIDs.joined(separator: " ")))"
    case .words(let words): return "*:word:(\(words.joined(separator: " ")))"
    }
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      if "[]:\\".contains(character) { result += "\\" }
      result.append(character)
    }
    return result
  }
}
