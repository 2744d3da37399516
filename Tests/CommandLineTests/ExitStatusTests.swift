import Foundation
import Testing

@Suite struct ExitStatusTests {
  @Test func compiledIsZero() throws {
    let folder = try TemporaryFolder()
    try folder.write(StyleSources.valid("Simple"), to: "Simple.style")
    let result = try folder.stylec("Simple.style", "-o", "out")
    #expect(result.status == 0)
    #expect(result.output == "" && result.errors == "")
    #expect(folder.names("out") == ["Simple.style.swift"])
  }

  @Test func anErrorInTheSourceIsOne() throws {
    let folder = try TemporaryFolder()
    try folder.write(StyleSources.invalid, to: "Broken.style")
    for command in [["compile", "-o", "out"], ["check"]] {
      let result = try ToolProcess.run(command + ["Broken.style"], in: folder.url)
      #expect(result.status == 1)
      #expect(result.errors.hasPrefix("Broken.style:2:5: error: "))
      #expect(result.errors.contains("2 |     ERROR\n  |     ^~~~~\n"))
      #expect(result.output == "")
    }
    #expect(!folder.exists("out"))
  }

  @Test(arguments: [
    [], ["--nonsense"], ["-z"], ["compile"], ["check"], ["a.style"], ["explain", "no-such-id"],
    ["--jobs", "0", "a.style"], ["--jobs"], ["completions"], ["completions", "tcsh"],
    ["--werror=perhaps", "a.style", "-o", "out"], ["--diagnostics", "xml", "a.style", "-o", "out"],
    ["--target", "iPhone 3", "a.style", "-o", "out"], ["--target", "iOS", "a.style", "-o", "out"],
    ["--access", "private", "a.style", "-o", "out"], ["--warn", "nothing", "a.style", "-o", "out"],
    ["a.style", "b.style", "-o", "one.swift"], ["check", "a.style", "--diff"],
    ["check", "--fix", "-"], ["a.style", "-o", "-", "--check"],
    ["a.style", "-o", "-", "--diagnostics", "json"], ["help", "nothing"],
    ["--root", "below", "a.style", "-o", "out"], ["empty", "-o", "out"],
  ])
  func wrongUsageIsTwo(_ arguments: [String]) throws {
    let folder = try TemporaryFolder()
    try folder.write(StyleSources.valid("A"), to: "a.style")
    try folder.write(StyleSources.valid("B"), to: "b.style")
    try folder.write("", to: "below/nothing.txt")
    try folder.write("", to: "empty/nothing.txt")
    let result = try ToolProcess.run(arguments, in: folder.url)
    #expect(result.status == 2)
    #expect(result.output == "")
    #expect(result.errors != "")
    #expect(!folder.exists("out"))
  }

  @Test func whatCannotBeReadIsThree() throws {
    let folder = try TemporaryFolder()
    let result = try folder.stylec("missing.style", "-o", "out")
    #expect(result.status == 3)
    #expect(
      result.errors == "stylec: error: cannot read 'missing.style': no such file or folder\n")
  }

  @Test func whatIsTooLargeIsNotRead() throws {
    let folder = try TemporaryFolder()
    // Files with nothing in them but their size.
    try folder.write("", to: "huge/Huge.style")
    try folder.write("", to: "large/A.style")
    try folder.write("", to: "large/B.style")
    for (name, size) in [("huge/Huge", 24 << 20 + 1), ("large/A", 13 << 20), ("large/B", 13 << 20)]
    {
      let file = try FileHandle(forWritingTo: folder.url.appending(path: name + ".style"))
      try file.truncate(atOffset: UInt64(size))
      try file.close()
    }
    let huge = try folder.stylec("huge/Huge.style", "-o", "out")
    #expect(huge.status == 3)
    #expect(
      huge.errors == "stylec: error: cannot read 'huge/Huge.style': it has more than 24 MiB, "
        + "the most for one run: split it, and compile the parts in several runs\n")
    let large = try folder.stylec("large", "-o", "out")
    #expect(large.status == 3)
    #expect(
      large.errors == "stylec: error: cannot read 'large/B.style': the files of this run have more "
        + "than 24 MiB, compile them in several runs\n")
    #expect(!folder.exists("out"))
  }

  @Test func whatCannotBeWrittenIsThree() throws {
    let folder = try TemporaryFolder()
    try folder.write(StyleSources.valid("Simple"), to: "Simple.style")
    try folder.write("", to: "file")
    let result = try folder.stylec("Simple.style", "-o", "file/below")
    #expect(result.status == 3)
    #expect(
      result.errors
        == "stylec: error: cannot make the folder 'file': a part of the path is not a folder\n")
  }

  @Test func mistakesGetSuggestions() throws {
    let folder = try TemporaryFolder()
    try folder.write(StyleSources.valid("Simple"), to: "a.style")
    #expect(try folder.stylec("chekc", "a.style").errors.contains("did you mean 'check'?"))
    #expect(try folder.stylec("--werorr", "a.style").errors.contains("did you mean '--werror'?"))
    #expect(try folder.stylec("a.style", "--fix").errors.contains("'stylec check' has"))
    #expect(
      try folder.stylec("a.style", "-o", "o", "--target", "macos 13").errors
        .contains("did you mean 'macOS'?"))
  }

  @Test func warningsCanBeErrors() throws {
    // Which warnings there are is the checker's; the option itself must be understood.
    let folder = try TemporaryFolder()
    try folder.write(StyleSources.valid("Simple"), to: "a.style")
    #expect(try folder.stylec("check", "--werror", "--warn", "all", "a.style").status == 0)
  }

  @Test func helpAndVersionAreZero() throws {
    let folder = try TemporaryFolder()
    for arguments in [
      ["--help"], ["-h"], ["help"], ["help", "check"], ["compile", "--help"], ["check", "-h"],
      ["explain", "--help"], ["completions", "--help"], ["--version"], ["explain"],
    ] {
      let result = try ToolProcess.run(arguments, in: folder.url)
      #expect(result.status == 0, "\(arguments)")
      #expect(result.output != "" && result.errors == "", "\(arguments)")
    }
  }
}
