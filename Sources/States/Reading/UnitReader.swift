import Diagnostics
import TypeChecker

/// Goes through a style and notes what varies and what is asked.
struct UnitReader {
  var reader: StateReader
  var reading = UnitReading()
  /// Whether there are columns; what is only asked about has none.
  var keepsColumns = true
  /// Whether what does not vary is a column, too.
  var keepsConstants = false

  typealias Node = DecisionDiagram.Node

  init(_ reader: StateReader) { self.reader = reader }

  /// Reads a unit, and forgets what was read before; where the first mention of something does not say
  /// what it may be, first to gather that, then for good. False where that would cost too much.
  mutating func readWhole(_ unit: StateUnit) -> Bool {
    begin(gathering: false)
    if (try? read(unit)) != nil, reader.isSettled { return true }
    begin(gathering: true)
    guard (try? read(unit)) != nil else { return false }
    reader.settle()
    reading.removeAll()
    return (try? read(unit)) != nil
  }

  private mutating func begin(gathering: Bool) {
    reader.begin(gathering: gathering)
    reading.removeAll()
  }

  mutating func read(_ unit: StateUnit) throws {
    var scope = Scope(configuration: unit.configuration, functions: unit.body.functions)
    try read(unit.body, &scope)
    if let configuration = unit.configuration {
      let nevers = reader.source.module.configurations[configuration].nevers
      try read(nevers, Scope(configuration: configuration))
    }
  }

  private mutating func read(_ nevers: [[CheckedCondition]], _ scope: Scope) throws {
    for never in nevers {
      let (parts, _) = try reader.conditions(never, scope)
      let node = try reader.all(parts)
      reading.nevers.append((parts.first?.span ?? .none, node))
      let rest = reader.diagram.attempt(steps: 20_000) { [possible = reading.possible] diagram in
        try diagram.and(possible, try diagram.not(node))
      }
      // With less known to be impossible, less is said.
      if let rest { reading.possible = rest }
    }
  }

  private mutating func read(_ body: CheckedBody, _ scope: inout Scope) throws {
    for function in body.functions {
      var inner = scope
      for parameter in function.parameters { inner.names[parameter.name] = nil }
      try ask(function.body, inner, DecisionDiagram.yes)
    }
    for constant in body.constants {
      try ask(constant.value, scope, DecisionDiagram.yes)
      scope.names[constant.name] = .value(constant.value, scope)
    }
    try read(body.content, scope, DecisionDiagram.yes, isConditional: false)
    for part in body.parts {
      var inner = scope
      inner.prefix = part.name + "."
      for parameter in part.parameters { inner.names[parameter.name] = nil }
      try read(part.body, &inner)
    }
  }

  // MARK: - Structure

  mutating func read(
    _ block: CheckedViewBlock, _ scope: Scope, _ context: Node, isConditional: Bool
  ) throws {
    var scope = scope
    for item in block.items {
      switch item {
      case .constant(let constant):
        try ask(constant.value, scope, context)
        scope.names[constant.name] = .value(constant.value, scope)
      case .view(let view):
        try read(view, scope, context, isConditional: isConditional)
      case .if(let conditions, let then, let otherwise):
        let (parts, inner) = try reader.conditions(conditions, scope)
        try ask(conditions, scope, context)
        reading.conditions.append(.init(parts: parts, context: context))
        let node = try reader.all(parts)
        try read(
          then, inner, try reader.diagram.and(context, node), isConditional: true)
        if let otherwise {
          let rest = try reader.diagram.not(node)
          try read(
            otherwise, scope, try reader.diagram.and(context, rest), isConditional: true)
        }
      case .switch(let checked):
        try ask(checked.subject, scope, context)
        try cases(checked, scope, context) { walk, body, inner, node in
          try walk.read(body, inner, node, isConditional: true)
        }
      }
    }
  }

  /// Calls `body` for each case with what holds there.
  mutating func cases<Body>(
    _ checked: CheckedSwitch<Body>, _ scope: Scope, _ context: Node,
    _ body: (inout UnitReader, Body, Scope, Node) throws -> Void
  ) throws {
    var rest = DecisionDiagram.yes
    let cases = try reader.cases(checked, scope)
    for (index, entry) in cases.enumerated() {
      let node = try reader.diagram.and(rest, entry.node)
      let isLast = index == cases.count - 1
      if !checked.cases[index].patterns.isEmpty, node != DecisionDiagram.no {
        let first = checked.cases[index].span
        reading.conditions.append(
          .init(parts: [.init(span: first, node: node)], context: context, isCase: true))
      }
      let inside = try reader.diagram.and(context, isLast ? rest : node)
      try body(&self, checked.cases[index].body, entry.scope, inside)
      rest = try reader.diagram.and(rest, try reader.diagram.not(entry.node))
    }
  }

  private mutating func read(
    _ view: CheckedView, _ scope: Scope, _ context: Node, isConditional: Bool
  ) throws {
    let name = keepsColumns ? shortName(view.base) : ""
    if keepsColumns, isConditional {
      let shown = reader.terminal("shown", view.base.span)
      add(.init(view: name, modifier: "", argument: "", span: view.base.span), shown, context)
    }
    try read(base: view.base, name, scope, context)
    try read(view.chain, name, scope, context)
  }

  /// The arguments of what a chain begins with, and the views inside them.
  private mutating func read(
    base: CheckedExpression, _ name: String, _ scope: Scope, _ context: Node
  ) throws {
    switch base.kind {
    case .call(let call):
      if case .member(let receiver, _, _) = call.callee.kind {
        try read(base: receiver, name, scope, context)
      }
      for argument in call.arguments {
        try read(
          argument.value, scope, context,
          .init(view: name, modifier: "", argument: argument.label ?? "", span: base.span))
      }
    case .member(let receiver, _, _), .parentheses(let receiver), .conversion(_, let receiver):
      try read(base: receiver, name, scope, context)
    case .closure, .value, .ternary: try ask(base, scope, context)
    default: break
    }
  }

  /// One written value: a column where it varies, and what is in its closures.
  mutating func read(
    _ value: CheckedExpression, _ scope: Scope, _ context: Node,
    _ column: @autoclosure () -> UnitReading.Column
  ) throws {
    if case .closure(let closure) = value.kind {
      try read(closure, scope, context)
      return
    }
    try ask(value, scope, context)
    let node = try reader.value(value, scope)
    if keepsConstants || !reader.diagram.isTerminal(node) { add(column(), node, context) }
  }

  mutating func read(_ closure: CheckedClosure, _ scope: Scope, _ context: Node) throws {
    var inner = scope
    for parameter in closure.parameters ?? [] { inner.names[parameter] = nil }
    switch closure.body {
    case .views(let block): try read(block, inner, context, isConditional: false)
    case .value(let block): try ask(block, inner, context)
    // What an action does is no look.
    case .statements: break
    }
  }

  /// Adds a column, absent where its place is not there.
  mutating func add(
    _ column: @autoclosure () -> UnitReading.Column, _ node: Node, _ context: Node
  ) {
    guard keepsColumns else { return }
    var column = column()
    let absent = reader.terminal(.absent)
    column.node = reader.diagram.attempt(steps: 50_000) { diagram in
      try diagram.choose(context, node, absent)
    }
    reading.columns.append(column)
  }

  // MARK: - Names

  /// A view as it is told in a heading.
  func shortName(_ base: CheckedExpression) -> String {
    let text = reader.source.text(base.span)
    guard let brace = text.firstIndex(where: { $0 == "{" || $0 == "(" }) else { return text }
    let name = String(text[..<brace]).split(separator: " ").joined(separator: " ")
    if text[brace] == "(", text.count <= 28, !text.contains("{") { return text }
    return name
  }
}
