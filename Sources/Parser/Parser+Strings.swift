import Diagnostics
import Lexer

/// Strings and what is interpolated into them.
extension Parser {
  /// `string → '"' { text | '\(' arguments ')' } '"'`, or with three quotation marks
  mutating func parseString() -> ExpressionSyntax {
    let token = current
    advance()
    let quotes: Int
    let isMultiline = hasQuotes(token, count: 3) && token.kind != .string
    quotes = isMultiline ? 3 : 1
    let start = Int(token.start) + quotes
    let end = token.kind == .unterminatedString ? Int(token.end) : Int(token.end) - quotes
    if isMultiline, start < Int(token.end), bytes[start] != 0x0A, bytes[start] != 0x0D {
      report(
        .unexpectedToken(
          found: "text behind '\"\"\"'", expected: "a new line", at: span(start, start + 1)))
    }
    let segments = parseSegments(from: start, to: max(start, end))
    guard grow(from: height) else { return missing() }
    let string = StringLiteralSyntax(segments: segments, isMultiline: isMultiline)
    return ExpressionSyntax(.string(string), span(token))
  }

  private func hasQuotes(_ token: Token, count: Int) -> Bool {
    guard Int(token.end - token.start) >= count else { return false }
    return (0..<count).allSatisfy { bytes[Int(token.start) + $0] == UInt8(ascii: "\"") }
  }

  private mutating func parseSegments(from start: Int, to end: Int) -> [StringLiteralSyntax.Segment]
  {
    var segments: [StringLiteralSyntax.Segment] = []
    var textStart = start
    var index = start
    var tallest = 0
    while index < end {
      guard bytes[index] == UInt8(ascii: "\\") else {
        index += 1
        continue
      }
      guard index + 1 < end, bytes[index + 1] == UInt8(ascii: "(") else {
        index = checkEscape(at: index, to: end)
        continue
      }
      if index > textStart { segments.append(.text(span(textStart, index))) }
      let (behind, isClosed) = endOfInterpolation(bytes, from: index + 2, to: end)
      segments.append(
        .interpolation(parseInterpolation(from: index + 2, to: isClosed ? behind - 1 : behind)))
      tallest = max(tallest, height)
      index = behind
      textStart = behind
    }
    if end > textStart { segments.append(.text(span(textStart, end))) }
    height = tallest
    return segments
  }

  private func span(_ start: Int, _ end: Int) -> SourceSpan {
    SourceSpan(file: file, start: Int32(start), end: Int32(end))
  }

  /// The offset behind an escape, which is reported where Swift has none such.
  private mutating func checkEscape(at index: Int, to end: Int) -> Int {
    guard index + 1 < end else { return end }
    switch bytes[index + 1] {
    case UInt8(ascii: "n"), UInt8(ascii: "t"), UInt8(ascii: "r"), UInt8(ascii: "0"),
      UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "'"), 0x0A, 0x0D:
      return index + 2
    case UInt8(ascii: "u"):
      if let behind = endOfUnicodeEscape(at: index + 2, to: end) { return behind }
      report(.invalidEscape(at: span(index, index + 2)))
      return index + 2
    default:
      report(.invalidEscape(at: span(index, index + 2)))
      return index + 2
    }
  }

  /// The offset behind `{1F600}`; nil where that does not stand there or is no character.
  private func endOfUnicodeEscape(at start: Int, to end: Int) -> Int? {
    guard start < end, bytes[start] == UInt8(ascii: "{") else { return nil }
    var index = start + 1
    while index < end, isHexDigit(bytes[index]) { index += 1 }
    let digits = String(decoding: bytes[start + 1..<index], as: UTF8.self)
    guard index < end, bytes[index] == UInt8(ascii: "}"), digits.utf8.count <= 8,
      let value = UInt32(digits, radix: 16), Unicode.Scalar(value) != nil
    else { return nil }
    return index + 1
  }

  /// What stands between `\(` and `)`, by a parser of its own for that part of the text.
  private mutating func parseInterpolation(from start: Int, to end: Int) -> [ArgumentSyntax] {
    guard interpolationDepth < 12, depth < Self.maximumDepth else {
      if !hasReportedDepth { report(.nestingTooDeep(at: span(start, end))) }
      hasReportedDepth = true
      height = 1
      return []
    }
    var inner = Parser(file: file, bytes: bytes, from: start, to: end)
    inner.context = Context(lineRule: .free, isHead: false)
    inner.depth = depth + 1
    inner.interpolationDepth = interpolationDepth + 1
    inner.hasReportedDepth = hasReportedDepth
    if inner.at(.endOfFile) {
      report(.emptyInterpolation(at: span(start, end)))
    }
    let arguments = inner.parseArgumentList(closer: .endOfFile)
    if !inner.at(.endOfFile) { inner.failExpecting("the end of the interpolation") }
    height = inner.height
    hasReportedDepth = inner.hasReportedDepth
    for diagnostic in inner.takeDiagnostics() { report(diagnostic) }
    wideNames += inner.wideNames
    return arguments
  }
}
