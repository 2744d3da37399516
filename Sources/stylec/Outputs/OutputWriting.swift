import Parallel

/// One file that is to be there.
struct PlannedFile: Sendable {
  let path: String
  let bytes: [UInt8]
}

/// Writing of all output files of a run.
enum OutputWriting {
  /// Brings the files on the disk to what they are to be, and gives the paths of those that
  /// changed.
  ///
  /// All new contents are complete on the disk before the first file is replaced, so that a full
  /// disk leaves everything as it was.
  static func write(
    _ files: [PlannedFile], into folder: String, jobs: Int
  ) throws(SystemError) -> [String] {
    try FileWriting.makeFolder(folder)
    LeftoverFiles.remove(in: folder)
    if files.count == 1, FileReading.kind(files[0].path) == .other {
      try FileWriting.replace(files[0].path, files[0].bytes)
      return [files[0].path]
    }
    let results = Threads.map(count: files.count, jobs: jobs) { index in
      Result<FileWriting.Prepared?, SystemError> { () throws(SystemError) in
        try FileWriting.prepare(files[index].path, files[index].bytes, number: index)
      }
    }
    var prepared: [FileWriting.Prepared] = []
    var failure: SystemError?
    for result in results {
      switch result {
      case .success(let file): if let file { prepared.append(file) }
      case .failure(let error): failure = failure ?? error
      }
    }
    if let failure {
      prepared.forEach(FileWriting.abandon)
      throw failure
    }
    for (index, file) in prepared.enumerated() {
      do throws(SystemError) {
        try FileWriting.commit(file)
      } catch {
        prepared[(index + 1)...].forEach(FileWriting.abandon)
        throw error
      }
    }
    if !prepared.isEmpty { FileWriting.flushFolder(folder) }
    return prepared.map(\.path)
  }

  /// The files in a folder that stylec wrote, by their first line, and that are none of the given
  /// ones.
  static func leftOver(in folder: String, except paths: [String]) throws(SystemError) -> [String] {
    guard FileReading.kind(folder) == .folder else { return [] }
    let kept = Set(paths.map { Array(Path.name($0).utf8) })
    var result: [String] = []
    for name in try FileReading.names(in: folder) where name.hasSuffix(".style.swift") {
      let path = Path.join(folder, name)
      guard !kept.contains(Array(name.utf8)), FileReading.kind(path) == .file else { continue }
      let line = try FileReading.bytes(path).prefix { $0 != UInt8(ascii: "\n") }
      // Only the mark of the tool makes a file the tool's to remove.
      if String(decoding: line, as: UTF8.self).contains("stylec") { result.append(path) }
    }
    return result
  }
}
