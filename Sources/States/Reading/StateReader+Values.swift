import Diagnostics
import Hashing
import TypeChecker

/// Values as functions of states, in the words of the source.
extension StateReader {
  /// What an expression is in each combination of states.
  mutating func value(_ expression: CheckedExpression, _ scope: Scope) throws -> Node {
    try diagram.step()
    if let node = try direct(expression, scope) { return node }
    return try spliced(expression, scope)
  }

  mutating func value(_ value: CheckedValue, _ scope: Scope) throws -> Node {
    switch value {
    case .expression(let expression): return try self.value(expression, scope)
    case .if(let conditions, let then, let otherwise):
      let (parts, inner) = try self.conditions(conditions, scope)
      let chooser = try all(parts)
      let (first, second) = (try self.value(then, inner), try self.value(otherwise, scope))
      return try diagram.choose(chooser, first, second)
    case .switch(let checked):
      return try choice(checked, scope) { reader, block, inner in
        try reader.value(block, inner)
      }
    }
  }

  private mutating func value(_ block: CheckedValueBlock, _ scope: Scope) throws -> Node {
    try value(block.value, adding(block.constants, to: scope))
  }

  /// What an expression is, where it is itself one that varies; nil where only parts of it may.
  private mutating func direct(_ expression: CheckedExpression, _ scope: Scope) throws -> Node? {
    switch expression.kind {
    case .conversion(_, let inner), .parentheses(let inner): return try direct(inner, scope)
    case .implicitMember(let name, let owner):
      // By itself `.primary` is a level of the foreground; as a `Color` it is another value.
      guard owner == .color, name == "primary" || name == "secondary" else { return nil }
      return terminal("Color.\(name)", expression.span)
    case .ternary(let condition, let first, let second):
      let chooser = try formula(condition, scope)
      let (then, otherwise) = (try value(first, scope), try value(second, scope))
      return try diagram.choose(chooser, then, otherwise)
    case .value(let value): return try self.value(value, scope)
    case .reference(let reference):
      if let found = meaning(reference, scope) { return try value(of: found, scope) }
      return try state(expression, scope)
    case .call(let call):
      guard let (function, inner) = inlined(call, scope) else { return nil }
      depth += 1
      defer { depth -= 1 }
      let result = try value(function.body, inner)
      return diagram.isTerminal(result) && !isCollecting ? nil : result
    case .binary, .prefix:
      guard expression.type == .bool else { return nil }
      let condition = try formula(expression, scope)
      guard !isCollecting, !diagram.isTerminal(condition),
        diagram.support(condition).contains(where: { registry.entries[$0].isState })
      else { return nil }
      return try words(condition, expression.span)
    default: return nil
    }
  }

  /// The value behind a name, where it varies or the name means nothing outside.
  private mutating func value(of meaning: Scope.Meaning, _ scope: Scope) throws -> Node? {
    guard depth < 40 else { return nil }
    depth += 1
    defer { depth -= 1 }
    switch meaning {
    case .argument(let expression, let inner): return try value(expression, inner)
    case .unwrapped: return nil
    case .value(let value, let inner):
      let place = inner.isInCall ? nil : Self.place(value)
      var result: Node
      if let place, let known = knownValues[place] {
        result = known
      } else {
        result = try self.value(value, inner)
        if let place { knownValues[place] = result }
      }
      // What does not vary keeps its name.
      return diagram.isTerminal(result) && !inner.isInCall ? nil : result
    }
  }

  /// A state that is handed on as it is: its value in each combination.
  private mutating func state(_ expression: CheckedExpression, _ scope: Scope) throws -> Node? {
    guard case .reference(let reference) = expression.kind,
      Self.states.contains(reference.kind), let kind = kind(of: expression.type)
    else { return nil }
    switch kind {
    case .bool: return try words(try formula(expression, scope), expression.span)
    case .cases(let names):
      guard let variable = variable(expression, scope) else { return nil }
      var result = terminal(names.last ?? "", expression.span)
      for name in names.dropLast() {
        let condition = literal(variable, kind) { $0 == .named(name) }
        result = try diagram.choose(condition, terminal(name, expression.span), result)
      }
      return result
    default: return nil
    }
  }

  private static let states: HashSet<Reference.Kind> = [.state, .binding, .environment, .tracked]

  private mutating func words(_ condition: Node, _ span: SourceSpan) throws -> Node {
    try diagram.choose(condition, terminal("true", span), terminal("false", span))
  }

  // MARK: - Parts

  /// The text of an expression with what its varying parts are in place of them.
  private mutating func spliced(_ expression: CheckedExpression, _ scope: Scope) throws -> Node {
    var parts: [(span: SourceSpan, node: Node)] = []
    try collect(expression, scope, &parts)
    let whole = expression.span
    guard !parts.isEmpty, parts.allSatisfy({ $0.span.file == whole.file }) else {
      return terminal(source.text(whole), whole)
    }
    var result: Node?
    var start = whole.start
    for part in parts where part.span.start >= start && part.span.end <= whole.end {
      let before = SourceSpan(file: whole.file, start: start, end: part.span.start)
      let text = source.piece(before)
      result = try joined(result ?? terminal("", part.span), text, part.node)
      start = part.span.end
    }
    let rest = source.piece(SourceSpan(file: whole.file, start: start, end: whole.end))
    guard let result else { return terminal(source.text(whole), whole) }
    return rest.isEmpty ? result : try joined(result, rest, nil)
  }

  private mutating func joined(
    _ first: Node, _ text: String, _ second: Node?
  ) throws -> Node {
    var table = ValueTable()
    swap(&table, &values)
    defer { swap(&table, &values) }
    let empty = diagram.terminal(table.number(.text("", line: 0)))
    return try diagram.combine(first, second ?? empty) { left, right in
      guard case .text(let before, let line) = table[left],
        case .text(var after, let other) = table[right]
      else { return right }
      if second != nil, !text.isEmpty || !before.isEmpty { after = Self.enclosed(after) }
      return table.number(.text(before + text + after, line: before.isEmpty ? other : line))
    }
  }

  /// A part as it can stand inside an expression.
  private static func enclosed(_ text: String) -> String {
    guard text.contains(" "), !text.hasPrefix("("), !text.hasPrefix("\""), !text.hasPrefix(".")
    else {
      return text
    }
    if text.hasSuffix(")") || text.hasSuffix("]"),
      let name = text.firstIndex(where: { $0 == "(" || $0 == "[" }),
      !text[..<name].contains(" ")
    {
      return text
    }
    return "(" + text + ")"
  }

  /// The outermost varying parts inside an expression.
  private mutating func collect(
    _ expression: CheckedExpression, _ scope: Scope, _ parts: inout [(span: SourceSpan, node: Node)]
  ) throws {
    for inner in Self.children(expression) {
      if let node = try direct(inner, scope) {
        if !diagram.isTerminal(node) || scope.isInCall { parts.append((inner.span, node)) }
      } else {
        try collect(inner, scope, &parts)
      }
    }
  }

  private static func children(_ expression: CheckedExpression) -> [CheckedExpression] {
    switch expression.kind {
    case .conversion(_, let inner), .parentheses(let inner), .cast(let inner),
      .prefix(_, let inner), .postfix(let inner, _):
      return [inner]
    case .member(let base, _, _): return [base]
    case .call(let call): return [call.callee] + call.arguments.map(\.value)
    case .subscript(let base, let arguments): return [base] + arguments.map(\.value)
    case .binary(let left, _, let right): return [left, right]
    case .tuple(let elements): return elements.map(\.value)
    case .array(let elements): return elements
    case .string(let string):
      return string.segments.flatMap { segment -> [CheckedExpression] in
        if case .interpolation(let arguments) = segment { return arguments.map(\.value) }
        return []
      }
    default: return []
    }
  }
}
