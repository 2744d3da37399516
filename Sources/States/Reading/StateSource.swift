import Diagnostics
import TypeChecker

/// A checked module with the files that it came from. It is a class, since everything that reads a style
/// has it.
final class StateSource: Sendable {
  let module: CheckedModule
  let index: ModuleIndex
  let files: [SourceFile]
  /// Empty where no lines are told.
  private let lines: [LineTable]
  private let catalogue = Catalogue()

  init(_ module: CheckedModule, _ files: [SourceFile], tellsLines: Bool = true) {
    self.module = module
    index = ModuleIndex(module)
    self.files = files
    lines = tellsLines ? files.map { LineTable($0.bytes) } : []
  }

  /// The text of a place, in the catalogue too, without line breaks.
  func text(_ span: SourceSpan) -> String {
    if span.file >= 0, Int(span.file) < files.count {
      return oneLine(files[Int(span.file)].text(span))
    }
    let range = Int(span.start)..<Int(span.end)
    guard span.file == SourceSpan.catalogueFile, range.upperBound <= catalogue.bytes.count else {
      return ""
    }
    return String(decoding: catalogue.bytes[range], as: UTF8.self)
  }

  /// The line that a place begins on; 0 for what is not in the source.
  func line(_ span: SourceSpan) -> Int {
    guard span.file >= 0, Int(span.file) < lines.count else { return 0 }
    return lines[Int(span.file)].line(at: Int(span.start))
  }

  /// The text of a part of an expression: like `text`, but white space at its ends stays.
  func piece(_ span: SourceSpan) -> String {
    guard span.start < span.end, span.file >= 0 else { return "" }
    let raw = files[Int(span.file)].text(span)
    let inner = oneLine(raw)
    if inner.isEmpty { return " " }
    return (raw.first?.isWhitespace == true ? " " : "") + inner
      + (raw.last?.isWhitespace == true ? " " : "")
  }

  private func oneLine(_ text: String) -> String {
    if text.isOneLine { return text }
    return text.split(whereSeparator: { $0 == " " || $0.isNewline || $0 == "\t" }).joined(
      separator: " ")
  }
}

extension String {
  /// Whether it has no white space but single spaces inside, and nothing that must be looked at
  /// closely.
  fileprivate var isOneLine: Bool {
    var text = self
    return text.withUTF8 { bytes in
      var previous = UInt8(ascii: " ")
      for byte in bytes {
        if byte < 0x20 || byte >= 0x7F || byte == UInt8(ascii: " ") && previous == byte {
          return false
        }
        previous = byte
      }
      return previous != UInt8(ascii: " ") || bytes.isEmpty
    }
  }
}
