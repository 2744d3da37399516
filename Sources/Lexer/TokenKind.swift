/// The kinds of tokens. Lexical faults are kinds too, so that the lexer cannot fail; the parser
/// reports them where it meets them.
@frozen
public enum TokenKind: UInt8, Sendable {
  // Words. Only those that are reserved everywhere have a kind of their own.
  case identifier
  /// A name in backticks; the span includes them.
  case quotedIdentifier
  /// `$name`; the span includes the `$`.
  case dollarIdentifier
  case keywordWhen, keywordAnimate, keywordIf, keywordElse, keywordSwitch, keywordCase, keywordLet
  case keywordFunc, keywordTrue, keywordFalse, keywordNil, keywordIn, keywordAs, keywordStyled

  // Literals.
  case integer, float
  /// A whole string with its quotation marks and interpolations; `multilineString` has three of them.
  case string, multilineString
  /// `#RRGGBB` or `#RRGGBBAA`.
  case color
  /// `#swift`; a `rawBlock` follows.
  case hashSwift
  /// `{ … }` behind `#swift`, taken unread; the span includes the braces.
  case rawBlock

  // Punctuation.
  case leftBrace, rightBrace, leftParen, rightParen, leftBracket, rightBracket
  case comma, colon, semicolon, at, underscore, arrow, backslash, ellipsis
  /// `.`, whatever stands around it.
  case dot
  /// `=` alone.
  case equal
  /// `?` that stands right behind what it belongs to (`T?`, `a?.b`, `f?(x)`).
  case postfixQuestion
  /// `?` of a choice, with space before it.
  case infixQuestion
  /// `!` right behind what it belongs to.
  case postfixExclamation

  // Operators, already told apart by Swift's white-space rule.
  case infixOperator, prefixOperator, postfixOperator

  // Faults.
  case unknown, unterminatedString, unterminatedComment, unterminatedRawBlock
  case invalidHash, invalidNumber, invalidUTF8, unterminatedQuotedIdentifier

  case endOfFile
}
