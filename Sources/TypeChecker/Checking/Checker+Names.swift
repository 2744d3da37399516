import Diagnostics
import Parser

/// What names stand for: in scope, ambient, in the catalogue.
extension Checker {
  /// A name used as a value.
  mutating func name(_ name: NameSyntax, hint: Type?) -> CheckedExpression {
    if let symbol = symbol(name.text) ?? ambientSymbol(name.text) {
      return reference(symbol, name, hint: hint)
    }
    if let type = typeReference(name.text) {
      return CheckedExpression(.type(type), .metatype(type), name.span)
    }
    if !library.functions(named: name.text).isEmpty {
      return CheckedExpression(
        .reference(Reference(.globalFunction, name.text)), .given, name.span)
    }
    reportUnknownName(name, hint: hint)
    return error(name.span)
  }

  private mutating func reference(
    _ symbol: Symbol, _ name: NameSyntax, hint: Type?
  ) -> CheckedExpression {
    var reference = symbol.reference
    reference.name = name.text
    checkAvailability(symbol.availability, named: name.text, name.span)
    guard let parameters = symbol.parameters else {
      return CheckedExpression(.reference(reference), symbol.type, name.span)
    }
    // A slot, action or function by its name alone: a closure.
    var type = Type.function(
      Type.FunctionType(parameters: parameters.map(\.type), result: symbol.type))
    if symbol.isOptional { type = .optional(type) }
    return CheckedExpression(.reference(reference), type, name.span)
  }

  /// Environment values that describe a situation and tracked states: names that need no
  /// declaration.
  mutating func ambientSymbol(_ name: String) -> Symbol? {
    guard context.kind != .constant else { return nil }
    if name == "isHovered" {
      return Symbol(reference: Reference(.tracked, name), type: .bool)
    }
    if name == "isPressed", isPrimitiveButtonStyle {
      return Symbol(reference: Reference(.tracked, name), type: .bool)
    }
    guard Checker.isAmbient(name), let value = library.environmentValue(name) else { return nil }
    return Symbol(
      reference: Reference(.environment, name, value.span ?? .none), type: value.type,
      availability: value.availability)
  }

  var isPrimitiveButtonStyle: Bool {
    guard context.kind == .style || context.kind == .part, let index = context.configuration
    else { return false }
    let configuration = module.configurations[index]
    return configuration.origin == .system && configuration.name == "PrimitiveButton"
  }

  /// Whether an environment value describes a situation, so that its bare name means it.
  static func isAmbient(_ name: String) -> Bool {
    situations.contains(name) || name.hasPrefix("accessibility")
  }

  private static let situations: Set<String> = [
    "isEnabled", "isFocused", "colorScheme", "colorSchemeContrast", "controlSize",
    "dynamicTypeSize", "layoutDirection", "horizontalSizeClass", "verticalSizeClass",
    "displayScale", "pixelLength", "controlActiveState", "appearsActive", "scenePhase",
    "legibilityWeight", "isSearching", "isPresented", "redactionReasons", "isLuminanceReduced",
    "isScrollEnabled", "backgroundProminence", "widgetRenderingMode", "widgetFamily",
    "isTabBarShowingSections", "supportsMultipleWindows", "editMode", "labelsVisibility",
    "isActivityFullscreen", "showsWidgetContainerBackground", "isHoverEffectEnabled",
    "badgeProminence", "headerProminence", "menuOrder", "isFocusEffectEnabled",
    "isSceneCaptured", "isActivityUpdateReduced",
  ]

  /// `$name`
  mutating func projection(_ name: NameSyntax, _ span: SourceSpan) -> CheckedExpression {
    guard let symbol = symbol(name.text) else {
      reportUnknownName(name)
      return error(span)
    }
    guard symbol.isSettable else {
      report(.notABinding(name, symbol.reference.kind))
      return error(span)
    }
    let type = symbol.projection ?? .nominal("Binding", [symbol.type])
    return CheckedExpression(.projection(symbol.reference), type, span)
  }

  /// A type that a name stands for.
  mutating func typeReference(_ name: String) -> Type? {
    if let nested = context.nestedTypes[name] { return .nominal(nested, []) }
    guard let declaration = library.type(name) else { return nil }
    switch declaration.kind {
    case .alias(let target): return target
    case .protocolType: return nil
    default: return .nominal(declaration.name, [])
    }
  }

  /// The type that was written; a name that is unknown is reported.
  mutating func resolveType(_ syntax: TypeSyntax, generics: Set<String> = []) -> Type {
    let scope = TypeScope(generics: generics, nested: context.nestedTypes)
    let type = library.resolve(syntax, in: scope)
    if let unknown = library.unknownName(in: syntax, scope: scope) {
      reportUnknownType(unknown)
      return .error
    }
    if case .named(let path, _) = syntax.kind, path.count > 1,
      case .nominal(let full, _) = type, full.contains("."),
      let generic = library.type(path[0].text)?.generics.first
    {
      report(.notInferred(path[0], generic.name))
      return .error
    }
    return type
  }

  // MARK: - Members

  /// A member together with what its owner's generic parameters are.
  struct Candidate {
    var declaration: MemberDeclaration
    var substitution: [String: Type]
    /// Generic parameters that the call itself must settle.
    var open: [MemberDeclaration.GenericParameter]
  }

  /// Whether a type has whatever is asked of it.
  mutating func isGiven(_ type: Type) -> Bool {
    switch type {
    case .error, .given: return true
    case .nominal(let name, _): return library.isGiven(name) || library.type(name) == nil
    case .metatype(let type): return isGiven(type)
    default: return false
    }
  }

  /// The members of this name that a value of the type (or the type itself) has.
  mutating func memberCandidates(
    of type: Type, named name: String, isStatic: Bool
  ) -> [Candidate] {
    kept(isStatic ? .staticMember : .member, name, of: type) {
      $0.findMemberCandidates(of: type, named: name, isStatic: isStatic)
    }
  }

  /// The candidates of a lookup, found only once.
  mutating func kept(
    _ lookup: CandidateCache.Lookup, _ name: String, of type: Type,
    _ find: (inout Checker) -> [Candidate]
  ) -> [Candidate] {
    if let known = candidateCache.candidates(lookup, name, of: type, in: library) { return known }
    let version = library.version
    let found = find(&self)
    candidateCache.keep(found, lookup, name, of: type, foundIn: version)
    return found
  }

  private mutating func findMemberCandidates(
    of type: Type, named name: String, isStatic: Bool
  ) -> [Candidate] {
    var result: [Candidate] = []
    var isShadowed = false
    for owner in library.owners(of: type) {
      for member in library.members(of: owner, named: name) where member.isStatic == isStatic {
        if case .metatype(.associated) = member.result { continue }
        var substitution: [String: Type] = ["Self": type]
        var open = member.generics
        if case .nominal(let typeName, let arguments) = nominal(type), owner == typeName {
          addGenerics(of: typeName, arguments, &substitution, &open)
        }
        guard requirementsMayHold(member, substitution) else { continue }
        if isShadowed, isSameShape(member, as: result) { continue }
        result.append(Candidate(declaration: member, substitution: substitution, open: open))
      }
      if !result.isEmpty { isShadowed = true }
    }
    return result
  }

  /// A type's own member hides the same one of its protocols: `Text.bold()` that of `View`.
  private mutating func isSameShape(
    _ member: MemberDeclaration, as others: [Candidate]
  ) -> Bool {
    others.contains { other in
      hides(other.declaration.owner, member.owner)
        && other.declaration.parameters.count == member.parameters.count
        && zip(other.declaration.parameters, member.parameters).allSatisfy {
          $0.label == $1.label && $0.type == $1.type
        }
    }
  }

  /// A type hides its protocols, a protocol those that it refines.
  private mutating func hides(_ owner: String, _ other: String) -> Bool {
    guard owner != other else { return false }
    guard case .protocolType? = library.type(owner)?.kind else { return true }
    return library.refined(by: owner).contains(other)
  }

  /// Optional, array and dictionary as the nominal types that they are.
  func nominal(_ type: Type) -> Type {
    switch type {
    case .optional(let wrapped): return .nominal("Optional", [wrapped])
    case .array(let element): return .nominal("Array", [element])
    case .dictionary(let key, let value): return .nominal("Dictionary", [key, value])
    default: return type
    }
  }

  private mutating func addGenerics(
    of name: String, _ arguments: [Type], _ substitution: inout [String: Type],
    _ open: inout [MemberDeclaration.GenericParameter]
  ) {
    guard let declaration = library.type(name) else { return }
    for (index, parameter) in declaration.generics.enumerated() {
      // What a place leaves open is for the call to settle: `.constant(8)` for a `Binding<V>`.
      if index < arguments.count, arguments[index] != .given {
        substitution[parameter.name] = arguments[index]
      } else {
        open.append(parameter)
      }
    }
  }

  /// Whether the constraints that are settled by the receiver hold.
  private mutating func requirementsMayHold(
    _ member: MemberDeclaration, _ substitution: [String: Type]
  ) -> Bool {
    for requirement in member.requirements
    where !library.holds(requirement, substitution) {
      return false
    }
    return true
  }

  /// `init`s of a type.
  mutating func initialiserCandidates(of type: Type) -> [Candidate] {
    kept(.initialiser, "init", of: type) { $0.findInitialiserCandidates(of: type) }
  }

  private mutating func findInitialiserCandidates(of type: Type) -> [Candidate] {
    guard case .nominal(let name, let arguments) = nominal(type) else { return [] }
    var result: [Candidate] = []
    var owners = [name]
    for protocolName in library.protocols(of: name) ?? [] where protocolName != name {
      owners.append(protocolName)
    }
    for owner in owners {
      for member in library.members(of: owner, named: "init") {
        var substitution: [String: Type] = [:]
        var open = member.generics
        var selfType = type
        if let declaration = library.type(name), arguments.isEmpty, !declaration.generics.isEmpty {
          open += declaration.generics
          selfType = .nominal(name, declaration.generics.map { .parameter($0.name) })
        } else {
          addGenerics(of: name, arguments, &substitution, &open)
        }
        substitution["Self"] = selfType
        guard requirementsMayHold(member, substitution) else { continue }
        result.append(Candidate(declaration: member, substitution: substitution, open: open))
      }
    }
    return result
  }

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

  // MARK: - Implicit members

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
    let callee = { (owner: Type, type: Type) in
      CheckedExpression(.implicitMember(name: name.text, owner: owner), type, name.span)
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
            callee: callee(owner, .given), isOptional: false, arguments: resolved.arguments,
            declaration: resolved.candidate.declaration)), resolved.type, span)
    }
    // A property: the one whose type is what is asked for, if there is a choice.
    let properties = candidates.filter { isProperty($0.declaration) }
    guard !properties.isEmpty else {
      report(.missingParentheses(name, candidates[0].declaration))
      return error(span)
    }
    let typed = properties.map { candidate -> (Candidate, Type) in
      let type = library.normalised(
        candidate.declaration.result.substituting(candidate.substitution))
      return (candidate, type)
    }
    let wanted = hint.unwrapped
    let best =
      isBase
      ? typed.first { isAvailable($0.0.declaration.availability) } ?? typed[0]
      : typed.first { fits($0.1, wanted) && isAvailable($0.0.declaration.availability) }
        ?? typed.first { fits($0.1, wanted) } ?? typed[0]
    checkUse(of: best.0.declaration, name.span)
    // A type's own member is better than one of a protocol's extension.
    if case .protocolType? = library.type(best.0.declaration.owner)?.kind { score.generics += 1 }
    let owner = ownerType(best.0, hint)
    return CheckedExpression(
      .implicitMember(name: name.text, owner: owner), best.1, span)
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
  private mutating func implicitCandidates(_ name: String, in hint: Type) -> [Candidate] {
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
