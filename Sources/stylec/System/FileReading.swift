#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reading of files and folders.
enum FileReading {
  /// What stands at a path.
  enum Kind { case file, folder, other }

  /// What stands at a path, links followed; nil for nothing.
  static func kind(_ path: String) -> Kind? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    // Standard output may lead to a file, which must not be replaced under it.
    case S_IFREG: return path.hasPrefix("/dev/") ? .other : .file
    case S_IFDIR: return .folder
    default: return .other
    }
  }

  /// Whether a symbolic link stands at a path.
  static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// Whether a folder stands at a path, and no link to one, which may lead in circles.
  static func isRealFolder(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// All bytes of a file, of which there may be up to `limit`.
  static func bytes(_ path: String, limit: Int = .max - 1) throws(SystemError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw SystemError("read '\(path)'") }
    defer { close(descriptor) }
    return try bytes(descriptor, name: "'\(path)'", limit: limit)
  }

  /// All bytes of standard input, of which there may be up to `limit`.
  static func standardInput(limit: Int = .max - 1) throws(SystemError) -> [UInt8] {
    try bytes(0, name: "standard input", limit: limit)
  }

  /// The names in a folder, sorted by bytes, without `.` and `..`.
  static func names(in folder: String) throws(SystemError) -> [String] {
    guard let stream = opendir(folder) else { throw SystemError("read the folder '\(folder)'") }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: $0.pointee)) {
          String(cString: $0)
        }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted(by: Path.precedes)
  }

  private static func bytes(
    _ descriptor: Int32, name: String, limit: Int
  ) throws(SystemError) -> [UInt8] {
    var status = stat()
    var capacity = 16 * 1024
    if fstat(descriptor, &status) == 0, status.st_size > 0 {
      capacity = min(Int(status.st_size), limit) + 1
    }
    var result: [UInt8] = []
    var count = -1
    while count != 0 {
      let part = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, initialized in
        repeat {
          count = read(descriptor, buffer.baseAddress, capacity)
        } while count < 0
          && errno == EINTR
        initialized = max(count, 0)
      }
      guard count >= 0 else { throw SystemError("read \(name)") }
      guard result.count + count <= limit else {
        throw SystemError(
          "read \(name)",
          because:
            "it has more than \(limit >> 20) MiB, the most for one run: split it, and compile "
            + "the parts in several runs")
      }
      if result.isEmpty { result = part } else { result += part }
    }
    return result
  }
}
