import Foundation
import Testing

@testable import stylec

@Suite struct SettingsTests {
  private func parse(_ text: String) throws -> [String] {
    try SettingsFile.parse(Array(text.utf8), path: "s").map { "\($0.option.name)=\($0.value)" }
  }

  private func error(_ text: String) -> UsageError? {
    do {
      _ = try parse(text)
      return nil
    } catch {
      return error as? UsageError
    }
  }

  @Test func linesAreKeysAndValues() throws {
    let text = """
      # A comment.
      target = iOS 16, macOS 13   # another
      access=public

      bundle = "Bundle(for: \\(Marker #1).self)"
      werror = yes
      """
    #expect(
      try parse(text) == [
        "target=iOS 16, macOS 13", "access=public", "bundle=Bundle(for: \\(Marker #1).self)",
        "werror=true",
      ])
    #expect(try parse("\r\naccess = public\r\n") == ["access=public"])
    #expect(try parse("") == [])
  }

  @Test func mistakesAreSaidWithTheirLine() {
    #expect(
      error("\nacess = public")
        == UsageError(
          "unknown setting 'acess'; did you mean 'access'?", at: .settings(path: "s", line: 2)))
    #expect(error("access")?.message == "expected '=' and a value behind 'access'")
    #expect(error("access =")?.message == "'access' has no value")
    #expect(error("werror = maybe")?.message == "'werror' is true or false, not 'maybe'")
    #expect(error("jobs = 3")?.message == "'jobs' is an option of the command line and no setting")
  }

  @Test func everySettingIsAnOption() {
    for option in OptionTable.settings {
      #expect(CommandSpecification.named(.compile).option(option.name) != nil)
    }
    #expect(OptionTable.settings.count >= 10)
  }

  @Test func theCommandLineHasTheLastWord() throws {
    let settings = try SettingsFile.parse(
      Array("target = iOS 16\naccess = public\nimport = A, B\nwerror = true".utf8), path: "s")
    let arguments = try ArgumentParser.parse([
      "x.style", "--target", "iOS 17.2", "--target", "macOS=14", "--import", "B,C",
      "--werror=false",
    ])
    let options = try RunOptions(settings: settings, commandLine: arguments.occurrences)
    #expect(options.compile.targets.map(\.platform) == [.iOS, .macOS])
    #expect(options.compile.targets.first?.version == .init(17, 2))
    #expect(options.compile.access == .public)
    #expect(options.compile.imports == ["A", "B", "C"])
    #expect(!options.compile.warningsAreErrors)
  }

  @Test func aWrongValueIsSaidWhereItStands() throws {
    let folder = try TemporaryFolder()
    try folder.write(StyleSources.valid("A"), to: "a.style")
    try folder.write("\naccess = private\n", to: "stylec.settings")
    let found = try folder.stylec("check", "a.style")
    #expect(found.status == 2)
    #expect(
      found.errors.hasSuffix(
        "/stylec.settings:2:1: error: access is internal, package or public, not 'private'\n"))
    #expect(try folder.stylec("check", "a.style", "--no-settings").status == 0)
    try folder.write("access = public\n", to: "other.settings")
    #expect(try folder.stylec("check", "a.style", "--settings", "other.settings").status == 0)
  }

  @Test func pathsCountFromTheSettingsFile() throws {
    let folder = try TemporaryFolder()
    try folder.write(StyleSources.valid("A"), to: "project/Styles/a.style")
    try folder.write("output = Generated\nroot = Styles\n", to: "project/stylec.settings")
    #expect(try folder.stylec("project/Styles").status == 0)
    #expect(folder.names("project/Generated") == ["a.style.swift"])
  }

  @Test func thePackagesPlatformsAreRead() {
    func read(_ text: String) -> [String] {
      PackageManifest.platforms(Array(text.utf8))
        .map { "\($0.platform.name) \($0.version.major).\($0.version.minor)" }
    }
    let manifest = """
      // platforms: [.iOS(.v9)],
      /* platforms: [.iOS(.v8)] */
      let package = Package(
        name: "platforms // not here",
        platforms: [
          .iOS(.v16), // the phone
          .macOS(.v10_15), .tvOS("17.4"), PackageDescription.SupportedPlatform.visionOS(.v1),
          .custom("linux", versionString: "1"),
        ])
      """
    #expect(read(manifest) == ["iOS 16.0", "macOS 10.15", "tvOS 17.4", "visionOS 1.0"])
    #expect(read("Package(name: \"x\")") == [])
    #expect(read("platforms: shared") == [])
    #expect(read("platforms: [") == [])
  }
}
