#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// UTF-8 that is written piece after piece. Emission is mostly that, and `Array` and `String` take a
/// hundred and more instructions to append a word.
///
/// What was written from some place on can be looked at and changed: whoever writes an expression
/// remembers where it began, and lays it out when all of it is there.
struct TextBuffer {
  private var storage: Storage
  private var start: UnsafeMutablePointer<UInt8>
  private(set) var count = 0
  private var capacity: Int
  /// Where the elements begin of the lists that are being written.
  var marks: [Int] = []

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

  // MARK: - Writing

  @_disfavoredOverload
  mutating func append(_ text: String) {
    let length = text.utf8.count
    reserve(length)
    let place = start + count
    let isCopied: Void? = text.utf8.withContiguousStorageIfAvailable { bytes in
      if let source = bytes.baseAddress { place.update(from: source, count: length) }
    }
    if isCopied == nil {
      for (index, byte) in text.utf8.enumerated() { place[index] = byte }
    }
    count += length
  }

  /// The same for a literal.
  mutating func append(_ text: StaticString) {
    append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
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

  /// Appends lines, each that is not empty moved in by `steps`.
  mutating func append(_ text: UnsafeBufferPointer<UInt8>, indentedBy steps: Int) {
    guard var line = text.baseAddress else { return }
    let end = line + text.count
    while line < end {
      // With its newline, where it has one.
      let next = Self.newline(line, end).map { $0 + 1 } ?? end
      if line.pointee != .newline { append(UInt8(ascii: " "), count: 2 * steps) }
      append(UnsafeBufferPointer(start: line, count: next - line))
      line = next
    }
  }

  // MARK: - Changing

  /// Takes away what was written from a place on.
  mutating func truncate(to place: Int) { count = place }

  /// Puts something before what was written from a place on.
  mutating func insert(_ bytes: UnsafeBufferPointer<UInt8>, at place: Int) {
    guard let source = bytes.baseAddress else { return }
    open(bytes.count, at: place)
    (start + place).update(from: source, count: bytes.count)
  }

  mutating func insert(_ text: StaticString, at place: Int) {
    insert(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount), at: place)
  }

  /// Puts a line break where there is a blank.
  mutating func breakLine(at place: Int) {
    reserve(0)
    start[place] = .newline
  }

  /// Moves in the lines behind the first one that was written from a place on.
  mutating func indentRest(from first: Int, by steps: Int = 1) {
    let end = endOfLine(first)
    if end < count { indent(from: end + 1, by: steps) }
  }

  /// Moves in the lines that were written from a place on, but not those that are empty.
  mutating func indent(from first: Int, by steps: Int = 1) {
    var added = 0
    var line = first
    while line < count {
      if start[line] != .newline { added += 2 * steps }
      line = endOfLine(line) + 1
    }
    open(added, at: count)
    var end = count - added
    var target = count
    // From the last line to the first, since each is moved to where the next one was.
    while end > first {
      var begin = end - 1
      while begin > first, start[begin - 1] != .newline { begin -= 1 }
      let isEmpty = start[begin] == .newline
      target -= end - begin
      (start + target).update(from: start + begin, count: end - begin)
      if !isEmpty {
        target -= 2 * steps
        (start + target).update(repeating: UInt8(ascii: " "), count: 2 * steps)
      }
      end = begin
    }
  }

  /// Makes room in the middle.
  private mutating func open(_ length: Int, at place: Int) {
    reserve(length)
    (start + place + length).update(from: start + place, count: count - place)
    count += length
  }

  // MARK: - Looking

  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    withBytes(from: 0, body)
  }

  /// What was written from one place on, up to another.
  func withBytes<Result>(
    from first: Int, to last: Int? = nil, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    withExtendedLifetime(storage) {
      body(UnsafeBufferPointer(start: start + first, count: (last ?? count) - first))
    }
  }

  func string(from first: Int, to last: Int? = nil) -> String {
    withBytes(from: first, to: last) { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether there are several lines from a place on.
  func isMultiline(from first: Int, to last: Int? = nil) -> Bool {
    Self.newline(start + first, start + (last ?? count)) != nil
  }

  /// Whether nothing but `text` stands in the last line of what was written from a place on.
  func endsInLine(_ text: StaticString, from first: Int) -> Bool {
    let line = count - text.utf8CodeUnitCount
    return line >= first && (line == first || start[line - 1] == .newline)
      && memcmp(start + line, text.utf8Start, text.utf8CodeUnitCount) == 0
  }

  /// Whether something stands at a place.
  func hasText(_ text: StaticString, at place: Int) -> Bool {
    count - place >= text.utf8CodeUnitCount
      && memcmp(start + place, text.utf8Start, text.utf8CodeUnitCount) == 0
  }

  private func endOfLine(_ place: Int) -> Int {
    Self.newline(start + place, start + count).map { $0 - UnsafePointer(start) } ?? count
  }

  /// The first line break, if there is one.
  private static func newline(
    _ first: UnsafePointer<UInt8>, _ last: UnsafePointer<UInt8>
  ) -> UnsafePointer<UInt8>? {
    memchr(first, Int32(UInt8.newline), last - first).map {
      UnsafePointer($0.assumingMemoryBound(to: UInt8.self))
    }
  }

  // MARK: - Room

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
extension TextBuffer: @unchecked Sendable {}

extension UInt8 {
  static var newline: UInt8 { UInt8(ascii: "\n") }
}

extension String {
  /// Whether a byte is in its UTF-8.
  func hasByte(_ byte: UInt8) -> Bool {
    let isFound = utf8.withContiguousStorageIfAvailable { bytes in
      bytes.baseAddress.map { memchr($0, Int32(byte), bytes.count) != nil } ?? false
    }
    return isFound ?? utf8.contains(byte)
  }
}
