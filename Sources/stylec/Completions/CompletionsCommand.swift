/// `stylec completions SHELL`: a script for a shell's completion, made from the tables.
struct CompletionsCommand {
  private let operands: [String]

  init(_ parsed: ParsedArguments) { operands = parsed.operands }

  func run() throws -> ToolStatus {
    let shells = ["bash", "zsh", "fish"]
    guard operands.count == 1 else {
      throw UsageError("name the shell: \(shells.joined(separator: ", "))")
    }
    switch operands[0] {
    case "bash": try Console.write(BashCompletions.text(), to: .output)
    case "zsh": try Console.write(ZshCompletions.text(), to: .output)
    case "fish": try Console.write(FishCompletions.text(), to: .output)
    default:
      throw UsageError(
        "there are completions for \(shells.joined(separator: ", ")), not for '\(operands[0])'"
          + NearestName.suggestion(for: operands[0], among: shells))
    }
    return .success
  }
}
