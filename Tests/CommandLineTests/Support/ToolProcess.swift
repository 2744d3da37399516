import Foundation

/// What a run of stylec left.
struct ToolResult {
  let status: Int32
  let output: String
  let errors: String
}

/// Runs of the built stylec as a process.
enum ToolProcess {
  /// The program beside the tests.
  static let program: URL = {
    if let path = ProcessInfo.processInfo.environment["STYLEC_UNDER_TEST"] {
      return URL(fileURLWithPath: path)
    }
    #if os(macOS)
      for bundle in Bundle.allBundles where bundle.bundlePath.hasSuffix(".xctest") {
        return bundle.bundleURL.deletingLastPathComponent().appendingPathComponent("stylec")
      }
    #endif
    return URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("stylec")
  }()

  /// Starts it; the caller waits.
  static func start(
    _ arguments: [String], in folder: URL, environment: [String: String] = [:],
    program: URL = program, output: Any? = nil, errors: Any? = nil
  ) throws -> Process {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    var variables = ProcessInfo.processInfo.environment
    variables.merge(environment) { $1 }
    process.environment = variables
    process.standardOutput = output ?? FileHandle.nullDevice
    process.standardError = errors ?? FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    try process.runUnblocked()
    return process
  }

  /// Runs it to its end.
  static func run(
    _ arguments: [String], in folder: URL, input: String? = nil,
    environment: [String: String] = [:], program: URL = program
  ) throws -> ToolResult {
    // Files and not pipes, which would have to be emptied while it runs.
    let scratch = try TemporaryFolder()
    let outputFile = try scratch.write("", to: "output")
    let errorFile = try scratch.write("", to: "errors")
    let inputFile = try scratch.write(input ?? "", to: "input")
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    var variables = ProcessInfo.processInfo.environment
    variables.merge(environment) { $1 }
    process.environment = variables
    process.standardInput = try FileHandle(forReadingFrom: inputFile)
    process.standardOutput = try FileHandle(forWritingTo: outputFile)
    process.standardError = try FileHandle(forWritingTo: errorFile)
    try process.runUnblocked()
    process.waitUntilExit()
    return ToolResult(
      status: process.terminationStatus,
      output: try String(contentsOf: outputFile, encoding: .utf8),
      errors: try String(contentsOf: errorFile, encoding: .utf8))
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
