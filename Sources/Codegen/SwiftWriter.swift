/// Swift text that is being written: lines, indented by the blocks around them.
///
/// ```swift
/// writer.block("struct Circle: View") { writer in
///   writer.line("let radius: CGFloat")
///   writer.separate()
///   writer.block("var body: some View") { writer in
///     writer.line("Text(verbatim: text)")
///   }
/// }
/// ```
package struct SwiftWriter {
  /// The columns that a line should not exceed.
  package static let width = 100

  /// What was written so far, in UTF-8; each line ends with a newline.
  private(set) var bytes: TextBuffer
  private var depth: Int
  /// The next line has no sibling before it in its block.
  private var isFirst = true
  /// A blank line was asked for before the next line.
  private var wantsBlankLine = false

  /// A writer whose lines stand `depth` blocks deep.
  package init(depth: Int = 0) {
    self.init(depth: depth, capacity: 2_000)
  }

  /// `capacity`: how many bytes are written, as far as that is known.
  init(depth: Int = 0, capacity: Int) {
    self.depth = depth
    bytes = TextBuffer(capacity: capacity)
  }

  /// What was written so far; each line ends with a newline.
  package var text: String { bytes.withBytes { String(decoding: $0, as: UTF8.self) } }

  /// The columns that a line has beside its indentation.
  package var room: Int { SwiftWriter.width - 2 * depth }

  /// Writes a line, or several where `line` contains newlines; each is indented.
  package mutating func line(_ line: LineText) { lines(line.bytes) }

  /// Writes a line, or several where `line` contains newlines; each is indented.
  @_disfavoredOverload
  package mutating func line(_ line: String) {
    putBlankLine()
    var line = line
    line.withUTF8 { bytes.append($0, indentedBy: depth) }
    bytes.append(.newline)
    isFirst = false
  }

  /// Writes a line piece by piece, or several where pieces contain newlines; each is indented.
  mutating func line(_ write: (inout TextBuffer) -> Void) {
    putBlankLine()
    bytes.append(UInt8(ascii: " "), count: 2 * depth)
    let start = bytes.count
    write(&bytes)
    bytes.indentRest(from: start, by: depth)
    bytes.append(.newline)
    isFirst = false
  }

  /// Writes a line that ends with a list: in one line where that fits, else with a line for each
  /// element.
  ///
  /// ```swift
  /// writer.list("init(", ") {") { text, list in
  ///   text.nextElement(of: list)
  ///   text.append("title: Title")
  /// }
  /// ```
  mutating func list(
    _ opening: LineText, _ closing: String,
    _ write: (inout TextBuffer, TextBuffer.List) -> Void
  ) {
    list(closing: closing, opening: { text in opening.bytes.withBytes { text.append($0) } }, write)
  }

  /// The same with an opening that is written piece by piece.
  mutating func list(
    closing: String, opening: (inout TextBuffer) -> Void,
    _ write: (inout TextBuffer, TextBuffer.List) -> Void
  ) {
    let room = room
    line { text in
      let list = text.beginList()
      opening(&text)
      write(&text, list)
      text.endList(list, closing, room: room)
    }
  }

  /// Writes lines, without a line break behind the last one; each is indented.
  mutating func lines(_ text: TextBuffer) {
    putBlankLine()
    text.withBytes { bytes.append($0, indentedBy: depth) }
    bytes.append(.newline)
    isFirst = false
  }

  /// Writes the lines of another writer as they are; nothing where there are none.
  mutating func append(_ lines: TextBuffer) {
    if lines.isEmpty { return }
    putBlankLine()
    lines.withBytes { bytes.append($0) }
    isFirst = false
  }

  /// Asks for a blank line before the next line, unless that is the first of its block.
  package mutating func separate() {
    wantsBlankLine = !isFirst
  }

  /// Writes `head {`, what `content` writes indented, and `}`.
  package mutating func block(_ head: LineText, _ content: (inout SwiftWriter) -> Void) {
    block(head: { text in head.bytes.withBytes { text.append($0) } }, content)
  }

  /// The same with a head that is written piece by piece.
  mutating func block(
    head: (inout TextBuffer) -> Void, _ content: (inout SwiftWriter) -> Void
  ) {
    line { text in
      head(&text)
      text.append(" {")
    }
    indented(content)
    line { $0.append("}") }
  }

  /// Writes what `content` writes one step further in.
  package mutating func indented(_ content: (inout SwiftWriter) -> Void) {
    depth += 1
    isFirst = true
    content(&self)
    depth -= 1
    isFirst = false
    wantsBlankLine = false
  }

  /// Writes `opening`, the items separated by commas, and `closing`: in one line where that fits,
  /// else with a line for each item.
  ///
  /// ```swift
  /// writer.list("public init(", ["title: Title", "isOn: Binding<Bool>"], ") {")
  /// ```
  package mutating func list(_ opening: String, _ items: [String], _ closing: String) {
    let lines = SwiftWriter.listed(opening, items, closing, room: room)
    line(lines)
  }

  /// The text of `list`, for a place that has `room` columns.
  package static func listed(
    _ opening: String, _ items: [String], _ closing: String, room: Int
  ) -> String {
    var text = TextBuffer(capacity: 200)
    let list = text.beginList()
    text.append(opening)
    for item in items {
      text.nextElement(of: list)
      text.append(item)
    }
    text.endList(list, closing, room: room)
    return text.string(from: 0)
  }

  /// The lines of a text, each that is not empty moved in by `steps`.
  package static func indent(_ text: String, by steps: Int) -> String {
    var text = text
    return text.withUTF8 { text in
      var result = TextBuffer(capacity: text.count + text.count / 8 + 2 * steps)
      result.append(text, indentedBy: steps)
      return result.string(from: 0)
    }
  }

  private mutating func putBlankLine() {
    if wantsBlankLine { bytes.append(.newline) }
    wantsBlankLine = false
  }
}

extension SwiftWriter {
  /// Writes documentation comments.
  package mutating func documentation(_ lines: [String]) {
    for documentation in lines {
      line { text in
        text.append(documentation.isEmpty ? "///" : "/// ")
        text.append(documentation)
      }
    }
  }

  /// A line of a documentation comment.
  package static func documentationLine(_ text: String) -> String {
    text.isEmpty ? "///" : "/// " + text
  }
}

/// What a writer is given as a line: a literal whose parts are put together as bytes, which costs a
/// fifth of what it costs to make a `String` of them.
package struct LineText: ExpressibleByStringInterpolation {
  /// UTF-8.
  fileprivate var bytes: TextBuffer

  package init(stringLiteral text: StaticString) {
    bytes = TextBuffer(capacity: text.utf8CodeUnitCount)
    bytes.append(text)
  }

  package init(stringInterpolation: StringInterpolation) { bytes = stringInterpolation.bytes }

  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var bytes: TextBuffer

    package init(literalCapacity: Int, interpolationCount: Int) {
      bytes = TextBuffer(capacity: literalCapacity + 24 * interpolationCount)
    }

    package mutating func appendLiteral(_ text: StaticString) { bytes.append(text) }

    package mutating func appendInterpolation(_ text: String) { bytes.append(text) }
  }
}

extension String {
  /// Copies the text, in UTF-8; gives the number of bytes.
  fileprivate func copyBytes(
    to buffer: UnsafeMutableBufferPointer<UInt8>, at offset: Int
  ) -> Int {
    let rest = UnsafeMutableBufferPointer(rebasing: buffer[offset...])
    return rest.update(fromContentsOf: utf8)
  }
}
