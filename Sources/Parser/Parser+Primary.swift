import Diagnostics
import Lexer

/// What expressions begin with.
extension Parser {
  /// `primary → literal | name | '$' name | '.' name | '(' … ')' | '[' … ']' | closure | key-path |
  /// if | switch | '#swift' raw-block | 'styled' | available | os`
  mutating func parsePrimary() -> ExpressionSyntax {
    height = 1
    switch kind {
    case .identifier: return parseName()
    case .quotedIdentifier, .unterminatedQuotedIdentifier:
      let name = takeName()
      return ExpressionSyntax(.name(name), name.span)
    case .dot: return parseImplicitMember()
    case .integer, .invalidNumber: return leaf(.integer)
    case .float: return leaf(.float)
    case .keywordTrue: return leaf(.boolean(true))
    case .keywordFalse: return leaf(.boolean(false))
    case .keywordNil: return leaf(.nil)
    case .keywordStyled: return leaf(.styled)
    case .color: return leaf(.color(colorValue(current)))
    case .string, .multilineString, .unterminatedString: return parseString()
    case .unknown:
      return leaf(
        .string(StringLiteralSyntax(segments: [.text(span(current))], isMultiline: false)))
    case .invalidHash: return parseInvalidHash()
    case .hashSwift: return parseRawSwift()
    case .leftParen: return parseParentheses()
    case .leftBracket: return parseArray()
    case .leftBrace: return parseClosureValue()
    case .backslash: return parseKeyPath()
    case .keywordIf, .keywordSwitch: return parseChoiceValue()
    case .dollarIdentifier: return parseProjection()
    case .underscore:
      fail(.strayUnderscore(at: span(current)))
      return leaf(.missing)
    default:
      failExpecting("an expression")
      return missing()
    }
  }

  private mutating func leaf(_ kind: ExpressionSyntax.Kind) -> ExpressionSyntax {
    let span = span(current)
    advance()
    return ExpressionSyntax(kind, span)
  }

  private mutating func parseName() -> ExpressionSyntax {
    if token(1).kind == .leftParen {
      if isWord("available"), isPlatformList(from: 2) {
        return parseAvailable(isOperatingSystem: false)
      }
      if isWord("os"), isPlatformList(from: 2) { return parseAvailable(isOperatingSystem: true) }
    }
    if isWord("self"), token(1).kind == .dot {
      let start = current.start
      advance()
      advance()
      let behind = SourceSpan(file: file, start: start, end: current.start)
      report(.selfMember(at: SourceSpan(file: file, start: start, end: start + 4), prefix: behind))
      guard let name = parseMemberName() else { return missing() }
      return ExpressionSyntax(.name(name), name.span)
    }
    if let word = effectWord() {
      report(.foreignWord(word, at: span(current)))
      advance()
      return parsePostfix(skippingEffects: ())
    }
    let name = takeName()
    return ExpressionSyntax(.name(name), name.span)
  }

  /// `try` or `await` before a value
  @inline(__always)
  private func effectWord() -> String? {
    guard isName(1) || token(1).kind == .postfixQuestion || token(1).kind == .postfixExclamation
    else { return nil }
    if isWord("try") { return "try" }
    return isWord("await") ? "await" : nil
  }

  private mutating func parsePostfix(skippingEffects: Void) -> ExpressionSyntax {
    if at(.postfixQuestion) || at(.postfixExclamation) { advance() }
    guard enter() else { return missing() }
    defer { leave() }
    return parsePostfix()
  }

  /// Whether a list of platforms stands behind an `available(` or `os(`.
  private func isPlatformList(from distance: Int) -> Bool {
    let first = token(distance)
    guard first.kind == .identifier else { return hasText(first, "*") }
    switch token(distance + 1).kind {
    case .integer, .float, .comma, .rightParen: return true
    default: return false
    }
  }

  /// `available(iOS 26, macOS 26)`, `os(macOS, iOS)`, also with a `#`
  private mutating func parseAvailable(isOperatingSystem: Bool) -> ExpressionSyntax {
    let start = current.start
    advance()
    let list = parsePlatformList()
    let kind: ExpressionSyntax.Kind = isOperatingSystem ? .operatingSystem(list) : .available(list)
    return ExpressionSyntax(kind, span(from: start))
  }

  private mutating func parseInvalidHash() -> ExpressionSyntax {
    if hasText(current, "#available"), token(1).kind == .leftParen {
      return parseAvailable(isOperatingSystem: false)
    }
    let digits = bytes[Int(current.start) + 1..<Int(current.end)]
    if digits.count == 3 || digits.count == 4, digits.allSatisfy(isHexDigit) {
      var value: UInt32 = 0
      for byte in digits { value = value << 8 | UInt32(hexValue(byte)) * 0x11 }
      return leaf(.color(digits.count == 3 ? value << 8 | 0xFF : value))
    }
    if digits.first == UInt8(ascii: "\"") || digits.first == UInt8(ascii: "#") {
      let text = StringLiteralSyntax(segments: [.text(span(current))], isMultiline: false)
      return leaf(.string(text))
    }
    let value = leaf(.missing)
    failedPosition = position
    return value
  }

  /// `#RRGGBB` as RRGGBBFF
  private func colorValue(_ token: Token) -> UInt32 {
    var value: UInt32 = 0
    for index in Int(token.start) + 1..<Int(token.end) {
      value = value << 4 | UInt32(hexValue(bytes[index]))
    }
    return token.end - token.start == 7 ? value << 8 | 0xFF : value
  }

  private func hexValue(_ byte: UInt8) -> UInt8 {
    byte < UInt8(ascii: "A") ? byte &- UInt8(ascii: "0") : (byte | 0x20) &- UInt8(ascii: "a") &+ 10
  }

  private mutating func parseImplicitMember() -> ExpressionSyntax {
    let start = current.start
    advance()
    guard let name = parseMemberName() else {
      return ExpressionSyntax(.missing, span(from: start))
    }
    return ExpressionSyntax(.implicitMember(name), span(from: start))
  }

  /// `'#swift' '{' … '}'`
  private mutating func parseRawSwift() -> ExpressionSyntax {
    let start = current.start
    advance()
    guard at(.rawBlock) || at(.unterminatedRawBlock) else {
      failExpecting("'{' and Swift code behind '#swift'")
      return ExpressionSyntax(.missing, span(from: start))
    }
    let closing: Int32 = at(.rawBlock) ? 1 : 0
    let content = SourceSpan(file: file, start: current.start + 1, end: current.end - closing)
    advance()
    return ExpressionSyntax(.raw(RawSwiftSyntax(contentSpan: content)), span(from: start))
  }

  /// `'(' expression { ',' expression } ')'`
  private mutating func parseParentheses() -> ExpressionSyntax {
    guard enter() else { return missing() }
    defer { leave() }
    let start = current.start
    let elements = parseArguments(closer: .rightParen)
    guard grow(from: height) else { return missing() }
    return ExpressionSyntax(.tuple(elements), span(from: start))
  }

  /// `'[' [ expression { ',' expression } ] ']'`
  private mutating func parseArray() -> ExpressionSyntax {
    guard enter() else { return missing() }
    defer { leave() }
    let start = current.start
    if token(1).kind == .colon, token(2).kind == .rightBracket {
      fail(.dictionaryLiteral(at: span(current).union(span(token(2)))))
      for _ in 0..<3 { advance() }
      return ExpressionSyntax(.missing, span(from: start))
    }
    let failed = diagnostics.count
    let elements = parseArguments(closer: .rightBracket)
    guard grow(from: height) else { return missing() }
    if let label = elements.first(where: { $0.label != nil })?.label, diagnostics.count == failed {
      report(.dictionaryLiteral(at: label.span))
    }
    return ExpressionSyntax(.array(elements.map(\.value)), span(from: start))
  }

  private mutating func parseClosureValue() -> ExpressionSyntax {
    if context.isHead {
      failExpecting("a condition")
      return missing()
    }
    let closure = parseClosure()
    guard grow(from: height) else { return missing() }
    return ExpressionSyntax(.closure(closure), closure.span)
  }

  /// `key-path → '\' [ type-name ] { '.' name }`
  private mutating func parseKeyPath() -> ExpressionSyntax {
    let start = current.start
    advance()
    var root: TypeSyntax?
    if isName(0), !current.flags.contains(.spaceBefore) {
      let name = takeName()
      root = TypeSyntax(.named([name], arguments: []), name.span)
    }
    var path: [NameSyntax] = []
    while at(.dot), !startsLine || path.isEmpty {
      advance()
      guard let name = parseMemberName() else { break }
      path.append(name)
      if at(.postfixQuestion) || at(.postfixExclamation) {
        report(.optionalKeyPath(at: span(current)))
        advance()
      }
    }
    if path.isEmpty, root == nil || !at(.dot) { failExpecting("'.' and a name in the key path") }
    return ExpressionSyntax(.keyPath(root: root, path: path), span(from: start))
  }

  /// `if` and `switch` as values
  private mutating func parseChoiceValue() -> ExpressionSyntax {
    let start = current.start
    if at(.keywordIf) {
      let choice = parseIf()
      guard grow(from: height) else { return missing() }
      return ExpressionSyntax(.if(choice), span(from: start))
    }
    let choice = parseSwitch()
    guard grow(from: height) else { return missing() }
    return ExpressionSyntax(.switch(choice), span(from: start))
  }

  /// `$name`
  private mutating func parseProjection() -> ExpressionSyntax {
    let token = current
    let name = takeName()
    if let first = name.text.utf8.first, first &- UInt8(ascii: "0") < 10 {
      report(.numberedParameter(at: span(token)))
      return ExpressionSyntax(.missing, span(token))
    }
    return ExpressionSyntax(.projection(name), name.span)
  }
}
