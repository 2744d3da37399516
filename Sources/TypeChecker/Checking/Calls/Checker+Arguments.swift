import Diagnostics
import Hashing
import Parser

/// A call's arguments checked against one declaration.
extension Checker {
  /// Checks the arguments against the parameters that they are for, and settles the generics.
  mutating func apply(
    _ candidate: Candidate, _ parameters: [Int], _ arguments: [CallArgument], hint: Type?,
    _ name: NameSyntax
  ) -> ResolvedCall {
    let declaration = candidate.declaration
    var inference = Inference(candidate.open, candidate.substitution)
    for requirement in declaration.requirements {
      inference.assume(requirement)
    }
    if let hint, !isConstraint(hint), !hint.isOpen {
      inference.suggest(declaration.result, hint)
    }
    var checked: [CheckedArgument] = []
    checked.reserveCapacity(arguments.count)
    if let order = SettlingPass.order(of: arguments) {
      for argument in arguments { checked.append(argument.checked(error(argument.span))) }
      for index in order {
        checked[index].value = checkArgument(
          arguments[index], declaration.parameters[parameters[index]], &inference, name)
      }
    } else {
      for (index, argument) in arguments.enumerated() {
        let value = checkArgument(
          argument, declaration.parameters[parameters[index]], &inference, name)
        checked.append(argument.checked(value))
      }
    }
    for requirement in declaration.requirements { inference.conclude(requirement, &library) }
    let substitution = inference.substitution
    for requirement in declaration.requirements {
      checkRequirement(requirement, substitution, name)
    }
    checkInferred(candidate, inference, checked, hint, name)
    var type = declaration.result
    if type.hasParameters {
      var open = substitution
      for parameter in candidate.open where open[parameter.name] == nil {
        open[parameter.name] = .given
      }
      type = type.substituting(open).substituting(open)
    }
    return ResolvedCall(
      candidate: candidate, arguments: checked, parameters: parameters, substitution: substitution,
      type: library.normalised(type))
  }

  /// What a parameter must be given.
  mutating func wantedType(
    _ parameter: MemberDeclaration.Parameter, _ substitution: HashMap<String, Type>
  ) -> Type {
    let type = library.normalised(parameter.type.substituting(substitution))
    if parameter.isAutoclosure, case .function(let function) = type { return function.result }
    return type
  }

  private mutating func checkArgument(
    _ argument: CallArgument, _ parameter: MemberDeclaration.Parameter,
    _ inference: inout Inference, _ name: NameSyntax
  ) -> CheckedExpression {
    let wanted = wantedType(parameter, inference.substitution)
    if case .closure(let closure) = argument.value.kind {
      if case .function(let function) = wanted.unwrapped {
        return self.closure(closure, function, &inference, declared: parameter.type)
      }
      if wanted.isOpen { return givenClosure(closure) }
      report(.unexpectedClosure(argument.span, wanted))
      return error(argument.span)
    }
    guard inference.isOpen(wanted) else {
      return Checker.action(check(argument.value, as: wanted), name)
    }
    // The whole type is one generic parameter: its constraint is what is asked for.
    if case .parameter(let generic) = wanted.unwrapped, inference.open.keys.contains(generic) {
      let protocols = inference.open[generic] ?? []
      var constraint: Type? = protocols.isEmpty ? nil : .opaque(protocols)
      if wanted.isOptional { constraint = constraint.map { .optional($0) } }
      if wanted.isOptional, case .nil = argument.value.kind {
        return CheckedExpression(.nil, .optional(.given), argument.value.span)
      }
      if wanted.isOptional, let member = implicitRoot(argument.value) {
        // Swift does not look into an optional for a protocol's members.
        report(.implicitMemberWithoutType(member, ownerOf(member.text)))
        return error(argument.span)
      }
      let value = Checker.action(check(argument.value, as: constraint), name)
      let settled = wanted.isOptional ? value.type.unwrapped : value.type
      if !settled.isOpen { inference.settle(generic, settled) }
      return value
    }
    // A generic parameter somewhere inside.
    let value = infer(argument.value, hint: inference.hint(wanted))
    if value.type.isError {
      // What it would have settled is not asked for.
      for name in wanted.parameterNames where inference.open[name] != nil {
        inference.settle(name, .error)
      }
    }
    if !inference.unify(wanted, value.type, &library), !value.type.isOpen {
      if isSilent {
        report(.unsaid(.typeMismatch, argument.value.span))
      } else {
        report(.typeMismatch(argument.value.span, inference.constraint(wanted), value.type))
      }
      return error(argument.value.span)
    }
    return value
  }

  /// Everything that a declaration leaves open must be settled by the call.
  private mutating func checkInferred(
    _ candidate: Candidate, _ inference: Inference, _ arguments: [CheckedArgument], _ hint: Type?,
    _ name: NameSyntax
  ) {
    guard !inference.open.isEmpty, hint.map({ !$0.isOpenInside }) ?? true,
      !arguments.contains(where: { $0.value.type.isOpenInside && !Checker.isNil($0.value) }),
      let open = candidate.open.first(where: { inference.open[$0.name] != nil }),
      !candidate.declaration.isGivenByDefault(open.name)
    else { return }
    // A parameter that was written `some P` has no name of its own.
    let isNameless = open.name.hasPrefix("some")
    report(
      .notInferred(
        name, isNameless ? Type.opaque(open.protocols).description : open.name))
  }

  private static func isNil(_ value: CheckedExpression) -> Bool {
    switch value.kind {
    case .nil: return true
    case .call(let call):
      // `.constant(nil)`, `Set()`
      if call.arguments.isEmpty { return call.declaration != nil && value.type.isOpenInside }
      return call.arguments.allSatisfy { isNil($0.value) }
    case .ternary(_, let first, let second): return isNil(first) && isNil(second)
    default: return false
    }
  }

  /// What is run later must be `Sendable`, which the function that a name stands for is not: it is
  /// called in a closure.
  static func action(
    _ value: CheckedExpression, _ name: NameSyntax
  ) -> CheckedExpression {
    guard Checker.takesSendable.contains(name.text), case .reference = value.kind,
      case .function(let function) = value.type, function.parameters.isEmpty
    else { return value }
    let call = CheckedExpression(
      .call(CheckedCall(callee: value, isOptional: false, arguments: [], declaration: nil)),
      function.result, value.span)
    return CheckedExpression(
      .closure(CheckedClosure(parameters: nil, body: .statements([.expression(call)]))),
      value.type, value.span)
  }

  private static let takesSendable: HashSet<String> = ["refreshable", "task"]

  /// The implicit member that an expression or one of its choices begins with.
  private func implicitRoot(_ syntax: ExpressionSyntax) -> NameSyntax? {
    switch syntax.kind {
    case .implicitMember(let name): return name
    case .member(let base, _, _): return implicitRoot(base)
    case .call(let call): return implicitRoot(call.callee)
    case .ternary(_, let first, let second): return implicitRoot(first) ?? implicitRoot(second)
    case .tuple(let elements) where elements.count == 1: return implicitRoot(elements[0].value)
    default: return nil
    }
  }

  private mutating func checkRequirement(
    _ requirement: MemberDeclaration.Requirement, _ substitution: HashMap<String, Type>,
    _ name: NameSyntax
  ) {
    guard !library.holds(requirement, substitution) else { return }
    let left = library.normalised(requirement.left.substituting(substitution))
    report(.requirementFails(name, left, requirement.isEquality, requirement.right))
  }
}

/// The order in which arguments settle generic parameters: those that take their type from their
/// place wait for those that bring one, as in `max(0, width)`; closures wait for all.
private enum SettlingPass: Int, CaseIterable, Comparable {
  case typed, float, integer, closure

  /// The indices of the arguments as they are to be checked; nil where that is their own order.
  static func order(of arguments: [Checker.CallArgument]) -> [Int]? {
    if arguments.count < 2 { return nil }
    let passes = arguments.map { SettlingPass($0.value) }
    if zip(passes, passes.dropFirst()).allSatisfy({ $0.rawValue <= $1.rawValue }) { return nil }
    return SettlingPass.allCases.flatMap { pass in passes.indices.filter { passes[$0] == pass } }
  }

  init(_ value: ExpressionSyntax) {
    switch value.kind {
    case .closure: self = .closure
    case .integer, .implicitMember, .nil: self = .integer
    case .float: self = .float
    case .prefix(_, let operand): self = SettlingPass(operand)
    case .ternary(_, let first, let second): self = SettlingPass(first, second)
    case .binary(let first, let name, let second) where ["+", "-", "*", "/"].contains(name.text):
      self = SettlingPass(first, second)
    case .tuple(let elements) where elements.count == 1: self = SettlingPass(elements[0].value)
    default: self = .typed
    }
  }

  /// Of what has the type of two: one that brings its type gives it to the other, and so does the
  /// point of a number.
  private init(_ first: ExpressionSyntax, _ second: ExpressionSyntax) {
    self = min(SettlingPass(first), SettlingPass(second))
  }

  static func < (left: SettlingPass, right: SettlingPass) -> Bool { left.rawValue < right.rawValue }
}
