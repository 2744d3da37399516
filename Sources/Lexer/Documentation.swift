/// The lines of the last group of `///` comments between two tokens, without the slashes and the first
/// space. A blank line or another comment ends a group.
package func documentation(
  _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int
) -> [String] {
  var lines: [String] = []
  var index = start
  var newlines = 0
  while index < end {
    let byte = bytes[index]
    if byte == UInt8(ascii: "/"), index + 1 < end, bytes[index + 1] == UInt8(ascii: "*") {
      index = endOfBlockComment(bytes, from: index, to: end).behind
      newlines = 2
    } else if byte == UInt8(ascii: "/"), index + 1 < end, bytes[index + 1] == byte {
      let comment = index
      while index < end, !isNewline(bytes[index]) { index += 1 }
      let isDocumentation =
        comment + 2 < index && bytes[comment + 2] == byte
        && !(comment + 3 < index && bytes[comment + 3] == byte)
      if newlines > 1 || !isDocumentation { lines.removeAll() }
      newlines = 0
      if isDocumentation { lines.append(line(bytes, from: comment + 3, to: index)) }
    } else {
      if byte == 0x0A || byte == 0x0D && !(index + 1 < end && bytes[index + 1] == 0x0A) {
        newlines += 1
      }
      index += 1
    }
  }
  return lines
}

/// A line's text without one space before it and all behind it.
private func line(
  _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int
) -> String {
  var first = start
  var last = end
  if first < last, bytes[first] == 0x20 { first += 1 }
  while last > first, isWhitespace(bytes[last - 1]) { last -= 1 }
  return String(decoding: bytes[first..<last], as: UTF8.self)
}
