/// Dots, question marks and operators, told apart by the white space around them as in Swift: with
/// space on both sides or on none it stands between two values, else it belongs to the side without.
extension Lexer {
  /// `.`, `...`, `..<`
  mutating func lexDots() {
    let start = position
    while peek() == UInt8(ascii: "."), position < end { position += 1 }
    let count = position - start
    if count == 2, peek() == UInt8(ascii: "<") {
      position += 1
      return append(operatorKind(from: start), from: start)
    }
    switch count {
    case 1: append(.dot, from: start)
    case 3: append(.ellipsis, from: start)
    default: append(operatorKind(from: start), from: start)
    }
  }

  /// `?` and `??`
  ///
  /// A run of them right behind a type or value is one mark each, any other run is an operator.
  mutating func lexQuestion() {
    let start = position
    let isBound = isLeftBound(start)
    var count = 1
    while peek(count) == UInt8(ascii: "?") { count += 1 }
    if isBound, count == 1 || !isRightBound(start + count, leftBound: true) {
      for _ in 0..<count { append(.postfixQuestion, length: 1) }
    } else if count == 1 {
      append(.infixQuestion, length: 1)
    } else {
      position += count
      append(operatorKind(isLeftBound: isBound), from: start)
    }
  }

  /// `=`, `->`, `!` or an operator
  mutating func lexOperator() {
    let start = position
    while position < end, isOperatorByte(bytes[position]) {
      if position > start, isCommentStart(at: position) { break }
      position += 1
    }
    let first = bytes[start]
    if position == start + 1 {
      if first == UInt8(ascii: "=") { return append(.equal, from: start) }
      if first == UInt8(ascii: "!"), operatorKind(from: start) == .postfixOperator {
        return append(.postfixExclamation, from: start)
      }
    } else if position == start + 2, first == UInt8(ascii: "-"),
      bytes[start + 1] == UInt8(ascii: ">")
    {
      return append(.arrow, from: start)
    }
    append(operatorKind(from: start), from: start)
  }

  /// The kind of the operator from an offset to the cursor.
  private func operatorKind(from start: Int) -> TokenKind {
    operatorKind(isLeftBound: isLeftBound(start))
  }

  private func operatorKind(isLeftBound left: Bool) -> TokenKind {
    let right = isRightBound(position, leftBound: left)
    return left == right ? .infixOperator : left ? .postfixOperator : .prefixOperator
  }

  private func isLeftBound(_ index: Int) -> Bool {
    guard index > start, !pending.contains(.spaceBefore) else { return false }
    switch bytes[index - 1] {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","),
      UInt8(ascii: ";"), UInt8(ascii: ":"):
      return false
    default:
      return true
    }
  }

  private func isRightBound(_ index: Int, leftBound: Bool) -> Bool {
    guard index < end, !isSpace(at: index) else { return false }
    switch bytes[index] {
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","),
      UInt8(ascii: ";"), UInt8(ascii: ":"):
      return false
    case UInt8(ascii: "."):
      return !leftBound
    default:
      return true
    }
  }
}
