import Diagnostics
import Lexer

/// Configurations.
extension Parser {
  /// `configuration → 'configuration' name '{' { member } '}'`
  mutating func parseConfiguration() -> ConfigurationSyntax {
    advance()
    let name = parseName("the configuration")
    let start = current.start
    var members: [ConfigurationMemberSyntax] = []
    if at(.leftBrace) {
      members = parseConfigurationMembers()
    } else {
      failExpecting("'{' and the members of the configuration")
      if skipToBlock() { members = parseConfigurationMembers() }
    }
    return ConfigurationSyntax(
      name: name, members: members, bodySpan: span(from: min(start, previousEnd)))
  }

  /// The members in braces, from the `{`
  mutating func parseConfigurationMembers() -> [ConfigurationMemberSyntax] {
    let opener = current
    let saved = context
    context = Context()
    advance()
    var members: [ConfigurationMemberSyntax] = []
    while !at(.rightBrace), !at(.endOfFile), !isAtDeclarationEdge {
      if eat(.semicolon) { continue }
      let start = current.start
      let before = position
      let prefix = parsePrefix()
      if let kind = parseConfigurationMember() {
        members.add(
          ConfigurationMemberSyntax(kind, prefix: prefix, span: span(from: start)))
      }
      if position == before { skipToken() }
      endMember()
    }
    context = saved
    if !eat(.rightBrace) { failUnclosed(opener, .rightBrace) }
    return members
  }

  /// `member → slot | state | binding | action | let | enum | never | component`
  private mutating func parseConfigurationMember() -> ConfigurationMemberSyntax.Kind? {
    if at(.keywordLet) { return parseLet().map { .derived($0) } }
    if at(.identifier), let word = MemberWord.allCases.first(where: { hasText(current, $0.text) }) {
      return parseMember(word)
    }
    if at(.identifier), startsFileDeclaration {
      report(.misplacedDeclaration(text(current), at: span(current)))
      if let declaration = parseDeclaration() { misplaced.append(declaration) }
      return nil
    }
    if isWordBeforeName("var") {
      report(.variable(replacements: ["state", "binding", "slot"], at: span(current)))
      return parseMember(.state)
    }
    if isName(1), let word = nearest(current, \MemberWord.text) {
      report(.misspelledWord(text(current), word.text.description, at: span(current)))
      return parseMember(word)
    }
    failExpecting("a member, such as 'slot', 'state' or 'binding'")
    skipItem()
    return nil
  }

  private mutating func parseMember(_ word: MemberWord) -> ConfigurationMemberSyntax.Kind? {
    switch word {
    case .slot: return parseSlot()
    case .state: return parseState()
    case .binding:
      advance()
      let name = parseName("the binding")
      let type = parseRequiredType(of: name)
      if at(.equal) {
        fail(.bindingDefault(at: span(current)))
        advance()
        _ = parseExpression()
      }
      return .binding(name, type)
    case .action: return parseAction()
    case .enum: return .enum(parseEnum())
    case .never:
      advance()
      let saved = context
      context.isHead = true
      let conditions = parseConditions(of: "'never'")
      context = saved
      return .never(conditions)
    case .component:
      advance()
      return .component(at(.leftBrace) ? parseBlock() : nil)
    }
  }

  /// `slot → 'slot' name [ parameters ] [ '?' ] [ ':' type [ name ] ]`
  private mutating func parseSlot() -> ConfigurationMemberSyntax.Kind {
    advance()
    let name = parseName("the slot")
    let parameters = at(.leftParen) && !startsLine ? parseParameters() : nil
    let isOptional = eat(.postfixQuestion)
    var type: TypeSyntax?
    var option: NameSyntax?
    if eat(.colon) {
      type = parseType()
      if isName(0), !startsLine { option = takeName() }
    }
    return .slot(
      name, parameters: parameters, isOptional: isOptional, type: type, option: option)
  }

  /// `state → 'state' name ':' type [ '=' expression ]`
  private mutating func parseState() -> ConfigurationMemberSyntax.Kind {
    advance()
    let name = parseName("the state")
    let type = parseRequiredType(of: name)
    let value = eat(.equal) ? parseExpression() : nil
    return .state(name, type, default: value)
  }

  private mutating func parseRequiredType(of name: NameSyntax) -> TypeSyntax {
    if eat(.colon) { return parseType() }
    fail(.missingType(of: name.text, found: describe(current), at: placeBehind))
    return TypeSyntax(.missing, placeBehind)
  }

  /// `action → 'action' name [ '(' [ [ name ':' ] type { ',' … } ] ')' ] [ '?' ]`
  private mutating func parseAction() -> ConfigurationMemberSyntax.Kind {
    advance()
    let name = parseName("the action")
    var parameters: [(name: NameSyntax?, type: TypeSyntax)] = []
    if at(.leftParen), !startsLine {
      for parameter in parseParameters(allowsTypesOnly: true) {
        let isNamed = parameter.name.text != "_"
        parameters.append((isNamed ? parameter.name : nil, parameter.type))
      }
    }
    return .action(name, parameters: parameters, isOptional: eat(.postfixQuestion))
  }
}
