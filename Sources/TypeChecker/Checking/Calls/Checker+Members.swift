import Diagnostics
import Parser

/// `base.name`: members of values and types.
extension Checker {
  /// `base.name` and `base?.name`
  mutating func member(
    _ base: ExpressionSyntax, _ name: NameSyntax, isOptionalChain: Bool, _ span: SourceSpan,
    hint: Type?
  ) -> CheckedExpression {
    if case .name(let first) = base.kind, first.text == "environment", symbol("environment") == nil
    {
      return environmentMember(name, span, hint: hint)
    }
    if let mistaken = configurationMember(base, name) { return mistaken }
    let value = infer(base, hint: hasImplicitRoot(base) ? hint : nil, isBase: true)
    if value.type.isError { return error(span) }
    return member(of: value, base, name, isOptionalChain: isOptionalChain, span, hint: hint)
  }

  mutating func member(
    of value: CheckedExpression, _ base: ExpressionSyntax, _ name: NameSyntax,
    isOptionalChain: Bool, _ span: SourceSpan, hint: Type? = nil
  ) -> CheckedExpression {
    let isChained = isOptionalChain || isInOptionalChain(base)
    var receiver = value.type
    if isChained {
      if isOptionalChain, !receiver.isOptional, !receiver.isOpen {
        report(.optionalChainOnNonOptional(name, receiver))
        return error(span)
      }
      receiver = receiver.unwrapped
    }
    let kind = CheckedExpression.Kind.member(
      value, name: name.text, isOptionalChain: isOptionalChain)
    func result(_ type: Type) -> CheckedExpression {
      CheckedExpression(kind, isChained ? .optional(type.unwrapped) : type, span)
    }
    if case .metatype(let type) = receiver {
      return staticMember(of: type, name, kind, span, hint: hint)
    }
    if case .tuple = receiver, let type = property(name, of: receiver) { return result(type) }
    let candidates = memberCandidates(of: receiver, named: name.text, isStatic: false)
    if let candidate = candidates.first(where: { isProperty($0.declaration) }) {
      checkUse(of: candidate.declaration, name.span)
      return result(
        library.normalised(candidate.declaration.result.substituting(candidate.substitution)))
    }
    if let candidate = candidates.first {
      report(.missingParentheses(name, candidate.declaration))
      return error(span)
    }
    if receiver.isOptional, !receiver.unwrapped.isOpen,
      property(name, of: receiver.unwrapped) != nil
    {
      report(.optionalNotUnwrapped(name, receiver))
      return error(span)
    }
    if isGiven(receiver) { return result(.given) }
    if let part = bindingMember(name, of: receiver) { return result(part) }
    reportUnknownMember(name, of: receiver, hint: hint)
    return error(span)
  }

  /// `$item.name`: a binding to a part of what the binding is to.
  private mutating func bindingMember(_ name: NameSyntax, of receiver: Type) -> Type? {
    guard case .nominal("Binding", let arguments) = receiver, let value = arguments.first else {
      return nil
    }
    for candidate in memberCandidates(of: value, named: name.text, isStatic: false) {
      guard case .property(isSettable: true) = candidate.declaration.kind else { continue }
      return .nominal(
        "Binding",
        [library.normalised(candidate.declaration.result.substituting(candidate.substitution))])
    }
    return nil
  }

  func isProperty(_ declaration: MemberDeclaration) -> Bool {
    switch declaration.kind {
    case .property: return true
    case .enumCase: return declaration.parameters.isEmpty
    default: return false
    }
  }

  private mutating func staticMember(
    of type: Type, _ name: NameSyntax, _ kind: CheckedExpression.Kind, _ span: SourceSpan,
    hint: Type?
  ) -> CheckedExpression {
    if case .nominal(let owner, _) = type {
      if library.hasCase(owner, name.text) { return CheckedExpression(kind, type, span) }
      if let nested = library.type(owner + "." + name.text) {
        if case .alias(let target) = nested.kind {
          return CheckedExpression(.type(target), .metatype(target), span)
        }
        let nestedType = Type.nominal(nested.name, [])
        return CheckedExpression(.type(nestedType), .metatype(nestedType), span)
      }
    }
    let candidates = memberCandidates(of: type, named: name.text, isStatic: true)
    if let candidate = candidates.first(where: { isProperty($0.declaration) }) {
      checkUse(of: candidate.declaration, name.span)
      return CheckedExpression(
        kind, library.normalised(candidate.declaration.result.substituting(candidate.substitution)),
        span)
    }
    if let candidate = candidates.first {
      report(.missingParentheses(name, candidate.declaration))
      return error(span)
    }
    if name.text == "self" { return CheckedExpression(kind, .metatype(type), span) }
    if isGiven(type) {
      // A name inside a namespace that is taken as given may be a type as well.
      return CheckedExpression(kind, .given, span)
    }
    reportUnknownStaticMember(name, of: type, hint: hint)
    return error(span)
  }

  /// `environment.font`
  private mutating func environmentMember(
    _ name: NameSyntax, _ span: SourceSpan, hint: Type?
  ) -> CheckedExpression {
    guard let value = library.environmentValue(name.text) else {
      reportUnknownEnvironmentValue(name, hint: hint)
      return error(span)
    }
    if context.kind == .constant {
      report(.environmentOutsideBody(name))
      return error(span)
    }
    checkAvailability(value.availability, named: name.text, name.span)
    return CheckedExpression(
      .reference(Reference(.environment, "environment." + name.text, value.span ?? .none)),
      value.type, span)
  }

  /// `configuration.label`, which in a style is `label`.
  private mutating func configurationMember(
    _ base: ExpressionSyntax, _ name: NameSyntax
  ) -> CheckedExpression? {
    guard case .name(let first) = base.kind, first.text == "configuration" || first.text == "self",
      symbol(first.text) == nil, context.kind != .constant
    else { return nil }
    guard symbol(name.text) != nil || ambientSymbol(name.text) != nil else {
      reportUnknownName(name, hint: nil)
      return error(name.span)
    }
    report(.configurationPrefix(first, name))
    return symbol(name.text).map { reference($0, name, hint: nil) } ?? error(name.span)
  }

  func hasImplicitRoot(_ syntax: ExpressionSyntax) -> Bool {
    switch syntax.kind {
    case .implicitMember: return true
    case .member(let base, _, _): return hasImplicitRoot(base)
    case .call(let call): return hasImplicitRoot(call.callee)
    default: return false
    }
  }

  func isInOptionalChain(_ syntax: ExpressionSyntax) -> Bool {
    switch syntax.kind {
    case .member(let base, _, let isOptionalChain):
      return isOptionalChain || isInOptionalChain(base)
    case .call(let call): return call.isOptional || isInOptionalChain(call.callee)
    default: return false
    }
  }
}
