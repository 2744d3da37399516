import Diagnostics
import Lexer

/// Types.
extension Parser {
  /// `type → { '@' name } ( ( 'some' | 'any' ) composition | composition | function-type )`
  ///
  /// `inout T` has no node of its own: it is the named type `inout` with the argument `T`.
  mutating func parseType() -> TypeSyntax {
    var attributes: [NameSyntax] = []
    let type = parseType(attributes: &attributes)
    guard let mark = attributes.first(where: { $0.text == "inout" }) else { return type }
    return TypeSyntax(.named([mark], arguments: [type]), mark.span.union(type.span))
  }

  /// A type; gives what stands before it, unless it is a function type, which keeps that itself.
  mutating func parseType(attributes: inout [NameSyntax]) -> TypeSyntax {
    guard enter(2) else { return TypeSyntax(.missing, placeBehind) }
    defer { leave(2) }
    let start = current.start
    parseTypeAttributes(into: &attributes)
    if isWord("some") || isWord("any"), startsType(token(1)),
      !token(1).flags.contains(.afterNewline)
    {
      let isOpaque = isWord("some")
      advance()
      let parts = parseComposition(from: parsePostfixType())
      height = 1
      return TypeSyntax(isOpaque ? .opaque(parts) : .existential(parts), span(from: start))
    }
    var type = parsePostfixType()
    let isComposed = continuesComposition
    if isComposed {
      type = TypeSyntax(.existential(parseComposition(from: type)), span(from: type.span.start))
    }
    let effects = parseEffects()
    guard at(.arrow) else { return type }
    advance()
    let result = parseType()
    var parameters = [type]
    if case .tuple(let elements) = type.kind {
      parameters = elements.map(\.type)
    } else if !isComposed {
      report(.functionTypeParentheses(source(type.span), at: type.span))
    }
    // `inout` belongs to the parameter; the other marks to the function.
    let marks = attributes.filter { $0.text != "inout" } + effects
    attributes.removeAll { $0.text != "inout" }
    let function = FunctionTypeSyntax(attributes: marks, parameters: parameters, result: result)
    height = 1
    return TypeSyntax(.function(function), span(from: start))
  }

  /// `{ '@' name [ '(' … ')' ] | 'inout' | 'sending' | 'borrowing' | 'consuming' }`
  private mutating func parseTypeAttributes(into attributes: inout [NameSyntax]) {
    while true {
      if at(.at), isName(1) {
        advance()
        attributes.append(takeName())
        if at(.leftParen), !current.flags.contains(.spaceBefore) { skipToken() }
      } else if isWord("inout") || isWord("sending") || isWord("borrowing") || isWord("consuming"),
        startsType(token(1)), token(1).kind != .leftBracket || token(1).flags.contains(.spaceBefore)
      {
        attributes.append(takeName())
      } else {
        return
      }
    }
  }

  /// `async`, `throws`, `rethrows`, before an arrow
  mutating func parseEffects() -> [NameSyntax] {
    var effects: [NameSyntax] = []
    while isWord("async") || isWord("throws") || isWord("rethrows") {
      effects.append(takeName())
      if at(.leftParen), token(2).kind == .rightParen { skipToken() }
    }
    return effects
  }

  @inline(__always)
  func startsType(_ token: Token) -> Bool {
    switch token.kind {
    case .identifier, .quotedIdentifier, .leftParen, .leftBracket, .at: return true
    default: return false
    }
  }

  /// `composition → postfix-type { '&' postfix-type }`, from behind the first
  private mutating func parseComposition(from first: TypeSyntax) -> [TypeSyntax] {
    var parts = [first]
    while continuesComposition {
      advance()
      parts.append(parsePostfixType())
    }
    return parts
  }

  @inline(__always)
  private var continuesComposition: Bool { at(.infixOperator) && hasText(current, "&") }

  /// `postfix-type → simple-type { '?' | '.Type' }`
  private mutating func parsePostfixType() -> TypeSyntax {
    var type = parseSimpleType()
    var marks = 0
    while true {
      if at(.postfixQuestion), marks < 8 {
        advance()
        marks += 1
        type = TypeSyntax(.optional(type), span(from: type.span.start))
      } else if at(.postfixQuestion) || at(.postfixExclamation) {
        report(.forcedType(at: span(current)))
        advance()
      } else if at(.dot), !startsLine, isName(1) {
        type = parseTypeMember(of: type)
      } else {
        return type
      }
    }
  }

  /// `.Type`, or a member of a type with arguments (`Foo<A>.Bar`), from the dot
  private mutating func parseTypeMember(of type: TypeSyntax) -> TypeSyntax {
    advance()
    let isMetatype = isWord("Type")
    let name = takeName()
    if isMetatype { return TypeSyntax(.metatype(type), span(from: type.span.start)) }
    var path = [name]
    if case .named(let names, _) = type.kind { path = names + path }
    let arguments = parseTypeArguments()
    return TypeSyntax(.named(path, arguments: arguments), span(from: type.span.start))
  }

  /// `simple-type → name { '.' name } [ '<' type { ',' type } '>' ] | '(' … ')' | '[' … ']'`
  private mutating func parseSimpleType() -> TypeSyntax {
    let start = current.start
    switch kind {
    case .identifier, .quotedIdentifier, .unterminatedQuotedIdentifier:
      var path = [takeName()]
      while at(.dot), !startsLine, isName(1), !isWord("Type", at: 1) {
        advance()
        path.append(takeName())
      }
      let arguments = parseTypeArguments()
      return TypeSyntax(.named(path, arguments: arguments), span(from: start))
    case .leftBracket: return parseBracketType()
    case .leftParen: return parseTupleType()
    default:
      failExpecting("a type")
      return TypeSyntax(.missing, placeBehind)
    }
  }

  /// `[T]`, `[K: V]`
  private mutating func parseBracketType() -> TypeSyntax {
    let opener = current
    let saved = context
    context = Context(lineRule: .free, isHead: false)
    advance()
    let first = parseType()
    var second: TypeSyntax?
    if eat(.colon) { second = parseType() }
    context = saved
    if !eat(.rightBracket) { failUnclosed(opener, .rightBracket) }
    let whole = span(from: opener.start)
    if let second { return TypeSyntax(.dictionary(first, second), whole) }
    return TypeSyntax(.array(first), whole)
  }

  /// `(T, label: U)`; parentheses around one type are no tuple, unless an arrow follows.
  private mutating func parseTupleType() -> TypeSyntax {
    let opener = current
    let saved = context
    context = Context(lineRule: .free, isHead: false)
    advance()
    var elements: [(label: NameSyntax?, type: TypeSyntax)] = []
    while !at(.rightParen), !at(.endOfFile), !at(.rightBrace) {
      let before = position
      elements.append(parseTupleElement())
      if eat(.comma) || at(.rightParen) { continue }
      if !recoverInList(closer: .rightParen, before: before) { break }
    }
    context = saved
    if !eat(.rightParen) { failUnclosed(opener, .rightParen) }
    if elements.count == 1, elements[0].label == nil, !at(.arrow), !isWord("async"),
      !isWord("throws"), !isWord("rethrows")
    {
      return elements[0].type
    }
    return TypeSyntax(.tuple(elements), span(from: opener.start))
  }

  /// `[ label ':' ] type`; `_ label: T` of a function type counts as its label too.
  private mutating func parseTupleElement() -> (label: NameSyntax?, type: TypeSyntax) {
    var label: NameSyntax?
    if at(.underscore), isName(1), token(2).kind == .colon { advance() }
    if token(1).kind == .colon, isArgumentLabel(current) {
      label = name(current)
      advance()
      advance()
    }
    let type = parseType()
    if at(.ellipsis) { advance() }
    return (label, type)
  }

  // MARK: Generics

  /// `'<' type { ',' type } '>'`; empty where there is none.
  mutating func parseTypeArguments() -> [TypeSyntax] {
    guard opensAngle else { return [] }
    let opener = current
    let saved = context
    context = Context(lineRule: .free, isHead: false)
    advance()
    var arguments: [TypeSyntax] = []
    repeat { arguments.add(parseType()) } while eat(.comma)
    context = saved
    closeAngle(opener)
    return arguments
  }

  var opensAngle: Bool {
    guard !startsLine, !current.flags.contains(.spaceBefore) else { return false }
    switch kind {
    case .infixOperator, .prefixOperator, .postfixOperator: return hasText(current, "<")
    default: return false
    }
  }

  /// Passes a `>`, also where more characters follow that the lexer took for one operator.
  mutating func closeAngle(_ opener: Token) {
    switch kind {
    case .infixOperator, .prefixOperator, .postfixOperator:
      guard bytes[Int(current.start)] == UInt8(ascii: ">") else { break }
      if current.end - current.start == 1 { return advance() }
      previousEnd = current.start + 1
      let isEqual =
        current.end - previousEnd == 1
        && bytes[Int(previousEnd)] == UInt8(ascii: "=")
      current = Token(
        kind: isEqual ? .equal : .postfixOperator,
        flags: current.flags.subtracting([.afterNewline, .spaceBefore]), start: previousEnd,
        end: current.end)
      return
    default: break
    }
    fail(
      .unclosedBracket(
        opener: "<", closer: ">", found: describe(current), opened: span(opener),
        at: span(current), insertion: placeBehind))
  }

  /// `'<' name [ ':' composition ] { ',' … } '>'`
  mutating func parseGenericParameters() -> [GenericParameterSyntax] {
    guard opensAngle else { return [] }
    let opener = current
    let saved = context
    context = Context(lineRule: .free, isHead: false)
    advance()
    var parameters: [GenericParameterSyntax] = []
    repeat {
      if isWordBeforeName("each") { advance() }
      let name = parseName("a generic parameter")
      var constraint: TypeSyntax?
      if eat(.colon) { constraint = parseType() }
      parameters.append(GenericParameterSyntax(name: name, constraint: constraint))
    } while eat(.comma)
    context = saved
    closeAngle(opener)
    return parameters
  }

  /// `'where' type ( ':' | '==' ) type { ',' … }`; empty where there is none.
  mutating func parseRequirements() -> [RequirementSyntax] {
    guard isWord("where") else { return [] }
    advance()
    var requirements: [RequirementSyntax] = []
    repeat {
      let left = parseType()
      var isEquality = false
      if kind == .infixOperator, hasText(current, "==") {
        isEquality = true
        advance()
      } else if !eat(.colon) {
        failExpecting("':' or '=='")
        return requirements
      }
      let right = parseType()
      requirements.append(RequirementSyntax(left: left, isEquality: isEquality, right: right))
    } while eat(.comma)
    return requirements
  }
}
