/// What can be a key of a `HashMap`: it says where it lies at the cost of a few multiplications.
///
/// Swift's `Hasher` withstands keys that are chosen to collide and costs about a hundred and fifty
/// instructions for a name. A compiler asks for the same short names all the time, and what a hostile
/// file could slow down is its own compilation.
public protocol FastHashable: Equatable {
  /// The same for all that is equal, and different in all of its bits for most that is not.
  var fastHash: UInt { get }
}

/// One hash for two: of a key's parts, in their order.
@inlinable @inline(__always)
public func mixed(_ first: UInt, _ second: UInt) -> UInt {
  let product = (first ^ 0x9E37_79B9_7F4A_7C15).multipliedFullWidth(
    by: second ^ 0xD1B5_4A32_D192_ED03)
  return product.high ^ UInt(product.low)
}

extension Int: FastHashable {
  @inlinable public var fastHash: UInt { mixed(UInt(bitPattern: self), 0) }
}

extension Int32: FastHashable {
  @inlinable public var fastHash: UInt { mixed(UInt(UInt32(bitPattern: self)), 0) }
}

extension Double: FastHashable {
  @inlinable public var fastHash: UInt {
    // The two zeros are equal.
    mixed(UInt(truncatingIfNeeded: self == 0 ? 0 : bitPattern), 0)
  }
}

extension [UInt8]: FastHashable {
  @inlinable public var fastHash: UInt { reduce(UInt(bitPattern: count)) { mixed($0, UInt($1)) } }
}

extension String: FastHashable {
  public var fastHash: UInt {
    let known = utf8.withContiguousStorageIfAvailable { hashOfASCII($0) }
    if case .some(.some(let hash)) = known { return hash }
    // Names are equal in whatever form of Unicode they are written.
    return UInt(bitPattern: hashValue)
  }
}

/// The hash of a text's bytes; nil where they are not all ASCII.
private func hashOfASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt? {
  let count = bytes.count
  guard let start = UnsafeRawPointer(bytes.baseAddress), count > 0 else { return 0 }
  var hash = UInt(bitPattern: count)
  var all: UInt64 = 0
  var offset = 0
  while offset + 8 < count {
    let word = start.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    all |= word
    hash = mixed(hash, UInt(truncatingIfNeeded: word))
    offset += 8
  }
  var last: UInt64 = 0
  if count >= 8 {
    // With bytes that were there before; the length tells how many.
    last = start.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self)
  } else if count >= 4 {
    last =
      UInt64(start.loadUnaligned(as: UInt32.self)) << 32
      | UInt64(start.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self))
  } else {
    last = UInt64(bytes[0]) << 16 | UInt64(bytes[count / 2]) << 8 | UInt64(bytes[count - 1])
  }
  all |= last
  guard all & 0x8080_8080_8080_8080 == 0 else { return nil }
  return mixed(hash, UInt(truncatingIfNeeded: last))
}
