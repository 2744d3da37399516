import Foundation

/// A modifier that has an effectless value, and a call of it that has an effect.
struct EffectCall {
  let owner: String
  let name: String
  let labels: String
  /// `.opacity(0.5)`
  let call: String
  /// A modifier further out, `.font(.title)`; nil for the usual ones alone.
  let outer: String?
  /// The environment value that the catalogue's `inherit` names.
  let key: String?
  let style: String

  /// What checks call it: `View.opacity(_:) .opacity(0.5)`.
  var title: String { "\(owner).\(name) \(call)" }

  /// What the modifier is applied to, in a style and in Swift.
  var receiver: (style: String, swift: String) {
    switch owner {
    case "View": ("content", "sample")
    case "Text": same("Text(\"text\")")
    case "Image": same("Image(systemName: \"star\")")
    case "Color": same("Color.blue")
    default: same("Circle()")
    }
  }

  private func same(_ text: String) -> (style: String, swift: String) { (text, text) }
}

/// The lines of `Fixtures/effects.tsv` beside those of the catalogue.
struct EffectTable {
  private(set) var calls: [EffectCall] = []
  /// Modifiers with an effectless value that the table does not name, or names needlessly.
  private(set) var gaps: [String] = []
  /// Those that are not tried, with the reason.
  private(set) var leftOut: [String] = []

  init(package: URL) throws {
    let catalogue = try Self.lines(package.appendingPathComponent("Scripts/catalogue-effects.tsv"))
    let table = try Self.lines(
      package.appendingPathComponent("Tests/BehaviourTests/Fixtures/effects.tsv"))
    var neutral: [String: String] = [:]
    for line in catalogue where line.count > 4 && line[4] != "none" {
      neutral[line[0...2].joined(separator: " ")] = line[4]
    }
    var named: Set<String> = []
    for (index, line) in table.enumerated() {
      let row = line[0...2].joined(separator: " ")
      named.insert(row)
      guard let value = neutral[row] else {
        gaps.append("\(row): has no effectless value")
        continue
      }
      guard !line[3].hasPrefix("-") else {
        leftOut.append("\(row): \(line[3].dropFirst(2))")
        continue
      }
      calls.append(
        EffectCall(
          owner: line[0], name: line[1], labels: line[2], call: line[3],
          outer: line.count > 4 ? line[4] : nil,
          key: value.hasPrefix("inherit ") ? String(value.dropFirst(8)) : nil,
          style: "M\(index)"))
    }
    gaps += neutral.keys.sorted().filter { !named.contains($0) }.map { "\($0): is not tried" }
  }

  /// The lines of a table after the one with the columns' names.
  private static func lines(_ file: URL) throws -> [[String]] {
    try String(contentsOf: file, encoding: .utf8)
      .split(separator: "\n").filter { !$0.hasPrefix("#") }.dropFirst()
      .map { $0.components(separatedBy: "\t") }
  }
}
