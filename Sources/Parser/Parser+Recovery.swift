import Diagnostics
import Lexer

/// Finding the next place from which to go on.
extension Parser {
  /// Passes one token, or a whole pair of brackets with what stands in it.
  mutating func skipToken() {
    switch kind {
    case .leftParen, .leftBracket, .leftBrace: skipBrackets()
    default: advance()
    }
  }

  /// Passes a pair of brackets. Ends before a `}` that closes something further out, and before a
  /// declaration at the edge of the file.
  private mutating func skipBrackets() {
    var open: [TokenKind] = []
    repeat {
      switch kind {
      case .leftParen: open.append(.rightParen)
      case .leftBracket: open.append(.rightBracket)
      case .leftBrace: open.append(.rightBrace)
      case .rightParen, .rightBracket, .rightBrace:
        while let last = open.last, last != kind {
          // A `)` too many is passed; a `}` closes what was left open inside.
          guard kind == .rightBrace else { break }
          open.removeLast()
        }
        if open.isEmpty { return }
        if open.last == kind { open.removeLast() }
      case .endOfFile: return
      default: if isAtDeclarationEdge { return }
      }
      advance()
    } while !open.isEmpty
  }

  /// Passes what is left of an item: to a new line, a `;` or a `}`.
  mutating func skipItem() {
    repeat {
      switch kind {
      case .rightBrace, .endOfFile, .semicolon: return
      default: skipToken()
      }
    } while !startsLine
  }

  /// Passes what stands before a `{` on this line; true where there is one.
  mutating func skipToBlock() -> Bool {
    while !at(.leftBrace) {
      if startsLine { return false }
      switch kind {
      case .rightBrace, .endOfFile, .semicolon: return false
      default: skipToken()
      }
    }
    return true
  }

  /// Passes everything up to something that begins a declaration at the start of a line.
  mutating func skipToDeclaration() {
    repeat {
      if at(.endOfFile) { return }
      skipToken()
    } while !(startsLine && startsDeclaration)
  }

  /// Whether the cursor stands at what begins a declaration at file level.
  var startsDeclaration: Bool {
    switch kind {
    case .at, .keywordLet, .keywordFunc, .endOfFile: return true
    case .identifier:
      return startsFileDeclaration || isWordBeforeName("enum") || isWordBeforeName("struct")
        || isWordBeforeName("view") || isInFirstColumn && isName(1)
    default: return false
    }
  }

  /// Whether the cursor stands at what begins a declaration that can only stand at file level.
  var startsFileDeclaration: Bool {
    guard kind == .identifier, isName(1) || token(1).kind == .keywordFunc || isWord("public")
    else { return false }
    switch bytes[Int(current.start)] {
    case UInt8(ascii: "s"): return isWord("style")
    case UInt8(ascii: "d"): return isWord("default") && isWord("style", at: 1)
    case UInt8(ascii: "c"): return isWord("configuration")
    case UInt8(ascii: "e"): return isWord("extern")
    case UInt8(ascii: "i"):
      return isWord("import") || isWord("internal") && isDeclarationWord(1)
    case UInt8(ascii: "t"): return isWord("target")
    case UInt8(ascii: "m"): return isWord("modifier")
    case UInt8(ascii: "p"):
      return (isWord("public") || isWord("package")) && isDeclarationWord(1)
    default: return false
    }
  }

  private func isDeclarationWord(_ distance: Int) -> Bool {
    let other = token(distance)
    switch other.kind {
    case .keywordLet, .keywordFunc: return true
    case .identifier: return DeclarationWord.allCases.contains { hasText(other, $0.text) }
    default: return false
    }
  }

  /// Whether the cursor stands in the first column at a declaration of the file: then every bracket
  /// that is still open was forgotten.
  var isAtDeclarationEdge: Bool {
    guard kind == .identifier || kind == .at, isInFirstColumn else { return false }
    return kind == .at || startsFileDeclaration
  }

  private var isInFirstColumn: Bool {
    guard startsLine, current.start > 0 else { return startsLine }
    let before = bytes[Int(current.start) - 1]
    return before == 0x0A || before == 0x0D
  }
}
