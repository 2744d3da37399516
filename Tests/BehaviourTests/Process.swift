import Foundation

/// What a finished process left.
struct Finished {
  let status: Int32
  let output: String
}

/// Runs a tool and waits; standard output and error together. A run that takes longer than
/// `seconds` is ended.
func run(_ tool: URL, _ arguments: [String], seconds: Double = 300) throws -> Finished {
  let process = Process()
  process.executableURL = tool
  process.arguments = arguments
  let output = FileManager.default.temporaryDirectory
    .appendingPathComponent("behaviour-\(UUID().uuidString).txt")
  _ = FileManager.default.createFile(atPath: output.path, contents: nil)
  defer { try? FileManager.default.removeItem(at: output) }
  let handle = try FileHandle(forWritingTo: output)
  process.standardOutput = handle
  process.standardError = handle
  process.standardInput = FileHandle.nullDevice
  try process.run()
  let end = Date(timeIntervalSinceNow: seconds)
  while process.isRunning {
    if Date() > end { process.terminate() }
    usleep(5_000)
  }
  process.waitUntilExit()
  try handle.close()
  let text = String(decoding: try Data(contentsOf: output), as: UTF8.self)
  return Finished(status: process.terminationStatus, output: text)
}

/// A failure of the harness itself, in words.
struct HarnessError: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}

/// A short name for contents: equal for equal texts, another for others.
func fingerprint(_ texts: [String]) -> String {
  var hash: UInt64 = 0xcbf2_9ce4_8422_2325
  for text in texts {
    for byte in text.utf8 + [0] { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
  }
  return String(hash, radix: 16)
}
