import Diagnostics
import Foundation
import Testing
import TypeChecker

@testable import Codegen

/// What `CodegenTests` says of default values is Swift.
struct DefaultValueTests {
  @Test(arguments: [SwiftUIModule.Mode.swift5, .swift6])
  func compile(_ mode: SwiftUIModule.Mode) throws {
    let source = SwiftUIModule.root.appendingPathComponent("Tests/Fixtures/Valid/Defaults.style")
    let file = SourceFile(path: "Defaults.style", bytes: Array(try Data(contentsOf: source)))
    let text = try #require(Codegen.compile([file], options: CompileOptions()).outputs.first).text
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("defaults-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let swift = folder.appendingPathComponent("Defaults.swift")
    try text.write(to: swift, atomically: true, encoding: .utf8)
    #expect(try SwiftUIModule.complaints([swift], mode: mode) == "")
  }
}
