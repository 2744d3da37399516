import Diagnostics
import Lexer

/// What people who come from Swift will write at file level.
extension Parser {
  /// A declaration of Swift's that has no counterpart; passed. False where it is none.
  mutating func parseForeignDeclaration() -> Bool {
    guard isName(1) else { return false }
    let word = text(current)
    let hint: String?
    switch word {
    case "extension": hint = "'extern \(text(token(1))) { … }' to declare its members"
    case "class", "actor": hint = nil
    case "final", "static": hint = nil
    case "var": hint = "'let'"
    default: return false
    }
    report(.foreignDeclaration(word, hint: hint, at: span(current)))
    advance()
    skipToDeclaration()
    return true
  }

  /// `type`, `protocol`, `environment`, … whose `extern` was forgotten.
  mutating func parseForgottenExtern() -> ExternSyntax? {
    guard isName(1) else { return nil }
    for word in ["type", "protocol", "environment", "shape", "namespace", "typealias"]
    where text(current) == word {
      report(.missingExtern(word, at: span(current)))
      return parseExtern(isOpen: false)
    }
    return nil
  }

  /// `struct Fancy: ButtonStyle { … }`; passed. False for a struct of the language.
  mutating func parseForeignStruct() -> Bool {
    guard isName(1), token(2).kind == .colon || hasText(token(2), "<") else { return false }
    let start = current
    advance()
    let name = takeName()
    _ = parseGenericParameters()
    var protocolName = ""
    if eat(.colon) {
      if isName(0) { protocolName = text(current) }
      repeat { _ = parseType() } while eat(.comma)
    }
    _ = parseRequirements()
    var header = SourceSpan(file: file, start: start.start, end: previousEnd)
    var replacement: String?
    if protocolName.hasSuffix("Style"), protocolName.utf8.count > 5 {
      let configuration = protocolName.dropLast(5)
      let short =
        name.text.hasSuffix(protocolName) && name.text != protocolName
        ? String(name.text.dropLast(protocolName.count)) : name.text
      replacement = "style \(short) for \(configuration)"
    } else if protocolName == "View" {
      replacement = "view \(name.text)"
    } else if protocolName == "ViewModifier" {
      replacement = "modifier \(name.text)"
    }
    header.end = max(header.end, header.start)
    report(.structConformance(replacement: replacement, at: header))
    if at(.leftBrace) { skipToken() }
    return true
  }
}
