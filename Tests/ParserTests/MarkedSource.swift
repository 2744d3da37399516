import Diagnostics
import Parser
import Testing

/// A source with the expected diagnostics in comments below the lines that they are about:
///
///     style A: Button { label }
///     //     ^ colon-for-configuration
///
/// `^` and `~` stand under the characters, `|` under the place before a character; what follows the
/// id and a `:` is the message. What stands under the comment's own slashes is written
/// `//@column+length id`, or with `line:` before it in any place. The comments are part of the
/// source.
struct MarkedSource {
  struct Mark: Hashable, CustomStringConvertible {
    var line: Int
    var column: Int
    var length: Int
    var id: String
    var description: String { "\(line):\(column)+\(length) \(id)" }
  }

  let file: SourceFile
  private(set) var marks: Set<Mark> = []
  /// The messages of the marks that tell one.
  private(set) var messages: [Mark: String] = [:]
  private var lineStarts: [Int] = [0]

  init(_ text: String, path: String = "Test.style") {
    self.init(SourceFile(path: path, text: text))
  }

  init(_ file: SourceFile) {
    self.file = file
    let text = String(decoding: file.bytes, as: UTF8.self)
    for (index, byte) in file.bytes.enumerated() where byte == 0x0A { lineStarts.append(index + 1) }
    var codeLine = 0
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if let (mark, message) = Self.mark(in: line, under: codeLine) {
        marks.insert(mark)
        messages[mark] = message
      } else {
        codeLine = index + 1
      }
    }
  }

  private static func mark(in line: Substring, under codeLine: Int) -> (Mark, String?)? {
    let parts = line.drop { $0 == " " }
    guard parts.hasPrefix("//"), !parts.hasPrefix("///") else { return nil }
    if parts.hasPrefix("//@") { return explicitMark(in: parts.dropFirst(3), under: codeLine) }
    let rest = parts.dropFirst(2).drop { $0 == " " }
    guard let first = rest.first, first == "^" || first == "|" else { return nil }
    let column = line.utf8.distance(from: line.startIndex, to: rest.startIndex)
    let run = rest.prefix { $0 == "^" || $0 == "~" || $0 == "|" }
    let words = rest.dropFirst(run.count).drop { $0 == " " }
    let id = words.prefix { $0 != ":" && $0 != " " }
    let message = words.dropFirst(id.count + 2)
    let mark = Mark(
      line: codeLine, column: column, length: first == "|" ? 0 : run.utf8.count, id: String(id))
    return (mark, message.isEmpty ? nil : String(message))
  }

  /// `[line:]column+length id: message`
  private static func explicitMark(in text: Substring, under codeLine: Int) -> (Mark, String?)? {
    let words = text.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
    var numbers = words[0].split { $0 == "+" || $0 == ":" }.compactMap { Int($0) }
    let line = numbers.count == 3 ? numbers.removeFirst() : codeLine
    guard numbers.count == 2, words.count > 1 else { return nil }
    let id = words[1].hasSuffix(":") ? words[1].dropLast() : words[1]
    let mark = Mark(line: line, column: numbers[0], length: numbers[1], id: String(id))
    return (mark, words.count > 2 ? String(words[2]) : nil)
  }

  /// A diagnostic as it would be marked.
  func mark(_ diagnostic: Diagnostic) -> Mark {
    let start = Int(diagnostic.span.start)
    let line = lineStarts.lastIndex { $0 <= start } ?? 0
    let end = line + 1 < lineStarts.count ? lineStarts[line + 1] - 1 : file.bytes.count
    let length = min(Int(diagnostic.span.end), max(end, start)) - start
    return Mark(
      line: line + 1, column: start - lineStarts[line], length: length,
      id: diagnostic.id.rawValue)
  }

  /// Compares with what the parser says.
  func check(_ location: SourceLocation = #_sourceLocation) {
    let (_, diagnostics) = parse(file, index: 0)
    let found = Set(diagnostics.map(mark))
    for mark in found.subtracting(marks).sorted(by: { $0.line < $1.line }) {
      let text = diagnostics.first { self.mark($0) == mark }?.message ?? ""
      Issue.record("\(file.path): found \(mark): \(text)", sourceLocation: location)
    }
    for mark in marks.subtracting(found).sorted(by: { $0.line < $1.line }) {
      Issue.record("\(file.path): missing \(mark)", sourceLocation: location)
    }
    for diagnostic in diagnostics {
      guard let message = messages[mark(diagnostic)] else { continue }
      #expect(diagnostic.message == message, sourceLocation: location)
    }
  }
}

/// A text after one fix-it.
func applied(_ fixIt: Diagnostic.FixIt, to file: SourceFile) -> SourceFile {
  var bytes = file.bytes
  for edit in fixIt.edits.sorted(by: { $0.span.start > $1.span.start }) {
    bytes.replaceSubrange(
      Int(edit.span.start)..<Int(edit.span.end), with: Array(edit.replacement.utf8))
  }
  return SourceFile(path: file.path, bytes: bytes)
}
