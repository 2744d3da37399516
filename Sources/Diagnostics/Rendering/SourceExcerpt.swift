/// The source lines of a span with carets under all of it.
///
/// ```
///  12 |     .padding(colour)
///     |              ^~~~~~
/// ```
struct SourceExcerpt {
  /// The most lines that are shown of one span; of a longer one the middle is left out.
  static let maximalLines = 6

  let table: LineTable
  let place: RenderedFiles.Place
  let palette: Palette

  /// Writes the lines, each with its line break.
  func write(role: Palette.Role, to output: inout String) {
    let first = place.start.line
    let last = lastLine
    let gutter = String(last).utf8.count
    for line in first...last {
      if last - first >= Self.maximalLines, line > first + 2, line < last - 1 {
        if line == first + 3 {
          palette.write(pad("", to: gutter) + " :", .gutter, to: &output)
          output += "\n"
        }
        continue
      }
      let text = table.text(ofLine: line)
      palette.write(pad(String(line), to: gutter) + " |", .gutter, to: &output)
      if !text.isEmpty {
        output += " "
        output += DisplayWidth.printable(text)
      }
      output += "\n"
      if let marks = marks(line, text, isFirst: line == first) {
        palette.write(pad("", to: gutter) + " | ", .gutter, to: &output)
        palette.write(marks, role, to: &output)
        output += "\n"
      }
    }
  }

  /// A span that ends with a line break does not reach into the next line.
  private var lastLine: Int {
    if place.end.line > place.start.line, place.end.column == 1 { return place.end.line - 1 }
    return place.end.line
  }

  /// `^~~~` under the part of the line that the span covers; nil for a line of white space.
  private func marks(_ line: Int, _ text: String, isFirst: Bool) -> String? {
    let range = table.range(ofLine: line)
    var start = max(place.startOffset, range.lowerBound)
    let end = max(min(place.endOffset, range.upperBound), start)
    if !isFirst {
      // Indentation of the following lines is not what is meant.
      let indent = text.utf8.prefix { $0 == 0x20 || $0 == 0x09 }.count
      start = max(start, range.lowerBound + indent)
      if start >= end { return nil }
    }
    let before = width(text, to: start - range.lowerBound)
    let length = max(width(text, to: end - range.lowerBound) - before, 1)
    let head = isFirst ? "^" : "~"
    return String(repeating: " ", count: before) + head + String(repeating: "~", count: length - 1)
  }

  /// The cells that a line takes up to a byte.
  private func width(_ line: String, to offset: Int) -> Int {
    let offset = min(max(offset, 0), line.utf8.count)
    if DisplayWidth.isPlain(line) { return offset }
    return DisplayWidth.width(of: String(decoding: line.utf8.prefix(offset), as: UTF8.self))
  }

  /// A number with spaces before it.
  private func pad(_ number: String, to width: Int) -> String {
    String(repeating: " ", count: max(width - number.utf8.count, 0)) + number
  }
}
