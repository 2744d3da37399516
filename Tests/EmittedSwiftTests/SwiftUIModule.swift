import Foundation

/// The module named `SwiftUI` that has SwiftUI's true signatures and no behaviour, and what
/// `swiftc` says of files that are compiled against it.
enum SwiftUIModule {
  /// A way in which users compile: the language mode and what is switched on.
  enum Mode: String, CaseIterable, Sendable {
    case swift5 = "5"
    case swift5Strict = "5c"
    case swift6 = "6"
    case swift5MainActor = "5m"
    case swift6MainActor = "6m"
    case swift6Upcoming = "6u"
  }

  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Built once for a checkout; again when the facts or the generator have changed.
  static let folder: Result<URL, Failure> = Result { try build() }.mapError { $0 as! Failure }

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private static func build() throws -> URL {
    let tools = root.appendingPathComponent("Tests/SwiftUIAPI")
    let folder = root.appendingPathComponent(".build/swiftui-api")
    let stamp = folder.appendingPathComponent("stamp")
    let wanted = try newest(in: tools)
    if let found = try? String(contentsOf: stamp, encoding: .utf8), found == wanted {
      return folder
    }
    let (status, output) = try run(
      "bash", [tools.appendingPathComponent("build.sh").path, folder.path, "-evolution"])
    guard status == 0 else { throw Failure(description: "the SwiftUI module: \(output)") }
    try wanted.write(to: stamp, atomically: true, encoding: .utf8)
    return folder
  }

  /// The time of the newest file, as text.
  private static func newest(in folder: URL) throws -> String {
    var latest = Date.distantPast
    let files = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: [.contentModificationDateKey])
    while let file = files?.nextObject() as? URL {
      let values = try file.resourceValues(forKeys: [.contentModificationDateKey])
      if let date = values.contentModificationDate, date > latest { latest = date }
    }
    return String(latest.timeIntervalSince1970)
  }

  /// The errors and warnings of files that are compiled together, to an object.
  static func complaints(_ files: [URL], mode: Mode) throws -> String {
    let folder = try folder.get()
    let (_, output) = try run(
      "bash",
      [
        root.appendingPathComponent("Tests/SwiftUIAPI/check.sh").path, "-d", folder.path, "-m",
        mode.rawValue,
      ] + files.map(\.path))
    return output
  }

  /// Runs a program to its end; what it prints on both streams.
  static func run(_ program: String, _ arguments: [String]) throws -> (Int32, String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }
}
