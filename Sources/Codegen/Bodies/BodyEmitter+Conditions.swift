import TypeChecker

/// Conditions of heads, as lists and as one Bool.
extension BodyEmitter {
  /// `a, let b, c > 0`: the head of an `if`. A binding that nothing uses becomes a test, since
  /// Swift would warn; `isUsed` tells about what stands behind the head.
  mutating func ifHead(
    _ conditions: [CheckedCondition], _ place: Place, isUsed: (String) -> Bool
  ) -> String {
    var parts: [String] = []
    for (index, condition) in conditions.enumerated() {
      switch condition {
      case .expression(let expression):
        // What always holds says nothing beside others.
        if expression.settled == true, conditions.count > 1 { continue }
        parts.append(headText(expression, place))
      case .fixed(let fixed): parts.append(hoistedTest(fixed))
      case .binding(let name, let value):
        let later = Array(conditions[(index + 1)...])
        if isUsed(name) || found(name, { $0.walk(later) }) {
          parts.append(binding(name, value, place))
        } else {
          parts.append(presence(value, place))
        }
      }
    }
    if parts.isEmpty { return "true" }
    let inOneLine = parts.joined(separator: ", ")
    if parts.count == 1 || place.fits("if " + inOneLine + " {") { return inOneLine }
    return parts.joined(separator: ",\n  ")
  }

  private mutating func binding(
    _ name: String, _ value: CheckedExpression, _ place: Place
  ) -> String {
    let text = headText(value, place)
    replacements[name] = nil
    // A slot or an action is bound as what it is; inside it is not the configuration's.
    if structure.readsConfiguration { replacements[name] = SwiftName.escaped(name) }
    let name = SwiftName.escaped(name)
    return text == name ? "let " + name : "let " + name + " = " + text
  }

  private mutating func presence(_ value: CheckedExpression, _ place: Place) -> String {
    let text = headText(value, place)
    return (value.isOperand ? text : "(" + text + ")") + " != nil"
  }

  /// A trailing closure in a head needs parentheses.
  private mutating func headText(_ expression: CheckedExpression, _ place: Place) -> String {
    let text = text(expression, place)
    if case .parentheses = expression.kind { return text }
    return expression.hasTrailingClosure ? "(" + text + ")" : text
  }

  /// The conditions as one Bool, `a && b != nil`; nil where a binding is used.
  mutating func test(
    _ conditions: [CheckedCondition], _ place: Place, isUsed: (String) -> Bool = { _ in false }
  ) -> String? {
    for (index, condition) in conditions.enumerated() {
      guard case .binding(let name, _) = condition else { continue }
      let later = Array(conditions[(index + 1)...])
      if isUsed(name) || found(name, { $0.walk(later) }) { return nil }
    }
    var parts: [String] = []
    for condition in conditions {
      switch condition {
      case .expression(let expression):
        if expression.settled == true, conditions.count > 1 { continue }
        let text = text(expression, place)
        let binds = conditions.count == 1 || expression.bindsAsTightlyAsAnd
        parts.append(binds ? text : "(" + text + ")")
      case .binding(_, let value): parts.append(presence(value, place))
      case .fixed(let fixed): parts.append(hoistedTest(fixed))
      }
    }
    return parts.isEmpty ? "true" : parts.joined(separator: " && ")
  }

  /// The conditions as one Bool, with a constant before the statement where Swift needs one.
  mutating func watched(_ conditions: [CheckedCondition], _ place: Place) -> String {
    if let text = test(conditions, place) { return text }
    let name = claim("isPresent")
    let outer = replacements
    let head = ifHead(conditions, place) { _ in false }
    replacements = outer
    pending.append("let \(name): Bool = if \(head) { true } else { false }")
    return name
  }

  private mutating func hoistedTest(_ fixed: FixedCondition) -> String {
    let name = claim("isAvailable")
    let choice = FixedChoice([fixed]).text(sdks: []) { $0 == 0 ? "return true" : "return false" }
    pending.append("let \(name): Bool = {\n" + choice.indented() + "\n}()")
    return name
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

extension CheckedCondition {
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
