import TypeChecker

/// `let`s, and `if` and `switch` as values.
extension BodyEmitter {
  mutating func write(_ constant: CheckedConstant, _ place: Place) {
    if !replacements.isEmpty { replacements[constant.name] = nil }
    writeConstant(
      SwiftName.escaped(constant.name),
      type: constant.hasWrittenType || !constant.value.tellsItsType ? constant.type : nil,
      constant.value, place)
  }

  /// `let name: Type = value`; nil for a type that Swift finds by itself.
  mutating func writeConstant(
    _ name: String, type: Type?, _ value: CheckedValue, _ place: Place
  ) {
    let start = out.count
    let isTyped = writeHead("let ", name, type)
    if case .expression(let expression) = value {
      if case .raw(let span, _) = expression.kind {
        let head = cut(from: start)
        return out.append(context.rawValue(head, span))
      }
      writeAssigned(from: start, place) {
        $0.write(isTyped ? expression : expression.explicit, $1)
      }
    } else {
      writeAssigned(from: start, place) { emitter, _ in
        emitter.write(value, Place(edge: place.edge + 2), type: isTyped ? type : nil)
      }
    }
  }

  /// `let name: Type =`, without the type where it cannot be written; says whether it can.
  @discardableResult
  mutating func writeHead(_ word: StaticString, _ name: String, _ type: Type?) -> Bool {
    out.append(word)
    out.append(name)
    let isTyped = type?.canBeWritten ?? false
    if isTyped, let type {
      out.append(": ")
      out.append(type)
    }
    out.append(" =")
    return isTyped
  }

  /// Writes a value behind a head that was written from `start` on; on lines of its own where it is
  /// a long `if` or `switch`. `write` is told the place behind the head.
  mutating func writeAssigned(
    from start: Int, _ place: Place, _ write: (inout BodyEmitter, Place) -> Void
  ) {
    out.append(" ")
    let value = out.count
    write(&self, place.after(out, from: start))
    endAssigned(from: start, value: value, place)
  }

  /// Lays out a value behind its head.
  mutating func endAssigned(from start: Int, value: Int, _ place: Place) {
    if !out.isMultiline(from: value) {
      if !place.fits(out, from: start) { out.insert("\n ", at: value - 1) }
    } else if out.hasText("if ", at: value) || out.hasText("switch ", at: value) {
      out.indent(from: value)
      out.breakLine(at: value - 1)
    }
  }

  /// The same for a head and a value that are there already.
  mutating func assigned(_ head: String, _ value: String, _ place: Place) -> String {
    string { emitter in
      let start = emitter.out.count
      emitter.out.append(head)
      emitter.writeAssigned(from: start, place) { emitter, _ in emitter.out.append(value) }
    }
  }

  /// A value as an expression: `if a { 1 } else { 2 }`, or a closure that is called where Swift
  /// wants statements.
  mutating func write(_ value: CheckedValue, _ place: Place, type: Type?) {
    if case .expression(let expression) = value {
      return write(type == nil ? expression.explicit : expression, place)
    }
    let trial = trial()
    if let text = choiceExpression(value, place, isExplicit: type == nil) {
      return out.append(text)
    }
    takeBack(trial)
    writeCalledClosure(type: type) { $0.writeReturn(value, place.inside()) }
  }

  /// Nil where a branch holds more than one expression.
  private mutating func choiceExpression(
    _ value: CheckedValue, _ place: Place, isExplicit: Bool
  ) -> String? {
    switch value {
    case .expression(let expression):
      let mark = pending.count
      let text = text(isExplicit ? expression.explicit : expression, place.inside())
      defer { pending.truncate(to: mark) }
      return pending.count == mark ? text : nil
    case .if:
      guard let branches = ifBranches(value, place, isExplicit: isExplicit) else { return nil }
      return BodyEmitter.ifExpression(branches, place)
    case .switch(let choice):
      var isPlain = true
      let text = string {
        $0.write(choice, place, mentions: { name, body in found(name) { $0.walk(body) } }) {
          emitter, block, place in
          guard block.constants.isEmpty,
            let text = emitter.choiceExpression(block.value, place, isExplicit: isExplicit)
          else {
            isPlain = false
            return
          }
          emitter.out.append(text)
        }
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
    let mark = pending.count
    let outerReplacements = replacements
    let head = string { $0.writeIfHead(conditions, place) { then.value.mentions($0) } }
    let isPlain = pending.count == mark
    pending.truncate(to: mark)
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
  mutating func writeFunctionBody(
    _ block: CheckedValueBlock, _ place: Place, after statements: [String] = []
  ) {
    if block.constants.isEmpty, statements.isEmpty {
      let trial = trial()
      if let text = choiceExpression(block.value, place, isExplicit: false) {
        return out.append(text)
      }
      takeBack(trial)
    }
    for statement in statements {
      out.append(statement)
      out.append(.newline)
    }
    writeReturn(block, place)
  }

  /// Statements that return the value.
  private mutating func writeReturn(_ block: CheckedValueBlock, _ place: Place) {
    for (index, constant) in block.constants.enumerated() {
      let isUsed =
        block.value.mentions(constant.name)
        || block.constants[(index + 1)...].contains { $0.value.mentions(constant.name) }
      if isUsed {
        statement { $0.write(constant, place) }
        out.append(.newline)
      }
    }
    writeReturn(block.value, place)
  }

  private mutating func writeReturn(_ value: CheckedValue, _ place: Place) {
    statement { emitter in
      switch value {
      case .expression(let expression):
        if case .raw(let span, _) = expression.kind {
          return emitter.out.append(emitter.context.rawValue("return", span))
        }
        emitter.out.append("return ")
        emitter.write(expression, place.after("return "))
      case .if(let conditions, let then, let otherwise):
        if conditions.isFixed {
          return emitter.out.append(emitter.fixedReturns(conditions, then, otherwise, place))
        }
        let outer = emitter.replacements
        emitter.out.append("if ")
        emitter.writeIfHead(conditions, place) { name in found(name) { $0.walk(then) } }
        emitter.out.append(" {\n")
        emitter.writeIndented { $0.writeReturn(then, place.inside()) }
        emitter.replacements = outer
        emitter.out.append("\n} else {\n")
        emitter.writeIndented { $0.writeReturn(otherwise, place.inside()) }
        emitter.out.append("\n}")
      case .switch(let choice):
        emitter.write(
          choice, place, mentions: { name, body in found(name) { $0.walk(body) } }
        ) { $0.writeReturn($1, $2) }
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
    let texts = [inner, otherwise].map { block in
      string { $0.writeReturn(block, place.inside(2)) }
    }
    let sdk = newestSDK { $0.walk(inner) }
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
