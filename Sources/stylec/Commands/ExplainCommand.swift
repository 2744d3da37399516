import Diagnostics

/// `stylec explain`: a diagnostic's cause, an example and a remedy; without an id, the list of all.
struct ExplainCommand {
  private let operands: [String]

  init(_ parsed: ParsedArguments) { operands = parsed.operands }

  func run() throws -> ToolStatus {
    guard let name = operands.first else {
      try Console.write(Self.list(), to: .output)
      return .success
    }
    if operands.count > 1 { throw UsageError("'stylec explain' takes one id") }
    // As it stands in messages, too.
    let bare =
      name.hasPrefix("[") && name.hasSuffix("]") ? String(name.dropFirst().dropLast()) : name
    guard let id = DiagnosticID(rawValue: bare) else {
      let names = DiagnosticID.allCases.map(\.rawValue)
      throw UsageError(
        "there is no diagnostic '\(name)'" + NearestName.suggestion(for: bare, among: names)
          + "; 'stylec explain' lists them")
    }
    let text = Explanation.of(id)?.text(severity: id.severity) ?? "\(bare)\n"
    try Console.write(text, to: .output)
    return .success
  }

  private static func list() -> String {
    let ids = DiagnosticID.allCases.sorted { $0.rawValue < $1.rawValue }
    let width = ids.map(\.rawValue.count).max() ?? 0
    return ids.map { id in
      let title = Explanation.of(id)?.title ?? ""
      let pad = String(repeating: " ", count: width - id.rawValue.count)
      return id.rawValue + (title.isEmpty ? "" : pad + "  " + title) + "\n"
    }.joined()
  }
}
