import Diagnostics
import Hashing
import TypeChecker

/// Conditions as functions of states.
extension StateReader {
  typealias Node = DecisionDiagram.Node

  /// A Boolean expression; what is not understood is a condition of its own.
  mutating func formula(_ expression: CheckedExpression, _ scope: Scope) throws -> Node {
    try diagram.step()
    switch expression.kind {
    case .boolean(let value): return value ? DecisionDiagram.yes : DecisionDiagram.no
    case .parentheses(let inner), .cast(let inner): return try formula(inner, scope)
    case .prefix("!", let operand): return try diagram.not(try formula(operand, scope))
    case .binary(let left, "&&", let right):
      let (first, second) = (try formula(left, scope), try formula(right, scope))
      return try diagram.and(first, second)
    case .binary(let left, "||", let right):
      let (first, second) = (try formula(left, scope), try formula(right, scope))
      return try diagram.or(first, second)
    case .binary(let left, let sign, let right) where Self.comparisons.contains(sign):
      return try comparison(expression, left, sign, right, scope)
    case .ternary(let condition, let first, let second):
      let chooser = try formula(condition, scope)
      let (then, otherwise) = (try formula(first, scope), try formula(second, scope))
      return try diagram.choose(chooser, then, otherwise)
    case .value(let value): return try formula(value, scope)
    case .reference(let reference):
      if let found = meaning(reference, scope) { return try formula(expression, found, scope) }
      if expression.type == .bool, let variable = variable(expression, scope) {
        return literal(variable, .bool) { $0 == .bool(true) }
      }
    case .call(let call):
      if let (function, inner) = inlined(call, scope) {
        depth += 1
        defer { depth -= 1 }
        return try formula(function.body, inner)
      }
    case .member(let base, "isAccessibilitySize", false):
      if let term = try term(base, scope), let lowest = Optional(Constant.named(".accessibility1")),
        let result = try compare(term, ">=", .constant(lowest))
      {
        return result
      }
    default: break
    }
    if let term = try term(expression, scope), expression.type == .bool,
      let result = try compare(term, "==", .constant(.bool(true)))
    {
      return result
    }
    return opaque(expression, scope)
  }

  private static let comparisons: HashSet<String> = ["==", "!=", "<", "<=", ">", ">="]

  /// A condition that is taken as it stands, by default in the words of the source.
  mutating func opaque(
    _ expression: CheckedExpression, _ scope: Scope, named name: String? = nil
  ) -> Node {
    let key = canonical(expression, scope) ?? "place \(expression.span)"
    return literal(
      key, name: name ?? text(expression), .bool, isOptional: false, isState: false
    ) { $0 == .bool(true) }
  }

  /// An expression as the source has it, and an element of a tuple that it does not name.
  func text(_ expression: CheckedExpression) -> String {
    if case .member(let base, let name, _) = expression.kind, base.span == expression.span {
      return text(base) + "." + name
    }
    return source.text(expression.span)
  }

  private mutating func formula(
    _ expression: CheckedExpression, _ meaning: Scope.Meaning, _ scope: Scope
  ) throws -> Node {
    guard depth < 40 else { return opaque(expression, scope) }
    depth += 1
    defer { depth -= 1 }
    switch meaning {
    case .value(let value, let inner):
      let place = inner.isInCall ? nil : Self.place(value)
      if let place, let known = knownConditions[place] { return known }
      let result = try formula(value, inner)
      if let place { knownConditions[place] = result }
      return result
    case .argument(let value, let inner): return try formula(value, inner)
    case .unwrapped(let value, let inner):
      guard case .variable(var variable)? = try term(value, inner), variable.type == .bool else {
        return opaque(expression, scope)
      }
      variable.isUnwrapped = true
      return literal(variable, .bool) { $0 == .bool(true) }
    }
  }

  /// Where a value stands, as what it is known by.
  static func place(_ value: CheckedValue) -> SourceSpan? {
    switch value {
    case .expression(let expression): return expression.span
    case .if(let conditions, let then, _):
      guard case .expression(let first)? = conditions.first, let inner = place(then.value) else {
        return nil
      }
      return first.span.union(inner)
    case .switch(let checked): return checked.span
    }
  }

  private mutating func comparison(
    _ expression: CheckedExpression, _ left: CheckedExpression, _ sign: String,
    _ right: CheckedExpression, _ scope: Scope
  ) throws -> Node {
    if left.type == .bool, right.type == .bool, sign == "==" || sign == "!=" {
      let (first, second) = (try formula(left, scope), try formula(right, scope))
      let isSame = try diagram.same(first, second)
      return sign == "==" ? isSame : try diagram.not(isSame)
    }
    if let first = try term(left, scope), let second = try term(right, scope),
      let result = try compare(first, sign, second)
    {
      return result
    }
    // `a != b` is the opposite of `a == b`, whatever they are.
    guard sign == "!=" else { return opaque(expression, scope) }
    return try diagram.not(equality(left, right, scope))
  }

  /// Whether two values are equal of which nothing else is known.
  mutating func equality(
    _ left: CheckedExpression, _ right: CheckedExpression, _ scope: Scope
  ) -> Node {
    let equal = CheckedExpression(
      .binary(left, operator: "==", right), .bool, left.span.union(right.span))
    return opaque(equal, scope, named: text(left) + " == " + text(right))
  }

  private mutating func formula(_ value: CheckedValue, _ scope: Scope) throws -> Node {
    switch value {
    case .expression(let expression): return try formula(expression, scope)
    case .if(let conditions, let then, let otherwise):
      let (parts, inner) = try self.conditions(conditions, scope)
      let chooser = try all(parts)
      let (first, second) = (try formula(then, inner), try formula(otherwise, scope))
      return try diagram.choose(chooser, first, second)
    case .switch(let checked):
      return try choice(checked, scope) { reader, block, inner in
        try reader.formula(block, inner)
      }
    }
  }

  private mutating func formula(_ block: CheckedValueBlock, _ scope: Scope) throws -> Node {
    try formula(block.value, adding(block.constants, to: scope))
  }

  // MARK: - Heads

  /// The conditions of a head, one by one, and the scope in which all hold.
  mutating func conditions(
    _ conditions: [CheckedCondition], _ scope: Scope
  ) throws -> ([UnitReading.Part], Scope) {
    var inner = scope
    var result: [UnitReading.Part] = []
    for condition in conditions {
      switch condition {
      case .expression(let expression):
        result.append(.init(span: expression.span, node: try formula(expression, inner)))
      case .binding(let name, let value):
        result.append(
          .init(span: value.span, node: try presence(of: value, inner), isBinding: true))
        inner.names[name] = .unwrapped(value, inner)
      case .fixed(let fixed):
        result.append(.init(span: .none, node: try formula(fixed)))
      }
    }
    return (result, inner)
  }

  /// All conditions of a head hold.
  mutating func all(_ parts: [UnitReading.Part]) throws -> Node {
    var result = DecisionDiagram.yes
    for part in parts { result = try diagram.and(result, part.node) }
    return result
  }

  /// An optional value is there.
  mutating func presence(of value: CheckedExpression, _ scope: Scope) throws -> Node {
    if let term = try term(value, scope),
      let result = try compare(term, "!=", .constant(.absent))
    {
      return result
    }
    return opaque(value, scope, named: text(value) + " != nil")
  }

  /// A condition that is settled before the view appears.
  mutating func formula(_ fixed: FixedCondition) throws -> Node {
    switch fixed {
    case .not(let inner): return try diagram.not(try formula(inner))
    case .and(let first, let second):
      let (left, right) = (try formula(first), try formula(second))
      return try diagram.and(left, right)
    case .or(let first, let second):
      let (left, right) = (try formula(first), try formula(second))
      return try diagram.or(left, right)
    case .available, .os:
      let text = Self.words(fixed)
      return literal(text, name: text, .bool, isOptional: false, isState: false) {
        $0 == .bool(true)
      }
    }
  }

  private static func words(_ fixed: FixedCondition) -> String {
    switch fixed {
    case .available(let versions, let includesOthers):
      let list = versions.map { entry in
        let version = entry.version
        let minor = version.minor > 0 || version.patch > 0 ? ".\(version.minor)" : ""
        let patch = version.patch > 0 ? ".\(version.patch)" : ""
        return "\(entry.platform.name) \(version.major)\(minor)\(patch)"
      }
      return "available(" + (list + (includesOthers ? ["*"] : [])).joined(separator: ", ") + ")"
    case .os(let platforms, let includesOthers):
      let list = platforms.map(\.name) + (includesOthers ? ["*"] : [])
      return "os(" + list.joined(separator: ", ") + ")"
    case .not, .and, .or: return ""
    }
  }
}
