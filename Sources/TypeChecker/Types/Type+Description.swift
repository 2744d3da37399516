import Hashing

extension Type: CustomStringConvertible {
  /// In the words of those who write styles, as it stands in messages between quotes.
  package var description: String {
    switch self {
    case .error, .given: return "_"
    case .nominal(let full, let arguments):
      // The enums of a configuration are known by their own name.
      let name =
        full.split(separator: ".", maxSplits: 1)
          .first.map { $0.hasSuffix("StyleConfiguration") && $0.utf8.count < full.utf8.count }
          == true
        ? String(full.split(separator: ".", maxSplits: 1)[1]) : full
      return arguments.isEmpty
        ? name : name + "<" + arguments.map(\.description).joined(separator: ", ") + ">"
    case .optional(let wrapped):
      switch wrapped {
      case .function, .opaque, .existential: return "(\(wrapped))?"
      default: return "\(wrapped)?"
      }
    case .array(let element): return "[\(element)]"
    case .dictionary(let key, let value): return "[\(key): \(value)]"
    case .tuple(let elements):
      let parts = elements.map { element in
        element.label.map { "\($0): \(element.type)" } ?? element.type.description
      }
      return "(" + parts.joined(separator: ", ") + ")"
    case .function(let function):
      let parameters = function.parameters.map(\.description).joined(separator: ", ")
      return "(\(parameters)) -> \(function.result == .void ? "Void" : function.result.description)"
    case .opaque(let protocols): return "some " + protocols.joined(separator: " & ")
    case .existential(let protocols): return "any " + protocols.joined(separator: " & ")
    case .parameter(let name): return name
    case .associated(let base, let name): return "\(base).\(name)"
    case .metatype(let type): return "\(type).Type"
    }
  }
}

extension Type {
  /// The type inside one optional, or itself.
  var unwrapped: Type {
    if case .optional(let wrapped) = self { return wrapped }
    return self
  }

  var isOptional: Bool {
    if case .optional = self { return true }
    return false
  }

  var isError: Bool {
    if case .error = self { return true }
    return false
  }

  /// Of no help to what is checked against it.
  var isOpen: Bool {
    switch self {
    case .error, .given: return true
    default: return false
    }
  }

  /// `some View`
  var isSomeView: Bool {
    if case .opaque(let protocols) = self { return protocols.count == 1 && protocols[0] == "View" }
    return false
  }

  /// Taken as given.
  var isTakenAsGiven: Bool {
    if case .given = self { return true }
    return false
  }

  /// Something in it is not known.
  var isOpenInside: Bool { contains(\.isOpen) }

  /// A mistake in it was reported.
  var isErrorInside: Bool { contains(\.isError) }

  private func contains(_ isWanted: (Type) -> Bool) -> Bool {
    switch self {
    case .error, .given: return isWanted(self)
    case .nominal(_, let arguments): return arguments.contains { $0.contains(isWanted) }
    case .optional(let type), .array(let type), .metatype(let type):
      return type.contains(isWanted)
    case .dictionary(let key, let value): return key.contains(isWanted) || value.contains(isWanted)
    case .tuple(let elements): return elements.contains { $0.type.contains(isWanted) }
    case .function(let function):
      return function.result.contains(isWanted)
        || function.parameters.contains { $0.contains(isWanted) }
    case .opaque, .existential, .parameter, .associated: return false
    }
  }

  /// Bool, Int, Double, CGFloat, …
  var isNumber: Bool { Type.numbers.contains(self) }

  var isFloatingPoint: Bool {
    self == .double || self == .cgFloat || self == .nominal("Float", [])
      || self == .nominal("TimeInterval", [])
  }

  private static let numbers: HashSet<Type> = HashSet(
    [
      "Int", "Double", "CGFloat", "Float", "UInt", "Int8", "Int16", "Int32", "Int64", "UInt8",
      "UInt16", "UInt32", "UInt64",
    ].map { Type.nominal($0, []) })
}
