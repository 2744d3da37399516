import Foundation
import Testing

@Suite struct CompletionTests {
  private func script(_ shell: String) throws -> (TemporaryFolder, URL) {
    let folder = try TemporaryFolder()
    let result = try folder.stylec("completions", shell)
    #expect(result.status == 0)
    return (folder, try folder.write(result.output, to: "completions"))
  }

  /// A shell that is not installed gives nil.
  private func run(_ shell: String, _ arguments: [String], in folder: TemporaryFolder) throws
    -> ToolResult?
  {
    let result = try ToolProcess.run(
      [shell] + arguments, in: folder.url, program: URL(fileURLWithPath: "/usr/bin/env"))
    return result.status == 127 ? nil : result
  }

  @Test func bash() throws {
    let (folder, script) = try script("bash")
    try folder.write("", to: "My.style")
    try folder.write("", to: "Other.swift")
    func complete(_ words: String...) throws -> [String] {
      let list = words.map { "'\($0)'" }.joined(separator: " ")
      let program = """
        source '\(script.path)'
        COMP_WORDS=(\(list)); COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
        _stylec
        printf '%s\\n' "${COMPREPLY[@]}"
        """
      let result = try #require(try run("bash", ["-c", program], in: folder))
      #expect(result.errors == "")
      return result.output.split(separator: "\n").map(String.init)
    }
    #expect(try complete("stylec", "ch") == ["check"])
    #expect(try complete("stylec", "check", "--wer") == ["--werror"])
    #expect(try complete("stylec", "--diagnostics", "s") == ["sarif"])
    #expect(try complete("stylec", "explain", "unexpected-tok") == ["unexpected-token"])
    #expect(try complete("stylec", "completions", "z") == ["zsh"])
    #expect(try complete("stylec", "check", "M") == ["My.style"])
    #expect(try complete("stylec", "check", "O") == [])
  }

  @Test func zsh() throws {
    let (folder, script) = try script("zsh")
    guard let result = try run("zsh", ["-f", "-n", script.path], in: folder) else { return }
    #expect(result.status == 0 && result.errors == "")
    let program = "autoload -U compinit; compinit -D -u; source '\(script.path)'; whence -w _stylec"
    let loaded = try #require(try run("zsh", ["-f", "-c", program], in: folder))
    #expect(loaded.output == "_stylec: function\n")
    #expect(loaded.errors == "")
  }

  @Test func fish() throws {
    let (folder, script) = try script("fish")
    try folder.write("", to: "My.style")
    func complete(_ line: String) throws -> [String]? {
      let program = "source '\(script.path)'; complete -C '\(line)'"
      return try run("fish", ["--no-config", "-c", program], in: folder)?
        .output.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
    }
    guard let commands = try complete("stylec che") else { return }
    #expect(commands == ["check"])
    #expect(try complete("stylec check --wer") == ["--werror"])
    #expect(try complete("stylec --diagnostics sa") == ["sarif"])
    #expect(try complete("stylec completions z") == ["zsh"])
    #expect(try complete("stylec check My") == ["My.style"])
  }
}
