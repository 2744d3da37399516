import Diagnostics
import Lexer

/// Parameters of declarations.
extension Parser {
  /// `parameters → '(' [ parameter { ',' parameter } ] ')'`, from the bracket
  ///
  /// With `allowsTypesOnly` an element may be a type alone, as in a case's payload.
  mutating func parseParameters(allowsTypesOnly: Bool = false) -> [ParameterSyntax] {
    let opener = current
    let saved = context
    context = Context(lineRule: .free, isHead: false)
    advance()
    var parameters: [ParameterSyntax] = []
    while !at(.rightParen), !at(.endOfFile), !at(.rightBrace) {
      let before = position
      if at(.comma) {
        failExpecting("a parameter")
        advance()
        continue
      }
      if let parameter = parseParameter(allowsTypesOnly: allowsTypesOnly) {
        parameters.add(parameter)
      }
      if eat(.comma) || at(.rightParen) { continue }
      if !recoverInList(closer: .rightParen, before: before) { break }
    }
    context = saved
    if !eat(.rightParen) { failUnclosed(opener, .rightParen) }
    return parameters
  }

  /// `parameter → { '@' name } [ label | '_' ] name ':' type [ '...' ] [ '=' ( expression | '...' ) ]`
  private mutating func parseParameter(allowsTypesOnly: Bool) -> ParameterSyntax? {
    let start = current.start
    var attributes: [NameSyntax] = []
    while at(.at), isName(1) {
      advance()
      attributes.append(takeName())
      if at(.leftParen), !current.flags.contains(.spaceBefore) { skipToken() }
    }
    if allowsTypesOnly,
      !isParameterName(current) || !isParameterName(token(1)) && token(1).kind != .colon
    {
      let type = parseType()
      return finishParameter(
        from: start, attributes, label: nil, NameSyntax("_", type.span.startPoint), type)
    }
    guard isParameterName(current) else {
      failExpecting("a parameter")
      return nil
    }
    let first = current
    var parameterName = name(first)
    var label: NameSyntax? = at(.underscore) ? nil : parameterName
    advance()
    if isParameterName(current), !startsLine || at(.identifier) && token(1).kind == .colon {
      parameterName = takeName()
    } else if first.kind == .underscore {
      label = nil
    }
    guard eat(.colon) else {
      fail(.missingType(of: parameterName.text, found: describe(current), at: placeBehind))
      return finishParameter(
        from: start, attributes, label: label, parameterName, TypeSyntax(.missing, placeBehind))
    }
    // A function type keeps its own marks; what another type cannot keep goes to the parameter.
    var marks: [NameSyntax] = []
    let type = parseType(attributes: &marks)
    attributes += marks
    return finishParameter(from: start, attributes, label: label, parameterName, type)
  }

  private func isParameterName(_ token: Token) -> Bool {
    switch token.kind {
    case .identifier, .quotedIdentifier, .underscore: return true
    default: return isReservedWord(token.kind)
    }
  }

  /// What stands behind a parameter's type.
  private mutating func finishParameter(
    from start: Int32, _ attributes: [NameSyntax], label: NameSyntax?, _ name: NameSyntax,
    _ type: TypeSyntax
  ) -> ParameterSyntax {
    let isVariadic = at(.ellipsis) && !current.flags.contains(.spaceBefore)
    if isVariadic { advance() }
    var defaultValue: ParameterSyntax.Default?
    if eat(.equal) {
      if at(.ellipsis), token(1).kind == .comma || token(1).kind == .rightParen {
        advance()
        defaultValue = .untold
      } else {
        defaultValue = .expression(parseExpression())
      }
    }
    return ParameterSyntax(
      attributes: attributes, label: label, name: name, type: type, isVariadic: isVariadic,
      defaultValue: defaultValue, span: span(from: start))
  }

  /// The parameters of a declaration that may have none.
  mutating func parseOptionalParameters() -> [ParameterSyntax] {
    at(.leftParen) && !startsLine ? parseParameters() : []
  }
}
