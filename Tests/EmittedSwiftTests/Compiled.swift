import Codegen
import Diagnostics
import Foundation
import TypeChecker

/// `.style` files of a folder and the Swift that they become.
struct Compiled {
  var names: [String]
  var outputs: [String]
  var diagnostics: [Diagnostic]

  /// Compiles all `.style` files of a folder as one module.
  init(folder: URL, options: CompileOptions = CompileOptions()) throws {
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil
    ).filter { $0.pathExtension == "style" }.sorted { $0.path < $1.path }
    let sources = try files.map { file in
      SourceFile(path: file.lastPathComponent, bytes: [UInt8](try Data(contentsOf: file)))
    }
    let result = compile(sources, options: options)
    names = sources.map(\.path)
    outputs = result.outputs.map(\.text)
    diagnostics = result.diagnostics
  }

  /// Writes the Swift files into a new folder.
  func write() throws -> [URL] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("stylec-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var files: [URL] = []
    for (name, output) in zip(names, outputs) {
      let file = folder.appendingPathComponent(name + ".swift")
      try output.write(to: file, atomically: true, encoding: .utf8)
      files.append(file)
    }
    return files
  }
}
