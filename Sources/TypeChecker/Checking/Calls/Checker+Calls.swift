import Diagnostics
import Hashing
import Parser

/// Calls: which declaration is called, with which arguments, and what comes back.
extension Checker {
  /// A call whose declaration is settled.
  struct ResolvedCall {
    var candidate: Candidate
    /// As they are to be emitted, in the order of the source.
    var arguments: [CheckedArgument]
    /// The parameter that each argument is for.
    var parameters: [Int]
    /// What was found for the generic parameters.
    var substitution: HashMap<String, Type>
    var type: Type
  }

  mutating func call(
    _ call: CallSyntax, _ span: SourceSpan, hint: Type?, isBase: Bool
  ) -> CheckedExpression {
    switch call.callee.kind {
    case .name(let name):
      return nameCall(name, call, span, hint: isBase ? nil : hint)
    case .implicitMember(let name):
      return implicitMember(name, call: call, span, hint: hint, isBase: isBase)
    case .member(let base, let name, let isOptionalChain):
      return memberCall(
        base, name, isOptionalChain: isOptionalChain, call, span, hint: hint, isBase: isBase)
    case .styled:
      return styled(call, span)
    default:
      let callee = infer(call.callee, hint: nil, isBase: true)
      return valueCall(callee, call, span)
    }
  }

  // MARK: - By the kind of callee

  private mutating func nameCall(
    _ name: NameSyntax, _ call: CallSyntax, _ span: SourceSpan, hint: Type?
  ) -> CheckedExpression {
    if let symbol = symbol(name.text) {
      return symbolCall(symbol, name, call, span)
    }
    if let type = typeReference(name.text) {
      return initialiserCall(
        type, CheckedExpression(.type(type), .metatype(type), name.span), name, call, span,
        hint: hint)
    }
    let functions = library.functions(named: name.text)
    if !functions.isEmpty {
      let candidates = functions.map {
        Candidate(declaration: $0, substitution: [:], open: $0.generics)
      }
      guard
        let resolved = resolveCall(candidates, call, name: name, span, hint: hint, owner: nil)
      else { return error(span) }
      let reference = Reference(
        .globalFunction, name.text, resolved.candidate.declaration.span ?? .none)
      return CheckedExpression(
        .call(
          CheckedCall(
            callee: CheckedExpression(.reference(reference), .given, name.span),
            isOptional: false, arguments: resolved.arguments,
            declaration: resolved.candidate.declaration)), resolved.type, span)
    }
    reportUnknownCallee(name, call, hint: hint)
    _ = givenArguments(call)
    return error(span)
  }

  /// A slot, an action, a function, a part or a closure in scope.
  private mutating func symbolCall(
    _ symbol: Symbol, _ name: NameSyntax, _ call: CallSyntax, _ span: SourceSpan
  ) -> CheckedExpression {
    checkAvailability(symbol.availability, named: name.text, name.span)
    let callee = CheckedExpression(.reference(symbol.reference), .given, name.span)
    guard let parameters = symbol.parameters else {
      return valueCall(
        CheckedExpression(.reference(symbol.reference), symbol.type, name.span), call, span)
    }
    var isOptional = call.isOptional
    if symbol.isOptional, !call.isOptional {
      if symbol.reference.kind == .slot {
        report(.optionalSlotNotUnwrapped(name))
      } else {
        report(.optionalActionNotUnwrapped(name))
      }
    } else if !symbol.isOptional, call.isOptional {
      report(.optionalCallOfNonOptional(name))
      isOptional = false
    }
    let declaration = library.declaration(
      .function, owner: "", name: name.text, isStatic: false, result: symbol.type,
      requirements: [], parameters: parameters, prefix: DeclarationPrefix(),
      span: symbol.reference.declaration)
    let candidate = Candidate(declaration: declaration, substitution: [:], open: [])
    guard
      let resolved = resolveCall([candidate], call, name: name, span, hint: nil, owner: nil)
    else { return error(span) }
    var arguments = resolved.arguments
    if symbol.reference.kind == .slot || symbol.reference.kind == .action {
      // They are closures in what is emitted, and closures have no labels.
      for index in arguments.indices where !arguments[index].isTrailing {
        arguments[index].label = nil
      }
    }
    let type = isOptional && symbol.type != .void ? Type.optional(symbol.type) : symbol.type
    return CheckedExpression(
      .call(
        CheckedCall(
          callee: callee, isOptional: isOptional, arguments: arguments, declaration: nil)),
      type, span)
  }

  /// A call of a value whose type says what that means: `environment.dismiss()`, a layout's.
  private mutating func calledAsFunction(
    _ callee: CheckedExpression, _ call: CallSyntax, _ span: SourceSpan
  ) -> CheckedExpression? {
    let candidates = memberCandidates(of: callee.type, named: "callAsFunction", isStatic: false)
    guard !candidates.isEmpty else { return nil }
    let name = NameSyntax(text(callee.span), callee.span)
    guard
      let resolved = resolveCall(
        candidates, call, name: name, span, hint: nil, owner: callee.type)
    else { return error(span) }
    return CheckedExpression(
      .call(
        CheckedCall(
          callee: callee, isOptional: false, arguments: resolved.arguments,
          declaration: resolved.candidate.declaration)), resolved.type, span)
  }

  /// A call of a value of function type.
  private mutating func valueCall(
    _ callee: CheckedExpression, _ call: CallSyntax, _ span: SourceSpan
  ) -> CheckedExpression {
    var type = callee.type
    if type.isOptional, call.isOptional { type = type.unwrapped }
    switch type {
    case .function(let function):
      var declaration = library.declaration(
        .function, owner: "", name: "", isStatic: false, result: function.result, requirements: [],
        prefix: DeclarationPrefix(), span: nil)
      declaration.parameters = function.parameters.enumerated().map { index, type in
        .init(
          label: nil, name: String(index), type: type, hasDefault: false, defaultValue: nil,
          isVariadic: false, isAutoclosure: false)
      }
      let name = NameSyntax(text(callee.span), callee.span)
      guard
        let resolved = resolveCall(
          [Candidate(declaration: declaration, substitution: [:], open: [])], call, name: name,
          span, hint: nil, owner: nil)
      else { return error(span) }
      let result =
        call.isOptional && function.result != .void
        ? Type.optional(function.result) : function.result
      return CheckedExpression(
        .call(
          CheckedCall(
            callee: callee, isOptional: call.isOptional, arguments: resolved.arguments,
            declaration: nil)), result, span)
    case .error:
      _ = givenArguments(call)
      return error(span)
    case .given:
      return CheckedExpression(
        .call(
          CheckedCall(
            callee: callee, isOptional: call.isOptional, arguments: givenArguments(call),
            declaration: nil)), .given, span)
    case .metatype(let made):
      return initialiserCall(
        made, callee, NameSyntax(text(callee.span), callee.span), call, span, hint: nil)
    default:
      if let result = calledAsFunction(callee, call, span) { return result }
      var isSlot = false
      if case .reference(let reference) = callee.kind { isSlot = reference.kind == .slot }
      report(
        .notCallable(
          NameSyntax(text(callee.span), callee.span), callee.type, call, isSlot: isSlot))
      _ = givenArguments(call)
      return error(span)
    }
  }

  private mutating func initialiserCall(
    _ type: Type, _ callee: CheckedExpression, _ name: NameSyntax, _ call: CallSyntax,
    _ span: SourceSpan, hint: Type?
  ) -> CheckedExpression {
    let candidates = initialiserCandidates(of: type)
    checkTypeUse(type, name)
    if candidates.isEmpty || candidates.allSatisfy({ $0.declaration.takesAnything }) {
      guard isGiven(type) || !candidates.isEmpty else {
        report(.noInitialiser(name))
        _ = givenArguments(call)
        return error(span)
      }
      return CheckedExpression(
        .call(
          CheckedCall(
            callee: callee, isOptional: false, arguments: givenArguments(call), declaration: nil)),
        isGiven(type) && library.isGiven(name.text) && candidates.isEmpty
          && library.type(name.text) == nil ? .given : type, span)
    }
    guard
      let resolved = resolveCall(
        withOuterGenerics(candidates, of: type), call, name: name, span, hint: hint, owner: nil)
    else { return error(span) }
    return CheckedExpression(
      .call(
        CheckedCall(
          callee: callee, isOptional: false, arguments: resolved.arguments,
          declaration: resolved.candidate.declaration)), resolved.type, span)
  }

  /// A type inside a generic one that is written without the outer's arguments leaves those to the
  /// call: `FloatingPointFormatStyle.Percent()`.
  private mutating func withOuterGenerics(_ candidates: [Candidate], of type: Type) -> [Candidate] {
    guard case .nominal(var name, _) = type else { return candidates }
    var outer: [MemberDeclaration.GenericParameter] = []
    while let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) {
      name = String(name[..<dot])
      outer += library.type(name)?.generics ?? []
    }
    guard !outer.isEmpty else { return candidates }
    return candidates.map {
      Candidate(
        declaration: $0.declaration, substitution: $0.substitution, open: $0.open + outer)
    }
  }

  /// A call that changes what it is called on wants a place, not just a value.
  private mutating func checkChangeable(_ value: CheckedExpression, _ base: ExpressionSyntax) {
    if case .call = base.kind {
      if !value.type.isOpen { report(.notAssignable(base.span, text(base.span), nil)) }
    } else {
      checkAssignable(value, base)
    }
  }

  private mutating func memberCall(
    _ base: ExpressionSyntax, _ name: NameSyntax, isOptionalChain: Bool, _ call: CallSyntax,
    _ span: SourceSpan, hint: Type?, isBase: Bool
  ) -> CheckedExpression {
    if case .name(let first) = base.kind,
      first.text == "environment" || first.text == "self"
        || first.text == "configuration", symbol(first.text) == nil
    {
      let value = member(base, name, isOptionalChain: isOptionalChain, call.callee.span, hint: nil)
      return valueCall(value, call, span)
    }
    let value = infer(base, hint: hasImplicitRoot(base) ? hint : nil, isBase: true)
    if value.type.isError {
      _ = givenArguments(call)
      return error(span)
    }
    return memberCall(
      on: value, base, name, isOptionalChain: isOptionalChain, call, span,
      hint: isBase ? nil : hint)
  }

  /// A call of a member of a value that was checked already.
  mutating func memberCall(
    on value: CheckedExpression, _ base: ExpressionSyntax, _ name: NameSyntax,
    isOptionalChain: Bool, _ call: CallSyntax, _ span: SourceSpan, hint: Type?
  ) -> CheckedExpression {
    let isChained = isOptionalChain || isInOptionalChain(base)
    var receiver = value.type
    if isOptionalChain, !receiver.isOptional, !receiver.isOpen {
      report(.optionalChainOnNonOptional(name, receiver))
      _ = givenArguments(call)
      return error(span)
    }
    if isChained { receiver = receiver.unwrapped }
    let callee = CheckedExpression(
      .member(value, name: name.text, isOptionalChain: isOptionalChain), .given,
      value.span.union(name.span))
    func result(_ arguments: [CheckedArgument], _ declaration: MemberDeclaration?, _ type: Type)
      -> CheckedExpression
    {
      CheckedExpression(
        .call(
          CheckedCall(
            callee: callee, isOptional: call.isOptional, arguments: arguments,
            declaration: declaration)),
        isChained && type != .void ? .optional(type.unwrapped) : type, span)
    }
    if case .metatype(let type) = receiver {
      if case .nominal(let owner, _) = type, let nested = library.type(owner + "." + name.text) {
        var made = Type.nominal(nested.name, [])
        if case .alias(let target) = nested.kind { made = target }
        let typeCallee = CheckedExpression(.type(made), .metatype(made), callee.span)
        return initialiserCall(made, typeCallee, name, call, span, hint: hint)
      }
      let candidates =
        name.text == "init"
        ? initialiserCandidates(of: type)
        : memberCandidates(of: type, named: name.text, isStatic: true)
      if candidates.contains(where: { !isProperty($0.declaration) }) {
        guard
          let resolved = resolveCall(
            candidates.filter { !isProperty($0.declaration) }, call, name: name, span, hint: hint,
            owner: type)
        else { return error(span) }
        return result(resolved.arguments, resolved.candidate.declaration, resolved.type)
      }
      if candidates.isEmpty, isGiven(type) { return result(givenArguments(call), nil, .given) }
      if candidates.isEmpty {
        reportUnknownStaticMember(name, of: type, hint: hint, call: call)
        _ = givenArguments(call)
        return error(span)
      }
      let made = library.normalised(
        candidates[0].declaration.result.substituting(candidates[0].substitution))
      return valueCall(CheckedExpression(callee.kind, made, name.span), call, span)
    }
    let candidates = memberCandidates(of: receiver, named: name.text, isStatic: false)
      .filter { !isProperty($0.declaration) }
    if !candidates.isEmpty {
      checkMutation(name, value, base)
      guard
        let resolved = resolveCall(
          candidates, call, name: name, span, hint: hint, owner: receiver)
      else { return error(span) }
      if resolved.candidate.declaration.isMutating { checkChangeable(value, base) }
      return result(resolved.arguments, resolved.candidate.declaration, resolved.type)
    }
    if isGiven(receiver) { return result(givenArguments(call), nil, .given) }
    if let type = property(name, of: receiver) {
      return valueCall(CheckedExpression(callee.kind, type, callee.span), call, span)
    }
    if receiver.isOptional,
      !memberCandidates(of: receiver.unwrapped, named: name.text, isStatic: false).isEmpty
    {
      report(.optionalNotUnwrapped(name, receiver))
    } else {
      reportUnknownMember(name, of: receiver, hint: hint, call: call)
    }
    _ = givenArguments(call)
    return error(span)
  }

  /// `isOn.toggle()` writes `isOn`, which only a binding or a `local` allows.
  private mutating func checkMutation(
    _ name: NameSyntax, _ value: CheckedExpression, _ base: ExpressionSyntax
  ) {
    guard ReferenceCollector.mutating.contains(name.text),
      !library.conforms(value.type, to: "View"),
      let reference = ReferenceCollector.root(value), case .name(let root) = rootName(base),
      let symbol = symbol(root.text), !symbol.isSettable, symbol.reference == reference,
      mutates(name.text, value.type)
    else { return }
    report(.notAssignable(root.span, root.text, reference.kind))
  }

  private func rootName(_ syntax: ExpressionSyntax) -> ExpressionSyntax.Kind {
    switch syntax.kind {
    case .member(let base, _, _): return rootName(base)
    case .tuple(let elements) where elements.count == 1: return rootName(elements[0].value)
    default: return syntax.kind
    }
  }

  /// Whether Swift's own types change by this method; an `update` of the project may not.
  private func mutates(_ name: String, _ type: Type) -> Bool {
    switch type {
    case .array, .dictionary, .string, .bool: return true
    case .nominal(let owner, _): return owner == "Set" || type.isNumber
    default: return false
    }
  }

  /// `values[index]`
  mutating func `subscript`(
    _ base: ExpressionSyntax, _ arguments: [ArgumentSyntax], _ span: SourceSpan
  ) -> CheckedExpression {
    let value = infer(base, hint: nil)
    let call = CallSyntax(
      callee: base, isOptional: false, hasParentheses: true, arguments: arguments,
      trailingClosures: [], argumentsSpan: base.span.endPoint.union(span.endPoint))
    if value.type.isError {
      _ = givenArguments(call)
      return error(span)
    }
    let candidates = memberCandidates(of: value.type, named: "subscript", isStatic: false)
    if candidates.isEmpty {
      if isGiven(value.type) {
        return CheckedExpression(.subscript(value, givenArguments(call)), .given, span)
      }
      report(.noSubscript(span, value.type))
      return error(span)
    }
    let name = NameSyntax("subscript", base.span)
    guard
      let resolved = resolveCall(
        candidates, call, name: name, span, hint: nil, owner: value.type)
    else { return error(span) }
    return CheckedExpression(.subscript(value, resolved.arguments), resolved.type, span)
  }

  // MARK: - Arguments that pass unchecked

  /// An expression whose place says nothing: literals, names and calls are checked, an implicit
  /// member is taken as given.
  mutating func given(_ syntax: ExpressionSyntax) -> CheckedExpression {
    if case .closure(let closure) = syntax.kind {
      return givenClosure(closure)
    }
    return infer(syntax, hint: .given)
  }

  mutating func givenArguments(_ call: CallSyntax) -> [CheckedArgument] {
    var arguments = call.arguments.map { argument in
      CheckedArgument(label: argument.label?.text, value: given(argument.value))
    }
    for trailing in call.trailingClosures {
      arguments.append(
        CheckedArgument(
          label: trailing.label?.text, value: givenClosure(trailing.closure), isTrailing: true))
    }
    return arguments
  }
}
