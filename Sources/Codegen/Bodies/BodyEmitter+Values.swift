import TypeChecker

/// `let`s, and `if` and `switch` as values.
extension BodyEmitter {
  mutating func text(_ constant: CheckedConstant, _ place: Place) -> String {
    replacements[constant.name] = nil
    return self.constant(
      SwiftName.escaped(constant.name),
      type: constant.hasWrittenType || !constant.value.tellsItsType ? constant.type : nil,
      constant.value, place)
  }

  /// `let name: Type = value`; nil for a type that Swift finds by itself.
  mutating func constant(
    _ name: String, type: Type?, _ value: CheckedValue, _ place: Place
  ) -> String {
    let isTyped = type?.canBeWritten ?? false
    let head = "let " + name + (isTyped ? ": " + (type?.swift ?? "") : "") + " ="
    if case .expression(let expression) = value {
      if case .raw(let span, _) = expression.kind { return context.rawValue(head, span) }
      let expression = isTyped ? expression : expression.explicit
      let text = text(expression, place.after(head + " "))
      return assigned(head, text, place)
    }
    let choice = text(value, Place(edge: place.edge + 2), type: isTyped ? type : nil)
    return assigned(head, choice, place)
  }

  /// `head value`, the value on lines of its own where it is a long `if` or `switch`.
  func assigned(_ head: String, _ value: String, _ place: Place) -> String {
    let inOneLine = head + " " + value
    if !value.isMultiline { return place.fits(inOneLine) ? inOneLine : head + "\n  " + value }
    let startsBlock = value.hasPrefix("if ") || value.hasPrefix("switch ")
    return startsBlock ? head + "\n" + value.indented() : inOneLine
  }

  /// A value as an expression: `if a { 1 } else { 2 }`, or a closure that is called where Swift
  /// wants statements.
  mutating func text(_ value: CheckedValue, _ place: Place, type: Type?) -> String {
    if case .expression(let expression) = value {
      return text(type == nil ? expression.explicit : expression, place)
    }
    let before = self
    if let text = choiceExpression(value, place, isExplicit: type == nil) { return text }
    self = before
    let body = returning(value, place.inside())
    let signature = type.map { " () -> " + $0.swift + " in" } ?? ""
    return "{" + signature + "\n" + body.indented() + "\n}()"
  }

  /// Nil where a branch holds more than one expression.
  private mutating func choiceExpression(
    _ value: CheckedValue, _ place: Place, isExplicit: Bool
  ) -> String? {
    switch value {
    case .expression(let expression):
      let outer = pending
      pending = []
      defer { pending = outer }
      let text = text(isExplicit ? expression.explicit : expression, place.inside())
      return pending.isEmpty ? text : nil
    case .if:
      guard let branches = ifBranches(value, place, isExplicit: isExplicit) else { return nil }
      return BodyEmitter.ifExpression(branches, place)
    case .switch(let choice):
      var isPlain = true
      let text = text(choice, place, mentions: { name, body in found(name) { $0.walk(body) } }) {
        emitter, block, place in
        guard block.constants.isEmpty,
          let text = emitter.choiceExpression(block.value, place, isExplicit: isExplicit)
        else {
          isPlain = false
          return ""
        }
        return text
      }
      return isPlain ? text : nil
    }
  }

  /// The heads and values of an `if … else if … else`; the last has no head.
  private mutating func ifBranches(
    _ value: CheckedValue, _ place: Place, isExplicit: Bool
  ) -> [(head: String, value: String)]? {
    guard case .if(let conditions, let then, let otherwise) = value else {
      return choiceExpression(value, place, isExplicit: isExplicit).map { [("", $0)] }
    }
    guard !conditions.isFixed, then.constants.isEmpty, otherwise.constants.isEmpty else {
      return nil
    }
    let outer = pending
    pending = []
    let outerReplacements = replacements
    let head = ifHead(conditions, place) { then.value.mentions($0) }
    let isPlain = pending.isEmpty
    pending = outer
    guard isPlain,
      let first = choiceExpression(then.value, place, isExplicit: isExplicit)
    else { return nil }
    replacements = outerReplacements
    guard let rest = ifBranches(otherwise.value, place, isExplicit: isExplicit) else { return nil }
    return [(head, first)] + rest
  }

  /// `if a { 1 } else if b { 2 } else { 3 }`; the last branch has no head.
  static func ifExpression(_ branches: [(head: String, value: String)], _ place: Place) -> String {
    var inOneLine = ""
    var inLines = ""
    for (index, branch) in branches.enumerated() {
      let head = branch.head.isEmpty ? "" : "if " + branch.head + " "
      inOneLine += (index == 0 ? "" : " else ") + head + "{ " + branch.value + " }"
      inLines += (index == 0 ? "" : " else ") + head + "{\n" + branch.value.indented() + "\n}"
    }
    return place.fits(inOneLine) ? inOneLine : inLines
  }

  /// What a function or a closure gives: its `let`s and its value, behind some statements.
  mutating func functionBody(
    _ block: CheckedValueBlock, _ place: Place, after statements: [String] = []
  ) -> String {
    if block.constants.isEmpty, statements.isEmpty {
      let before = self
      if let text = choiceExpression(block.value, place, isExplicit: false) { return text }
      self = before
    }
    return (statements + [returning(block, place)]).joined(separator: "\n")
  }

  /// Statements that return the value.
  private mutating func returning(_ block: CheckedValueBlock, _ place: Place) -> String {
    var lines: [String] = []
    for (index, constant) in block.constants.enumerated() {
      let isUsed =
        block.value.mentions(constant.name)
        || block.constants[(index + 1)...].contains { $0.value.mentions(constant.name) }
      if isUsed { lines.append(statement { $0.text(constant, place) }) }
    }
    lines.append(returning(block.value, place))
    return lines.joined(separator: "\n")
  }

  private mutating func returning(_ value: CheckedValue, _ place: Place) -> String {
    statement { emitter in
      switch value {
      case .expression(let expression):
        if case .raw(let span, _) = expression.kind {
          return emitter.context.rawValue("return", span)
        }
        return "return " + emitter.text(expression, place.after("return "))
      case .if(let conditions, let then, let otherwise):
        if conditions.isFixed {
          return emitter.fixedReturns(conditions, then, otherwise, place)
        }
        let outer = emitter.replacements
        let head = emitter.ifHead(conditions, place) { name in found(name) { $0.walk(then) } }
        let first = emitter.returning(then, place.inside())
        emitter.replacements = outer
        return "if " + head + " {\n" + first.indented()
          + "\n} else {\n" + emitter.returning(otherwise, place.inside()).indented() + "\n}"
      case .switch(let choice):
        return emitter.text(
          choice, place, mentions: { name, body in found(name) { $0.walk(body) } }
        ) { $0.returning($1, $2) }
      }
    }
  }

  private mutating func fixedReturns(
    _ conditions: [CheckedCondition], _ then: CheckedValueBlock, _ otherwise: CheckedValueBlock,
    _ place: Place
  ) -> String {
    let (fixed, rest) = conditions.fixedFirst
    let inner =
      rest.isEmpty
      ? then : CheckedValueBlock(constants: [], value: .if(rest, then, otherwise: otherwise))
    let texts = [returning(inner, place.inside(2)), returning(otherwise, place.inside(2))]
    var sdk: Int?
    Mentions(call: { sdk = newer(sdk, $0.sdk) }).walk(inner)
    return FixedChoice([fixed]).text(sdks: [sdk]) { texts[$0] }
  }
}

extension CheckedValue {
  /// Whether the type of a `let` with this value need not be written: a reader sees it, and Swift
  /// has nothing to search.
  fileprivate var tellsItsType: Bool {
    guard case .expression(let expression) = self else { return false }
    switch expression.kind {
    case .boolean, .string, .color, .reference, .member: return true
    case .call(let call):
      if case .type = call.callee.kind { return true }
      if case .reference = call.callee.kind { return true }
      return false
    case .conversion, .cast: return true
    default: return false
    }
  }
}
