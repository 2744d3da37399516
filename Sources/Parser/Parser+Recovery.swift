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
  var startsFileDeclaration: Bool { startsFileDeclaration(at: 0) }

  /// The same for a token further on.
  private func startsFileDeclaration(at distance: Int) -> Bool {
    let first = token(distance)
    func isFirst(_ word: StaticString) -> Bool { hasText(first, word) }
    guard first.kind == .identifier,
      isName(distance + 1) || token(distance + 1).kind == .keywordFunc || isFirst("public")
    else { return false }
    switch bytes[Int(first.start)] {
    case UInt8(ascii: "s"): return isFirst("style")
    case UInt8(ascii: "d"): return isFirst("default") && isWord("style", at: distance + 1)
    case UInt8(ascii: "c"): return isFirst("configuration")
    case UInt8(ascii: "e"): return isFirst("extern")
    case UInt8(ascii: "i"):
      return isFirst("import") || isFirst("internal") && isDeclarationWord(distance + 1)
    case UInt8(ascii: "t"): return isFirst("target")
    case UInt8(ascii: "m"): return isFirst("modifier")
    case UInt8(ascii: "p"):
      return (isFirst("public") || isFirst("package")) && isDeclarationWord(distance + 1)
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

  /// Whether the cursor stands in the first column at a declaration of the file, its attributes
  /// before it: then every bracket
  /// that is still open was forgotten.
  @inline(__always)
  var isAtDeclarationEdge: Bool {
    guard kind == .identifier || kind == .at, isInFirstColumn else { return false }
    return startsFileDeclaration(at: behindAttributes)
  }

  /// How many tokens the attributes at the cursor have: `@available(iOS 26, macOS 26)`.
  private var behindAttributes: Int {
    var distance = 0
    while token(distance).kind == .at, distance < 100 {
      distance += 2
      guard token(distance).kind == .leftParen else { continue }
      while token(distance).kind != .rightParen, distance < 100 { distance += 1 }
      distance += 1
    }
    return distance
  }

  @inline(__always)
  private var isInFirstColumn: Bool {
    guard startsLine, current.start > 0 else { return startsLine }
    let before = bytes[Int(current.start) - 1]
    return before == 0x0A || before == 0x0D
  }
}
