import Diagnostics
import TypeChecker

/// A checked module with the files that it came from.
struct StateSource {
  let module: CheckedModule
  let files: [SourceFile]
  private let lines: [LineTable]
  private let catalogue = Catalogue()

  init(_ module: CheckedModule, _ files: [SourceFile]) {
    self.module = module
    self.files = files
    lines = files.map { LineTable($0.bytes) }
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
    guard span.file >= 0, Int(span.file) < files.count else { return 0 }
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
    text.split(whereSeparator: { $0 == " " || $0.isNewline || $0 == "\t" }).joined(separator: " ")
  }
}
