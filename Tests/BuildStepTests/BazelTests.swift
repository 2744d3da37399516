import Foundation
import Testing

/// `Examples/Bazel`, by Bazel where it is installed and by a shell everywhere.
@Suite(.serialized) struct BazelTests {
  private static let quiet = "Styles/Secondary/Button.style"
  private static let outputs = [
    "Primary Actions_Button.style.swift", "Secondary_Button.style.swift",
  ]

  private func example(_ name: String) throws -> WorkFolder {
    let folder = try WorkFolder(copyOf: "Bazel", named: name)
    try FileManager.default.copyItem(
      atPath: Command.stylec, toPath: folder.path("tools/stylec"))
    return folder
  }

  private func rule() throws -> GenruleText {
    let file = Command.repository.appendingPathComponent("Examples/Bazel/BUILD.bazel")
    return try #require(GenruleText(try String(contentsOf: file, encoding: .utf8)))
  }

  // MARK: - Without Bazel

  /// The documentation shows the rule that is tested here.
  @Test func theDocumentedRuleIsTheExamples() throws {
    let building = try String(
      contentsOf: Command.repository.appendingPathComponent("Docs/Building.md"), encoding: .utf8)
    #expect(building.contains(try rule().text))
  }

  @Test func theDeclaredOutputsAreTheListedOnes() throws {
    let folder = try example("Bazel Outputs")
    let listed = try Command.run(
      Command.stylec, ["Styles", "--root", "Styles", "-o", "Styles.gen", "--list-outputs"],
      in: folder.url)
    #expect(
      try rule().outputs.sorted() == listed.text.split(separator: "\n").map(String.init).sorted())
  }

  /// The rule's command as Bazel would run it: in a folder that holds its inputs and nothing else,
  /// without an environment.
  @Test func theCommandNeedsItsInputsOnly() throws {
    let example = try example("Bazel Command")
    let first = try sandbox("Bazel Sandbox", example, in: "execroot/one")
    // Another machine: another folder.
    let second = try sandbox("Another Bazel Sandbox", example, in: "a/deeper/execroot")
    for name in Self.outputs {
      let text = try first.read("bazel-out/bin/Styles.gen/" + name)
      #expect(text == (try second.read("bazel-out/bin/Styles.gen/" + name)))
      #expect(text.contains("public struct") && !text.contains("Sandbox"))
    }
  }

  private func sandbox(
    _ name: String, _ example: WorkFolder, in path: String
  ) throws -> WorkFolder {
    let root = try WorkFolder(named: name)
    // What lies above the sandbox must not be looked at.
    try root.write("access = private nonsense\n", to: "stylec.settings")
    try root.write("// nothing\n", to: path + "/bazel-out/bin/.keep")
    let folder = WorkFolder(url: root.url.appendingPathComponent(path))
    var styles: [String] = []
    for style in ["Styles/Primary Actions/Button.style", Self.quiet] {
      try folder.write(try example.read(style), to: style)
      styles.append("'" + style + "'")
    }
    try folder.write(try example.read("stylec.settings"), to: "stylec.settings")
    try FileManager.default.createDirectory(
      atPath: folder.path("tools"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("tools/stylec"), withDestinationPath: Command.stylec)
    let command = try rule().command([
      "$(execpath //tools:stylec)": "tools/stylec",
      "$(execpath stylec.settings)": "stylec.settings",
      "$(execpaths :style_files)": styles.joined(separator: " "),
      "$(RULEDIR)": "bazel-out/bin",
    ])
    #expect(!command.contains("$(RULEDIR)") && !command.contains("$(execpath"))
    let result = try Command.run(
      "env", ["-i", "PATH=/usr/bin:/bin", "bash", "-c", "set -e -o pipefail; " + command],
      in: folder.url)
    #expect(result.status == 0, "\(result.text)")
    #expect(folder.names("bazel-out/bin/Styles.gen") == Self.outputs)
    return folder
  }

  // MARK: - With Bazel

  /// In folders without spaces, which Bazel itself refuses, and in one process, without a server that would outlive the test.
  private func build(_ folder: WorkFolder) throws -> CommandResult {
    let shared = folder.url.deletingLastPathComponent().path
    return try Command.run(
      "bazel",
      [
        "--batch", "--output_user_root=\(shared)/bazel-user-root", "build",
        "--disk_cache=\(shared)/bazel-cache", "//:styles",
      ], in: folder.url)
  }

  @Test(.enabled(if: Command.exists("bazel")))
  func bazelBuildsRebuildsAndSharesItsCache() throws {
    _ = try WorkFolder(named: "bazel-cache")
    let folder = try example("bazel-example")
    let output = "bazel-bin/Styles.gen"
    let first = try build(folder)
    try #require(first.status == 0, "\(first.text)")
    #expect(folder.names(output) == Self.outputs)
    #expect(try folder.read(output + "/" + Self.outputs[0]).contains("public struct"))
    #expect(!first.text.contains("cache hit"))

    // Another machine, as far as Bazel can tell: another folder that shares only the cache.
    let other = try example("other-bazel-example")
    let cached = try build(other)
    #expect(cached.status == 0 && cached.text.contains("1 remote cache hit"), "\(cached.text)")
    for name in Self.outputs {
      #expect(try folder.read(output + "/" + name) == (try other.read(output + "/" + name)))
    }

    // One file changed, then an error.
    try folder.replace(".padding(8)", with: ".padding(12)", in: Self.quiet)
    #expect(try build(folder).status == 0)
    #expect(try folder.read(output + "/" + Self.outputs[1]).contains(".padding(12)"))
    try folder.replace("label", with: "labell", in: Self.quiet)
    let wrong = try build(folder)
    #expect(wrong.status != 0)
    #expect(wrong.text.contains(Self.quiet + ":3:5: error: "), "\(wrong.text)")
  }
}
