import Diagnostics
import Foundation

/// The `.style` files that the checker is tested with.
enum Fixtures {
  private static let tests = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Files with mistakes, and what is said of them.
  static let invalid = fixtures(in: tests.appendingPathComponent("Fixtures/Invalid"))
  /// Files of which nothing is said.
  static let valid = fixtures(in: tests.appendingPathComponent("Fixtures/Valid"))
  /// What the parser says is recorded in its own tests.
  static let syntax = fixtures(in: tests.appendingPathComponent("Fixtures/Syntax"))
  /// The examples that people see.
  static let examples = fixtures(
    in: tests.deletingLastPathComponent().appendingPathComponent("Examples"))

  private static func fixtures(in folder: URL) -> [Fixture] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".style") }.sorted()
      .map { Fixture(folder.appendingPathComponent($0)) }
  }
}
