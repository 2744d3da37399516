/// The stable names of all diagnostics, for `explain`, for tests and for switching warnings.
package enum DiagnosticID: String, CaseIterable, Sendable {
  // Lexer and parser.
  case unexpectedToken = "unexpected-token"

  /// What it counts as unless an option says otherwise.
  package var severity: Diagnostic.Severity {
    switch self {
    default: return .error
    }
  }
}
