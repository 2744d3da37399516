import Diagnostics
import Lexer

/// Blocks and their items. There is one grammar for all of them; what an item means is told apart
/// later by the kind of body that it stands in.
extension Parser {
  /// `block → '{' items '}'`
  mutating func parseBlock() -> BlockSyntax {
    let start = current
    let saved = context
    context = Context()
    advance()
    let items = parseItems()
    context = saved
    if !eat(.rightBrace) { failUnclosed(start, .rightBrace) }
    return BlockSyntax(items: items, span: span(from: start.start))
  }

  /// The block of a closure, with its parameters.
  mutating func parseBlock(parameters: inout [NameSyntax]?) -> BlockSyntax {
    let start = current
    let saved = context
    context = Context()
    advance()
    parameters = parseClosureParameters()
    let items = parseItems()
    context = saved
    if !eat(.rightBrace) { failUnclosed(start, .rightBrace) }
    return BlockSyntax(items: items, span: span(from: start.start))
  }

  /// The block that a head or a declaration must have; `{` may stand on the next line.
  mutating func parseRequiredBlock(of owner: String) -> BlockSyntax {
    if !at(.leftBrace) {
      failExpecting("'{' and the body of \(owner)")
      guard skipToBlock() else {
        height = 0
        return BlockSyntax(items: [], span: placeBehind)
      }
    }
    return parseBlock()
  }

  /// `items → { item ( newline | ';' ) }`, up to a `}` or, inside a `switch`, a `case`
  mutating func parseItems() -> [ItemSyntax] {
    var items: [ItemSyntax] = []
    var tallest = 0
    guard enter() else { return [] }
    defer { leave() }
    while !isAtEndOfItems {
      let before = position
      height = 0
      parseItem(into: &items)
      tallest = max(tallest, height)
      if position == before {
        failExpecting("a view, a value or a statement")
        skipToken()
      }
      parseEndOfItem()
    }
    guard grow(from: tallest) else { return [] }
    return items
  }

  private var isAtEndOfItems: Bool {
    switch kind {
    case .rightBrace, .endOfFile: return true
    case .keywordCase: return switchDepth > 0
    case .identifier: return switchDepth > 0 && isDefaultLabel || isAtDeclarationEdge
    case .at: return isAtDeclarationEdge
    default: return false
    }
  }

  /// `default:`, also where the colon was forgotten
  var isDefaultLabel: Bool {
    guard isWord("default") else { return false }
    switch token(1).kind {
    case .colon: return startsLine || token(2).kind != .leftBrace
    case .dot, .leftParen, .equal, .infixOperator, .infixQuestion: return false
    default: return startsLine && switchDepth > 0
    }
  }

  /// A new line or `;`. A `when`, an `animate` and a modifier may follow on the line.
  private mutating func parseEndOfItem() {
    switch kind {
    case .semicolon:
      while eat(.semicolon) {}
      return
    case .rightBrace, .endOfFile, .keywordWhen, .keywordAnimate, .dot: return
    case .keywordCase where switchDepth > 0: return
    default: break
    }
    if startsLine { return }
    if failedPosition == position { return skipItem() }
    if startsOperand(current) || at(.keywordLet) || at(.keywordFunc) {
      reportCrowded()
      return
    }
    if at(.colon), token(1).kind == .leftBrace {
      fail(.strayLabel(at: span(current)))
      return skipItem()
    }
    failExpecting("a new line")
    skipItem()
  }

  /// Two items on one line; said once for each line.
  private mutating func reportCrowded() {
    var start = position
    while start > 0, !tokens[start].flags.contains(.afterNewline) {
      start -= 1
      if start == crowdedPosition || position - start > 40 { break }
    }
    let isKnown = start == crowdedPosition
    crowdedPosition = isKnown ? start : position
    if isKnown || failedPosition >= start { return }
    fail(.missingLineBreak(found: describe(current), at: span(current), place: placeBehind))
  }

  /// `item → when | animate | if | switch | let | func | local | view | assignment | expression`
  mutating func parseItem(into items: inout [ItemSyntax]) {
    let start = current.start
    let item: ItemSyntax.Kind
    switch kind {
    case .semicolon: return advance()
    case .keywordWhen: return parseWhen(into: &items)
    case .keywordAnimate: item = .animate(parseAnimate())
    case .keywordIf: item = .if(parseIf())
    case .keywordSwitch: item = .switch(parseSwitch())
    case .keywordLet:
      guard let value = parseLet() else { return }
      item = .let(value)
    case .keywordFunc: return parseFunctionItem(into: &items)
    case .keywordElse: return parseLonelyElse()
    case .keywordCase:
      fail(.caseOutsideSwitch(at: span(current)))
      return skipItem()
    case .at: return parseForeignAttributeItem(into: &items)
    case .identifier:
      if parseWordItem(into: &items) { return }
      item = parseExpressionItem()
    default:
      item = parseExpressionItem()
    }
    if previousEnd > start { items.add(ItemSyntax(item, span(from: start))) }
  }

  /// An item that begins with a word that is reserved only there; false where it is an expression.
  private mutating func parseWordItem(into items: inout [ItemSyntax]) -> Bool {
    guard
      isName(1) || token(1).kind == .leftBrace || token(1).kind == .leftParen
        || !token(1).flags.contains(.afterNewline)
    else { return parseForeignItem(into: &items) }
    let start = current.start
    if isWordBeforeName("local") {
      items.append(ItemSyntax(.local(parseLocal()), span(from: start)))
      return true
    }
    if isWordBeforeName("view"), token(2).kind == .leftParen || token(2).kind == .leftBrace {
      items.append(ItemSyntax(.view(parseView()), span(from: start)))
      return true
    }
    if startsFileDeclaration {
      report(.misplacedDeclaration(text(current), at: span(current)))
      if let declaration = parseDeclaration() { misplaced.append(declaration) }
      return true
    }
    return parseForeignItem(into: &items)
  }

  /// `expression`, `expression '=' expression`, `expression '+=' expression`
  private mutating func parseExpressionItem() -> ItemSyntax.Kind {
    let expression = parseExpression()
    let inner = height
    guard !startsLine, at(.equal) || isCompoundAssignment else { return .expression(expression) }
    let symbol = takeName()
    let value = parseExpression()
    height = max(inner, height)
    return .assignment(
      AssignmentSyntax(target: expression, operatorName: symbol, value: value))
  }

  private var isCompoundAssignment: Bool {
    guard kind == .infixOperator, current.end - current.start == 2,
      bytes[Int(current.start) + 1] == UInt8(ascii: "=")
    else { return false }
    switch bytes[Int(current.start)] {
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "/"),
      UInt8(ascii: "%"):
      return true
    default: return false
    }
  }

  /// An `else` without its `if`
  private mutating func parseLonelyElse() {
    fail(.lonelyElse(at: span(current)))
    advance()
    if at(.keywordIf) { _ = parseIf() } else if at(.leftBrace) { _ = parseBlock() }
  }
}
