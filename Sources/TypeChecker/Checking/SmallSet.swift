/// A set that most often has few elements: up to a limit it compares instead of hashing.
struct SmallSet<Element: Hashable> {
  private static var limit: Int { 12 }

  /// All elements, in the order in which they came, while there are few.
  private var few: [Element] = []
  private var many: Set<Element> = []

  init() {}

  init(_ elements: some Sequence<Element>) {
    for element in elements { insert(element) }
  }

  func contains(_ element: Element) -> Bool {
    many.isEmpty ? few.contains(element) : many.contains(element)
  }

  /// Says whether the element is new.
  @discardableResult
  mutating func insert(_ element: Element) -> Bool {
    guard many.isEmpty else { return many.insert(element).inserted }
    if few.contains(element) { return false }
    if few.count == Self.limit {
      many = Set(few)
      few = []
      return many.insert(element).inserted
    }
    few.append(element)
    return true
  }
}
