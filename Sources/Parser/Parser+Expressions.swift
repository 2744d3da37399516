import Diagnostics
import Lexer

/// Operators; what they stand between is in the other files.
extension Parser {
  /// `expression → binary [ '?' expression ':' expression ]`
  mutating func parseExpression() -> ExpressionSyntax {
    guard enter() else { return missing() }
    defer { leave() }
    let condition = parseBinary(from: .disjunction)
    guard at(.infixQuestion) || at(.postfixQuestion), continuesOverLine() else { return condition }
    return parseTernary(condition)
  }

  /// An expression in the head of an `if`, `when`, `switch`, `never` or `animate`.
  mutating func parseHeadExpression() -> ExpressionSyntax {
    let saved = context
    context.isHead = true
    let result = parseExpression()
    context = saved
    return result
  }

  /// Nothing, where an expression was expected.
  func missing() -> ExpressionSyntax { ExpressionSyntax(.missing, placeBehind) }

  /// `condition ? first : second`, from the `?`
  private mutating func parseTernary(_ condition: ExpressionSyntax) -> ExpressionSyntax {
    var tallest = height
    if at(.postfixQuestion) { report(.choiceWithoutSpace(at: span(current))) }
    advance()
    let first = parseExpression()
    tallest = max(tallest, height)
    guard eat(.colon) else {
      failExpecting("':' and the other value of the choice")
      _ = grow(from: tallest)
      return condition
    }
    let second = parseExpression()
    guard grow(from: max(tallest, height)) else { return missing() }
    return ExpressionSyntax(
      .ternary(condition, first, second), condition.span.union(span(from: second.span.end)))
  }

  /// Whether what stands at the cursor may go on with an expression from the line before.
  @inline(__always)
  func continuesOverLine() -> Bool { !startsLine || context.lineRule != .endsLine }

  /// How tightly operators bind, as in Swift.
  enum Precedence: Int {
    case disjunction = 1
    case conjunction, comparison, coalescing, casting, range, addition
    case multiplication, shift

    var isAssociative: Bool { self != .comparison && self != .range }

    var next: Precedence { Precedence(rawValue: rawValue + 1) ?? self }
  }

  /// `binary → unary { operator unary }`, `as` with a type
  mutating func parseBinary(from lowest: Precedence) -> ExpressionSyntax {
    var left = parseUnary()
    var previous: Precedence?
    while let precedence = precedenceAtCursor(), precedence.rawValue >= lowest.rawValue {
      var tallest = height
      if at(.keywordAs) {
        left = parseCast(left)
        previous = precedence
        continue
      }
      if precedence == previous, !precedence.isAssociative {
        report(.chainedOperator(text(current), at: span(current)))
      }
      let symbol = takeOperator()
      let right: ExpressionSyntax
      if precedence == .coalescing {
        right = parseCoalescingSide()
      } else if precedence == .shift {
        right = parseUnary()
      } else {
        right = parseBinary(from: precedence.next)
      }
      tallest = max(tallest, height)
      guard grow(from: tallest) else { return missing() }
      left = ExpressionSyntax(
        .binary(left, symbol, right), left.span.union(span(from: symbol.span.end)))
      previous = precedence
    }
    return left
  }

  /// The right side of `??`, which goes on to the right.
  private mutating func parseCoalescingSide() -> ExpressionSyntax {
    guard enter() else { return missing() }
    defer { leave() }
    return parseBinary(from: .coalescing)
  }

  /// `value as Type`, from the `as`
  private mutating func parseCast(_ value: ExpressionSyntax) -> ExpressionSyntax {
    let inner = height
    let keyword = current
    advance()
    if at(.postfixQuestion) || at(.postfixExclamation) {
      report(
        .conditionalCast(text(current), at: span(keyword).union(span(current)), mark: span(current))
      )
      advance()
    }
    let type = parseType()
    guard grow(from: max(inner, height)) else { return missing() }
    return ExpressionSyntax(.cast(value, type), value.span.union(type.span))
  }

  /// The operator at the cursor as a name, in its right spelling.
  private mutating func takeOperator() -> NameSyntax {
    let token = current
    let written = text(token)
    advance()
    switch written {
    case "=":
      report(.assignmentInCondition(at: span(token)))
      return NameSyntax("==", span(token))
    case "===", "!==":
      let right = String(written.dropLast())
      report(.identityOperator(written, right: right, at: span(token)))
      return NameSyntax(right, span(token))
    case "and", "or":
      let right = written == "and" ? "&&" : "||"
      report(.wordOperator(written, right: right, at: span(token)))
      return NameSyntax(right, span(token))
    case "&", "|", "^", "<<", ">>", "~=", "&+", "&-", "&*":
      report(.unknownOperator(written, at: span(token)))
    default: break
    }
    if token.kind == .prefixOperator || token.kind == .postfixOperator {
      let edit = token.kind == .prefixOperator ? span(token).endPoint : span(token).startPoint
      report(.lopsidedOperator(written, at: span(token), missingSpace: edit))
    }
    return NameSyntax(written, span(token))
  }

  /// How tightly the operator at the cursor binds; nil where there is none between two values.
  @inline(__always)
  private func precedenceAtCursor() -> Precedence? {
    switch kind {
    case .infixOperator:
      return continuesOverLine() ? precedence(of: current) : nil
    case .prefixOperator, .postfixOperator:
      // `a -b` is one mistake and no two items.
      guard !isItemOver, current.kind == .postfixOperator || !startsLine else { return nil }
      let found = precedence(of: current)
      if kind == .postfixOperator, !startsOperand(token(1)) { return nil }
      return found
    case .ellipsis:
      guard continuesOverLine(), isInfixEllipsis else { return nil }
      return .range
    case .keywordAs:
      return continuesOverLine() ? .casting : nil
    case .equal:
      return context.isHead && !context.isPattern && !startsLine ? .comparison : nil
    case .identifier:
      guard !startsLine, startsOperand(token(1)), !token(1).flags.contains(.afterNewline)
      else { return nil }
      if isWord("and") { return .conjunction }
      return isWord("or") ? .disjunction : nil
    default:
      return nil
    }
  }

  /// `a...b` and `a ... b`, but neither `a...` nor `...b`
  private var isInfixEllipsis: Bool {
    let hasSpaceBefore = current.flags.contains(.spaceBefore)
    guard hasSpaceBefore == current.flags.contains(.spaceAfter) else { return false }
    return hasSpaceBefore ? true : startsOperand(token(1))
  }

  /// Whether a token may begin a value.
  @inline(__always)
  func startsOperand(_ token: Token) -> Bool {
    switch token.kind {
    case .identifier, .quotedIdentifier, .dollarIdentifier, .integer, .float, .string,
      .multilineString, .color, .hashSwift, .keywordTrue, .keywordFalse, .keywordNil,
      .keywordStyled, .keywordIf, .keywordSwitch, .dot, .leftParen, .leftBracket, .backslash,
      .prefixOperator, .unterminatedString, .unterminatedQuotedIdentifier, .invalidNumber,
      .invalidHash, .unknown:
      return true
    default:
      return false
    }
  }

  private func precedence(of token: Token) -> Precedence? {
    let start = Int(token.start)
    let first = bytes[start]
    switch token.end - token.start {
    case 1:
      switch first {
      case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "|"), UInt8(ascii: "^"):
        return .addition
      case UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "%"), UInt8(ascii: "&"):
        return .multiplication
      case UInt8(ascii: "<"), UInt8(ascii: ">"): return .comparison
      default: return nil
      }
    case 2:
      switch (first, bytes[start + 1]) {
      case (UInt8(ascii: "&"), UInt8(ascii: "&")): return .conjunction
      case (UInt8(ascii: "|"), UInt8(ascii: "|")): return .disjunction
      case (UInt8(ascii: "?"), UInt8(ascii: "?")): return .coalescing
      case (UInt8(ascii: "="), UInt8(ascii: "=")), (UInt8(ascii: "!"), UInt8(ascii: "=")),
        (UInt8(ascii: "<"), UInt8(ascii: "=")), (UInt8(ascii: ">"), UInt8(ascii: "=")),
        (UInt8(ascii: "~"), UInt8(ascii: "=")):
        return .comparison
      case (UInt8(ascii: "<"), UInt8(ascii: "<")), (UInt8(ascii: ">"), UInt8(ascii: ">")):
        return .shift
      case (UInt8(ascii: "&"), UInt8(ascii: "+")), (UInt8(ascii: "&"), UInt8(ascii: "-")):
        return .addition
      case (UInt8(ascii: "&"), UInt8(ascii: "*")): return .multiplication
      default: return nil
      }
    default:
      if hasText(token, "..<") { return .range }
      return hasText(token, "===") || hasText(token, "!==") ? .comparison : nil
    }
  }
}
