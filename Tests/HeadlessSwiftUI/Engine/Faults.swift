/// What SwiftUI would report at run time, or crash over, since the last ``take()``.
public enum Faults {
  nonisolated(unsafe) private static var reported: [String] = []

  static func report(_ fault: String) {
    if !reported.contains(fault) { reported.append(fault) }
  }

  /// The faults so far, each once; they are forgotten then.
  public static func take() -> [String] {
    defer { reported = [] }
    return reported
  }
}
