import Codegen
import Diagnostics
import Foundation
import Testing

@testable import stylec

/// `check --fix` with a compiler of its own, so that every case can be made.
@Suite struct FixingTests {
  /// Asks for `bad` to become `good`, and for each `?name` to be declared.
  private static let compiler: Compiler = { files, _ in
    var diagnostics: [Diagnostic] = []
    let all = files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
    for (index, file) in files.enumerated() {
      let text = String(decoding: file.bytes, as: UTF8.self)
      func report(_ word: String, _ fixIts: (SourceSpan) -> [Diagnostic.FixIt]) {
        for range in text.ranges(of: word) {
          let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
          let span = SourceSpan(
            file: Int32(index), start: Int32(start), end: Int32(start + word.utf8.count))
          diagnostics.append(
            Diagnostic(.unexpectedToken, "no '\(word)'", at: span, fixIts: fixIts(span)))
        }
      }
      report("bad") { [.init("mend", [.init($0, "better")])] }
      report("better") { [.init("mend", [.init($0, "good")])] }
      report("either") { [.init("a", [.init($0, "a")]), .init("b", [.init($0, "b")])] }
      report("circle") { [.init("turn", [.init($0, "square")])] }
      report("square") { [.init("turn", [.init($0, "circle")])] }
      for name in ["shimmer", "glow"] where !all.contains("extern modifier \(name)") {
        report(".\(name)") { _ in
          [.init("declare '\(name)'", [], declaration: "extern modifier \(name)(...)")]
        }
      }
    }
    return Compilation(outputs: [], diagnostics: diagnostics)
  }

  private func fix(_ arguments: String...) -> ToolStatus {
    Driver(compiler: Self.compiler).run(
      ["check", "--fix", "--diagnostics-output", "/dev/null"] + arguments)
  }

  @Test func roundsGoOnUntilNothingChanges() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("one bad, two bad\n", to: "a.style")
    #expect(fix(file.path) == .success)
    #expect(try folder.read("a.style") == "one good, two good\n")
  }

  @Test func aCircleEnds() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("circle\n", to: "a.style")
    #expect(fix(file.path) == .sourceErrors)
    #expect(["circle\n", "square\n"].contains(try folder.read("a.style")))
  }

  @Test func whatIsOpenIsLeft() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("either bad\n", to: "a.style")
    #expect(fix(file.path) == .sourceErrors)
    #expect(try folder.read("a.style") == "either good\n")
  }

  @Test func declarationsAreGatheredInOneFile() throws {
    let folder = try TemporaryFolder()
    try folder.write("x.shimmer y.glow bad\n", to: "s/a.style")
    try folder.write("z.shimmer\n", to: "s/b/b.style")
    #expect(fix(folder.url.path + "/s") == .success)
    let text = try folder.read("s/Extern.style")
    #expect(text.hasSuffix("\nextern modifier glow(...)\nextern modifier shimmer(...)\n"))
    #expect(try folder.read("s/a.style") == "x.shimmer y.glow good\n")
    // The file that is there is read, added to, and not written again.
    #expect(fix(folder.url.path + "/s") == .success)
    #expect(try folder.read("s/Extern.style") == text)
  }

  @Test func anotherFileCanGatherThem() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("x.shimmer\n", to: "a.style")
    try folder.write("// Ours.\nextern modifier glow(...)", to: "names/Own.style")
    let own = folder.url.path + "/names/Own.style"
    #expect(fix(file.path, "--declarations", own) == .success)
    #expect(
      try folder.read("names/Own.style")
        == "// Ours.\nextern modifier glow(...)\nextern modifier shimmer(...)\n")
  }

  @Test func diffWritesNothing() throws {
    let folder = try TemporaryFolder()
    try folder.write("bad.shimmer\n", to: "a.style")
    #expect(fix(folder.url.path, "--diff") == .success)
    #expect(folder.names() == ["a.style"])
    #expect(try folder.read("a.style") == "bad.shimmer\n")
  }
}
