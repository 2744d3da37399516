import TypeChecker

extension CheckedExpression {
  /// The text of what is written alike wherever it stands.
  var plainText: String? {
    switch kind {
    case .number(let digits): return digits
    case .boolean(let value): return value ? "true" : "false"
    case .nil: return "nil"
    case .color(let rgba): return ColorLiteral.text(rgba)
    case .implicitMember(let name, _): return "." + SwiftName.member(name)
    default: return nil
    }
  }
}

/// Expressions as text.
extension BodyEmitter {
  mutating func text(_ expression: CheckedExpression, _ place: Place) -> String {
    if let text = expression.plainText { return text }
    switch expression.kind {
    case .string(let string): return text(string, place)
    case .reference(let reference): return name(reference)
    case .projection(let reference): return projection(reference)
    case .type(let type): return type.swift
    case .member, .call: return postfixText(expression, place)
    case .subscript(let base, let arguments):
      let base = base.isOperand ? text(base, place) : "(" + text(base, place) + ")"
      return list(base + "[", arguments, place)
    case .closure(let closure): return text(closure, place)
    case .ternary(let condition, let first, let second):
      return ternary(condition, first, second, place)
    case .binary(let left, let name, let right): return binary(left, name, right, place)
    case .prefix(let name, let operand): return name + text(operand, place.after(name))
    case .postfix(let operand, let name): return text(operand, place) + name
    case .cast(let operand): return text(operand, place) + " as " + expression.type.swift
    case .parentheses(let operand): return "(" + text(operand, place.after("(")) + ")"
    case .tuple(let arguments): return list("(", arguments, place)
    case .array(let elements):
      return list("[", elements.map { CheckedArgument(label: nil, value: $0) }, place)
    case .keyPath(let root, let path):
      return "\\" + (root?.swift ?? "")
        + path.map { $0 == "self" ? ".self" : "." + SwiftName.member($0) }
        .joined()
    case .value(let value): return hoisted(value, type: expression.type)
    case .raw: return hoistedRaw(expression)
    case .styled(let styled): return text(styled, owned: [], place)
    case .conversion(let conversion, let operand): return text(conversion, operand, place)
    case .error, .number, .boolean, .nil, .color, .implicitMember: return "_"
    }
  }

  private mutating func ternary(
    _ condition: CheckedExpression, _ first: CheckedExpression, _ second: CheckedExpression,
    _ place: Place
  ) -> String {
    if let settled = condition.settled { return text(settled ? first : second, place) }
    let condition = text(condition, place)
    let first = text(first, place.inside())
    let second = text(second, place.inside())
    let inOneLine = condition + " ? " + first + " : " + second
    if place.fits(inOneLine) { return inOneLine }
    return condition + "\n  ? " + first.indented().dropIndentation + "\n  : "
      + second.indented().dropIndentation
  }

  private mutating func binary(
    _ left: CheckedExpression, _ name: String, _ right: CheckedExpression, _ place: Place
  ) -> String {
    if name == "&&" || name == "||", left.settled != nil || right.settled != nil {
      let whole = CheckedExpression(.binary(left, operator: name, right), .bool, left.span)
      return text(whole.withoutSettled, place)
    }
    if name == "==" || name == "!=", left.type == .string, left.isOperand, right.isEmptyString {
      // Swift tries all that `==` stands for.
      return (name == "==" ? "" : "!") + text(left, place) + ".isEmpty"
    }
    let left = text(left, place)
    if name == "..<" || name == "..." { return left + name + text(right, place.after(left + name)) }
    let right = text(right, place.after(left + " " + name + " "))
    let inOneLine = left + " " + name + " " + right
    if place.fits(inOneLine) || right.isMultiline { return inOneLine }
    return left + "\n  " + name + " " + right
  }

  private mutating func text(
    _ conversion: CheckedExpression.Conversion, _ operand: CheckedExpression, _ place: Place
  ) -> String {
    var operand = operand
    while case .parentheses(let inner) = operand.kind { operand = inner }
    switch conversion {
    case .number(let type):
      if case .number = operand.kind { return text(operand, place) }
      return list(type.swift + "(", [CheckedArgument(label: nil, value: operand)], place)
    case .erasure(let name):
      // A chain that begins with an implicit member has no type to begin with here.
      if operand.isImplicitChain { operand = operand.explicit }
      // Nor has a choice of colours, of which one may be `.primary`: another kind without the type.
      if case .ternary = operand.kind, operand.type == .color { operand = operand.explicit }
      return list(name + "(", [CheckedArgument(label: nil, value: operand)], place)
    }
  }

  /// Elements between brackets, on one line where they fit.
  mutating func list(_ opening: String, _ arguments: [CheckedArgument], _ place: Place) -> String {
    let texts = arguments.map { argument in
      let label = argument.label.map { SwiftName.label($0) + ": " } ?? ""
      return label + text(argument.value, place.inside().after(label))
    }
    let closing = opening.hasSuffix("[") ? "]" : ")"
    return SwiftWriter.listed(opening, texts, closing, room: place.room)
  }

  private mutating func text(_ string: CheckedString, _ place: Place) -> String {
    var result = string.isMultiline ? "\"\"\"" : "\""
    for segment in string.segments {
      switch segment {
      case .text(let span): result += context.sourceText(span)
      case .interpolation(let arguments):
        // An interpolation stands on one line, so that it ends where the string goes on.
        result += list("\\(", arguments, Place(edge: -10_000))
      }
    }
    if !string.isMultiline { return result + "\"" }
    return Indentation.removedAsInLastLine(result) + "\"\"\""
  }

  /// A value at a place that no statement can stand before, such as a default value; what needs some
  /// is a closure that is called.
  mutating func standaloneText(_ value: CheckedExpression, _ place: Place) -> String {
    let outer = (pending, taken)
    pending = []
    let text = text(value, place)
    let needsStatements = !pending.isEmpty
    (pending, taken) = outer
    if !needsStatements { return text }
    let wrapped: CheckedValue =
      if case .value(let inner) = value.kind { inner } else { .expression(value) }
    let body = functionBody(CheckedValueBlock(constants: [], value: wrapped), place.inside(2))
    let signature = value.type.canBeWritten ? " () -> " + value.type.swift + " in" : ""
    return "{" + signature + "\n" + body.indented() + "\n}()"
  }

  /// A value that Swift writes as statements only, as a constant before the statement.
  mutating func hoisted(_ value: CheckedValue, type: Type) -> String {
    let name = claim(BodyEmitter.constantName(for: type))
    let text = constant(name, type: type, value, Place(edge: 4))
    pending.append(text)
    return name
  }

  /// A `#swift` block as a constant before the statement: where it stands, a directive cannot.
  private mutating func hoistedRaw(_ expression: CheckedExpression) -> String {
    let name = claim(BodyEmitter.constantName(for: expression.type))
    pending.append(
      constant(name, type: expression.type, .expression(expression), Place(edge: 4)))
    return name
  }

  /// `color` for a `Color`, `value` for a number.
  static func constantName(for type: Type) -> String {
    switch type {
    case .optional(let wrapped): return constantName(for: wrapped)
    case .nominal(let name, _) where !type.isSwiftNumber && name != "Bool":
      let last = name.split(separator: ".").last.map(String.init) ?? name
      let name = SwiftName.lowerCamel(last)
      // `Text.Case` would give a word of Swift.
      return SwiftName.escaped(name) == name ? name : name + "Value"
    default: return "value"
    }
  }
}

extension Type {
  /// Bool, Int, Double, CGFloat: types that tell nothing about what a value is for.
  fileprivate var isSwiftNumber: Bool {
    switch self {
    case .int, .double, .cgFloat, .nominal("Float", []): return true
    default: return false
    }
  }
}

extension CheckedExpression {
  /// `""`
  fileprivate var isEmptyString: Bool {
    if case .string(let string) = kind { return string.segments.isEmpty && !string.isMultiline }
    return false
  }

  /// `.blue.opacity(0.5)`, not `.blue` or `.rect(cornerRadius: 8)`.
  var isImplicitChain: Bool {
    switch kind {
    case .member(let base, _, _): return base.beginsImplicitly
    case .call(let call):
      if case .member(let base, _, _) = call.callee.kind { return base.beginsImplicitly }
      return false
    default: return false
    }
  }

  var beginsImplicitly: Bool {
    switch kind {
    case .implicitMember: return true
    case .member(let base, _, _), .subscript(let base, _): return base.beginsImplicitly
    case .call(let call): return call.callee.beginsImplicitly
    default: return false
    }
  }

  /// With the type written before an implicit member that it begins with: for places that give no
  /// type.
  var explicit: CheckedExpression {
    var result = self
    switch kind {
    case .implicitMember(let name, let owner):
      guard owner.canBeWritten else { return self }
      result.kind = .member(
        CheckedExpression(.type(owner), .metatype(owner), span), name: name,
        isOptionalChain: false)
    case .member(let base, let name, let isOptionalChain):
      result.kind = .member(base.explicit, name: name, isOptionalChain: isOptionalChain)
    case .call(var call):
      call.callee = call.callee.explicit
      result.kind = .call(call)
    case .parentheses(let operand): result.kind = .parentheses(operand.explicit)
    case .ternary(let condition, let first, let second):
      result.kind = .ternary(condition, first.explicit, second.explicit)
    default: break
    }
    return result
  }
}

/// White space at the beginning of lines.
enum Indentation {
  /// The lines behind the first without the indentation that the last line has.
  static func removedAsInLastLine(_ text: String) -> String {
    let count = text.lastLine.utf8.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      .count
    return removed(count, text, fromLine: 1)
  }

  /// The lines without the indentation that all of them have.
  static func removed(_ text: String) -> String {
    var least = Int.max
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
      let count = line.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
      if count < line.count { least = min(least, count) }
    }
    return least == Int.max ? text : removed(least, text, fromLine: 0)
  }

  private static func removed(_ count: Int, _ text: String, fromLine first: Int) -> String {
    var result = ""
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      if index > 0 { result.append("\n") }
      let isBlank = line.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      if index < first {
        result.append(contentsOf: Substring(line))
      } else if !isBlank {
        result.append(contentsOf: Substring(line.dropFirst(count)))
      }
    }
    return result
  }
}

extension String {
  /// Without the indentation of its first line.
  var dropIndentation: String {
    String(drop { $0 == " " })
  }
}
