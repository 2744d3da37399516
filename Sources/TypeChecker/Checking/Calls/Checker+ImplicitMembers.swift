import Diagnostics
import Parser

/// `.name`: members of the type that is asked for.
extension Checker {
  /// `.name` or `.name(…)`, found in the type that is asked for.
  mutating func implicitMember(
    _ name: NameSyntax, call: CallSyntax?, _ span: SourceSpan, hint: Type?, isBase: Bool
  ) -> CheckedExpression {
    guard let hint else {
      report(.implicitMemberWithoutType(name, ownerOf(name.text)))
      return error(span)
    }
    if hint.isOpen {
      return givenImplicitMember(name, call: call, span, hint)
    }
    let candidates = implicitCandidates(name.text, in: hint)
    if candidates.isEmpty {
      if isGiven(hint.unwrapped) { return givenImplicitMember(name, call: call, span, hint) }
      reportUnknownImplicitMember(name, in: hint, call: call)
      return error(span)
    }
    if let call {
      let callable = candidates.filter { !isProperty($0.declaration) }
      if callable.isEmpty, let property = candidates.first {
        let type = property.declaration.result.substituting(property.substitution)
        report(.notCallable(name, type, call))
        return error(span)
      }
      let resolved = resolveCall(
        callable, call, name: name, span, hint: isBase ? nil : hint, owner: hint)
      guard let resolved else { return error(span) }
      let owner = ownerType(resolved.candidate, hint)
      return CheckedExpression(
        .call(
          CheckedCall(
            callee: CheckedExpression(
              .implicitMember(name: name.text, owner: owner), .given, name.span),
            isOptional: false, arguments: resolved.arguments,
            declaration: resolved.candidate.declaration)), resolved.type, span)
    }
    guard let (best, type) = property(among: candidates, as: isBase ? nil : hint.unwrapped) else {
      report(.missingParentheses(name, candidates[0].declaration))
      return error(span)
    }
    checkUse(of: best.declaration, name.span)
    // A type's own member is better than one of a protocol's extension.
    if case .protocolType? = library.type(best.declaration.owner)?.kind { score.generics += 1 }
    let owner = ownerType(best, hint)
    return CheckedExpression(.implicitMember(name: name.text, owner: owner), type, span)
  }

  /// The first property that fits best, with its type: the one whose type is what is asked for, and
  /// that exists on the targets.
  private mutating func property(
    among candidates: [Candidate], as wanted: Type?
  ) -> (Candidate, Type)? {
    var best: (candidate: Candidate, type: Type)?
    var rank = -1
    for candidate in candidates where isProperty(candidate.declaration) {
      let type = library.normalised(
        candidate.declaration.result.substituting(candidate.substitution))
      var own = 0
      if wanted.map({ fits(type, $0) }) ?? true {
        own = isAvailable(candidate.declaration.availability) ? 2 : 1
      }
      guard own > rank else { continue }
      best = (candidate, type)
      rank = own
      if rank == 2 { break }
    }
    return best
  }

  /// A type that people mean by a member without saying so.
  mutating func ownerOf(_ name: String) -> String? {
    ["Color", "Font", "Animation"].first { owner in
      memberCandidates(of: .nominal(owner, []), named: name, isStatic: true)
        .contains { isProperty($0.declaration) }
    }
  }

  /// The type to write before the dot where nothing tells it.
  private func ownerType(_ candidate: Candidate, _ hint: Type) -> Type {
    for requirement in candidate.declaration.requirements
    where requirement.isEquality && requirement.left == .parameter("Self") {
      return requirement.right
    }
    if case .opaque = hint { return candidate.declaration.result }
    return hint.unwrapped
  }

  /// Whether a value of one type can stand, without a conversion, where another is wanted.
  mutating func fits(_ type: Type, _ wanted: Type) -> Bool {
    switch wanted {
    case .opaque(let protocols), .existential(let protocols):
      return protocols.allSatisfy { library.conforms(type, to: $0) }
    case .optional(let wrapped): return fits(type.unwrapped, wrapped)
    default: return library.matches(type, wanted)
    }
  }

  private mutating func givenImplicitMember(
    _ name: NameSyntax, call: CallSyntax?, _ span: SourceSpan, _ hint: Type
  ) -> CheckedExpression {
    let member = CheckedExpression(
      .implicitMember(name: name.text, owner: .given), .given, name.span)
    guard let call else { return CheckedExpression(member.kind, hint, span) }
    return CheckedExpression(
      .call(
        CheckedCall(
          callee: member, isOptional: false, arguments: givenArguments(call), declaration: nil)),
      hint, span)
  }

  /// The static members of this name that an implicit member could be.
  mutating func implicitCandidates(_ name: String, in hint: Type) -> [Candidate] {
    kept(.implicitMember, name, of: hint) { $0.findImplicitCandidates(name, in: hint) }
  }

  private mutating func findImplicitCandidates(_ name: String, in hint: Type) -> [Candidate] {
    var result: [Candidate] = []
    switch hint {
    case .optional(let wrapped):
      result = implicitCandidates(name, in: wrapped)
      if result.isEmpty, name == "none" || name == "some" {
        result = memberCandidates(of: hint, named: name, isStatic: true)
      }
      return result
    case .opaque(let protocols), .existential(let protocols):
      var owners: [String] = []
      for protocolName in protocols {
        for owner in library.refined(by: protocolName) where !owners.contains(owner) {
          owners.append(owner)
        }
      }
      for owner in owners {
        for member in library.members(of: owner, named: name) where member.isStatic {
          // `extension ShapeStyle where Self == Color`
          guard
            let own = member.requirements.first(where: {
              $0.isEquality && $0.left == .parameter("Self")
            })
          else { continue }
          var open = member.generics
          open += ownerGenerics(of: own.right, member)
          result.append(
            Candidate(declaration: member, substitution: ["Self": own.right], open: open))
        }
      }
      return result
    case .nominal(let owner, _):
      if library.hasCase(owner, name) {
        var declaration = library.declaration(
          .enumCase, owner: owner, name: name, isStatic: true, result: hint, requirements: [],
          prefix: DeclarationPrefix(), span: nil)
        declaration.availability =
          library.members(of: owner, named: name).first?.availability
          ?? Availability()
        return [Candidate(declaration: declaration, substitution: ["Self": hint], open: [])]
      }
      if name == "init" { return initialiserCandidates(of: hint) }
      return memberCandidates(of: hint, named: name, isStatic: true)
    case .array, .dictionary:
      return memberCandidates(of: hint, named: name, isStatic: true)
    default:
      return []
    }
  }

  private func ownerGenerics(
    of type: Type, _ member: MemberDeclaration
  ) -> [MemberDeclaration.GenericParameter] {
    guard case .nominal(_, let arguments) = type else { return [] }
    return arguments.compactMap { argument in
      guard case .parameter(let name) = argument,
        !member.generics.contains(where: { $0.name == name })
      else { return nil }
      return MemberDeclaration.GenericParameter(name: name, protocols: [])
    }
  }
}
