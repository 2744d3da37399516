import Diagnostics
import Foundation
import Lexer
import Parser
import Testing
import TypeChecker

/// A `.style` file with what is to be said of it in comments below the lines:
///
///     label.opacty(0.5)
///     //    ^~~~~~ error[unknown-modifier]: nothing is known of the modifier 'opacty', …
///     //  fix: write 'opacity'
///     //  +     label.opacity(0.5)
///
/// `^~` stand under the characters and `|` under the place before a character; what would stand under the
/// comment's own slashes is written `//@column+length`. A line `// file: Name.style` begins another file of the
/// same module, a first line `// options: no-swift` sets options.
struct Fixture: Sendable, CustomTestStringConvertible {
  let url: URL
  /// The whole text as it lies on the disk.
  let recorded: String
  /// The files without what is expected of them.
  let files: [SourceFile]
  let options: CompileOptions

  var testDescription: String { url.lastPathComponent }

  init(_ url: URL) {
    self.url = url
    recorded = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    var parts: [[Substring]] = [[]]
    for line in recorded.split(separator: "\n", omittingEmptySubsequences: false) {
      if Fixture.isExpectation(line) { continue }
      if line.hasPrefix("// file: ") { parts.append([]) }
      parts[parts.count - 1].append(line)
    }
    let name = url.lastPathComponent
    files = parts.enumerated().map { index, lines in
      let path = index == 0 ? name : String(lines[0].dropFirst("// file: ".count))
      // The line that begins the next file ends this one.
      let text = lines.joined(separator: "\n") + (index < parts.count - 1 ? "\n" : "")
      return SourceFile(path: path, text: text)
    }
    var options = CompileOptions()
    options.forbidsRawSwift = recorded.hasPrefix("// options: no-swift")
    // As if everything were nested too deeply.
    if recorded.hasPrefix("// options: no-stack") { options.stackLimit = 0 }
    self.options = options
  }

  private static func isExpectation(_ line: Substring) -> Bool {
    guard line.hasPrefix("//") else { return false }
    let rest = line.dropFirst(2)
    if rest.hasPrefix("@") || rest.hasPrefix("  fix: ") || rest.hasPrefix("  note: ")
      || rest.hasPrefix("  + ")
    {
      return true
    }
    let mark = rest.drop { $0 == " " }
    return (mark.hasPrefix("^") || mark.hasPrefix("|")) && mark.contains("[")
  }

  // MARK: - What is said

  var diagnostics: [Diagnostic] { Fixture.check(files, options) }

  /// The errors and warnings of the parser and the checker, in the order of their places.
  static func check(_ files: [SourceFile], _ options: CompileOptions) -> [Diagnostic] {
    var trees: [FileSyntax] = []
    var said: [Diagnostic] = []
    for (index, file) in files.enumerated() {
      let (tree, diagnostics) = parse(file, index: Int32(index))
      trees.append(tree)
      said += diagnostics
    }
    said += TypeChecker.check(trees, files: files, options: options).1
    return said.enumerated().sorted { first, second in
      let (left, right) = (first.element.span, second.element.span)
      return (left.file, left.start, first.offset) < (right.file, right.start, second.offset)
    }.map(\.element)
  }

  /// The files after one fix-it; a declaration becomes a file of its own.
  func applying(_ fixIt: Diagnostic.FixIt) -> [SourceFile] {
    if !fixIt.declaration.isEmpty {
      return files + [SourceFile(path: "Declarations.style", text: fixIt.declaration + "\n")]
    }
    var result = files
    let edits = fixIt.edits.enumerated().sorted {
      ($0.element.span.start, $0.offset) > ($1.element.span.start, $1.offset)
    }
    for (_, edit) in edits {
      let index = Int(edit.span.file)
      var bytes = result[index].bytes
      bytes.replaceSubrange(
        Int(edit.span.start)..<Int(edit.span.end), with: Array(edit.replacement.utf8))
      result[index] = SourceFile(path: result[index].path, bytes: bytes)
    }
    return result
  }

  // MARK: - The text with what is said

  /// The text of the fixture as it should be.
  func rendered() -> String {
    let said = diagnostics
    return files.indices.map { index in
      render(index, said.filter { Int($0.span.file) == index })
    }.joined()
  }

  private func render(_ index: Int, _ said: [Diagnostic]) -> String {
    let lines = Lines(files[index])
    var below: [Int: [String]] = [:]
    for diagnostic in said {
      let (line, column) = lines.place(diagnostic.span.start)
      let end = min(Int(diagnostic.span.end), lines.end(of: line))
      let length = max(0, end - Int(diagnostic.span.start))
      let word = diagnostic.severity == .error ? "error" : "warning"
      let text = "\(word)[\(diagnostic.id.rawValue)]: \(diagnostic.message)"
      var rows: [String] = []
      if column < 2 {
        rows.append("//@\(column)+\(length) \(text)")
      } else {
        let mark =
          length == 0 ? "|" : "^" + String(repeating: "~", count: length - 1)
        rows.append("//" + String(repeating: " ", count: column - 2) + mark + " " + text)
      }
      for note in diagnostic.notes {
        rows.append("//  note: \(note.message)\(place(note.span))")
      }
      for fixIt in diagnostic.fixIts {
        rows.append("//  fix: \(fixIt.message)")
        rows += changes(fixIt).map { "//  + " + $0 }
      }
      below[line, default: []] += rows
    }
    var result: [String] = []
    for (number, line) in lines.texts.enumerated() {
      result.append(String(line))
      result += below[number] ?? []
    }
    return result.joined(separator: "\n")
  }

  private func place(_ span: SourceSpan?) -> String {
    guard let span, span.file >= 0, Int(span.file) < files.count else { return "" }
    let lines = Lines(files[Int(span.file)])
    return " (`\(lines.texts[lines.place(span.start).line].drop { $0 == " " })`)"
  }

  /// The lines that a fix-it changes, as they are then.
  private func changes(_ fixIt: Diagnostic.FixIt) -> [String] {
    guard fixIt.declaration.isEmpty, let index = fixIt.edits.first.map({ Int($0.span.file) }) else {
      return fixIt.declaration.contains("\n")
        ? fixIt.declaration.split(separator: "\n").map(String.init) : []
    }
    let before = Lines(files[index]).texts
    let after = Lines(applying(fixIt)[index]).texts
    var start = 0
    while start < min(before.count, after.count), before[start] == after[start] { start += 1 }
    var end = 0
    while end < min(before.count, after.count) - start,
      before[before.count - 1 - end] == after[after.count - 1 - end]
    {
      end += 1
    }
    return after[start..<(after.count - end)].map(String.init)
  }
}

/// A file by lines, both counted from 0.
private struct Lines {
  let texts: [Substring]
  private var starts: [Int] = [0]

  init(_ file: SourceFile) {
    texts = String(decoding: file.bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    for (index, byte) in file.bytes.enumerated() where byte == 0x0A { starts.append(index + 1) }
  }

  func place(_ offset: Int32) -> (line: Int, column: Int) {
    let line = starts.lastIndex { $0 <= Int(offset) } ?? 0
    return (line, Int(offset) - starts[line])
  }

  func end(of line: Int) -> Int { starts[line] + texts[line].utf8.count }
}
