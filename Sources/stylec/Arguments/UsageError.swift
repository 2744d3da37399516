/// A command line or a settings file that says what cannot be done.
struct UsageError: Error, Equatable {
  /// Where an option was written.
  enum Origin: Sendable, Equatable {
    case commandLine
    case settings(path: String, line: Int)
  }

  let message: String
  let origin: Origin

  init(_ message: String, at origin: Origin = .commandLine) {
    self.message = message
    self.origin = origin
  }
}
