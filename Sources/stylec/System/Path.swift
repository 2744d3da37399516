#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Operations on paths as text; only `absolute` asks the system, for the current folder.
enum Path {
  /// The path of an item in a folder.
  static func join(_ folder: String, _ name: String) -> String {
    if folder.isEmpty || folder == "." || name.hasPrefix("/") { return name }
    return folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  /// The last part of a path.
  static func name(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// All but the last part: "." where there is only one, "/" for the root.
  static func folder(_ path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The path from the root, without `.`, `..` and doubled slashes.
  static func absolute(_ path: String) -> String {
    let slash = UInt8(ascii: "/")
    let full = Array((path.hasPrefix("/") ? path : currentFolder() + "/" + path).utf8)
    var result: [UInt8] = []
    var index = 0
    while index < full.count {
      let start = index
      while index < full.count, full[index] != slash { index += 1 }
      let part = full[start..<index]
      index += 1
      if part.isEmpty || part.elementsEqual(".".utf8) { continue }
      if part.elementsEqual("..".utf8) {
        if let last = result.lastIndex(of: slash) { result.removeSubrange(last...) }
      } else {
        result.append(slash)
        result += part
      }
    }
    return result.isEmpty ? "/" : String(decoding: result, as: UTF8.self)
  }

  /// An absolute path as it is called from a folder above it; nil if the folder is not above it.
  static func relative(_ path: String, to folder: String) -> String? {
    let head = folder == "/" ? "/" : folder + "/"
    guard path.utf8.starts(with: head.utf8), path.utf8.count > head.utf8.count else { return nil }
    return String(decoding: path.utf8.dropFirst(head.utf8.count), as: UTF8.self)
  }

  /// The nearest folder that is, or is above, all of the absolute paths; nil for none.
  static func common(_ folders: [String]) -> String? {
    guard var common = folders.first else { return nil }
    for other in folders.dropFirst() {
      // Bytes, since `==` on text takes different file names for one.
      while common != "/", !common.utf8.elementsEqual(other.utf8),
        relative(other, to: common) == nil
      { common = folder(common) }
    }
    return common
  }

  /// The path with all symbolic links followed; nil if there is nothing there.
  static func resolved(_ path: String) -> String? {
    guard let pointer = realpath(path, nil) else { return nil }
    defer { free(pointer) }
    return String(cString: pointer)
  }

  /// The order that everything is sorted in: by bytes, whatever the locale.
  static func precedes(_ left: String, _ right: String) -> Bool {
    left.utf8.lexicographicallyPrecedes(right.utf8)
  }

  private static func currentFolder() -> String {
    guard let pointer = getcwd(nil, 0) else { return "/" }
    defer { free(pointer) }
    return String(cString: pointer)
  }
}
