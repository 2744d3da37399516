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
    if list.shown.isEmpty { return "" }
    let files = RenderedFiles(files, for: list.shown)
    var text = ""
    for diagnostic in list.shown { write(diagnostic, files, to: &text) }
    if !list.summary.isEmpty, detail == .full {
      text += palette.paint(list.summary, .emphasis) + "\n"
    }
    return text
  }

  private func write(
    _ diagnostic: Diagnostic, _ files: RenderedFiles, to text: inout String
  ) {
    let isError = diagnostic.severity == .error
    let role: Palette.Role = isError ? .error : .warning
    let place = files.place(of: diagnostic.span)
    let id = " [" + diagnostic.id.rawValue + "]"
    writeHead(
      place, isError ? "error" : "warning", role,
      palette.paint(diagnostic.message, .emphasis) + id, to: &text)
    writeExcerpt(diagnostic.span, place, role, files, to: &text)
    for note in diagnostic.notes {
      let notePlace = note.span.map(files.place) ?? place
      writeHead(notePlace, "note", .note, note.message, to: &text)
      if let span = note.span { writeExcerpt(span, notePlace, .note, files, to: &text) }
    }
    guard detail == .full else { return }
    for fixIt in diagnostic.fixIts where isShown(fixIt, files) {
      text += FixItExcerpt(fixIt: fixIt, files: files, palette: palette).lines().joined()
    }
    text += "\n"
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

  private func writeHead(
    _ place: RenderedFiles.Place?, _ word: String, _ role: Palette.Role, _ message: String,
    to text: inout String
  ) {
    if let place {
      text += place.path
      text += ":"
      text += String(place.start.line)
      text += ":"
      text += String(place.start.column)
      text += ": "
    } else {
      text += "stylec: "
    }
    palette.write(word + ":", role, to: &text)
    text += " "
    text += shortened(message)
    text += "\n"
  }

  /// A message without the middle of a name that fills pages.
  private func shortened(_ message: String) -> String {
    message.utf8.count > 1_000 ? message.prefix(600) + " … " + message.suffix(200) : message
  }

  /// How long a source line may be to be shown, in bytes.
  private static let longestLine = 2_000

  private func writeExcerpt(
    _ span: SourceSpan, _ place: RenderedFiles.Place?, _ role: Palette.Role,
    _ files: RenderedFiles, to text: inout String
  ) {
    guard detail == .full, let place, let table = files.table(for: span),
      table.range(ofLine: place.start.line).count <= TextRenderer.longestLine
    else { return }
    SourceExcerpt(table: table, place: place, palette: palette).write(role: role, to: &text)
  }
}
