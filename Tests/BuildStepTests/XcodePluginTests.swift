import Foundation
import Testing

/// The plugins' code for Xcode projects cannot run here; it must at least be right Swift.
@Suite struct XcodePluginTests {
  private static let interface = "Tests/BuildStepTests/XcodeProjectPlugin"

  /// Where SwiftPM keeps the module `PackagePlugin`: beside the compiler in use.
  private static let pluginAPI: String? = {
    let target = try? Command.run("swiftc", ["-print-target-info"], in: Command.repository)
    guard let text = target?.text,
      let document = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any],
      let paths = document["paths"] as? [String: Any],
      let resources = paths["runtimeResourcePath"] as? String
    else { return nil }
    let folder = resources + "/pm/PluginAPI"
    return FileManager.default.fileExists(atPath: folder) ? folder : nil
  }()

  private func swiftc(_ arguments: [String]) throws -> CommandResult {
    try Command.run("swiftc", arguments, in: Command.repository)
  }

  private func check(_ files: [String], _ modules: String) throws -> CommandResult {
    let api = try #require(Self.pluginAPI)
    return try swiftc(
      ["-typecheck", "-parse-as-library", "-warnings-as-errors", "-swift-version", "6"]
        + ["-package-description-version", "6.0.0", "-I", api, "-I", modules] + files)
  }

  @Test(.enabled(if: pluginAPI != nil), arguments: ["StylecPlugin", "StylecCommand"])
  func thePluginIsRightSwiftForXcode(_ plugin: String) throws {
    let folder = try WorkFolder(named: "xcode-\(plugin)")
    let api = try #require(Self.pluginAPI)
    let module = try swiftc(
      ["-emit-module", "-parse-as-library", "-module-name", "XcodeProjectPlugin"]
        + ["-I", api, "-emit-module-path", folder.path("XcodeProjectPlugin.swiftmodule")]
        + ["\(Self.interface)/XcodeProjectPlugin.swift"])
    try #require(module.status == 0, "\(module.text)")
    let sources = try FileManager.default.contentsOfDirectory(
      atPath: Command.repository.appendingPathComponent("Plugins/\(plugin)").path
    ).sorted().map { "Plugins/\(plugin)/\($0)" }
    let checked = try check(sources, folder.url.path)
    #expect(checked.status == 0, "\(checked.text)")

    // The code for Xcode was looked at: with a context that has no project it is wrong.
    var copies: [String] = []
    for source in sources {
      let text = try String(
        contentsOf: Command.repository.appendingPathComponent(source), encoding: .utf8)
      let name = source.split(separator: "/").joined(separator: "-")
      try folder.write(text.replacingOccurrences(of: ".xcodeProject", with: ".project"), to: name)
      copies.append(folder.path(name))
    }
    let wrong = try check(copies, folder.url.path)
    #expect(wrong.status != 0)
    #expect(wrong.text.contains("'XcodePluginContext' has no member 'project'"), "\(wrong.text)")
  }
}
