import Diagnostics
import Parser

/// Blocks, their items and expressions.
extension SyntaxPrinter {
  func block(_ block: BlockSyntax) -> String { "{\n" + items(block.items) + "}" }

  private func items(_ items: [ItemSyntax]) -> String {
    var result = ""
    for (index, item) in items.enumerated() {
      let text = text(item.kind)
      // On a line of its own it would go on with the expression before it.
      if index > 0, endsOpen(items[index - 1].kind), ".([{-+!?<".contains(text.first ?? " ") {
        result += ";"
      }
      result += (index > 0 ? "\n" : "") + text
    }
    return result + (items.isEmpty ? "" : "\n")
  }

  private func endsOpen(_ kind: ItemSyntax.Kind) -> Bool {
    switch kind {
    case .expression, .assignment, .let, .local: return true
    default: return false
    }
  }

  private func text(_ kind: ItemSyntax.Kind) -> String {
    switch kind {
    case .expression(let value): return expression(value)
    case .when(let when): return "when " + list(when.conditions, condition) + " " + block(when.body)
    case .animate(let animate):
      return "animate " + expression(animate.animation)
        + (animate.triggers.map { " on " + list($0, expression) } ?? "")
    case .if(let syntax): return text(syntax)
    case .switch(let syntax): return text(syntax)
    case .assignment(let assignment):
      return expression(assignment.target) + " " + assignment.operatorName.text + " "
        + expression(assignment.value)
    case .let(let syntax): return text(syntax)
    case .function(let function): return text(function)
    case .local(let local): return text(local)
    case .view(let view):
      return "view " + name(view.name) + parameters(view.parameters) + " " + block(view.body)
    }
  }

  private func text(_ local: LocalSyntax) -> String {
    let scaled = local.scaled.map { " scaled" + ($0.map { "(" + expression($0) + ")" } ?? "") }
    return "local " + (local.isFocus ? "focus " : "") + name(local.name)
      + (local.type.map { ": " + type($0) } ?? "") + value(local.initialValue) + (scaled ?? "")
  }

  func condition(_ condition: ConditionSyntax) -> String {
    switch condition {
    case .expression(let value): return expression(value)
    case .binding(let bound, let value): return "let " + name(bound) + self.value(value)
    }
  }

  private func text(_ syntax: IfSyntax) -> String {
    let head = "if " + list(syntax.conditions, condition) + " " + block(syntax.then)
    switch syntax.otherwise {
    case .block(let block)?: return head + " else " + self.block(block)
    case .if(let other)?: return head + " else " + text(other)
    case nil: return head
    }
  }

  private func text(_ syntax: SwitchSyntax) -> String {
    let cases = syntax.cases.map { branch in
      (branch.patterns.isEmpty ? "default" : "case " + list(branch.patterns, pattern))
        + (branch.condition.map { " where " + expression($0) } ?? "") + ":\n"
        + items(branch.body.items)
    }
    return "switch " + expression(syntax.subject) + " {\n" + cases.joined() + "}"
  }

  private func pattern(_ pattern: PatternSyntax) -> String {
    switch pattern.kind {
    case .wildcard: return "_"
    case .expression(let value): return expression(value)
    case .tuple(let elements): return "(" + list(elements, self.pattern) + ")"
    case .binding(let bound, let isOptional): return "let " + name(bound) + (isOptional ? "?" : "")
    case .enumCase(let enumCase, let elements):
      return "." + name(enumCase) + "(" + list(elements, self.pattern) + ")"
    }
  }

  // MARK: - Expressions

  func expression(_ expression: ExpressionSyntax) -> String {
    switch expression.kind {
    case .integer, .float, .color: return source(expression.span)
    case .boolean(let value): return value ? "true" : "false"
    case .nil: return "nil"
    case .string(let string): return text(string)
    case .name(let name): return self.name(name)
    case .projection(let name): return "$" + name.text
    case .implicitMember(let name): return "." + self.name(name)
    case .member(let base, let name, let isOptionalChain):
      return self.expression(base) + (isOptionalChain ? "?." : ".") + self.name(name)
    case .call(let call): return text(call)
    case .subscript(let base, let arguments):
      return self.expression(base) + "[" + list(arguments, argument) + "]"
    case .closure(let closure): return text(closure)
    case .ternary(let condition, let first, let second):
      return self.expression(condition) + " ? " + self.expression(first) + " : "
        + self.expression(second)
    case .binary(let left, let name, let right):
      return self.expression(left) + " " + name.text + " " + self.expression(right)
    case .prefix(let name, let operand): return name.text + self.expression(operand)
    case .postfix(let operand, let name): return self.expression(operand) + name.text
    case .cast(let value, let type): return self.expression(value) + " as " + self.type(type)
    case .tuple(let elements): return "(" + list(elements, argument) + ")"
    case .array(let elements): return "[" + list(elements, self.expression) + "]"
    case .keyPath(let root, let path):
      return "\\" + (root.map(type) ?? "") + path.map { "." + name($0) }.joined()
    case .if(let syntax): return text(syntax)
    case .switch(let syntax): return text(syntax)
    case .raw(let raw): return "#swift {" + source(raw.contentSpan) + "}"
    case .styled: return "styled"
    case .available(let list): return "available" + platforms(list)
    case .operatingSystem(let list): return "os" + platforms(list)
    case .missing: return ""
    }
  }

  func argument(_ argument: ArgumentSyntax) -> String {
    (argument.label.map { name($0) + ": " } ?? "") + expression(argument.value)
  }

  private func text(_ call: CallSyntax) -> String {
    var text = expression(call.callee) + (call.isOptional ? "?" : "")
    if call.hasParentheses { text += "(" + list(call.arguments, argument) + ")" }
    for closure in call.trailingClosures {
      text += (closure.label.map { " " + name($0) + ":" } ?? "") + " " + self.text(closure.closure)
    }
    return text
  }

  private func text(_ closure: ClosureSyntax) -> String {
    guard let parameters = closure.parameters else { return block(closure.body) }
    return "{ " + list(parameters, name) + " in\n" + items(closure.body.items) + "}"
  }

  private func text(_ string: StringLiteralSyntax) -> String {
    let quotes = string.isMultiline ? "\"\"\"" : "\""
    let segments = string.segments.map { segment in
      switch segment {
      case .text(let span): return source(span)
      case .interpolation(let arguments): return "\\(" + list(arguments, argument) + ")"
      }
    }
    return quotes + segments.joined() + quotes
  }
}
