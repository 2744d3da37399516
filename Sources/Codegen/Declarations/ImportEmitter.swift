import Hashing
import Parser
import TypeChecker

/// Emits the imports of a file, as visible as what the file's declarations need.
struct ImportEmitter {
  private let file: CheckedFile
  private let module: CheckedModule
  private let externTypes: HashSet<String>
  private let options: CompileOptions

  init(_ file: CheckedFile, in context: DeclarationContext, options: CompileOptions) {
    self.file = file
    module = context.module
    externTypes = context.index.externTypes
    self.options = options
  }

  func emit(into writer: inout SwiftWriter) {
    var known: HashSet<String> = ["SwiftUI"]
    let others = (file.imports + options.imports).filter { known.insert($0) }
    let signatures = file.items.compactMap(signature)
    let access = signatures.map(\.access).max() ?? .internal
    let otherAccess =
      signatures.filter { $0.types.contains(where: isForeign) }.map(\.access).max() ?? .internal
    emit("SwiftUI", access, into: &writer)
    for name in others { emit(name, otherAccess, into: &writer) }
  }

  /// A `package import` beside a plain one of another file is an error where imports are public by
  /// default, and needed where they are not.
  private func emit(
    _ name: String, _ access: AccessSyntax.Level, into writer: inout SwiftWriter
  ) {
    guard access == .package else {
      writer.line(access.prefix + "import " + name)
      return
    }
    writer.line(
      """
      #if hasFeature(InternalImportsByDefault)
      package import \(name)
      #else
      import \(name)
      #endif
      """)
  }

  /// The types in what others see of a declaration.
  private func signature(
    _ item: CheckedFile.Item
  ) -> (access: AccessSyntax.Level, types: [Type])? {
    switch item {
    case .configuration(let index):
      let configuration = module.configurations[index]
      if configuration.origin != .module { return nil }
      return (configuration.access, configuration.members.flatMap(types))
    case .style(let index):
      let style = module.styles[index]
      return (style.access, style.parameters.map(\.type))
    case .modifier(let index):
      let modifier = module.modifiers[index]
      return (modifier.access, modifier.parameters.map(\.type))
    case .part(let index):
      let part = module.parts[index]
      return (part.access, part.parameters.map(\.type))
    case .enum(let index): return (module.enums[index].access, [])
    case .structure(let index):
      let structure = module.structs[index]
      return (structure.access, structure.fields.map(\.type))
    case .constant(let index):
      let constant = module.constants[index]
      return (constant.access, [constant.constant.type])
    case .function: return nil
    }
  }

  private func types(_ member: CheckedMember) -> [Type] {
    switch member.kind {
    case .slot(let parameters, _, _): return parameters?.map(\.type) ?? []
    case .state(let type, _, _), .binding(let type), .derived(let type, _): return [type]
    case .action(let parameters, _): return parameters.map(\.type)
    }
  }

  /// Whether a type is, or is made of, one of the project's own Swift.
  private func isForeign(_ type: Type) -> Bool {
    switch type {
    case .nominal(let name, let arguments):
      let first = String(name.prefix { $0 != "." })
      return externTypes.contains(first) || externTypes.contains(name)
        || arguments.contains(where: isForeign)
    case .optional(let type), .array(let type), .metatype(let type): return isForeign(type)
    case .dictionary(let key, let value): return isForeign(key) || isForeign(value)
    case .tuple(let elements): return elements.contains { isForeign($0.type) }
    case .function(let function):
      return isForeign(function.result) || function.parameters.contains(where: isForeign)
    case .opaque(let protocols), .existential(let protocols):
      return protocols.contains { externTypes.contains($0) }
    default: return false
    }
  }
}
