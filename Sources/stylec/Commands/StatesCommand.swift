import Diagnostics
import States

/// The form that tables of states are written in.
enum TableFormat: String, CaseIterable, Sendable {
  case text, markdown, json, csv
}

/// `stylec states`: what each style looks like in every combination of its states, or what differs
/// between two versions.
struct StatesCommand {
  private let parsed: ParsedArguments
  private let compiler: Compiler

  init(_ parsed: ParsedArguments, _ compiler: @escaping Compiler) {
    self.parsed = parsed
    self.compiler = compiler
  }

  func run() throws -> ToolStatus {
    parsed.isOn("diff") ? try printDifference() : try printTables()
  }

  private func printTables() throws -> ToolStatus {
    let format = try format()
    let session = try Session(parsed, compiler)
    let inputs = try session.readInputs()
    var (tables, diagnostics) = stateTables(inputs.shown, options: session.options.compile)
    if try reportErrors(diagnostics, session, inputs) { return .sourceErrors }
    if let name = try style(among: tables.map(\.name)) {
      tables = tables.filter { $0.name == name }
    }
    switch format {
    case .text: try Console.write(TableText().render(tables), to: .output)
    case .markdown: try Console.write(TableMarkdown.render(tables), to: .output)
    case .json: try Console.write(TableJSON.render(tables), to: .output)
    case .csv: try Console.write(TableCSV.render(tables), to: .output)
    }
    return .success
  }

  private func printDifference() throws -> ToolStatus {
    let format = try format()
    guard parsed.operands.count == 2 else {
      throw UsageError("'stylec states --diff' compares two files or folders: OLD and NEW")
    }
    var sides: [(session: Session, inputs: InputSet)] = []
    for operand in parsed.operands {
      var own = parsed
      own.operands = [operand]
      let session = try Session(own, compiler)
      sides.append((session, try session.readInputs()))
    }
    let (difference, old, new) = stateDifference(
      sides[0].inputs.shown, sides[1].inputs.shown, options: sides[1].session.options.compile)
    var isWrong = false
    for (side, said) in zip(sides, [old, new]) {
      let found = try reportErrors(said, side.session, side.inputs)
      isWrong = isWrong || found
    }
    guard var difference, !isWrong else { return .sourceErrors }
    if let name = try style(among: difference.names) {
      difference.changes = difference.changes.filter { $0.table.name == name }
    }
    switch format {
    case .text: try Console.write(DifferenceFormats.text(difference), to: .output)
    case .markdown: try Console.write(DifferenceFormats.markdown(difference), to: .output)
    case .json: try Console.write(DifferenceFormats.json(difference), to: .output)
    case .csv: try Console.write(DifferenceFormats.csv(difference), to: .output)
    }
    return .success
  }

  /// The style that is asked for, nil for all.
  private func style(among names: [String]) throws -> String? {
    guard let name = parsed.last("style") else { return nil }
    if names.contains(name) { return name }
    throw UsageError(
      "there is no style '\(name)'" + NearestName.suggestion(for: name, among: names))
  }

  private func format() throws -> TableFormat {
    guard let name = parsed.last("format") else { return .text }
    guard let format = TableFormat(rawValue: name) else {
      let names = TableFormat.allCases.map(\.rawValue)
      throw UsageError(
        "'--format' is \(names.joined(separator: ", ")), not '\(name)'"
          + NearestName.suggestion(for: name, among: names))
    }
    return format
  }

  /// Reports errors, without the warnings, which are `check`'s.
  private func reportErrors(
    _ diagnostics: [Diagnostic], _ session: Session, _ inputs: InputSet
  ) throws -> Bool {
    let errors = diagnostics.filter { $0.severity == .error }
    if errors.isEmpty { return false }
    try session.report(errors, inputs)
    return true
  }
}
