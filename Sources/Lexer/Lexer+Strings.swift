/// Strings, colours and raw Swift.
extension Lexer {
  /// `"…"` or `"""…"""`, with everything interpolated into it
  mutating func lexString() {
    let start = position
    let isMultiline = peek(1) == UInt8(ascii: "\"") && peek(2) == UInt8(ascii: "\"")
    position += isMultiline ? 3 : 1
    let scan = scanSwift(
      bytes, from: position, to: end, in: .string(hashes: 0, isMultiline: isMultiline),
      endsAtNewline: true)
    position = scan.behind
    guard scan.isClosed else { return append(.unterminatedString, from: start) }
    append(isMultiline ? .multilineString : .string, from: start)
  }

  /// `#RRGGBB`, `#RRGGBBAA`, `#swift { … }`; anything else behind `#` is a fault.
  mutating func lexHash() {
    let start = position
    position += 1
    if peek() == UInt8(ascii: "\"") || peek() == UInt8(ascii: "#") {
      return lexRawString(from: start)
    }
    var isHex = true
    while position < end, isIdentifierByte(bytes[position]), bytes[position] != UInt8(ascii: "_") {
      if !isHexDigit(bytes[position]) { isHex = false }
      position += 1
    }
    let count = position - start - 1
    if isHex, count == 6 || count == 8 { return append(.color, from: start) }
    guard count == 5, String(decoding: bytes[start + 1..<position], as: UTF8.self) == "swift" else {
      return append(.invalidHash, from: start)
    }
    append(.hashSwift, from: start)
    skipTrivia()
    if peek() == UInt8(ascii: "{") { lexRawBlock() }
  }

  /// `{ … }` behind `#swift`
  private mutating func lexRawBlock() {
    let start = position
    position += 1
    let scan = scanSwift(
      bytes, from: position, to: end, in: .code(closer: UInt8(ascii: "}"), depth: 0),
      endsAtNewline: false)
    position = scan.behind
    append(scan.isClosed ? .rawBlock : .unterminatedRawBlock, from: start)
  }

  /// Swift's `#"…"#`, which the language does not have; one fault.
  private mutating func lexRawString(from start: Int) {
    while peek() == UInt8(ascii: "#") { position += 1 }
    let hashes = position - start
    guard peek() == UInt8(ascii: "\"") else { return append(.invalidHash, from: start) }
    let isMultiline = peek(1) == UInt8(ascii: "\"") && peek(2) == UInt8(ascii: "\"")
    position += isMultiline ? 3 : 1
    position =
      scanSwift(
        bytes, from: position, to: end, in: .string(hashes: hashes, isMultiline: isMultiline),
        endsAtNewline: true
      ).behind
    append(.invalidHash, from: start)
  }
}

/// The offset behind the `)` of an interpolation whose content begins at `start`; `end` where it is
/// not closed.
package func endOfInterpolation(
  _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int
) -> (behind: Int, isClosed: Bool) {
  scanSwift(
    bytes, from: start, to: end, in: .code(closer: UInt8(ascii: ")"), depth: 0),
    endsAtNewline: false)
}
