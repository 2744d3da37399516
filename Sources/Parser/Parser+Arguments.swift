import Diagnostics
import Lexer

/// Lists of arguments, and closures.
extension Parser {
  /// `arguments → '(' [ argument { ',' argument } ] ')'`, from the bracket
  ///
  /// `argument → [ label ':' ] expression`
  mutating func parseArguments(closer: TokenKind) -> [ArgumentSyntax] {
    let opener = current
    advance()
    let saved = context
    context = Context(lineRule: .free, isHead: false)
    let arguments = parseArgumentList(closer: closer)
    context = saved
    if !eat(closer) { failUnclosed(opener, closer) }
    return arguments
  }

  /// Reports a bracket that was not closed before the cursor, unless that follows from another fault.
  mutating func failUnclosed(_ opener: Token, _ closer: TokenKind) {
    let text: String
    switch closer {
    case .rightParen: text = ")"
    case .rightBracket: text = "]"
    default: text = "}"
    }
    fail(
      .unclosedBracket(
        opener: self.text(opener), closer: text, found: describe(current), opened: span(opener),
        at: at(.endOfFile) || startsLine ? placeBehind : span(current), insertion: placeBehind))
  }

  /// The arguments up to a closing bracket, which stays.
  mutating func parseArgumentList(closer: TokenKind) -> [ArgumentSyntax] {
    var arguments: [ArgumentSyntax] = []
    var tallest = 0
    while !at(closer), !at(.endOfFile), !at(.rightBrace) {
      let before = position
      if at(.comma) {
        fail(.missingArgument(at: span(current)))
        advance()
        continue
      }
      arguments.add(parseArgument())
      tallest = max(tallest, height)
      if eat(.comma) || at(closer) { continue }
      if !recoverInList(closer: closer, before: before) { break }
    }
    height = tallest
    return arguments
  }

  /// Goes on behind something in a list that is not followed by a comma; false where the list ends.
  mutating func recoverInList(closer: TokenKind, before: Int) -> Bool {
    switch kind {
    case .endOfFile, .rightBrace, .keywordElse, .keywordCase, .keywordWhen,
      .keywordAnimate, .leftBrace:
      return false
    case .rightParen, .rightBracket: return false
    case .semicolon:
      failExpecting("','")
      advance()
      return true
    default: break
    }
    let hasLabel = token(1).kind == .colon && isArgumentLabel(current)
    if startsLine, !hasLabel { return false }
    if position > before, startsOperand(current) || hasLabel {
      let maybeLabel = position == before + 1 && tokens[before].kind == .identifier
      fail(.missingComma(found: describe(current), maybeLabel: maybeLabel, at: placeBehind))
      return true
    }
    failExpecting("',' or '\(closer == .rightParen ? ")" : "]")'")
    // Passes what is wrong, up to what may go on with the list.
    repeat {
      skipToken()
    } while !at(.comma) && !at(closer) && !at(.endOfFile) && !at(.rightBrace)
      && !startsLine
    _ = eat(.comma)
    return !startsLine || at(closer)
  }

  private mutating func parseArgument() -> ArgumentSyntax {
    let start = current.start
    var label: NameSyntax?
    if token(1).kind == .colon, isArgumentLabel(current) {
      label = name(current)
      advance()
      advance()
    }
    let value = parseExpression()
    return ArgumentSyntax(
      label: label, value: value, span: span(from: min(start, value.span.start)))
  }

  /// Whether a token before a `:` is a label: a name, or a word that is reserved elsewhere.
  func isArgumentLabel(_ token: Token) -> Bool {
    switch token.kind {
    case .identifier, .quotedIdentifier, .underscore: return true
    default: return isReservedWord(token.kind)
    }
  }

  /// Whether it is one of the words that are reserved everywhere.
  @inline(__always)
  func isReservedWord(_ kind: TokenKind) -> Bool {
    switch kind {
    case .keywordWhen, .keywordAnimate, .keywordIf, .keywordElse, .keywordSwitch, .keywordCase,
      .keywordLet, .keywordFunc, .keywordTrue, .keywordFalse, .keywordNil, .keywordIn, .keywordAs,
      .keywordStyled:
      return true
    default: return false
    }
  }

  /// `closure → '{' [ parameters 'in' ] items '}'`
  mutating func parseClosure() -> ClosureSyntax {
    let start = current.start
    var parameters: [NameSyntax]?
    let body = parseBlock(parameters: &parameters)
    return ClosureSyntax(parameters: parameters, body: body, span: span(from: start))
  }

  /// `parameters → ( name | '_' ) { ',' ( name | '_' ) }`; nil where there is no `in`.
  mutating func parseClosureParameters() -> [NameSyntax]? {
    var distance = 0
    while isClosureParameter(token(distance)), token(distance + 1).kind == .comma { distance += 2 }
    if isClosureParameter(token(distance)), token(distance + 1).kind == .keywordIn {
      var names = [takeName()]
      while eat(.comma) { names.append(takeName()) }
      advance()
      return names
    }
    if at(.keywordIn) {
      fail(.closureWithoutParameters(at: span(current)))
      advance()
      return []
    }
    return parseForeignClosureParameters()
  }

  private func isClosureParameter(_ token: Token) -> Bool {
    switch token.kind {
    case .identifier, .quotedIdentifier, .underscore: return true
    default: return false
    }
  }

  /// `{ (a: Int, b) -> T in`, `{ [weak self] a in`: Swift's long forms, reported and understood.
  private mutating func parseForeignClosureParameters() -> [NameSyntax]? {
    guard at(.leftParen) || at(.leftBracket) || at(.at) || token(1).kind == .colon else {
      return nil
    }
    var end = 0
    while true {
      let other = token(end)
      if other.kind == .keywordIn { break }
      if end > 48 || other.kind == .endOfFile || other.kind == .leftBrace
        || other.kind == .rightBrace || other.kind == .semicolon
        || end > 0 && other.flags.contains(.afterNewline)
      {
        return nil
      }
      end += 1
    }
    let start = current.start
    var names: [NameSyntax] = []
    var brackets = 0
    var expectsName = true
    while !at(.keywordIn) {
      switch kind {
      case .leftBracket: brackets += 1
      case .rightBracket: brackets -= 1
      case .comma, .leftParen: expectsName = brackets == 0
      case .identifier, .underscore, .quotedIdentifier:
        if expectsName, brackets == 0 { names.append(name(current)) }
        expectsName = false
      case .arrow: brackets += 100
      default: break
      }
      advance()
    }
    let list = names.map(\.text).joined(separator: ", ")
    report(.closureTypes(list, at: span(from: start)))
    advance()
    return names
  }
}
