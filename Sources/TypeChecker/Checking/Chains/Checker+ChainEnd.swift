import Diagnostics
import Parser

/// The end of a chain: the values of each argument, brought to one type.
extension Checker {
  /// The chain with the values of each argument brought to one type.
  mutating func finish(_ chain: inout ChainBuilder) -> CheckedChain {
    for position in chain.links.indices {
      guard let target = chain.links[position].target, !target.whens.isEmpty,
        case .modifier(var modifier) = chain.links[position].link
      else { continue }
      for index in modifier.arguments.indices
      where !modifier.arguments[index].alternatives.isEmpty {
        dropRepetitions(&modifier.arguments[index])
        unify(&modifier.arguments[index], target, parameter: target.parameters[index], modifier)
      }
      chain.links[position].link = .modifier(modifier)
    }
    return CheckedChain(links: chain.links.map(\.link), whens: chain.whens)
  }

  /// Defaults that all others override and that say what the base says are no alternatives; what
  /// the source writes stays, so that the state analysis sees it, unless the base is taken from it.
  private func dropRepetitions(_ argument: inout CheckedVariedArgument) {
    guard let base = argument.base else { return }
    if argument.keepsGivenValue {
      let names = base.mentionedNames
      while let first = argument.alternatives.first,
        first.value.span == base.span
          || self.text(first.value.span) == self.text(base.span)
            && first.value.mentionedNames == names
      {
        argument.alternatives.removeFirst()
      }
      return
    }
    let text = self.text(base.span)
    guard !text.isEmpty else { return }
    while let first = argument.alternatives.first,
      first.value.span.file == SourceSpan.catalogueFile, self.text(first.value.span) == text,
      isPlain(base), isPlain(first.value)
    {
      argument.alternatives.removeFirst()
    }
  }

  /// Whether the text of an expression says all of it, wherever it stands.
  private func isPlain(_ expression: CheckedExpression) -> Bool {
    switch expression.kind {
    case .number, .boolean, .nil, .color, .implicitMember: return true
    case .prefix(_, let operand): return isPlain(operand)
    default: return false
    }
  }

  private mutating func unify(
    _ argument: inout CheckedVariedArgument, _ target: ChainBuilder.Target, parameter: Int,
    _ modifier: CheckedModifierCall
  ) {
    let declared = target.candidate.declaration.parameters[parameter].type
    let settled = library.normalised(declared.substituting(target.candidate.substitution))
    if !settled.hasParameters, !isConstraint(settled) {
      argument.type = settled
      return
    }
    let values = [argument.base].compactMap { $0 } + argument.alternatives.map(\.value)
    let types = values.map(\.type).filter { !$0.unwrapped.isOpen }
    if values.contains(where: { $0.type.unwrapped == .given && !isNil($0) }),
      unifyGiven(&argument, values, types, constraint(of: settled, target.candidate), modifier)
    {
      return
    }
    guard let first = types.first else { return }
    let hasNil = values.contains { value in
      if case .nil = value.kind { return true }
      return false
    }
    var isSame = types.allSatisfy { $0 == first }
    if case .opaque = first, values.count > 1 { isSame = false }
    if isSame {
      argument.type = hasNil ? .optional(first.unwrapped) : first
      return
    }
    // Optionals of one type.
    if types.allSatisfy({ $0.unwrapped == first.unwrapped }) {
      argument.type = .optional(first.unwrapped)
      return
    }
    let protocols = constraint(of: settled, target.candidate)
    if let eraser = eraser(for: .opaque(protocols)) {
      argument.base = argument.base.map { erased($0, to: eraser) }
      for index in argument.alternatives.indices {
        argument.alternatives[index].value = erased(
          argument.alternatives[index].value, to: eraser)
      }
      argument.type = hasNil ? .optional(.nominal(eraser, [])) : .nominal(eraser, [])
      return
    }
    guard let other = values.first(where: { !$0.type.isOpen && $0.type != first }) else { return }
    report(
      .kindsDiffer(
        NameSyntax(modifier.name, modifier.span), first, other.type, other.span, protocols))
  }

  private func isNil(_ value: CheckedExpression) -> Bool {
    if case .nil = value.kind { return true }
    return false
  }

  /// Values that are taken as given are erased where that is possible; elsewhere the author must
  /// say of what type they are.
  private mutating func unifyGiven(
    _ argument: inout CheckedVariedArgument, _ values: [CheckedExpression], _ types: [Type],
    _ protocols: [String], _ modifier: CheckedModifierCall
  ) -> Bool {
    if let eraser = eraser(for: .opaque(protocols)) {
      argument.base = argument.base.map { isNil($0) ? $0 : erased($0, to: eraser) }
      for index in argument.alternatives.indices {
        let value = argument.alternatives[index].value
        argument.alternatives[index].value = isNil(value) ? value : erased(value, to: eraser)
      }
      let erasedType = Type.nominal(eraser, [])
      argument.type = values.contains { isNil($0) } ? .optional(erasedType) : erasedType
      return true
    }
    guard let open = values.first(where: { $0.type.unwrapped == .given && !isNil($0) }) else {
      return false
    }
    let known = types.first.map(\.description) ?? "CGFloat"
    report(.typeNeededInWhen(NameSyntax(modifier.name, modifier.span), open.span, known))
    return true
  }

  /// The protocols that a generic parameter must conform to.
  private func constraint(of type: Type, _ candidate: Candidate) -> [String] {
    switch type.unwrapped {
    case .opaque(let protocols): return protocols
    case .parameter(let name):
      var result = candidate.open.first { $0.name == name }?.protocols ?? []
      for requirement in candidate.declaration.requirements
      where !requirement.isEquality && requirement.left == .parameter(name) {
        if case .opaque(let more) = requirement.right { result += more }
      }
      return result
    default: return []
    }
  }
}
