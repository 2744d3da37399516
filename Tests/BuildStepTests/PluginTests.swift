import Foundation
import Testing

/// The plugins in a package of their own, built as its owner would.
@Suite(.serialized) struct PluginTests {
  private static let outputs = [
    "Primary Actions_Button.style.swift", "Ratings_Rating.style.swift",
    "Secondary_Button.style.swift",
  ]
  private static let quiet = "Sources/Controls/Secondary/Button.style"

  /// The example under a path with a space, with its dependency on this package made absolute.
  private func package() throws -> WorkFolder {
    let folder = try WorkFolder(copyOf: "PluginPackage", named: "Plugin Package")
    try folder.replace(
      "path: \"../..\"", with: "path: \"\(Command.repository.path)\"", in: "Package.swift")
    return folder
  }

  private func swift(_ arguments: [String], _ folder: WorkFolder) throws -> CommandResult {
    let scratch = folder.url.deletingLastPathComponent().appendingPathComponent("plugin-build")
    return try Command.run(
      "swift", [arguments[0], "--scratch-path", scratch.path] + arguments.dropFirst(),
      in: folder.url)
  }

  /// Where the build puts what stylec writes, from the package's folder.
  private func generated(_ folder: WorkFolder) throws -> String {
    let build = folder.url.deletingLastPathComponent().appendingPathComponent(
      "plugin-build/plugins")
    let paths = try #require(
      FileManager.default.enumerator(atPath: build.path)?.compactMap { $0 as? String })
    let path = try #require(paths.first { $0.hasSuffix("StylecPlugin/Generated") })
    return "../plugin-build/plugins/" + path
  }

  @Test func aPackageBuildsWithThePlugin() throws {
    let folder = try package()
    // Always with `-v`, which changes how the tool itself is linked.
    let first = try swift(["build", "-v"], folder)
    try #require(first.status == 0, "\(first.text)")
    #expect(runsStylec(first))
    let output = try generated(folder)
    #expect(folder.names(output) == Self.outputs)
    #expect(try folder.read(output + "/" + Self.outputs[0]).contains("public import SwiftUI"))

    // SwiftPM links a tool that it has just built once more in the build after that, and what the
    // tool makes is made again with it.
    #expect(try swift(["build", "-v"], folder).status == 0)
    // Nothing changed: stylec is not run.
    let second = try swift(["build", "-v"], folder)
    #expect(second.status == 0)
    let isRunAgain = runsStylec(second)
    #expect(!isRunAgain)

    try expectOneRebuilt(folder, output)
    try expectAnErrorWithItsPlace(folder, output)

    // The settings file is an input.
    try folder.write("access = internal\n", to: "stylec.settings")
    #expect(runsStylec(try swift(["build", "-v"], folder)))
    #expect(!(try folder.read(output + "/" + Self.outputs[0]).contains("public import SwiftUI")))
  }

  /// One file changed: one output is written, and Swift compiles it and no other.
  private func expectOneRebuilt(_ folder: WorkFolder, _ output: String) throws {
    let dates = try Self.outputs.map { try folder.modificationDate(output + "/" + $0) }
    try folder.replace(".padding(8)", with: ".padding(12)", in: Self.quiet)
    let build = try swift(["build", "-v"], folder)
    #expect(build.status == 0)
    #expect(runsStylec(build))
    for (index, name) in Self.outputs.enumerated() {
      let isSame = try folder.modificationDate(output + "/" + name) == dates[index]
      #expect(isSame == (name != "Secondary_Button.style.swift"), "\(name)")
    }
    #expect(!build.text.contains("-primary-file \(output)/\(Self.outputs[1])"))
  }

  /// An error stops the build in the form that Xcode and SwiftPM show, and leaves the output.
  private func expectAnErrorWithItsPlace(_ folder: WorkFolder, _ output: String) throws {
    let source = try folder.read(Self.quiet)
    let before = try folder.read(output + "/Secondary_Button.style.swift")
    try folder.replace(".padding(12)", with: ".paddding(12)", in: Self.quiet)
    let wrong = try swift(["build", "-v"], folder)
    #expect(wrong.status != 0)
    #expect(wrong.text.contains("\(folder.path(Self.quiet)):4:10: error: "), "\(wrong.text)")
    #expect(try folder.read(output + "/Secondary_Button.style.swift") == before)
    try folder.write(source, to: Self.quiet)
    #expect(try swift(["build", "-v"], folder).status == 0)
  }

  private func runsStylec(_ build: CommandResult) -> Bool {
    build.text.split(separator: "\n").contains { $0.contains("stylec-tool compile") }
  }

  @Test func theCommandWritesIntoThePackage() throws {
    let folder = try package()
    let command = ["package", "--allow-writing-to-package-directory", "stylec"]
    let written = try swift(command, folder)
    try #require(written.status == 0, "\(written.text)")
    let output = "Sources/Controls/Generated"
    #expect(folder.names(output) == Self.outputs)
    #expect(try swift(command + ["--check"], folder).status == 0)
    try folder.replace(".padding(8)", with: ".padding(9)", in: Self.quiet)
    let stale = try swift(command + ["--check"], folder)
    #expect(stale.status != 0)
    #expect(stale.text.contains("+++ \(folder.path(output))/Secondary_Button.style.swift"))
    #expect(stale.text.contains("is out of date"))
    #expect(try swift(command + ["--target", "Controls"], folder).status == 0)
    #expect(try folder.read(output + "/Secondary_Button.style.swift").contains(".padding(9)"))
  }
}
