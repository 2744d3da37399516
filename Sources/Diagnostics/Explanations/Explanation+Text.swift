extension Explanation {
  /// The page of one diagnostic for a terminal.
  package func text(severity: Diagnostic.Severity) -> String {
    """
    \(id) (\(severity == .error ? "error" : "warning")): \(title)

    \(cause)

    Example:

    \(Self.indented(example))

    Remedy:

    \(remedy)

    """
  }

  /// The chapter of one diagnostic in `Docs/Diagnostics.md`.
  private func markdown(severity: Diagnostic.Severity) -> String {
    """
    ## \(id)

    *\(severity == .error ? "Error" : "Warning"):* \(title)

    \(cause)

    ```
    \(example)
    ```

    \(remedy)

    """
  }

  /// `Docs/Diagnostics.md`: every diagnostic, sorted by id.
  package static func document() -> String {
    var text = """
      # Diagnostics

      Every diagnostic of stylec by its id: what causes it, an example that gives it, and what to
      write instead. `stylec explain ID` prints the same. `make record` generates this page; the
      texts stand in `Sources/Diagnostics/Explanations`.

      """
    for id in DiagnosticID.allCases.sorted(by: { $0.rawValue < $1.rawValue }) {
      guard let explanation = of(id) else { continue }
      text += "\n" + explanation.markdown(severity: id.severity)
    }
    return text
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n")
  }
}
