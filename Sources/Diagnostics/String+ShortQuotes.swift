extension String {
  /// A message in which no name or type in single quotes is endless: the middle of long ones is left out.
  var withShortQuotes: String {
    guard utf8.count > Self.longestQuote else { return self }
    var result = ""
    var copied = startIndex
    var opening: Index?
    for index in utf8.indices where utf8[index] == UInt8(ascii: "'") {
      let next = utf8.index(after: index)
      guard let start = opening else {
        // An apostrophe stands after a letter.
        let isApostrophe = index > startIndex && Self.isLetter(utf8[utf8.index(before: index)])
        if !isApostrophe { opening = next }
        continue
      }
      guard next == endIndex || !Self.isLetter(utf8[next]) else { continue }
      if utf8.distance(from: start, to: index) > Self.longestQuote {
        let quoted = unicodeScalars[start..<index]
        result +=
          String(unicodeScalars[copied..<start]) + String(quoted.prefix(Self.shownCount.start))
          + " … "
        copied = quoted.suffix(Self.shownCount.end).startIndex
      }
      opening = nil
    }
    return result + String(unicodeScalars[copied...])
  }

  /// In bytes; the modifiers of SwiftUI have shorter names with all their labels.
  private static let longestQuote = 160
  /// What is left of a longer one, in Unicode scalars.
  private static let shownCount = (start: 40, end: 20)

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z") || byte >= 0x80
  }
}
