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
  mutating func endList(_ list: List, _ closing: StaticString, room: Int) {
    let end = count
    append(closing)
    guard count(of: list) > 0 else { return }
    let first = marks[list.marks]
    if count - list.start > room || isMultiline(from: first, to: end) {
      breakList(list, end: end, closing, room: room)
    }
    leave(list)
  }

  private mutating func breakList(_ list: List, end: Int, _ closing: StaticString, room: Int) {
    var elements: [String] = []
    for index in list.marks..<marks.count {
      let isLast = index == marks.count - 1
      elements.append(string(from: marks[index], to: isLast ? end : marks[index + 1] - 2))
    }
    let opening = string(from: list.start, to: marks[list.marks])
    truncate(to: list.start)
    append(SwiftWriter.listed(opening, elements, closing.description, room: room))
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

  private mutating func leave(_ list: List) { marks.removeLast(marks.count - list.marks) }
}
