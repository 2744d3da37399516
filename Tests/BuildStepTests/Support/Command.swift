import Foundation

/// What a program left.
struct CommandResult {
  let status: Int32
  /// Standard output and standard error together.
  let text: String
}

/// Runs of the programs that builds are made of.
enum Command {
  /// The folder of the package under test.
  static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The folder that the programs of this package are built into.
  static let products: URL = {
    #if os(macOS)
      for bundle in Bundle.allBundles where bundle.bundlePath.hasSuffix(".xctest") {
        return bundle.bundleURL.deletingLastPathComponent()
      }
    #endif
    return URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
      .deletingLastPathComponent()
  }()

  static var stylec: String { products.appendingPathComponent("stylec").path }
  static var buildStep: String {
    repository.appendingPathComponent("Scripts/stylec-build-step").path
  }

  /// Runs a program that is looked for on the PATH; status 127 if there is none.
  static func run(
    _ program: String, _ arguments: [String], in folder: URL,
    environment: [String: String] = [:]
  ) throws -> CommandResult {
    let log = FileManager.default.temporaryDirectory
      .appendingPathComponent("stylec-tests-\(UUID().uuidString).log")
    try Data().write(to: log)
    defer { try? FileManager.default.removeItem(at: log) }
    let handle = try FileHandle(forWritingTo: log)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    process.currentDirectoryURL = folder
    var variables = ProcessInfo.processInfo.environment
    variables.merge(environment) { $1 }
    process.environment = variables
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = handle
    process.standardError = handle
    try process.runUnblocked()
    process.waitUntilExit()
    return CommandResult(
      status: process.terminationStatus,
      text: String(decoding: try Data(contentsOf: log), as: UTF8.self))
  }

  /// Whether a program is installed.
  static func exists(_ program: String) -> Bool {
    (try? run(program, ["--version"], in: repository))?.status == 0
  }
}

extension Process {
  /// Starts it with no signal blocked. The threads that tests run on block most of them, which
  /// children would inherit: some wait for theirs for ever, and none could be interrupted.
  func runUnblocked() throws {
    var none = sigset_t()
    var before = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try run()
  }
}
