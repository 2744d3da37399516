import Foundation
import Testing

/// What stands in `Tests/HandWritten` to compare with (`Scripts/compile-time`) is what the examples
/// become, written by hand: for the same callers, with the same declarations.
struct HandWrittenTests {
  /// The hand-written files, under names that are none of their callers'.
  private static func files() throws -> [URL] {
    let folder = SwiftUIModule.root.appendingPathComponent("Tests/HandWritten")
    let copies = FileManager.default.temporaryDirectory
      .appendingPathComponent("stylec-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: copies, withIntermediateDirectories: true)
    return try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }.sorted()
      .map { name in
        let copy = copies.appendingPathComponent(name.dropLast(6) + ".style.swift")
        try FileManager.default.copyItem(at: folder.appendingPathComponent(name), to: copy)
        return copy
      }
  }

  @Test func thereIsOneForEachExample() throws {
    let emitted = try Compiled(folder: ExampleTests.examples).names.map { $0 + ".swift" }
    #expect(try Self.files().map(\.lastPathComponent) == emitted)
  }

  @Test func compileWithTheSameCallers() throws {
    let callers = try FileManager.default.contentsOfDirectory(
      at: SwiftUIModule.root.appendingPathComponent("Tests/Callers"),
      includingPropertiesForKeys: nil
    ).filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
    let complaints = try SwiftUIModule.complaints(Self.files() + callers, mode: .swift6)
    #expect(complaints == "")
  }

  @Test func declareTheSame() throws {
    let emitted = try declarations(of: Compiled(folder: ExampleTests.examples).write())
    let written = try declarations(of: Self.files())
    #expect(emitted.count > 700)
    #expect(emitted.subtracting(written).sorted() == [])
    // Where a property has a value, Swift makes an initialiser without parameters too.
    #expect(
      written.subtracting(emitted).sorted() == ["internal Examples.Hairline.init() init()"])
  }

  /// What a module declares for itself and others: access, name and declaration, which may differ
  /// in isolation, since an emitted file is for every mode, and in whether a property may be set.
  private func declarations(of files: [URL]) throws -> Set<String> {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("stylec-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let externs = SwiftUIModule.root.appendingPathComponent("Tests/Callers/Externs.swift")
    let (status, output) = try SwiftUIModule.run(
      "swiftc",
      [
        "-emit-module", "-parse-as-library", "-module-name", "Examples", "-swift-version", "6",
        "-I", try SwiftUIModule.folder.get().path, "-emit-symbol-graph",
        "-emit-symbol-graph-dir", folder.path, "-symbol-graph-minimum-access-level", "internal",
        "-Xfrontend", "-symbol-graph-skip-synthesized-members", "-emit-module-path",
        folder.appendingPathComponent("Examples.swiftmodule").path,
      ] + (files + [externs]).map(\.path))
    try #require(status == 0, "\(output)")
    var result: Set<String> = []
    for name in ["Examples", "Examples@SwiftUI"] {
      let graph = try JSONDecoder().decode(
        Graph.self,
        from: Data(contentsOf: folder.appendingPathComponent(name + ".symbols.json")))
      for symbol in graph.symbols {
        let words = symbol.declarationFragments.map(\.spelling).joined().split(separator: " ")
          .filter { $0 != "nonisolated" && $0 != "@MainActor" }
          .map { $0 == "let" ? "var" : String($0) }
        let path = ([name] + symbol.pathComponents).joined(separator: ".")
        result.insert("\(symbol.accessLevel) \(path) \(words.joined(separator: " "))")
      }
    }
    return result
  }

  private struct Graph: Decodable {
    struct Symbol: Decodable {
      struct Fragment: Decodable { var spelling: String }
      var accessLevel: String
      var pathComponents: [String]
      var declarationFragments: [Fragment]
    }
    var symbols: [Symbol]
  }
}
