import Codegen
import Diagnostics
import Foundation
import Testing
import TypeChecker

/// A `.style` file of the repository.
struct StyleFile: Sendable, CustomTestStringConvertible {
  let path: String
  let bytes: [UInt8]

  var testDescription: String { path }
  var source: SourceFile { SourceFile(path: path, bytes: bytes) }
}

enum StyleFiles {
  static let all = below("Examples") + below("Tests/Fixtures") + below("Tests/RealStyles")
  /// What fuzzing found.
  static let finds = below("Tests/Fuzzing/Finds")

  private static func below(_ folder: String) -> [StyleFile] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let paths =
      FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)?
      .compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".style") }.sorted().compactMap { path in
      let path = folder + "/" + path
      guard let data = try? Data(contentsOf: root.appendingPathComponent(path)) else { return nil }
      return StyleFile(path: path, bytes: [UInt8](data))
    }
  }
}

/// Runs of the whole compiler with what must hold of every result.
enum Thorough {
  /// On a thread with a stack as a process has it; unoptimised code needs more than the checker
  /// reckons with.
  static func compile(
    _ files: [SourceFile], _ options: CompileOptions = CompileOptions()
  ) -> CompileResult {
    let done = DispatchSemaphore(value: 0)
    nonisolated(unsafe) var result: CompileResult?
    let thread = Thread {
      result = Codegen.compile(files, options: options)
      done.signal()
    }
    thread.stackSize = 32 << 20
    thread.start()
    done.wait()
    let found = result ?? Codegen.compile([], options: options)
    check(found, files)
    return found
  }

  private static func check(_ result: CompileResult, _ files: [SourceFile]) {
    let isWrong = result.diagnostics.contains { $0.severity == .error }
    if isWrong != result.outputs.isEmpty, !files.isEmpty { Issue.record("output and errors") }
    var last = (file: Int32(-1), start: Int32(0))
    for diagnostic in result.diagnostics {
      let span = diagnostic.span
      if (span.file, span.start) < last { Issue.record("not in order: \(diagnostic.message)") }
      last = (span.file, span.start)
      let spans =
        [span] + diagnostic.notes.compactMap(\.span)
        + diagnostic.fixIts.flatMap { $0.edits.map(\.span) }
      for span in spans where span.file >= 0 {
        let count = files.indices.contains(Int(span.file)) ? files[Int(span.file)].bytes.count : -1
        if span.start < 0 || span.end < span.start || Int(span.end) > count {
          Issue.record("a span outside of the text: \(diagnostic.message)")
        }
      }
    }
  }
}

extension SourceFile {
  var text: String { String(decoding: bytes, as: UTF8.self) }
}

/// The same numbers on every run.
struct Numbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state >> 33) ^ (state >> 13)
  }
}
