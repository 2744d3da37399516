#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Standard output and standard error.
enum Console {
  /// One of the two streams.
  enum Stream: Int32 {
    case output = 1
    case error = 2
  }

  /// Writes text; what nobody reads any more is no error.
  static func write(_ text: String, to stream: Stream) throws(SystemError) {
    let name = stream == .output ? "standard output" : "standard error"
    do throws(SystemError) {
      try FileWriting.write(Array(text.utf8), to: stream.rawValue, name: name)
    } catch {
      if error.code != EPIPE { throw error }
    }
  }

  /// Writes a line about the run itself to standard error: `stylec: error: …`.
  static func report(_ word: String, _ message: String) {
    try? write("stylec: \(word): \(message)\n", to: .error)
  }

  /// Whether colours are wanted: a terminal that can show them, and no `NO_COLOR`.
  static func wantsColor(_ stream: Stream) -> Bool {
    guard isatty(stream.rawValue) == 1 else { return false }
    if let value = environment("NO_COLOR"), !value.isEmpty { return false }
    return environment("TERM") != "dumb"
  }

  /// A variable of the environment.
  static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// Lets a closed pipe and a file that grows too large be errors of `write` and not the end of the
  /// process.
  static func letWritesFail() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }
}
