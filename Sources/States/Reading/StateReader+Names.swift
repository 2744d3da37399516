import Diagnostics
import TypeChecker

/// What names lead to, and what makes two expressions the same.
extension StateReader {
  /// What a name stands for; nil where the name is all that is known.
  func meaning(_ reference: Reference, _ scope: Scope) -> Scope.Meaning? {
    switch reference.kind {
    case .constant, .styleConstant, .parameter: return scope.names[reference.name]
    case .derived:
      guard let configuration = scope.configuration else { return nil }
      let members = source.module.configurations[configuration].members
      guard let member = members.first(where: { $0.name == reference.name }),
        case .derived(_, let value) = member.kind
      else { return nil }
      return .value(value, Scope(configuration: configuration))
    case .fileConstant:
      guard let found = source.index.constants[reference.name] else { return nil }
      return .value(
        source.module.constants[found].constant.value, Scope(functions: source.module.functions))
    default: return nil
    }
  }

  /// The scope with the names of some `let`s.
  func adding(_ constants: [CheckedConstant], to scope: Scope) -> Scope {
    var scope = scope
    for constant in constants { scope.names[constant.name] = .value(constant.value, scope) }
    return scope
  }

  /// The function that a call calls, and the scope in which its body is read for this call.
  func inlined(_ call: CheckedCall, _ scope: Scope) -> (CheckedFunction, Scope)? {
    guard depth < 40, case .reference(let reference) = call.callee.kind else { return nil }
    let function: CheckedFunction
    var inner = scope
    switch reference.kind {
    case .styleFunction:
      guard let found = scope.functions.first(where: { $0.name == reference.name }) else {
        return nil
      }
      function = found
    case .fileFunction:
      guard let found = source.index.functions[reference.name] else { return nil }
      function = source.module.functions[found]
      inner = Scope(functions: source.module.functions)
    default: return nil
    }
    inner.isInCall = true
    var arguments = call.arguments[...]
    for parameter in function.parameters {
      if let argument = arguments.first, argument.label == parameter.label {
        inner.names[parameter.name] = .argument(argument.value, scope)
        arguments.removeFirst()
      } else if let value = parameter.defaultValue {
        inner.names[parameter.name] = .argument(value, inner)
      } else {
        return nil
      }
    }
    return arguments.isEmpty ? (function, inner) : nil
  }

  /// A text that is equal for expressions that are equal in every drawing; nil where nothing that
  /// can be said would be sure.
  mutating func canonical(_ expression: CheckedExpression, _ scope: Scope) -> String? {
    switch expression.kind {
    case .number(let text): return Double(text.filter { $0 != "_" }).map { "\($0)" } ?? text
    case .boolean(let value): return "\(value)"
    case .nil: return "nil"
    case .string(let string):
      var result = "\""
      for segment in string.segments {
        switch segment {
        case .text(let span): result += source.text(span)
        case .interpolation(let arguments):
          guard let list = canonical(arguments, scope) else { return nil }
          result += "\\(" + list + ")"
        }
      }
      return result + "\""
    case .color(let value): return "#\(value)"
    case .reference(let reference): return canonical(reference, scope)
    case .projection(let reference): return canonical(reference, scope).map { "$" + $0 }
    case .type(let type): return type.description
    case .implicitMember(let name, let owner): return "\(owner).\(name)"
    case .member(let base, let name, let isOptionalChain):
      return canonical(base, scope).map { $0 + (isOptionalChain ? "?." : ".") + name }
    case .call(let call):
      guard let callee = canonical(call.callee, scope),
        let arguments = canonical(call.arguments, scope)
      else { return nil }
      return "\(callee)(\(arguments))"
    case .subscript(let base, let arguments):
      guard let base = canonical(base, scope), let arguments = canonical(arguments, scope) else {
        return nil
      }
      return "\(base)[\(arguments)]"
    case .ternary(let condition, let first, let second):
      return joined([condition, first, second], "?", scope)
    case .binary(let left, let sign, let right): return joined([left, right], sign, scope)
    case .prefix(let sign, let operand): return canonical(operand, scope).map { sign + $0 }
    case .postfix(let operand, let sign): return canonical(operand, scope).map { $0 + sign }
    case .cast(let inner), .parentheses(let inner), .conversion(_, let inner):
      return canonical(inner, scope)
    case .tuple(let elements): return canonical(elements, scope).map { "(\($0))" }
    case .array(let elements): return joined(elements, ",", scope)
    case .keyPath(_, let path): return "\\" + path.joined(separator: ".")
    case .closure, .value, .raw, .styled, .error: return nil
    }
  }

  private mutating func joined(
    _ expressions: [CheckedExpression], _ sign: String, _ scope: Scope
  ) -> String? {
    var parts: [String] = []
    for expression in expressions {
      guard let part = canonical(expression, scope) else { return nil }
      parts.append(part)
    }
    return "(" + parts.joined(separator: " \(sign) ") + ")"
  }

  private mutating func canonical(_ arguments: [CheckedArgument], _ scope: Scope) -> String? {
    var parts: [String] = []
    for argument in arguments {
      guard let part = canonical(argument.value, scope) else { return nil }
      parts.append((argument.label.map { $0 + ": " } ?? "") + part)
    }
    return parts.joined(separator: ", ")
  }

  private mutating func canonical(_ reference: Reference, _ scope: Scope) -> String? {
    if let found = meaning(reference, scope) {
      guard depth < 40 else { return nil }
      depth += 1
      defer { depth -= 1 }
      let text: String?
      switch found {
      case .argument(let value, let inner): text = canonical(value, inner)
      case .unwrapped(let value, let inner): text = canonical(value, inner).map { $0 + "!" }
      case .value(.expression(let value), let inner): text = canonical(value, inner)
      case .value: return named(reference, scope)
      }
      // Constants that are each made of two of the one before would be written out without end.
      return text.flatMap { $0.utf8.count > Self.longestText ? nil : $0 }
    }
    return named(reference, scope)
  }

  /// In bytes; what is longer is known by its place.
  private static let longestText = 2_000

  private mutating func named(_ reference: Reference, _ scope: Scope) -> String {
    switch reference.kind {
    case .constant, .styleConstant, .local, .parameter:
      // One of several of a name: told apart by their places.
      let number = ordinal(reference.name, reference.declaration)
      return "\(scope.prefix)\(reference.name)" + (number == 0 ? "" : "#\(number)")
    case .tracked: return scope.prefix + reference.name
    default: return reference.name
    }
  }
}
