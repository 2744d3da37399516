/// Diagnostics as workflow commands, which GitHub shows beside the changed lines.
///
/// ```
/// ::error file=Card.style,line=3,endLine=3,col=12,endColumn=18,title=unknown-name::no 'colour'
/// ```
package struct GitHubRenderer: Sendable {
  package init() {}

  package func render(_ list: DiagnosticList, files: [SourceFile]) -> String {
    let files = RenderedFiles(files, for: list.shown)
    return list.shown.map { line($0, files) }.joined()
  }

  private func line(_ diagnostic: Diagnostic, _ files: RenderedFiles) -> String {
    var properties: [String] = []
    if let place = files.place(of: diagnostic.span) {
      properties = [
        "file=" + Self.property(place.path), "line=\(place.start.line)",
        "endLine=\(place.end.line)",
        "col=\(place.start.column)",
      ]
      // The columns of an annotation only count within one line.
      if place.end.line == place.start.line { properties.append("endColumn=\(place.end.column)") }
    }
    properties.append("title=" + Self.property(diagnostic.id.rawValue))
    var message = diagnostic.message
    for note in diagnostic.notes { message += "\nnote: " + note.message }
    for fixIt in diagnostic.fixIts { message += "\nfix-it: " + fixIt.message }
    let word = diagnostic.severity == .error ? "error" : "warning"
    return "::\(word) \(properties.joined(separator: ","))::\(Self.data(message))\n"
  }

  private static func data(_ text: String) -> String {
    escaped(text, [("%", "%25"), ("\r", "%0D"), ("\n", "%0A")])
  }

  private static func property(_ text: String) -> String {
    escaped(text, [("%", "%25"), ("\r", "%0D"), ("\n", "%0A"), (":", "%3A"), (",", "%2C")])
  }

  private static func escaped(_ text: String, _ table: [(Unicode.Scalar, String)]) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if let entry = table.first(where: { $0.0 == scalar }) {
        result += entry.1
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
