/// Takes a command line apart by the tables of commands and options.
struct ArgumentParser {
  private var remaining: ArraySlice<String>
  private var result: ParsedArguments

  /// The command, options and operands of the arguments behind the program's name.
  static func parse(_ arguments: [String]) throws -> ParsedArguments {
    var parser = ArgumentParser(try ResponseFile.expand(arguments))
    try parser.parseAll()
    return parser.result
  }

  private init(_ arguments: [String]) {
    remaining = arguments[...]
    if let first = arguments.first, let name = CommandSpecification.Name(rawValue: first) {
      result = ParsedArguments(command: .named(name))
      remaining = remaining.dropFirst()
    } else {
      result = ParsedArguments(command: .named(.compile))
    }
  }

  private mutating func parseAll() throws {
    while let argument = remaining.popFirst() {
      if argument == "--" {
        result.operands += remaining
        return
      } else if argument.hasPrefix("--") {
        try parseLong(argument.dropFirst(2))
      } else if argument.hasPrefix("-"), argument != "-" {
        try parseShort(argument.dropFirst())
      } else {
        result.operands.append(argument)
      }
    }
  }

  /// `--name`, `--name value`, `--name=value`
  private mutating func parseLong(_ text: Substring) throws {
    let sign = text.firstIndex(of: "=")
    let name = String(text[..<(sign ?? text.endIndex)])
    guard let option = result.command.option(name) else {
      throw UsageError(unknown("--" + name) + suggestion(for: name))
    }
    let value = sign.map { String(text[text.index(after: $0)...]) }
    try add(option, shown: "--" + name, value: value)
  }

  /// `-o`, `-o value`, `-ovalue`
  private mutating func parseShort(_ text: Substring) throws {
    guard let letter = text.first, let option = result.command.option(letter) else {
      throw UsageError(unknown("-" + text) + suggestion(for: String(text)))
    }
    var value: String? = text.count > 1 ? String(text.dropFirst()) : nil
    if let given = value, given.hasPrefix("=") { value = String(given.dropFirst()) }
    if value != nil, !option.takesValue {
      throw UsageError(unknown("-" + text) + suggestion(for: String(text)))
    }
    try add(option, shown: "-\(letter)", value: value)
  }

  private mutating func add(
    _ option: OptionSpecification, shown: String, value: String?
  ) throws {
    let given: String
    if option.takesValue {
      guard let found = value ?? remaining.popFirst() else {
        throw UsageError("'\(shown)' wants a value: \(shown) \(option.placeholder)")
      }
      given = found
    } else if let value {
      guard let isOn = OptionValue.bool(value) else {
        throw UsageError("'\(shown)' is true or false, not '\(value)'")
      }
      given = isOn ? "true" : "false"
    } else {
      given = "true"
    }
    result.occurrences.append(
      OptionOccurrence(option: option, value: given, origin: .commandLine))
  }

  private func unknown(_ shown: String) -> String {
    let elsewhere = CommandSpecification.all.first { command in
      command.options.contains { "--" + $0.name == shown }
    }
    if let elsewhere {
      return "'stylec \(result.command.name.rawValue)' has no option '\(shown)', "
        + "'stylec \(elsewhere.name.rawValue)' has"
    }
    return "there is no option '\(shown)'"
  }

  private func suggestion(for name: String) -> String {
    if CommandSpecification.all.contains(where: { $0.option(name) != nil }) { return "" }
    let names = result.command.options.filter { !$0.isHidden }.map(\.name)
    return NearestName.suggestion(for: name, among: names, prefix: "--")
  }
}
