import Parser
import TypeChecker

/// What the texts behind options mean.
enum OptionValue {
  /// `true`, `yes`, `on`, `1` and their opposites.
  static func bool(_ text: String) -> Bool? {
    switch text.lowercased() {
    case "true", "yes", "on", "1": return true
    case "false", "no", "off", "0": return false
    default: return nil
    }
  }

  /// The parts between commas, without white space around them; empty ones are left out.
  static func list(_ text: String) -> [String] {
    text.split(separator: ",").map { trimmed(String($0)) }.filter { !$0.isEmpty }
  }

  /// Without white space at its ends.
  static func trimmed(_ text: String) -> String {
    var slice = text[...]
    while let first = slice.first, first.isWhitespace { slice.removeFirst() }
    while let last = slice.last, last.isWhitespace { slice.removeLast() }
    return String(slice)
  }

  /// `iOS 16, macOS 13.1`; a space, `=` or nothing stands before the version.
  static func targets(_ text: String, at origin: UsageError.Origin) throws -> [PlatformVersion] {
    let entries = list(text)
    if entries.isEmpty {
      throw UsageError("'target' wants platforms: iOS 16, macOS 13", at: origin)
    }
    return try entries.map { try target($0, at: origin) }
  }

  private static func target(
    _ entry: String, at origin: UsageError.Origin
  ) throws -> PlatformVersion {
    let name = String(entry.prefix { $0.isLetter })
    guard let platform = Platform(name: name) else {
      let names = Platform.allCases.map(\.name)
      let nearest = NearestName.suggestion(for: name, among: names)
      throw UsageError(
        "'\(entry)' is no target: the platforms are \(names.joined(separator: ", "))" + nearest,
        at: origin)
    }
    let number = trimmed(
      String(entry.dropFirst(name.count).drop { $0 == "=" || $0.isWhitespace }))
    guard let version = version(number) else {
      throw UsageError(
        "'\(entry)' is no target: write '\(name)' and a version, as in 'iOS 16'", at: origin)
    }
    return PlatformVersion(platform, version)
  }

  /// `16`, `10.15`, `17.4.1`
  static func version(_ text: String) -> Version? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard (1...3).contains(parts.count), parts.allSatisfy({ $0 != nil && $0! >= 0 && $0! < 1000 })
    else { return nil }
    let numbers = parts.compactMap { $0 }
    return Version(
      numbers[0], numbers.count > 1 ? numbers[1] : 0, numbers.count > 2 ? numbers[2] : 0)
  }

  /// `public` and so on.
  static func access(_ text: String, at origin: UsageError.Origin) throws -> AccessSyntax.Level {
    switch text {
    case "internal": return .internal
    case "package": return .package
    case "public": return .public
    default: throw UsageError("access is internal, package or public, not '\(text)'", at: origin)
    }
  }
}
