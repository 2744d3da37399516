import Foundation

/// Where things are, and the headless `SwiftUI`, built once for each state of its sources.
struct Toolchain {
  /// The folder of the package.
  let package: URL
  /// The folder into which SwiftPM builds, such as `.build/debug`.
  let products: URL
  /// The folder of what the tests build.
  let cache: URL
  let swiftc: URL
  /// The folder of the headless module and its library.
  let headless: URL

  /// The one toolchain of a test run; made on first use.
  static let shared = Result { try Toolchain() }

  private init() throws {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    package = tests.deletingLastPathComponent().deletingLastPathComponent()
    // The test bundle stands beside the package's executables.
    products = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    cache = products.appendingPathComponent("behaviour-tests")
    swiftc = try Self.find("swiftc")
    let sources = try Self.swiftFiles(in: package.appendingPathComponent("Tests/HeadlessSwiftUI"))
    let version = try run(swiftc, ["--version"]).output
    let texts = try sources.map { try String(contentsOf: $0, encoding: .utf8) }
    headless = cache.appendingPathComponent(
      "headless-\(fingerprint(texts + [version, "testable"]))")
    if !FileManager.default.fileExists(atPath: headless.path) {
      try Self.build(sources, into: headless, with: swiftc)
    }
  }

  private static func build(_ sources: [URL], into folder: URL, with swiftc: URL) throws {
    let partial = folder.appendingPathExtension("partial")
    try? FileManager.default.removeItem(at: partial)
    try FileManager.default.createDirectory(at: partial, withIntermediateDirectories: true)
    let result = try run(
      swiftc,
      [
        "-swift-version", "5", "-parse-as-library", "-module-name", "SwiftUI", "-emit-library",
        "-emit-module", "-enable-testing", "-suppress-warnings", "-j2", "-o",
        partial.appendingPathComponent("libSwiftUI.so").path, "-emit-module-path",
        partial.appendingPathComponent("SwiftUI.swiftmodule").path,
      ] + sources.map(\.path))
    guard result.status == 0 else {
      throw HarnessError("the headless SwiftUI does not compile:\n\(result.output)")
    }
    try FileManager.default.moveItem(at: partial, to: folder)
  }

  /// Compiles a program against the headless `SwiftUI` and runs it.
  ///
  /// What a program printed is kept for the same texts; `files` are names and texts, of which
  /// `main.swift` is the scenario.
  func output(of files: [(name: String, text: String)]) throws -> String {
    let texts = files.flatMap { [$0.name, $0.text] } + [headless.path]
    let folder = cache.appendingPathComponent("program-\(fingerprint(texts))")
    let kept = folder.appendingPathComponent("output.txt")
    if let output = try? String(contentsOf: kept, encoding: .utf8) { return output }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var paths: [String] = []
    for file in files {
      let path = folder.appendingPathComponent(file.name)
      try file.text.write(to: path, atomically: true, encoding: .utf8)
      paths.append(path.path)
    }
    let program = folder.appendingPathComponent("program")
    defer { try? FileManager.default.removeItem(at: program) }
    let compiled = try run(
      swiftc,
      [
        "-swift-version", "6", "-wmo", "-module-name", "Scenario", "-I", headless.path, "-L",
        headless.path, "-lSwiftUI", "-Xlinker", "-rpath", "-Xlinker", headless.path, "-o",
        program.path,
      ] + paths)
    guard compiled.status == 0 else {
      let errors = compiled.output.split(separator: "\n").filter { $0.contains(": error: ") }
      throw HarnessError("does not compile:\n\(errors.prefix(8).joined(separator: "\n"))")
    }
    let ran = try run(program, [], seconds: 60)
    let output = ran.status == 0 ? ran.output : ran.output + "\nFAIL crash: status \(ran.status)\n"
    try output.write(to: kept, atomically: true, encoding: .utf8)
    return output
  }

  /// Compiles `.style` files with the package's own compiler; the names and texts of the Swift.
  func emitted(from styles: [String]) throws -> [(name: String, text: String)] {
    let inputs = styles.flatMap { files(at: $0, "style") }
    return try emitted(from: inputs, into: "emitted-\(fingerprint(styles))")
  }

  /// Compiles the text of a `.style` file.
  func emitted(from text: String, named name: String) throws -> [(name: String, text: String)] {
    let folder = cache.appendingPathComponent("styles-\(fingerprint([name, text]))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let input = folder.appendingPathComponent(name)
    try text.write(to: input, atomically: true, encoding: .utf8)
    return try emitted(from: [input], into: folder.lastPathComponent + "-emitted")
  }

  private func emitted(
    from inputs: [URL], into name: String
  ) throws -> [(name: String, text: String)] {
    let stylec = products.appendingPathComponent("stylec")
    let folder = cache.appendingPathComponent(name)
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let result = try run(stylec, inputs.map(\.path) + ["-o", folder.path])
    guard result.status == 0 else { throw HarnessError("stylec failed:\n\(result.output)") }
    return try Self.swiftFiles(in: folder).map {
      ($0.lastPathComponent, try String(contentsOf: $0, encoding: .utf8))
    }
  }

  /// The file at a path from the package's folder, or all of a kind directly in the folder there.
  func files(at path: String, _ kind: String) -> [URL] {
    let url = package.appendingPathComponent(path).resolvingSymlinksInPath()
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
    guard exists, isFolder.boolValue else { return [url] }
    let inside = try? FileManager.default.contentsOfDirectory(
      at: url, includingPropertiesForKeys: nil)
    return (inside ?? []).filter { $0.pathExtension == kind }.sorted { $0.path < $1.path }
  }

  static func swiftFiles(in folder: URL) throws -> [URL] {
    guard let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    else { throw HarnessError("no folder \(folder.path)") }
    return all.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
      .sorted { $0.path < $1.path }
  }

  private static func find(_ tool: String) throws -> URL {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin"
    for folder in path.split(separator: ":") {
      let url = URL(fileURLWithPath: String(folder)).appendingPathComponent(tool)
      if FileManager.default.isExecutableFile(atPath: url.path) { return url }
    }
    throw HarnessError("no \(tool) in PATH")
  }
}
