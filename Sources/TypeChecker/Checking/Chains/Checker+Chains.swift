import Diagnostics
import Hashing
import Parser

/// Modifier chains: written modifiers, `animate`, fixed choices.
extension Checker {
  // MARK: - Modifiers

  /// Appends modifiers that were written in the chain.
  mutating func append(_ segments: [Segment], to chain: inout ChainBuilder) {
    var index = 0
    while index < segments.count {
      index = appendModifier(segments, at: index, to: &chain)
    }
  }

  /// Appends the first modifier, with the properties before it (`backport` in `.backport.glass()`);
  /// gives the index of the segment behind it.
  private mutating func appendModifier(
    _ segments: [Segment], at start: Int, to chain: inout ChainBuilder
  ) -> Int {
    var (receiver, prefix, used) = (chain.receiver, "", start)
    while used < segments.count, segments[used].call == nil {
      let name = segments[used].name
      used += 1
      prefix += name.text
      guard !receiver.isOpen else { break }
      guard let type = property(name, of: receiver) else {
        // `.backport.glass()`: a group of the project's own.
        let next = used < segments.count ? segments[used] : nil
        let path = next?.call == nil ? nil : next.map { prefix + "." + $0.name.text }
        reportUnknownModifier(name, of: receiver, call: nil, path: path)
        chain.receiver = .error
        return used
      }
      receiver = type
      if library.conforms(type, to: "View") || used == segments.count {
        appendProperty(prefix, segments[used - 1], type, to: &chain)
        return used
      }
      prefix += "."
    }
    guard used < segments.count, let call = segments[used].call else {
      if used > start { appendProperty(prefix, segments[used - 1], .given, to: &chain) }
      return max(used, start + 1)
    }
    let segment = segments[used]
    let count = diagnostics.count
    defer { offerChoice(segment, from: count) }
    guard let (link, type) = modifier(segment, call, on: receiver, prefix: prefix) else {
      // The rest of the chain is checked as if the modifier were right.
      if !chain.receiver.isError { chain.receiver = .view }
      return used + 1
    }
    chain.links.append(link)
    chain.receiver = type
    return used + 1
  }

  /// What is newer than the targets can be put into `if available(…)` where it stands.
  private mutating func offerChoice(_ segment: Segment, from count: Int) {
    guard trialDepth == 0, let condition = missingAvailability else { return }
    missingAvailability = nil
    let place = SourceSpan(
      file: segment.name.span.file, start: segment.name.span.start - 1,
      end: segment.syntax.span.end)
    for index in count..<max(count, diagnostics.count)
    where diagnostics[index].id == .notAvailable && diagnostics[index].fixIts.isEmpty
      && diagnostics[index].span.start < segment.syntax.span.end
      && diagnostics[index].span.start >= segment.name.span.start
      && !condition.hasSuffix("()")
    {
      diagnostics[index].fixIts = Diagnostic.fix(
        "put it into 'if \(condition)'", place, "\nif \(condition) { \(text(place)) }\n")
    }
  }

  private func appendProperty(
    _ name: String, _ segment: Segment, _ type: Type, to chain: inout ChainBuilder
  ) {
    let call = CheckedModifierCall(
      name: name, isCall: false, arguments: [], effect: .always, declaration: nil,
      sharedModifier: nil, receiver: chain.receiver, result: type, span: segment.name.span)
    chain.links.append(.init(link: .modifier(call), target: nil))
    chain.receiver = type
  }

  /// A modifier call on a receiver, and the type of what it gives.
  mutating func modifier(
    _ segment: Segment, _ call: CallSyntax, on receiver: Type, prefix: String
  ) -> (ChainBuilder.Link, Type)? {
    let name = segment.name
    let span = name.span.union(segment.syntax.span.endPoint)
    if receiver.isError {
      _ = givenArguments(call)
      return nil
    }
    let looksIn = receiver.isTakenAsGiven ? Type.view : receiver
    let candidates = modifierCandidates(name.text, of: looksIn)
    guard !candidates.isEmpty else {
      if isGiven(receiver) {
        return (givenLink(prefix + name.text, call, receiver, span), .given)
      }
      reportUnknownModifier(name, of: receiver, call: call)
      _ = givenArguments(call)
      return nil
    }
    guard
      let resolved = resolveCall(
        viewCandidates(candidates, name.text, of: looksIn, call), call, name: name, span,
        hint: nil, owner: receiver)
    else { return nil }
    let declaration = resolved.candidate.declaration
    var arguments: [CheckedVariedArgument] = []
    for (index, argument) in resolved.arguments.enumerated() {
      arguments.append(
        CheckedVariedArgument(
          label: argument.label, base: argument.value,
          type: index < resolved.parameters.count
            ? argumentType(
              declaration.parameters[resolved.parameters[index]].type, resolved.substitution,
              argument.value.type)
            : argument.value.type,
          isTrailing: argument.isTrailing))
    }
    let shared = tables.modifiers[name.text]
    let checked = CheckedModifierCall(
      name: prefix + name.text, isCall: true, arguments: arguments, effect: .always,
      declaration: declaration,
      sharedModifier: declaration.owner == "View" && declaration.span != nil ? shared : nil,
      receiver: receiver, result: resolved.type, span: span)
    let target =
      declaration.takesAnything
      ? nil
      : ChainBuilder.Target(
        name: prefix + name.text, candidate: resolved.candidate, parameters: resolved.parameters,
        selection: selection(call, resolved.parameters, declaration), span: span)
    return (.init(link: .modifier(checked), target: target), resolved.type)
  }

  /// The members that a chain can call.
  private mutating func modifierCandidates(_ name: String, of type: Type) -> [Candidate] {
    kept(.modifier, name, of: type) { checker in
      checker.memberCandidates(of: type, named: name, isStatic: false)
        .filter { !checker.isProperty($0.declaration) }
    }
  }

  /// Where a view is wanted, those that give one, if any of them takes the arguments: a color's
  /// `materialActiveAppearance` is that of `View`, not that of `ShapeStyle`.
  private mutating func viewCandidates(
    _ candidates: [Candidate], _ name: String, of type: Type, _ call: CallSyntax
  ) -> [Candidate] {
    if candidates.allSatisfy(\.declaration.result.isSomeView) { return candidates }
    let views = kept(.viewModifier, name, of: type) { checker in
      candidates.filter {
        checker.fits($0.declaration.result.substituting($0.substitution), .view)
      }
    }
    guard views.count < candidates.count else { return candidates }
    let arguments = self.arguments(of: call)
    return views.contains { match(arguments, $0.declaration.parameters).failure == nil }
      ? views : candidates
  }

  private mutating func givenLink(
    _ name: String, _ call: CallSyntax, _ receiver: Type, _ span: SourceSpan
  ) -> ChainBuilder.Link {
    let arguments = givenArguments(call).map {
      CheckedVariedArgument(
        label: $0.label, base: $0.value, type: $0.value.type, isTrailing: $0.isTrailing)
    }
    return .init(
      link: .modifier(
        CheckedModifierCall(
          name: name, isCall: true, arguments: arguments, effect: .always, declaration: nil,
          sharedModifier: nil, receiver: receiver, result: .given, span: span)), target: nil)
  }

  /// The type that values of an argument have: the parameter's where it is settled without them.
  mutating func argumentType(
    _ parameter: Type, _ substitution: HashMap<String, Type>, _ found: Type
  ) -> Type {
    if !parameter.hasParameters {
      return isConstraint(parameter) ? found : parameter
    }
    let type = library.normalised(parameter.substituting(substitution))
    return type.hasParameters ? found : type
  }

  /// The text of a call's selecting arguments; what is left out has the text "".
  func selection(
    _ call: CallSyntax, _ parameters: [Int], _ declaration: MemberDeclaration
  ) -> HashMap<String, String> {
    var result: HashMap<String, String> = [:]
    if declaration.selecting.isEmpty { return result }
    for name in declaration.selecting { result[name] = "" }
    for (index, argument) in arguments(of: call).enumerated() where index < parameters.count {
      let parameter = declaration.parameters[parameters[index]].name
      if declaration.selecting.contains(parameter) {
        result[parameter] = text(argument.value.span)
      }
    }
    return result
  }

  // MARK: - Items of a chain

  /// Appends what stands behind a view: modifiers, `when`s, `animate`s and fixed choices.
  mutating func append(_ items: [ItemSyntax], to chain: inout ChainBuilder) {
    for item in items {
      switch item.kind {
      case .expression(let expression):
        append(chainSegments(expression), to: &chain)
      case .when(let when):
        append(when, around: [], to: &chain)
      case .animate(let animate):
        append(animate, to: &chain)
      case .if(let syntax):
        append(syntax, to: &chain)
      default:
        report(.notAModifier(item.span))
      }
    }
  }

  /// `.a(1).b(2)` as segments, the implicit member first.
  func chainSegments(_ expression: ExpressionSyntax) -> [Segment] {
    let (root, segments) = decompose(expression)
    let first: Segment
    switch root.kind {
    case .implicitMember(let name):
      first = Segment(name: name, call: nil, isOptionalChain: false, syntax: root, base: root)
    case .call(let call):
      guard case .implicitMember(let name) = call.callee.kind else { return segments }
      first = Segment(name: name, call: call, isOptionalChain: false, syntax: root, base: root)
    default: return segments
    }
    return segments.isEmpty ? [first] : [first] + segments
  }

  /// `if available(…) { .a() } else { .b() }` between modifiers.
  private mutating func append(_ syntax: IfSyntax, to chain: inout ChainBuilder) {
    var branches: [CheckedFixedBranch] = []
    var otherwise = CheckedChain()
    var current: IfSyntax? = syntax
    let saved = context.targets
    defer { context.targets = saved }
    while let branch = current {
      guard branch.conditions.count == 1, case .expression(let head) = branch.conditions[0],
        let condition = fixedCondition(head)
      else {
        reportChainIf(branch)
        return
      }
      checkPlatforms(head)
      let outer = context.targets
      narrow(condition, holds: true)
      branches.append(
        CheckedFixedBranch(condition: condition, chain: branchChain(branch.then, of: chain)))
      context.targets = outer
      narrow(condition, holds: false)
      current = nil
      switch branch.otherwise {
      case .block(let block)?: otherwise = branchChain(block, of: chain)
      case .if(let nested)?: current = nested
      case nil: break
      }
    }
    chain.links.append(.init(link: .choice(branches, otherwise: otherwise), target: nil))
    chain.receiver = .view
  }

  private mutating func branchChain(
    _ block: BlockSyntax, of chain: ChainBuilder
  ) -> CheckedChain {
    var inner = ChainBuilder(receiver: chain.receiver)
    inner.outer = chain.outer + chain.links.compactMap(\.target)
    inner.isInChoice = true
    for item in block.items where !isChainItem(item) { report(.notAModifier(item.span)) }
    append(block.items.filter { isChainItem($0) }, to: &inner)
    return finish(&inner)
  }

  // MARK: - Animation

  private mutating func append(_ syntax: AnimateSyntax, to chain: inout ChainBuilder) {
    let animation = check(syntax.animation, as: .optional(.animation))
    var triggers: [CheckedAnimation.Trigger] = []
    if let written = syntax.triggers {
      for trigger in written {
        let value = infer(trigger, hint: nil)
        if value.type.isError { continue }
        if !value.type.isOpen, !library.conforms(value.type, to: "Equatable") {
          report(.triggerNotEquatable(value.span, value.type))
          continue
        }
        triggers.append(.value(value))
      }
    } else {
      triggers = conditionTriggers(chain)
      if triggers.isEmpty { report(.animateWithoutStates(syntax.keywordSpan)) }
    }
    chain.links.append(
      .init(
        link: .animate(
          CheckedAnimation(
            animation: animation, triggers: triggers,
            span: syntax.keywordSpan.union(animation.span))), target: nil))
    chain.receiver = .view
  }

  /// The conditions of all `when`s before: in the chain, and in the blocks of views before.
  private mutating func conditionTriggers(_ chain: ChainBuilder) -> [CheckedAnimation.Trigger] {
    var collector = WhenCollector()
    for expression in chain.lead { collector.walk(expression) }
    for link in chain.links { collector.walk(link.link) }
    for when in chain.whens { collector.add(when) }
    var known: HashSet<String> = []
    var result: [CheckedAnimation.Trigger] = []
    for when in collector.whens where when.conditions.allSatisfy({ isVisible($0) }) {
      guard !when.conditions.contains(where: { isBroken($0) }) else { continue }
      if when.conditions.count == 1, case .expression(let expression) = when.conditions[0],
        let state = singleState(expression)
      {
        if known.insert(text(state.span)) { result.append(.value(state)) }
        continue
      }
      let key = when.conditions.map { conditionText($0) }.joined(separator: ",")
      if known.insert(key) { result.append(.conditions(when.conditions)) }
    }
    return result
  }

  private func isBroken(_ condition: CheckedCondition) -> Bool {
    switch condition {
    case .expression(let value), .binding(_, let value): return value.type.isError
    case .fixed: return false
    }
  }

  private func conditionText(_ condition: CheckedCondition) -> String {
    switch condition {
    case .expression(let value): return text(value.span)
    case .binding(_, let value): return "let " + text(value.span)
    case .fixed: return ""
    }
  }

  /// The state behind `isOn`, `!isOn` and `(isOn)`.
  private func singleState(_ expression: CheckedExpression) -> CheckedExpression? {
    switch expression.kind {
    case .reference: return expression
    case .prefix("!", let operand): return singleState(operand)
    case .parentheses(let inner): return singleState(inner)
    default: return nil
    }
  }

  /// Whether all names in a condition are in scope here: those of a closure inside are not.
  private mutating func isVisible(_ condition: CheckedCondition) -> Bool {
    func isVisible(_ reference: Reference) -> Bool {
      guard reference.kind == .constant else { return true }
      return symbol(reference.name)?.reference.declaration == reference.declaration
    }
    if case .expression(let value) = condition, case .reference(let reference) = value.kind {
      return isVisible(reference)
    }
    var collector = ReferenceCollector()
    collector.walk(condition)
    return collector.references.allSatisfy { reference, _ in isVisible(reference) }
  }
}
