import Diagnostics

/// The smallest piece of a source text: a kind and where it stands. It has no payload; the text is
/// read from the file's bytes when it is needed.
package struct Token: Sendable {
  /// What stands around a token, as far as the grammar asks.
  package struct Flags: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A line break stands between the token before and this one.
    package static let afterNewline = Flags(rawValue: 1)
    /// White space, a comment or the file's edge stands before it.
    package static let spaceBefore = Flags(rawValue: 2)
    /// White space, a comment or the file's edge stands behind it.
    package static let spaceAfter = Flags(rawValue: 4)
    /// A `///` comment stands before it, with nothing but white space and comments between.
    package static let hasDocumentation = Flags(rawValue: 8)
    /// A name with letters outside ASCII, which Unicode may write in several ways.
    package static let hasWideLetters = Flags(rawValue: 16)
  }

  package let kind: TokenKind
  package let flags: Flags
  /// The first byte's offset in the file.
  package let start: Int32
  /// The offset behind the last byte.
  package let end: Int32

  package init(kind: TokenKind, flags: Flags, start: Int32, end: Int32) {
    self.kind = kind
    self.flags = flags
    self.start = start
    self.end = end
  }
}
