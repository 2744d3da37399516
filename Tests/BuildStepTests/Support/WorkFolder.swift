import Foundation

/// A copy of an example that a test may change.
struct WorkFolder {
  let url: URL

  /// Copies an example to a fresh folder of a fixed name, so that what was built before still
  /// serves.
  init(copyOf example: String, named name: String) throws {
    url = Command.products.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("build-step-tests").appendingPathComponent(name)
    try? FileManager.default.removeItem(at: url)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: Command.repository.appendingPathComponent("Examples/" + example), to: url)
  }

  /// A folder that is there.
  init(url: URL) { self.url = url }

  /// Makes an empty one.
  init(named name: String) throws {
    url = Command.products.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("build-step-tests").appendingPathComponent(name)
    try? FileManager.default.removeItem(at: url)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  func path(_ path: String) -> String { url.appendingPathComponent(path).path }

  func read(_ path: String) throws -> String {
    try String(contentsOf: url.appendingPathComponent(path), encoding: .utf8)
  }

  func write(_ text: String, to path: String) throws {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Replaces a text in a file, which must hold it.
  func replace(_ old: String, with new: String, in path: String) throws {
    let text = try read(path)
    guard text.contains(old) else { throw CocoaError(.fileReadCorruptFile) }
    try write(text.replacingOccurrences(of: old, with: new), to: path)
  }

  /// The names in a folder, sorted; none if it is not there.
  func names(_ path: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: self.path(path))) ?? []).sorted()
  }

  func modificationDate(_ path: String) throws -> Date? {
    try FileManager.default.attributesOfItem(atPath: self.path(path))[.modificationDate] as? Date
  }
}
