import Foundation
import Testing

@Suite struct OutputTests {
  @Test func equalNamesInTwoFoldersDoNotClash() throws {
    let folder = try TemporaryFolder()
    try folder.write(StyleSources.valid("A"), to: "Styles/Primary/Button.style")
    try folder.write(StyleSources.valid("B"), to: "Styles/Secondary/Button.style")
    try folder.write(StyleSources.valid("C"), to: "Styles/my_button.style")
    try folder.write("not a style", to: "Styles/.hidden/no.style")
    let listed = try folder.stylec("Styles", "-o", "out", "--list-outputs")
    #expect(
      listed.output == """
        out/Primary_Button.style.swift
        out/Secondary_Button.style.swift
        out/my+_button.style.swift

        """)
    #expect(!folder.exists("out"))
    #expect(try folder.stylec("Styles", "-o", "out").status == 0)
    #expect(folder.names("out").map { "out/\($0)\n" }.joined() == listed.output)
  }

  @Test func filesThatDoNotChangeAreNotWritten() throws {
    let folder = try TemporaryFolder()
    try folder.write(StyleSources.valid("A"), to: "a.style")
    try folder.write(StyleSources.valid("B"), to: "b.style")
    #expect(try folder.stylec(".", "-o", "out", "-v").errors.contains("wrote: out/a.style.swift"))
    let old = try folder.modificationDate("out/a.style.swift")
    try folder.write(StyleSources.valid("B", padding: 10), to: "b.style")
    let second = try folder.stylec(".", "-o", "out", "-v")
    #expect(second.errors == "stylec: wrote: out/b.style.swift\n")
    #expect(try folder.modificationDate("out/a.style.swift") == old)
    #expect(try folder.stylec(".", "-o", "out", "-v").errors == "")
  }

  @Test func anErrorLeavesWhatWasThere() throws {
    let folder = try TemporaryFolder()
    try folder.write(StyleSources.valid("A"), to: "a.style")
    try folder.write(StyleSources.valid("B"), to: "b.style")
    #expect(try folder.stylec(".", "-o", "out").status == 0)
    let before = try folder.contents("out")
    try folder.write(StyleSources.valid("A", padding: 99), to: "a.style")
    try folder.write(StyleSources.invalid, to: "b.style")
    #expect(try folder.stylec(".", "-o", "out").status == 1)
    #expect(try folder.contents("out") == before)
  }

  @Test func oneFileAndStandardStreams() throws {
    let folder = try TemporaryFolder()
    try folder.write(StyleSources.valid("A"), to: "a.style")
    #expect(try folder.stylec("a.style", "-o", "Some.swift").status == 0)
    let written = try folder.read("Some.swift")
    #expect(try folder.stylec("a.style", "-o", "-").output == written)
    let piped = try folder.stylec(
      "-", "-o", "-", "--stdin-name", "a.style", input: StyleSources.valid("A"))
    #expect(piped.output == written)
    let wrong = try folder.stylec("check", "-", input: StyleSources.invalid)
    #expect(wrong.errors.hasPrefix("stdin.style:2:5: error: "))
  }

  @Test func checkFailsWithADiff() throws {
    let folder = try TemporaryFolder()
    try folder.write(StyleSources.valid("A"), to: "a.style")
    #expect(try folder.stylec("a.style", "-o", "out", "--check").status == 1)
    #expect(!folder.exists("out"))
    #expect(try folder.stylec("a.style", "-o", "out").status == 0)
    #expect(try folder.stylec("a.style", "-o", "out", "--check").status == 0)
    let fresh = try folder.read("out/a.style.swift")
    try folder.write(fresh + "// stale\n", to: "out/a.style.swift")
    let result = try folder.stylec("a.style", "-o", "out", "--check")
    #expect(result.status == 1)
    #expect(result.output.hasPrefix("--- out/a.style.swift\n+++ out/a.style.swift\n@@ "))
    #expect(result.output.contains("\n-// stale\n"))
    #expect(result.errors.contains("'out/a.style.swift' is out of date"))
    #expect(try folder.read("out/a.style.swift") == fresh + "// stale\n")
  }

  @Test func pruneRemovesOnlyItsOwn() throws {
    let folder = try TemporaryFolder()
    try folder.write(StyleSources.valid("A"), to: "in/a.style")
    try folder.write(StyleSources.valid("B"), to: "in/b.style")
    try folder.write("// Somebody else's.\n", to: "out/other.style.swift")
    #expect(try folder.stylec("in", "-o", "out").status == 0)
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("in/b.style"))
    #expect(try folder.stylec("in", "-o", "out", "--check").status == 0)
    let stale = try folder.stylec("in", "-o", "out", "--check", "--prune")
    #expect(stale.status == 1)
    #expect(stale.errors.contains("'out/b.style.swift' belongs to no source any more"))
    #expect(try folder.stylec("in", "-o", "out", "--prune").status == 0)
    #expect(folder.names("out") == ["a.style.swift", "other.style.swift"])
  }

  @Test func dependenciesNameAllInputs() throws {
    let folder = try TemporaryFolder()
    try folder.write(StyleSources.valid("A"), to: "in put/a.style")
    try folder.write(StyleSources.valid("B"), to: "in put/b$#.style")
    try folder.write("access = public\n", to: "in put/stylec.settings")
    let result = try folder.stylec(
      "in put", "-o", "out", "--emit-dependencies", "out.d", "--stamp", "stamp")
    #expect(result.status == 0)
    #expect(folder.exists("stamp"))
    let settings = folder.url.path + "/in put/stylec.settings"
    #expect(
      try folder.read("out.d") == """
        stamp out/a.style.swift out/b$$\\#.style.swift: \\
          in\\ put/a.style \\
          in\\ put/b$$\\#.style \\
          \(settings.replacingOccurrences(of: " ", with: "\\ "))

        in\\ put/a.style:

        in\\ put/b$$\\#.style:

        \(settings.replacingOccurrences(of: " ", with: "\\ ")):

        """)
  }

  @Test func namesThatDifferInCaseAloneAreRefused() throws {
    let folder = try TemporaryFolder()
    try folder.write(StyleSources.valid("A"), to: "a/x.style")
    try folder.write(StyleSources.valid("B"), to: "A/x.style")
    // A file system that takes them for one has only one file.
    guard folder.names().count == 2 else { return }
    let result = try folder.stylec(".", "-o", "out")
    #expect(result.status == 2)
    #expect(result.errors.contains("rename one of them"))
  }
}
