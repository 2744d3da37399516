import Diagnostics
import Lexer

/// Prefix operators, and what hangs on a value: members, calls, trailing closures.
extension Parser {
  /// `unary → { '!' | '-' | '+' | '..<' | '...' } postfix`
  mutating func parseUnary() -> ExpressionSyntax {
    switch kind {
    case .prefixOperator, .infixOperator, .ellipsis: return parsePrefixed()
    case .identifier where isWord("not") && isName(1): return parsePrefixed()
    default: return parsePostfix()
    }
  }

  private mutating func parsePrefixed() -> ExpressionSyntax {
    guard enter() else { return missing() }
    defer { leave() }
    let token = current
    var symbol = name(token)
    switch symbol.text {
    case "!", "-", "+", "..<", "...":
      if token.kind == .infixOperator { report(.lonelyOperator(symbol.text, at: symbol.span)) }
    case "not":
      report(
        .wordOperator("not", right: "!", at: symbol.span.union(span(self.token(1)).startPoint)))
      symbol.text = "!"
    case "&":
      report(.inoutMark(at: symbol.span))
    default:
      report(.unknownOperator(symbol.text, at: symbol.span))
    }
    advance()
    let operand = parseUnary()
    if symbol.text == "&" { return operand }
    guard grow(from: height) else { return missing() }
    return ExpressionSyntax(.prefix(symbol, operand), span(from: token.start))
  }

  /// `postfix → primary { '.' name | '?' '.' name | [ '?' ] arguments | closure | '[' … ']' | '...' }`
  mutating func parsePostfix() -> ExpressionSyntax {
    var base = parsePrimary()
    if case .missing = base.kind { return base }
    while true {
      switch kind {
      case .dot:
        guard continuesOverLine() else { return base }
        base = parseMember(of: base)
      case .leftParen:
        guard !startsLine else { return base }
        base = parseCall(of: base, isOptional: false)
      case .leftBracket:
        guard !startsLine else { return base }
        base = parseSubscript(of: base)
      case .leftBrace:
        guard !startsLine, !context.isHead, isCallable(base) else { return base }
        base = parseCall(of: base, isOptional: false)
      case .postfixQuestion:
        guard let result = parseOptional(of: base) else { return base }
        base = result
      case .postfixExclamation:
        report(.forceUnwrap(at: span(current)))
        advance()
        // Whatever stands there is no optional any more: nothing further is said about it.
        base = ExpressionSyntax(.missing, span(from: base.span.start))
        height = 1
      case .infixOperator:
        guard skipsGenericArguments() else { return base }
      case .ellipsis:
        guard isPostfixEllipsis else { return base }
        let symbol = takeName()
        guard grow(from: height) else { return missing() }
        return ExpressionSyntax(.postfix(base, symbol), base.span.union(symbol.span))
      default:
        return base
      }
    }
  }

  private var isPostfixEllipsis: Bool {
    !current.flags.contains(.spaceBefore)
      && (current.flags.contains(.spaceAfter) || !startsOperand(token(1)))
  }

  private func isCallable(_ expression: ExpressionSyntax) -> Bool {
    switch expression.kind {
    case .name, .member, .implicitMember, .styled: return true
    case .call(let call): return call.trailingClosures.isEmpty
    default: return false
    }
  }

  /// `.name`, from the dot
  private mutating func parseMember(
    of base: ExpressionSyntax, isOptionalChain: Bool = false
  ) -> ExpressionSyntax {
    let inner = height
    advance()
    guard let member = parseMemberName() else { return base }
    guard grow(from: inner) else { return missing() }
    return ExpressionSyntax(
      .member(base, member, isOptionalChain: isOptionalChain), base.span.union(member.span))
  }

  /// The name behind a dot, where reserved words are names.
  mutating func parseMemberName() -> NameSyntax? {
    switch kind {
    case .identifier, .quotedIdentifier, .unterminatedQuotedIdentifier: return takeName()
    case .keywordWhen, .keywordAnimate, .keywordIf, .keywordElse, .keywordSwitch, .keywordCase,
      .keywordLet, .keywordFunc, .keywordTrue, .keywordFalse, .keywordNil, .keywordIn, .keywordAs,
      .keywordStyled:
      if !startsLine { return takeName() }
    case .integer, .float, .invalidNumber:
      if !startsLine {
        fail(.numberBehindDot(at: span(current)))
        advance()
        return nil
      }
    default: break
    }
    failExpecting("a name behind '.'")
    return nil
  }

  /// `?.name` and `?(…)`, from the `?`; nil where it is neither.
  private mutating func parseOptional(of base: ExpressionSyntax) -> ExpressionSyntax? {
    let next = token(1)
    let isAdjacent = !next.flags.contains(.spaceBefore)
    switch next.kind {
    case .dot where isAdjacent || next.flags.contains(.afterNewline):
      advance()
      return parseMember(of: base, isOptionalChain: true)
    case .leftParen where isAdjacent:
      advance()
      return parseCall(of: base, isOptional: true)
    case .postfixQuestion, .postfixExclamation:
      fail(.strayQuestion(at: span(current)))
      advance()
      return base
    default:
      if startsOperand(next), !next.flags.contains(.afterNewline) { return nil }
      fail(.strayQuestion(at: span(current)))
      advance()
      return base
    }
  }

  /// `base[index]`, from the `[`
  private mutating func parseSubscript(of base: ExpressionSyntax) -> ExpressionSyntax {
    let inner = height
    let arguments = parseArguments(closer: .rightBracket)
    guard grow(from: max(inner, height)) else { return missing() }
    return ExpressionSyntax(.subscript(base, arguments), base.span.union(placeBehind))
  }

  /// `(arguments) { … } label: { … }`, from the `(` or the `{`
  private mutating func parseCall(
    of base: consuming ExpressionSyntax, isOptional: Bool
  ) -> ExpressionSyntax {
    guard enter() else { return missing() }
    defer { leave() }
    var tallest = height
    let hasParentheses = at(.leftParen)
    var arguments: [ArgumentSyntax] = []
    var argumentsSpan = placeBehind
    if hasParentheses {
      let start = current.start
      arguments = parseArguments(closer: .rightParen)
      tallest = max(tallest, height)
      argumentsSpan = span(from: start)
    }
    var closures: [TrailingClosureSyntax] = []
    if at(.leftBrace), !startsLine, !context.isHead {
      closures = parseTrailingClosures()
      tallest = max(tallest, height)
    }
    guard grow(from: tallest) else { return missing() }
    let whole = base.span.union(placeBehind)
    return ExpressionSyntax(
      .call(
        CallSyntax(
          callee: base, isOptional: isOptional, hasParentheses: hasParentheses,
          arguments: arguments, trailingClosures: closures, argumentsSpan: argumentsSpan)), whole)
  }

  /// `trailing → closure { label ':' closure }`
  private mutating func parseTrailingClosures() -> [TrailingClosureSyntax] {
    var closures = [TrailingClosureSyntax(label: nil, closure: parseClosure())]
    var tallest = height
    while token(1).kind == .colon, token(2).kind == .leftBrace, isName(0), !isWord("default") {
      if startsLine {
        report(
          .closureLabelOnNewLine(
            text(current), at: span(current),
            gap: SourceSpan(file: file, start: previousEnd, end: current.start)))
      }
      let label = takeName()
      advance()
      closures.append(TrailingClosureSyntax(label: label, closure: parseClosure()))
      tallest = max(tallest, height)
    }
    height = tallest
    return closures
  }

  /// `Name<T>(…)`: the language infers these; passes them and reports.
  private mutating func skipsGenericArguments() -> Bool {
    guard hasText(current, "<"), !current.flags.contains(.spaceBefore) else { return false }
    var distance = 1
    search: while distance < 24 {
      switch token(distance).kind {
      case .identifier, .comma, .dot, .leftBracket, .rightBracket, .postfixQuestion: break
      case .infixOperator, .postfixOperator:
        if hasText(token(distance), ">"), token(distance + 1).kind == .leftParen { break search }
        return false
      default: return false
      }
      distance += 1
    }
    guard distance < 24 else { return false }
    let start = current.start
    for _ in 0...distance { advance() }
    report(.genericArguments(at: span(from: start)))
    return true
  }
}
