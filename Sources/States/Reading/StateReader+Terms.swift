import Diagnostics
import Hashing
import TypeChecker

/// What comparisons compare.
extension StateReader {
  enum Constant: Equatable {
    case absent
    case number(Double)
    case bool(Bool)
    case named(String)
    /// A case of an enum: each of them is another value.
    case enumCase(String)
  }

  /// Something that can be compared.
  struct Variable {
    var key: String
    var name: String
    /// Without the optional.
    var type: Type
    var isOptional: Bool
    /// It is known to be there.
    var isUnwrapped: Bool
    var isState: Bool
  }

  indirect enum Term {
    case variable(Variable)
    case constant(Constant)
    /// `value ?? constant`
    case fallback(Variable, Term)
    case choice(DecisionDiagram.Node, Term, Term)
  }

  /// What an expression is to be compared as.
  mutating func term(_ expression: CheckedExpression, _ scope: Scope) throws -> Term? {
    try diagram.step()
    if let constant = constant(expression) { return .constant(constant) }
    switch expression.kind {
    case .parentheses(let inner), .conversion(_, let inner), .cast(let inner):
      return try term(inner, scope)
    case .reference(let reference):
      if let found = meaning(reference, scope) {
        guard depth < 40 else { return nil }
        depth += 1
        defer { depth -= 1 }
        switch found {
        case .value(let value, let inner): return try term(value, inner)
        case .argument(let value, let inner): return try term(value, inner)
        case .unwrapped(let value, let inner):
          guard case .variable(var variable)? = try term(value, inner) else { return nil }
          variable.isUnwrapped = true
          return .variable(variable)
        }
      }
      return variable(expression, scope).map { .variable($0) }
    case .ternary(let condition, let first, let second):
      guard let then = try term(first, scope), let otherwise = try term(second, scope) else {
        return nil
      }
      return .choice(try formula(condition, scope), then, otherwise)
    case .binary(let left, "??", let right):
      guard case .variable(let variable)? = try term(left, scope),
        let otherwise = try term(right, scope)
      else { return nil }
      return .fallback(variable, otherwise)
    case .value(let value): return try term(value, scope)
    default: return variable(expression, scope).map { .variable($0) }
    }
  }

  private mutating func term(_ value: CheckedValue, _ scope: Scope) throws -> Term? {
    switch value {
    case .expression(let expression): return try term(expression, scope)
    case .if(let conditions, let then, let otherwise):
      let (parts, inner) = try self.conditions(conditions, scope)
      guard let first = try term(then, inner), let second = try term(otherwise, scope) else {
        return nil
      }
      return .choice(try all(parts), first, second)
    case .switch: return nil
    }
  }

  private mutating func term(_ block: CheckedValueBlock, _ scope: Scope) throws -> Term? {
    try term(block.value, adding(block.constants, to: scope))
  }

  /// An expression that stands for itself: the same text is the same value in one drawing.
  mutating func variable(_ expression: CheckedExpression, _ scope: Scope) -> Variable? {
    guard let key = canonical(expression, scope) else { return nil }
    var (type, isOptional) = (expression.type, false)
    if case .optional(let wrapped) = type { (type, isOptional) = (wrapped, true) }
    var isState = false
    if case .reference(let reference) = expression.kind {
      isState = true
      // A slot is optional or not; its type as a view says nothing more.
      if reference.kind == .slot { isOptional = true }
    }
    let (prefix, text) = (scope.prefix(expression), text(expression))
    return Variable(
      key: key, name: prefix.isEmpty ? text : prefix + text, type: type,
      isOptional: isOptional, isUnwrapped: false, isState: isState)
  }

  private mutating func constant(_ expression: CheckedExpression) -> Constant? {
    switch expression.kind {
    case .number(let text): return Double(text.filter { $0 != "_" }).map { .number($0) }
    case .prefix("-", let operand):
      guard case .number(let value)? = constant(operand) else { return nil }
      return .number(-value)
    case .boolean(let value): return .bool(value)
    case .nil: return .absent
    case .implicitMember(let name, let owner): return named(name, of: owner)
    case .member(let base, let name, false):
      guard case .type(let owner) = base.kind else { return nil }
      return named(name, of: owner)
    case .string(let string):
      for case .interpolation in string.segments { return nil }
      let text = source.text(expression.span)
      // Escapes write one text in several ways.
      return text.contains("\\") || string.isMultiline ? nil : .named(text)
    default: return nil
    }
  }

  private mutating func named(_ name: String, of owner: Type) -> Constant {
    if case .cases(let names)? = kind(of: owner), names.contains("." + name) {
      return .enumCase("." + name)
    }
    return .named("." + name)
  }

  // MARK: - Comparing

  /// The condition that a comparison makes; nil where it is not one of states and constants.
  mutating func compare(
    _ left: Term, _ sign: String, _ right: Term
  ) throws -> DecisionDiagram.Node? {
    switch (left, right) {
    case (.choice(let condition, let first, let second), _):
      guard let then = try compare(first, sign, right),
        let otherwise = try compare(second, sign, right)
      else { return nil }
      return try diagram.choose(condition, then, otherwise)
    case (_, .choice(let condition, let first, let second)):
      guard let then = try compare(left, sign, first),
        let otherwise = try compare(left, sign, second)
      else { return nil }
      return try diagram.choose(condition, then, otherwise)
    case (.constant(let first), .constant(let second)): return compare(first, sign, second)
    case (.constant, .variable), (.constant, .fallback):
      return try compare(right, Self.flipped[sign] ?? sign, left)
    case (.variable(let variable), .constant(let constant)):
      return compare(variable, sign, constant)
    case (.fallback(var variable, let otherwise), .constant):
      guard let off = try compare(otherwise, sign, right) else { return nil }
      let isAbsent = compare(variable, "==", .absent)
      variable.isUnwrapped = true
      guard let isAbsent, let on = try compare(.variable(variable), sign, right) else {
        return nil
      }
      return try diagram.choose(isAbsent, off, on)
    default: return nil
    }
  }

  private static let flipped = ["<": ">", ">": "<", "<=": ">=", ">=": "<="]

  private func compare(
    _ left: Constant, _ sign: String, _ right: Constant
  ) -> DecisionDiagram.Node? {
    if case .number(let first) = left, case .number(let second) = right {
      return Self.holds(first, sign, second) ? DecisionDiagram.yes : DecisionDiagram.no
    }
    guard sign == "==" || sign == "!=" else { return nil }
    // Two names may still mean one value.
    if left != right, case .named = left, case .named = right { return nil }
    return (left == right) == (sign == "==") ? DecisionDiagram.yes : DecisionDiagram.no
  }

  static func holds(_ left: Double, _ sign: String, _ right: Double) -> Bool {
    switch sign {
    case "==": return left == right
    case "!=": return left != right
    case "<": return left < right
    case "<=": return left <= right
    case ">": return left > right
    default: return left >= right
    }
  }

  private mutating func compare(
    _ variable: Variable, _ sign: String, _ constant: Constant
  ) -> DecisionDiagram.Node? {
    let isEqual = sign == "=="
    switch constant {
    case .absent:
      guard isEqual || sign == "!=" else { return nil }
      if variable.isUnwrapped || !variable.isOptional {
        return isEqual ? DecisionDiagram.no : DecisionDiagram.yes
      }
      return literal(variable, kind(of: variable.type) ?? .presence) {
        ($0 == .absent) == isEqual
      }
    case .bool(let value):
      guard variable.type == .bool, isEqual || sign == "!=" else { return nil }
      return literal(variable, .bool) { ($0 == .bool(value)) == isEqual }
    case .number(let number):
      guard case .numbers(_, let isInteger)? = kind(of: variable.type) else { return nil }
      return literal(variable, .numbers([number], isInteger: isInteger)) {
        Self.holds($0, sign, number)
      }
    case .named(let name), .enumCase(let name): return compare(variable, sign, named: name)
    }
  }

  private mutating func compare(
    _ variable: Variable, _ sign: String, named name: String
  ) -> DecisionDiagram.Node? {
    let isEqual = sign == "=="
    switch kind(of: variable.type) {
    case .cases(let names)?:
      guard let place = names.firstIndex(of: name) else { return nil }
      if isEqual || sign == "!=" {
        return literal(variable, .cases(names)) { ($0 == .named(name)) == isEqual }
      }
      // The only one of SwiftUI's enums that is in order by its cases.
      guard variable.type == .nominal("DynamicTypeSize", []) else { return nil }
      return literal(variable, .cases(names)) { atom in
        guard case .named(let other) = atom, let found = names.firstIndex(of: other) else {
          return false
        }
        return Self.holds(Double(found), sign, Double(place))
      }
    case .constants?:
      guard isEqual || sign == "!=" else { return nil }
      return literal(variable, .constants([name])) { ($0 == .named(name)) == isEqual }
    default: return nil
    }
  }

  mutating func literal(
    _ variable: Variable, _ kind: StateDomain.Kind, _ holds: (StateDomain.Atom) -> Bool
  ) -> DecisionDiagram.Node {
    literal(
      variable.key, name: variable.name, kind, isOptional: variable.isOptional,
      isState: variable.isState, holds)
  }

  /// Whether a comparison holds for all numbers of an atom; they lie on one side of `number`.
  private static func holds(
    _ atom: StateDomain.Atom, _ sign: String, _ number: Double
  ) -> Bool {
    switch atom {
    case .number(let value): return holds(value, sign, number)
    case .between(let low, let high):
      if let high, high <= number { return sign == "<" || sign == "<=" || sign == "!=" }
      if let low, low >= number { return sign == ">" || sign == ">=" || sign == "!=" }
      return false
    case .absent: return sign == "!="
    default: return false
    }
  }
}

extension Scope {
  /// What stands before the name of a state that is a part's own.
  fileprivate func prefix(_ expression: CheckedExpression) -> String {
    guard case .reference(let reference) = expression.kind, Scope.owned.contains(reference.kind)
    else { return "" }
    return prefix
  }

  static let owned: HashSet<Reference.Kind> = [.tracked, .local, .parameter]
}
