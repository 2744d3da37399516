import Diagnostics
import Parser
import TypeChecker

/// The Swift of a module without errors: a file for each source file, in their order.
package func emit(
  _ module: CheckedModule, files: [SourceFile], options: CompileOptions
) -> [OutputFile] {
  let bodies = BodyContext(module: module, files: files, options: options)
  let emission = FileEmission(
    context: DeclarationContext(bodies), files: files, options: options)
  return module.files.indices.map { index in
    OutputFile(source: index, text: emission.text(of: index))
  }
}

/// Emits files, declaration by declaration.
private struct FileEmission {
  let context: DeclarationContext
  let files: [SourceFile]
  let options: CompileOptions

  private var module: CheckedModule { context.module }

  func text(of index: Int) -> String {
    let file = module.files[index]
    var writer = SwiftWriter()
    writer.line(
      """
      // Made by stylec \(version) from \(files[index].path); changes here are lost.
      // swift-format-ignore-file
      // swiftlint:disable all
      #if canImport(SwiftUI)
      """)
    ImportEmitter(file, in: context, options: options).emit(into: &writer)
    for item in file.items {
      writer.separate()
      emit(item, into: &writer)
    }
    writer.line("#endif")
    return writer.text
  }

  private func emit(_ item: CheckedFile.Item, into writer: inout SwiftWriter) {
    switch item {
    case .configuration(let index):
      let configuration = module.configurations[index]
      if configuration.origin != .module { return }
      ConfigurationEmitter(configuration, in: context).emit(into: &writer)
    case .style(let index):
      StyleEmitter(module.styles[index], in: context).emit(into: &writer)
    case .modifier(let index): context.emit(module.modifiers[index], into: &writer)
    case .part(let index): context.emit(module.parts[index], into: &writer)
    case .enum(let index): emitEnum(module.enums[index], into: &writer)
    case .structure(let index): context.emit(module.structs[index], into: &writer)
    case .constant(let index): context.emit(module.constants[index], into: &writer)
    case .function(let index): context.emit(module.functions[index], into: &writer)
    }
  }
}
