import TypeChecker

extension TextBuffer {
  /// Appends an expression that is written alike wherever it stands; false for any other.
  mutating func append(plain expression: CheckedExpression) -> Bool {
    switch expression.kind {
    case .number(let digits): append(digits)
    case .boolean(let value): append(value ? "true" : "false")
    case .nil: append("nil")
    case .color(let rgba): append(ColorLiteral.text(rgba))
    case .implicitMember(let name, _):
      append(".")
      append(SwiftName.member(name))
    default: return false
    }
    return true
  }
}

/// Expressions.
extension BodyEmitter {
  /// The text of an expression, for what is laid out by its parts.
  mutating func text(_ expression: CheckedExpression, _ place: Place) -> String {
    string { $0.write(expression, place) }
  }

  mutating func write(_ expression: CheckedExpression, _ place: Place) {
    switch expression.kind {
    case .number, .boolean, .nil, .color, .implicitMember: _ = out.append(plain: expression)
    case .string(let string): write(string, place)
    case .reference(let reference): write(reference)
    case .projection(let reference): out.append(projection(reference))
    case .type(let type): out.append(type)
    case .member, .call: writePostfix(expression, place)
    case .subscript(let base, let arguments):
      let list = out.beginList()
      writeOperand(base, place)
      out.append("[")
      write(arguments, of: list, "]", place)
    case .closure(let closure): write(closure, place)
    case .ternary(let condition, let first, let second):
      writeTernary(condition, first, second, place)
    case .binary(let left, let name, let right): writeBinary(left, name, right, place)
    case .prefix(let name, let operand):
      out.append(name)
      write(operand, place.after(name))
    case .postfix(let operand, let name):
      write(operand, place)
      out.append(name)
    case .cast(let operand):
      write(operand, place)
      out.append(" as ")
      out.append(expression.type)
    case .parentheses(let operand):
      out.append("(")
      write(operand, place.after(columns: 1))
      out.append(")")
    case .tuple(let arguments):
      let list = out.beginList()
      out.append("(")
      write(arguments, of: list, ")", place)
    case .array(let elements):
      let list = out.beginList()
      out.append("[")
      for element in elements {
        out.nextElement(of: list)
        write(element, place.inside())
      }
      out.endList(list, "]", room: place.room)
    case .keyPath(let root, let path):
      out.append("\\")
      if let root { out.append(root) }
      for name in path {
        out.append(".")
        out.append(name == "self" ? name : SwiftName.member(name))
      }
    case .value(let value): writeHoisted(value, type: expression.type)
    // Where the text of a `#swift` block stands, a directive cannot.
    case .raw: writeHoisted(.expression(expression), type: expression.type)
    case .styled(let styled): write(styled, owned: [], place)
    case .conversion(let conversion, let operand): write(conversion, operand, place)
    case .error: out.append("_")
    }
  }

  /// An expression in parentheses where it needs them before `.`, `[` or an operator.
  mutating func writeOperand(_ expression: CheckedExpression, _ place: Place) {
    if expression.isOperand { return write(expression, place) }
    out.append("(")
    write(expression, place)
    out.append(")")
  }

  private mutating func writeTernary(
    _ condition: CheckedExpression, _ first: CheckedExpression, _ second: CheckedExpression,
    _ place: Place
  ) {
    if let settled = condition.settled { return write(settled ? first : second, place) }
    let start = out.count
    write(condition, place)
    let end = out.count
    out.append(" ? ")
    let firstStart = out.count
    write(first, place.inside())
    let firstEnd = out.count
    out.append(" : ")
    let secondStart = out.count
    write(second, place.inside())
    if place.fits(out, from: start) { return }
    let texts = (
      out.string(from: firstStart, to: firstEnd).indented(),
      out.string(from: secondStart).indented()
    )
    out.truncate(to: end)
    out.append("\n  ? ")
    out.append(texts.0.dropIndentation)
    out.append("\n  : ")
    out.append(texts.1.dropIndentation)
  }

  private mutating func writeBinary(
    _ left: CheckedExpression, _ name: String, _ right: CheckedExpression, _ place: Place
  ) {
    if name == "&&" || name == "||", left.settled != nil || right.settled != nil {
      let whole = CheckedExpression(.binary(left, operator: name, right), .bool, left.span)
      return write(whole.withoutSettled, place)
    }
    if name == "==" || name == "!=", left.type == .string, left.isOperand, right.isEmptyString {
      // Swift tries all that `==` stands for.
      if name == "!=" { out.append("!") }
      write(left, place)
      return out.append(".isEmpty")
    }
    let start = out.count
    write(left, place)
    if name == "..<" || name == "..." {
      out.append(name)
      return write(right, place.after(out, from: start))
    }
    let end = out.count
    out.append(" ")
    out.append(name)
    out.append(" ")
    let rightStart = out.count
    write(right, place.after(out, from: start))
    if place.fits(out, from: start) || out.isMultiline(from: rightStart) { return }
    out.insert("\n ", at: end)
  }

  private mutating func write(
    _ conversion: CheckedExpression.Conversion, _ operand: CheckedExpression, _ place: Place
  ) {
    var operand = operand
    while case .parentheses(let inner) = operand.kind { operand = inner }
    let list = out.beginList()
    switch conversion {
    case .number(let type):
      if case .number = operand.kind { return write(operand, place) }
      out.append(type)
    case .erasure(let name):
      // A chain that begins with an implicit member has no type to begin with here.
      if operand.isImplicitChain { operand = operand.explicit }
      // Nor has a choice of colours, of which one may be `.primary`: another kind without the type.
      if case .ternary = operand.kind, operand.type == .color { operand = operand.explicit }
      out.append(name)
    }
    out.append("(")
    out.nextElement(of: list)
    write(operand, place.inside())
    out.endList(list, ")", room: place.room)
  }

  /// Writes the elements of a list, whose bracket is written, and ends it.
  mutating func write(
    _ arguments: [CheckedArgument], of list: TextBuffer.List, _ closing: String,
    _ place: Place
  ) {
    for argument in arguments {
      out.nextElement(of: list)
      write(argument.label, argument.value, place)
    }
    out.endList(list, closing, room: place.room)
  }

  /// Writes `label: value` in a list at `place`.
  mutating func write(_ label: String?, _ value: CheckedExpression, _ place: Place) {
    guard let label else { return write(value, place.inside()) }
    let start = out.count
    writeLabel(label)
    write(value, place.inside().after(out, from: start))
  }

  /// Writes `label: `.
  mutating func writeLabel(_ label: String) {
    out.append(SwiftName.label(label))
    out.append(": ")
  }

  private mutating func write(_ string: CheckedString, _ place: Place) {
    let start = out.count
    out.append(string.isMultiline ? "\"\"\"" : "\"")
    for segment in string.segments {
      switch segment {
      case .text(let span): out.append(context.sourceText(span))
      case .interpolation(let arguments):
        let list = out.beginList()
        out.append("\\(")
        // An interpolation stands on one line, so that it ends where the string goes on.
        write(arguments, of: list, ")", Place(edge: -10_000))
      }
    }
    if !string.isMultiline { return out.append("\"") }
    let text = cut(from: start)
    out.append(Indentation.removedAsInLastLine(text))
    out.append("\"\"\"")
  }

  /// A value at a place that no statement can stand before, such as a default value; what needs some
  /// is a closure that is called.
  mutating func standaloneText(_ value: CheckedExpression, _ place: Place) -> String {
    string { $0.writeStandalone(value, place) }
  }

  mutating func writeStandalone(_ value: CheckedExpression, _ place: Place) {
    if out.append(plain: value) { return }
    writeStandalone(
      { $0.write(value, place) }, orCalling: value.asValue, place,
      type: value.type.canBeWritten ? value.type : nil)
  }

  /// What `write` writes, or where that needs statements before it, a closure that is called.
  mutating func writeStandalone(
    _ write: (inout BodyEmitter) -> Void, orCalling value: @autoclosure () -> CheckedValue,
    _ place: Place, type: Type?
  ) {
    let (start, mark, outer) = (out.count, pending.count, claimed)
    write(&self)
    let needsStatements = pending.count > mark
    pending.truncate(to: mark)
    claimed = outer
    guard needsStatements else { return }
    out.truncate(to: start)
    writeCalledClosure(type: type) {
      $0.writeFunctionBody(CheckedValueBlock(constants: [], value: value()), place.inside(2))
    }
  }

  /// `{ () -> Color in … }()`; nil for a type that Swift finds by itself.
  mutating func writeCalledClosure(type: Type?, _ write: (inout BodyEmitter) -> Void) {
    out.append("{")
    if let type {
      out.append(" () -> ")
      out.append(type)
      out.append(" in")
    }
    out.append("\n")
    writeIndented(write)
    out.append("\n}()")
  }

  /// A value that Swift writes as statements only, as a constant before the statement.
  mutating func writeHoisted(_ value: CheckedValue, type: Type) {
    let name = claim(BodyEmitter.constantName(for: type))
    writePending { $0.writeConstant(name, type: type, value, Place(edge: 4)) }
    out.append(name)
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

  /// The expression as a value, which may be a choice.
  var asValue: CheckedValue {
    if case .value(let value) = kind { return value }
    return .expression(self)
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
