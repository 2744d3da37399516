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
      let (elements, elementScope) = elements(of: subject, scope)
      guard elements.count == patterns.count else { return opaque(pattern, of: subject, scope) }
      var result = DecisionDiagram.yes
      for (pattern, element) in zip(patterns, elements) {
        result = try diagram.and(result, try match(pattern, element, elementScope, &inner))
      }
      return result
    case .enumCase(let name, let patterns):
      for case .binding(let name, _) in patterns.flatMap(\.leaves) { inner.names[name] = nil }
      guard let term = try term(subject, scope),
        let result = try compare(term, "==", .constant(.enumCase("." + name)))
      else { return opaque(pattern, of: subject, scope) }
      if patterns.allSatisfy(\.isIrrefutable) { return result }
      return try diagram.and(result, opaque(pattern, of: subject, scope))
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
      return equality(subject, value, scope)
    }
  }

  /// The elements of a tuple, and where their names have a meaning; none where it is no tuple.
  private func elements(
    of subject: CheckedExpression, _ scope: Scope
  ) -> ([CheckedExpression], Scope) {
    switch subject.kind {
    case .tuple(let elements): return (elements.map(\.value), scope)
    case .parentheses(let inner), .cast(let inner): return elements(of: inner, scope)
    case .reference(let reference):
      switch meaning(reference, scope) {
      case .value(.expression(let value), let inner), .argument(let value, let inner):
        return elements(of: value, inner)
      default: break
      }
    default: break
    }
    guard case .tuple(let elements) = subject.type else { return ([], scope) }
    let parts = elements.enumerated().map { index, element in
      CheckedExpression(
        .member(subject, name: "\(index)", isOptionalChain: false), element.type, subject.span)
    }
    return (parts, scope)
  }

  /// A match that is taken as it stands: `phase is .loading(0.5)`.
  private mutating func opaque(
    _ pattern: CheckedPattern, of subject: CheckedExpression, _ scope: Scope
  ) -> Node {
    let key = canonical(subject, scope) ?? "place \(subject.span)"
    let exact = pattern.text { canonical($0, scope) ?? "place \($0.span)" }
    let words = pattern.text { source.text($0.span) }
    return literal(
      key + " is " + exact, name: text(subject) + " is " + words, .bool, isOptional: false,
      isState: false
    ) { $0 == .bool(true) }
  }
}

extension CheckedPattern {
  /// The patterns that hold no others.
  fileprivate var leaves: [CheckedPattern] {
    switch self {
    case .tuple(let inner), .enumCase(_, let inner): return inner.flatMap(\.leaves)
    default: return [self]
    }
  }

  /// Whether it matches whatever there is.
  fileprivate var isIrrefutable: Bool {
    switch self {
    case .wildcard, .binding(_, isOptional: false): return true
    case .tuple(let patterns): return patterns.allSatisfy(\.isIrrefutable)
    default: return false
    }
  }

  /// As it is written, with expressions in the words of `text`.
  fileprivate func text(_ text: (CheckedExpression) -> String) -> String {
    switch self {
    case .wildcard: return "_"
    case .expression(let value): return text(value)
    case .tuple(let patterns):
      return "(" + patterns.map { $0.text(text) }.joined(separator: ", ") + ")"
    case .binding(let name, let isOptional): return "let " + name + (isOptional ? "?" : "")
    case .enumCase(let name, let patterns):
      let inner = patterns.map { $0.text(text) }.joined(separator: ", ")
      return "." + name + (patterns.isEmpty ? "" : "(" + inner + ")")
    }
  }
}
