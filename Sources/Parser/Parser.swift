import Diagnostics
import Lexer

/// The cursor over a file's tokens, with what the grammar rules share.
///
/// Every `parseX` begins at the first token of an X and ends behind its last. None of them throws or
/// goes back; where something is missing, it reports and returns what it has.
struct Parser: ~Copyable {
  /// What a line break means where the cursor stands.
  enum LineRule {
    /// Inside braces: it ends an item, unless the next line goes on with it.
    case endsItem
    /// Inside `()` and `[]`: nothing.
    case free
    /// In an `animate`: it ends the item in any case.
    case endsLine
  }

  /// What an expression may hold where it stands.
  struct Context {
    var lineRule = LineRule.endsItem
    /// In a head a `{` opens the block and no trailing closure.
    var isHead = false
    /// In a pattern a `=` is never meant as a comparison.
    var isPattern = false
  }

  let file: Int32
  let bytes: UnsafeBufferPointer<UInt8>
  let tokens: [Token]
  /// The places of tokens before which a fault was taken out.
  let gaps: Set<Int>
  var position = 0
  var current: Token
  /// Where the last token ended.
  var previousEnd: Int32 = 0
  var context = Context()
  var diagnostics: [Diagnostic] = []
  /// How many grammar rules are open; see `enter`.
  var depth = 0
  /// The height of the tree that was parsed last; see `grow`.
  var height = 0
  var interpolationDepth = 0
  /// How many `switch` are open, since a `case` then ends any block in them.
  var switchDepth = 0
  /// The token at which something was reported last; a second report there would be a cascade.
  var failedPosition = -1
  /// Where a missing line break was reported last.
  var crowdedPosition = -1
  var hasReportedDepth = false
  /// Until the next declaration, what is missing follows from what was skipped for its depth.
  var isRecoveringFromDepth = false
  /// Declarations that were written inside a body, where they do not belong.
  var misplaced: [DeclarationSyntax] = []
  /// The names with letters outside ASCII, in their order.
  var wideNames: [NameSyntax] = []

  init(file: Int32, bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) {
    self.file = file
    self.bytes = bytes
    var faults = FaultFilter(file: file, bytes: bytes)
    tokens = faults.run(tokenize(bytes, from: start, to: end))
    diagnostics = faults.diagnostics
    gaps = faults.gaps
    current = tokens[0]
    previousEnd = Int32(start)
  }

  // MARK: Tokens

  var kind: TokenKind { current.kind }

  /// A token further on; the last one is `endOfFile`.
  @inline(__always)
  func token(_ distance: Int) -> Token {
    distance == 0 ? current : tokens[min(position + distance, tokens.count - 1)]
  }

  mutating func advance() {
    guard position < tokens.count - 1 else { return }
    previousEnd = current.end
    position += 1
    current = tokens[position]
  }

  @inline(__always)
  func at(_ kind: TokenKind) -> Bool { current.kind == kind }

  @inline(__always)
  mutating func eat(_ kind: TokenKind) -> Bool {
    guard current.kind == kind else { return false }
    advance()
    return true
  }

  /// Whether a line break stands before the token.
  var startsLine: Bool { current.flags.contains(.afterNewline) }

  /// Whether the item before the cursor is over because a new line began.
  var isItemOver: Bool { context.lineRule != .free && startsLine }

  /// Whether a token is this text exactly.
  @inline(__always)
  func hasText(_ token: Token, _ text: StaticString) -> Bool {
    Int(token.end - token.start) == text.utf8CodeUnitCount && begins(bytes, token, text)
  }

  /// Whether the cursor stands at a word that is reserved in few places only.
  @inline(__always)
  func isWord(_ word: StaticString) -> Bool {
    current.kind == .identifier && hasText(current, word)
  }

  /// The same for a token further on.
  @inline(__always)
  func isWord(_ word: StaticString, at distance: Int) -> Bool {
    let other = token(distance)
    return other.kind == .identifier && hasText(other, word)
  }

  /// A word that begins something, with a name behind it on the line.
  func isWordBeforeName(_ word: StaticString) -> Bool { isWord(word) && isName(1) }

  /// Whether a token further on is a name on the line of the one before it.
  @inline(__always)
  func isName(_ distance: Int) -> Bool {
    let other = token(distance)
    guard distance == 0 || !other.flags.contains(.afterNewline) else { return false }
    switch other.kind {
    case .identifier, .quotedIdentifier, .unterminatedQuotedIdentifier: return true
    default: return false
    }
  }

  func text(_ token: Token) -> String { string(from: Int(token.start), to: Int(token.end)) }

  /// A part of the text. Most are short and ASCII, which Swift writes into the string's own bytes.
  @inline(__always)
  func string(from start: Int, to end: Int) -> String {
    let part = bytes[start..<end]
    return String(unsafeUninitializedCapacity: part.count) { buffer in
      _ = buffer.initialize(fromContentsOf: part)
      return part.count
    }
  }

  // MARK: Spans and names

  func span(_ token: Token) -> SourceSpan {
    SourceSpan(file: file, start: token.start, end: token.end)
  }

  /// From an offset to the end of the last token.
  func span(from start: Int32) -> SourceSpan {
    SourceSpan(file: file, start: start, end: max(start, previousEnd))
  }

  /// The place behind the last token.
  var placeBehind: SourceSpan { SourceSpan(file: file, start: previousEnd, end: previousEnd) }

  /// A token as a name, without backticks or `$`.
  mutating func name(_ token: Token) -> NameSyntax {
    var start = Int(token.start)
    var end = Int(token.end)
    switch token.kind {
    case .quotedIdentifier:
      start += 1
      end -= 1
    case .unterminatedQuotedIdentifier:
      start += 1
      if end > start, bytes[end - 1] == UInt8(ascii: "`") { end -= 1 }
    case .dollarIdentifier:
      start += 1
    default: break
    }
    let text = string(from: start, to: max(start, end))
    let result = NameSyntax(text, span(token))
    if token.flags.contains(.hasWideLetters) { wideNames.append(result) }
    return result
  }

  /// The name at the cursor, which moves behind it.
  mutating func takeName() -> NameSyntax {
    let result = name(current)
    advance()
    return result
  }

  // MARK: Limits

  /// How deep rules may stand in one another. Keeps the stack small in every later phase too.
  static let maximumDepth = 128
  /// How high a tree may grow, also by long chains, which need no recursion to parse.
  static let maximumHeight = 600

  /// Enters a rule that may hold itself; false where that is too deep, which then skips the brackets.
  ///
  /// A rule that needs much of the stack counts for several; each `enter` has its `leave`.
  mutating func enter(_ cost: Int = 1) -> Bool {
    guard depth + cost <= Self.maximumDepth else {
      reportDepth()
      skipToken()
      height = 0
      return false
    }
    depth += cost
    return true
  }

  mutating func leave(_ cost: Int = 1) { depth -= cost }

  /// Notes one more level over a tree of some height; false where it is too high to be kept.
  mutating func grow(from inner: Int) -> Bool {
    height = inner + 1
    guard height > Self.maximumHeight else { return true }
    reportDepth()
    height = 0
    return false
  }

  private mutating func reportDepth() {
    failedPosition = position
    isRecoveringFromDepth = true
    if !hasReportedDepth { report(.nestingTooDeep(at: span(current))) }
    hasReportedDepth = true
  }

  // MARK: Reports

  /// Adds a diagnostic for something that was understood all the same.
  mutating func report(_ diagnostic: Diagnostic) {
    if diagnostics.count < 1000 { diagnostics.append(diagnostic) }
  }

  /// Adds a diagnostic for something that was not understood, once for each token.
  mutating func fail(_ diagnostic: Diagnostic) {
    guard failedPosition != position else { return }
    failedPosition = position
    if isRecoveringFromDepth || followsFault { return }
    report(diagnostic)
  }

  /// Whether what stands before the cursor was reported by the lexer's faults already.
  private var followsFault: Bool {
    guard position > 0 else { return gaps.contains(0) }
    switch tokens[position - 1].kind {
    case .unterminatedString, .unterminatedRawBlock, .unterminatedQuotedIdentifier, .invalidHash,
      .invalidNumber, .unknown:
      return true
    default:
      return gaps.contains(position)
    }
  }

  /// Reports what stands at the cursor where something else was expected.
  mutating func failExpecting(_ expected: String) {
    fail(.unexpectedToken(found: describe(current), expected: expected, at: span(current)))
  }

  /// A token in the words of a message.
  func describe(_ token: Token) -> String {
    switch token.kind {
    case .endOfFile: return "the end of the file"
    case .string, .multilineString, .unterminatedString: return "a string"
    case .rawBlock, .unterminatedRawBlock: return "a block of Swift"
    default:
      return "'\(Diagnostic.shown(text(token)))'"
    }
  }
}

/// Whether a token begins with a text that is no longer than it. It is not a method, since a method that
/// changes nothing is called with a copy of a struct of this size.
private func begins(
  _ bytes: UnsafeBufferPointer<UInt8>, _ token: Token, _ text: StaticString
) -> Bool {
  let pointer = text.utf8Start
  for offset in 0..<text.utf8CodeUnitCount
  where bytes[Int(token.start) &+ offset] != pointer[offset] {
    return false
  }
  return true
}

extension Array {
  /// Adds an element; the first one makes an array for it alone, as most lists of a tree stay.
  @inline(__always)
  mutating func add(_ element: consuming Element) {
    if isEmpty { self = [element] } else { append(element) }
  }
}
