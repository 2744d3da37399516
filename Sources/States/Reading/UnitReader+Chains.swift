import Diagnostics
import TypeChecker

/// Chains of modifiers: what each argument is in each combination of states.
extension UnitReader {
  mutating func read(
    _ chain: CheckedChain, _ view: String, _ scope: Scope, _ context: Node
  ) throws {
    var record = UnitReading.Chain(whens: [], context: context)
    var scopes: [Scope] = []
    for when in chain.whens {
      let (parts, inner) = try reader.conditions(when.conditions, scope)
      try ask(when.conditions, scope, context)
      reading.conditions.append(.init(parts: parts, context: context))
      record.whens.append(
        .init(
          span: when.span, node: try reader.all(parts), hasNames: parts.contains { $0.isBinding }))
      scopes.append(inner)
    }
    for (index, link) in chain.links.enumerated() {
      switch link {
      case .modifier(let call):
        try read(call, index, view, scope, context, scopes, &record)
      case .animate(let animation): try ask(animation.animation, scope, context)
      case .choice(let branches, let otherwise):
        var rest = context
        for branch in branches {
          let node = try reader.formula(branch.condition)
          try read(branch.chain, view, scope, try reader.diagram.and(rest, node))
          rest = try reader.diagram.and(rest, try reader.diagram.not(node))
        }
        try read(otherwise, view, scope, rest)
      }
    }
    if !chain.whens.isEmpty { reading.chains.append(record) }
  }

  private mutating func read(
    _ call: CheckedModifierCall, _ link: Int, _ view: String, _ scope: Scope, _ context: Node,
    _ scopes: [Scope], _ record: inout UnitReading.Chain
  ) throws {
    let name = title(call)
    func column(_ label: String?) -> UnitReading.Column {
      .init(view: view, modifier: name, argument: label ?? "", span: call.span)
    }
    for index in call.arguments.indices {
      // Of most no more is looked at than this.
      if call.arguments[index].alternatives.isEmpty {
        if let base = call.arguments[index].base, keepsConstants || !Self.isConstant(base, scope) {
          try read(base, scope, context, column(call.arguments[index].label))
        }
        continue
      }
      let argument = call.arguments[index]
      var base: Node?
      if let value = argument.base {
        try ask(value, scope, context)
        base = try reader.value(value, scope)
      }
      var noted = UnitReading.Argument(
        link: link, name: name, label: argument.label ?? "", span: call.span, base: base,
        keepsGivenValue: argument.keepsGivenValue, alternatives: [])
      for alternative in argument.alternatives {
        let when = alternative.when
        let inside = try reader.diagram.and(context, record.whens[when].node)
        try ask(alternative.value, scopes[when], inside)
        noted.alternatives.append(
          .init(
            when: when, span: alternative.value.span,
            node: try reader.value(alternative.value, scopes[when]),
            isLocal: record.whens[when].hasNames))
      }
      if keepsColumns { addVaried(column(argument.label), noted, record, context) }
      record.arguments.append(noted)
    }
  }

  /// The last alternative that holds decides.
  private mutating func addVaried(
    _ column: UnitReading.Column, _ argument: UnitReading.Argument, _ record: UnitReading.Chain,
    _ context: Node
  ) {
    let start = argument.base ?? reader.terminal(.inherited)
    let node = reader.diagram.attempt(steps: 50_000) { diagram in
      var result = start
      for alternative in argument.alternatives {
        result = try diagram.choose(
          record.whens[alternative.when].node, alternative.node, result)
      }
      return result
    }
    guard let node else {
      reading.columns.append(column)
      return
    }
    if keepsConstants || !reader.diagram.isTerminal(node) { add(column, node, context) }
  }

  /// A modifier with what it selects: `padding(.horizontal)`.
  private func title(_ call: CheckedModifierCall) -> String {
    guard let declaration = call.declaration, !declaration.selecting.isEmpty else {
      return call.name
    }
    let selecting = call.arguments.filter { argument in
      declaration.parameters.contains {
        declaration.selecting.contains($0.name) && $0.label == argument.label
      } && argument.alternatives.isEmpty
    }
    let parts = selecting.compactMap { argument -> String? in
      guard let base = argument.base, Self.isPlain(base) else { return nil }
      return (argument.label.map { $0 + ": " } ?? "") + reader.source.text(base.span)
    }
    return parts.isEmpty ? call.name : "\(call.name)(\(parts.joined(separator: ", ")))"
  }

  /// Whether it is the same in all states and asks nothing, as far as a look at it tells.
  private static func isConstant(_ expression: CheckedExpression, _ scope: Scope) -> Bool {
    func areConstant(_ arguments: [CheckedArgument]) -> Bool {
      arguments.allSatisfy { isConstant($0.value, scope) }
    }
    switch expression.kind {
    case .number, .boolean, .nil, .color, .implicitMember, .type, .keyPath: return true
    case .reference(let reference):
      switch reference.kind {
      case .slot, .action, .local, .globalFunction: return true
      case .parameter, .styleConstant, .constant: return scope.names[reference.name] == nil
      default: return false
      }
    case .string(let string):
      return string.segments.allSatisfy { segment in
        guard case .interpolation(let arguments) = segment else { return true }
        return areConstant(arguments)
      }
    case .member(let base, _, _): return isConstant(base, scope)
    case .call(let call): return isConstant(call.callee, scope) && areConstant(call.arguments)
    case .prefix(let sign, let operand): return sign != "!" && isConstant(operand, scope)
    case .conversion(_, let inner), .parentheses(let inner), .cast(let inner):
      return isConstant(inner, scope)
    case .array(let elements): return elements.allSatisfy { isConstant($0, scope) }
    default: return false
    }
  }

  private static func isPlain(_ expression: CheckedExpression) -> Bool {
    switch expression.kind {
    case .implicitMember, .member, .array, .keyPath, .type: return true
    default: return false
    }
  }
}
