/// White space and comments.
extension Lexer {
  /// Moves to the next token's first byte and notes what was passed.
  mutating func skipTrivia() {
    while position < end {
      let byte = bytes[position]
      if byte == 0x20 || byte == 0x09 {
        pending.insert(.spaceBefore)
        position = firstIndex(from: position + 1) { $0 != 0x20 && $0 != 0x09 }
      } else if isNewline(byte) {
        pending.formUnion([.afterNewline, .spaceBefore])
        position += 1
      } else if byte == 0x0B || byte == 0x0C {
        pending.insert(.spaceBefore)
        position += 1
      } else if byte == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "/") {
        skipLineComment()
      } else if byte == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
        guard skipBlockComment() else { return }
      } else {
        return
      }
    }
    pending.insert(.spaceBefore)
  }

  private mutating func skipLineComment() {
    if peek(2) == UInt8(ascii: "/"), peek(3) != UInt8(ascii: "/") {
      pending.insert(.hasDocumentation)
    }
    pending.insert(.spaceBefore)
    position = firstIndex(from: position, where: isNewline)
  }

  /// False where the comment is not closed; then the rest of the file is a fault token.
  private mutating func skipBlockComment() -> Bool {
    let start = position
    let (behind, isClosed, hasNewline) = endOfBlockComment(bytes, from: position, to: end)
    position = behind
    guard isClosed else {
      append(.unterminatedComment, from: start)
      return false
    }
    pending.insert(.spaceBefore)
    if hasNewline { pending.insert(.afterNewline) }
    return true
  }

  /// Whether white space, a comment or the edge of the text stands at an offset.
  @inline(__always)
  func isSpace(at index: Int) -> Bool {
    guard index < end else { return true }
    let byte = bytes[index]
    if isWhitespace(byte) { return true }
    return byte == UInt8(ascii: "/") && isCommentStart(at: index)
  }

  /// Whether `//` or `/*` stands at an offset.
  @inline(__always)
  func isCommentStart(at index: Int) -> Bool {
    guard index + 1 < end, bytes[index] == UInt8(ascii: "/") else { return false }
    return bytes[index + 1] == UInt8(ascii: "/") || bytes[index + 1] == UInt8(ascii: "*")
  }
}

/// The offset behind a `/* … */`, which may hold others.
func endOfBlockComment(
  _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int
) -> (behind: Int, isClosed: Bool, hasNewline: Bool) {
  var index = start + 2
  var depth = 1
  var hasNewline = false
  while index < end {
    let byte = bytes[index]
    let next = index + 1 < end ? bytes[index + 1] : 0
    if byte == UInt8(ascii: "*"), next == UInt8(ascii: "/") {
      index += 2
      depth -= 1
      if depth == 0 { return (index, true, hasNewline) }
    } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
      index += 2
      depth += 1
    } else {
      if isNewline(byte) { hasNewline = true }
      index += 1
    }
  }
  return (end, false, hasNewline)
}
