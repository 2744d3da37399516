import Diagnostics
import TypeChecker

/// What the emitters of bodies know beside the body that they emit.
///
/// A class, since every emitter holds it: it never changes, and a copy of it costs one count.
final class BodyContext: Sendable {
  let module: CheckedModule
  let index: ModuleIndex
  let names: GenericNames
  let freeConstants: FreeConstants
  let files: [SourceFile]
  let options: CompileOptions

  init(module: CheckedModule, files: [SourceFile], options: CompileOptions) {
    self.module = module
    index = ModuleIndex(module)
    names = GenericNames(module)
    freeConstants = FreeConstants(module, index)
    self.files = files
    self.options = options
  }

  /// The text of the source.
  func sourceText(_ span: SourceSpan) -> String {
    let index = Int(span.file)
    return files.indices.contains(index) ? files[index].text(span) : ""
  }

  /// `bundle: .module`, for strings that are looked up in the module's bundle.
  var bundleArgument: CheckedArgument {
    let text: String
    switch options.bundle {
    case .main: text = ".main"
    case .module: text = ".module"
    case .expression(let expression): text = expression
    }
    let value = CheckedExpression(.reference(Reference(.constant, text)), .given, .none)
    return CheckedArgument(label: "bundle", value: value)
  }
}

// MARK: - #swift

extension BodyContext {
  /// A `#swift` block as statements of its own.
  func rawStatement(_ span: SourceSpan) -> String {
    let (text, line) = raw(span)
    return located(text, line: line, span)
  }

  /// A `#swift` block as a value: `let color: Color =` or `return` and the text on lines of its
  /// own, since a directive stands between statements only.
  func rawValue(_ head: String, _ span: SourceSpan) -> String {
    let (text, line) = raw(span)
    if !text.isMultiline && head.columns + text.columns < 80 {
      return located(head + " " + text, line: line, span)
    }
    return located(head + "\n" + text.indented(), line: line - 1, span)
  }

  private func located(_ text: String, line: Int, _ span: SourceSpan) -> String {
    guard options.emitsSourceLocations, files.indices.contains(Int(span.file)) else { return text }
    var path = ""
    let root = options.sourceRoot.isEmpty ? "" : options.sourceRoot + "/"
    for character in root + files[Int(span.file)].path {
      if character == "\"" || character == "\\" { path.append("\\") }
      path.append(character)
    }
    return "#sourceLocation(file: \"\(path)\", line: \(max(line, 1)))\n\(text)\n#sourceLocation()"
  }

  /// The text without the blank lines around it and the indentation that all its lines have, and
  /// the line of the source that it begins on.
  private func raw(_ span: SourceSpan) -> (text: String, line: Int) {
    var lines = sourceText(span)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var line = self.line(span)
    let isBlank = { (line: String) in line.allSatisfy { $0 == " " || $0 == "\t" || $0 == "\r" } }
    while let first = lines.first, isBlank(first) {
      lines.removeFirst()
      line += 1
    }
    while let last = lines.last, isBlank(last) { lines.removeLast() }
    if lines.count == 1 {
      lines[0] = lines[0].dropIndentation
      while lines[0].hasSuffix(" ") { lines[0].removeLast() }
    }
    return (Indentation.removed(lines.joined(separator: "\n")), line)
  }

  private func line(_ span: SourceSpan) -> Int {
    guard files.indices.contains(Int(span.file)) else { return 1 }
    let bytes = files[Int(span.file)].bytes
    return 1 + bytes[..<min(Int(span.start), bytes.count)].count { $0 == UInt8(ascii: "\n") }
  }
}

// MARK: - Values outside of bodies

/// An expression for an argument or a default value.
func expressionText(_ expression: CheckedExpression, in context: BodyContext) -> String {
  var emitter = BodyEmitter(values: [.expression(expression)], in: context)
  return emitter.standaloneText(expression, Place(edge: 8))
}

/// What stands between the braces of a computed property.
func emitValue(_ value: CheckedValue, in context: BodyContext, into writer: inout SwiftWriter) {
  var emitter = BodyEmitter(values: [value], in: context)
  let block = CheckedValueBlock(constants: [], value: value)
  emitter.writeFunctionBody(block, Place(edge: SwiftWriter.width - writer.room))
  writer.lines(emitter.out)
}

/// A function of a file.
func emitFunction(
  _ function: CheckedFunction, in context: BodyContext, into writer: inout SwiftWriter
) {
  var emitter = BodyEmitter(values: [function.body.value], in: context)
  writer.line(emitter.functionText(function, access: ""))
}

extension BodyEmitter {
  /// For values that stand in no body.
  fileprivate init(values: [CheckedValue], in context: BodyContext) {
    let body = CheckedBody(content: CheckedViewBlock(items: [], span: .none))
    let scope = CaptureScope(names: context.names)
    self.init(
      ViewStruct(
        name: "", kind: .view, access: "", head: [], stored: [], parameters: nil, body: body,
        scope: scope, values: values), in: context)
  }
}
