/// How many cells of a terminal a text takes, so that carets stand under what they mean.
package enum DisplayWidth {
  /// Columns from one tab stop to the next in what is printed.
  package static let tab = 4

  /// A line as it is printed: tabs as spaces, control characters as the replacement character.
  package static func printable(_ line: String) -> String {
    if isPlain(line) { return line }
    var result = ""
    var width = 0
    for character in line {
      if character == "\t" {
        let spaces = tab - width % tab
        result += String(repeating: " ", count: spaces)
        width += spaces
      } else if isControl(character) {
        result.append("\u{FFFD}")
        width += 1
      } else {
        result.append(character)
        width += self.width(of: character)
      }
    }
    return result
  }

  /// The cells that a text takes from the beginning of a line.
  package static func width(of text: String) -> Int {
    if isPlain(text) { return text.utf8.count }
    var width = 0
    for character in text {
      width += character == "\t" ? tab - width % tab : self.width(of: character)
    }
    return width
  }

  /// The cells of one character: 2 for wide ones and emoji, 0 for a mark that stands alone.
  package static func width(of character: Character) -> Int {
    if isControl(character) { return 1 }
    var width = 0
    for scalar in character.unicodeScalars {
      // The emoji presentation selector widens what it follows.
      width = max(width, scalar.value == 0xFE0F ? 2 : self.width(of: scalar))
    }
    return width
  }

  /// Whether each byte is a character of ASCII that takes one cell, as in nearly all lines.
  static func isPlain(_ text: String) -> Bool {
    let known = text.utf8.withContiguousStorageIfAvailable { bytes in
      for byte in bytes where byte &- 0x20 >= 0x5F { return false }
      return true
    }
    return known ?? false
  }

  private static func isControl(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    // Direction overrides would make the printed source read differently from what it is.
    return scalar.properties.generalCategory == .control
      || (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
  }

  private static func width(of scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x300 { return 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    if scalar.properties.isEmojiPresentation { return 2 }
    return wideRanges.contains { $0.contains(scalar.value) } ? 2 : 1
  }

  /// The blocks of East Asian wide and full-width characters.
  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
    0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
    0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1B000...0x1B2FF, 0x1F200...0x1F2FF, 0x20000...0x3FFFD,
  ]
}
