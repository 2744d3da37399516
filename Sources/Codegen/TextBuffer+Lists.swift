/// Lists: elements between brackets, separated by commas.
///
/// ```swift
/// let list = text.beginList()
/// text.append("init(")
/// for parameter in parameters {
///   text.nextElement(of: list)
///   text.append(parameter)
/// }
/// text.endList(list, ")", room: 80)
/// ```
extension TextBuffer {
  /// A list that is being written: where it and its elements begin.
  struct List {
    let start: Int
    fileprivate let marks: Int
  }

  /// Begins a list whose first bracket is to be written next.
  func beginList() -> List { List(start: count, marks: marks.count) }

  /// Begins the next element.
  mutating func nextElement(of list: List) {
    if marks.count > list.marks { append(", ") }
    if marks.capacity == 0 { marks.reserveCapacity(16) }
    marks.append(count)
  }

  /// How many elements there are.
  func count(of list: List) -> Int { marks.count - list.marks }

  /// Ends a list: in one line where that fits, else with a line for each element.
  mutating func endList(_ list: List, _ closing: String, room: Int) {
    let end = count
    append(closing)
    guard count(of: list) > 0 else { return }
    let first = marks[list.marks]
    if count - list.start > room || isMultiline(from: first, to: end) {
      breakList(list, end: end, closing)
    }
    leave(list)
  }

  /// Lays out a list with a line for each element; `end` is where the last one ends.
  private mutating func breakList(_ list: List, end: Int, _ closing: String) {
    let first = marks[list.marks]
    var elements = TextBuffer(capacity: end - first)
    withBytes(from: first, to: end) { elements.append($0) }
    truncate(to: first)
    for index in list.marks..<marks.count {
      let isLast = index == marks.count - 1
      append(.newline)
      elements.withBytes(
        from: marks[index] - first, to: (isLast ? end : marks[index + 1] - 2) - first
      ) { append($0, indentedBy: 1) }
      if !isLast { append(UInt8(ascii: ",")) }
    }
    // A call's parenthesis stands behind its last argument, a declaration's on a line of its own.
    if closing != ")" { append(.newline) }
    append(closing)
  }

  /// Ends a list with nothing but a bracket.
  mutating func close(_ list: List, _ closing: StaticString) {
    append(closing)
    leave(list)
  }

  /// Takes back a list.
  mutating func drop(_ list: List) {
    truncate(to: list.start)
    leave(list)
  }

  /// Ends a list whose elements may stand one below the other.
  mutating func endLines(_ list: List, _ place: Place) {
    if count(of: list) > 1, !place.fits(self, from: list.start) {
      for index in (list.marks + 1..<marks.count).reversed() {
        insert("\n ", at: marks[index] - 1)
      }
    }
    leave(list)
  }

  /// Whether what stands in a list ends its block, so that the brackets may stand close to it.
  func isOneBlock(_ list: List) -> Bool {
    guard count(of: list) == 1 else { return false }
    let first = marks[list.marks]
    guard isMultiline(from: first), endsInLine("}", from: first) || endsInLine("]", from: first)
    else { return false }
    let text = string(from: first)
    return !text.contains("\n.") && !text.contains("\n  .")
  }

  private mutating func leave(_ list: List) {
    while marks.count > list.marks { marks.removeLast() }
  }
}
