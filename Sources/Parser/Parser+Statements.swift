import Diagnostics
import Lexer

/// The items that begin with a word.
extension Parser {
  /// `when → 'when' conditions block`
  mutating func parseWhen(into items: inout [ItemSyntax]) {
    let start = current
    advance()
    let conditions = parseConditions(of: "'when'")
    var tallest = height
    let body = parseRequiredBlock(of: "'when'")
    tallest = max(tallest, height)
    let clause = WhenSyntax(keywordSpan: span(start), conditions: conditions, body: body)
    items.add(ItemSyntax(.when(clause), span(from: start.start)))
    if at(.keywordElse) { parseElseOfWhen(start: start, conditions: conditions, into: &items) }
    height = max(tallest, height)
  }

  /// `else { … }` behind a `when`: reported, and understood as a `when` of the opposite.
  private mutating func parseElseOfWhen(
    start: Token, conditions: [ConditionSyntax], into items: inout [ItemSyntax]
  ) {
    let keyword = current
    var opposite: ExpressionSyntax?
    if conditions.count == 1, case .expression(let condition) = conditions[0] {
      opposite = negated(condition)
    }
    advance()
    let written = opposite.map { sourceOfNegation($0) }
    report(.elseOfWhen(replacement: written, at: span(keyword)))
    if at(.keywordIf) || at(.keywordWhen) {
      advance()
      _ = parseConditions(of: "'when'")
    }
    guard at(.leftBrace) else { return }
    let body = parseBlock()
    guard let opposite else { return }
    let clause = WhenSyntax(
      keywordSpan: span(keyword), conditions: [.expression(opposite)], body: body)
    items.append(ItemSyntax(.when(clause), span(from: keyword.start)))
  }

  private func negated(_ condition: ExpressionSyntax) -> ExpressionSyntax {
    if case .prefix(let symbol, let operand) = condition.kind, symbol.text == "!" { return operand }
    let symbol = NameSyntax("!", condition.span.startPoint)
    return ExpressionSyntax(.prefix(symbol, condition), condition.span)
  }

  /// The source of what `negated` made.
  private func sourceOfNegation(_ condition: ExpressionSyntax) -> String {
    guard case .prefix(let symbol, let operand) = condition.kind,
      symbol.span.start == symbol.span.end
    else { return source(condition.span) }
    let inner = source(operand.span)
    switch operand.kind {
    case .name, .member, .call, .tuple: return "!" + inner
    default: return "!(" + inner + ")"
    }
  }

  func source(_ span: SourceSpan) -> String {
    String(decoding: bytes[Int(span.start)..<Int(span.end)], as: UTF8.self)
  }

  /// `conditions → condition { ',' condition }`
  ///
  /// `condition → expression | 'let' name [ '=' expression ]`
  mutating func parseConditions(of owner: String) -> [ConditionSyntax] {
    var conditions: [ConditionSyntax] = []
    var tallest = 0
    repeat {
      if at(.leftBrace) || at(.rightBrace) || at(.endOfFile) || isItemOver, conditions.isEmpty {
        failExpecting("a condition")
        break
      }
      if at(.keywordLet) || isWordBeforeName("var") {
        conditions.add(parseBindingCondition())
      } else if at(.keywordCase) {
        report(.patternCondition(at: span(current)))
        advance()
        _ = parsePattern()
        if eat(.equal) { _ = parseHeadExpression() }
      } else {
        conditions.add(.expression(parseHeadExpression()))
      }
      tallest = max(tallest, height)
    } while eat(.comma)
    height = tallest
    return conditions
  }

  private mutating func parseBindingCondition() -> ConditionSyntax {
    if !at(.keywordLet) { report(.variable(replacements: ["let"], at: span(current))) }
    advance()
    let name = parseName("the value that is tested")
    if at(.colon) {
      failExpecting("no type")
      advance()
      _ = parseType()
    }
    height = 0
    guard eat(.equal) else { return .binding(name: name, value: nil) }
    return .binding(name: name, value: parseHeadExpression())
  }

  /// `animate → 'animate' expression [ 'on' expression { ',' expression } ]`, on one line
  mutating func parseAnimate() -> AnimateSyntax {
    let keyword = current
    let saved = context
    context = Context(lineRule: .endsLine, isHead: true)
    advance()
    var animation = missing()
    if startsLine || at(.rightBrace) {
      failExpecting("an animation, such as '.default'")
    } else {
      animation = parseExpression()
    }
    var tallest = height
    var triggers: [ExpressionSyntax]?
    if isWord("on"), !startsLine {
      advance()
      var list: [ExpressionSyntax] = []
      repeat {
        guard !startsLine else {
          failExpecting("a state on this line")
          break
        }
        list.add(parseExpression())
        tallest = max(tallest, height)
      } while eat(.comma)
      triggers = list
    }
    context = saved
    height = tallest
    return AnimateSyntax(keywordSpan: span(keyword), animation: animation, triggers: triggers)
  }

  /// `if → 'if' conditions block [ 'else' ( if | block ) ]`
  mutating func parseIf() -> IfSyntax {
    let keyword = current
    advance()
    let conditions = parseConditions(of: "'if'")
    var tallest = height
    let then = parseRequiredBlock(of: "'if'")
    tallest = max(tallest, height)
    var otherwise: IfSyntax.Else?
    if eat(.keywordElse) {
      if at(.keywordIf) {
        if enter() {
          otherwise = .if(parseIf())
          leave()
        }
      } else {
        otherwise = .block(parseRequiredBlock(of: "'else'"))
      }
      tallest = max(tallest, height)
    }
    height = tallest + 1
    return IfSyntax(
      keywordSpan: span(keyword), conditions: conditions, then: then, otherwise: otherwise)
  }

  /// `let → 'let' name [ ':' type ] '=' expression`; nil where nothing of it can be kept.
  mutating func parseLet() -> LetSyntax? {
    advance()
    if at(.leftParen) {
      fail(.tupleBinding(at: span(current)))
      skipItem()
      return nil
    }
    let name = parseName("the value")
    var type: TypeSyntax?
    if eat(.colon) { type = parseType() }
    if eat(.equal) {
      return LetSyntax(name: name, type: type, value: parseExpression())
    }
    height = 0
    if at(.leftBrace), !startsLine {
      fail(.computedProperty(at: span(current)))
      skipToken()
    } else {
      fail(.missingValue(of: name.text, found: describe(current), at: placeBehind))
    }
    return LetSyntax(name: name, type: type, value: missing())
  }

  /// `local → 'local' name [ ':' type ] [ '=' expression [ 'scaled' [ '(' expression ')' ] ] ]`
  /// `| 'local' 'focus' name`
  mutating func parseLocal() -> LocalSyntax {
    advance()
    var isFocus = false
    if isWordBeforeName("focus") {
      isFocus = true
      advance()
    }
    let name = parseName("the local value")
    var type: TypeSyntax?
    if eat(.colon) { type = parseType() }
    var value: ExpressionSyntax?
    var scaled: ExpressionSyntax??
    if eat(.equal) {
      value = parseExpression()
      if isWord("scaled"), !startsLine {
        advance()
        scaled = .some(nil)
        if at(.leftParen), !startsLine {
          let argument = parseArguments(closer: .rightParen).first
          scaled = .some(argument?.value)
        }
      }
    }
    return LocalSyntax(
      name: name, isFocus: isFocus, type: type, initialValue: value, scaled: scaled)
  }

  /// A name that a declaration must have; an empty one where it is missing.
  mutating func parseName(_ role: String) -> NameSyntax {
    if isName(0) { return takeName() }
    if isReservedWord(kind), !startsLine {
      report(.reservedWord(text(current), at: span(current)))
      return takeName()
    }
    failExpecting("the name of \(role)")
    return NameSyntax("", placeBehind)
  }
}
