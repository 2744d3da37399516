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

  /// The lines, each with its line break.
  func lines(role: Palette.Role) -> [String] {
    let first = place.start.line
    let last = lastLine
    let gutter = String(last).count
    var result: [String] = []
    for line in first...last {
      if last - first >= Self.maximalLines, line > first + 2, line < last - 1 {
        if line == first + 3 { result.append(dots(gutter)) }
        continue
      }
      result.append(sourceLine(line, gutter))
      if let marks = marks(line, isFirst: line == first) {
        result.append(
          palette.paint(pad("", to: gutter) + " | ", .gutter) + palette.paint(marks, role) + "\n")
      }
    }
    return result
  }

  /// A span that ends with a line break does not reach into the next line.
  private var lastLine: Int {
    if place.end.line > place.start.line, place.end.column == 1 { return place.end.line - 1 }
    return place.end.line
  }

  private func sourceLine(_ line: Int, _ gutter: Int) -> String {
    let text = DisplayWidth.printable(table.text(ofLine: line))
    let head = palette.paint(pad(String(line), to: gutter) + " |", .gutter)
    return text.isEmpty ? head + "\n" : head + " " + text + "\n"
  }

  private func dots(_ gutter: Int) -> String {
    palette.paint(pad("", to: gutter) + " :", .gutter) + "\n"
  }

  /// `^~~~` under the part of the line that the span covers; nil for a line of white space.
  private func marks(_ line: Int, isFirst: Bool) -> String? {
    let range = table.range(ofLine: line)
    var start = max(place.startOffset, range.lowerBound)
    let end = max(min(place.endOffset, range.upperBound), start)
    if !isFirst {
      // Indentation of the following lines is not what is meant.
      let text = table.text(ofLine: line)
      let indent = text.utf8.prefix { $0 == 0x20 || $0 == 0x09 }.count
      start = max(start, range.lowerBound + indent)
      if start >= end { return nil }
    }
    let text = Array(table.text(ofLine: line).utf8)
    let before = width(text, to: start - range.lowerBound)
    let length = max(width(text, to: end - range.lowerBound) - before, 1)
    let head = isFirst ? "^" : "~"
    return String(repeating: " ", count: before) + head + String(repeating: "~", count: length - 1)
  }

  private func width(_ line: [UInt8], to offset: Int) -> Int {
    DisplayWidth.width(
      of: String(decoding: line[..<min(max(offset, 0), line.count)], as: UTF8.self))
  }

  private func pad(_ text: String, to width: Int) -> String {
    String(repeating: " ", count: max(width - text.count, 0)) + text
  }
}
