/// Completions for bash; they also work in the 3.2 that macOS has.
enum BashCompletions {
  static func text() -> String {
    var text = """
      # Completions for stylec in bash:  source <(stylec completions bash)
      _stylec() {
        local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}"
        local command="${COMP_WORDS[1]}" words="" paths=""
        COMPREPLY=()
        case "$command" in
          \(names().dropLast().joined(separator: "|"))|\(names().last ?? "")) ;;
          *) command=compile ;;
        esac

      """
    text += "  case \"$command $previous\" in\n"
    for command in CompletionWords.commands {
      for option in CompletionWords.options(command) where option.takesValue {
        text += "    " + patterns(command, option) + ") " + action(option) + " ;;\n"
      }
    }
    text += """
          *)
            case "$command" in

      """
    for command in CompletionWords.commands {
      text += "        \(command.name.rawValue)) \(operands(command)) ;;\n"
    }
    text += """
            esac
            if [[ $COMP_CWORD -eq 1 ]]; then words="$words \(names().joined(separator: " "))"; fi
            if [[ $current == -* ]]; then paths=""; fi ;;
        esac
        local IFS=$' \\n'
        [[ -n $words ]] && COMPREPLY=($(compgen -W "$words" -- "$current"))
        IFS=$'\\n'
        [[ $paths == files ]] && COMPREPLY+=($(compgen -f -- "$current"))
        [[ $paths == folders ]] && COMPREPLY+=($(compgen -d -- "$current"))
        if [[ $paths == styles ]]; then
          COMPREPLY+=($(compgen -d -- "$current") $(compgen -f -X '!*.style' -- "$current"))
        fi
        return 0
      }
      complete -o filenames -F _stylec stylec

      """
    return text
  }

  private static func names() -> [String] { CompletionWords.commands.map(\.name.rawValue) }

  private static func patterns(
    _ command: CommandSpecification, _ option: OptionSpecification
  ) -> String {
    var patterns = ["\"\(command.name.rawValue) --\(option.name)\""]
    if let short = option.short { patterns.append("\"\(command.name.rawValue) -\(short)\"") }
    return patterns.joined(separator: "|")
  }

  private static func action(_ option: OptionSpecification) -> String {
    if let words = CompletionWords.words(option) {
      return "words=\"\(words.joined(separator: " "))\""
    }
    switch option.value {
    case .file: return "paths=files"
    case .folder: return "paths=folders"
    default: return ":"
    }
  }

  private static func operands(_ command: CommandSpecification) -> String {
    let options = CompletionWords.options(command).map { "--" + $0.name }
    switch command.operands {
    case .none: return "words=\"\(options.joined(separator: " "))\""
    case .styleFiles: return "paths=styles words=\"\(options.joined(separator: " "))\""
    case .diagnosticID:
      return "words=\"\((CompletionWords.diagnosticIDs + options).joined(separator: " "))\""
    case .words(let words): return "words=\"\((words + options).joined(separator: " "))\""
    }
  }
}
