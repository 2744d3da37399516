import Diagnostics
import Parallel
import Parser
import TypeChecker

/// The Swift of a module without errors: a file for each source file, in their order.
package func emit(
  _ module: CheckedModule, files: [SourceFile], options: CompileOptions
) -> [OutputFile] {
  let bodies = BodyContext(module: module, files: files, options: options)
  let emission = FileEmission(
    context: DeclarationContext(bodies), files: files, options: options)
  let items = module.files.flatMap(\.items)
  // With fewer, what threads wait for each other at the counts of shared references is more than what
  // they save.
  let texts = Threads.map(count: items.count, jobs: options.jobs, atLeast: 1_000) { index in
    emission.text(of: items[index])
  }
  var result: [OutputFile] = []
  var next = 0
  for (index, file) in module.files.enumerated() {
    let end = next + file.items.count
    result.append(OutputFile(source: index, text: emission.text(of: index, texts[next..<end])))
    next = end
  }
  return result
}

/// Emits files, declaration by declaration.
private struct FileEmission: Sendable {
  let context: DeclarationContext
  let files: [SourceFile]
  let options: CompileOptions

  private var module: CheckedModule { _read { yield context.module } }

  /// A file, with what its declarations give.
  func text(of index: Int, _ items: ArraySlice<TextBuffer>) -> String {
    let file = module.files[index]
    var writer = SwiftWriter(capacity: items.reduce(1_000) { $0 + $1.count + 1 })
    writer.line(
      """
      // Made by stylec \(version) from \(files[index].path); changes here are lost.
      // swift-format-ignore-file
      // swiftlint:disable all
      #if canImport(SwiftUI)
      """)
    ImportEmitter(file, in: context, options: options).emit(into: &writer)
    for item in items {
      writer.separate()
      writer.append(item)
    }
    writer.line("#endif")
    return writer.text
  }

  /// What one declaration gives, in UTF-8.
  func text(of item: CheckedFile.Item) -> TextBuffer {
    var writer = SwiftWriter()
    emit(item, into: &writer)
    return writer.bytes
  }

  private func emit(_ item: CheckedFile.Item, into writer: inout SwiftWriter) {
    switch item {
    case .configuration(let index):
      let configuration = module.configurations[index]
      if configuration.origin != .module { return }
      ConfigurationEmitter(configuration, in: context).emit(into: &writer)
    case .style(let index):
      StyleEmitter(index, in: context).emit(into: &writer)
    case .modifier(let index): context.emit(module.modifiers[index], into: &writer)
    case .part(let index): context.emit(module.parts[index], into: &writer)
    case .enum(let index): emitEnum(module.enums[index], into: &writer)
    case .structure(let index): context.emit(module.structs[index], into: &writer)
    case .constant(let index): context.emit(module.constants[index], into: &writer)
    case .function(let index): context.emit(module.functions[index], into: &writer)
    }
  }
}
