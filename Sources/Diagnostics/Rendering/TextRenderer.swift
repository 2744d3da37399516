/// Diagnostics for people: a head that Xcode and SwiftPM recognise, the source line, carets, notes
/// and fix-its.
///
/// ```
/// Card.style:3:12: error: cannot find 'colour' [unknown-name]
/// 3 |     .tint(colour)
///   |           ^~~~~~
/// ```
package struct TextRenderer: Sendable {
  /// How much of each diagnostic is written.
  package enum Detail: Sendable {
    /// The head, its notes' heads, source and fix-its.
    case full
    /// One line for the diagnostic and one for each of its notes.
    case heads
  }

  package let palette: Palette
  package let detail: Detail

  package init(isColored: Bool = false, detail: Detail = .full) {
    self.palette = Palette(isColored: isColored)
    self.detail = detail
  }

  /// All that is shown of a list, and its summary line.
  package func render(_ list: DiagnosticList, files: [SourceFile]) -> String {
    let files = RenderedFiles(files, for: list.shown)
    var text = ""
    for diagnostic in list.shown {
      text += render(diagnostic, files)
    }
    if !list.summary.isEmpty, detail == .full {
      text += palette.paint(list.summary, .emphasis) + "\n"
    }
    return text
  }

  private func render(_ diagnostic: Diagnostic, _ files: RenderedFiles) -> String {
    let isError = diagnostic.severity == .error
    let role: Palette.Role = isError ? .error : .warning
    var text = head(
      diagnostic.span, isError ? "error" : "warning", role,
      palette.paint(diagnostic.message, .emphasis) + " [\(diagnostic.id.rawValue)]", files)
    text += excerpt(diagnostic.span, role, files)
    for note in diagnostic.notes {
      text += head(note.span ?? diagnostic.span, "note", .note, note.message, files)
      if let span = note.span { text += excerpt(span, .note, files) }
    }
    guard detail == .full else { return text }
    for fixIt in diagnostic.fixIts where isShown(fixIt, files) {
      text += FixItExcerpt(fixIt: fixIt, files: files, palette: palette).lines().joined()
    }
    return text + "\n"
  }

  /// Whether the lines that a fix-it changes are short enough to be read.
  private func isShown(_ fixIt: Diagnostic.FixIt, _ files: RenderedFiles) -> Bool {
    fixIt.edits.allSatisfy { edit in
      guard let table = files.table(for: edit.span), let place = files.place(of: edit.span) else {
        return true
      }
      return edit.replacement.utf8.count <= TextRenderer.longestLine
        && table.range(ofLine: place.start.line).count <= TextRenderer.longestLine
    }
  }

  private func head(
    _ span: SourceSpan, _ word: String, _ role: Palette.Role, _ message: String,
    _ files: RenderedFiles
  ) -> String {
    var place = "stylec: "
    if let found = files.place(of: span) {
      place = "\(found.path):\(found.start.line):\(found.start.column): "
    }
    return place + palette.paint(word + ":", role) + " " + shortened(message) + "\n"
  }

  /// A message without the middle of a name that fills pages.
  private func shortened(_ message: String) -> String {
    message.utf8.count > 1_000 ? message.prefix(600) + " … " + message.suffix(200) : message
  }

  /// How long a source line may be to be shown, in bytes.
  private static let longestLine = 2_000

  private func excerpt(_ span: SourceSpan, _ role: Palette.Role, _ files: RenderedFiles) -> String {
    guard detail == .full, let table = files.table(for: span), let place = files.place(of: span),
      table.range(ofLine: place.start.line).count <= TextRenderer.longestLine
    else { return "" }
    return SourceExcerpt(table: table, place: place, palette: palette).lines(role: role).joined()
  }
}
