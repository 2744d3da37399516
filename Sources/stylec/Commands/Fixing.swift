import Diagnostics

/// Carries out fix-its, round by round, until nothing changes.
struct Fixing {
  /// A fix-it that gives rise to another is in order; more rounds than this are a circle.
  private static let maximalRounds = 20

  private let session: Session
  private let original: InputSet
  private var current: InputSet
  private let declarationsPath: String
  private var appliedCount = 0
  private var ambiguousCount = 0

  init(_ session: Session, _ inputs: InputSet) throws {
    if inputs.hasStandardInput {
      throw UsageError("'--fix' writes into files and cannot mend standard input")
    }
    self.session = session
    declarationsPath = Self.declarationsPath(session, inputs)
    // What was declared in an earlier run counts, whether the file was named this time or not.
    original = try Self.adding(declarationsPath, to: inputs)
    current = original
  }

  /// Mends, writes the files (or prints the difference) and reports what is left.
  mutating func run() throws -> ToolStatus {
    var diagnostics = session.compile(current).diagnostics
    for _ in 0..<Self.maximalRounds {
      let applied = FixItApplication(diagnostics, files: current.files)
      ambiguousCount = applied.ambiguousCount
      guard let next = Self.applying(applied, to: current, declarationsPath) else { break }
      current = next
      appliedCount += applied.appliedCount
      diagnostics = session.compile(current).diagnostics
    }
    try save()
    try session.report(diagnostics, current)
    if ambiguousCount > 0 {
      Console.report("note", "\(ambiguousCount) more can be mended in several ways: choose one")
    }
    return diagnostics.contains { $0.severity == .error } ? .sourceErrors : .success
  }

  private func save() throws {
    for (index, file) in current.shown.enumerated() {
      let old = original.shown.indices.contains(index) ? original.shown[index].bytes : []
      guard file.bytes != old else { continue }
      if session.options.showsDiff {
        let diff = UnifiedDiff.text(
          from: old, named: old.isEmpty ? "/dev/null" : file.path, to: file.bytes, named: file.path)
        try Console.write(diff, to: .output)
      } else {
        try FileWriting.makeFolder(Path.folder(file.path))
        try FileWriting.replace(file.path, file.bytes)
        if session.options.isVerbose { Console.report("wrote", file.path) }
      }
    }
    if appliedCount > 0, !session.options.showsDiff {
      Console.report("note", "carried out \(appliedCount) fix-it\(appliedCount == 1 ? "" : "s")")
    }
  }

  private static func declarationsPath(_ session: Session, _ inputs: InputSet) -> String {
    if let path = session.options.declarationsFile { return path }
    let root = inputs.root ?? "."
    // Shown as the inputs are: without the part that the current folder already says.
    return Path.relative(Path.join(root, "Extern.style"), to: Path.absolute("."))
      ?? Path.join(root, "Extern.style")
  }

  /// The inputs with the file of declarations at the end, if it is there and not among them.
  private static func adding(_ path: String, to inputs: InputSet) throws -> InputSet {
    let absolute = Path.absolute(path)
    if inputs.shown.contains(where: { Path.absolute($0.path) == absolute }) { return inputs }
    guard FileReading.kind(path) == .file else { return inputs }
    return inputs.appending(path, try FileReading.bytes(path))
  }

  /// The inputs after one round; nil when nothing changes.
  private static func applying(
    _ applied: FixItApplication, to inputs: InputSet, _ declarationsPath: String
  ) -> InputSet? {
    var next = inputs.replacing(applied.contents)
    var isChanged = !applied.changedFiles.isEmpty
    if applied.declarations.isEmpty { return isChanged ? next : nil }
    let absolute = Path.absolute(declarationsPath)
    let index = next.shown.firstIndex { Path.absolute($0.path) == absolute }
    let old = index.map { next.shown[$0].bytes } ?? []
    let lines = Set(String(decoding: old, as: UTF8.self).split(whereSeparator: \.isNewline))
    var text = old.isEmpty ? heading : String(decoding: old, as: UTF8.self)
    if !text.hasSuffix("\n") { text += "\n" }
    for declaration in applied.declarations where !lines.contains(Substring(declaration)) {
      text += declaration + "\n"
      isChanged = true
    }
    guard isChanged else { return nil }
    if let index {
      var contents = next.files.map(\.bytes)
      contents[index] = Array(text.utf8)
      next = next.replacing(contents)
    } else {
      next = next.appending(declarationsPath, Array(text.utf8))
    }
    return next
  }

  private static let heading = """
    // Names from the project's own Swift, gathered by 'stylec check --fix'. Write their types where
    // they matter, and keep the file with the others.

    """
}
