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
    var positions: HashMap<String, Int> = [:]
    for (position, member) in module.configurations[index].members.enumerated() {
      positions[member.name] = position
    }
    var derived: [(constant: LetSyntax, position: Int)] = []
    for member in syntax.members {
      guard case .derived(let constant) = member.kind else { continue }
      scopes[scopes.count - 1][constant.name.text] = nil
      // Of two of one name the other one is the member.
      if let position = positions[constant.name.text],
        module.configurations[index].members[position].span == constant.name.span
      {
        derived.append((constant, position))
      }
    }
    declareInOrder(derived.map(\.constant.name)) { checker, place in
      checker.withScope { $0.declareConstant(derived[place].constant, kind: .derived) }
    } take: { checker, place, checked, isCircular in
      let (constant, position) = derived[place]
      if checker.library.conforms(checked.type, to: "View"), case .opaque = checked.type {
        checker.report(.derivedView(constant.name, constant.value.span))
      }
      let type = isCircular ? .error : checked.type
      checker.module.configurations[index].members[position].kind = .derived(type, checked.value)
      checker.declare(
        Symbol(
          reference: Reference(.derived, constant.name.text, constant.name.span), type: type))
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
