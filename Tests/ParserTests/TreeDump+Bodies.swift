import Diagnostics
import Parser

/// Blocks, items and expressions.
extension TreeDump {
  private func list(_ items: [String?]) -> String {
    "(" + items.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ") + ")"
  }

  func dump(_ block: BlockSyntax) -> String {
    "{" + block.items.map(dump).joined(separator: "; ") + "}"
  }

  func dump(_ item: ItemSyntax) -> String {
    switch item.kind {
    case .expression(let value): return dump(value)
    case .when(let value):
      return list(["when"] + value.conditions.map(dump) + [dump(value.body)])
    case .animate(let value):
      let triggers = value.triggers.map { ["on"] + $0.map(dump) } ?? []
      return list(["animate", dump(value.animation)] + triggers)
    case .if(let value): return dump(value)
    case .switch(let value): return dump(value)
    case .assignment(let value):
      return list([value.operatorName.text, dump(value.target), dump(value.value)])
    case .let(let value):
      return list(["let", value.name.text, value.type.map { ": \(dump($0))" }, dump(value.value)])
    case .function(let value): return list(["func", value.name.text, dump(value.body)])
    case .local(let value):
      var parts: [String?] = ["local", value.isFocus ? "focus" : "", value.name.text]
      parts.append(value.type.map { ": \(dump($0))" })
      parts.append(value.initialValue.map { "= \(dump($0))" })
      if let scaled = value.scaled { parts.append(list(["scaled", scaled.map(dump)])) }
      return list(parts)
    case .view(let value): return list(["view", value.name.text, dump(value.body)])
    }
  }

  func dump(_ condition: ConditionSyntax) -> String {
    switch condition {
    case .expression(let value): return dump(value)
    case .binding(let name, let value): return list(["let", name.text, value.map(dump)])
    }
  }

  private func dump(_ value: IfSyntax) -> String {
    var parts = ["if"] + value.conditions.map(dump) + [dump(value.then)]
    switch value.otherwise {
    case .block(let block): parts.append(dump(block))
    case .if(let next): parts.append(dump(next))
    case nil: break
    }
    return list(parts)
  }

  private func dump(_ value: SwitchSyntax) -> String {
    list(
      ["switch", dump(value.subject)]
        + value.cases.map { entry in
          let patterns = entry.patterns.map(dump)
          return list(
            [patterns.isEmpty ? "default" : "case"] + patterns
              + [entry.condition.map { "where \(dump($0))" }, dump(entry.body)])
        })
  }

  private func dump(_ pattern: PatternSyntax) -> String {
    switch pattern.kind {
    case .wildcard: return "_"
    case .expression(let value): return dump(value)
    case .tuple(let patterns): return list(["tuple"] + patterns.map(dump))
    case .binding(let name, let isOptional): return "(let \(name.text)\(isOptional ? "?" : ""))"
    case .enumCase(let name, let patterns): return list([".\(name.text)"] + patterns.map(dump))
    }
  }

  func dump(_ expression: ExpressionSyntax) -> String {
    switch expression.kind {
    case .integer, .float: return text(expression.span)
    case .boolean(let value): return "\(value)"
    case .nil: return "nil"
    case .string(let value): return dump(value)
    case .color(let value): return "#" + String(value, radix: 16)
    case .name(let name): return name.text
    case .projection(let name): return "$" + name.text
    case .implicitMember(let name): return "." + name.text
    case .member(let base, let name, let isOptional):
      return "(\(isOptional ? "?" : "")\(dump(base)).\(name.text))"
    case .call(let call): return dump(call)
    case .subscript(let base, let arguments):
      return list(["subscript", dump(base)] + arguments.map(dump))
    case .closure(let closure): return dump(closure)
    case .ternary(let condition, let first, let second):
      return list(["?:", dump(condition), dump(first), dump(second)])
    case .binary(let left, let symbol, let right):
      return list([symbol.text, dump(left), dump(right)])
    case .prefix(let symbol, let operand): return list(["pre" + symbol.text, dump(operand)])
    case .postfix(let operand, let symbol): return list(["post" + symbol.text, dump(operand)])
    case .cast(let value, let type): return list(["as", dump(value), dump(type)])
    case .tuple(let elements): return list(["tuple"] + elements.map(dump))
    case .array(let elements): return "[" + elements.map(dump).joined(separator: ", ") + "]"
    case .keyPath(let root, let names):
      return "\\" + (root.map(dump) ?? "") + names.map { ".\($0.text)" }.joined()
    case .if(let value): return dump(value)
    case .switch(let value): return dump(value)
    case .raw(let raw): return "#swift{\(text(raw.contentSpan))}"
    case .styled: return "styled"
    case .available(let platforms): return "available\(dump(platforms: platforms))"
    case .operatingSystem(let platforms): return "os\(dump(platforms: platforms))"
    case .missing: return "<missing>"
    }
  }

  private func dump(platforms list: PlatformListSyntax) -> String {
    var parts = list.entries.map { entry in
      entry.platform.text + (entry.version.map { " \($0.major)" } ?? "")
    }
    if list.hasStar { parts.append("*") }
    return "(" + parts.joined(separator: ", ") + ")"
  }

  func dump(_ argument: ArgumentSyntax) -> String {
    (argument.label.map { "\($0.text): " } ?? "") + dump(argument.value)
  }

  private func dump(_ call: CallSyntax) -> String {
    var parts = [dump(call.callee) + (call.isOptional ? "?" : "")]
    if call.hasParentheses {
      parts.append("(" + call.arguments.map(dump).joined(separator: ", ") + ")")
    }
    for closure in call.trailingClosures {
      parts.append((closure.label.map { "\($0.text): " } ?? "") + dump(closure.closure))
    }
    return "(call " + parts.joined(separator: " ") + ")"
  }

  private func dump(_ closure: ClosureSyntax) -> String {
    let items = closure.body.items.map(dump).joined(separator: "; ")
    guard let parameters = closure.parameters else { return "{\(items)}" }
    return "{\(parameters.map(\.text).joined(separator: ",")) in \(items)}"
  }

  private func dump(_ string: StringLiteralSyntax) -> String {
    let segments = string.segments.map { segment -> String in
      switch segment {
      case .text(let span): return text(span)
      case .interpolation(let arguments):
        return "\\(" + arguments.map(dump).joined(separator: ", ") + ")"
      }
    }
    return (string.isMultiline ? "\"\"\"" : "\"") + segments.joined() + "\""
  }
}
