#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Writing of files so that a reader, another run or a kill at any moment only ever sees a whole
/// one.
enum FileWriting {
  /// A file whose new content lies beside it, complete, under a passing name.
  struct Prepared {
    let path: String
    let temporary: String
  }

  /// The beginning of passing names: no name of an output begins so.
  static let temporaryPrefix = ".stylec-"

  /// Writes the bytes beside the path's place and makes sure that they are on the disk; nil when
  /// the file has these bytes already. Nothing changes at the path before `commit`.
  ///
  /// The number keeps files that are prepared at once from trying the same passing names.
  static func prepare(
    _ given: String, _ bytes: [UInt8], number: Int = 0
  ) throws(SystemError) -> Prepared? {
    // A link stays, and what it leads to is replaced.
    let path = FileReading.isLink(given) ? Path.resolved(given) ?? given : given
    var status = stat()
    var mode: mode_t = 0o666
    let exists = stat(path, &status) == 0
    if exists {
      if status.st_size == bytes.count, let there = try? FileReading.bytes(path),
        isSame(there, bytes)
      {
        return nil
      }
      // A rename would replace a file that its owner has locked, as some version control does.
      guard access(path, W_OK) == 0 else { throw SystemError("write '\(path)'") }
      mode = status.st_mode & 0o777
    }
    let (temporary, descriptor) = try create(beside: path, mode, number)
    do throws(SystemError) {
      try write(bytes, to: descriptor, name: path)
      if exists { fchmod(descriptor, mode) }
      if fsync(descriptor) != 0, errno != EINVAL { throw SystemError("write '\(path)'") }
    } catch {
      close(descriptor)
      unlink(temporary)
      throw error
    }
    if close(descriptor) != 0 {
      let error = SystemError("write '\(path)'")
      unlink(temporary)
      throw error
    }
    return Prepared(path: path, temporary: temporary)
  }

  private static func isSame(_ first: [UInt8], _ second: [UInt8]) -> Bool {
    first.count == second.count
      && first.withUnsafeBytes { first in
        second.withUnsafeBytes { second in
          first.isEmpty || memcmp(first.baseAddress!, second.baseAddress!, first.count) == 0
        }
      }
  }

  /// Puts the new content in its place.
  static func commit(_ file: Prepared) throws(SystemError) {
    guard rename(file.temporary, file.path) == 0 else {
      let error = SystemError("write '\(file.path)'")
      unlink(file.temporary)
      throw error
    }
  }

  /// Forgets the new content.
  static func abandon(_ file: Prepared) { unlink(file.temporary) }

  /// Replaces a file whole if its bytes change; gives whether they did.
  @discardableResult
  static func replace(_ path: String, _ bytes: [UInt8]) throws(SystemError) -> Bool {
    if FileReading.kind(path) == .other {
      // A terminal, a pipe or `/dev/null` has no whole to keep.
      let descriptor = open(path, O_WRONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw SystemError("write '\(path)'") }
      defer { close(descriptor) }
      try write(bytes, to: descriptor, name: path)
      return true
    }
    guard let file = try prepare(path, bytes) else { return false }
    try commit(file)
    return true
  }

  /// Makes a folder and those above it where they are missing.
  static func makeFolder(_ path: String) throws(SystemError) {
    if FileReading.kind(path) == .folder { return }
    let parent = Path.folder(path)
    if parent != path { try makeFolder(parent) }
    if mkdir(path, 0o777) == 0 { return }
    // Another run may have made it since.
    let error = errno == EEXIST ? ENOTDIR : errno
    if FileReading.kind(path) != .folder {
      throw SystemError("make the folder '\(path)'", code: error)
    }
  }

  /// Makes sure that renames in a folder are on the disk.
  static func flushFolder(_ path: String) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  /// Makes a file as new as now, and empty if it is missing.
  static func touch(_ path: String) throws(SystemError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw SystemError("write '\(path)'") }
    defer { close(descriptor) }
    guard futimens(descriptor, nil) == 0 else { throw SystemError("write '\(path)'") }
  }

  /// Removes a file.
  static func remove(_ path: String) throws(SystemError) {
    guard unlink(path) == 0 || errno == ENOENT else { throw SystemError("remove '\(path)'") }
  }

  /// Writes all bytes to an open file.
  static func write(_ bytes: [UInt8], to descriptor: Int32, name: String) throws(SystemError) {
    var offset = 0
    while offset < bytes.count {
      let count = bytes[offset...].withUnsafeBytes { part in
        #if canImport(Glibc)
          Glibc.write(descriptor, part.baseAddress, part.count)
        #elseif canImport(Musl)
          Musl.write(descriptor, part.baseAddress, part.count)
        #else
          Darwin.write(descriptor, part.baseAddress, part.count)
        #endif
      }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw SystemError("write '\(name)'") }
      offset += count
    }
  }

  private static func create(
    beside path: String, _ mode: mode_t, _ first: Int
  ) throws(SystemError) -> (String, Int32) {
    let folder = Path.folder(path)
    var number = first
    while true {
      let name = Path.join(folder, "\(temporaryPrefix)\(getpid())-\(number).tmp")
      let descriptor = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
      if descriptor >= 0 { return (name, descriptor) }
      guard errno == EEXIST else { throw SystemError("write '\(path)'") }
      number += 1
    }
  }
}
