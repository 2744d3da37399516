#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// `--watch`: runs a command again whenever one of its files changes, until it is interrupted.
struct Watch {
  /// Between two looks at the files, in microseconds.
  private static let interval: UInt32 = 200_000

  private let parsed: ParsedArguments
  private let command: () throws -> ToolStatus

  init(_ parsed: ParsedArguments, run command: @escaping () throws -> ToolStatus) throws {
    if parsed.operands.contains("-") {
      throw UsageError("'--watch' cannot watch standard input")
    }
    self.parsed = parsed
    self.command = command
  }

  func run() throws -> ToolStatus {
    // What cannot be right later either ends the run.
    var last = try signature()
    report(try command())
    while true {
      usleep(Self.interval)
      guard let now = try? signature(), now != last else { continue }
      last = now
      do {
        report(try command())
      } catch let error as UsageError {
        Console.report("error", error.message)
      } catch let error as SystemError {
        // A file may be gone for a moment while an editor saves it.
        Console.report("error", error.message)
      }
    }
  }

  private func report(_ status: ToolStatus) {
    let word = status == .success ? "done" : "failed"
    Console.report("watch", "\(word), waiting for changes")
  }

  /// What tells that a file changed, of all files that the command reads.
  private func signature() throws -> [String] {
    let lists = parsed.occurrences.filter { $0.option.name == "input-list" }.map(\.value)
    let inputs = try InputPaths(operands: parsed.operands, lists: lists)
    var paths = inputs.files.map(\.shown) + lists
    if let path = parsed.last("settings") {
      paths.append(path)
    } else if let folder = Path.common(inputs.folders), let path = SettingsFile.find(from: folder) {
      paths.append(path)
    }
    return paths.sorted(by: Path.precedes).map(Self.signature)
  }

  private static func signature(_ path: String) -> String {
    var status = stat()
    guard stat(path, &status) == 0 else { return path + " -" }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return "\(path) \(status.st_ino) \(status.st_size) \(time.tv_sec) \(time.tv_nsec)"
  }
}
