import Diagnostics
import Lexer

/// `extern` declarations, which the catalogue writes without the word.
extension Parser {
  /// `extern → 'extern' ( modifier | environment | type | protocol | enum | view | shape | style |
  /// configuration | func | namespace | typealias | members | conformance )`, behind the word
  ///
  /// `isOpen` tells that `@open` stood before it.
  mutating func parseExtern(isOpen: Bool) -> ExternSyntax? {
    if at(.keywordFunc) {
      advance()
      let name = parseName("the function")
      return ExternSyntax(.function(name, parseExternFunction()))
    }
    guard isName(0) else {
      failExpecting("what is declared, such as 'modifier', 'type' or 'environment'")
      return nil
    }
    if isName(1), let kind = parseExternWord(isOpen: isOpen) { return ExternSyntax(kind) }
    return parseExternMembers()
  }

  /// The kind that a word with a name behind it begins; nil for any other word.
  mutating func parseExternWord(isOpen: Bool) -> ExternSyntax.Kind? {
    if isWord("modifier") {
      advance()
      let path = parsePath("the modifier")
      return .modifier(path, parseExternFunction())
    }
    if isWord("environment") { return parseExternEnvironment() }
    if isWord("type") || isWord("protocol") || isWord("struct") || isWord("class")
      || isWord("actor")
    {
      return .type(parseExternType())
    }
    if isWord("enum") { return parseExternEnum(isOpen: isOpen) }
    if isWord("view") || isWord("shape") {
      let isView = isWord("view")
      advance()
      let name = parseName(isView ? "the view" : "the shape")
      let function = parseExternFunction(requiresParameters: false)
      return isView ? .view(name, function) : .shape(name, function)
    }
    if isWord("style") { return parseExternStyle() }
    if isWord("configuration") { return .configuration(parseExternConfiguration()) }
    if isWord("namespace") {
      advance()
      return .namespace(parsePath("the namespace"))
    }
    if isWord("typealias") { return parseAlias() }
    if isWord("conformance") {
      advance()
      let path = parsePath("a type")
      return parseConformance(of: path)
    }
    return nil
  }

  /// `Color { … }`, `ShapeStyle where Self == Color { … }`, `Optional: View where Wrapped: View`
  private mutating func parseExternMembers() -> ExternSyntax? {
    let first = current
    let path = parsePath("a type")
    if at(.colon) { return ExternSyntax(parseConformance(of: path)) }
    let conditions = parseRequirements()
    guard at(.leftBrace) else {
      failAfterExternName(first)
      return nil
    }
    return ExternSyntax(.members(of: path, conditions: conditions, parseExternBody()))
  }

  private mutating func failAfterExternName(_ first: Token) {
    let words = [
      "modifier", "environment", "type", "protocol", "enum", "view", "shape", "style",
      "configuration", "namespace", "typealias",
    ]
    let written = text(first)
    let near = words.min { distance(written, $0) < distance(written, $1) }
    if !startsLine, isName(0), let near, distance(written, near) < 3 {
      fail(.misspelledWord(written, near, at: span(first)))
    } else {
      failExpecting("'{' and the members of '\(written)'")
    }
    skipToDeclaration()
  }

  private func distance(_ left: String, _ right: String) -> Int {
    editDistance(left.utf8, right.utf8, limit: 3)
  }

  /// `':' type { ',' type } [ where ]`
  private mutating func parseConformance(of path: [NameSyntax]) -> ExternSyntax.Kind {
    let types = parseConformances()
    if types.isEmpty { failExpecting("':' and a protocol") }
    return .conformance(path, types, conditions: parseRequirements())
  }

  /// `[ ':' type { ',' type } ]`
  private mutating func parseConformances() -> [TypeSyntax] {
    guard eat(.colon) else { return [] }
    var types: [TypeSyntax] = []
    repeat { types.append(parseType()) } while eat(.comma)
    return types
  }

  /// `'environment' [ 'var' ] name ':' type`
  private mutating func parseExternEnvironment() -> ExternSyntax.Kind {
    advance()
    let isSettable = isWordBeforeName("var")
    if isSettable { advance() }
    let name = parseName("the environment value")
    guard eat(.colon) else {
      fail(.missingType(of: name.text, found: describe(current), at: placeBehind))
      return .environment(name, TypeSyntax(.missing, placeBehind), isSettable: isSettable)
    }
    return .environment(name, parseType(), isSettable: isSettable)
  }

  /// `( 'type' | 'protocol' ) path [ generics ] [ ':' types ] [ where ] [ body ]`
  private mutating func parseExternType() -> ExternTypeSyntax {
    let isProtocol = isWord("protocol")
    if !isProtocol, !isWord("type") {
      report(.misspelledWord(text(current), "type", at: span(current)))
    }
    advance()
    let path = parsePath("the type")
    let generics = parseGenericParameters()
    let conformances = parseConformances()
    let conditions = parseRequirements()
    let body = at(.leftBrace) ? parseExternBody() : .members([])
    return ExternTypeSyntax(
      name: path, isProtocol: isProtocol, generics: generics, conformances: conformances,
      conditions: conditions, body: body)
  }

  /// `'enum' path [ ':' types ] [ '{' cases '}' ]`
  private mutating func parseExternEnum(isOpen: Bool) -> ExternSyntax.Kind {
    advance()
    let path = parsePath("the enum")
    let conformances = parseConformances()
    let cases = at(.leftBrace) ? parseEnumCases() : []
    return .enum(path, conformances: conformances, cases: cases, isOpen: isOpen)
  }

  /// `'style' name [ 'as' name ] [ parameters ] 'for' name`
  private mutating func parseExternStyle() -> ExternSyntax.Kind {
    advance()
    let name = parseName("the style")
    let swiftName = eat(.keywordAs) ? parseName("the struct") : nil
    let parameters = parseOptionalParameters()
    return .style(
      name, swiftName: swiftName, parameters: parameters, parseStyledConfiguration())
  }

  /// `'typealias' path [ generics ] '=' type`
  private mutating func parseAlias() -> ExternSyntax.Kind {
    advance()
    let path = parsePath("the type")
    let generics = parseGenericParameters()
    if !eat(.equal) { failExpecting("'=' and a type") }
    return .alias(path, generics: generics, parseType())
  }

  /// `'configuration' name [ 'as' name ] [ 'with' name ] [ 'makeBody' '(' '_' ':' ')' ]`
  /// `( 'unavailable' string | [ '{' { member } '}' ] )`
  private mutating func parseExternConfiguration() -> ExternConfigurationSyntax {
    advance()
    var result = ExternConfigurationSyntax(
      name: parseName("the configuration"), protocolName: nil, configurationName: nil,
      hasUnlabelledRequirement: false, members: [], unavailable: nil)
    if eat(.keywordAs) { result.protocolName = parseName("the style protocol") }
    if isWord("with") {
      advance()
      result.configurationName = parseName("the configuration's struct")
    }
    if isWord("makeBody") {
      advance()
      result.hasUnlabelledRequirement = true
      parseUnlabelledRequirement()
    }
    if isWord("unavailable"), !startsLine {
      advance()
      result.unavailable = takePlainString() ?? ""
    }
    if at(.leftBrace) { result.members = parseConfigurationMembers() }
    return result
  }

  /// `'(' '_' ':' ')'`
  private mutating func parseUnlabelledRequirement() {
    guard at(.leftParen), token(1).kind == .underscore, token(2).kind == .colon,
      token(3).kind == .rightParen
    else {
      failExpecting("'(_:)'")
      if at(.leftParen) { skipToken() }
      return
    }
    for _ in 0..<4 { advance() }
  }
}
