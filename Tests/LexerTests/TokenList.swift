import Diagnostics
import Lexer

/// The tokens of a text as `kind` or `kind(text)` for what has a text of its own; without the end.
func tokens(_ source: String) -> String {
  let file = SourceFile(path: "Test.style", text: source)
  return tokenize(file).dropLast().map { token in
    let text = file.text(SourceSpan(file: 0, start: token.start, end: token.end))
    return "\(token.kind)(\(text))"
  }.joined(separator: " ")
}

/// The kinds alone.
func kinds(_ source: String) -> [TokenKind] { kinds(Array(source.utf8)) }

func kinds(_ bytes: [UInt8]) -> [TokenKind] {
  tokenize(SourceFile(path: "Test.style", bytes: bytes)).dropLast().map(\.kind)
}
