import Foundation
import Testing

/// `Scripts/stylec-build-step` as Xcode and others call it.
@Suite struct BuildStepScriptTests {
  private func folder(_ name: String) throws -> WorkFolder {
    let folder = try WorkFolder(named: name)
    try folder.write("style A for Button { label }\n", to: "App Root/My Styles/a.style")
    try folder.write("style B for Button { label }\n", to: "App Root/b.style")
    return folder
  }

  private func run(
    _ arguments: [String], _ folder: WorkFolder, _ environment: [String: String]
  ) throws -> CommandResult {
    try Command.run(
      Command.buildStep, arguments, in: folder.url,
      environment: ["STYLEC": Command.stylec].merging(environment) { $1 })
  }

  @Test func xcodesVariablesAreHonoured() throws {
    let folder = try folder("Xcode Step")
    try folder.write("# inputs\n\(folder.path("App Root/b.style"))\n", to: "in.xcfilelist")
    try folder.write("access = public\n", to: "App Root/stylec.settings")
    let derived = folder.path("Derived Data")
    try folder.write("\(derived)/My Styles_a.style.swift\n", to: "out.xcfilelist")
    let result = try run(
      ["--verbose"], folder,
      [
        "SRCROOT": folder.path("App Root"),
        "SCRIPT_INPUT_FILE_COUNT": "2",
        "SCRIPT_INPUT_FILE_0": folder.path("App Root/My Styles/a.style"),
        "SCRIPT_INPUT_FILE_1": folder.path("App Root/stylec.settings"),
        "SCRIPT_INPUT_FILE_LIST_COUNT": "1",
        "SCRIPT_INPUT_FILE_LIST_0": folder.path("in.xcfilelist"),
        "SCRIPT_OUTPUT_FILE_LIST_COUNT": "1",
        "SCRIPT_OUTPUT_FILE_LIST_0": folder.path("out.xcfilelist"),
        "SUPPORTED_PLATFORMS": "iphonesimulator iphoneos", "IPHONEOS_DEPLOYMENT_TARGET": "16.4",
        "MACOSX_DEPLOYMENT_TARGET": "13.0",
      ])
    #expect(result.status == 0, "\(result.text)")
    #expect(
      folder.names("Derived Data") == ["My Styles_a.style.swift", "b.style.swift"])
    #expect(result.text.contains("warning: '\(derived)/b.style.swift' is written but not listed"))
    #expect(!result.text.contains("'\(derived)/My Styles_a.style.swift' is written but"))
    #expect(try folder.read("Derived Data/b.style.swift").contains("public struct BButtonStyle"))
  }

  @Test func itFailsAsStylecFails() throws {
    let folder = try folder("Failing Step")
    try folder.write("style B for Button { labell }\n", to: "App Root/b.style")
    let wrong = try run(["App Root", "-o", "out"], folder, [:])
    #expect(wrong.status == 1)
    #expect(wrong.text.contains("App Root/b.style:1:22: error: "))
    #expect(try run(["App Root", "--nonsense"], folder, [:]).status == 2)
    #expect(try run(["missing.style", "-o", "out"], folder, [:]).status == 3)
    #expect(try run(["a.style"], folder, ["STYLEC": "/no/such/stylec"]).status == 3)
  }

  @Test func withoutOutputFilesTheDerivedFolderIsUsed() throws {
    let folder = try folder("Derived Step")
    let result = try run(
      ["App Root"], folder, ["DERIVED_FILE_DIR": folder.path("Derived"), "SRCROOT": ""])
    #expect(result.status == 0, "\(result.text)")
    #expect(
      folder.names("Derived/Styles") == ["My Styles_a.style.swift", "b.style.swift"])
  }

  @Test func stylecIsFoundOnThePathOrBuilt() throws {
    let folder = try folder("Finding Step")
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    try FileManager.default.createDirectory(
      atPath: folder.path("bin"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("bin/stylec"), withDestinationPath: Command.stylec)
    let found = try run(
      ["App Root", "-o", "one"], folder, ["STYLEC": "", "PATH": folder.path("bin") + ":" + path])
    #expect(found.status == 0, "\(found.text)")
    #expect(folder.names("one").count == 2)

    // A `swift` that only says how it was called, since a true build takes minutes.
    try folder.write(
      """
      #!/bin/sh
      echo "$@" >"\(folder.path("called"))"
      mkdir -p "$STYLEC_BUILD_DIR/release"
      cp "\(Command.stylec)" "$STYLEC_BUILD_DIR/release/stylec"
      """, to: "fake/swift")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.path("fake/swift"))
    let environment = [
      "STYLEC": "", "PATH": folder.path("fake") + ":" + path,
      "STYLEC_BUILD_DIR": folder.path("built here"), "SDKROOT": "iphoneos",
    ]
    let built = try run(["App Root", "-o", "two"], folder, environment)
    guard !Command.exists("stylec") else { return }
    #expect(built.status == 0, "\(built.text)")
    #expect(folder.names("two").count == 2)
    #expect(try folder.read("called").hasPrefix("build --configuration release --product stylec"))
    try FileManager.default.removeItem(atPath: folder.path("called"))
    #expect(try run(["App Root", "-o", "two"], folder, environment).status == 0)
    #expect(!folder.names("").contains("called"))

    // After an update of the package it is built again, once.
    try folder.write("#!/bin/sh\nexec '\(Command.stylec)' \"$@\"\n", to: "built here/release/new")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755, .modificationDate: Date(timeIntervalSince1970: 0)],
      ofItemAtPath: folder.path("built here/release/new"))
    try folder.write(
      "#!/bin/sh\necho \"$@\" >'\(folder.path("called"))'\n", to: "fake/swift")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.path("fake/swift"))
    try FileManager.default.removeItem(atPath: folder.path("built here/release/stylec"))
    try FileManager.default.moveItem(
      atPath: folder.path("built here/release/new"),
      toPath: folder.path("built here/release/stylec"))
    #expect(try run(["App Root", "-o", "two"], folder, environment).status == 0)
    #expect(folder.names("").contains("called"))
    try FileManager.default.removeItem(atPath: folder.path("called"))
    #expect(try run(["App Root", "-o", "two"], folder, environment).status == 0)
    #expect(!folder.names("").contains("called"))
  }
}
