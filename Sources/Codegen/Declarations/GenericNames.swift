import Hashing
import TypeChecker

/// Names for the generic parameters that stand for slots and for parameters of opaque types.
///
/// `title` gives `Title`, unless a type of that name exists that the body may mean: `label` gives
/// `LabelSlot`, since `Label` is SwiftUI's.
struct GenericNames: Sendable {
  /// The types that the module declares or takes from the project's Swift.
  private let declared: HashSet<String>
  /// The parts of the body that is written.
  private var parts: HashSet<String> = []

  init(_ module: CheckedModule) {
    var declared = HashSet(module.externTypes)
    for index in module.styles.indices { declared.insert(module.styles[index].swiftName) }
    for configuration in module.configurations {
      declared.insert(configuration.name)
      declared.insert(configuration.protocolName)
      declared.insert(configuration.configurationName)
    }
    declared.formUnion(module.enums.map(\.swiftName))
    declared.formUnion(module.structs.map(\.name))
    declared.formUnion(module.parts.map(\.name))
    self.declared = declared
  }

  /// These names and those of a body's parts.
  func inside(_ parts: [CheckedPart]) -> GenericNames {
    if parts.isEmpty { return self }
    var names = self
    for part in parts { names.parts.insert(part.name) }
    return names
  }

  func forSlot(_ slot: String) -> String { free(slot, suffix: "Slot") }

  func forParameter(_ parameter: String) -> String { free(parameter, suffix: "Type") }

  private func free(_ name: String, suffix: String) -> String {
    let written = name
    let name = SwiftName.upperCamel(name)
    // A script without capital letters gives the property's own name.
    let isTaken =
      name == written || declared.contains(name) || parts.contains(name)
      || Catalogue().contains(name)
      || SwiftName.escaped(name) != name || name == "Body" || name == "Content"
    return isTaken ? name + suffix : name
  }
}

/// `Fill: ShapeStyle`
struct EmittedGeneric: Sendable, Hashable {
  var name: String
  var constraint: String

  var declaration: String { name + ": " + constraint }

  /// `<Title: View, Fill: ShapeStyle>`, "" for none; a line for each where they are long.
  static func clause(_ generics: [EmittedGeneric]) -> String {
    if generics.isEmpty { return "" }
    return SwiftWriter.listed("<", generics.map(\.declaration), ">", room: 60)
  }

  /// `<Title, Fill>`, "" for none.
  static func arguments(_ generics: [EmittedGeneric]) -> String {
    if generics.isEmpty { return "" }
    return "<" + generics.map(\.name).joined(separator: ", ") + ">"
  }
}

extension Type {
  /// The protocols of the opaque type that this is or has in it.
  var opaqueProtocols: [String]? {
    switch self {
    case .opaque(let protocols): return protocols
    case .optional(let type), .array(let type): return type.opaqueProtocols
    case .dictionary(let key, let value): return key.opaqueProtocols ?? value.opaqueProtocols
    case .function(let function):
      return function.result.opaqueProtocols
        ?? function.parameters.lazy.compactMap(\.opaqueProtocols).first
    case .nominal(_, let arguments): return arguments.lazy.compactMap(\.opaqueProtocols).first
    case .tuple(let elements): return elements.lazy.compactMap(\.type.opaqueProtocols).first
    default: return nil
    }
  }

  /// With `name` in the place of its opaque type.
  func namingOpaque(_ name: String) -> Type {
    switch self {
    case .opaque: return .parameter(name)
    case .optional(let type): return .optional(type.namingOpaque(name))
    case .array(let type): return .array(type.namingOpaque(name))
    case .dictionary(let key, let value):
      return .dictionary(key.namingOpaque(name), value.namingOpaque(name))
    case .nominal(let type, let arguments):
      return .nominal(type, arguments.map { $0.namingOpaque(name) })
    case .tuple(let elements):
      return .tuple(
        elements.map { TupleElement(label: $0.label, type: $0.type.namingOpaque(name)) })
    case .function(var function):
      function.parameters = function.parameters.map { $0.namingOpaque(name) }
      function.result = function.result.namingOpaque(name)
      return .function(function)
    default: return self
    }
  }
}
