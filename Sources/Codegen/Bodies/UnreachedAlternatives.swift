import TypeChecker

extension CheckedChain {
  /// The chain without alternatives that no state decides: where one holds, a later one holds as
  /// well, and goes before it.
  var withoutUnreached: CheckedChain {
    if !links.contains(where: \.hasSeveralAlternatives) { return self }
    var result = self
    for (index, link) in links.enumerated() {
      guard case .modifier(var modifier) = link,
        modifier.arguments.contains(where: { $0.alternatives.count > 1 })
      else { continue }
      for position in modifier.arguments.indices {
        let alternatives = modifier.arguments[position].alternatives
        if alternatives.count > 1 {
          modifier.arguments[position].alternatives = reached(alternatives)
        }
      }
      result.links[index] = .modifier(modifier)
    }
    return result
  }

  private func reached(
    _ alternatives: [CheckedVariedArgument.Alternative]
  ) -> [CheckedVariedArgument.Alternative] {
    let tests = alternatives.map { Conjunction(whens[$0.when].conditions) }
    return alternatives.indices.filter { index in
      !tests[(index + 1)...].contains { $0.isImplied(by: tests[index]) }
    }.map { alternatives[$0] }
  }
}

extension CheckedLink {
  /// Whether an argument has more than one alternative.
  fileprivate var hasSeveralAlternatives: Bool {
    guard case .modifier(let modifier) = self else { return false }
    let arguments = modifier.arguments
    for index in arguments.indices where arguments[index].alternatives.count > 1 { return true }
    return false
  }
}

/// What must hold together, as text that is the same for the same condition.
private struct Conjunction {
  private var tests: [String] = []
  /// It has conditions that cannot be compared.
  private var hasOthers = false

  init(_ conditions: [CheckedCondition]) {
    for condition in conditions {
      guard case .expression(let expression) = condition else {
        // What is bound may have the name of something else.
        (tests, hasOthers) = ([], true)
        return
      }
      add(expression)
    }
  }

  private mutating func add(_ expression: CheckedExpression) {
    switch expression.kind {
    case .parentheses(let operand): add(operand)
    case .binary(let left, "&&", let right):
      add(left)
      add(right)
    default:
      if let test = expression.comparable { tests.append(test) } else { hasOthers = true }
    }
  }

  /// Whether it holds wherever the other one does.
  func isImplied(by other: Conjunction) -> Bool {
    !hasOthers && tests.allSatisfy { other.tests.contains($0) }
  }
}

extension CheckedExpression {
  /// A simple condition as text; nil for what may be different each time that it is asked.
  fileprivate var comparable: String? {
    switch kind {
    case .reference(let reference): return reference.name
    case .boolean(let value): return value ? "true" : "false"
    case .number(let digits): return digits
    case .nil: return "nil"
    case .implicitMember(let name, _): return "." + name
    case .parentheses(let operand): return operand.comparable
    case .prefix(let name, let operand): return operand.comparable.map { name + $0 }
    case .binary(let left, let name, let right):
      guard let first = left.comparable, let second = right.comparable else { return nil }
      return "(" + first + " " + name + " " + second + ")"
    case .member(let base, let name, let isOptionalChain):
      return base.comparable.map { $0 + (isOptionalChain ? "?." : ".") + name }
    default: return nil
    }
  }
}
