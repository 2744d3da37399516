/// `stylec help [COMMAND]`
struct HelpCommand {
  private let operands: [String]

  init(_ parsed: ParsedArguments) { operands = parsed.operands }

  func run() throws -> ToolStatus {
    guard let name = operands.first else {
      try Console.write(HelpText.overview(), to: .output)
      return .success
    }
    guard let command = CommandSpecification.Name(rawValue: name) else {
      let names = CommandSpecification.all.filter { !$0.isHidden }.map(\.name.rawValue)
      throw UsageError(
        "there is no command '\(name)'" + NearestName.suggestion(for: name, among: names))
    }
    try Console.write(HelpText.text(for: .named(command)), to: .output)
    return .success
  }
}
