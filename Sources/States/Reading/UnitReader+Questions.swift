import Diagnostics
import TypeChecker

/// The conditions inside values.
extension UnitReader {
  mutating func ask(
    _ conditions: [CheckedCondition], _ scope: Scope, _ context: Node
  ) throws {
    for condition in conditions {
      switch condition {
      // A condition that is itself a choice is looked at as a whole.
      case .expression(let value), .binding(_, let value): try askInside(value, scope, context)
      case .fixed: break
      }
    }
  }

  /// Notes the conditions of a value, each with those around it.
  mutating func ask(_ value: CheckedValue, _ scope: Scope, _ context: Node) throws {
    switch value {
    case .expression(let expression): try ask(expression, scope, context)
    case .if(let conditions, let then, let otherwise):
      let (parts, inner) = try reader.conditions(conditions, scope)
      try ask(conditions, scope, context)
      reading.conditions.append(.init(parts: parts, context: context))
      let node = try reader.all(parts)
      try ask(then, inner, try reader.diagram.and(context, node))
      let rest = try reader.diagram.not(node)
      try ask(otherwise, scope, try reader.diagram.and(context, rest))
    case .switch(let checked):
      try ask(checked.subject, scope, context)
      try cases(checked, scope, context) { walk, body, inner, node in
        try walk.ask(body, inner, node)
      }
    }
  }

  mutating func ask(_ block: CheckedValueBlock, _ scope: Scope, _ context: Node) throws {
    var scope = scope
    for constant in block.constants {
      try ask(constant.value, scope, context)
      scope.names[constant.name] = .value(constant.value, scope)
    }
    try ask(block.value, scope, context)
  }

  mutating func ask(_ expression: CheckedExpression, _ scope: Scope, _ context: Node) throws {
    switch expression.kind {
    case .ternary(let condition, let first, let second):
      try askInside(condition, scope, context)
      let node = try reader.formula(condition, scope)
      reading.conditions.append(
        .init(parts: [.init(span: condition.span, node: node)], context: context))
      try ask(first, scope, try reader.diagram.and(context, node))
      let rest = try reader.diagram.not(node)
      try ask(second, scope, try reader.diagram.and(context, rest))
    case .value(let value): try ask(value, scope, context)
    case .closure(let closure): try read(closure, scope, context)
    default: try askInside(expression, scope, context)
    }
  }

  private mutating func askInside(
    _ expression: CheckedExpression, _ scope: Scope, _ context: Node
  ) throws {
    switch expression.kind {
    case .member(let base, _, _): try ask(base, scope, context)
    case .call(let call):
      try ask(call.callee, scope, context)
      for argument in call.arguments { try ask(argument.value, scope, context) }
    case .subscript(let base, let arguments):
      try ask(base, scope, context)
      for argument in arguments { try ask(argument.value, scope, context) }
    case .binary(let left, _, let right):
      try ask(left, scope, context)
      try ask(right, scope, context)
    case .prefix(_, let inner), .postfix(let inner, _), .cast(let inner), .parentheses(let inner),
      .conversion(_, let inner):
      try ask(inner, scope, context)
    case .tuple(let elements): for element in elements { try ask(element.value, scope, context) }
    case .array(let elements): for element in elements { try ask(element, scope, context) }
    case .string(let string):
      for case .interpolation(let arguments) in string.segments {
        for argument in arguments { try ask(argument.value, scope, context) }
      }
    case .styled(.style(_, let arguments)):
      for case let argument? in arguments { try ask(argument, scope, context) }
    case .styled(.value(let value)): try ask(value, scope, context)
    case .ternary, .value: try ask(expression, scope, context)
    default: break
    }
  }
}
