import Diagnostics
import Lexer

/// `switch` and the patterns of its cases.
extension Parser {
  /// `switch → 'switch' expression '{' { case } '}'`
  mutating func parseSwitch() -> SwitchSyntax {
    let keyword = current
    advance()
    let subject = parseHeadExpression()
    var tallest = height
    guard at(.leftBrace) || hasSwitchBody() else {
      return SwitchSyntax(
        keywordSpan: span(keyword), subject: subject, cases: [], bodySpan: placeBehind)
    }
    let opener = current
    let saved = context
    context = Context()
    advance()
    switchDepth += 1
    var cases: [SwitchCaseSyntax] = []
    while !at(.rightBrace), !at(.endOfFile), !isAtDeclarationEdge {
      if let next = parseCase() { cases.append(next) }
      tallest = max(tallest, height)
    }
    switchDepth -= 1
    context = saved
    if !eat(.rightBrace) { failUnclosed(opener, .rightBrace) }
    height = tallest + 1
    return SwitchSyntax(
      keywordSpan: span(keyword), subject: subject, cases: cases,
      bodySpan: span(from: opener.start))
  }

  private mutating func hasSwitchBody() -> Bool {
    failExpecting("'{' and the cases of 'switch'")
    return skipToBlock()
  }

  /// `case → ( 'case' pattern { ',' pattern } [ 'where' expression ] | 'default' ) ':' items`
  private mutating func parseCase() -> SwitchCaseSyntax? {
    let start = current.start
    var patterns: [PatternSyntax] = []
    var condition: ExpressionSyntax?
    height = 0
    if at(.keywordCase) {
      advance()
      repeat { patterns.append(parsePattern()) } while eat(.comma)
      if isWord("where") {
        advance()
        condition = parseHeadExpression()
      }
    } else if isWord("default") {
      advance()
    } else if at(.semicolon) {
      advance()
      return nil
    } else {
      failExpecting("'case' or 'default'")
      repeat {
        skipToken()
      } while !at(.keywordCase) && !isDefaultLabel && !at(.rightBrace)
        && !at(.endOfFile) && !isAtDeclarationEdge
      return nil
    }
    var tallest = height
    if !eat(.colon) { failMissingColon() }
    let bodyStart = previousEnd
    let items = parseItems()
    tallest = max(tallest, height)
    height = tallest
    let body = BlockSyntax(items: items, span: span(from: bodyStart))
    return SwitchCaseSyntax(
      patterns: patterns, condition: condition, body: body, span: span(from: start))
  }

  private mutating func failMissingColon() {
    fail(.missingCaseColon(found: describe(current), at: placeBehind))
    while !at(.colon), !startsLine, !at(.rightBrace), !at(.endOfFile) { skipToken() }
    _ = eat(.colon)
  }

  /// `pattern → '_' | 'let' name [ '?' ] | '(' pattern { ',' pattern } ')'`
  /// `| '.' name '(' pattern { ',' pattern } ')' | expression`
  mutating func parsePattern() -> PatternSyntax {
    guard enter() else { return PatternSyntax(.wildcard, placeBehind) }
    defer { leave() }
    let start = current.start
    switch kind {
    case .underscore:
      advance()
      return PatternSyntax(.wildcard, span(from: start))
    case .keywordLet: return parseBindingPattern()
    case .identifier where isWordBeforeName("var"):
      report(.variable(replacements: ["let"], at: span(current)))
      return parseBindingPattern()
    case .leftParen:
      let elements = parsePatterns()
      if elements.count == 1 { return elements[0] }
      return PatternSyntax(.tuple(elements), span(from: start))
    case .dot where token(2).kind == .leftParen:
      advance()
      guard let name = parseMemberName() else { break }
      let elements = parsePatterns()
      return PatternSyntax(.enumCase(name, elements), span(from: start))
    default: break
    }
    let saved = context
    context.isPattern = true
    let value = parseHeadExpression()
    context = saved
    if case .missing = value.kind, position < tokens.count - 1, !at(.colon), !at(.comma),
      !at(.rightParen), !at(.rightBrace), !startsLine
    {
      skipToken()
    }
    return PatternSyntax(.expression(value), span(from: start))
  }

  private mutating func parseBindingPattern() -> PatternSyntax {
    let start = current.start
    let keyword = span(current)
    advance()
    if at(.dot) || at(.leftParen) {
      report(.outerLet(at: keyword))
      return parsePattern()
    }
    let name = parseName("the value that is bound")
    let isOptional = eat(.postfixQuestion)
    return PatternSyntax(.binding(name, isOptional: isOptional), span(from: start))
  }

  /// `'(' [ label ':' ] pattern { ',' [ label ':' ] pattern } ')'`
  private mutating func parsePatterns() -> [PatternSyntax] {
    let opener = current
    let saved = context
    context = Context(lineRule: .free, isHead: false)
    advance()
    var patterns: [PatternSyntax] = []
    while !at(.rightParen), !at(.endOfFile), !at(.rightBrace) {
      let before = position
      if token(1).kind == .colon, isArgumentLabel(current) {
        advance()
        advance()
      }
      patterns.append(parsePattern())
      if eat(.comma) || at(.rightParen) { continue }
      if !recoverInList(closer: .rightParen, before: before) { break }
    }
    context = saved
    if !eat(.rightParen) { failUnclosed(opener, .rightParen) }
    return patterns
  }
}
