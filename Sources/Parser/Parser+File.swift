import Diagnostics
import Lexer

/// Files and the choice of a declaration.
extension Parser {
  /// `file → { declaration }`
  mutating func parseFile() -> FileSyntax {
    var declarations: [DeclarationSyntax] = []
    while !at(.endOfFile) {
      if eat(.semicolon) { continue }
      let before = position
      if !at(.rightBrace) { isRecoveringFromDepth = false }
      if let declaration = parseDeclaration() { declarations.append(declaration) }
      if !misplaced.isEmpty {
        declarations += misplaced
        misplaced = []
      }
      if position == before { skipToDeclaration() }
      parseEndOfDeclaration()
    }
    return FileSyntax(declarations: declarations, wideNames: wideNames)
  }

  private mutating func parseEndOfDeclaration() {
    if startsLine || at(.endOfFile) || at(.semicolon) { return }
    if startsDeclaration, failedPosition != position {
      fail(.missingLineBreak(found: describe(current), at: span(current), place: placeBehind))
      return
    }
    if at(.rightBrace) {
      fail(.strayBrace(at: span(current)))
      while eat(.rightBrace) {}
      return
    }
    failExpecting("a new line")
    skipToDeclaration()
  }

  /// `declaration → prefix ( target | import | configuration | style | enum | struct | let | func |
  /// view | modifier | extern )`; nil where it was none.
  mutating func parseDeclaration() -> DeclarationSyntax? {
    guard enter(8) else { return nil }
    defer { leave(8) }
    let start = current.start
    let prefix = parsePrefix()
    let isOpen = prefix.attributes.contains { $0.name.text == "open" }
    guard let kind = parseDeclarationKind(isOpen: isOpen) else { return nil }
    return DeclarationSyntax(kind, prefix: prefix, span: span(from: start))
  }

  private mutating func parseDeclarationKind(isOpen: Bool) -> DeclarationSyntax.Kind? {
    switch kind {
    case .keywordLet: return parseLet().map { .let($0) }
    case .keywordFunc: return parseFunction().map { .function($0) }
    case .rightBrace:
      fail(.strayBrace(at: span(current)))
      while eat(.rightBrace) {}
      return nil
    case .identifier: break
    default:
      failExpecting("a declaration, such as 'style' or 'configuration'")
      skipToDeclaration()
      return nil
    }
    if let word = DeclarationWord.allCases.first(where: { hasText(current, $0.text) }) {
      return parseDeclaration(word, isOpen: isOpen)
    }
    if parseForeignDeclaration() { return nil }
    if let extern = parseForgottenExtern() { return .extern(extern) }
    if isName(1), let word = nearest(current, \DeclarationWord.text) {
      report(.misspelledWord(text(current), word.text.description, at: span(current)))
      return parseDeclaration(word, isOpen: isOpen)
    }
    failExpecting("a declaration, such as 'style' or 'configuration'")
    skipToDeclaration()
    return nil
  }

  private mutating func parseDeclaration(
    _ word: DeclarationWord, isOpen: Bool
  ) -> DeclarationSyntax.Kind? {
    switch word {
    case .target: return .target(parseTarget())
    case .import: return .import(parseImport())
    case .configuration: return .configuration(parseConfiguration())
    case .default, .style: return .style(parseStyle())
    case .enum: return .enum(parseEnum())
    case .struct: return parseStruct().map { .structure($0) }
    case .view: return .view(parseView())
    case .modifier: return .modifier(parseModifier())
    case .extern:
      advance()
      return parseExtern(isOpen: isOpen).map { .extern($0) }
    }
  }

  /// `target → 'target' platform version { ',' platform version }`
  private mutating func parseTarget() -> PlatformListSyntax {
    advance()
    let start = current.start
    var list = PlatformListSyntax(entries: [], hasStar: false, span: placeBehind)
    repeat {
      if startsLine, list.entries.isEmpty {
        failExpecting("a platform and a version, such as 'iOS 16'")
        break
      }
      guard parsePlatform(into: &list) else { break }
      if let last = list.entries.last, last.version == nil {
        fail(.missingVersion(of: last.platform.text, at: last.platform.span.endPoint))
      }
    } while eat(.comma)
    list.span = span(from: min(start, previousEnd))
    return list
  }

  /// `import → 'import' name { '.' name }`
  private mutating func parseImport() -> [NameSyntax] {
    advance()
    return parsePath("a module")
  }

  /// `path → name { '.' name }`
  mutating func parsePath(_ role: String) -> [NameSyntax] {
    var path = [parseName(role)]
    while at(.dot), !startsLine {
      advance()
      guard let name = parseMemberName() else { break }
      path.append(name)
    }
    return path
  }
}
