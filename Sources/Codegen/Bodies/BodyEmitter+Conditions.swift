import TypeChecker

/// Conditions of heads, as lists and as one Bool.
extension BodyEmitter {
  /// `a, let b, c > 0`: the head of an `if`. A binding that nothing uses becomes a test, since
  /// Swift would warn; `isUsed` tells about what stands behind the head.
  mutating func writeIfHead(
    _ conditions: [CheckedCondition], _ place: Place, isUsed: (String) -> Bool
  ) {
    let list = out.beginList()
    for (index, condition) in conditions.enumerated() {
      // What always holds says nothing beside others.
      if conditions.count > 1, condition.alwaysHolds { continue }
      out.nextElement(of: list)
      switch condition {
      case .expression(let expression): writeInHead(expression, place)
      case .fixed(let fixed): writeHoistedTest(fixed)
      case .binding(let name, let value):
        if isUsed(name) || conditions.mention(name, behind: index) {
          writeBinding(name, value, place)
        } else {
          writePresence(value, place)
        }
      }
    }
    if out.count(of: list) == 0 { out.append("true") }
    // Between `if ` and ` {`.
    out.endLines(list, place.after(columns: 5))
  }

  private mutating func writeBinding(
    _ name: String, _ value: CheckedExpression, _ place: Place
  ) {
    let text = string { $0.writeInHead(value, place) }
    replacements[name] = nil
    // A slot or an action is bound as what it is; inside it is not the configuration's.
    if structure.readsConfiguration { replacements[name] = SwiftName.escaped(name) }
    let name = SwiftName.escaped(name)
    out.append("let ")
    out.append(name)
    if text == name { return }
    out.append(" = ")
    out.append(text)
  }

  private mutating func writePresence(_ value: CheckedExpression, _ place: Place) {
    if value.isOperand {
      writeInHead(value, place)
      out.append(" != nil")
    } else {
      out.append("(")
      writeInHead(value, place)
      out.append(") != nil")
    }
  }

  /// A trailing closure in a head needs parentheses.
  private mutating func writeInHead(_ expression: CheckedExpression, _ place: Place) {
    var needsParentheses = expression.hasTrailingClosure
    if case .parentheses = expression.kind { needsParentheses = false }
    if needsParentheses { out.append("(") }
    write(expression, place)
    if needsParentheses { out.append(")") }
  }

  /// The conditions as one Bool, `a && b != nil`; false where a binding is used, with nothing written.
  mutating func writeTest(
    _ conditions: [CheckedCondition], _ place: Place, isUsed: (String) -> Bool = { _ in false }
  ) -> Bool {
    for (index, condition) in conditions.enumerated() {
      guard case .binding(let name, _) = condition else { continue }
      if isUsed(name) || conditions.mention(name, behind: index) { return false }
    }
    let start = out.count
    for condition in conditions {
      if conditions.count > 1, condition.alwaysHolds { continue }
      if out.count > start { out.append(" && ") }
      switch condition {
      case .expression(let expression):
        if conditions.count == 1 || expression.bindsAsTightlyAsAnd {
          write(expression, place)
        } else {
          out.append("(")
          write(expression, place)
          out.append(")")
        }
      case .binding(_, let value): writePresence(value, place)
      case .fixed(let fixed): writeHoistedTest(fixed)
      }
    }
    if out.count == start { out.append("true") }
    return true
  }

  /// The conditions as one Bool, with a constant before the statement where Swift needs one.
  mutating func writeWatched(_ conditions: [CheckedCondition], _ place: Place) {
    if writeTest(conditions, place) { return }
    let name = claim("isPresent")
    let outer = replacements
    let head = string { $0.writeIfHead(conditions, place) { _ in false } }
    replacements = outer
    addPending("let \(name): Bool = if \(head) { true } else { false }")
    out.append(name)
  }

  private mutating func writeHoistedTest(_ fixed: FixedCondition) {
    let name = claim("isAvailable")
    let choice = FixedChoice([fixed]).text(sdks: []) { $0 == 0 ? "return true" : "return false" }
    addPending("let \(name): Bool = {\n" + choice.indented() + "\n}()")
    out.append(name)
  }
}

extension [CheckedCondition] {
  /// Whether they hold, where that is the same in every state: a value that is always there was
  /// compared with `nil`.
  var settled: Bool? {
    var result: Bool? = true
    for condition in self {
      guard case .expression(let expression) = condition, let value = expression.settled else {
        result = nil
        continue
      }
      if !value { return false }
    }
    return result
  }
}

extension [CheckedCondition] {
  /// Whether a name is mentioned in those behind one of them.
  fileprivate func mention(_ name: String, behind index: Int) -> Bool {
    index + 1 < count && found(name) { $0.walk(Array(self[(index + 1)...])) }
  }
}

extension CheckedCondition {
  fileprivate var alwaysHolds: Bool {
    if case .expression(let expression) = self { return expression.settled == true }
    return false
  }

  /// Whether it, or a side of it, is the same in every state.
  var hasSettled: Bool {
    guard case .expression(let expression) = self else { return false }
    if case .binary(let left, let sign, let right) = expression.kind, sign == "&&" || sign == "||" {
      return left.settled != nil || right.settled != nil
    }
    return expression.settled != nil
  }

  var withoutSettled: CheckedCondition {
    if case .expression(let expression) = self { return .expression(expression.withoutSettled) }
    return self
  }
}

extension CheckedExpression {
  /// The value of a condition that is the same in every state.
  var settled: Bool? {
    switch kind {
    case .boolean(let value): return value
    case .parentheses(let operand): return operand.settled
    case .prefix("!", let operand): return operand.settled.map { !$0 }
    case .binary(let left, "&&", let right):
      return Self.and(left.settled, right.settled)
    case .binary(let left, "||", let right):
      return Self.and(left.settled.map { !$0 }, right.settled.map { !$0 }).map { !$0 }
    default: return nil
    }
  }

  /// `&&` of what may not be known. Each side is asked once: a condition may be a long chain.
  private static func and(_ left: Bool?, _ right: Bool?) -> Bool? {
    if left == false || right == false { return false }
    return left == true && right == true ? true : nil
  }

  /// The condition without the sides of `&&` and `||` that decide nothing.
  var withoutSettled: CheckedExpression {
    guard case .binary(let left, let sign, let right) = kind, sign == "&&" || sign == "||" else {
      return self
    }
    if let settled {
      return CheckedExpression(.boolean(settled), type, span)
    }
    if left.settled != nil { return right.withoutSettled }
    if right.settled != nil { return left.withoutSettled }
    return self
  }

  /// Whether an operator may follow without parentheses.
  var isOperand: Bool {
    switch kind {
    case .binary, .ternary, .cast, .value: return false
    default: return true
    }
  }

  /// Whether `&&` may stand beside it.
  var bindsAsTightlyAsAnd: Bool {
    switch kind {
    case .ternary, .cast, .value, .closure: return false
    case .binary(_, "||", _): return false
    default: return true
    }
  }

  /// A name, or one with `!` before it; or what is settled.
  var isSimpleTest: Bool {
    switch kind {
    case .reference, .boolean: return true
    case .prefix("!", let operand): return operand.isSimpleTest
    default: return false
    }
  }

  /// Whether a closure stands behind parentheses somewhere in it.
  var hasTrailingClosure: Bool {
    switch kind {
    case .call(let call):
      return call.arguments.contains(where: \.isTrailing) || call.callee.hasTrailingClosure
    case .member(let base, _, _), .subscript(let base, _): return base.hasTrailingClosure
    case .binary(let left, _, let right):
      return left.hasTrailingClosure || right.hasTrailingClosure
    case .prefix(_, let operand), .postfix(let operand, _), .cast(let operand):
      return operand.hasTrailingClosure
    case .ternary(let condition, let first, let second):
      return [condition, first, second].contains(where: \.hasTrailingClosure)
    default: return false
    }
  }
}
