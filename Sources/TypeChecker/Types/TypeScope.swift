import Diagnostics
import Hashing
import Parser

/// Where a type is written: what its names may mean.
struct TypeScope {
  /// The type whose members may be written without it: `Set` inside `Edge`.
  var owner = ""
  /// Generic parameters in scope.
  var generics: HashSet<String> = []
  /// Inside a protocol its associated types are names.
  var isProtocol = false
  /// Enums of a configuration: the name that was written to the Swift type.
  var nested: HashMap<String, String> = [:]
}

extension Library {
  /// The type that was written. Names that nothing is known of become nominal types without
  /// declarations; the caller checks those of a module's own source with `unknownName(in:)`.
  mutating func resolve(_ syntax: TypeSyntax, in scope: TypeScope) -> Type {
    switch syntax.kind {
    case .named(let path, let arguments):
      return resolve(path, arguments: arguments, in: scope)
    case .optional(let wrapped):
      return .optional(resolve(wrapped, in: scope))
    case .array(let element):
      return .array(resolve(element, in: scope))
    case .dictionary(let key, let value):
      return .dictionary(resolve(key, in: scope), resolve(value, in: scope))
    case .tuple(let elements):
      if elements.count == 1, elements[0].label == nil {
        return resolve(elements[0].type, in: scope)
      }
      return .tuple(
        elements.map { Type.TupleElement(label: $0.label?.text, type: resolve($0.type, in: scope)) }
      )
    case .function(let function):
      let names = function.attributes.map(\.text)
      return .function(
        Type.FunctionType(
          parameters: function.parameters.map { resolve($0, in: scope) },
          result: resolve(function.result, in: scope), isEscaping: names.contains("escaping"),
          isViewBuilder: names.contains("ViewBuilder") || names.contains("ContentBuilder")))
    case .opaque(let types):
      return .opaque(types.flatMap(protocolNames))
    case .existential(let types):
      return .existential(types.flatMap(protocolNames))
    case .metatype(let type):
      return .metatype(resolve(type, in: scope))
    case .missing:
      return .error
    }
  }

  private mutating func resolve(
    _ path: [NameSyntax], arguments: [TypeSyntax], in scope: TypeScope
  ) -> Type {
    let first = path[0].text
    // `Label<Text, Image>` is the type even where `Label` alone is a generic parameter.
    if scope.generics.contains(first), arguments.isEmpty {
      var type = Type.parameter(first)
      for name in path.dropFirst() { type = .associated(type, name.text) }
      return type
    }
    if let swiftName = scope.nested[first] {
      return .nominal(([swiftName] + path.dropFirst().map(\.text)).joined(separator: "."), [])
    }
    let resolved = arguments.map { resolve($0, in: scope) }
    let written = dotted(path)
    switch (written, resolved.count) {
    case ("Optional", 1): return .optional(resolved[0])
    case ("Array", 1): return .array(resolved[0])
    case ("Dictionary", 2): return .dictionary(resolved[0], resolved[1])
    case ("Void", 0), ("Swift.Void", 0): return .void
    default: break
    }
    // A name inside its owner: `Set` in `Edge`, `Edge.Set` from anywhere.
    var owner = scope.owner
    while !owner.isEmpty {
      let candidate = owner + "." + written
      if let declaration = type(candidate) { return named(declaration, resolved) }
      if scope.isProtocol, path.count == 1, isAssociatedType(written, of: owner) {
        return .associated(.parameter("Self"), written)
      }
      guard let dot = owner.utf8.lastIndex(of: UInt8(ascii: ".")) else { break }
      owner = String(owner[..<dot])
    }
    if let declaration = type(written) { return named(declaration, resolved) }
    // A module's name before it: `SwiftUI.Label`.
    if path.count > 1, ["SwiftUI", "Swift", "Foundation"].contains(first) {
      return resolve(Array(path.dropFirst()), arguments: arguments, in: scope)
    }
    return .nominal(written, resolved)
  }

  private mutating func isAssociatedType(_ name: String, of owner: String) -> Bool {
    for protocolName in refined(by: owner) {
      for member in members(of: protocolName, named: name) {
        if case .metatype(.associated) = member.result { return true }
      }
    }
    return false
  }

  private mutating func named(_ declaration: TypeDeclaration, _ arguments: [Type]) -> Type {
    if case .alias(let target) = declaration.kind {
      guard !declaration.generics.isEmpty else { return target }
      var substitution: HashMap<String, Type> = [:]
      for (parameter, argument) in zip(declaration.generics, arguments) {
        substitution[parameter.name] = argument
      }
      return target.substituting(substitution)
    }
    return .nominal(declaration.name, arguments)
  }

  /// The first name in a written type that nothing is known of.
  mutating func unknownName(in syntax: TypeSyntax, scope: TypeScope) -> NameSyntax? {
    switch syntax.kind {
    case .named(let path, let arguments):
      let unresolved = resolve(syntax, in: scope)
      if case .nominal(let name, _) = unresolved, type(name) == nil, !isGiven(name) {
        return path.count == 1 ? path[0] : path[path.count - 1]
      }
      for argument in arguments {
        if let name = unknownName(in: argument, scope: scope) { return name }
      }
      return nil
    case .optional(let type), .array(let type), .metatype(let type):
      return unknownName(in: type, scope: scope)
    case .dictionary(let key, let value):
      return unknownName(in: key, scope: scope) ?? unknownName(in: value, scope: scope)
    case .tuple(let elements):
      for element in elements {
        if let name = unknownName(in: element.type, scope: scope) { return name }
      }
      return nil
    case .function(let function):
      for parameter in function.parameters {
        if let name = unknownName(in: parameter, scope: scope) { return name }
      }
      return unknownName(in: function.result, scope: scope)
    case .opaque(let types), .existential(let types):
      for type in types {
        if let name = unknownName(in: type, scope: scope) { return name }
      }
      return nil
    case .missing:
      return nil
    }
  }

  /// A type inside a namespace or type that is taken as given.
  mutating func isGiven(_ name: String) -> Bool {
    var owner = name
    while true {
      if openTypes.contains(owner) { return true }
      if case .given? = type(owner)?.kind { return true }
      guard let dot = owner.utf8.lastIndex(of: UInt8(ascii: ".")) else { return false }
      owner = String(owner[..<dot])
    }
  }
}

extension Type {
  /// With generic parameters replaced.
  func substituting(_ substitution: HashMap<String, Type>) -> Type {
    if substitution.isEmpty { return self }
    switch self {
    case .error, .given, .opaque, .existential:
      return self
    case .nominal(let name, let arguments):
      return arguments.isEmpty
        ? self : .nominal(name, arguments.map { $0.substituting(substitution) })
    case .optional(let type): return .optional(type.substituting(substitution))
    case .array(let type): return .array(type.substituting(substitution))
    case .dictionary(let key, let value):
      return .dictionary(key.substituting(substitution), value.substituting(substitution))
    case .tuple(let elements):
      return .tuple(
        elements.map { TupleElement(label: $0.label, type: $0.type.substituting(substitution)) })
    case .function(var function):
      function.parameters = function.parameters.map { $0.substituting(substitution) }
      function.result = function.result.substituting(substitution)
      return .function(function)
    case .parameter(let name): return substitution[name] ?? self
    case .associated(let base, let name):
      return .associated(base.substituting(substitution), name)
    case .metatype(let type): return .metatype(type.substituting(substitution))
    }
  }

  /// The generic parameters that occur in it.
  var parameterNames: [String] {
    switch self {
    case .parameter(let name): return [name]
    case .associated(let base, _): return base.parameterNames
    case .nominal(_, let arguments): return arguments.flatMap(\.parameterNames)
    case .optional(let type), .array(let type), .metatype(let type): return type.parameterNames
    case .dictionary(let key, let value): return key.parameterNames + value.parameterNames
    case .tuple(let elements): return elements.flatMap(\.type.parameterNames)
    case .function(let function):
      return function.parameters.flatMap(\.parameterNames) + function.result.parameterNames
    case .error, .given, .opaque, .existential: return []
    }
  }

  /// Whether a generic parameter occurs in it.
  var hasParameters: Bool {
    switch self {
    case .error, .given, .opaque, .existential: return false
    case .nominal(_, let arguments): return arguments.contains { $0.hasParameters }
    case .optional(let type), .array(let type), .metatype(let type): return type.hasParameters
    case .dictionary(let key, let value): return key.hasParameters || value.hasParameters
    case .tuple(let elements): return elements.contains { $0.type.hasParameters }
    case .function(let function):
      return function.result.hasParameters || function.parameters.contains { $0.hasParameters }
    case .parameter, .associated: return true
    }
  }
}
