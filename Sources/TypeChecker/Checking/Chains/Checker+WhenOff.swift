import Parser

/// What an inserted modifier has while its `when` is off, besides its effectless value.
extension CheckedExpression {
  /// Whether the value may be worked out while the conditions do not hold: it mentions no name that
  /// they give, and nothing in it stops the program where they do not guard it.
  func canStandWithout(_ conditions: [CheckedCondition]) -> Bool {
    var reader = GuardedPartFinder(names: conditions.compactMap(\.givenName))
    reader.walk(self)
    return !reader.isFound
  }

  /// The names that the value is made of, in order, each with where it was declared.
  var mentionedNames: [Reference] {
    var collector = ReferenceCollector()
    collector.walk(self)
    return collector.references.map(\.0)
  }
}

extension CheckedCondition {
  /// `progress` in `let progress`.
  fileprivate var givenName: String? {
    if case .binding(let name, _) = self { return name }
    return nil
  }
}

/// Finds what needs the condition that stands before it.
private struct GuardedPartFinder: CheckedTreeWalker {
  let names: [String]
  private(set) var isFound = false

  init(names: [String]) { self.names = names }

  mutating func enter(_ expression: CheckedExpression) {
    switch expression.kind {
    case .reference(let reference), .projection(let reference):
      if names.contains(reference.name) { isFound = true }
    case .raw(_, let mentioned):
      if mentioned.contains(where: { names.contains($0.name) }) { isFound = true }
    // An index out of range, a division by zero, a range that ends before it begins.
    case .subscript: isFound = true
    case .binary(let left, let name, let right):
      switch name {
      case "/", "%": if expression.type == .int, !right.isNumber { isFound = true }
      case "...", "..<": if !left.isNumber || !right.isNumber { isFound = true }
      default: break
      }
    default: break
    }
  }
}

extension CheckedExpression {
  fileprivate var isNumber: Bool {
    if case .number = kind { return true }
    return false
  }
}
