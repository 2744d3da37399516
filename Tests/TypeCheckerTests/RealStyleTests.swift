import Diagnostics
import Foundation
import Testing

/// Styles of public projects, written in the language: each compiles. `Scripts/check-real-styles.py`
/// also compiles what is emitted from them.
@Suite struct RealStyleTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("RealStyles")

  private static let all: [Fixture] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".style") }.sorted()
      .map { Fixture(folder.appendingPathComponent($0)) }
  }()

  @Test(arguments: all)
  func hasNoError(_ style: Fixture) {
    #expect(style.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
  }

  @Test func thereAreAtLeastSixty() {
    #expect(Self.all.count >= 60)
  }

  /// Raw Swift is the exception.
  @Test func fewNeedRawSwift() {
    let raw = Self.all.filter { style in
      style.recorded.split(separator: "\n").contains {
        $0.contains("#swift") && !$0.hasPrefix("//")
      }
    }
    #expect(raw.count * 20 <= Self.all.count)
  }
}
