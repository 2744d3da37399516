import Foundation

/// Emitted Swift made wrong on purpose, to show that a check notices.
///
/// In a table file, variants stand one after another, with an empty line between:
/// ```
/// A sentence that says what is wrong.
/// fails: the name of a check
/// <<<
/// the old text
/// ===
/// the new text
/// >>>
/// ```
/// Several checks and several replacements may be given. White space in the old text stands for any
/// white space; the old text must occur, and every place where it does is replaced.
///
/// `every: PATTERN => TEMPLATE` in place of a replacement is a regular expression, in which `^` and `$`
/// are the ends of lines, and what its matches become: `every: is(On) \? => !is$1 ?`. What `stylec`
/// emitted is changed so, and not what is written by hand.
struct WrongVariant: Sendable {
  let name: String
  let failing: [String]
  let replacements: [Replacement]

  /// Reads a table of variants.
  static func parse(_ table: String) throws -> [WrongVariant] {
    var variants: [WrongVariant] = []
    var lines = table.components(separatedBy: "\n")[...]
    while let first = lines.first {
      lines.removeFirst()
      if first.trimmingCharacters(in: .whitespaces).isEmpty { continue }
      var failing: [String] = []
      var replacements: [Replacement] = []
      while let line = lines.first, !line.isEmpty {
        lines.removeFirst()
        if line.hasPrefix("fails: ") {
          failing.append(String(line.dropFirst(7)))
        } else if line.hasPrefix("every: ") {
          let sides = line.dropFirst(7).components(separatedBy: " => ")
          guard sides.count == 2 else { throw HarnessError("no '=>' in '\(line)'") }
          replacements.append(Replacement(pattern: sides[0], template: sides[1]))
        } else if line == "<<<" {
          let old = lines.prefix { $0 != "===" }
          lines = lines.dropFirst(old.count + 1)
          let new = lines.prefix { $0 != ">>>" }
          lines = lines.dropFirst(new.count + 1)
          replacements.append(
            Replacement(old: old.joined(separator: "\n"), new: new.joined(separator: "\n")))
        } else {
          throw HarnessError("'\(first)' has the line '\(line)', which is no part of a variant")
        }
      }
      guard !failing.isEmpty, !replacements.isEmpty else {
        throw HarnessError("'\(first)' names no check, or replaces nothing")
      }
      variants.append(WrongVariant(name: first, failing: failing, replacements: replacements))
    }
    return variants
  }
}

/// A text put in another's place.
struct Replacement: Sendable {
  private let old: String
  private let pattern: String
  private let template: String
  private let isForEmitted: Bool

  /// White space in the old text stands for any white space.
  init(old: String, new: String) {
    self.old = old
    let words = old.split(whereSeparator: \.isWhitespace)
    pattern =
      words.map { NSRegularExpression.escapedPattern(for: String($0)) }.joined(separator: "\\s+")
    template = NSRegularExpression.escapedTemplate(for: new)
    isForEmitted = false
  }

  /// A regular expression for what was emitted.
  init(pattern: String, template: String) {
    old = pattern
    self.pattern = pattern
    self.template = template
    isForEmitted = true
  }

  /// The files with every occurrence replaced; an error if there is none.
  func applied(
    to files: [(name: String, text: String)]
  ) throws -> [(name: String, text: String)] {
    let pattern = try NSRegularExpression(pattern: pattern, options: .anchorsMatchLines)
    var found = false
    let replaced = files.map { file in
      if isForEmitted, !file.name.hasSuffix(".style.swift") { return file }
      let range = NSRange(file.text.startIndex..., in: file.text)
      found = found || pattern.firstMatch(in: file.text, range: range) != nil
      let text = pattern.stringByReplacingMatches(
        in: file.text, range: range, withTemplate: template)
      return (name: file.name, text: text)
    }
    guard found else { throw HarnessError("the text to replace does not occur:\n\(old)") }
    return replaced
  }
}
