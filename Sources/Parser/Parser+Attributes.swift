import Diagnostics
import Lexer

/// What stands before a declaration: documentation, attributes, access; and lists of platforms.
extension Parser {
  /// `prefix → { '///' … } { attribute } [ 'public' | 'package' | 'internal' ]`
  mutating func parsePrefix() -> DeclarationPrefix {
    var prefix = DeclarationPrefix()
    prefix.documentation = takeDocumentation()
    while at(.at) {
      guard let attribute = parseAttribute() else { break }
      prefix.attributes.append(attribute)
    }
    prefix.access = parseAccess()
    while at(.at), prefix.access != nil {
      guard let attribute = parseAttribute() else { break }
      prefix.attributes.append(attribute)
    }
    return prefix
  }

  /// The `///` lines before the cursor.
  func takeDocumentation() -> [String] {
    guard current.flags.contains(.hasDocumentation) else { return [] }
    return documentation(bytes, from: Int(previousEnd), to: Int(current.start))
  }

  private mutating func parseAccess() -> AccessSyntax? {
    guard at(.identifier), isName(1) || isReservedWord(token(1).kind) || token(1).kind == .at
    else { return nil }
    // Nearly all words begin with other letters.
    switch bytes[Int(current.start)] {
    case UInt8(ascii: "p"), UInt8(ascii: "i"), UInt8(ascii: "f"), UInt8(ascii: "o"): break
    default: return nil
    }
    var level: AccessSyntax.Level?
    if isWord("public") { level = .public }
    if isWord("package") { level = .package }
    if isWord("internal") { level = .internal }
    let span = span(current)
    if isWord("private") || isWord("fileprivate") || isWord("open") {
      report(
        .foreignAccess(
          text(current), at: span,
          removal: SourceSpan(file: file, start: current.start, end: token(1).start)))
      level = .internal
    }
    guard let level else { return nil }
    advance()
    return AccessSyntax(level: level, span: span)
  }

  /// `attribute → '@' name [ '(' … ')' ]`; nil where no name follows.
  mutating func parseAttribute() -> AttributeSyntax? {
    let start = current.start
    advance()
    guard isName(0), !current.flags.contains(.spaceBefore) else {
      failExpecting("the name of an attribute behind '@'")
      return nil
    }
    let name = takeName()
    var arguments = AttributeSyntax.Arguments.none
    if at(.leftParen), !startsLine {
      switch name.text {
      case "available": arguments = .platforms(parsePlatformList())
      case "deprecated": arguments = parseDeprecation()
      case "sdk": arguments = parseSDK()
      default: skipToken()
      }
    } else if name.text == "available" || name.text == "deprecated" || name.text == "sdk" {
      failExpecting("'('")
    }
    return AttributeSyntax(name: name, arguments: arguments, span: span(from: start))
  }

  /// `'(' version ')'`
  private mutating func parseSDK() -> AttributeSyntax.Arguments {
    let opener = current
    advance()
    let version = parseVersion()
    if version == nil { failExpecting("a version") }
    closeList(opener)
    return version.map { .version($0) } ?? .none
  }

  /// `'(' ( 'soft' | 'always' | platform version | 'use' ':' string ) { ',' … } ')'`
  private mutating func parseDeprecation() -> AttributeSyntax.Arguments {
    let opener = current
    advance()
    var list = PlatformListSyntax(entries: [], hasStar: false, span: placeBehind)
    var flag: NameSyntax?
    var use = ""
    repeat {
      if isWord("soft") || isWord("always") {
        flag = takeName()
      } else if isName(0), token(1).kind == .colon {
        if !isWord("use") { failExpecting("'use:'") }
        advance()
        advance()
        use = takePlainString() ?? use
      } else if !parsePlatform(into: &list) {
        break
      }
    } while eat(.comma)
    closeList(opener)
    list.span = span(from: opener.start)
    return .deprecated(list, flag: flag, use: use)
  }

  /// A string without interpolations, as its text.
  mutating func takePlainString() -> String? {
    guard at(.string) else {
      failExpecting("a string")
      return nil
    }
    let start = Int(current.start) + 1
    let end = Int(current.end) - 1
    advance()
    let raw = String(decoding: bytes[start..<end], as: UTF8.self)
    guard raw.utf8.contains(UInt8(ascii: "\\")) else { return raw }
    var result = ""
    var isEscaped = false
    for character in raw.unicodeScalars {
      if !isEscaped, character == "\\" {
        isEscaped = true
        continue
      }
      result.unicodeScalars.append(isEscaped && character == "n" ? "\n" : character)
      isEscaped = false
    }
    return result
  }

  /// `'(' ( platform [ version | 'unavailable' ] | '*' ) { ',' … } ')'`, from the bracket
  mutating func parsePlatformList() -> PlatformListSyntax {
    let opener = current
    advance()
    var list = PlatformListSyntax(entries: [], hasStar: false, span: placeBehind)
    repeat {
      if !parsePlatform(into: &list) { break }
    } while eat(.comma)
    closeList(opener)
    list.span = span(from: opener.start)
    return list
  }

  /// Passes a `)`, and what is wrong before it.
  private mutating func closeList(_ opener: Token) {
    if eat(.rightParen) { return }
    failExpecting("',' or ')'")
    while !at(.rightParen), !startsLine, !at(.endOfFile), !at(.rightBrace), !at(.leftBrace) {
      skipToken()
    }
    _ = eat(.rightParen)
  }

  /// `platform [ version | 'unavailable' ]` or `*`; false where it is neither.
  mutating func parsePlatform(into list: inout PlatformListSyntax) -> Bool {
    if hasText(current, "*") {
      advance()
      list.hasStar = true
      return true
    }
    guard isName(0) else {
      failExpecting("a platform")
      return false
    }
    let platform = takeName()
    if isWord("unavailable"), !startsLine {
      advance()
      list.entries.append(.init(platform: platform, version: nil, isUnavailable: true))
      return true
    }
    let version = startsLine ? nil : parseVersion()
    list.entries.append(.init(platform: platform, version: version))
    return true
  }

  /// `version → integer [ '.' integer [ '.' integer ] ]`; nil where none stands here.
  mutating func parseVersion() -> VersionSyntax? {
    guard at(.integer) || at(.float) else { return nil }
    let start = current.start
    var end = current.end
    advance()
    // The lexer takes `16.4` for one number; a third part follows on its own.
    if at(.dot), token(1).kind == .integer, !startsLine, !current.flags.contains(.spaceBefore) {
      advance()
      end = current.end
      advance()
    }
    var parts: [Int] = [0]
    for byte in bytes[Int(start)..<Int(end)] {
      if byte == UInt8(ascii: ".") {
        parts.append(0)
      } else if byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
        parts[parts.count - 1] = min(parts[parts.count - 1] * 10 + Int(byte) - 48, 1_000_000)
      }
    }
    parts += [0, 0]
    return VersionSyntax(
      major: parts[0], minor: parts[1], patch: parts[2],
      span: SourceSpan(file: file, start: start, end: end))
  }
}
