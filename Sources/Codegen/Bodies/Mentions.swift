import TypeChecker

/// Walks over checked trees and is told every name that they mention, with its type, in the order of
/// the source.
protocol NameWalker {
  mutating func mention(_ reference: Reference, _ type: Type)
  /// Told every name that is declared inside: constants, bindings, parameters of closures.
  mutating func declare(_ name: String)
  /// Told every declaration that is called.
  mutating func call(_ declaration: MemberDeclaration)
  /// Told of every `#swift` block, with the names in it.
  mutating func raw(_ names: [Reference])
}

extension NameWalker {
  mutating func mention(_ reference: Reference, _ type: Type) {}
  mutating func declare(_ name: String) {}
  mutating func call(_ declaration: MemberDeclaration) {}
  mutating func raw(_ names: [Reference]) {}

  mutating func walk(_ expression: CheckedExpression) {
    switch expression.kind {
    case .number, .boolean, .nil, .color, .type, .implicitMember, .keyPath, .error: break
    case .string(let string):
      for case .interpolation(let arguments) in string.segments { walk(arguments) }
    case .reference(let reference), .projection(let reference): mention(reference, expression.type)
    case .member(let base, _, _): walk(base)
    case .call(let call):
      if let declaration = call.declaration { self.call(declaration) }
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
    case .array(let elements): for element in elements { walk(element) }
    case .value(let value): walk(value)
    case .raw(_, let names):
      raw(names)
      for name in names { mention(name, .given) }
    case .styled(let styled):
      switch styled {
      case .next: break
      case .style(_, let arguments): for case let argument? in arguments { walk(argument) }
      case .value(let value): walk(value)
      }
    }
  }

  private mutating func walk(_ arguments: [CheckedArgument]) {
    for index in arguments.indices { walk(arguments[index].value) }
  }

  private mutating func walk(_ closure: CheckedClosure) {
    for parameter in closure.parameters ?? [] { declare(parameter) }
    switch closure.body {
    case .views(let block): walk(block)
    case .value(let block): walk(block)
    case .statements(let statements): walk(statements)
    }
  }

  mutating func walk(_ block: CheckedValueBlock) {
    for constant in block.constants { walk(constant) }
    walk(block.value)
  }

  mutating func walk(_ constant: CheckedConstant) {
    declare(constant.name)
    walk(constant.value)
  }

  mutating func walk(_ value: CheckedValue) {
    switch value {
    case .expression(let expression): walk(expression)
    case .if(let conditions, let then, let otherwise):
      walk(conditions)
      walk(then)
      walk(otherwise)
    case .switch(let choice): walk(choice) { $0.walk($1) }
    }
  }

  mutating func walk(_ conditions: [CheckedCondition]) {
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

  private mutating func walk<Body>(
    _ choice: CheckedSwitch<Body>, _ body: (inout Self, Body) -> Void
  ) {
    walk(choice.subject)
    for element in choice.cases {
      for pattern in element.patterns { walk(pattern) }
      if let condition = element.condition { walk(condition) }
      body(&self, element.body)
    }
  }

  private mutating func walk(_ pattern: CheckedPattern) {
    switch pattern {
    case .wildcard: break
    case .expression(let expression): walk(expression)
    case .binding(let name, _): declare(name)
    case .tuple(let patterns), .enumCase(_, let patterns):
      for pattern in patterns { walk(pattern) }
    }
  }

  mutating func walk(_ statements: [CheckedStatement]) {
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
      case .switch(let choice): walk(choice) { $0.walk($1) }
      }
    }
  }

  mutating func walk(_ block: CheckedViewBlock) { walk(block.items) }

  mutating func walk(_ items: [CheckedViewItem]) {
    for item in items {
      switch item {
      case .view(let view):
        walk(view.base)
        walk(view.chain)
      case .constant(let constant): walk(constant)
      case .if(let conditions, let then, let otherwise):
        walk(conditions)
        walk(then)
        if let otherwise { walk(otherwise) }
      case .switch(let choice): walk(choice) { $0.walk($1) }
      }
    }
  }

  mutating func walk(_ chain: CheckedChain) {
    for when in chain.whens { walk(when.conditions) }
    for link in chain.links {
      switch link {
      case .modifier(let modifier):
        if let declaration = modifier.declaration { call(declaration) }
        let arguments = modifier.arguments
        for index in arguments.indices {
          if let base = arguments[index].base { walk(base) }
          for alternative in arguments[index].alternatives { walk(alternative.value) }
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

  mutating func walk(_ function: CheckedFunction) {
    declare(function.name)
    for parameter in function.parameters { declare(parameter.name) }
    walk(function.body)
  }

  /// Content, constants, functions and first values, and the parts.
  mutating func walk(_ body: CheckedBody) {
    for constant in body.constants { walk(constant) }
    for function in body.functions { walk(function) }
    for storage in body.storage {
      declare(storage.name)
      switch storage.kind {
      case .state(let value): walk(value)
      case .scaledMetric(let value, let relativeTo):
        walk(value)
        if let relativeTo { walk(relativeTo) }
      case .namespace, .focus: break
      }
    }
    for part in body.parts {
      declare(part.name)
      for parameter in part.parameters { declare(parameter.name) }
      walk(part.body)
    }
    walk(body.content)
  }
}

/// Tells a closure what is mentioned, and another what is declared.
struct Mentions: NameWalker {
  private var visit: (Reference, Type) -> Void
  private var note: (String) -> Void

  init(
    _ visit: @escaping (Reference, Type) -> Void, declare: @escaping (String) -> Void = { _ in }
  ) {
    self.visit = visit
    note = declare
  }

  func mention(_ reference: Reference, _ type: Type) { visit(reference, type) }

  func declare(_ name: String) { note(name) }
}

/// Looks for a name.
struct NameFinder: NameWalker {
  fileprivate let name: String
  fileprivate var isFound = false

  mutating func mention(_ reference: Reference, _ type: Type) {
    if reference.name == name { isFound = true }
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
func found(_ name: String, _ walk: (inout NameFinder) -> Void) -> Bool {
  var finder = NameFinder(name: name)
  walk(&finder)
  return finder.isFound
}

/// Looks for the newest SDK that something is declared in.
struct SDKFinder: NameWalker {
  fileprivate var sdk: Int?

  mutating func call(_ declaration: MemberDeclaration) { sdk = newer(sdk, declaration.sdk) }
}

/// The newest SDK that what `walk` meets is declared in.
func newestSDK(_ walk: (inout SDKFinder) -> Void) -> Int? {
  var finder = SDKFinder()
  walk(&finder)
  return finder.sdk
}

/// The newer of two SDKs.
private func newer(_ left: Int?, _ right: Int?) -> Int? {
  guard let left else { return right }
  return right.map { Swift.max(left, $0) } ?? left
}
