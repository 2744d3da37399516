import Diagnostics
import Parser

/// The choice between declarations: by labels, then by types.
extension Checker {
  /// The declaration that a call means, checked. Reports why there is none.
  mutating func resolveCall(
    _ candidates: [Candidate], _ call: CallSyntax, name: NameSyntax, _ span: SourceSpan,
    hint: Type?, owner: Type?
  ) -> ResolvedCall? {
    if let open = candidates.first(where: { $0.declaration.takesAnything }) {
      return ResolvedCall(
        candidate: open, arguments: givenArguments(call), parameters: [], substitution: [:],
        type: library.normalised(open.declaration.result.substituting(open.substitution)))
    }
    let arguments = self.arguments(of: call)
    let shape = shape(of: arguments, candidates, on: owner, hint: hint)
    if let shape, let known = overloadCache.chosen[shape],
      let resolved = apply(known, arguments, hint: hint, name, call)
    {
      return resolved
    }
    var matched: [(candidate: Candidate, parameters: [Int])] = []
    for candidate in candidates {
      let (parameters, failure) = match(arguments, candidate.declaration.parameters)
      if failure == nil { matched.append((candidate, parameters)) }
    }
    guard !matched.isEmpty else {
      let failures = candidates.compactMap { candidate in
        let (parameters, failure) = match(arguments, candidate.declaration.parameters)
        return failure.map { (candidate: candidate, matched: parameters.count, failure: $0) }
      }
      reportMismatch(failures, arguments, call, name, span)
      checkLooseArguments(arguments)
      return nil
    }
    if matched.count == 1 {
      let only = matched[0]
      let before = score.errors
      let count = diagnostics.count
      let resolved = apply(only.candidate, only.parameters, arguments, hint: hint, name)
      if score.errors == before {
        checkUse(of: only.candidate.declaration, name.span, call, since: count)
        if let shape { keep(only, for: shape) }
      }
      return resolved
    }
    guard trialBudget > 0 else {
      report(.expressionTooComplex(span))
      return nil
    }
    var trials = tryAll(matched, arguments, hint: hint, name, explains: false)
    if trials.best.score.errors > 0, trialDepth == 0 {
      // None fits: now what they say is wanted.
      trials = tryAll(matched, arguments, hint: hint, name, explains: true)
    }
    let chosen = matched[trials.index]
    let reached = trials.best.score
    if reached.errors > 0,
      reportNoOverload(matched.map(\.candidate), trials.said, arguments, name, span)
    {
      return nil
    }
    let count = diagnostics.count
    if trials.best.skippedViews && trialDepth == 0 {
      let final = apply(chosen.candidate, chosen.parameters, arguments, hint: hint, name)
      if reached.errors == 0 {
        checkUse(of: chosen.candidate.declaration, name.span, call, since: count)
      }
      return final
    }
    adopt(trials.best.said, reached)
    skippedViews = skippedViews || trials.best.skippedViews
    if reached.errors == 0 {
      if checkAmbiguity(trials.index, matched, trials.scores, arguments) { return nil }
      checkUse(of: chosen.candidate.declaration, name.span, call, since: count)
      if let shape { keep(chosen, for: shape) }
    }
    return trials.best.resolved
  }

  private mutating func keep(
    _ chosen: (candidate: Candidate, parameters: [Int]), for shape: OverloadCache.Shape
  ) {
    overloadCache.chosen[shape] = .init(
      candidate: chosen.candidate, parameters: chosen.parameters, signature: signature(chosen))
  }

  /// What a call gives and must be given; nil where it settles something.
  private mutating func signature(
    _ chosen: (candidate: Candidate, parameters: [Int])
  ) -> OverloadCache.Signature? {
    let declaration = chosen.candidate.declaration
    guard chosen.candidate.open.isEmpty, declaration.requirements.isEmpty else { return nil }
    let substitution = chosen.candidate.substitution
    let arguments = chosen.parameters.map { wantedType(declaration.parameters[$0], substitution) }
    let result = declaration.result.substituting(substitution).substituting(substitution)
    return .init(arguments: arguments, result: library.normalised(result))
  }

  /// A call as one of what was meant by another of its shape; nil where it does not fit after all.
  private mutating func apply(
    _ known: OverloadCache.Choice, _ arguments: [CallArgument], hint: Type?, _ name: NameSyntax,
    _ call: CallSyntax
  ) -> ResolvedCall? {
    let before = score
    let count = diagnostics.count
    let resolved =
      known.signature.map { apply($0, of: known, arguments, name) }
      ?? apply(known.candidate, known.parameters, arguments, hint: hint, name)
    guard score.errors == before.errors else {
      diagnostics.removeSubrange(count...)
      score = before
      return nil
    }
    checkUse(of: known.candidate.declaration, name.span, call, since: count)
    return resolved
  }

  private mutating func apply(
    _ signature: OverloadCache.Signature, of known: OverloadCache.Choice,
    _ arguments: [CallArgument], _ name: NameSyntax
  ) -> ResolvedCall {
    var checked: [CheckedArgument] = []
    checked.reserveCapacity(arguments.count)
    for index in arguments.indices {
      let value = check(arguments[index].value, as: signature.arguments[index])
      checked.append(arguments[index].checked(Checker.action(value, name)))
    }
    return ResolvedCall(
      candidate: known.candidate, arguments: checked, parameters: known.parameters,
      substitution: known.candidate.substitution, type: signature.result)
  }

  /// What a call of one declaration gives.
  private struct CallTrial {
    var resolved: ResolvedCall
    var said: [Diagnostic]
    var score: FitScore
    var skippedViews: Bool
  }

  /// What a call gives as one of each of several declarations.
  private struct CallTrials {
    /// The first of those that fit best.
    var index = 0
    var best: CallTrial
    /// Of all of them.
    var scores: [FitScore] = []
    var said: [[Diagnostic]] = []
  }

  private mutating func tryAll(
    _ matched: [(candidate: Candidate, parameters: [Int])], _ arguments: [CallArgument],
    hint: Type?, _ name: NameSyntax, explains: Bool
  ) -> CallTrials {
    var trials = CallTrials(
      best: tryCall(matched[0], arguments, hint: hint, name, explains: explains))
    trials.scores.append(trials.best.score)
    trials.said.append(trials.best.said)
    for index in 1..<matched.count {
      let trial = tryCall(matched[index], arguments, hint: hint, name, explains: explains)
      trials.scores.append(trial.score)
      trials.said.append(trial.said)
      if trial.score < trials.best.score {
        trials.index = index
        trials.best = trial
      }
    }
    return trials
  }

  /// Tries a call as one of this declaration.
  private mutating func tryCall(
    _ entry: (candidate: Candidate, parameters: [Int]), _ arguments: [CallArgument], hint: Type?,
    _ name: NameSyntax, explains: Bool
  ) -> CallTrial {
    let trial = attempt(explains: explains) { checker in
      checker.apply(entry.candidate, entry.parameters, arguments, hint: hint, name)
    }
    var score = trial.score
    let declaration = entry.candidate.declaration
    if !isAvailable(declaration.availability) { score.unavailable += 1 }
    if declaration.isDisfavoured { score.disfavoured += 1 }
    if declaration.deprecation != nil { score.deprecated += 1 }
    score.generics += declaration.generics.count
    score.defaults += declaration.parameters.count - given(entry.parameters)
    return CallTrial(
      resolved: trial.result, said: trial.diagnostics, score: score,
      skippedViews: trial.skippedViews)
  }

  /// How many parameters the arguments are for; those of a variadic one stand side by side.
  private func given(_ parameters: [Int]) -> Int {
    var count = 0
    var last = -1
    for parameter in parameters where parameter != last {
      last = parameter
      count += 1
    }
    return count
  }

  /// `count`: where what was said of the call's arguments begins; what the call itself needs is
  /// said instead of what they need.
  private mutating func checkUse(
    of declaration: MemberDeclaration, _ span: SourceSpan, _ call: CallSyntax, since count: Int
  ) {
    if !isAvailable(declaration.availability), count < diagnostics.count {
      let kept = diagnostics[count...].filter { $0.id != .notAvailable }
      diagnostics.replaceSubrange(count..., with: kept)
    }
    checkUse(of: declaration, span, call)
  }

  /// An implicit member that two declarations, neither of them better, read differently.
  private mutating func checkAmbiguity(
    _ best: Int, _ matched: [(candidate: Candidate, parameters: [Int])], _ scores: [FitScore],
    _ arguments: [CallArgument]
  ) -> Bool {
    for (index, other) in matched.enumerated() where index != best {
      guard !(scores[index] < scores[best]), !(scores[best] < scores[index]) else { continue }
      for (position, argument) in arguments.enumerated() where isOpenLiteral(argument.value) {
        let first = type(of: position, in: matched[best])
        let second = type(of: position, in: other)
        guard case .nominal = first, case .nominal = second, first != second,
          !first.isNumber || !second.isNumber
            || Type.nominal(matched[best].candidate.declaration.owner, []).isNumber
        else { continue }
        var isNil = false
        if case .nil = argument.value.kind { isNil = true }
        report(.ambiguousMember(argument.span, [first, second], isNil: isNil))
        return true
      }
    }
    return false
  }

  /// Whether only the place says of what type an expression is.
  private func isOpenLiteral(_ syntax: ExpressionSyntax) -> Bool {
    if case .nil = syntax.kind { return true }
    return hasImplicitRoot(syntax)
  }

  private func type(
    of position: Int, in entry: (candidate: Candidate, parameters: [Int])
  ) -> Type {
    entry.candidate.declaration.parameters[entry.parameters[position]].type.unwrapped
  }

  /// Checks what stands in a call that fits no declaration, so that its own mistakes are told too.
  private mutating func checkLooseArguments(_ arguments: [CallArgument]) {
    for argument in arguments {
      switch argument.value.kind {
      case .closure(let closure) where trialDepth == 0: _ = givenClosure(closure)
      case .closure, .implicitMember: break
      default: if !hasImplicitRoot(argument.value) { _ = infer(argument.value, hint: .given) }
      }
    }
  }
}
