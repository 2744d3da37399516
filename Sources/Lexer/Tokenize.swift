import Diagnostics

/// Cuts a file into tokens. The last one is always `endOfFile`.
///
/// Never fails: what is no token of the language becomes a token of one of the kinds of faults. The
/// time is linear in the file's size, whatever stands in it.
package func tokenize(_ file: SourceFile) -> [Token] {
  file.bytes.withUnsafeBufferPointer { tokenize($0, from: 0, to: $0.count) }
}

/// Cuts a part of a text into tokens, as if the text began and ended there; offsets stay those of the
/// whole text. For interpolations and for lines of the catalogue.
package func tokenize(
  _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int
) -> [Token] {
  var lexer = Lexer(bytes: bytes, start: start, end: end)
  lexer.run()
  return lexer.tokens
}

/// The cursor that `tokenize` moves over the bytes.
struct Lexer {
  let bytes: UnsafeBufferPointer<UInt8>
  let start: Int
  let end: Int
  var position: Int
  var tokens: [Token] = []
  /// What was seen since the last token.
  var pending: Token.Flags = [.afterNewline, .spaceBefore]

  init(bytes: UnsafeBufferPointer<UInt8>, start: Int, end: Int) {
    self.bytes = bytes
    self.start = start
    self.end = end
    position = start
    tokens.reserveCapacity((end - start) / 4 + 8)
  }

  /// The byte at a distance from the cursor; 0 behind the end.
  @inline(__always)
  func peek(_ distance: Int = 0) -> UInt8 {
    let index = position + distance
    return index < end ? bytes[index] : 0
  }

  /// The first place from an offset on where a byte is as asked for; the end where there is none.
  @inline(__always)
  func firstIndex(from start: Int, where isFound: (UInt8) -> Bool) -> Int {
    var index = start
    while index < end, !isFound(bytes[index]) { index &+= 1 }
    return index
  }

  mutating func run() {
    if start == 0, peek() == 0xEF, peek(1) == 0xBB, peek(2) == 0xBF { position += 3 }
    while true {
      skipTrivia()
      guard position < end else { break }
      lexToken()
    }
    append(.endOfFile, from: end)
  }

  /// Adds a token that ends at the cursor.
  @inline(__always)
  mutating func append(_ kind: TokenKind, from start: Int) {
    var flags = pending
    if isSpace(at: position) { flags.insert(.spaceAfter) }
    tokens.append(Token(kind: kind, flags: flags, start: Int32(start), end: Int32(position)))
    pending = []
  }

  /// Adds a token of some bytes at the cursor and moves behind it.
  @inline(__always)
  mutating func append(_ kind: TokenKind, length: Int) {
    let start = position
    position = min(position + length, end)
    append(kind, from: start)
  }

  private mutating func lexToken() {
    let byte = bytes[position]
    if isIdentifierStart(byte) { return lexName() }
    if isDigit(byte) { return lexNumber() }
    switch byte {
    case UInt8(ascii: "."): lexDots()
    case UInt8(ascii: "("): append(.leftParen, length: 1)
    case UInt8(ascii: ")"): append(.rightParen, length: 1)
    case UInt8(ascii: "{"): append(.leftBrace, length: 1)
    case UInt8(ascii: "}"): append(.rightBrace, length: 1)
    case UInt8(ascii: "["): append(.leftBracket, length: 1)
    case UInt8(ascii: "]"): append(.rightBracket, length: 1)
    case UInt8(ascii: ","): append(.comma, length: 1)
    case UInt8(ascii: ":"): append(.colon, length: 1)
    case UInt8(ascii: ";"): append(.semicolon, length: 1)
    case UInt8(ascii: "@"): append(.at, length: 1)
    case UInt8(ascii: "\\"): append(.backslash, length: 1)
    case UInt8(ascii: "\""): lexString()
    case UInt8(ascii: "?"): lexQuestion()
    case UInt8(ascii: "`"): lexQuotedName()
    case UInt8(ascii: "$"): lexDollarName()
    case UInt8(ascii: "#"): lexHash()
    case UInt8(ascii: "'"): lexForeignQuotation(openLength: 1)
    default:
      if isOperatorByte(byte) {
        lexOperator()
      } else if byte < 0x80 {
        // A run of zeros, such as a file of another kind has, is one fault.
        var length = 1
        while byte == 0, position + length < end, bytes[position + length] == 0 { length += 1 }
        append(.unknown, length: length)
      } else {
        lexNonASCII()
      }
    }
  }

  /// A name with letters outside ASCII, curly quotation marks, or a fault.
  private mutating func lexNonASCII() {
    guard let (scalar, length) = decodeScalar(bytes, at: position, end: end) else {
      let start = position
      repeat {
        position += 1
      } while position < end && bytes[position] >= 0x80
        && decodeScalar(bytes, at: position, end: end) == nil
      return append(.invalidUTF8, from: start)
    }
    if isIdentifierHead(scalar) { return lexName() }
    if scalar == 0x201C || scalar == 0x201D || scalar == 0x2018 || scalar == 0x2019 {
      return lexForeignQuotation(openLength: length)
    }
    append(.unknown, length: length)
  }

  /// `'text'` and `“text”`, which are no strings here; one token, so that it is one mistake.
  private mutating func lexForeignQuotation(openLength: Int) {
    let start = position
    position += openLength
    while position < end, !isNewline(bytes[position]) {
      let byte = bytes[position]
      if openLength == 1 {
        if byte == UInt8(ascii: "'") {
          position += 1
          return append(.unknown, from: start)
        }
      } else if byte == UInt8(ascii: "\"") {
        position += 1
        return append(.unknown, from: start)
      } else if byte == 0xE2, peek(1) == 0x80, (0x98...0x9F).contains(peek(2)) {
        position += 3
        return append(.unknown, from: start)
      }
      position += 1
    }
    position = start + openLength
    append(.unknown, from: start)
  }
}
