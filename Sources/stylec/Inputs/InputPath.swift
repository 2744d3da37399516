import Hashing

/// A file that is to be compiled, by its names.
struct InputPath: Sendable {
  /// As it was given, or found below a folder that was given: what messages show. `-` for standard
  /// input.
  let shown: String
  /// From the root of the file system; only for comparing.
  let absolute: String
  var isStandardInput: Bool { shown == "-" }
}

/// What a run is given, before anything is read.
struct InputPaths: Sendable {
  /// Each file once, in no particular order.
  private(set) var files: [InputPath] = []
  /// The folders that were given and those that hold the files that were given, absolute.
  private(set) var folders: [String] = []
  private var seen: HashSet<[UInt8]> = []

  /// Finds the files of a command line. A folder stands for all `.style` files below it, except
  /// those in hidden folders.
  init(operands: [String], lists: [String]) throws {
    for list in lists {
      let text = String(decoding: try FileReading.bytes(list), as: UTF8.self)
      for line in text.split(whereSeparator: \.isNewline) { try add(String(line)) }
    }
    for operand in operands { try add(operand) }
  }

  private mutating func add(_ operand: String) throws {
    if operand == "-" {
      insert(InputPath(shown: "-", absolute: "-"))
      return
    }
    let absolute = Path.absolute(operand)
    guard FileReading.kind(operand) == .folder else {
      folders.append(Path.folder(absolute))
      insert(InputPath(shown: operand, absolute: absolute))
      return
    }
    folders.append(absolute)
    let count = files.count
    var shown = operand
    while shown.count > 1, shown.hasSuffix("/") { shown.removeLast() }
    try walk(shown, absolute)
    if files.count == count,
      !files.contains(where: { Path.relative($0.absolute, to: absolute) != nil })
    {
      throw UsageError("there is no '.style' file below '\(operand)'")
    }
  }

  private mutating func walk(_ folder: String, _ absolute: String) throws {
    for name in try FileReading.names(in: folder) where !name.hasPrefix(".") {
      let path = folder == "." ? name : Path.join(folder, name)
      if name.hasSuffix(".style"), FileReading.kind(path) == .file {
        insert(InputPath(shown: path, absolute: Path.join(absolute, name)))
      } else if FileReading.isRealFolder(path) {
        try walk(path, Path.join(absolute, name))
      }
    }
  }

  private mutating func insert(_ file: InputPath) {
    if seen.insert(Array(file.absolute.utf8)) { files.append(file) }
  }
}
