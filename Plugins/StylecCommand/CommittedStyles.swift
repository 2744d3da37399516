import Foundation
import PackagePlugin

/// The `.style` files of one target and the folder that their Swift files are committed in.
struct CommittedStyles {
  let tool: URL
  let root: URL
  let files: [URL]
  /// Where a settings file may lie, the nearest first.
  let settingsFolders: [URL]
  let manifest: URL?
  let output: URL

  /// Runs stylec; an error of its own ends the command with its status.
  func run(passing arguments: [String], name: String) throws {
    let process = Process()
    process.executableURL = tool
    process.arguments =
      ["compile", "--root", root.path, "-o", output.path] + settings + arguments + ["--"]
      + files.map(\.path).sorted()
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(
        description: "stylec ended with status \(process.terminationStatus) for \(name)")
    }
  }

  private var settings: [String] {
    var result = ["--no-settings"]
    let candidates = settingsFolders.map { $0.appendingPathComponent("stylec.settings") }
    if let file = candidates.first(where: { FileManager.default.fileExists(atPath: $0.path) }) {
      result = ["--settings", file.path]
    }
    if let manifest, FileManager.default.fileExists(atPath: manifest.path) {
      result += ["--package-manifest", manifest.path]
    }
    return result
  }

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }
}
