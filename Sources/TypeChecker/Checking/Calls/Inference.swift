import Diagnostics
import Hashing
import Parser

/// What is known of a call's generic parameters.
struct Inference {
  /// Those that are not settled, with their protocols.
  private(set) var open: HashMap<String, [String]> = [:]
  private(set) var substitution: HashMap<String, Type>
  /// What the blocks of views look like that generic parameters stand for.
  var views: HashMap<String, ViewSignature> = [:]

  init(_ generics: [MemberDeclaration.GenericParameter], _ substitution: HashMap<String, Type>) {
    self.substitution = substitution
    for generic in generics where substitution[generic.name] == nil {
      open[generic.name] = generic.protocols
    }
  }

  /// `where Label == Text`, `where S: ShapeStyle`
  mutating func assume(_ requirement: MemberDeclaration.Requirement) {
    guard case .parameter(let name) = requirement.left, let protocols = open[name] else { return }
    if requirement.isEquality {
      if !requirement.right.hasParameters { settle(name, requirement.right) }
    } else if case .opaque(let more) = requirement.right {
      open[name] = protocols + more.filter { !protocols.contains($0) }
    }
  }

  /// `where Value == T?`, once `T` is known.
  mutating func conclude(_ requirement: MemberDeclaration.Requirement, _ library: inout Library) {
    guard requirement.isEquality, case .parameter(let name) = requirement.left, open[name] != nil
    else { return }
    let right = library.normalised(requirement.right.substituting(substitution))
    if !right.hasParameters { settle(name, right) }
  }

  mutating func settle(_ name: String, _ type: Type) {
    open[name] = nil
    substitution[name] = type
  }

  func isOpen(_ type: Type) -> Bool {
    guard !open.isEmpty else { return false }
    switch type {
    case .parameter(let name): return open[name] != nil
    case .associated(let base, _): return isOpen(base)
    case .nominal(_, let arguments): return arguments.contains { isOpen($0) }
    case .optional(let type), .array(let type), .metatype(let type): return isOpen(type)
    case .dictionary(let key, let value): return isOpen(key) || isOpen(value)
    case .tuple(let elements): return elements.contains { isOpen($0.type) }
    case .function(let function):
      return isOpen(function.result) || function.parameters.contains { isOpen($0) }
    case .error, .given, .opaque, .existential: return false
    }
  }

  /// The type with what is not settled taken as given.
  func hint(_ type: Type) -> Type {
    var given: HashMap<String, Type> = [:]
    for name in open.keys { given[name] = .given }
    return type.substituting(given)
  }

  /// The type with what is not settled as what it must conform to, for messages.
  func constraint(_ type: Type) -> Type {
    type.substituting(open.mapValues { $0.isEmpty ? .given : .opaque($0) })
  }

  /// What a call's result is wanted to be settles what it can: `.constant(5)` for a `Binding<Int>`.
  mutating func suggest(_ result: Type, _ hint: Type) {
    guard case .nominal(let name, let arguments) = result.substituting(substitution),
      case .nominal(name, let wanted) = hint.unwrapped, arguments.count == wanted.count
    else { return }
    for (argument, type) in zip(arguments, wanted) {
      if case .parameter(let generic) = argument, open[generic] != nil, !type.hasParameters,
        type != .given
      {
        settle(generic, type)
      }
    }
  }

  /// Settles the parameters in a type by what stands there; false where the two cannot be the same.
  mutating func unify(_ pattern: Type, _ type: Type, _ library: inout Library) -> Bool {
    if type.isOpen { return true }
    switch (pattern, type) {
    case (.parameter(let name), _) where open[name] != nil:
      for protocolName in open[name]! where !library.conforms(type, to: protocolName) {
        return false
      }
      settle(name, type)
      return true
    case (.parameter(let name), _) where substitution[name] != nil:
      return library.matches(substitution[name]!, type)
    case (.optional(let pattern), .optional(let type)): return unify(pattern, type, &library)
    case (.optional(let pattern), _): return unify(pattern, type, &library)
    case (.array(let pattern), .array(let type)): return unify(pattern, type, &library)
    case (.nominal(let name, let patterns), .nominal(let other, let types)):
      guard name == other || (name.hasSuffix("KeyPath") && other.hasSuffix("KeyPath")) else {
        return false
      }
      for (pattern, type) in zip(patterns, types) where !unify(pattern, type, &library) {
        return false
      }
      return true
    case (.tuple(let patterns), .tuple(let types)) where patterns.count == types.count:
      for (pattern, type) in zip(patterns, types)
      where !unify(pattern.type, type.type, &library) {
        return false
      }
      return true
    case (.function(let pattern), .function(let type))
    where pattern.parameters.count == type.parameters.count:
      for (pattern, type) in zip(pattern.parameters, type.parameters)
      where !unify(pattern, type, &library) {
        return false
      }
      return unify(pattern.result, type.result, &library)
    case (.associated, _): return true
    default:
      return library.matches(pattern.substituting(substitution), type)
    }
  }
}
