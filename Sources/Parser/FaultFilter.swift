import Diagnostics
import Lexer

/// Reports the lexer's faults, each once, and takes out the tokens that nothing can be made of, so
/// that the grammar never meets them.
struct FaultFilter {
  let file: Int32
  let bytes: UnsafeBufferPointer<UInt8>
  var diagnostics: [Diagnostic] = []
  private var kept: [Token] = []
  /// The places of the tokens before which something was taken out.
  private(set) var gaps: Set<Int> = []
  /// The line that is left out, as behind `#if`.
  private var isSkippingLine = false

  init(file: Int32, bytes: UnsafeBufferPointer<UInt8>) {
    self.file = file
    self.bytes = bytes
  }

  /// The tokens without the faults that stand for nothing; the same ones where there are none.
  mutating func run(_ tokens: [Token]) -> [Token] {
    guard tokens.contains(where: { isFault($0.kind) }) else { return tokens }
    kept.reserveCapacity(tokens.count)
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      if isSkippingLine, token.kind != .endOfFile, !token.flags.contains(.afterNewline) {
        index += 1
        continue
      }
      isSkippingLine = false
      let count = kept.count
      if isFault(token.kind) { index += reportFault(tokens, at: index) } else { kept.append(token) }
      if kept.count == count, !isSkippingLine { gaps.insert(count) }
      index += 1
    }
    return kept
  }

  private func isFault(_ kind: TokenKind) -> Bool {
    switch kind {
    case .unknown, .unterminatedString, .unterminatedComment, .unterminatedRawBlock, .invalidHash,
      .invalidNumber, .invalidUTF8, .unterminatedQuotedIdentifier:
      return true
    default: return false
    }
  }

  private func span(_ token: Token) -> SourceSpan {
    SourceSpan(file: file, start: token.start, end: token.end)
  }

  private mutating func report(_ diagnostic: Diagnostic) {
    if diagnostics.count < 1000 { diagnostics.append(diagnostic) }
  }

  /// How many tokens behind this one were part of the same fault.
  private mutating func reportFault(_ tokens: [Token], at index: Int) -> Int {
    let token = tokens[index]
    var text: String {
      String(decoding: bytes[Int(token.start)..<Int(token.end)], as: UTF8.self)
    }
    switch token.kind {
    case .unknown:
      if bytes[Int(token.start)] == 0 { return 0 }  // reported by the search for faults as well
      return reportUnknown(tokens, at: index, text)
    case .invalidUTF8: return 0  // found again, and reported, by the search through the whole text
    case .unterminatedComment: report(.unterminatedComment(at: span(token)))
    case .unterminatedString:
      report(.unterminatedString(isMultiline: text.hasPrefix("\"\"\""), at: span(token)))
      kept.append(token)
    case .unterminatedRawBlock:
      let brace = SourceSpan(file: file, start: token.start, end: token.start + 1)
      report(.unterminatedRawBlock(at: brace))
      kept.append(token)
    case .unterminatedQuotedIdentifier:
      report(.unterminatedQuotedName(at: span(token)))
      kept.append(token)
    case .invalidNumber:
      report(.invalidNumber(text, at: span(token)))
      kept.append(token)
    case .invalidHash: reportHash(token, text)
    default: kept.append(token)
    }
    return 0
  }

  /// A character that the language does not know; a run of them is one fault.
  private mutating func reportUnknown(_ tokens: [Token], at index: Int, _ text: String) -> Int {
    let token = tokens[index]
    let first = text.unicodeScalars.first?.value ?? 0
    if first == 0x27 || (0x2018...0x201D).contains(first) {
      let content = text.unicodeScalars.dropFirst()
      let isClosed = content.last.map { isQuotation($0.value) } ?? false
      let string = isClosed ? "\"\(String(content.dropLast()))\"" : nil
      report(.foreignQuotation(replacement: string, at: span(token)))
      if isClosed { kept.append(token) }
      return 0
    }
    if first == 0 { return 0 }
    if text.unicodeScalars.first?.properties.isWhitespace == true
      || (0x200B...0x200F).contains(first)
      || first == 0xFEFF
    {
      report(.foreignSpace(code: first, at: span(token)))
      return 0
    }
    var last = index
    while last + 1 < tokens.count, tokens[last + 1].kind == .unknown,
      tokens[last + 1].start == tokens[last].end
    { last += 1 }
    if !isBidirectional(first) {
      let whole = SourceSpan(file: file, start: token.start, end: tokens[last].end)
      report(.unknownCharacter(text, at: whole))
    }
    return last - index
  }

  private func isQuotation(_ scalar: UInt32) -> Bool {
    scalar == 0x27 || scalar == 0x22 || (0x2018...0x201F).contains(scalar)
  }

  private func isBidirectional(_ scalar: UInt32) -> Bool {
    scalar == 0x61C || (0x202A...0x202E).contains(scalar) || (0x2066...0x2069).contains(scalar)
  }

  /// `#fff`, `#available`, `#if`, …
  private mutating func reportHash(_ token: Token, _ text: String) {
    let digits = text.dropFirst()
    if text.hasPrefix("#\"") || text.hasPrefix("##") {
      report(.rawString(at: span(token)))
      return kept.append(token)
    }
    if digits.count == 3 || digits.count == 4, digits.utf8.allSatisfy(isHexDigit) {
      let long = "#" + String(digits.flatMap { [$0, $0] })
      report(.shortColor(text, long: long, at: span(token)))
      return kept.append(token)
    }
    switch digits {
    case "available":
      let sign = SourceSpan(file: file, start: token.start, end: token.start + 1)
      report(.hashAvailable(sign: sign, at: span(token)))
      kept.append(token)
    case "if":
      report(.conditionalCompilation(at: span(token)))
      isSkippingLine = true
    case "elseif", "else", "endif", "warning", "error", "sourceLocation":
      if !diagnostics.contains(where: { $0.id == .conditionalCompilation }) {
        report(.conditionalCompilation(at: span(token)))
      }
      isSkippingLine = true
    default:
      report(.unknownHash(text, at: span(token)))
      kept.append(token)
    }
  }
}
