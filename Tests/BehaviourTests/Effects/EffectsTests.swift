import Foundation
import Testing

/// The catalogue's effectless values, tried on the headless SwiftUI.
@Suite(.serialized)
struct EffectsTests {
  /// Every modifier with an effectless value is tried, or it is said why not.
  @Test func everyModifierIsNamed() throws {
    let table = try EffectTable(package: try Toolchain.shared.get().package)
    #expect(table.gaps.isEmpty)
    #expect(table.calls.count > 90)
    #expect(table.leftOut.count < 25)
  }

  @Test func effectlessValuesHaveNoEffect() throws {
    let (results, calls) = try results()
    for (name, found) in results { if let found { Issue.record("\(name): \(found)") } }
    #expect(results.keys.filter { $0.hasPrefix("no effect: ") }.count == calls)
    #expect(results.keys.contains { $0.hasPrefix("told apart: ") })
  }

  /// With the values of the condition that holds, every comparison fails.
  @Test func anEffectIsNoticed() throws {
    let (results, calls) = try results(
      Replacement(old: "configuration.isOn", new: "true"))
    let failing = results.filter { $0.key.hasPrefix("no effect: ") && $0.value != nil }
    #expect(failing.count == calls)
  }

  /// The results of the program's checks, and how many modifiers it tries.
  private func results(
    _ replacement: Replacement? = nil
  ) throws -> (results: [String: String?], calls: Int) {
    let toolchain = try Toolchain.shared.get()
    let calls = try EffectTable(package: toolchain.package).calls
    let program = EffectsProgram(calls: calls)
    var files = try toolchain.emitted(from: program.styles, named: "Effects.style")
    if let replacement { files = try replacement.applied(to: files) }
    return (try checkResults(of: files, main: program.main, toolchain), calls.count)
  }
}
