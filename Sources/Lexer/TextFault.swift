/// Something in a text that no reader sees and that is wrong wherever it stands, in comments and
/// strings too.
package struct TextFault: Sendable, Equatable {
  package enum Kind: Sendable {
    /// Bytes that are not UTF-8.
    case invalidUTF8
    case nul
    /// An invisible character that changes the order in which the text is shown.
    case bidirectionalControl
  }

  package let kind: Kind
  package let start: Int32
  package let end: Int32
}

/// All faults of a text, in their order.
package func textFaults(in bytes: UnsafeBufferPointer<UInt8>) -> [TextFault] {
  var faults: [TextFault] = []
  var index = 0
  let end = bytes.count
  while index < end {
    index = behindPlainText(bytes, from: index)
    guard index < end else { break }
    let byte = bytes[index]
    if byte == 0 {
      let start = index
      while index < end, bytes[index] == 0 { index += 1 }
      faults.append(TextFault(kind: .nul, start: Int32(start), end: Int32(index)))
      continue
    }
    guard let (scalar, length) = decodeScalar(bytes, at: index, end: end) else {
      let start = index
      repeat {
        index += 1
      } while index < end && bytes[index] >= 0x80
        && decodeScalar(bytes, at: index, end: end) == nil
      faults.append(TextFault(kind: .invalidUTF8, start: Int32(start), end: Int32(index)))
      continue
    }
    if isBidirectionalControl(scalar) {
      faults.append(
        TextFault(kind: .bidirectionalControl, start: Int32(index), end: Int32(index + length)))
    }
    index += length
  }
  return faults
}

/// The first place from an offset on that has a zero or something outside of ASCII; eight bytes that have
/// neither are passed at once.
private func behindPlainText(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
  let raw = UnsafeRawBufferPointer(bytes)
  var index = start
  while index + 8 <= raw.count {
    let word = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
    // Of bytes without their highest bit, only a zero gets it by the subtraction.
    if (word | (word &- 0x0101_0101_0101_0101)) & 0x8080_8080_8080_8080 != 0 { break }
    index += 8
  }
  while index < raw.count, raw[index] &- 1 < 0x7F { index += 1 }
  return index
}

private func isBidirectionalControl(_ scalar: UInt32) -> Bool {
  switch scalar {
  case 0x61C, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069: return true
  default: return false
  }
}
