/// Names, words and numbers.
extension Lexer {
  /// Moves behind the letters and digits of a name.
  private mutating func skipIdentifier() {
    position = firstIndex(from: position) { !isIdentifierByte($0) }
    if position < end, bytes[position] >= 0x80 { skipWideIdentifier() }
  }

  /// The same from a letter outside ASCII on.
  private mutating func skipWideIdentifier() {
    while position < end, bytes[position] >= 0x80,
      let (scalar, length) = decodeScalar(bytes, at: position, end: end),
      isIdentifierContinuation(scalar)
    {
      pending.insert(.hasWideLetters)
      position = firstIndex(from: position + length) { !isIdentifierByte($0) }
    }
  }

  /// `name`, a reserved word or `_`
  mutating func lexName() {
    let start = position
    skipIdentifier()
    append(keyword(from: start, to: position), from: start)
  }

  private func keyword(from start: Int, to end: Int) -> TokenKind {
    func isWord(_ word: StaticString) -> Bool {
      let pointer = word.utf8Start
      for offset in 0..<(end - start) where bytes[start + offset] != pointer[offset] {
        return false
      }
      return true
    }
    let first = bytes[start]
    switch end - start {
    case 1:
      return first == UInt8(ascii: "_") ? .underscore : .identifier
    case 2:
      if isWord("if") { return .keywordIf }
      if isWord("in") { return .keywordIn }
      if isWord("as") { return .keywordAs }
    case 3:
      if isWord("let") { return .keywordLet }
      if isWord("nil") { return .keywordNil }
    case 4:
      if isWord("when") { return .keywordWhen }
      if isWord("else") { return .keywordElse }
      if isWord("case") { return .keywordCase }
      if isWord("func") { return .keywordFunc }
      if isWord("true") { return .keywordTrue }
    case 5:
      if isWord("false") { return .keywordFalse }
    case 6:
      if isWord("switch") { return .keywordSwitch }
      if isWord("styled") { return .keywordStyled }
    case 7:
      if isWord("animate") { return .keywordAnimate }
    default:
      break
    }
    return .identifier
  }

  /// `` `name` ``
  mutating func lexQuotedName() {
    let start = position
    position += 1
    let isName =
      isIdentifierStart(peek())
      || position < end && bytes[position] >= 0x80
        && (decodeScalar(bytes, at: position, end: end).map { isIdentifierHead($0.scalar) } ?? false)
    if isName {
      skipIdentifier()
      if peek() == UInt8(ascii: "`") {
        position += 1
        return append(.quotedIdentifier, from: start)
      }
    }
    let behindName = position
    while position < end, !isNewline(bytes[position]) {
      if bytes[position] == UInt8(ascii: "`") {
        position += 1
        return append(.unterminatedQuotedIdentifier, from: start)
      }
      position += 1
    }
    position = behindName
    append(.unterminatedQuotedIdentifier, from: start)
  }

  /// `$name`, also `$0`, which the parser refuses.
  mutating func lexDollarName() {
    let start = position
    position += 1
    skipIdentifier()
    append(position == start + 1 ? .unknown : .dollarIdentifier, from: start)
  }

  /// `12`, `1_000`, `0xFF`, `0b1`, `0o7`, `0.5`, `1.5e-3`
  mutating func lexNumber() {
    let start = position
    var kind = TokenKind.integer
    if bytes[position] == UInt8(ascii: "0"), isRadix(peek(1)) {
      let radix = peek(1)
      position += 2
      if !skipDigits(radix: radix) { kind = .invalidNumber }
    } else {
      _ = skipDigits(radix: 0)
      if peek() == UInt8(ascii: "."), isDigit(peek(1)) {
        kind = .float
        position += 1
        _ = skipDigits(radix: 0)
      }
      if peek() | 0x20 == UInt8(ascii: "e") {
        let sign = peek(1) == UInt8(ascii: "-") || peek(1) == UInt8(ascii: "+") ? 1 : 0
        if isDigit(peek(1 + sign)) {
          kind = .float
          position += 1 + sign
          _ = skipDigits(radix: 0)
        }
      }
    }
    let behindNumber = position
    skipIdentifier()
    if position > behindNumber { kind = .invalidNumber }
    append(kind, from: start)
  }

  private func isRadix(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "x") || byte == UInt8(ascii: "b") || byte == UInt8(ascii: "o")
  }

  /// Whether there was a digit.
  private mutating func skipDigits(radix: UInt8) -> Bool {
    let start = position
    while position < end {
      let byte = bytes[position]
      let isMember: Bool
      switch radix {
      case UInt8(ascii: "x"): isMember = isHexDigit(byte)
      case UInt8(ascii: "b"): isMember = byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1")
      case UInt8(ascii: "o"): isMember = byte &- UInt8(ascii: "0") < 8
      default: isMember = isDigit(byte)
      }
      guard isMember || byte == UInt8(ascii: "_") && position > start else { break }
      position += 1
    }
    return position > start
  }
}
