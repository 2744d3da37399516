import Diagnostics
import Lexer

/// Styles, enums, structs, functions, views and modifiers.
extension Parser {
  /// `style → [ 'default' ] 'style' name [ 'as' name ] [ parameters ] 'for' name block`
  mutating func parseStyle() -> StyleSyntax {
    var defaultSpan: SourceSpan?
    if isWord("default") {
      defaultSpan = span(current)
      advance()
      if isWord("style") {
        advance()
      } else if isName(1), nearest(current, \DeclarationWord.text) == .style {
        report(.misspelledWord(text(current), "style", at: span(current)))
        advance()
      } else {
        failExpecting("'style'")
      }
    } else {
      advance()
    }
    let name = parseName("the style")
    let swiftName = eat(.keywordAs) ? parseName("the emitted struct") : nil
    let parameters = parseOptionalParameters()
    let configuration = parseStyledConfiguration()
    let body = parseRequiredBlock(of: "the style")
    return StyleSyntax(
      defaultSpan: defaultSpan, name: name, swiftName: swiftName, parameters: parameters,
      configuration: configuration, body: body)
  }

  /// `'for' name`
  mutating func parseStyledConfiguration() -> NameSyntax {
    if isWord("for") {
      advance()
    } else if at(.colon), isName(1) {
      report(
        .colonForConfiguration(
          at: span(current), edit: SourceSpan(file: file, start: previousEnd, end: current.end)))
      advance()
    } else {
      failExpecting("'for' and the name of a configuration")
      return NameSyntax("", placeBehind)
    }
    return parseName("a configuration")
  }

  /// `enum → 'enum' name '{' case { ( ',' | newline | ';' ) case } '}'`
  mutating func parseEnum() -> EnumSyntax {
    advance()
    let name = parseName("the enum")
    if at(.colon) {
      fail(.enumConformance(at: span(current)))
      advance()
      repeat { _ = parseType() } while eat(.comma)
    }
    guard at(.leftBrace) else {
      failExpecting("'{' and the cases of the enum")
      return EnumSyntax(name: name, cases: skipToBlock() ? parseEnumCases() : [])
    }
    return EnumSyntax(name: name, cases: parseEnumCases())
  }

  /// The cases in braces, from the `{`
  mutating func parseEnumCases() -> [EnumCaseSyntax] {
    let opener = current
    let saved = context
    context = Context()
    advance()
    var cases: [EnumCaseSyntax] = []
    while !at(.rightBrace), !at(.endOfFile), !isAtDeclarationEdge {
      if eat(.comma) || eat(.semicolon) { continue }
      if at(.keywordCase) {
        let removal = SourceSpan(file: file, start: current.start, end: token(1).start)
        report(.caseWord(at: span(current), removal: removal))
        advance()
      }
      let documentation = takeDocumentation()
      let before = position
      let name = parseName("a case")
      if position == before {
        skipToken()
        continue
      }
      cases.add(EnumCaseSyntax(name: name, documentation: documentation))
      if at(.leftParen) {
        fail(.casePayload(at: span(current)))
        skipToken()
      } else if at(.equal) {
        fail(.caseRawValue(at: span(current)))
        advance()
        _ = parseExpression()
      }
      if !at(.comma), !at(.semicolon), !at(.rightBrace), !startsLine {
        if isName(0) {
          fail(.missingComma(found: describe(current), maybeLabel: false, at: placeBehind))
        } else {
          failExpecting("',' or '}'")
          skipItem()
        }
      }
    }
    context = saved
    if !eat(.rightBrace) { failUnclosed(opener, .rightBrace) }
    return cases
  }

  /// `struct → 'struct' name '{' field { ( ';' | newline ) field } '}'`
  mutating func parseStruct() -> StructSyntax? {
    if parseForeignStruct() { return nil }
    advance()
    let name = parseName("the struct")
    guard at(.leftBrace) else {
      failExpecting("'{' and the fields of the struct")
      return StructSyntax(name: name, fields: skipToBlock() ? parseFields() : [])
    }
    return StructSyntax(name: name, fields: parseFields())
  }

  private mutating func parseFields() -> [StructSyntax.Field] {
    let opener = current
    let saved = context
    context = Context()
    advance()
    var fields: [StructSyntax.Field] = []
    while !at(.rightBrace), !at(.endOfFile), !isAtDeclarationEdge {
      if eat(.semicolon) { continue }
      let before = position
      if let field = parseField() { fields.add(field) }
      if position == before {
        failExpecting("a field")
        skipToken()
      }
      endMember()
    }
    context = saved
    if !eat(.rightBrace) { failUnclosed(opener, .rightBrace) }
    return fields
  }

  /// `field → name ':' type [ '=' expression ]`
  private mutating func parseField() -> StructSyntax.Field? {
    let documentation = takeDocumentation()
    if at(.keywordLet) || isWordBeforeName("var") {
      let removal = SourceSpan(file: file, start: current.start, end: token(1).start)
      report(.fieldWord(text(current), at: span(current), removal: removal))
      advance()
    }
    if at(.keywordFunc) {
      fail(.functionInStruct(at: span(current)))
      _ = parseFunction()
      return nil
    }
    guard isName(0) else { return nil }
    let name = takeName()
    guard eat(.colon) else {
      fail(.missingType(of: name.text, found: describe(current), at: placeBehind))
      skipItem()
      return nil
    }
    let type = parseType()
    let value = eat(.equal) ? parseExpression() : nil
    return StructSyntax.Field(
      name: name, type: type, defaultValue: value, documentation: documentation)
  }

  /// A new line or `;` behind a member of some body.
  mutating func endMember() {
    if eat(.semicolon) || at(.rightBrace) || startsLine || at(.endOfFile) { return }
    if eat(.comma) { return }
    if isName(0) || at(.keywordFunc) || at(.keywordLet) || at(.at), failedPosition != position {
      fail(.missingLineBreak(found: describe(current), at: span(current), place: placeBehind))
      return
    }
    failExpecting("a new line")
    skipItem()
  }

  /// `function → 'func' name parameters [ '->' type ] block`
  mutating func parseFunction() -> FunctionSyntax? {
    advance()
    let name = parseName("the function")
    if opensAngle {
      fail(.genericFunction(at: span(current)))
      _ = parseGenericParameters()
    }
    var parameters: [ParameterSyntax] = []
    if at(.leftParen) { parameters = parseParameters() } else { failExpecting("'('") }
    _ = parseEffects()
    var result: TypeSyntax?
    if at(.arrow) {
      advance()
      result = parseType()
    }
    let body = parseRequiredBlock(of: "the function")
    return FunctionSyntax(name: name, parameters: parameters, result: result, body: body)
  }

  /// `view → 'view' name [ parameters ] block`
  mutating func parseView() -> ViewSyntax {
    advance()
    let name = parseName("the view")
    let parameters = parseOptionalParameters()
    let body = parseRequiredBlock(of: "the view")
    return ViewSyntax(name: name, parameters: parameters, body: body)
  }

  /// `modifier → 'modifier' name [ parameters ] block`
  mutating func parseModifier() -> ModifierSyntax {
    advance()
    let name = parseName("the modifier")
    let parameters = parseOptionalParameters()
    let body = parseRequiredBlock(of: "the modifier")
    return ModifierSyntax(name: name, parameters: parameters, body: body)
  }
}
