import Diagnostics
import TypeChecker

/// `switch`es and their patterns.
extension StateReader {
  /// What a `switch` gives, by what its bodies give.
  mutating func choice<Body>(
    _ checked: CheckedSwitch<Body>, _ scope: Scope,
    _ body: (inout StateReader, Body, Scope) throws -> Node
  ) throws -> Node {
    let cases = try self.cases(checked, scope)
    // Checked to be exhaustive: where no other case holds, the last one does.
    var result: Node?
    for (index, entry) in cases.enumerated().reversed() {
      let value = try body(&self, checked.cases[index].body, entry.scope)
      if let rest = result {
        result = try diagram.choose(entry.node, value, rest)
      } else {
        result = value
      }
    }
    return result ?? terminal(.absent)
  }

  /// For each case, the condition that its patterns match, and the scope of its body.
  mutating func cases<Body>(
    _ checked: CheckedSwitch<Body>, _ scope: Scope
  ) throws -> [(node: Node, scope: Scope)] {
    var result: [(node: Node, scope: Scope)] = []
    for entry in checked.cases {
      var inner = scope
      var node = entry.patterns.isEmpty ? DecisionDiagram.yes : DecisionDiagram.no
      for pattern in entry.patterns {
        node = try diagram.or(node, try match(pattern, checked.subject, scope, &inner))
      }
      if let condition = entry.condition {
        node = try diagram.and(node, try formula(condition, inner))
      }
      result.append((node, inner))
    }
    return result
  }

  private mutating func match(
    _ pattern: CheckedPattern, _ subject: CheckedExpression, _ scope: Scope, _ inner: inout Scope
  ) throws -> Node {
    switch pattern {
    case .wildcard: return DecisionDiagram.yes
    case .binding(let name, let isOptional):
      inner.names[name] =
        isOptional ? .unwrapped(subject, scope) : .value(.expression(subject), scope)
      return isOptional ? try presence(of: subject, scope) : DecisionDiagram.yes
    case .tuple(let patterns):
      if patterns.count == 1 { return try match(patterns[0], subject, scope, &inner) }
      guard case .tuple(let elements) = subject.kind, elements.count == patterns.count else {
        return unknownMatch(subject, scope, patterns.count)
      }
      var result = DecisionDiagram.yes
      for (pattern, element) in zip(patterns, elements) {
        result = try diagram.and(result, try match(pattern, element.value, scope, &inner))
      }
      return result
    case .enumCase(let name, let patterns):
      guard patterns.isEmpty, let term = try term(subject, scope),
        let result = try compare(term, "==", .constant(.named("." + name)))
      else { return unknownMatch(subject, scope, name.utf8.count) }
      return result
    case .expression(let value):
      if case .binary(let low, let sign, let high) = value.kind, sign == "..<" || sign == "...",
        let term = try term(subject, scope), let first = try self.term(low, scope),
        let last = try self.term(high, scope), let above = try compare(term, ">=", first),
        let below = try compare(term, sign == "..." ? "<=" : "<", last)
      {
        return try diagram.and(above, below)
      }
      if subject.type == .bool, value.type == .bool {
        return try diagram.same(try formula(subject, scope), try formula(value, scope))
      }
      if let term = try term(subject, scope), let constant = try self.term(value, scope),
        let result = try compare(term, "==", constant)
      {
        return result
      }
      return opaque(value, scope)
    }
  }

  private mutating func unknownMatch(
    _ subject: CheckedExpression, _ scope: Scope, _ number: Int
  ) -> Node {
    literal(
      "match \(subject.span) \(number)", name: source.text(subject.span), .bool, isOptional: false,
      isState: false
    ) { $0 == .bool(true) }
  }
}
