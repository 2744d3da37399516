/// The files of a run with their line tables, which renderers look spans up in.
package struct RenderedFiles: Sendable {
  /// A span as an editor names it.
  package struct Place: Sendable {
    package let path: String
    package let start: LineTable.Position
    package let end: LineTable.Position
    package let startOffset: Int
    package let endOffset: Int
  }

  package let files: [SourceFile]
  private let tables: [LineTable?]

  /// Makes tables only for the files that a diagnostic mentions.
  package init(_ files: [SourceFile], for diagnostics: [Diagnostic]) {
    var used = [Bool](repeating: false, count: files.count)
    func use(_ span: SourceSpan?) {
      guard let span, files.indices.contains(Int(span.file)) else { return }
      used[Int(span.file)] = true
    }
    for diagnostic in diagnostics {
      use(diagnostic.span)
      for note in diagnostic.notes { use(note.span) }
      for fixIt in diagnostic.fixIts {
        for edit in fixIt.edits { use(edit.span) }
      }
    }
    self.files = files
    self.tables = files.indices.map { used[$0] ? LineTable(files[$0].bytes) : nil }
  }

  /// The line table of the file of a span; nil for spans outside the run's files.
  package func table(for span: SourceSpan) -> LineTable? {
    tables.indices.contains(Int(span.file)) ? tables[Int(span.file)] : nil
  }

  /// The path and positions of a span; nil for spans outside the run's files.
  package func place(of span: SourceSpan) -> Place? {
    guard let table = table(for: span) else { return nil }
    let file = files[Int(span.file)]
    let start = min(max(Int(span.start), 0), file.bytes.count)
    let end = min(max(Int(span.end), start), file.bytes.count)
    return Place(
      path: file.path, start: table.position(at: start), end: table.position(at: end),
      startOffset: start, endOffset: end)
  }
}
