import TypeChecker

/// Walks over checked trees and tells every name that they mention, with its type, in the order
/// of the source.
struct Mentions {
  private var visit: (Reference, Type) -> Void
  /// Told every name that is declared inside: constants, bindings, parameters of closures.
  private var declare: (String) -> Void
  /// Told every declaration that is called.
  private var call: (MemberDeclaration) -> Void
  /// Told of every `#swift` block, with the names in it.
  private var raw: ([Reference]) -> Void

  init(
    _ visit: @escaping (Reference, Type) -> Void = { _, _ in },
    declare: @escaping (String) -> Void = { _ in },
    call: @escaping (MemberDeclaration) -> Void = { _ in },
    raw: @escaping ([Reference]) -> Void = { _ in }
  ) {
    self.visit = visit
    self.declare = declare
    self.call = call
    self.raw = raw
  }

  func walk(_ expression: CheckedExpression) {
    switch expression.kind {
    case .number, .boolean, .nil, .color, .type, .implicitMember, .keyPath, .error: break
    case .string(let string):
      for case .interpolation(let arguments) in string.segments { walk(arguments) }
    case .reference(let reference), .projection(let reference): visit(reference, expression.type)
    case .member(let base, _, _): walk(base)
    case .call(let call):
      call.declaration.map(self.call)
      walk(call.callee)
      walk(call.arguments)
    case .subscript(let base, let arguments):
      walk(base)
      walk(arguments)
    case .closure(let closure): walk(closure)
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
    case .tuple(let arguments): walk(arguments)
    case .array(let elements): elements.forEach(walk)
    case .value(let value): walk(value)
    case .raw(_, let names):
      raw(names)
      for name in names { visit(name, .given) }
    case .styled(let styled):
      switch styled {
      case .next: break
      case .style(_, let arguments): arguments.forEach { $0.map(walk) }
      case .value(let value): walk(value)
      }
    }
  }

  private func walk(_ arguments: [CheckedArgument]) {
    for argument in arguments { walk(argument.value) }
  }

  private func walk(_ closure: CheckedClosure) {
    closure.parameters?.forEach(declare)
    switch closure.body {
    case .views(let block): walk(block)
    case .value(let block): walk(block)
    case .statements(let statements): walk(statements)
    }
  }

  func walk(_ block: CheckedValueBlock) {
    block.constants.forEach(walk)
    walk(block.value)
  }

  func walk(_ constant: CheckedConstant) {
    declare(constant.name)
    walk(constant.value)
  }

  func walk(_ value: CheckedValue) {
    switch value {
    case .expression(let expression): walk(expression)
    case .if(let conditions, let then, let otherwise):
      walk(conditions)
      walk(then)
      walk(otherwise)
    case .switch(let choice): walk(choice) { walk($0) }
    }
  }

  func walk(_ conditions: [CheckedCondition]) {
    for condition in conditions {
      switch condition {
      case .expression(let expression): walk(expression)
      case .binding(let name, let expression):
        walk(expression)
        declare(name)
      case .fixed: break
      }
    }
  }

  private func walk<Body>(_ choice: CheckedSwitch<Body>, _ body: (Body) -> Void) {
    walk(choice.subject)
    for element in choice.cases {
      element.patterns.forEach(walk)
      element.condition.map(walk)
      body(element.body)
    }
  }

  private func walk(_ pattern: CheckedPattern) {
    switch pattern {
    case .wildcard: break
    case .expression(let expression): walk(expression)
    case .binding(let name, _): declare(name)
    case .tuple(let patterns), .enumCase(_, let patterns): patterns.forEach(walk)
    }
  }

  func walk(_ statements: [CheckedStatement]) {
    for statement in statements {
      switch statement {
      case .expression(let expression): walk(expression)
      case .assignment(let target, _, let value):
        walk(target)
        walk(value)
      case .constant(let constant): walk(constant)
      case .if(let conditions, let then, let otherwise):
        walk(conditions)
        walk(then)
        walk(otherwise)
      case .switch(let choice): walk(choice) { walk($0) }
      }
    }
  }

  func walk(_ block: CheckedViewBlock) { walk(block.items) }

  func walk(_ items: [CheckedViewItem]) {
    for item in items {
      switch item {
      case .view(let view):
        walk(view.base)
        walk(view.chain)
      case .constant(let constant): walk(constant)
      case .if(let conditions, let then, let otherwise):
        walk(conditions)
        walk(then)
        otherwise.map(walk)
      case .switch(let choice): walk(choice) { walk($0) }
      }
    }
  }

  func walk(_ chain: CheckedChain) {
    for when in chain.whens { walk(when.conditions) }
    for link in chain.links {
      switch link {
      case .modifier(let modifier):
        modifier.declaration.map(call)
        for argument in modifier.arguments {
          argument.base.map(walk)
          for alternative in argument.alternatives { walk(alternative.value) }
        }
      case .animate(let animation):
        walk(animation.animation)
        for trigger in animation.triggers {
          switch trigger {
          case .value(let value): walk(value)
          case .conditions(let conditions): walk(conditions)
          }
        }
      case .choice(let branches, let otherwise):
        for branch in branches { walk(branch.chain) }
        walk(otherwise)
      }
    }
  }

  func walk(_ function: CheckedFunction) {
    declare(function.name)
    for parameter in function.parameters { declare(parameter.name) }
    walk(function.body)
  }

  /// Content, constants, functions and first values, and the parts where they are asked for.
  func walk(_ body: CheckedBody, withParts: Bool = true) {
    body.constants.forEach(walk)
    body.functions.forEach(walk)
    for storage in body.storage {
      declare(storage.name)
      switch storage.kind {
      case .state(let value): walk(value)
      case .scaledMetric(let value, let relativeTo):
        walk(value)
        relativeTo.map(walk)
      case .namespace, .focus: break
      }
    }
    if withParts {
      for part in body.parts {
        declare(part.name)
        for parameter in part.parameters { declare(parameter.name) }
        walk(part.body)
      }
    }
    walk(body.content)
  }
}

extension CheckedValue {
  /// Whether `name` is mentioned anywhere in it.
  func mentions(_ name: String) -> Bool { found(name) { $0.walk(self) } }
}

extension CheckedExpression {
  func mentions(_ name: String) -> Bool { found(name) { $0.walk(self) } }
}

/// Whether `name` is among the names that `walk` meets.
func found(_ name: String, _ walk: (Mentions) -> Void) -> Bool {
  var isFound = false
  walk(Mentions({ reference, _ in if reference.name == name { isFound = true } }))
  return isFound
}
