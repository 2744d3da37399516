import Foundation
import Testing

@Suite struct CMakeTests {
  private static let environment = ["STYLEC": Command.stylec]
  private static let quiet = "Styles/Secondary/Button.style"

  private func ninja(_ folder: WorkFolder) throws -> CommandResult {
    try Command.run(
      "ninja", ["-v", "-C", "build folder"], in: folder.url, environment: Self.environment)
  }

  private func runsStylec(_ build: CommandResult) -> Bool {
    build.text.contains("stylec-build-step")
  }

  @Test(.enabled(if: Command.exists("cmake") && Command.exists("ninja")))
  func cmakeAndNinjaBuildAndRebuild() throws {
    let folder = try WorkFolder(copyOf: "CMake", named: "CMake Example")
    let configured = try Command.run(
      "cmake",
      ["-G", "Ninja", "-B", "build folder", "-DSTYLEC_BUILD_STEP=\(Command.buildStep)"],
      in: folder.url, environment: Self.environment)
    try #require(configured.status == 0, "\(configured.text)")
    let first = try ninja(folder)
    try #require(first.status == 0, "\(first.text)")
    let output = "build folder/Controls.styles"
    #expect(
      folder.names(output) == [
        "Primary Actions_Button.style.swift", "Secondary_Button.style.swift",
      ])
    #expect(folder.names("build folder").contains("libControls.a"))

    // Nothing changed.
    #expect(!runsStylec(try ninja(folder)))

    // One file changed: one output is written.
    let date = try folder.modificationDate(output + "/Primary Actions_Button.style.swift")
    try folder.replace(".padding(8)", with: ".padding(12)", in: Self.quiet)
    let second = try ninja(folder)
    #expect(second.status == 0 && runsStylec(second))
    #expect(try folder.read(output + "/Secondary_Button.style.swift").contains(".padding(12)"))
    #expect(try folder.modificationDate(output + "/Primary Actions_Button.style.swift") == date)
    _ = try ninja(folder)
    #expect(!runsStylec(try ninja(folder)))

    // A change that no output shows leaves the outputs alone.
    let secondDate = try folder.modificationDate(output + "/Secondary_Button.style.swift")
    try folder.write("\n" + (try folder.read(Self.quiet)), to: Self.quiet)
    let third = try ninja(folder)
    #expect(third.status == 0 && runsStylec(third))
    #expect(try folder.modificationDate(output + "/Secondary_Button.style.swift") == secondDate)

    // The settings are an input, and a new file is noticed.
    try folder.replace("access = public", with: "access = internal", in: "stylec.settings")
    #expect(runsStylec(try ninja(folder)))
    try folder.write("style Bare for Button { label }\n", to: "Styles/Bare.style")
    #expect(try ninja(folder).status == 0)
    #expect(folder.names(output).contains("Bare.style.swift"))

    // An error stops the build.
    try folder.write("style Bare for Button { labell }\n", to: "Styles/Bare.style")
    let wrong = try ninja(folder)
    #expect(wrong.status != 0)
    #expect(wrong.text.contains("\(folder.path("Styles/Bare.style")):1:25: error: "))
  }

  @Test(.enabled(if: Command.exists("make")))
  func makeBuildsAndRebuilds() throws {
    let folder = try WorkFolder(copyOf: "Make", named: "Make Example")
    func make() throws -> CommandResult {
      try Command.run(
        "make", ["STYLEC_BUILD_STEP='\(Command.buildStep)'"], in: folder.url,
        environment: Self.environment)
    }
    let first = try make()
    try #require(first.status == 0, "\(first.text)")
    #expect(folder.names("Generated").contains("Quiet.style.swift"))
    #expect(!runsStylec(try make()))
    try folder.replace(".padding(8)", with: ".padding(12)", in: "Styles/Quiet.style")
    #expect(runsStylec(try make()))
    #expect(!runsStylec(try make()))
    // A deleted source is no error, and its output goes with it.
    try folder.write("style Bare for Button { label }\n", to: "Styles/My Bare.style")
    #expect(try make().status == 0)
    #expect(folder.names("Generated").contains("My Bare.style.swift"))
    try FileManager.default.removeItem(atPath: folder.path("Styles/My Bare.style"))
    try folder.replace(".padding(12)", with: ".padding(8)", in: "Styles/Quiet.style")
    #expect(try make().status == 0)
    #expect(!folder.names("Generated").contains("My Bare.style.swift"))
  }
}
