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
      }
      return resolved
    }
    guard trialBudget > 0 else {
      report(.expressionTooComplex(span))
      return nil
    }
    var (best, results) = tryAll(matched, arguments, hint: hint, name, explains: false)
    if results[best].score.errors > 0, trialDepth == 0 {
      // None fits: now what they say is wanted.
      (best, results) = tryAll(matched, arguments, hint: hint, name, explains: true)
    }
    let chosen = matched[best]
    let (resolved, said, reached, skipped) = results[best]
    if reached.errors > 0,
      reportNoOverload(matched.map(\.candidate), results.map(\.said), arguments, name, span)
    {
      return nil
    }
    let count = diagnostics.count
    if skipped && trialDepth == 0 {
      let final = apply(chosen.candidate, chosen.parameters, arguments, hint: hint, name)
      if reached.errors == 0 {
        checkUse(of: chosen.candidate.declaration, name.span, call, since: count)
      }
      return final
    }
    adopt(said, reached)
    skippedViews = skippedViews || skipped
    if reached.errors == 0, checkAmbiguity(best, matched, results.map(\.score), arguments) {
      return nil
    }
    if reached.errors == 0 {
      checkUse(of: chosen.candidate.declaration, name.span, call, since: count)
    }
    return resolved
  }

  /// What a call of one declaration gives.
  private typealias CallTrial = (
    resolved: ResolvedCall, said: [Diagnostic], score: FitScore, skippedViews: Bool
  )

  /// Tries a call as one of each declaration; `best` is the first of those that fit best.
  private mutating func tryAll(
    _ matched: [(candidate: Candidate, parameters: [Int])], _ arguments: [CallArgument],
    hint: Type?, _ name: NameSyntax, explains: Bool
  ) -> (best: Int, results: [CallTrial]) {
    var best = 0
    var results: [CallTrial] = []
    for (index, entry) in matched.enumerated() {
      var trial = attempt(explains: explains) { checker in
        checker.apply(entry.candidate, entry.parameters, arguments, hint: hint, name)
      }
      let declaration = entry.candidate.declaration
      if !isAvailable(declaration.availability) { trial.score.unavailable += 1 }
      if declaration.isDisfavoured { trial.score.disfavoured += 1 }
      if declaration.deprecation != nil { trial.score.deprecated += 1 }
      trial.score.generics += declaration.generics.count
      trial.score.defaults += declaration.parameters.count - given(entry.parameters)
      results.append((trial.result, trial.diagnostics, trial.score, trial.skippedViews))
      if trial.score < results[best].score { best = index }
    }
    return (best, results)
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
