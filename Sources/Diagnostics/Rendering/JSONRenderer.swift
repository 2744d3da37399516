/// Diagnostics as JSON for other tools; `Docs/CommandLine.md` describes the members.
package struct JSONRenderer: Sendable {
  /// The version of the members' meaning; it grows when one changes or goes.
  package static let formatVersion = 1

  package let toolVersion: String

  package init(toolVersion: String) {
    self.toolVersion = toolVersion
  }

  package func render(_ list: DiagnosticList, files: [SourceFile]) -> String {
    let files = RenderedFiles(files, for: list.shown)
    return JSONText.object([
      ("version", .number(Self.formatVersion)),
      ("tool", .object([("name", .string("stylec")), ("version", .string(toolVersion))])),
      ("errorCount", .number(list.errorCount)),
      ("warningCount", .number(list.warningCount)),
      ("diagnostics", .array(list.shown.map { value(of: $0, files) })),
    ]).written()
  }

  private func value(of diagnostic: Diagnostic, _ files: RenderedFiles) -> JSONText {
    .object(
      [
        ("id", .string(diagnostic.id.rawValue)),
        ("severity", .string(diagnostic.severity == .error ? "error" : "warning")),
        ("message", .string(diagnostic.message)),
      ] + place(diagnostic.span, files) + [
        (
          "notes",
          .array(
            diagnostic.notes.map { note in
              .object(
                [("message", .string(note.message))]
                  + (note.span.map { place($0, files) } ?? []))
            })
        ),
        ("fixIts", .array(diagnostic.fixIts.map { value(of: $0, files) })),
      ])
  }

  private func value(of fixIt: Diagnostic.FixIt, _ files: RenderedFiles) -> JSONText {
    var members: [(String, JSONText)] = [("message", .string(fixIt.message))]
    members.append(
      (
        "edits",
        .array(
          fixIt.edits.map { edit in
            .object(place(edit.span, files) + [("replacement", .string(edit.replacement))])
          })
      ))
    if !fixIt.declaration.isEmpty { members.append(("declaration", .string(fixIt.declaration))) }
    return .object(members)
  }

  /// `file`, `start` and `end`; nothing for what stands in no file of the run.
  private func place(_ span: SourceSpan, _ files: RenderedFiles) -> [(String, JSONText)] {
    guard let place = files.place(of: span) else { return [] }
    return [
      ("file", .string(place.path)),
      ("start", position(place.start, place.startOffset)),
      ("end", position(place.end, place.endOffset)),
    ]
  }

  private func position(_ position: LineTable.Position, _ offset: Int) -> JSONText {
    .object([
      ("line", .number(position.line)), ("column", .number(position.column)),
      ("offset", .number(offset)),
    ])
  }
}
