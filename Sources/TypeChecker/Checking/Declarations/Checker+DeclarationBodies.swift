import Diagnostics
import Parser

/// The bodies of declarations, whose heads are all known.
extension Checker {
  mutating func checkBodies(
    _ declarations: [Located<DeclarationSyntax.Kind>],
    _ configurations: [(index: Int, located: Located<ConfigurationSyntax>)], _ bodies: Bodies
  ) {
    let saved = context
    for entry in bodies.functions {
      let syntax = entry.located.syntax
      scopes.append([:])
      let parameters = bodyParameters(syntax.parameters, entry.located.prefix)
      let result = syntax.result.map { resolveType($0) } ?? .error
      let (block, _) = valueBlock(syntax.body, as: result)
      scopes.removeLast()
      if let written = syntax.result {
        checkAccess(of: result, written.span, in: entry.located.prefix, syntax.name.text)
      }
      module.functions[entry.index].parameters = parameters
      module.functions[entry.index].body = block
    }
    for entry in bodies.modifiers {
      let modifier = module.modifiers[entry.index]
      context.kind = .modifier
      withAvailability(modifier.availability) { checker in
        checker.scopes.append([:])
        let parameters = checker.bodyParameters(
          entry.located.syntax.parameters, entry.located.prefix)
        let body = checker.body(entry.located.syntax.body, isModifier: true, isStyle: false)
        checker.scopes.removeLast()
        checker.module.modifiers[entry.index].parameters = parameters
        checker.module.modifiers[entry.index].body = body
      }
    }
    for entry in bodies.parts {
      context.kind = .part
      context.configuration = nil
      withAvailability(module.parts[entry.index].availability) { checker in
        checker.scopes.append([:])
        let parameters = checker.bodyParameters(
          entry.located.syntax.parameters, entry.located.prefix)
        let body = checker.body(entry.located.syntax.body, isStyle: false)
        checker.scopes.removeLast()
        checker.module.parts[entry.index].parameters = parameters
        checker.module.parts[entry.index].body = body
      }
    }
    for entry in configurations {
      checkConfiguration(entry.index, entry.located.syntax)
    }
    for entry in bodies.styles {
      context = saved
      checkStyle(entry.index, entry.located.syntax)
    }
    context = saved
  }

  private mutating func checkStyle(_ index: Int, _ syntax: StyleSyntax) {
    let style = module.styles[index]
    context.kind = .style
    context.configuration = style.configuration
    context.style = index
    context.isDefaultStyle = style.isDefault
    context.nestedTypes = nestedTypes(of: style.configuration)
    let body = withAvailability(style.availability) { checker in
      checker.withScope(checker.memberFrame(style.configuration)) { checker in
        checker.scopes.append([:])
        for parameter in style.parameters { checker.declareParameter(parameter) }
        defer { checker.scopes.removeLast() }
        return checker.body(syntax.body, isStyle: true)
      }
    }
    module.styles[index].body = body
  }
}
