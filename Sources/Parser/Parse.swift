import Diagnostics
import Lexer

/// Parses a file; `index` is its place in the run's list of files.
///
/// Always gives a tree. What could not be parsed is `missing` in it or left out, and has been reported.
package func parse(_ file: SourceFile, index: Int32) -> (FileSyntax, [Diagnostic]) {
  file.bytes.withUnsafeBufferPointer { bytes in
    var parser = Parser(file: index, bytes: bytes, from: 0, to: bytes.count)
    for fault in textFaults(in: bytes) {
      let span = SourceSpan(file: index, start: fault.start, end: fault.end)
      switch fault.kind {
      case .invalidUTF8: parser.report(.invalidUTF8(at: span))
      case .nul: parser.report(.nulCharacter(at: span))
      case .bidirectionalControl: parser.report(.invisibleDirection(at: span))
      }
    }
    let tree = parser.parseFile()
    return (tree, parser.takeDiagnostics())
  }
}

/// One declaration of the catalogue.
package enum CatalogueEntrySyntax: Sendable {
  /// A member of an `extern` type's body; also a `func`, whether it stands in a type or not.
  case member(ExternMemberSyntax)
  /// `type …`, `protocol …`, `enum …` and so on, with `extern` or without.
  case declaration(ExternSyntax, DeclarationPrefix)
}

/// Parses one declaration of the catalogue, which is the whole range: an `extern` declaration, whose
/// word `extern` and whose empty braces may be left out, or a member of an `extern` type's body.
///
/// Spans are offsets in the text, in the file `SourceSpan.catalogueFile`.
package func parseCatalogueEntry(
  _ text: UnsafeBufferPointer<UInt8>, from start: Int = 0, to end: Int? = nil
) -> (CatalogueEntrySyntax?, [Diagnostic]) {
  var parser = Parser(
    file: SourceSpan.catalogueFile, bytes: text, from: start, to: end ?? text.count)
  let entry = parser.parseCatalogueEntry()
  return (entry, parser.takeDiagnostics())
}

/// The same for an array.
package func parseCatalogueEntry(_ text: [UInt8]) -> (CatalogueEntrySyntax?, [Diagnostic]) {
  text.withUnsafeBufferPointer { parseCatalogueEntry($0) }
}

extension Parser {
  /// The diagnostics in the order of their places.
  mutating func takeDiagnostics() -> [Diagnostic] {
    let ordered = diagnostics.enumerated().sorted {
      ($0.element.span.start, $0.offset) < ($1.element.span.start, $1.offset)
    }
    diagnostics = []
    return ordered.map(\.element)
  }
}
