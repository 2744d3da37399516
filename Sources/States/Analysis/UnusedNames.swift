import Diagnostics
import Hashing
import TypeChecker

/// States that no style uses, and parameters of styles that nothing uses.
func unusedNames(in source: StateSource) -> [Diagnostic] {
  let module = source.module
  var reader = StateReader(source)
  var states: [Diagnostic] = []
  var parameters: [Diagnostic] = []
  for index in module.configurations.indices {
    let styles = source.index.styles[index]
    var uses = NameUses()
    for style in styles {
      uses.note(module.styles[style].body, module.styles[style].parameters)
      for index in module.styles[style].parameters.indices {
        let name = module.styles[style].parameters[index].name
        if uses.parameters.contains(name) { continue }
        parameters.append(
          .parameterNotUsed(module.styles[style].parameters[index].span, name))
      }
    }
    guard module.configurations[index].origin == .module, !styles.isEmpty, !uses.takesConfiguration
    else { continue }
    uses.noteDerived(module.configurations[index])
    for member in module.configurations[index].members where !uses.members.contains(member.name) {
      let type: Type
      switch member.kind {
      case .state(let stated, _, _): type = stated
      case .binding(let bound): type = bound
      default: continue
      }
      var isOptional = false
      var wrapped = type
      if case .optional(let inner) = type { (wrapped, isOptional) = (inner, true) }
      let domain = StateDomain(reader.kind(of: wrapped) ?? .presence, isOptional: isOptional)
      states.append(
        .stateNotUsed(member.span, member.name, domain.atoms.indices.map { domain.label([$0]) }))
    }
  }
  return states + parameters
}

/// The names that the styles of a configuration mention, in their parts and functions too.
private struct NameUses: CheckedTreeWalker {
  /// Members of the configuration.
  var members: HashSet<String> = []
  /// Parameters of the style that was noted last.
  var parameters: HashSet<String> = []
  /// Derived values among the members, of which it was not looked at what they are made of.
  private var derived: [String] = []
  /// One of them hands the configuration on as a whole.
  var takesConfiguration = false

  /// Adds what a style mentions.
  mutating func note(_ body: CheckedBody, _ parameters: [CheckedParameter]) {
    self.parameters.removeAll(keepingCapacity: true)
    note(body)
    noteDefaults(parameters)
  }

  /// Adds what the derived values that are used are made of.
  mutating func noteDerived(_ configuration: CheckedConfiguration) {
    if derived.isEmpty { return }
    var values: HashMap<String, CheckedValue> = [:]
    for member in configuration.members {
      if case .derived(_, let value) = member.kind { values[member.name] = value }
    }
    while let name = derived.popLast() {
      if let value = values[name] { walk(value) }
    }
  }

  private mutating func note(_ body: CheckedBody) {
    for reference in body.reads { note(reference) }
    for function in body.functions { noteDefaults(function.parameters) }
    for part in body.parts {
      note(part.body)
      noteDefaults(part.parameters)
    }
    if body.captures.contains(where: { $0.kind == .configuration }) { takesConfiguration = true }
  }

  private mutating func noteDefaults(_ parameters: [CheckedParameter]) {
    for index in parameters.indices {
      if let value = parameters[index].defaultValue { walk(value) }
    }
  }

  private mutating func note(_ reference: Reference) {
    switch reference.kind {
    case .derived: if members.insert(reference.name) { derived.append(reference.name) }
    case .slot, .state, .binding, .action, .tracked: members.insert(reference.name)
    case .parameter: parameters.insert(reference.name)
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
}
