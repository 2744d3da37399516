import Diagnostics

/// The smallest piece of a source text: a kind and where it stands. It has no payload; the text is
/// read from the file's bytes when it is needed.
///
/// It is public, in a module that no product has, so that the parser's questions are a comparison each
/// (see `HashMap`).
@frozen
public struct Token: Sendable {
  /// What stands around a token, as far as the grammar asks.
  @frozen
  public struct Flags: OptionSet, Sendable {
    public let rawValue: UInt8
    @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A line break stands between the token before and this one.
    @inlinable public static var afterNewline: Flags { Flags(rawValue: 1) }
    /// White space, a comment or the file's edge stands before it.
    @inlinable public static var spaceBefore: Flags { Flags(rawValue: 2) }
    /// White space, a comment or the file's edge stands behind it.
    @inlinable public static var spaceAfter: Flags { Flags(rawValue: 4) }
    /// A `///` comment stands before it, with nothing but white space and comments between.
    @inlinable public static var hasDocumentation: Flags { Flags(rawValue: 8) }
    /// A name with letters outside ASCII, which Unicode may write in several ways.
    @inlinable public static var hasWideLetters: Flags { Flags(rawValue: 16) }
  }

  public let kind: TokenKind
  public let flags: Flags
  /// The first byte's offset in the file.
  public let start: Int32
  /// The offset behind the last byte.
  public let end: Int32

  @inlinable
  public init(kind: TokenKind, flags: Flags, start: Int32, end: Int32) {
    self.kind = kind
    self.flags = flags
    self.start = start
    self.end = end
  }
}
