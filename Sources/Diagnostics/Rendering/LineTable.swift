/// Where the lines of a file begin, to turn byte offsets into lines and columns and back.
///
/// Lines and columns count from 1. Columns count UTF-16 code units, which is what Xcode, VS Code
/// and the language server protocol count. A line ends with `\n`, `\r\n` or `\r`.
package struct LineTable: Sendable {
  /// A place as an editor names it.
  package struct Position: Hashable, Sendable {
    package let line: Int
    package let column: Int

    package init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }
  }

  private let bytes: [UInt8]
  /// The offset of the first byte of each line; never empty.
  private let starts: [Int]

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    starts = bytes.withUnsafeBytes { bytes in
      var starts = [0]
      starts.reserveCapacity(bytes.count / 24)
      var index = 0
      while let lineBreak = Self.lineBreak(in: bytes, from: index) {
        index = lineBreak + 1
        if bytes[lineBreak] == UInt8(ascii: "\r"), index < bytes.count,
          bytes[index] == UInt8(ascii: "\n")
        {
          index += 1
        }
        starts.append(index)
      }
      return starts
    }
  }

  /// The first `\n` or `\r` from an offset on; eight bytes that have none are passed at once.
  @inline(__always)
  private static func lineBreak(in bytes: UnsafeRawBufferPointer, from offset: Int) -> Int? {
    var index = offset
    while index + 8 <= bytes.count {
      let word = UInt64(
        littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      let found =
        zeroBytes(word ^ 0x0A0A_0A0A_0A0A_0A0A) | zeroBytes(word ^ 0x0D0D_0D0D_0D0D_0D0D)
      if found != 0 { return index + found.trailingZeroBitCount / 8 }
      index += 8
    }
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "\n") || bytes[index] == UInt8(ascii: "\r") { return index }
      index += 1
    }
    return nil
  }

  /// A bit in the first byte that is zero, perhaps also in bytes above it; nothing where there is none.
  @inline(__always)
  private static func zeroBytes(_ word: UInt64) -> UInt64 {
    (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
  }

  /// How many lines there are; a file that ends with a line break has an empty last one.
  package var lineCount: Int { starts.count }

  /// The line that holds a byte, from 1; offsets outside the file count as its ends.
  package func line(at offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// The bytes of a line without its line break.
  package func range(ofLine line: Int) -> Range<Int> {
    let start = starts[line - 1]
    var end = line < starts.count ? starts[line] : bytes.count
    while end > start, bytes[end - 1] == UInt8(ascii: "\n") || bytes[end - 1] == UInt8(ascii: "\r")
    {
      end -= 1
    }
    return start..<end
  }

  /// The text of a line without its line break; what is not UTF-8 is repaired.
  package func text(ofLine line: Int) -> String {
    String(decoding: bytes[range(ofLine: line)], as: UTF8.self)
  }

  /// The line and column of a byte; offsets outside the file count as its ends.
  package func position(at offset: Int) -> Position {
    let offset = min(max(offset, 0), bytes.count)
    let line = line(at: offset)
    return Position(line: line, column: units(in: starts[line - 1]..<offset) + 1)
  }

  /// How many UTF-16 code units a part of a line has.
  private func units(in range: Range<Int>) -> Int {
    // Lines may be megabytes long, and most have nothing outside of ASCII.
    let isASCII = bytes.withUnsafeBufferPointer { bytes in
      var all: UInt8 = 0
      for byte in bytes[range] { all |= byte }
      return all < 0x80
    }
    if isASCII { return range.count }
    return String(decoding: bytes[range], as: UTF8.self).utf16.count
  }

  /// The byte of a line and column; a column behind the line's end counts as that end.
  package func offset(of position: Position) -> Int {
    let line = min(max(position.line, 1), starts.count)
    let range = range(ofLine: line)
    var units = position.column - 1
    var offset = range.lowerBound
    for scalar in String(decoding: bytes[range], as: UTF8.self).unicodeScalars {
      guard units > 0 else { break }
      units -= UTF16.width(scalar)
      offset += UTF8.width(scalar)
    }
    return min(offset, range.upperBound)
  }
}
