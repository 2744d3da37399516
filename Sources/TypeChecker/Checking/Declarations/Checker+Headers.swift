import Diagnostics
import Parser

/// The heads of the declarations that have bodies, so that all see each other.
extension Checker {
  struct Bodies {
    /// Indices into `CheckedModule.styles` and so on, with what they were declared by.
    var styles: [(index: Int, located: Located<StyleSyntax>)] = []
    var modifiers: [(index: Int, located: Located<ModifierSyntax>)] = []
    var parts: [(index: Int, located: Located<ViewSyntax>)] = []
    var functions: [(index: Int, located: Located<FunctionSyntax>)] = []
  }

  mutating func collectHeaders(_ declarations: [Located<DeclarationSyntax.Kind>]) -> Bodies {
    var bodies = Bodies()
    for located in declarations {
      func with<Syntax>(_ syntax: Syntax) -> Located<Syntax> {
        Located(
          syntax: syntax, prefix: located.prefix, file: located.file, span: located.span)
      }
      switch located.syntax {
      case .style(let syntax): collectStyle(with(syntax), &bodies)
      case .modifier(let syntax): collectModifier(with(syntax), &bodies)
      case .view(let syntax): collectPart(with(syntax), &bodies)
      case .function(let syntax): collectFunction(with(syntax), &bodies)
      case .extern(let syntax):
        if case .style(let name, let swiftName, let parameters, let configuration) = syntax.kind {
          collectExternStyle(name, swiftName, parameters, configuration, located)
        }
      default: break
      }
    }
    return bodies
  }

  private mutating func collectModifier(
    _ located: Located<ModifierSyntax>, _ bodies: inout Bodies
  ) {
    let syntax = located.syntax
    let functionName = SwiftName.lowerCamel(syntax.name.text)
    if let other = tables.modifiers[functionName] {
      report(.declaredTwice(syntax.name, module.modifiers[other].span))
      return
    }
    tables.modifiers[functionName] = module.modifiers.count
    if library.members(of: "View", named: functionName).contains(where: { $0.span == nil }) {
      report(.hidesSwiftUI(syntax.name, "modifier '\(functionName)'"))
    }
    var declaration = library.declaration(
      .function, owner: "View", name: functionName, isStatic: false, result: .view,
      requirements: [], prefix: located.prefix, span: syntax.name.span)
    declaration.parameters = syntax.parameters.map { parameter in
      var header = headerParameter(parameter)
      if case .expression(let value)? = parameter.defaultValue { header.defaultValue = value }
      return header
    }
    for index in declaration.parameters.indices {
      if case .opaque(let protocols) = declaration.parameters[index].type {
        declaration.generics.append(.init(name: "some\(index)", protocols: protocols))
        declaration.parameters[index].type = .parameter("some\(index)")
      }
    }
    library.add(declaration)
    module.modifiers.append(
      CheckedModifier(
        name: syntax.name.text, functionName: functionName, parameters: [],
        body: CheckedBody(content: CheckedViewBlock(items: [], span: syntax.body.span)),
        documentation: located.prefix.documentation, access: access(located.prefix),
        availability: availability(located.prefix), file: located.file, span: syntax.name.span))
    module.files[Int(located.file)].items.append(.modifier(module.modifiers.count - 1))
    bodies.modifiers.append((module.modifiers.count - 1, located))
  }

  private mutating func collectPart(_ located: Located<ViewSyntax>, _ bodies: inout Bodies) {
    let syntax = located.syntax
    if let type = library.type(syntax.name.text) {
      if let span = type.span {
        report(.declaredTwice(syntax.name, span))
      } else {
        report(.hidesSwiftUI(syntax.name, "type"))
      }
      return
    }
    checkTypeName(syntax.name, isView: true)
    var symbol = Symbol(
      reference: Reference(.filePart, syntax.name.text, syntax.name.span), type: .view)
    symbol.parameters = syntax.parameters.map { headerParameter($0) }
    symbol.availability = library.availability(located.prefix)
    declareGlobal(symbol, syntax.name)
    module.parts.append(
      CheckedPart(
        name: syntax.name.text, parameters: [],
        body: CheckedBody(content: CheckedViewBlock(items: [], span: syntax.body.span)),
        documentation: located.prefix.documentation, access: access(located.prefix),
        availability: availability(located.prefix), span: syntax.name.span))
    module.files[Int(located.file)].items.append(.part(module.parts.count - 1))
    bodies.parts.append((module.parts.count - 1, located))
  }

  private mutating func collectFunction(
    _ located: Located<FunctionSyntax>, _ bodies: inout Bodies
  ) {
    let syntax = located.syntax
    checkFileName(syntax.name)
    let result = syntax.result.map { resolveTypeQuietly($0) } ?? .error
    if syntax.result == nil { report(.functionWithoutResult(syntax.name)) }
    var symbol = Symbol(
      reference: Reference(.fileFunction, syntax.name.text, syntax.name.span), type: result)
    symbol.parameters = syntax.parameters.map { headerParameter($0) }
    declareGlobal(symbol, syntax.name)
    let nothing = CheckedValueBlock(
      constants: [], value: .expression(error(syntax.body.span)))
    module.functions.append(
      CheckedFunction(
        name: syntax.name.text, parameters: [], result: result, body: nothing, uses: [],
        span: syntax.name.span))
    module.files[Int(located.file)].items.append(.function(module.functions.count - 1))
    bodies.functions.append((module.functions.count - 1, located))
  }
}
