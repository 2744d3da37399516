/// `a`–`z`, `A`–`Z`, `_`
@inline(__always)
func isIdentifierStart(_ byte: UInt8) -> Bool {
  (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte == UInt8(ascii: "_")
}

/// `0`–`9`
@inline(__always)
func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

/// What may follow in a name, of ASCII.
@inline(__always)
func isIdentifierByte(_ byte: UInt8) -> Bool { isIdentifierStart(byte) || isDigit(byte) }

/// `0`–`9`, `a`–`f`, `A`–`F`
@inline(__always)
package func isHexDigit(_ byte: UInt8) -> Bool {
  isDigit(byte) || (byte | 0x20) &- UInt8(ascii: "a") < 6
}

/// Line feed and carriage return; together they are one line break, each alone is one too.
@inline(__always)
func isNewline(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

/// Space, tab, vertical tab, form feed and line breaks.
@inline(__always)
func isWhitespace(_ byte: UInt8) -> Bool { byte == 0x20 || byte &- 0x09 < 5 }

/// What operators consist of. Dots and question marks have rules of their own.
@inline(__always)
func isOperatorByte(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"),
    UInt8(ascii: "/"), UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"),
    UInt8(ascii: "!"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"),
    UInt8(ascii: "~"):
    return true
  default:
    return false
  }
}

/// One Unicode scalar of valid UTF-8, with the number of its bytes; nil where the bytes are not valid.
func decodeScalar(
  _ bytes: UnsafeBufferPointer<UInt8>, at index: Int, end: Int
) -> (scalar: UInt32, length: Int)? {
  let first = bytes[index]
  let length: Int
  var scalar: UInt32
  let smallest: UInt32
  switch first {
  case 0..<0x80: return (UInt32(first), 1)
  case 0xC2..<0xE0: (length, scalar, smallest) = (2, UInt32(first & 0x1F), 0x80)
  case 0xE0..<0xF0: (length, scalar, smallest) = (3, UInt32(first & 0x0F), 0x800)
  case 0xF0..<0xF5: (length, scalar, smallest) = (4, UInt32(first & 0x07), 0x10000)
  default: return nil
  }
  guard index + length <= end else { return nil }
  for offset in 1..<length {
    let byte = bytes[index + offset]
    guard byte & 0xC0 == 0x80 else { return nil }
    scalar = scalar << 6 | UInt32(byte & 0x3F)
  }
  guard scalar >= smallest, scalar <= 0x10FFFF, !(0xD800...0xDFFF).contains(scalar) else {
    return nil
  }
  return (scalar, length)
}

/// Whether a scalar outside ASCII may begin a name: Swift's ranges without the invisible characters
/// that change the direction of text.
func isIdentifierHead(_ scalar: UInt32) -> Bool {
  switch scalar {
  case 0xA8, 0xAA, 0xAD, 0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6, 0xD8...0xF6,
    0xF8...0x2FF, 0x370...0x61B, 0x61D...0x167F, 0x1681...0x180D, 0x180F...0x1DBF,
    0x1E00...0x1FFF, 0x200C...0x200D, 0x203F...0x2040, 0x2054, 0x2060...0x2065, 0x2070...0x20CF,
    0x2100...0x218F, 0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF,
    0x3004...0x3007, 0x3021...0x302F, 0x3031...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF,
    0xFDF0...0xFE1F, 0xFE30...0xFE44, 0xFE47...0xFEFE, 0xFF00...0xFFFD:
    return true
  case 0x10000...0xEFFFF:
    return scalar & 0xFFFF <= 0xFFFD
  default:
    return false
  }
}

/// Whether a scalar outside ASCII may stand in a name behind its first.
func isIdentifierContinuation(_ scalar: UInt32) -> Bool {
  switch scalar {
  case 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: return true
  default: return isIdentifierHead(scalar)
  }
}
