import Diagnostics
import Lexer

/// The members of `extern` types, the rest of what may be called, and the catalogue's lines.
extension Parser {
  /// `[ generics ] ( parameters | '(' '...' ')' ) [ '->' type ] [ where ]`
  /// `[ 'neutral' ( arguments | 'inherit' name ) ] [ 'selecting' '(' name { ',' name } ')' ]`
  mutating func parseExternFunction(requiresParameters: Bool = true) -> ExternFunctionSyntax {
    var function = ExternFunctionSyntax(
      generics: parseGenericParameters(), parameters: .list([]), result: nil, conditions: [],
      neutral: nil, selecting: [])
    if at(.leftParen), !startsLine {
      if token(1).kind == .ellipsis, token(2).kind == .rightParen {
        for _ in 0..<3 { advance() }
        function.parameters = .anything
      } else {
        function.parameters = .list(parseParameters())
      }
    } else if requiresParameters {
      failExpecting("'(' and the parameters, or '(...)'")
    }
    _ = parseEffects()
    if at(.arrow) {
      advance()
      function.result = parseType()
    }
    function.conditions = parseRequirements()
    while true {
      if isWord("neutral"), token(1).kind == .leftParen || isWord("inherit", at: 1) {
        advance()
        function.neutral = parseNeutral()
      } else if isWord("selecting"), token(1).kind == .leftParen {
        advance()
        function.selecting = parseSelecting()
      } else {
        return function
      }
    }
  }

  private mutating func parseNeutral() -> ExternFunctionSyntax.Neutral {
    if at(.leftParen) { return .arguments(parseArguments(closer: .rightParen)) }
    advance()
    return .inherit(parseName("an environment value"))
  }

  private mutating func parseSelecting() -> [NameSyntax] {
    let opener = current
    advance()
    var names: [NameSyntax] = []
    repeat {
      if isReservedWord(kind) || at(.underscore) {
        names.append(takeName())
      } else {
        names.append(parseName("a parameter"))
      }
    } while eat(.comma)
    if !eat(.rightParen) { failUnclosed(opener, .rightParen) }
    return names
  }

  /// `body → '{' ( '...' | { member } ) '}'`, from the `{`
  mutating func parseExternBody() -> ExternBodySyntax {
    guard token(1).kind == .ellipsis, token(2).kind == .rightBrace else {
      return .members(parseExternMemberList())
    }
    for _ in 0..<3 { advance() }
    return .anything
  }

  private mutating func parseExternMemberList() -> [ExternMemberSyntax] {
    let opener = current
    let saved = context
    context = Context()
    advance()
    var members: [ExternMemberSyntax] = []
    if enter(4) {
      while !at(.rightBrace), !at(.endOfFile), !isAtDeclarationEdge {
        if eat(.semicolon) { continue }
        let before = position
        if let member = parseExternMember() { members.append(member) }
        if position == before {
          failExpecting("a member")
          skipToken()
        }
        endMember()
      }
      leave(4)
    }
    context = saved
    if !eat(.rightBrace) { failUnclosed(opener, .rightBrace) }
    return members
  }

  /// `member → prefix [ 'static' ] ( func | init | case | associatedtype | subscript | property |
  /// group )`
  mutating func parseExternMember() -> ExternMemberSyntax? {
    let start = current.start
    let prefix = parsePrefix()
    return parseExternMember(from: start, prefix: prefix)
  }

  private mutating func parseExternMember(
    from start: Int32, prefix: DeclarationPrefix
  ) -> ExternMemberSyntax? {
    var isStatic = false
    if isWord("static"), isName(1) || token(1).kind == .keywordFunc || token(1).kind == .keywordLet
    {
      isStatic = true
      advance()
    }
    guard let kind = parseExternMemberKind() else { return nil }
    return ExternMemberSyntax(kind, isStatic: isStatic, prefix: prefix, span: span(from: start))
  }

  private mutating func parseExternMemberKind() -> ExternMemberSyntax.Kind? {
    switch kind {
    case .keywordFunc:
      advance()
      return .function(parseFunctionName(), parseExternFunction())
    case .keywordCase:
      advance()
      let name = parseName("the case")
      let hasPayload = at(.leftParen) && !startsLine
      let payload = hasPayload ? parseParameters(allowsTypesOnly: true) : []
      return .enumCase(name, payload)
    case .keywordLet:
      let removal = SourceSpan(file: file, start: current.start, end: token(1).start)
      report(.fieldWord("let", at: span(current), removal: removal))
      advance()
      return parseExternProperty(isSettable: false)
    case .identifier, .quotedIdentifier, .unterminatedQuotedIdentifier:
      return parseExternWordMember()
    default:
      return nil
    }
  }

  /// A name or an operator, as in `static func + (left: Self, right: Self) -> Self`
  private mutating func parseFunctionName() -> NameSyntax {
    switch kind {
    case .infixOperator, .prefixOperator, .postfixOperator, .postfixExclamation, .ellipsis:
      return takeName()
    default:
      return parseName("the function")
    }
  }

  private mutating func parseExternWordMember() -> ExternMemberSyntax.Kind? {
    if isWord("init"), !startsBody(1) {
      let isFailable = token(1).kind == .postfixQuestion
      if token(1).kind == .leftParen || isFailable || hasText(token(1), "<") {
        advance()
        if isFailable { advance() }
        return .initializer(isFailable: isFailable, parseExternFunction())
      }
    }
    if isWord("subscript"), token(1).kind == .leftParen || hasText(token(1), "<") {
      advance()
      return .subscript(parseExternFunction())
    }
    if isWordBeforeName("associatedtype") {
      advance()
      let name = parseName("the associated type")
      let constraint = eat(.colon) ? parseType() : nil
      if eat(.equal) { _ = parseType() }
      _ = parseRequirements()
      return .associatedType(name, constraint)
    }
    let isSettable = isWordBeforeName("var")
    if isSettable { advance() }
    return parseExternProperty(isSettable: isSettable)
  }

  private func startsBody(_ distance: Int) -> Bool { token(distance).kind == .leftBrace }

  /// `name { ',' name } [ ':' type ] [ where ]` or `name '{' { member } '}'`
  private mutating func parseExternProperty(isSettable: Bool) -> ExternMemberSyntax.Kind {
    var names = [parseName("a member")]
    if at(.leftBrace), !startsLine {
      return .group(names[0], parseExternMemberList())
    }
    while eat(.comma) { names.append(parseName("a member")) }
    let type = eat(.colon) ? parseType() : nil
    if at(.leftBrace), !startsLine, type != nil {
      fail(.computedProperty(at: span(current)))
      skipToken()
    }
    let conditions = parseRequirements()
    return .property(names, type, isSettable: isSettable, conditions: conditions)
  }

  // MARK: The catalogue

  /// One line of the catalogue, which is the whole text.
  mutating func parseCatalogueEntry() -> CatalogueEntrySyntax? {
    let start = current.start
    let prefix = parsePrefix()
    let isOpen = prefix.attributes.contains { $0.name.text == "open" }
    var entry: CatalogueEntrySyntax?
    if isWord("extern"), isName(1) || token(1).kind == .keywordFunc {
      advance()
      if at(.keywordFunc) {
        entry = parseExternMember(from: start, prefix: prefix).map { .member($0) }
      } else if isName(1), let kind = parseExternWord(isOpen: isOpen) {
        entry = .declaration(ExternSyntax(kind), prefix)
      } else {
        entry = parseExtern(isOpen: isOpen).map { .declaration($0, prefix) }
      }
    } else if at(.identifier), isName(1), !isWord("static"), !isWord("var"),
      !isWord("associatedtype"), let kind = parseExternWord(isOpen: isOpen)
    {
      entry = .declaration(ExternSyntax(kind), prefix)
    } else {
      entry = parseExternMember(from: start, prefix: prefix).map { .member($0) }
    }
    if !at(.endOfFile) { failExpecting("the end of the declaration") }
    return entry
  }
}
