import Diagnostics
import Parser

/// The choice between overloads: by labels, then by types.
extension Checker {
  /// An argument of a call, trailing closures included.
  struct CallArgument {
    var label: NameSyntax?
    var value: ExpressionSyntax
    var span: SourceSpan
    var isTrailing: Bool
    /// The first trailing closure, which is matched without a label.
    var isFirstTrailing: Bool
  }

  /// Why a call's arguments are not those of a declaration.
  enum MatchFailure {
    case wrongLabel(argument: Int, expected: String?)
    case missing(parameter: Int, before: Int)
    case extra(argument: Int)
    case order(argument: Int, before: Int)

    /// How far the call is from the declaration; less is nearer.
    var distance: Int {
      switch self {
      case .wrongLabel: return 1
      case .order: return 1
      case .missing: return 2
      case .extra: return 3
      }
    }
  }

  func arguments(of call: CallSyntax) -> [CallArgument] {
    var result = call.arguments.map {
      CallArgument(
        label: $0.label, value: $0.value, span: $0.span, isTrailing: false, isFirstTrailing: false)
    }
    for (index, trailing) in call.trailingClosures.enumerated() {
      result.append(
        CallArgument(
          label: trailing.label,
          value: ExpressionSyntax(.closure(trailing.closure), trailing.closure.span),
          span: trailing.closure.span, isTrailing: true, isFirstTrailing: index == 0))
    }
    return result
  }

  /// The parameter that each argument is for, after Swift's rules: in order, by label, parameters
  /// with a default may be left out; the first trailing closure takes the first function.
  func match(
    _ arguments: [CallArgument], _ parameters: [MemberDeclaration.Parameter]
  ) -> (parameters: [Int], failure: MatchFailure?) {
    var result: [Int] = []
    var next = 0
    var index = 0
    while index < arguments.count {
      let argument = arguments[index]
      if argument.isFirstTrailing {
        guard
          let found = firstFunction(
            from: next, parameters, followedBy: Array(arguments[(index + 1)...]))
        else { return (result, .extra(argument: index)) }
        for skipped in next..<found
        where !parameters[skipped].hasDefault
          && !parameters[skipped].isVariadic
        {
          return (result, .missing(parameter: skipped, before: index))
        }
        result.append(found)
        next = found + 1
        index += 1
        continue
      }
      // The same variadic parameter goes on while there are no labels.
      if next > 0, next <= parameters.count, parameters[next - 1].isVariadic, argument.label == nil,
        !argument.isTrailing, result.last == next - 1
      {
        result.append(next - 1)
        index += 1
        continue
      }
      var found: Int?
      var candidate = next
      while candidate < parameters.count {
        let parameter = parameters[candidate]
        if parameter.label == argument.label?.text {
          found = candidate
          break
        }
        if !parameter.hasDefault && !parameter.isVariadic { break }
        candidate += 1
      }
      guard let found else {
        return (result, failure(arguments, index, next, parameters, result))
      }
      result.append(found)
      next = found + 1
      index += 1
    }
    for parameter in next..<max(next, parameters.count)
    where !parameters[parameter].hasDefault && !parameters[parameter].isVariadic {
      return (result, .missing(parameter: parameter, before: arguments.count))
    }
    return (result, nil)
  }

  private func failure(
    _ arguments: [CallArgument], _ index: Int, _ next: Int,
    _ parameters: [MemberDeclaration.Parameter], _ matched: [Int]
  ) -> MatchFailure {
    let argument = arguments[index]
    if let label = argument.label?.text,
      let earlier = parameters[..<min(next, parameters.count)].firstIndex(where: {
        $0.label == label
      })
    {
      if matched.contains(earlier) { return .extra(argument: index) }
      return .order(argument: index, before: matched.firstIndex { $0 > earlier } ?? 0)
    }
    guard next < parameters.count else { return .extra(argument: index) }
    if let label = argument.label?.text,
      let later = parameters[next...].firstIndex(where: { $0.label == label })
    {
      // What must be given before it stands behind it.
      if next < later, !parameters[next].hasDefault, let required = parameters[next].label,
        let place = arguments[(index + 1)...].firstIndex(where: { $0.label?.text == required })
      {
        return .order(argument: place, before: index)
      }
      // Something that must be given stands between.
      let required = parameters[next..<later].firstIndex { !$0.hasDefault } ?? next
      return .missing(parameter: required, before: index)
    }
    return .wrongLabel(argument: index, expected: parameters[next].label)
  }

  /// Where the first trailing closure goes; labelled ones behind it keep their parameters.
  private func firstFunction(
    from start: Int, _ parameters: [MemberDeclaration.Parameter],
    followedBy others: [CallArgument]
  ) -> Int? {
    var candidates: [Int] = []
    for index in start..<max(start, parameters.count) where takesClosure(parameters[index].type) {
      if let label = parameters[index].label,
        others.contains(where: { $0.label?.text == label })
      {
        continue
      }
      candidates.append(index)
    }
    guard let first = candidates.first else { return nil }
    // Swift's forward scan: a defaulted function is passed over where a later one must be given.
    if parameters[first].hasDefault, others.isEmpty,
      let required = candidates.first(where: { !parameters[$0].hasDefault })
    {
      return required
    }
    return first
  }

  func takesClosure(_ type: Type) -> Bool {
    switch type {
    case .function: return true
    case .optional(let wrapped): return takesClosure(wrapped)
    case .given: return true
    default: return false
    }
  }

  // MARK: - Choosing

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
    var failures: [(candidate: Candidate, matched: Int, failure: MatchFailure)] = []
    for candidate in candidates {
      let (parameters, failure) = match(arguments, candidate.declaration.parameters)
      if let failure {
        failures.append((candidate, parameters.count, failure))
      } else {
        matched.append((candidate, parameters))
      }
    }
    guard !matched.isEmpty else {
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

  // MARK: - Checking against one declaration

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
    var values: [CheckedExpression?] = Array(repeating: nil, count: arguments.count)
    for index in SettlingPass.order(of: arguments.lazy.map(\.value)) {
      let parameter = declaration.parameters[parameters[index]]
      values[index] = checkArgument(arguments[index], parameter, &inference, name)
    }
    for requirement in declaration.requirements { inference.conclude(requirement, &library) }
    let substitution = inference.substitution
    for requirement in declaration.requirements {
      checkRequirement(requirement, substitution, name)
    }
    checkInferred(candidate, inference, values, hint, name)
    var open: [String: Type] = substitution
    for parameter in candidate.open where open[parameter.name] == nil {
      open[parameter.name] = .given
    }
    var checked: [CheckedArgument] = []
    for (index, argument) in arguments.enumerated() {
      checked.append(
        CheckedArgument(
          label: argument.isFirstTrailing ? nil : argument.label?.text,
          value: values[index] ?? CheckedExpression(.error, .error, argument.span),
          isTrailing: argument.isTrailing))
    }
    return ResolvedCall(
      candidate: candidate, arguments: checked, parameters: parameters, substitution: substitution,
      type: library.normalised(declaration.result.substituting(open).substituting(open)))
  }

  private mutating func checkArgument(
    _ argument: CallArgument, _ parameter: MemberDeclaration.Parameter,
    _ inference: inout Inference, _ name: NameSyntax
  ) -> CheckedExpression {
    var wanted = library.normalised(parameter.type.substituting(inference.substitution))
    if parameter.isAutoclosure, case .function(let function) = wanted { wanted = function.result }
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
    _ candidate: Candidate, _ inference: Inference, _ values: [CheckedExpression?], _ hint: Type?,
    _ name: NameSyntax
  ) {
    guard !inference.open.isEmpty, hint.map({ !$0.isOpenInside }) ?? true,
      !values.contains(where: { $0.map { $0.type.isOpenInside && !Checker.isNil($0) } ?? true }),
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
  private static func action(
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

  private static let takesSendable: Set<String> = ["refreshable", "task"]

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
    _ requirement: MemberDeclaration.Requirement, _ substitution: [String: Type], _ name: NameSyntax
  ) {
    guard !library.holds(requirement, substitution) else { return }
    let left = library.normalised(requirement.left.substituting(substitution))
    report(.requirementFails(name, left, requirement.isEquality, requirement.right))
  }
}

/// The order in which arguments settle generic parameters: those that take their type from their
/// place wait for those that bring one, as in `max(0, width)`; closures wait for all.
private enum SettlingPass: Int, CaseIterable {
  case typed, float, integer, closure

  /// The indices of the arguments as they are to be checked.
  static func order(of values: some Collection<ExpressionSyntax>) -> [Int] {
    if values.count < 2 { return Array(0..<values.count) }
    let passes = values.map { SettlingPass($0) }
    return SettlingPass.allCases.flatMap { pass in passes.indices.filter { passes[$0] == pass } }
  }

  init(_ value: ExpressionSyntax) {
    switch value.kind {
    case .closure: self = .closure
    case .integer, .implicitMember, .nil: self = .integer
    case .float: self = .float
    case .prefix(_, let operand): self = SettlingPass(operand)
    case .tuple(let elements) where elements.count == 1: self = SettlingPass(elements[0].value)
    default: self = .typed
    }
  }
}

/// What is known of a call's generic parameters.
struct Inference {
  /// Those that are not settled, with their protocols.
  private(set) var open: [String: [String]] = [:]
  private(set) var substitution: [String: Type]
  /// What the blocks of views look like that generic parameters stand for.
  var views: [String: ViewSignature] = [:]

  init(_ generics: [MemberDeclaration.GenericParameter], _ substitution: [String: Type]) {
    self.substitution = substitution
    for generic in generics where substitution[generic.name] == nil {
      open[generic.name] = generic.protocols
    }
  }

  /// `where Label == Text`, `where S: ShapeStyle`
  mutating func assume(_ requirement: MemberDeclaration.Requirement) {
    guard case .parameter(let name) = requirement.left, let protocols = open[name] else { return }
    if requirement.isEquality {
      if !requirement.right.hasParameters { settle(name, requirement.right) }
    } else if case .opaque(let more) = requirement.right {
      open[name] = protocols + more.filter { !protocols.contains($0) }
    }
  }

  /// `where Value == T?`, once `T` is known.
  mutating func conclude(_ requirement: MemberDeclaration.Requirement, _ library: inout Library) {
    guard requirement.isEquality, case .parameter(let name) = requirement.left, open[name] != nil
    else { return }
    let right = library.normalised(requirement.right.substituting(substitution))
    if !right.hasParameters { settle(name, right) }
  }

  mutating func settle(_ name: String, _ type: Type) {
    open[name] = nil
    substitution[name] = type
  }

  func isOpen(_ type: Type) -> Bool {
    guard !open.isEmpty else { return false }
    switch type {
    case .parameter(let name): return open[name] != nil
    case .associated(let base, _): return isOpen(base)
    case .nominal(_, let arguments): return arguments.contains { isOpen($0) }
    case .optional(let type), .array(let type), .metatype(let type): return isOpen(type)
    case .dictionary(let key, let value): return isOpen(key) || isOpen(value)
    case .tuple(let elements): return elements.contains { isOpen($0.type) }
    case .function(let function):
      return isOpen(function.result) || function.parameters.contains { isOpen($0) }
    case .error, .given, .opaque, .existential: return false
    }
  }

  /// The type with what is not settled taken as given.
  func hint(_ type: Type) -> Type {
    var given: [String: Type] = [:]
    for name in open.keys { given[name] = .given }
    return type.substituting(given)
  }

  /// The type with what is not settled as what it must conform to, for messages.
  func constraint(_ type: Type) -> Type {
    type.substituting(open.mapValues { $0.isEmpty ? .given : .opaque($0) })
  }

  /// What a call's result is wanted to be settles what it can: `.constant(5)` for a `Binding<Int>`.
  mutating func suggest(_ result: Type, _ hint: Type) {
    guard case .nominal(let name, let arguments) = result.substituting(substitution),
      case .nominal(name, let wanted) = hint.unwrapped, arguments.count == wanted.count
    else { return }
    for (argument, type) in zip(arguments, wanted) {
      if case .parameter(let generic) = argument, open[generic] != nil, !type.hasParameters,
        type != .given
      {
        settle(generic, type)
      }
    }
  }

  /// Settles the parameters in a type by what stands there; false where the two cannot be the same.
  mutating func unify(_ pattern: Type, _ type: Type, _ library: inout Library) -> Bool {
    if type.isOpen { return true }
    switch (pattern, type) {
    case (.parameter(let name), _) where open[name] != nil:
      for protocolName in open[name]! where !library.conforms(type, to: protocolName) {
        return false
      }
      settle(name, type)
      return true
    case (.parameter(let name), _) where substitution[name] != nil:
      return library.matches(substitution[name]!, type)
    case (.optional(let pattern), .optional(let type)): return unify(pattern, type, &library)
    case (.optional(let pattern), _): return unify(pattern, type, &library)
    case (.array(let pattern), .array(let type)): return unify(pattern, type, &library)
    case (.nominal(let name, let patterns), .nominal(let other, let types)):
      guard name == other || (name.hasSuffix("KeyPath") && other.hasSuffix("KeyPath")) else {
        return false
      }
      for (pattern, type) in zip(patterns, types) where !unify(pattern, type, &library) {
        return false
      }
      return true
    case (.tuple(let patterns), .tuple(let types)) where patterns.count == types.count:
      for (pattern, type) in zip(patterns, types)
      where !unify(pattern.type, type.type, &library) {
        return false
      }
      return true
    case (.function(let pattern), .function(let type))
    where pattern.parameters.count == type.parameters.count:
      for (pattern, type) in zip(pattern.parameters, type.parameters)
      where !unify(pattern, type, &library) {
        return false
      }
      return unify(pattern.result, type.result, &library)
    case (.associated, _): return true
    default:
      return library.matches(pattern.substituting(substitution), type)
    }
  }
}
