import Hashing

/// Visits everything inside a part of the checked tree, outer before inner, in the order of the
/// source. What conforms says what it is interested in; the rest is passed through.
package protocol CheckedTreeWalker {
  /// Called for each expression before what is inside it.
  mutating func enter(_ expression: CheckedExpression)
  /// Called for each chain before its links.
  mutating func enter(_ chain: CheckedChain)
  /// Called for each statement before what is inside it.
  mutating func enter(_ statement: CheckedStatement)
}

extension CheckedTreeWalker {
  package mutating func enter(_ expression: CheckedExpression) {}
  package mutating func enter(_ chain: CheckedChain) {}
  package mutating func enter(_ statement: CheckedStatement) {}

  package mutating func walk(_ block: CheckedViewBlock) {
    for item in block.items { walk(item) }
  }

  package mutating func walk(_ item: CheckedViewItem) {
    switch item {
    case .view(let view): walk(view)
    case .constant(let constant): walk(constant.value)
    case .if(let conditions, let then, let otherwise):
      for condition in conditions { walk(condition) }
      walk(then)
      if let otherwise { walk(otherwise) }
    case .switch(let checked): walk(checked) { walker, body in walker.walk(body) }
    }
  }

  package mutating func walk(_ view: CheckedView) {
    walk(view.base)
    walk(view.chain)
  }

  package mutating func walk(_ chain: CheckedChain) {
    enter(chain)
    for when in chain.whens {
      for condition in when.conditions { walk(condition) }
    }
    for link in chain.links { walk(link) }
  }

  package mutating func walk(_ link: CheckedLink) {
    switch link {
    case .modifier(let call):
      for argument in call.arguments {
        if let base = argument.base { walk(base) }
        for alternative in argument.alternatives { walk(alternative.value) }
      }
    case .animate(let animation):
      walk(animation.animation)
      for trigger in animation.triggers {
        switch trigger {
        case .value(let value): walk(value)
        case .conditions(let conditions): for condition in conditions { walk(condition) }
        }
      }
    case .choice(let branches, let otherwise):
      for branch in branches { walk(branch.chain) }
      walk(otherwise)
    }
  }

  package mutating func walk(_ condition: CheckedCondition) {
    switch condition {
    case .expression(let value), .binding(_, let value): walk(value)
    case .fixed: break
    }
  }

  package mutating func walk(_ block: CheckedValueBlock) {
    for constant in block.constants { walk(constant.value) }
    walk(block.value)
  }

  package mutating func walk(_ value: CheckedValue) {
    switch value {
    case .expression(let expression): walk(expression)
    case .if(let conditions, let then, let otherwise):
      for condition in conditions { walk(condition) }
      walk(then)
      walk(otherwise)
    case .switch(let checked): walk(checked) { walker, body in walker.walk(body) }
    }
  }

  package mutating func walk<Body>(
    _ checked: CheckedSwitch<Body>, _ body: (inout Self, Body) -> Void
  ) {
    walk(checked.subject)
    for switchCase in checked.cases {
      for pattern in switchCase.patterns { walk(pattern) }
      if let condition = switchCase.condition { walk(condition) }
      body(&self, switchCase.body)
    }
  }

  package mutating func walk(_ pattern: CheckedPattern) {
    switch pattern {
    case .wildcard, .binding: break
    case .expression(let value): walk(value)
    case .tuple(let patterns), .enumCase(_, let patterns):
      for pattern in patterns { walk(pattern) }
    }
  }

  package mutating func walk(_ statement: CheckedStatement) {
    enter(statement)
    switch statement {
    case .expression(let value): walk(value)
    case .assignment(let target, _, let value):
      walk(target)
      walk(value)
    case .constant(let constant): walk(constant.value)
    case .if(let conditions, let then, let otherwise):
      for condition in conditions { walk(condition) }
      for statement in then { walk(statement) }
      for statement in otherwise { walk(statement) }
    case .switch(let checked):
      walk(checked) { walker, body in for statement in body { walker.walk(statement) } }
    }
  }

  package mutating func walk(_ expression: CheckedExpression) {
    enter(expression)
    switch expression.kind {
    case .number, .boolean, .nil, .color, .reference, .projection, .type, .implicitMember,
      .keyPath, .raw, .error:
      break
    case .string(let string):
      for case .interpolation(let arguments) in string.segments {
        for argument in arguments { walk(argument.value) }
      }
    case .member(let base, _, _): walk(base)
    case .call(let call):
      walk(call.callee)
      for argument in call.arguments { walk(argument.value) }
    case .subscript(let base, let arguments):
      walk(base)
      for argument in arguments { walk(argument.value) }
    case .closure(let closure):
      switch closure.body {
      case .views(let block): walk(block)
      case .value(let block): walk(block)
      case .statements(let statements): for statement in statements { walk(statement) }
      }
    case .ternary(let condition, let first, let second):
      walk(condition)
      walk(first)
      walk(second)
    case .binary(let left, _, let right):
      walk(left)
      walk(right)
    case .prefix(_, let operand), .postfix(let operand, _), .cast(let operand),
      .parentheses(let operand), .conversion(_, let operand):
      walk(operand)
    case .tuple(let elements): for element in elements { walk(element.value) }
    case .array(let elements): for element in elements { walk(element) }
    case .value(let value): walk(value)
    case .styled(let styled):
      switch styled {
      case .next: break
      case .style(_, let arguments): for case let argument? in arguments { walk(argument) }
      case .value(let value): walk(value)
      }
    }
  }
}

/// The `when`s inside something, in the order of the source.
struct WhenCollector: CheckedTreeWalker {
  private(set) var whens: [CheckedWhen] = []

  mutating func enter(_ chain: CheckedChain) {
    for when in chain.whens { add(when) }
  }

  mutating func add(_ when: CheckedWhen) { whens.append(when) }
}

/// The names that occur inside something, each with whether its Binding is needed.
struct ReferenceCollector: CheckedTreeWalker {
  private(set) var references: [(Reference, isProjected: Bool)] = []
  private(set) var styled: [CheckedStyled] = []
  private(set) var hasAnimation = false

  init() {
    // Most bodies mention a few.
    references.reserveCapacity(8)
  }

  mutating func enter(_ expression: CheckedExpression) {
    switch expression.kind {
    case .reference(let reference): references.append((reference, false))
    case .projection(let reference): references.append((reference, true))
    case .raw(_, let names): references += names.map { ($0, false) }
    case .styled(let value): styled.append(value)
    case .call(let call):
      // `isOn.toggle()` writes.
      if case .member(let base, let name, _) = call.callee.kind,
        ReferenceCollector.mutating.contains(name), let reference = ReferenceCollector.root(base)
      {
        references.append((reference, true))
      }
    default: break
    }
  }

  mutating func enter(_ statement: CheckedStatement) {
    if case .assignment(let target, _, _) = statement,
      let reference = ReferenceCollector.root(target)
    {
      references.append((reference, true))
    }
  }

  mutating func enter(_ chain: CheckedChain) {
    for link in chain.links {
      if case .animate = link { hasAnimation = true }
    }
  }

  /// The name at the beginning of `name.member.member`.
  static func root(_ expression: CheckedExpression) -> Reference? {
    switch expression.kind {
    case .reference(let reference): return reference
    case .member(let base, _, _): return root(base)
    case .parentheses(let inner): return root(inner)
    default: return nil
    }
  }

  /// Swift's methods that change the value they are called on.
  static let mutating: HashSet<String> = [
    "toggle", "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "negate",
    "formUnion", "formIntersection", "formSymmetricDifference", "subtract", "round", "sort",
    "reverse", "swapAt", "update", "popLast",
  ]
}
