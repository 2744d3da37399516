import Diagnostics
import Lexer

/// What people who come from Swift will write in a body, with the language's own way to say it.
extension Parser {
  /// `func`; a `makeBody(configuration:)` gives what stands in it.
  mutating func parseFunctionItem(into items: inout [ItemSyntax]) {
    let start = current.start
    guard let function = parseFunction() else { return }
    guard function.name.text == "makeBody",
      function.parameters.first?.name.text == "configuration"
    else {
      return items.append(ItemSyntax(.function(function), span(from: start)))
    }
    reportWrapper(function.name.span, from: start, body: function.body)
    items += function.body.items
  }

  /// Reports a declaration whose body should stand by itself.
  private mutating func reportWrapper(_ span: SourceSpan, from start: Int32, body: BlockSyntax) {
    let open = SourceSpan(file: file, start: start, end: min(body.span.start + 1, body.span.end))
    let close = SourceSpan(file: file, start: max(body.span.end - 1, open.end), end: body.span.end)
    report(.makeBodyFunction(at: span, open: open, close: close))
  }

  /// An item whose first word is one of Swift's; false where it is not.
  mutating func parseForeignItem(into items: inout [ItemSyntax]) -> Bool {
    let hasMore = !token(1).flags.contains(.afterNewline)
    if isWordBeforeName("var") {
      let whole = span(current)
      return parseVariable(replacing: whole, wrapper: nil, into: &items)
    }
    if isWord("return"), hasMore ? startsOperand(token(1)) || token(1).kind == .rightBrace : true,
      token(1).kind != .leftParen || token(1).flags.contains(.spaceBefore),
      token(1).kind != .dot || token(1).flags.contains(.spaceBefore)
    {
      report(
        .returnStatement(
          at: span(current),
          removal: SourceSpan(file: file, start: current.start, end: token(1).start)))
      advance()
      if hasMore, !at(.rightBrace) { parseItem(into: &items) }
      return true
    }
    return parseForeignAccessItem(into: &items) || parseForeignStatement()
      || parseForeignTypeItem()
  }

  /// `private let …`, `static func …`
  private mutating func parseForeignAccessItem(into items: inout [ItemSyntax]) -> Bool {
    guard isName(1) || token(1).kind == .keywordLet || token(1).kind == .keywordFunc,
      isWord("private") || isWord("fileprivate") || isWord("static") || isWord("public")
        || isWord("internal") || isWord("final") || isWord("lazy")
    else { return false }
    report(
      .foreignAccess(
        text(current), at: span(current),
        removal: SourceSpan(file: file, start: current.start, end: token(1).start)))
    advance()
    parseItem(into: &items)
    return true
  }

  /// `guard`, `for`, `while` and the like, passed with their blocks.
  private mutating func parseForeignStatement() -> Bool {
    let next = token(1)
    if isWord("guard") || isWord("for") || isWord("while") || isWord("throw") {
      guard !next.flags.contains(.afterNewline),
        startsOperand(next) || next.kind == .underscore
          || next.kind == .keywordLet || next.kind == .keywordCase,
        next.kind != .dot || next.flags.contains(.spaceBefore),
        next.kind != .leftParen || next.flags.contains(.spaceBefore)
      else { return false }
    } else if isWord("do") || isWord("defer") || isWord("repeat") {
      guard next.kind == .leftBrace else { return false }
    } else if isWord("break") || isWord("continue") || isWord("fallthrough") {
      guard
        next.flags.contains(.afterNewline) || next.kind == .rightBrace
          || next.kind == .semicolon
      else { return false }
    } else {
      return false
    }
    report(.foreignStatement(text(current), at: span(current)))
    advance()
    while !startsLine, !at(.rightBrace), !at(.semicolon), !at(.endOfFile) {
      guard at(.leftBrace) else {
        skipToken()
        continue
      }
      _ = parseBlock()
      if !startsLine, isWord("while") || isWord("catch") { advance() }
    }
    return true
  }

  /// `struct`, `enum`, `class`, … in a body
  private mutating func parseForeignTypeItem() -> Bool {
    guard isName(1) else { return false }
    if isWord("enum") || isWord("struct") {
      report(.misplacedDeclaration(text(current), at: span(current)))
      if let declaration = parseDeclaration() { misplaced.append(declaration) }
      return true
    }
    for word in ["class", "extension", "protocol", "typealias", "actor"] where text(current) == word
    {
      report(.foreignDeclaration(word, hint: nil, at: span(current)))
      skipItem()
      return true
    }
    return false
  }

  /// `@State private var …`, `@ViewBuilder func …`
  mutating func parseForeignAttributeItem(into items: inout [ItemSyntax]) {
    let start = current.start
    advance()
    guard isName(0) else {
      failExpecting("the name of an attribute behind '@'")
      return skipItem()
    }
    let name = takeName()
    if at(.leftParen), !current.flags.contains(.spaceBefore) { skipToken() }
    if isWord("private") || isWord("fileprivate"), isName(1) { advance() }
    if isWordBeforeName("var") {
      let whole = SourceSpan(file: file, start: start, end: current.end)
      _ = parseVariable(replacing: whole, wrapper: name.text, into: &items)
      return
    }
    fail(.attributeHere(name.text, at: SourceSpan(file: file, start: start, end: name.span.end)))
    if at(.rightBrace) || at(.endOfFile) || isWord("unknown") { return }
    parseItem(into: &items)
  }

  /// `var name: Type = value`, from the `var`; `prefix` is what a fix-it replaces.
  private mutating func parseVariable(
    replacing prefix: SourceSpan, wrapper: String?, into items: inout [ItemSyntax]
  ) -> Bool {
    let start = current.start
    advance()
    let name = takeName()
    let type = eat(.colon) ? parseType() : nil
    let typeEnd = placeBehind
    if at(.leftBrace), !startsLine {
      let body = parseBlock()
      if name.text == "body" {
        reportWrapper(name.span, from: prefix.start, body: body)
        items += body.items
      } else {
        report(.computedProperty(at: name.span))
      }
      return true
    }
    let value = eat(.equal) ? parseExpression() : nil
    reportVariable(prefix, wrapper, name, typeSpan: type.map { _ in typeEnd })
    if wrapper == "Environment" || wrapper == "Binding" { return true }
    if wrapper == nil, type == nil, let value {
      let constant = LetSyntax(name: name, type: nil, value: value)
      items.append(ItemSyntax(.let(constant), span(from: start)))
    } else {
      let namespace = TypeSyntax(
        .named([NameSyntax("Namespace", name.span)], arguments: []), name.span)
      let local = LocalSyntax(
        name: name, isFocus: wrapper == "FocusState",
        type: wrapper == "Namespace" ? namespace : type,
        initialValue: value, scaled: wrapper == "ScaledMetric" ? .some(nil) : nil)
      items.append(ItemSyntax(.local(local), span(from: start)))
    }
    return true
  }

  private mutating func reportVariable(
    _ prefix: SourceSpan, _ wrapper: String?, _ name: NameSyntax, typeSpan: SourceSpan?
  ) {
    guard let wrapper else {
      return report(
        .variable(replacements: typeSpan == nil ? ["let", "local"] : ["local", "let"], at: prefix))
    }
    var edits: [Diagnostic.FixIt.Edit] = []
    switch wrapper {
    case "State", "GestureState": edits = [.init(prefix, "local")]
    case "Namespace":
      edits = [.init(prefix, "local"), .init(name.span.endPoint, ": Namespace")]
    case "FocusState":
      edits = [.init(prefix, "local focus")]
      if let typeSpan {
        edits.append(
          .init(SourceSpan(file: file, start: name.span.end, end: typeSpan.end), ""))
      }
    case "ScaledMetric": edits = [.init(prefix, "local"), .init(placeBehind, " scaled")]
    default: break
    }
    report(.propertyWrapper(wrapper, name.text, at: prefix, edits: edits))
  }
}
