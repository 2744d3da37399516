import Diagnostics
import Foundation
import Testing
import TypeChecker

@testable import Codegen

/// A module made by hand, the Swift that it gives (`NAME.golden`) and Swift that uses it
/// (`NAME.caller`).
struct DeclarationCase: Sendable, CustomTestStringConvertible {
  let name: String
  let module: CheckedModule

  static let all = [
    DeclarationCase(name: "MyToggle", module: Fixtures.myToggle()),
    DeclarationCase(name: "Board", module: Fixtures.everything()),
    DeclarationCase(name: "Buttons", module: Fixtures.buttons()),
    DeclarationCase(name: "Banner", module: Fixtures.banner()),
    DeclarationCase(name: "Foundations", module: Fixtures.foundations()),
    DeclarationCase(name: "Foreign", module: Fixtures.foreign()),
    DeclarationCase(name: "Meter", module: Fixtures.meter()),
  ]

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("DeclarationsGoldens")

  var testDescription: String { name }

  /// The emitted files.
  var outputs: [String] {
    let files = module.files.indices.map { index in
      SourceFile(path: index == 0 ? "\(name).style" : "\(name)\(index).style", text: "")
    }
    return emit(module, files: files, options: CompileOptions()).map(\.text)
  }

  func file(_ ending: String) -> URL {
    DeclarationCase.folder.appendingPathComponent(name + "." + ending)
  }
}

@Suite struct DeclarationsTests {
  /// `STYLEC_RECORD=1` writes the goldens anew, and fails.
  @Test(arguments: DeclarationCase.all)
  func givesItsGolden(_ test: DeclarationCase) throws {
    let text = test.outputs.joined(separator: "\n")
    let golden = test.file("golden")
    if ProcessInfo.processInfo.environment["STYLEC_RECORD"] != nil {
      try text.write(to: golden, atomically: true, encoding: .utf8)
      Issue.record("recorded")
      return
    }
    #expect(try String(contentsOf: golden, encoding: .utf8) == text)
  }

  /// In six modes, against SwiftUI's signatures, where `SWIFTUI_API_DIR` says that they are.
  @Test(
    .enabled(if: ProcessInfo.processInfo.environment["SWIFTUI_API_DIR"] != nil),
    arguments: DeclarationCase.all)
  func compilesWithItsCaller(_ test: DeclarationCase) throws {
    // Needs `-package-name`, which the script does not give.
    if test.name == "Meter" { return }
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("stylec-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var paths: [String] = []
    let caller = try String(contentsOf: test.file("caller"), encoding: .utf8)
    for (index, text) in (test.outputs + [caller]).enumerated() {
      let path = folder.appendingPathComponent("File\(index).swift")
      try text.write(to: path, atomically: true, encoding: .utf8)
      paths.append(path.path)
    }
    let script = DeclarationCase.folder.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("SwiftUIAPI/check.sh")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = [script.path] + paths
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let said = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(said == "")
    #expect(process.terminationStatus == 0)
  }
}

@Suite struct SwiftNameTests {
  @Test(arguments: [
    ("MyToggle", "myToggle"), ("URLField", "urlField"), ("HTML", "html"), ("already", "already"),
    ("A", "a"), ("", ""), ("HTML5", "html5"), ("URL2Field", "url2Field"), ("ÖlStand", "ölStand"),
  ])
  func lowersTheFirstWord(_ name: String, _ expected: String) {
    #expect(SwiftName.lowerCamel(name) == expected)
  }

  @Test func escapesWordsOfSwift() {
    #expect(SwiftName.escaped("default") == "`default`")
    #expect(SwiftName.member("default") == "default")
    #expect(SwiftName.member("init") == "init")
    #expect(SwiftName.member("self") == "`self`")
    #expect(SwiftName.label("in") == "in")
  }
}
