/// Diagnostics in the Static Analysis Results Interchange Format 2.1.0, which code-scanning
/// services read.
package struct SARIFRenderer: Sendable {
  package let toolVersion: String

  package init(toolVersion: String) {
    self.toolVersion = toolVersion
  }

  package func render(_ list: DiagnosticList, files: [SourceFile]) -> String {
    let files = RenderedFiles(files, for: list.shown)
    let ids = Set(list.shown.map(\.id)).sorted { $0.rawValue < $1.rawValue }
    let run: [(String, JSONText)] = [
      (
        "tool",
        .object([
          (
            "driver",
            .object([
              ("name", .string("stylec")), ("version", .string(toolVersion)),
              ("rules", .array(ids.map(rule))),
            ])
          )
        ])
      ),
      ("columnKind", .string("utf16CodeUnits")),
      (
        "results",
        .array(
          list.shown.map { diagnostic in
            result(diagnostic, rule: ids.firstIndex(of: diagnostic.id) ?? -1, files)
          })
      ),
    ]
    return JSONText.object([
      ("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")),
      ("version", .string("2.1.0")),
      ("runs", .array([.object(run)])),
    ]).written()
  }

  private func rule(_ id: DiagnosticID) -> JSONText {
    var members: [(String, JSONText)] = [("id", .string(id.rawValue))]
    if let explanation = Explanation.of(id) {
      members.append(("shortDescription", message(explanation.title)))
      members.append(("fullDescription", message(explanation.cause)))
      members.append(("help", message(explanation.remedy)))
    }
    members.append(
      ("defaultConfiguration", .object([("level", .string(level(id.severity)))])))
    return .object(members)
  }

  private func result(_ diagnostic: Diagnostic, rule: Int, _ files: RenderedFiles) -> JSONText {
    var members: [(String, JSONText)] = [
      ("ruleId", .string(diagnostic.id.rawValue)),
      ("ruleIndex", .number(rule)),
      ("level", .string(level(diagnostic.severity))),
      ("message", message(diagnostic.message)),
    ]
    if let location = physicalLocation(diagnostic.span, files) {
      members.append(("locations", .array([.object([("physicalLocation", location)])])))
    }
    let related = Self.unique(
      diagnostic.notes.compactMap { note -> JSONText? in
        guard let span = note.span, let location = physicalLocation(span, files) else { return nil }
        return .object([("physicalLocation", location), ("message", message(note.message))])
      })
    if !related.isEmpty { members.append(("relatedLocations", .array(related))) }
    let fixes = Self.unique(diagnostic.fixIts.compactMap { fix($0, files) })
    if !fixes.isEmpty { members.append(("fixes", .array(fixes))) }
    return .object(members)
  }

  /// Each value once, in its order: the format allows no repetition in these lists.
  private static func unique(_ values: [JSONText]) -> [JSONText] {
    var seen = Set<String>()
    return values.count < 2 ? values : values.filter { seen.insert($0.written()).inserted }
  }

  /// A fix with its changes by file; nil for one that only adds a declaration elsewhere.
  private func fix(_ fixIt: Diagnostic.FixIt, _ files: RenderedFiles) -> JSONText? {
    let edits = fixIt.edits.filter { files.table(for: $0.span) != nil }
    guard !edits.isEmpty else { return nil }
    let changes = Set(edits.map(\.span.file)).sorted().map { file -> JSONText in
      let replacements = edits.filter { $0.span.file == file }.map { edit -> JSONText in
        var members = [("deletedRegion", region(edit.span, files))]
        if !edit.replacement.isEmpty {
          members.append(("insertedContent", .object([("text", .string(edit.replacement))])))
        }
        return .object(members)
      }
      return .object([
        ("artifactLocation", artifact(files.files[Int(file)].path)),
        ("replacements", .array(replacements)),
      ])
    }
    return .object([("description", message(fixIt.message)), ("artifactChanges", .array(changes))])
  }

  private func physicalLocation(_ span: SourceSpan, _ files: RenderedFiles) -> JSONText? {
    guard let place = files.place(of: span) else { return nil }
    return .object([("artifactLocation", artifact(place.path)), ("region", region(span, files))])
  }

  private func region(_ span: SourceSpan, _ files: RenderedFiles) -> JSONText {
    guard let place = files.place(of: span) else { return .object([]) }
    return .object([
      ("startLine", .number(place.start.line)), ("startColumn", .number(place.start.column)),
      ("endLine", .number(place.end.line)), ("endColumn", .number(place.end.column)),
    ])
  }

  private func artifact(_ path: String) -> JSONText {
    .object([("uri", .string(Self.uri(path)))])
  }

  private func message(_ text: String) -> JSONText { .object([("text", .string(text))]) }

  private func level(_ severity: Diagnostic.Severity) -> String {
    severity == .error ? "error" : "warning"
  }

  /// A path as a URI reference: absolute ones as `file:` URIs, what URIs do not allow
  /// percent-encoded.
  static func uri(_ path: String) -> String {
    var text = path.hasPrefix("/") ? "file://" : ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        text.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        text += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
    return text
  }
}
