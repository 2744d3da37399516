import Diagnostics
import Hashing
import Lexer
import Parser

/// The states that a component hands over by itself, so that callers of the control do not give them.
extension Checker {
  /// Marks those of `styled(isPressed: …)`. They are read from the tokens: other bodies may show the
  /// control, and what it takes must be known before any body is checked.
  func markStatesHandedOver(
    by syntax: ConfigurationSyntax, in configuration: inout CheckedConfiguration, file: Int32
  ) {
    var names: HashSet<String> = []
    for case .component(let block?) in syntax.members.map(\.kind) {
      names.formUnion(labelsOfStyled(in: block.span, files[Int(file)].bytes))
    }
    for index in configuration.members.indices
    where names.contains(configuration.members[index].name) {
      if case .state(let type, let value, _) = configuration.members[index].kind {
        configuration.members[index].kind = .state(type, defaultValue: value, isOwned: true)
      }
    }
  }

  /// The labels of all calls of `styled` in a part of a file.
  private func labelsOfStyled(in span: SourceSpan, _ bytes: [UInt8]) -> [String] {
    bytes.withUnsafeBufferPointer { bytes in
      let tokens = tokenize(bytes, from: Int(span.start), to: Int(span.end))
      var labels: [String] = []
      // For each bracket that is open, whether it is that of a call of `styled`.
      var isStyled: [Bool] = []
      for (index, token) in tokens.enumerated() {
        switch token.kind {
        case .leftParen, .leftBracket, .leftBrace:
          isStyled.append(
            token.kind == .leftParen && index > 0 && tokens[index - 1].kind == .keywordStyled)
        case .rightParen, .rightBracket, .rightBrace: _ = isStyled.popLast()
        case .identifier where isStyled.last == true && tokens[index + 1].kind == .colon:
          let before = tokens[index - 1].kind
          guard before == .leftParen || before == .comma else { continue }
          labels.append(
            String(decoding: bytes[Int(token.start)..<Int(token.end)], as: UTF8.self))
        default: break
        }
      }
      return labels
    }
  }
}
