/// A settings file: lines of `key = value`, where the keys are the options that every run of a
/// project shares.
///
/// ```
/// # What our app and its package agree on.
/// target = iOS 16, macOS 13
/// access = public
/// import = DesignKit
/// werror = true
/// no-warn = unused-parameter
/// ```
///
/// A key may stand several times where an option may. A value may stand in double quotes. `#`
/// begins a comment at the beginning of a line or behind white space.
enum SettingsFile {
  /// What the file is called where it is looked for.
  static let name = "stylec.settings"

  /// The options in a settings file, in order.
  static func parse(_ bytes: [UInt8], path: String) throws -> [OptionOccurrence] {
    var result: [OptionOccurrence] = []
    let text = String(decoding: bytes, as: UTF8.self)
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      let origin = UsageError.Origin.settings(path: path, line: index + 1)
      let content = OptionValue.trimmed(withoutComment(String(line)))
      if content.isEmpty { continue }
      result.append(try occurrence(content, origin))
    }
    return result
  }

  /// The nearest settings file in a folder or above it.
  static func find(from folder: String) -> String? {
    var folder = folder
    while true {
      let path = Path.join(folder, name)
      if FileReading.kind(path) == .file { return path }
      if folder == "/" { return nil }
      folder = Path.folder(folder)
    }
  }

  private static func occurrence(
    _ content: String, _ origin: UsageError.Origin
  ) throws -> OptionOccurrence {
    let parts = content.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let key = OptionValue.trimmed(String(parts[0]))
    let names = OptionTable.settings.map(\.name)
    guard let option = OptionTable.settings.first(where: { $0.name == key }) else {
      if OptionTable.all.contains(where: { $0.name == key }) {
        throw UsageError("'\(key)' is an option of the command line and no setting", at: origin)
      }
      let nearest = NearestName.suggestion(for: key, among: names)
      throw UsageError("unknown setting '\(key)'" + nearest, at: origin)
    }
    guard parts.count == 2 else {
      throw UsageError("expected '=' and a value behind '\(key)'", at: origin)
    }
    var value = OptionValue.trimmed(String(parts[1]))
    if value.count >= 2, value.hasPrefix("\""), value.hasSuffix("\"") {
      value = String(value.dropFirst().dropLast())
    }
    if value.isEmpty { throw UsageError("'\(key)' has no value", at: origin) }
    if !option.takesValue {
      guard let isOn = OptionValue.bool(value) else {
        throw UsageError("'\(key)' is true or false, not '\(value)'", at: origin)
      }
      value = isOn ? "true" : "false"
    }
    return OptionOccurrence(option: option, value: value, origin: origin)
  }

  private static func withoutComment(_ line: String) -> String {
    var isQuoted = false
    var previous: Character = " "
    for index in line.indices {
      let character = line[index]
      if character == "\"" { isQuoted.toggle() }
      if character == "#", !isQuoted, previous.isWhitespace { return String(line[..<index]) }
      previous = character
    }
    return line
  }
}
