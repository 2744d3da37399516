import Foundation
import Testing

@testable import stylec

@Suite struct ArgumentTests {
  @Test func optionsHaveTheirUsualForms() throws {
    for arguments in [
      ["-o", "x", "f"], ["-ox", "f"], ["-o=x", "f"], ["--output", "x", "f"], ["--output=x", "f"],
      ["f", "-o", "x"], ["compile", "f", "-o", "y", "-o", "x"],
    ] {
      let parsed = try ArgumentParser.parse(arguments)
      #expect(parsed.command.name == .compile)
      #expect(parsed.last("output") == "x", "\(arguments)")
      #expect(parsed.operands == ["f"])
    }
  }

  @Test func twoDashesEndTheOptions() throws {
    let parsed = try ArgumentParser.parse(["check", "--werror", "--", "--fix", "@x", "-"])
    #expect(parsed.operands == ["--fix", "@x", "-"])
    #expect(parsed.isOn("werror"))
  }

  @Test func responseFilesAreTakenApart() throws {
    let folder = try TemporaryFolder()
    let inner = try folder.write("c 'd e'", to: "inner.txt")
    let outer = try folder.write(
      """
      # the files
      a  "b \\" b" # and a comment
      \\#x @\(inner.path)
      ''
      """, to: "outer.txt")
    let expanded = try ResponseFile.expand(["first", "@\(outer.path)", "--", "@kept"])
    #expect(expanded == ["first", "a", "b \" b", "#x", "c", "d e", "", "--", "@kept"])
  }

  @Test func responseFilesMayNotNameEachOther() throws {
    let folder = try TemporaryFolder()
    let path = folder.url.path + "/loop.txt"
    try folder.write("@\(path)", to: "loop.txt")
    #expect(throws: UsageError.self) { try ResponseFile.expand(["@\(path)"]) }
    try folder.write("'open", to: "open.txt")
    #expect(throws: UsageError.self) { try ResponseFile.expand(["@\(folder.url.path)/open.txt"]) }
    #expect(throws: SystemError.self) { try ResponseFile.expand(["@/no/such/file"]) }
  }

  @Test func aRunCanBeAllFromAResponseFile() throws {
    let folder = try TemporaryFolder()
    try folder.write(StyleSources.valid("A"), to: "My Styles/a.style")
    try folder.write("'My Styles/a.style' -o \"My Output\"\n", to: "args.txt")
    #expect(try folder.stylec("compile", "@args.txt").status == 0)
    #expect(folder.names("My Output") == ["a.style.swift"])
    try folder.write("My Styles/a.style\n", to: "list")
    #expect(try folder.stylec("--input-list", "list", "-o", "Second").status == 0)
    #expect(folder.names("Second") == ["a.style.swift"])
  }

  @Test func noTwoPathsShareAName() {
    // All short paths of the characters that the rule treats specially.
    let alphabet: [Character] = ["a", "_", "+", "/", "."]
    var paths = [""]
    var all: Set<[UInt8]> = []
    var count = 0
    for _ in 0..<6 {
      paths = paths.flatMap { path in alphabet.map { path + String($0) } }
      for path in paths {
        count += 1
        let name = OutputName.of(path)
        #expect(!name.contains("/"))
        all.insert(Array(name.utf8))
      }
    }
    #expect(all.count == count)
    #expect(OutputName.of("Controls/my_button.style") == "Controls_my+_button.style.swift")
  }

  @Test func nearNamesAreFound() {
    let names = ["output", "root", "werror", "no-warn"]
    #expect(NearestName.nearest(to: "ouptut", among: names) == "output")
    #expect(NearestName.nearest(to: "Werror", among: names) == "werror")
    #expect(NearestName.nearest(to: "banana", among: names) == nil)
    #expect(NearestName.nearest(to: "", among: names) == nil)
  }

  @Test func pathsAreText() {
    #expect(Path.absolute("/a/./b//../c/") == "/a/c")
    #expect(Path.absolute("/../..a/.b/..") == "/..a")
    #expect(Path.absolute("//") == "/")
    #expect(Path.relative("/a/b", to: "/a") == "b")
    #expect(Path.relative("/ab", to: "/a") == nil)
    #expect(Path.relative("/a", to: "/") == "a")
    #expect(Path.common(["/a/b/c", "/a/b", "/a/bd"]) == "/a")
    #expect(Path.common(["/a", "/b"]) == "/")
    #expect(Path.folder("a") == "." && Path.folder("/a") == "/" && Path.folder("a/b/c") == "a/b")
  }

  @Test func everyOptionIsExplained() {
    for command in CommandSpecification.all {
      let help = HelpText.text(for: command)
      for option in command.options where !option.isHidden {
        #expect(help.contains("--\(option.name)"), "\(command.name) \(option.name)")
      }
      for line in help.split(separator: "\n") { #expect(line.count <= 90) }
    }
    let names = OptionTable.all.map(\.name)
    #expect(Set(names).count == names.count)
    for option in OptionTable.all where !["help", "version"].contains(option.name) {
      #expect(CommandSpecification.all.contains { $0.option(option.name) != nil })
    }
  }
}
