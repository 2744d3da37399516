/// Elements that are each in it once, in the order in which they came as long as none is removed; to
/// `Set` what `HashMap` is to `Dictionary`.
@frozen
public struct HashSet<Element> {
  @usableFromInline var map: HashMap<Element, Void>

  @inlinable
  public init() { map = HashMap() }

  @inlinable public var count: Int { map.count }
  @inlinable public var isEmpty: Bool { map.isEmpty }
}

extension HashSet: Sendable where Element: Sendable {}

extension HashSet: Sequence {
  @inlinable
  public func makeIterator() -> Iterator { Iterator(entries: map.makeIterator()) }

  @inlinable public var underestimatedCount: Int { map.count }

  @frozen
  public struct Iterator: IteratorProtocol {
    @usableFromInline var entries: HashMap<Element, Void>.Iterator

    @inlinable
    init(entries: HashMap<Element, Void>.Iterator) { self.entries = entries }

    @inlinable
    public mutating func next() -> Element? { entries.next()?.key }
  }
}

extension HashSet: ExpressibleByArrayLiteral where Element: FastHashable {
  @inlinable
  public init(arrayLiteral elements: Element...) { self.init(elements) }
}

extension HashSet: Equatable where Element: FastHashable {
  @inlinable
  public static func == (left: HashSet, right: HashSet) -> Bool {
    left.count == right.count && left.allSatisfy { right.contains($0) }
  }
}

extension HashSet where Element: FastHashable {
  @inlinable
  public init(_ elements: some Sequence<Element>) {
    self.init()
    for element in elements { insert(element) }
  }

  @inlinable
  public func contains(_ element: Element) -> Bool { map.contains(key: element) }

  /// Says whether the element is new.
  @inlinable
  @discardableResult
  public mutating func insert(_ element: Element) -> Bool { map.insert(element, ()) }

  @inlinable
  public mutating func remove(_ element: Element) { map[element] = nil }

  @inlinable
  public mutating func removeAll(keepingCapacity: Bool = false) {
    map.removeAll(keepingCapacity: keepingCapacity)
  }

  @inlinable
  public mutating func formUnion(_ elements: some Sequence<Element>) {
    for element in elements { insert(element) }
  }

  @inlinable
  public func union(_ elements: some Sequence<Element>) -> HashSet {
    var result = self
    result.formUnion(elements)
    return result
  }

  /// What is in both.
  @inlinable
  public func intersection(_ other: HashSet) -> HashSet {
    HashSet(filter { other.contains($0) })
  }

  /// What is not in the other.
  @inlinable
  public func subtracting(_ other: HashSet) -> HashSet {
    HashSet(filter { !other.contains($0) })
  }

  @inlinable
  public func isDisjoint(with other: HashSet) -> Bool {
    !contains { other.contains($0) }
  }

  @inlinable
  public func isSubset(of other: HashSet) -> Bool {
    allSatisfy { other.contains($0) }
  }
}
