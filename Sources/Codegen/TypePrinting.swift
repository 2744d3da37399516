import TypeChecker

extension TextBuffer {
  /// Appends a type as it is written in the emitted Swift.
  mutating func append(_ type: Type) {
    switch type {
    case .error, .given: append("_")
    case .nominal(let name, let arguments):
      append(SwiftName.path(name))
      if arguments.isEmpty { return }
      append("<")
      append(arguments, separator: ", ")
      append(">")
    case .optional(let wrapped):
      switch wrapped {
      case .function, .opaque, .existential:
        append("(")
        append(wrapped)
        append(")?")
      default:
        append(wrapped)
        append("?")
      }
    case .array(let element):
      append("[")
      append(element)
      append("]")
    case .dictionary(let key, let value):
      append("[")
      append(key)
      append(": ")
      append(value)
      append("]")
    case .tuple(let elements):
      if elements.isEmpty { return append("Void") }
      append("(")
      for (index, element) in elements.enumerated() {
        if index > 0 { append(", ") }
        if let label = element.label {
          append(SwiftName.label(label))
          append(": ")
        }
        append(element.type)
      }
      append(")")
    case .function(let function):
      append("(")
      append(function.parameters, separator: ", ")
      append(") -> ")
      append(function.result)
    case .opaque(let protocols):
      append("some ")
      append(protocols.joined(separator: " & "))
    case .existential(let protocols):
      append("any ")
      append(protocols.joined(separator: " & "))
    case .parameter(let name): append(name)
    case .associated(let base, let name):
      append(base)
      append(".")
      append(name)
    case .metatype(let type):
      append(type)
      append(".Type")
    }
  }

  private mutating func append(_ types: [Type], separator: StaticString) {
    for (index, type) in types.enumerated() {
      if index > 0 { append(separator) }
      append(type)
    }
  }
}

extension Type {
  /// As it is written in the emitted Swift.
  package var swift: String {
    if case .nominal(let name, let arguments) = self, arguments.isEmpty {
      return SwiftName.path(name)
    }
    var text = TextBuffer(capacity: 60)
    text.append(self)
    return text.string(from: 0)
  }

  /// As it is written for a parameter: closures that are kept escape.
  package var swiftParameter: String {
    if case .function(let function) = self {
      return (function.isViewBuilder ? "@ViewBuilder " : "") + "@escaping " + swift
    }
    return swift
  }
}

extension SwiftName {
  /// A dotted name whose parts are escaped where they must be.
  package static func path(_ dotted: String) -> String {
    guard dotted.hasByte(UInt8(ascii: ".")) else { return escaped(dotted) }
    var parts: [String] = []
    for part in dotted.split(separator: ".") {
      parts.append(parts.isEmpty ? escaped(String(part)) : member(String(part)))
    }
    return parts.joined(separator: ".")
  }
}
