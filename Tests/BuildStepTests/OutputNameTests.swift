import Foundation
import Testing

@Suite struct OutputNameTests {
  /// Plugins cannot import targets, so the rule stands twice.
  @Test func thePluginHasTheSameRule() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let tool = try Data(
      contentsOf: root.appendingPathComponent("Sources/stylec/Inputs/OutputName.swift"))
    let plugin = try Data(
      contentsOf: root.appendingPathComponent("Plugins/StylecPlugin/OutputName.swift"))
    #expect(tool == plugin)
  }
}
