import Foundation
import Testing

@testable import Codegen

/// The examples: what they become, and that it compiles as users compile it.
struct ExampleTests {
  static let examples = SwiftUIModule.root.appendingPathComponent("Examples")
  static let goldens = SwiftUIModule.root.appendingPathComponent("Tests/Goldens/Examples")

  @Test func areCompiledWithoutADiagnostic() throws {
    let compiled = try Compiled(folder: Self.examples)
    #expect(compiled.diagnostics.map(\.message) == [])
    #expect(compiled.names.count >= 14)
    #expect(compiled.outputs.count == compiled.names.count)
  }

  /// The Swift of each example stands in the repository, so that a change of it is seen.
  /// `STYLEC_RECORD=1` rewrites it, and the test fails all the same.
  @Test func becomeTheSwiftThatIsOnRecord() throws {
    let compiled = try Compiled(folder: Self.examples)
    let isRecording = ProcessInfo.processInfo.environment["STYLEC_RECORD"] != nil
    for (name, output) in zip(compiled.names, compiled.outputs) {
      let golden = Self.goldens.appendingPathComponent(name + ".swift")
      let recorded = (try? String(contentsOf: golden, encoding: .utf8)) ?? ""
      if recorded != output, isRecording {
        try output.write(to: golden, atomically: true, encoding: .utf8)
      }
      let isSame = recorded == output
      #expect(isSame, "\(name) becomes other Swift than is on record")
    }
    let recorded = try FileManager.default.contentsOfDirectory(atPath: Self.goldens.path)
    #expect(Set(recorded) == Set(compiled.names.map { $0 + ".swift" }))
  }

  @Test func becomeTheSameSwiftEachTime() throws {
    let first = try Compiled(folder: Self.examples)
    let second = try Compiled(folder: Self.examples)
    #expect(first.outputs == second.outputs)
  }

  /// Together with files that use the result as users would: the articles' hand-written controls,
  /// hand-written styles of an emitted protocol, a choice between two styles.
  @Test(arguments: SwiftUIModule.Mode.allCases)
  func compileWithTheirCallers(_ mode: SwiftUIModule.Mode) throws {
    let files = try Compiled(folder: Self.examples).write()
    let callers = try FileManager.default.contentsOfDirectory(
      at: SwiftUIModule.root.appendingPathComponent("Tests/Callers"),
      includingPropertiesForKeys: nil
    ).filter { $0.pathExtension == "swift" }
    #expect(callers.count >= files.count)
    let complaints = try SwiftUIModule.complaints(
      files + callers.sorted { $0.path < $1.path }, mode: mode)
    #expect(complaints == "")
  }

  /// The check can fail: a caller with a mistake is told.
  @Test func areCheckedByACompilerThatRefusesWhatIsWrong() throws {
    var files = try Compiled(folder: Self.examples).write()
    let wrong = files[0].deletingLastPathComponent().appendingPathComponent("Wrong.swift")
    try """
    import SwiftUI
    struct Wrong: View { var body: some View { Text("x").myToggleStyle(.fancy(icon: 3)) } }
    """.write(to: wrong, atomically: true, encoding: .utf8)
    files.append(wrong)
    let callers = SwiftUIModule.root.appendingPathComponent("Tests/Callers/Externs.swift")
    let complaints = try SwiftUIModule.complaints(files + [callers], mode: .swift6)
    #expect(complaints.contains("Wrong.swift:2"))
  }
}
