import Diagnostics
import Hashing
import Parser

/// What is inside configurations: derived values, `never`s and the component.
extension Checker {
  mutating func checkConfiguration(_ index: Int, _ syntax: ConfigurationSyntax) {
    let saved = context
    defer { context = saved }
    context.kind = .component
    context.configuration = index
    context.nestedTypes = nestedTypes(of: index)
    let availability = module.configurations[index].availability
    withAvailability(availability) { checker in
      checker.withScope(checker.memberSymbols(index)) { checker in
        checker.checkDerived(index, syntax)
        for member in syntax.members {
          switch member.kind {
          case .never(let conditions):
            let (checked, _) = checker.conditions(conditions, allowsFixed: false)
            checker.module.configurations[index].nevers.append(checked)
          case .component(let block?):
            let body = checker.body(block, isStyle: false)
            checker.module.configurations[index].component = CheckedComponent(
              body: body, ownedStates: [])
            checker.markOwnedStates(index, body)
          default: break
          }
        }
      }
    }
    // A name that is refused would only have styles of another one.
    if module.configurations[index].defaultStyle == nil,
      !refusedNames.contains(syntax.name.span)
    {
      report(.noDefaultStyle(syntax.name))
    }
  }

  /// The configuration's `let`s, each after those that it mentions.
  private mutating func checkDerived(_ index: Int, _ syntax: ConfigurationSyntax) {
    let kind = context.kind
    context.kind = .constant
    defer { context.kind = kind }
    var waiting: [LetSyntax] = []
    for member in syntax.members {
      if case .derived(let constant) = member.kind { waiting.append(constant) }
    }
    guard !waiting.isEmpty else { return }
    var positions: HashMap<String, Int> = [:]
    for (position, member) in module.configurations[index].members.enumerated() {
      positions[member.name] = position
    }
    let names = HashSet(waiting.map(\.name.text))
    for name in names { scopes[scopes.count - 1][name] = nil }
    var isLast = false
    while !waiting.isEmpty {
      var left: [LetSyntax] = []
      for constant in waiting {
        guard let position = positions[constant.name.text],
          module.configurations[index].members[position].span == constant.name.span
        else { continue }
        let before = diagnostics.count
        let checked = withScope { $0.declareConstant(constant, kind: .derived) }
        let missing = diagnostics[before...].first { said in
          said.id == .unknownName && names.contains(text(said.span))
        }
        if let missing {
          diagnostics.removeSubrange(before...)
          if !isLast {
            left.append(constant)
            continue
          }
          report(.constantCycle(constant.name, missing.span, text(missing.span)))
        }
        if library.conforms(checked.type, to: "View"), case .opaque = checked.type {
          report(.derivedView(constant.name, constant.value.span))
        }
        module.configurations[index].members[position].kind = .derived(
          missing == nil ? checked.type : .error, checked.value)
        declare(
          Symbol(
            reference: Reference(.derived, constant.name.text, constant.name.span),
            type: missing == nil ? checked.type : .error))
      }
      isLast = left.count == waiting.count
      waiting = left
    }
  }

  /// States that the component hands over are no parameters of the control.
  private mutating func markOwnedStates(_ index: Int, _ body: CheckedBody) {
    var collector = OwnedStateCollector()
    collector.walk(body.content)
    module.configurations[index].component?.ownedStates = collector.names
    for position in module.configurations[index].members.indices {
      let member = module.configurations[index].members[position]
      if collector.names.contains(member.name), case .state(let type, let value, _) = member.kind {
        module.configurations[index].members[position].kind = .state(
          type, defaultValue: value, isOwned: true)
      }
    }
    if !collector.drawsStyle { report(.componentWithoutStyled(body.content.span)) }
  }
}

/// The states in `styled(isPressed: …)`.
private struct OwnedStateCollector: CheckedTreeWalker {
  private(set) var names: [String] = []
  private(set) var drawsStyle = false

  mutating func enter(_ expression: CheckedExpression) {
    if case .styled = expression.kind { drawsStyle = true }
    guard case .call(let call) = expression.kind, case .styled(.next) = call.callee.kind else {
      return
    }
    for argument in call.arguments {
      if let label = argument.label, !names.contains(label) { names.append(label) }
    }
  }
}
