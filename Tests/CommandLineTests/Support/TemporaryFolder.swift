import Foundation

/// A folder that is gone when nobody needs it any more.
final class TemporaryFolder {
  let url: URL

  init(name: String = "stylec-tests-\(UUID().uuidString)") throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent(name)
      .resolvingSymlinksInPath()
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Writes a file and the folders above it.
  @discardableResult
  func write(_ text: String, to path: String) throws -> URL {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file
  }

  func read(_ path: String) throws -> String {
    try String(contentsOf: url.appendingPathComponent(path), encoding: .utf8)
  }

  func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: url.appendingPathComponent(path).path)
  }

  /// The names in a folder, sorted; none if it is not there.
  func names(_ path: String = "") -> [String] {
    let folder = url.appendingPathComponent(path).path
    return ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  /// The contents of a folder by name.
  func contents(_ path: String) throws -> [String: String] {
    var result: [String: String] = [:]
    for name in names(path) { result[name] = try read(path + "/" + name) }
    return result
  }

  func modificationDate(_ path: String) throws -> Date? {
    let file = url.appendingPathComponent(path).path
    return try FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as? Date
  }

  /// Runs stylec here.
  func stylec(
    _ arguments: String..., input: String? = nil, environment: [String: String] = [:]
  ) throws -> ToolResult {
    try ToolProcess.run(arguments, in: url, input: input, environment: environment)
  }
}
