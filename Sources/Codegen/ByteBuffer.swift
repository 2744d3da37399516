/// Bytes that are written one after the other. Emission is mostly that, and `Array` and `String` take a
/// hundred and more instructions to append a word.
struct ByteBuffer {
  private var storage: Storage
  private var start: UnsafeMutablePointer<UInt8>
  private(set) var count = 0
  private var capacity: Int

  private final class Storage: ManagedBuffer<Void, UInt8> {}

  init(capacity: Int) {
    self.capacity = Swift.max(capacity, 32)
    storage = Self.storage(self.capacity)
    start = storage.withUnsafeMutablePointerToElements { $0 }
  }

  private static func storage(_ capacity: Int) -> Storage {
    unsafeDowncast(Storage.create(minimumCapacity: capacity) { _ in }, to: Storage.self)
  }

  var isEmpty: Bool { count == 0 }

  mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { append($0) }
  }

  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let source = bytes.baseAddress else { return }
    reserve(bytes.count)
    (start + count).update(from: source, count: bytes.count)
    count += bytes.count
  }

  mutating func append(_ byte: UInt8) {
    reserve(1)
    start[count] = byte
    count += 1
  }

  mutating func append(_ byte: UInt8, count copies: Int) {
    reserve(copies)
    (start + count).update(repeating: byte, count: copies)
    count += copies
  }

  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    withExtendedLifetime(storage) { body(UnsafeBufferPointer(start: start, count: count)) }
  }

  /// Makes room for more bytes, in a copy where another value has the same ones.
  private mutating func reserve(_ more: Int) {
    if count + more > capacity || !isKnownUniquelyReferenced(&storage) { move(more) }
  }

  @inline(never)
  private mutating func move(_ more: Int) {
    let isFull = count + more > capacity
    capacity = isFull ? Swift.max(2 * capacity, count + more) : capacity
    let moved = Self.storage(capacity)
    let place = moved.withUnsafeMutablePointerToElements { $0 }
    place.update(from: start, count: count)
    storage = moved
    start = place
  }
}

/// Only one writes to a buffer's storage.
extension ByteBuffer: @unchecked Sendable {}
