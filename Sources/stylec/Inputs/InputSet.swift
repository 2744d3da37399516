import Diagnostics
import Parallel

/// The files of a run as they were read, in the order that decides everything: by their path from
/// the root folder.
struct InputSet: Sendable {
  /// With paths from the root folder: what the compiler sees, so that the output does not depend on
  /// where a run was started.
  let files: [SourceFile]
  /// The same with paths as they were given, for messages.
  let shown: [SourceFile]
  /// The root folder, absolute; nil for standard input alone.
  let root: String?

  /// How many bytes a file may have, and all files of a run together: with more, time and memory are
  /// no longer what anybody would wait for (some 15 s and 2 GiB). People write a thousandth of it.
  static let limit = 24 << 20

  /// The index of the file that came from standard input.
  private let standardInput: Int?

  /// Whether any of it came from standard input.
  var hasStandardInput: Bool { standardInput != nil }

  /// The paths of the files that were read from the disk.
  var readPaths: [String] {
    shown.indices.filter { $0 != standardInput }.map { shown[$0].path }
  }

  /// The same files with other contents.
  func replacing(_ contents: [[UInt8]]) -> InputSet {
    InputSet(
      files: zip(files, contents).map { SourceFile(path: $0.path, bytes: $1) },
      shown: zip(shown, contents).map { SourceFile(path: $0.path, bytes: $1) }, root: root,
      standardInput: standardInput)
  }

  /// With one more file at the end.
  func appending(_ path: String, _ bytes: [UInt8]) -> InputSet {
    let relative = root.flatMap { Path.relative(Path.absolute(path), to: $0) } ?? Path.name(path)
    return InputSet(
      files: files + [SourceFile(path: relative, bytes: bytes)],
      shown: shown + [SourceFile(path: path, bytes: bytes)], root: root,
      standardInput: standardInput)
  }

  /// Reads all files.
  ///
  /// The root folder is the one that was asked for, else the settings file's, else the nearest that
  /// holds all that was given. A file outside it is refused.
  static func read(
    _ paths: InputPaths, options: RunOptions, settingsFolder: String?
  ) throws -> InputSet {
    let root = root(paths, options, settingsFolder)
    var named: [(path: InputPath, relative: String)] = []
    for file in paths.files {
      named.append((file, try relative(file, root, options)))
    }
    named.sort { Path.precedes($0.relative, $1.relative) }
    let order = named.map(\.path.shown)
    let read = Threads.map(count: order.count, jobs: options.jobs) { index in
      Result<[UInt8], SystemError> { () throws(SystemError) in
        order[index] == "-"
          ? try FileReading.standardInput(limit: limit)
          : try FileReading.bytes(order[index], limit: limit)
      }
    }
    var files: [SourceFile] = []
    var shown: [SourceFile] = []
    var count = 0
    for (index, result) in read.enumerated() {
      let bytes = try result.get()
      count += bytes.count
      guard count <= limit else {
        throw SystemError(
          "read '\(order[index])'",
          because:
            "the files of this run have more than \(limit >> 20) MiB, compile them in several runs"
        )
      }
      files.append(SourceFile(path: named[index].relative, bytes: bytes))
      let name = named[index].path.isStandardInput ? options.standardInputName : order[index]
      shown.append(SourceFile(path: name, bytes: bytes))
    }
    return InputSet(
      files: files, shown: shown, root: root, standardInput: order.firstIndex(of: "-"))
  }

  private static func root(
    _ paths: InputPaths, _ options: RunOptions, _ settingsFolder: String?
  ) -> String? {
    if let root = options.root { return Path.absolute(root) }
    return settingsFolder ?? Path.common(paths.folders)
  }

  private static func relative(
    _ file: InputPath, _ root: String?, _ options: RunOptions
  ) throws -> String {
    if file.isStandardInput { return options.standardInputName }
    guard let root else { return Path.name(file.absolute) }
    if let relative = Path.relative(file.absolute, to: root) { return relative }
    // The same folder may have two names through symbolic links.
    if let folder = Path.resolved(Path.folder(file.shown)), let root = Path.resolved(root),
      let relative = Path.relative(Path.join(folder, Path.name(file.absolute)), to: root)
    {
      return relative
    }
    throw UsageError("'\(file.shown)' is not below the root folder '\(root)'; see --root")
  }
}
