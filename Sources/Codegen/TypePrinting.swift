import TypeChecker

extension Type {
  /// As it is written in the emitted Swift.
  package var swift: String {
    switch self {
    case .error, .given: return "_"
    case .nominal(let name, let arguments):
      let path = SwiftName.path(name)
      if arguments.isEmpty { return path }
      return path + "<" + arguments.map(\.swift).joined(separator: ", ") + ">"
    case .optional(let wrapped):
      switch wrapped {
      case .function, .opaque, .existential: return "(" + wrapped.swift + ")?"
      default: return wrapped.swift + "?"
      }
    case .array(let element): return "[" + element.swift + "]"
    case .dictionary(let key, let value): return "[" + key.swift + ": " + value.swift + "]"
    case .tuple(let elements):
      if elements.isEmpty { return "Void" }
      let parts = elements.map { element in
        let type = element.type.swift
        return element.label.map { SwiftName.label($0) + ": " + type } ?? type
      }
      return "(" + parts.joined(separator: ", ") + ")"
    case .function(let function):
      let parameters = function.parameters.map(\.swift).joined(separator: ", ")
      return "(" + parameters + ") -> " + function.result.swift
    case .opaque(let protocols): return "some " + protocols.joined(separator: " & ")
    case .existential(let protocols): return "any " + protocols.joined(separator: " & ")
    case .parameter(let name): return name
    case .associated(let base, let name): return base.swift + "." + name
    case .metatype(let type): return type.swift + ".Type"
    }
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
    guard dotted.utf8.contains(UInt8(ascii: ".")) else { return escaped(dotted) }
    var parts: [String] = []
    for part in dotted.split(separator: ".") {
      parts.append(parts.isEmpty ? escaped(String(part)) : member(String(part)))
    }
    return parts.joined(separator: ".")
  }
}
