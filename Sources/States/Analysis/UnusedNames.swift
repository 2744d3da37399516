import Diagnostics
import Hashing
import TypeChecker

/// States that no style uses, and parameters of styles that nothing uses.
func unusedNames(in source: StateSource) -> [Diagnostic] {
  let module = source.module
  let uses = module.styles.map { NameUses($0, module) }
  var result: [Diagnostic] = []
  for (index, configuration) in module.configurations.enumerated()
  where configuration.origin == .module {
    let own = source.index.styles[index]
    guard !own.isEmpty, !own.contains(where: { uses[$0].takesConfiguration }) else { continue }
    let names = own.reduce(into: HashSet<String>()) { $0.formUnion(uses[$1].members) }
    for member in configuration.members where !names.contains(member.name) {
      let type: Type
      switch member.kind {
      case .state(let stated, _, _): type = stated
      case .binding(let bound): type = bound
      default: continue
      }
      var reader = StateReader(source)
      var isOptional = false
      var wrapped = type
      if case .optional(let inner) = type { (wrapped, isOptional) = (inner, true) }
      let domain = StateDomain(reader.kind(of: wrapped) ?? .presence, isOptional: isOptional)
      result.append(
        .stateNotUsed(member.span, member.name, domain.atoms.indices.map { domain.label([$0]) }))
    }
  }
  for (index, use) in uses.enumerated() {
    for parameter in module.styles[index].parameters
    where !use.parameters.contains(parameter.name) {
      result.append(.parameterNotUsed(parameter.span, parameter.name))
    }
  }
  return result
}

/// The names that a style mentions, in its parts and functions too.
private struct NameUses: CheckedTreeWalker {
  /// Members of the configuration.
  var members: HashSet<String> = []
  var parameters: HashSet<String> = []
  /// It hands the configuration on as a whole.
  var takesConfiguration = false

  init(_ style: CheckedStyle, _ module: CheckedModule) {
    note(style.body)
    for parameter in style.parameters {
      if let value = parameter.defaultValue { walk(value) }
    }
    // What a derived value is made of is used with it.
    var open = Array(members)
    let configuration = module.configurations[style.configuration]
    while let name = open.popLast() {
      guard let member = configuration.members.first(where: { $0.name == name }),
        case .derived(_, let value) = member.kind
      else { continue }
      let before = members
      walk(value)
      open += members.subtracting(before)
    }
  }

  private mutating func note(_ body: CheckedBody) {
    walk(body.content)
    for constant in body.constants { walk(constant.value) }
    for function in body.functions {
      for parameter in function.parameters {
        if let value = parameter.defaultValue { walk(value) }
      }
      walk(function.body)
    }
    for part in body.parts {
      note(part.body)
      for parameter in part.parameters {
        if let value = parameter.defaultValue { walk(value) }
      }
    }
    for storage in body.storage {
      switch storage.kind {
      case .state(let value): walk(value)
      case .scaledMetric(let value, let style):
        walk(value)
        if let style { walk(style) }
      case .namespace, .focus: break
      }
    }
    if body.captures.contains(where: { $0.kind == .configuration }) { takesConfiguration = true }
  }

  private mutating func note(_ reference: Reference) {
    switch reference.kind {
    case .slot, .state, .binding, .action, .derived: members.insert(reference.name)
    case .parameter: parameters.insert(reference.name)
    case .tracked: members.insert(reference.name)
    default: break
    }
  }

  mutating func enter(_ expression: CheckedExpression) {
    switch expression.kind {
    case .reference(let reference), .projection(let reference): note(reference)
    case .raw(_, let names): for reference in names { note(reference) }
    case .styled(.next), .styled(.value): takesConfiguration = true
    default: break
    }
  }

  mutating func enter(_ statement: CheckedStatement) {}
  mutating func enter(_ chain: CheckedChain) {}
}
