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
    emit("SwiftUI", file.items.compactMap(access).max() ?? .internal, into: &writer)
    if others.isEmpty { return }
    let foreign = file.items.filter { types($0).contains(where: isForeign) }
    let access = foreign.compactMap(access).max() ?? .internal
    for name in others { emit(name, access, into: &writer) }
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

  /// How visible a declaration is; nil where nothing of it is emitted that another could see.
  private func access(_ item: CheckedFile.Item) -> AccessSyntax.Level? {
    switch item {
    case .configuration(let index):
      return module.configurations[index].origin == .module
        ? module.configurations[index].access : nil
    case .style(let index): return module.styles[index].access
    case .modifier(let index): return module.modifiers[index].access
    case .part(let index): return module.parts[index].access
    case .enum(let index): return module.enums[index].access
    case .structure(let index): return module.structs[index].access
    case .constant(let index): return module.constants[index].access
    case .function: return nil
    }
  }

  /// The types in what others see of a declaration.
  private func types(_ item: CheckedFile.Item) -> [Type] {
    switch item {
    case .configuration(let index): return module.configurations[index].members.flatMap(types)
    case .style(let index): return module.styles[index].parameters.map(\.type)
    case .modifier(let index): return module.modifiers[index].parameters.map(\.type)
    case .part(let index): return module.parts[index].parameters.map(\.type)
    case .structure(let index): return module.structs[index].fields.map(\.type)
    case .constant(let index): return [module.constants[index].constant.type]
    case .enum, .function: return []
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
