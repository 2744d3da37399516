import Hashing

/// Which types conform to which protocols, and what their associated types are.
extension Library {
  /// Whether every value of the type may stand where the protocol is asked for.
  mutating func conforms(_ type: Type, to protocolName: String) -> Bool {
    switch type {
    case .error, .given:
      return true
    case .opaque(let protocols), .existential(let protocols):
      return protocols.contains { refined(by: $0).contains(protocolName) }
    case .nominal(let name, let arguments):
      return conforms(name, arguments, to: protocolName)
    case .optional(let wrapped):
      return conforms("Optional", [wrapped], to: protocolName)
    case .array(let element):
      return conforms("Array", [element], to: protocolName)
    case .dictionary(let key, let value):
      return conforms("Dictionary", [key, value], to: protocolName)
    case .function:
      return protocolName == "Sendable"
    case .tuple(let elements):
      return protocolName == "Sendable"
        && elements.allSatisfy { conforms($0.type, to: protocolName) }
    case .parameter, .associated, .metatype:
      return protocolName == "Sendable"
    }
  }

  private mutating func conforms(
    _ name: String, _ arguments: [Type], to protocolName: String
  ) -> Bool {
    guard let declaration = type(name) else { return isGiven(name) }
    switch declaration.kind {
    case .given: return true
    case .alias(let target): return conforms(target, to: protocolName)
    case .enumeration where protocolName == "Hashable" || protocolName == "Equatable":
      return true
    default: break
    }
    if protocols(of: name)?.contains(protocolName) ?? false { return true }
    for (conditional, requirements) in declaration.conditional
    where refined(by: conditional).contains(protocolName) {
      var substitution: HashMap<String, Type> = ["Self": .nominal(name, arguments)]
      for (parameter, argument) in zip(declaration.generics, arguments) {
        substitution[parameter.name] = argument
      }
      if requirements.allSatisfy({ holds($0, substitution) }) { return true }
    }
    return false
  }

  /// Whether a requirement holds once its parameters are known; what is not known holds.
  mutating func holds(
    _ requirement: MemberDeclaration.Requirement, _ substitution: HashMap<String, Type>
  ) -> Bool {
    let left = normalised(requirement.left.substituting(substitution))
    if left.hasParameters { return true }
    if requirement.isEquality {
      let right = normalised(requirement.right.substituting(substitution))
      return right.hasParameters || matches(left, right)
    }
    guard case .opaque(let protocols) = requirement.right else { return true }
    return protocols.allSatisfy { conforms(left, to: $0) }
  }

  /// Whether two types are the same, where what is taken as given is the same as anything.
  func matches(_ left: Type, _ right: Type) -> Bool {
    switch (left, right) {
    case (.error, _), (_, .error), (.given, _), (_, .given):
      return true
    case (.nominal(let leftName, let leftArguments), .nominal(let rightName, let rightArguments)):
      guard leftName == rightName else { return false }
      if leftArguments.count != rightArguments.count { return true }
      return zip(leftArguments, rightArguments).allSatisfy { matches($0, $1) }
    case (.optional(let left), .optional(let right)), (.array(let left), .array(let right)),
      (.metatype(let left), .metatype(let right)):
      return matches(left, right)
    case (.dictionary(let leftKey, let left), .dictionary(let rightKey, let right)):
      return matches(leftKey, rightKey) && matches(left, right)
    case (.tuple(let left), .tuple(let right)):
      return left.count == right.count && zip(left, right).allSatisfy { matches($0.type, $1.type) }
    case (.function(let left), .function(let right)):
      return left.parameters.count == right.parameters.count && matches(left.result, right.result)
        && zip(left.parameters, right.parameters).allSatisfy { matches($0, $1) }
    default:
      return left == right
    }
  }

  /// A type with its associated types replaced by what they are.
  mutating func normalised(_ type: Type) -> Type {
    switch type {
    case .nominal(_, let arguments) where arguments.isEmpty: return type
    case .associated(let base, let name):
      let base = normalised(base)
      return associatedType(name, of: base) ?? .associated(base, name)
    case .nominal("Array", let arguments) where arguments.count == 1:
      return .array(normalised(arguments[0]))
    case .nominal("Optional", let arguments) where arguments.count == 1:
      return .optional(normalised(arguments[0]))
    case .nominal("Dictionary", let arguments) where arguments.count == 2:
      return .dictionary(normalised(arguments[0]), normalised(arguments[1]))
    case .nominal(let name, let arguments) where !arguments.isEmpty:
      return .nominal(name, arguments.map { normalised($0) })
    case .optional(let type): return .optional(normalised(type))
    case .array(let type): return .array(normalised(type))
    case .tuple(let elements):
      return .tuple(elements.map { .init(label: $0.label, type: normalised($0.type)) })
    case .function(var function):
      function.parameters = function.parameters.map { normalised($0) }
      function.result = normalised(function.result)
      return .function(function)
    default: return type
    }
  }

  private mutating func associatedType(_ name: String, of base: Type) -> Type? {
    switch base {
    case .error, .given: return .given
    case .array(let element):
      if name == "Element" { return element }
      if name == "Index" { return .int }
    case .nominal(let owner, let arguments):
      if let nested = type(owner + "." + name) {
        if case .alias(let target) = nested.kind {
          return target.substituting(substitution(of: owner, arguments))
        }
        return .nominal(nested.name, [])
      }
      switch (owner, name) {
      case (_, "Stride") where base.isFloatingPoint: return base
      case (_, "Stride") where base.isNumber: return .int
      case ("Date", "Stride"): return .nominal("TimeInterval", [])
      case ("Range", "Element"), ("ClosedRange", "Element"), ("Set", "Element"),
        ("Slice", "Element"), ("ArraySlice", "Element"):
        return arguments.first
      case ("String", "Element"): return .nominal("Character", [])
      default: break
      }
      // A type's own generic parameter, such as `Binding<Value>.Value`.
      if let declaration = type(owner),
        let index = declaration.generics.firstIndex(where: { $0.name == name }),
        index < arguments.count
      {
        return arguments[index]
      }
      if let id = member("id", of: base, whenNamed: "ID", name) { return id }
    case .optional(let wrapped) where name == "Wrapped": return wrapped
    case .opaque, .existential:
      return nil
    default: break
    }
    return nil
  }

  private mutating func member(
    _ member: String, of base: Type, whenNamed wanted: String, _ name: String
  ) -> Type? {
    guard name == wanted, case .nominal(let owner, let arguments) = base else { return nil }
    return members(of: owner, named: member).first?.result.substituting(
      substitution(of: owner, arguments))
  }

  /// What a type's generic parameters are for these arguments.
  mutating func substitution(of name: String, _ arguments: [Type]) -> HashMap<String, Type> {
    guard let declaration = type(name), !declaration.generics.isEmpty else { return [:] }
    var substitution: HashMap<String, Type> = [:]
    for (parameter, argument) in zip(declaration.generics, arguments) {
      substitution[parameter.name] = argument
    }
    return substitution
  }

  /// The types and protocols whose members a value of this type has, nearest first.
  mutating func owners(of type: Type) -> [String] {
    switch type {
    case .nominal(let name, let arguments):
      guard let declaration = self.type(name) else { return [name] }
      var result = [name]
      for protocolName in protocols(of: name) ?? [] where protocolName != name {
        result.append(protocolName)
      }
      for (conditional, requirements) in declaration.conditional {
        var substitution = self.substitution(of: name, arguments)
        substitution["Self"] = type
        guard requirements.allSatisfy({ holds($0, substitution) }) else { continue }
        for protocolName in refined(by: conditional) where !result.contains(protocolName) {
          result.append(protocolName)
        }
      }
      return result
    case .opaque(let protocols), .existential(let protocols):
      var result: [String] = []
      for name in protocols {
        for protocolName in refined(by: name) where !result.contains(protocolName) {
          result.append(protocolName)
        }
      }
      return result
    case .optional(let wrapped):
      return owners(of: .nominal("Optional", [wrapped]))
    case .array(let element):
      return owners(of: .nominal("Array", [element]))
    case .dictionary(let key, let value):
      return owners(of: .nominal("Dictionary", [key, value]))
    default:
      return []
    }
  }
}
