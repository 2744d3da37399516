/// The colours of a terminal, or none.
package struct Palette: Sendable {
  /// What a part of a message is, to colour it.
  package enum Role: Sendable {
    case error, warning, note, removed, added, gutter, emphasis
  }

  /// Whether escape codes are written at all.
  package let isColored: Bool

  package init(isColored: Bool) {
    self.isColored = isColored
  }

  /// The text in the role's colour.
  package func paint(_ text: String, _ role: Role) -> String {
    guard isColored, !text.isEmpty else { return text }
    return "\u{1B}[\(Self.code(role))m\(text)\u{1B}[0m"
  }

  /// Writes the text in the role's colour.
  func write(_ text: String, _ role: Role, to output: inout String) {
    if isColored { output += paint(text, role) } else { output += text }
  }

  private static func code(_ role: Role) -> String {
    switch role {
    case .error: return "1;31"
    case .warning: return "1;35"
    case .note: return "1;36"
    case .removed: return "31"
    case .added: return "32"
    case .gutter: return "34"
    case .emphasis: return "1"
    }
  }
}
