/// An option as it was given, on the command line or in a settings file.
struct OptionOccurrence: Sendable {
  let option: OptionSpecification
  /// What was given with it; "true" or "false" for an option without a value.
  let value: String
  let origin: UsageError.Origin
}

/// The command line, taken apart.
struct ParsedArguments: Sendable {
  var command: CommandSpecification
  var occurrences: [OptionOccurrence] = []
  var operands: [String] = []

  /// Whether an option without a value is on.
  func isOn(_ name: String) -> Bool { last(name) == "true" }

  /// The last value that an option was given.
  func last(_ name: String) -> String? { occurrences.last { $0.option.name == name }?.value }
}
