/// Values by their keys, in the order in which the keys came as long as none is removed.
///
/// What `Dictionary` is, for the many small tables of a compiler: a few entries are searched one by
/// one, more by an index; keys hash themselves (`FastHashable`); and nothing asks Swift's runtime for
/// a conformance, of which each first time costs as much as to parse a small file.
///
/// It is public, in a module that no product has, since Swift 6.3 specialises what is generic across
/// modules where it is public and inlinable, and not where it is `package`.
@frozen
public struct HashMap<Key, Value> {
  @frozen
  public struct Entry {
    @usableFromInline let hash: UInt
    public let key: Key
    public var value: Value

    @inlinable
    init(hash: UInt, key: Key, value: Value) {
      self.hash = hash
      self.key = key
      self.value = value
    }
  }

  @usableFromInline var entries: [Entry]
  /// For each place, of which there is a power of two, the entry that lies there plus one, or 0; empty
  /// while there are few entries. What finds its place taken lies in the next one that is free.
  @usableFromInline var places: [Int32]

  /// Up to how many entries there is no index.
  @inlinable static var few: Int { 8 }

  @inlinable
  public init() {
    entries = []
    places = []
  }

  @inlinable public var count: Int { entries.count }
  @inlinable public var isEmpty: Bool { entries.isEmpty }
}

extension HashMap.Entry: Sendable where Key: Sendable, Value: Sendable {}
extension HashMap: Sendable where Key: Sendable, Value: Sendable {}

extension HashMap: Sequence {
  @inlinable
  public func makeIterator() -> Iterator { Iterator(entries: entries) }

  @frozen
  public struct Iterator: IteratorProtocol {
    @usableFromInline let entries: [Entry]
    @usableFromInline var index = 0

    @inlinable
    init(entries: [Entry]) { self.entries = entries }

    @inlinable
    public mutating func next() -> (key: Key, value: Value)? {
      guard index < entries.count else { return nil }
      defer { index += 1 }
      return (entries[index].key, entries[index].value)
    }
  }

  @inlinable public var underestimatedCount: Int { entries.count }
  @inlinable public var keys: LazyMapSequence<[Entry], Key> { entries.lazy.map { $0.key } }
  @inlinable public var values: LazyMapSequence<[Entry], Value> { entries.lazy.map { $0.value } }

  /// The same keys with other values.
  @inlinable
  public func mapValues<Other>(_ transform: (Value) throws -> Other) rethrows -> HashMap<
    Key, Other
  > {
    var result = HashMap<Key, Other>()
    result.entries = try entries.map {
      .init(hash: $0.hash, key: $0.key, value: try transform($0.value))
    }
    result.places = places
    return result
  }
}

extension HashMap: ExpressibleByDictionaryLiteral where Key: FastHashable {
  @inlinable
  public init(dictionaryLiteral elements: (Key, Value)...) {
    self.init()
    for (key, value) in elements { self[key] = value }
  }
}

extension HashMap: Equatable where Key: FastHashable, Value: Equatable {
  @inlinable
  public static func == (left: HashMap, right: HashMap) -> Bool {
    guard left.count == right.count else { return false }
    return isSame(left.entries, right.entries)
      || left.entries.allSatisfy { right[$0.key] == $0.value }
  }
}

extension HashMap where Key: FastHashable {
  /// The value of a key; nil where there is none, which removes it where it is set.
  @inlinable
  public subscript(key: Key) -> Value? {
    get {
      guard let index = find(key, hash: key.fastHash) else { return nil }
      return entries[index].value
    }
    set {
      let hash = key.fastHash
      if let newValue {
        if let index = find(key, hash: hash) {
          entries[index].value = newValue
        } else {
          append(key, newValue, hash: hash)
        }
      } else if let index = find(key, hash: hash) {
        remove(at: index)
      }
    }
  }

  /// The value of a key, which a change adds where there is none.
  @inlinable
  public subscript(key: Key, default value: @autoclosure () -> Value) -> Value {
    get {
      guard let index = find(key, hash: key.fastHash) else { return value() }
      return entries[index].value
    }
    _modify {
      let hash = key.fastHash
      var index = entries.count
      if let found = find(key, hash: hash) {
        index = found
      } else {
        append(key, value(), hash: hash)
      }
      yield &entries[index].value
    }
  }

  /// The value of a key whose hash is known, as it is where several tables are asked for it.
  @inlinable
  public func value(_ key: Key, hash: UInt) -> Value? {
    guard let index = find(key, hash: hash) else { return nil }
    return entries[index].value
  }

  @inlinable
  public func contains(key: Key) -> Bool { find(key, hash: key.fastHash) != nil }

  /// Adds a key that is new; says whether it is.
  @inlinable
  @discardableResult
  public mutating func insert(_ key: Key, _ value: @autoclosure () -> Value) -> Bool {
    let hash = key.fastHash
    if find(key, hash: hash) != nil { return false }
    append(key, value(), hash: hash)
    return true
  }

  /// Gives a key a value, which may itself be nil where `Value` is optional.
  @inlinable
  public mutating func updateValue(_ value: Value, forKey key: Key) {
    self[key] = .some(value)
  }

  /// Removes all; the room for it stays where it will be needed again.
  @inlinable
  public mutating func removeAll(keepingCapacity: Bool = false) {
    entries.removeAll(keepingCapacity: keepingCapacity)
    places = []
  }

  // MARK: - Places

  @inlinable
  func find(_ key: Key, hash: UInt) -> Int? {
    if places.isEmpty {
      var index = 0
      while index < entries.count {
        if entries[index].hash == hash, entries[index].key == key { return index }
        index += 1
      }
      return nil
    }
    let mask = places.count - 1
    var place = Int(truncatingIfNeeded: hash) & mask
    while places[place] != 0 {
      let index = Int(places[place]) - 1
      if entries[index].hash == hash, entries[index].key == key { return index }
      place = (place + 1) & mask
    }
    return nil
  }

  @inlinable
  mutating func append(_ key: Key, _ value: Value, hash: UInt) {
    if entries.isEmpty { entries.reserveCapacity(4) }
    entries.append(Entry(hash: hash, key: key, value: value))
    if places.isEmpty, entries.count <= Self.few { return }
    if entries.count * 4 > places.count * 3 {
      index(in: Swift.max(places.count * 2, 32))
    } else {
      place(entries.count - 1)
    }
  }

  /// Makes the index anew.
  @inlinable
  mutating func index(in count: Int) {
    places = Array(repeating: 0, count: count)
    for index in 0..<entries.count { place(index) }
  }

  /// Gives an entry the next place that is free.
  @inlinable
  mutating func place(_ index: Int) {
    let mask = places.count - 1
    var place = Int(truncatingIfNeeded: entries[index].hash) & mask
    while places[place] != 0 { place = (place + 1) & mask }
    places[place] = Int32(truncatingIfNeeded: index + 1)
  }

  @inlinable
  mutating func remove(at index: Int) {
    let last = entries.count - 1
    if places.isEmpty {
      entries.remove(at: index)
      return
    }
    free(placeOf(index))
    if index != last {
      // The last one takes its number.
      places[placeOf(last)] = Int32(truncatingIfNeeded: index + 1)
      entries.swapAt(index, last)
    }
    entries.removeLast()
  }

  /// The place where an entry lies.
  @inlinable
  func placeOf(_ index: Int) -> Int {
    let mask = places.count - 1
    var place = Int(truncatingIfNeeded: entries[index].hash) & mask
    while Int(places[place]) != index + 1 { place = (place + 1) & mask }
    return place
  }

  /// Frees a place, and moves up what would lie there.
  @inlinable
  mutating func free(_ place: Int) {
    let mask = places.count - 1
    var hole = place
    var next = (place + 1) & mask
    while places[next] != 0 {
      let wanted = Int(truncatingIfNeeded: entries[Int(places[next]) - 1].hash) & mask
      // Whether its own place lies at or before the hole, in the circle that ends where it is now.
      if (next - wanted) & mask >= (next - hole) & mask {
        places[hole] = places[next]
        hole = next
      }
      next = (next + 1) & mask
    }
    places[hole] = 0
  }
}

/// Whether two arrays are one in memory, so that nothing in them needs to be compared.
@inlinable
public func isSame<Element>(_ left: [Element], _ right: [Element]) -> Bool {
  left.count == right.count
    && left.withUnsafeBufferPointer { first in
      right.withUnsafeBufferPointer { first.baseAddress == $0.baseAddress }
    }
}
