import Parser
import TypeChecker

/// Looks at each name in an expression.
struct ReferenceVisitor {
  private let visit: (Reference) -> Void

  init(_ visit: @escaping (Reference) -> Void) {
    self.visit = visit
  }

  func walk(_ expression: CheckedExpression) {
    switch expression.kind {
    case .number, .boolean, .nil, .color, .type, .implicitMember, .keyPath, .error: break
    case .reference(let reference), .projection(let reference): visit(reference)
    case .raw(_, let names): names.forEach(visit)
    case .string(let string):
      for case .interpolation(let arguments) in string.segments { walk(arguments) }
    case .member(let base, _, _), .prefix(_, let base), .postfix(let base, _), .cast(let base),
      .parentheses(let base), .conversion(_, let base):
      walk(base)
    case .call(let call):
      walk(call.callee)
      walk(call.arguments)
    case .subscript(let base, let arguments):
      walk(base)
      walk(arguments)
    case .ternary(let first, let second, let third):
      walk(first)
      walk(second)
      walk(third)
    case .binary(let left, _, let right):
      walk(left)
      walk(right)
    case .tuple(let arguments): walk(arguments)
    case .array(let elements): for element in elements { walk(element) }
    case .value(let value): walk(value)
    case .closure(let closure):
      if case .value(let block) = closure.body { walk(block) }
    case .styled(.value(let value)): walk(value)
    case .styled(.style(_, let arguments)): for case let argument? in arguments { walk(argument) }
    case .styled(.next): break
    }
  }

  func walk(_ value: CheckedValue) {
    switch value {
    case .expression(let expression): walk(expression)
    case .if(let conditions, let then, let otherwise):
      for case .expression(let condition) in conditions { walk(condition) }
      for case .binding(_, let value) in conditions { walk(value) }
      walk(then)
      walk(otherwise)
    case .switch(let choice):
      walk(choice.subject)
      for branch in choice.cases { walk(branch.body) }
    }
  }

  private func walk(_ arguments: [CheckedArgument]) {
    for argument in arguments { walk(argument.value) }
  }

  private func walk(_ block: CheckedValueBlock) {
    for constant in block.constants { walk(constant.value) }
    walk(block.value)
  }
}

extension CheckedParameter {
  /// Whether its default value is made from other parameters, which Swift has no words for.
  func hasDependentDefault(among parameters: [CheckedParameter]) -> Bool {
    guard let defaultValue else { return false }
    switch defaultValue.kind {
    case .number, .boolean, .nil, .color, .implicitMember: return false
    default: break
    }
    var isDependent = false
    ReferenceVisitor { reference in
      if reference.kind == .parameter, parameters.contains(where: { $0.name == reference.name }) {
        isDependent = true
      }
    }.walk(defaultValue)
    return isDependent
  }
}
