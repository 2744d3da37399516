import Diagnostics
import Hashing
import Parser

/// Modifiers of `when`s that change an earlier one: read as a call of the declaration that it calls.
extension Checker {
  /// Reads a modifier of a `when` as a call of the declaration that an earlier one calls.
  mutating func address(
    _ position: Int, _ name: NameSyntax, _ call: CallSyntax, when index: Int,
    in chain: inout ChainBuilder
  ) {
    guard let target = chain.links[position].target,
      case .modifier(var modifier) = chain.links[position].link
    else { return }
    let declaration = target.candidate.declaration
    let given = arguments(of: call)
    let (parameters, failure) = match(given, partly(declaration.parameters))
    followDeprecation(of: target, name)
    if given.isEmpty, !target.isInserted { report(.unchangedInWhen(name)) }
    if failure != nil {
      reportNotTheSameCall(name, call, target, declaration)
      _ = givenArguments(call)
      return
    }
    // Nothing else may hold the values of earlier blocks, or each block would copy them all.
    chain.links[position] = .init(link: .choice([], otherwise: CheckedChain()))
    defer { chain.links[position] = .init(link: .modifier(modifier), target: target) }
    var inference = Inference(target.candidate.open, target.candidate.substitution)
    for requirement in declaration.requirements { inference.assume(requirement) }
    var explicit: HashSet<Int> = []
    for (argument, parameter) in zip(given, parameters) {
      let declared = declaration.parameters[parameter]
      if declaration.selecting.contains(declared.name) { continue }
      if case .closure = argument.value.kind, isViewClosure(declared.type) {
        report(.blockInWhen(argument.span, name))
        continue
      }
      let before = diagnostics.count
      var own = inference
      let value = alternative(argument, declared, &own, name)
      if diagnostics.count > before, value.type.isError, trialDepth == 0 {
        noteTarget(target, from: before)
      }
      explicit.insert(parameter)
      addAlternative(
        value, parameter: parameter, when: index, to: &modifier, target, name)
    }
    if target.isInserted {
      addDefaults(besides: explicit, when: index, to: &modifier, target, name)
    }
    target.whens.insert(index)
  }

  func isViewClosure(_ type: Type) -> Bool {
    if case .function(let function) = type.unwrapped { return function.isViewBuilder }
    return false
  }

  mutating func alternative(
    _ argument: CallArgument, _ parameter: MemberDeclaration.Parameter,
    _ inference: inout Inference, _ name: NameSyntax
  ) -> CheckedExpression {
    var wanted = library.normalised(parameter.type.substituting(inference.substitution))
    if case .parameter(let generic) = wanted, let protocols = inference.open[generic] {
      wanted = .opaque(protocols)
    } else if case .optional(.parameter(let generic)) = wanted,
      let protocols = inference.open[generic]
    {
      wanted = .optional(.opaque(protocols))
    } else if inference.isOpen(wanted) {
      wanted = inference.hint(wanted)
    }
    if case .opaque(let protocols) = wanted, protocols.isEmpty { wanted = .given }
    if wanted == .given { return infer(argument.value, hint: nil) }
    return check(argument.value, as: wanted)
  }

  /// Adds a value for a parameter; where the written call leaves it out, with the declaration's
  /// default as its base.
  private mutating func addAlternative(
    _ value: CheckedExpression, parameter: Int, when index: Int,
    to modifier: inout CheckedModifierCall, _ target: ChainBuilder.Target, _ name: NameSyntax
  ) {
    let alternative = CheckedVariedArgument.Alternative(when: index, value: value)
    if let position = target.parameters.firstIndex(of: parameter) {
      modifier.arguments[position].alternatives.append(alternative)
      return
    }
    let declared = target.candidate.declaration.parameters[parameter]
    guard let base = defaultValue(of: declared, target.candidate) else {
      report(.defaultNotKnown(name, declared.label ?? declared.name, value.span))
      return
    }
    let position = target.parameters.firstIndex { $0 > parameter } ?? target.parameters.count
    modifier.arguments.insert(
      CheckedVariedArgument(
        label: declared.label, base: base, alternatives: [alternative],
        type: argumentType(declared.type, target.candidate.substitution, base.type)), at: position)
    target.parameters.insert(parameter, at: position)
  }

  /// The default of a parameter as an expression; nil where the catalogue does not tell it.
  mutating func defaultValue(
    of parameter: MemberDeclaration.Parameter, _ candidate: Candidate
  ) -> CheckedExpression? {
    guard let syntax = parameter.defaultValue else { return nil }
    var inference = Inference(candidate.open, candidate.substitution)
    for requirement in candidate.declaration.requirements { inference.assume(requirement) }
    let argument = CallArgument(
      label: nil, value: syntax, span: syntax.span, isTrailing: false, isFirstTrailing: false)
    let trial = attempt { checker -> CheckedExpression in
      var own = inference
      return checker.withScope {
        $0.alternative(argument, parameter, &own, NameSyntax("", syntax.span))
      }
    }
    return trial.score.errors == 0 ? trial.result : nil
  }
}
