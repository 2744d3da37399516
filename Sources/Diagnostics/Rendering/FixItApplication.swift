/// What becomes of the files when the fix-its of their diagnostics are carried out.
package struct FixItApplication: Sendable {
  /// The content of each file, in order.
  package private(set) var contents: [[UInt8]]
  /// Whether a file's content differs from what it was, by index.
  package private(set) var changedFiles: Set<Int> = []
  /// Declarations that belong in a file of their own, each once, sorted.
  package private(set) var declarations: [String] = []
  /// How many fix-its were carried out.
  package private(set) var appliedCount = 0
  /// How many diagnostics offer several fix-its, of which only their author can choose.
  package private(set) var ambiguousCount = 0

  /// Carries out each diagnostic's fix-it if it has exactly one, and leaves out those that overlap
  /// an earlier one: a further round finds them again.
  package init(_ diagnostics: [Diagnostic], files: [SourceFile]) {
    contents = files.map(\.bytes)
    var edits: [Int: [Diagnostic.FixIt.Edit]] = [:]
    var gathered = Set<String>()
    for diagnostic in DiagnosticList(diagnostics).shown {
      guard let fixIt = diagnostic.fixIts.first else { continue }
      guard diagnostic.fixIts.count == 1 else {
        ambiguousCount += 1
        continue
      }
      if !fixIt.declaration.isEmpty {
        if gathered.insert(fixIt.declaration).inserted { appliedCount += 1 }
        continue
      }
      guard !fixIt.edits.isEmpty, Self.fit(fixIt.edits, edits, files) else { continue }
      for edit in fixIt.edits { edits[Int(edit.span.file), default: []].append(edit) }
      appliedCount += 1
    }
    declarations = gathered.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    for (file, edits) in edits {
      contents[file] = Self.applied(edits, to: files[file].bytes)
      if contents[file] != files[file].bytes { changedFiles.insert(file) }
    }
  }

  /// Whether all edits lie in the files of the run and apart from each other and those taken
  /// before.
  private static func fit(
    _ new: [Diagnostic.FixIt.Edit], _ taken: [Int: [Diagnostic.FixIt.Edit]], _ files: [SourceFile]
  ) -> Bool {
    for (index, edit) in new.enumerated() {
      let file = Int(edit.span.file)
      guard files.indices.contains(file), edit.span.start >= 0, edit.span.start <= edit.span.end,
        Int(edit.span.end) <= files[file].bytes.count
      else { return false }
      if (taken[file] ?? []).contains(where: { touch($0.span, edit.span) }) { return false }
      if new[..<index].contains(where: { overlap($0.span, edit.span) }) { return false }
    }
    return true
  }

  /// Also true for two insertions at one place, whose order nobody knows.
  private static func touch(_ left: SourceSpan, _ right: SourceSpan) -> Bool {
    left.start <= right.end && right.start <= left.end
  }

  private static func overlap(_ left: SourceSpan, _ right: SourceSpan) -> Bool {
    left.file == right.file && left.start < right.end && right.start < left.end
  }

  private static func applied(_ edits: [Diagnostic.FixIt.Edit], to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var offset = 0
    // Sorted with their order kept, so that two insertions of one fix-it stand as they were given.
    let sorted = edits.enumerated().sorted {
      ($0.element.span.start, $0.offset) < ($1.element.span.start, $1.offset)
    }
    for (_, edit) in sorted {
      result += bytes[offset..<Int(edit.span.start)]
      result += Array(edit.replacement.utf8)
      offset = Int(edit.span.end)
    }
    return result + bytes[offset...]
  }
}
