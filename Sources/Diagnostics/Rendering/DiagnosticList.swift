/// The diagnostics of a run as they are shown: in order, each once, and not too many.
package struct DiagnosticList: Sendable {
  /// What is shown, by file, then place, then severity.
  package let shown: [Diagnostic]
  /// How many more there are.
  package let hiddenCount: Int
  package let errorCount: Int
  package let warningCount: Int

  /// Sorts and drops what says the same twice; shows at most `limit` (0: all), errors before
  /// warnings.
  package init(_ diagnostics: [Diagnostic], limit: Int = 0) {
    var unique: [Diagnostic] = []
    for diagnostic in diagnostics.sorted(by: Self.precedes) {
      if let last = unique.last, Self.isSame(last, diagnostic) { continue }
      unique.append(diagnostic)
    }
    errorCount = unique.count { $0.severity == .error }
    warningCount = unique.count - errorCount
    guard limit > 0, unique.count > limit else {
      shown = unique
      hiddenCount = 0
      return
    }
    let errors = unique.filter { $0.severity == .error }
    let warnings = unique.filter { $0.severity != .error }
    shown = Array((errors + warnings).prefix(limit)).sorted(by: Self.precedes)
    hiddenCount = unique.count - limit
  }

  /// "2 errors and 1 warning", with what was not shown; empty when there is nothing to say.
  package var summary: String {
    var parts: [String] = []
    if errorCount > 0 { parts.append(Self.count(errorCount, "error")) }
    if warningCount > 0 { parts.append(Self.count(warningCount, "warning")) }
    guard !parts.isEmpty else { return "" }
    let text = parts.joined(separator: " and ")
    return hiddenCount > 0
      ? "\(text), \(hiddenCount) of them not shown (--limit 0 shows all)" : text
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  private static func isSame(_ left: Diagnostic, _ right: Diagnostic) -> Bool {
    left.id == right.id && left.span == right.span && left.message == right.message
  }

  private static func precedes(_ left: Diagnostic, _ right: Diagnostic) -> Bool {
    let (a, b) = (left.span, right.span)
    if (a.file, a.start) != (b.file, b.start) { return (a.file, a.start) < (b.file, b.start) }
    if left.severity != right.severity { return left.severity > right.severity }
    if a.end != b.end { return a.end < b.end }
    if left.id != right.id { return left.id.rawValue < right.id.rawValue }
    return left.message < right.message
  }
}
