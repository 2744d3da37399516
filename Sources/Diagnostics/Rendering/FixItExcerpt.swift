/// A fix-it as the lines that it removes and adds.
///
/// ```
/// fix-it: insert 'radius:'
///  12 - .cornerRadius(8)
///     + .cornerRadius(radius: 8)
/// ```
struct FixItExcerpt {
  let fixIt: Diagnostic.FixIt
  let files: RenderedFiles
  let palette: Palette

  /// The lines, each with its line break.
  func lines() -> [String] {
    var result = [palette.paint("fix-it:", .added) + " " + fixIt.message + "\n"]
    if !fixIt.declaration.isEmpty {
      for line in fixIt.declaration.split(separator: "\n", omittingEmptySubsequences: false) {
        result.append(palette.paint("  + " + line, .added) + "\n")
      }
    }
    for group in groups() { result += lines(of: group) }
    return result
  }

  /// The edits whose lines touch, together, so that each line is shown once.
  private func groups() -> [[Diagnostic.FixIt.Edit]] {
    let edits = fixIt.edits.filter { files.table(for: $0.span) != nil }
      .sorted { ($0.span.file, $0.span.start) < ($1.span.file, $1.span.start) }
    var groups: [[Diagnostic.FixIt.Edit]] = []
    for edit in edits {
      if let last = groups.last?.last, last.span.file == edit.span.file,
        let table = files.table(for: edit.span),
        table.line(at: Int(edit.span.start)) <= table.line(at: Int(last.span.end)) + 1
      {
        groups[groups.count - 1].append(edit)
      } else {
        groups.append([edit])
      }
    }
    return groups
  }

  private func lines(of edits: [Diagnostic.FixIt.Edit]) -> [String] {
    guard let span = edits.first?.span, let end = edits.last?.span.end,
      let table = files.table(for: span)
    else { return [] }
    let bytes = files.files[Int(span.file)].bytes
    let first = table.line(at: Int(span.start))
    let last = table.line(at: min(Int(end), bytes.count))
    let start = table.range(ofLine: first).lowerBound
    var text: [UInt8] = []
    var offset = start
    for edit in edits where Int(edit.span.start) >= offset {
      text += bytes[offset..<min(Int(edit.span.start), bytes.count)]
      text += Array(edit.replacement.utf8)
      offset = min(Int(edit.span.end), bytes.count)
    }
    text += bytes[offset..<max(table.range(ofLine: last).upperBound, offset)]
    let old = (first...last).map { table.text(ofLine: $0) }
    let new = String(decoding: text, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return excerpt(old: old, new: new, firstLine: first)
  }

  private func excerpt(old: [String], new: [String], firstLine: Int) -> [String] {
    var head = 0
    while head < old.count, head < new.count, old[head] == new[head] { head += 1 }
    var tail = 0
    while tail < old.count - head, tail < new.count - head,
      old[old.count - 1 - tail] == new[new.count - 1 - tail]
    { tail += 1 }
    let gutter = String(firstLine + old.count - 1).count
    func pad(_ text: String) -> String {
      String(repeating: " ", count: max(gutter - text.count, 0)) + text
    }
    var result: [String] = []
    for index in head..<(old.count - tail) {
      let number = palette.paint(pad(String(firstLine + index)), .gutter)
      let text = DisplayWidth.printable(old[index])
      // A fix-it that fills an empty line removes nothing worth showing.
      if text.allSatisfy(\.isWhitespace) { continue }
      result.append(number + " " + palette.paint("- " + text, .removed) + "\n")
    }
    for index in head..<(new.count - tail) {
      let text = "+ " + DisplayWidth.printable(new[index])
      result.append(pad("") + " " + palette.paint(text, .added) + "\n")
    }
    return result
  }
}
