import Diagnostics
import Foundation

/// The `.style` files that tests are fed with.
enum Fixtures {
  private static let tests = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Files with marks for every diagnostic of the lexer and the parser, and files without any.
  static let syntax = files(in: tests.appendingPathComponent("Fixtures/Syntax"))

  /// The examples that people see.
  static let examples = files(
    in: tests.deletingLastPathComponent().appendingPathComponent("Examples"))

  private static func files(in folder: URL) -> [SourceFile] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".style") }.sorted().compactMap { name in
      guard
        let data = FileManager.default.contents(atPath: folder.appendingPathComponent(name).path)
      else { return nil }
      return SourceFile(path: name, bytes: Array(data))
    }
  }
}
