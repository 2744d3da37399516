import Diagnostics

/// A file and diagnostics in it, by the text that they mean.
struct Sample {
  let file: SourceFile

  init(_ text: String, path: String = "Card.style") {
    file = SourceFile(path: path, text: text)
  }

  /// The span of the first occurrence of a text.
  func span(_ text: String, file index: Int32 = 0) -> SourceSpan {
    let wanted = Array(text.utf8)
    for start in 0...(file.bytes.count - wanted.count)
    where file.bytes[start..<(start + wanted.count)].elementsEqual(wanted) {
      return SourceSpan(file: index, start: Int32(start), end: Int32(start + wanted.count))
    }
    return .none
  }

  func error(
    _ message: String, at text: String, notes: [Diagnostic.Note] = [],
    fixIts: [Diagnostic.FixIt] = []
  ) -> Diagnostic {
    Diagnostic(.unexpectedToken, message, at: span(text), notes: notes, fixIts: fixIts)
  }

  /// What people are shown.
  func rendered(_ diagnostics: Diagnostic..., isColored: Bool = false) -> String {
    TextRenderer(isColored: isColored).render(DiagnosticList(diagnostics), files: [file])
  }
}
