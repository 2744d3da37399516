import Diagnostics
import Hashing
import Parser

/// `extern`: what the project has in Swift of its own.
extension Checker {
  mutating func addExternType(
    _ type: TypeDeclaration, _ located: Located<DeclarationSyntax.Kind>
  ) {
    var type = type
    type.access = access(located.prefix)
    if let known = library.type(type.name) {
      guard let other = known.span else {
        // Members on a type that exists; a second header says nothing new.
        return
      }
      let name = NameSyntax(type.name, externName(located.syntax) ?? located.span)
      if tables.ownTypes.contains(type.name) {
        report(.declaredTwice(name, other))
        return
      }
      if case .enumeration(let cases, _) = type.kind {
        guard case .enumeration(cases, _) = known.kind else {
          report(.externDiffers(name, other))
          return
        }
      }
    }
    library.add(type)
    if case .given = type.kind { library.open(type.name) }
  }

  /// Where the name of an `extern` declaration stands.
  private func externName(_ syntax: DeclarationSyntax.Kind) -> SourceSpan? {
    guard case .extern(let declared) = syntax else { return nil }
    switch declared.kind {
    case .type(let type): return type.name.last?.span
    case .enum(let name, _, _, _), .namespace(let name): return name.last?.span
    default: return nil
    }
  }

  mutating func collectExterns(_ declarations: [Located<DeclarationSyntax.Kind>]) {
    for located in declarations {
      switch located.syntax {
      case .extern(let syntax):
        addExtern(syntax.kind, located)
      case .structure(let syntax):
        addStruct(
          Located(
            syntax: syntax, prefix: located.prefix, file: located.file, span: located.span))
      default: break
      }
    }
  }

  private mutating func addExtern(
    _ kind: ExternSyntax.Kind, _ located: Located<DeclarationSyntax.Kind>
  ) {
    noteExternType(kind)
    switch kind {
    case .modifier(let path, let function):
      addExternModifier(path, function, located)
    case .environment(let name, let type, let isSettable):
      let resolved = resolveType(type)
      if let known = library.environmentValue(name.text), known.span != nil,
        known.type != resolved
      {
        report(.externDiffers(name, known.span ?? .none))
        return
      }
      library.add(
        EnvironmentDeclaration(
          name: name.text, type: resolved, isSettable: isSettable,
          availability: library.availability(located.prefix), span: name.span))
      declareExtern(
        Symbol(
          reference: Reference(.environment, name.text, name.span), type: resolved), name)
    case .type(let type):
      checkTypeNames(type.conformances)
      addMembers(type.body, owner: library.dotted(type.name), conditions: [])
    case .members(let path, let conditions, let body):
      let owner = library.dotted(path)
      if library.type(owner) == nil {
        reportUnknownType(path[path.count - 1])
        return
      }
      addMembers(body, owner: owner, conditions: conditions)
    case .conformance(let path, let protocols, let conditions):
      let name = library.dotted(path)
      let scope = TypeScope(
        owner: name, generics: HashSet(library.type(name)?.generics.map(\.name) ?? []))
      let requirements = conditions.map { library.requirement($0, in: scope) }
      for protocolType in protocols {
        library.addConformance(
          of: name, to: library.protocolName(protocolType), where: requirements)
      }
    case .view(let name, let function):
      addExternView(name, function, "View", located)
    case .shape(let name, let function):
      addExternView(name, function, "Shape", located)
    case .function(let name, let function):
      checkSignature(function)
      library.add(
        library.function(
          name.text, function, kind: .function, owner: "func", isStatic: false,
          prefix: located.prefix, span: name.span))
    case .style, .configuration, .enum, .namespace, .alias:
      break
    }
  }

  /// The names of the project's own types, which what is emitted must not hide.
  private mutating func noteExternType(_ kind: ExternSyntax.Kind) {
    let name: String
    switch kind {
    case .type(let type): name = library.dotted(type.name)
    case .enum(let path, _, _, _), .namespace(let path), .alias(let path, _, _):
      name = library.dotted(path)
    case .view(let view, _), .shape(let view, _): name = view.text
    default: return
    }
    if tables.externTypes.insert(name) { module.externTypes.append(name) }
  }

  private mutating func declareExtern(_ symbol: Symbol, _ name: NameSyntax) {
    if let other = scopes[0][name.text], other.reference.kind != symbol.reference.kind {
      report(.declaredTwice(name, other.reference.declaration))
      return
    }
    scopes[0][name.text] = symbol
  }

  private mutating func checkTypeNames(_ types: [TypeSyntax]) {
    for type in types {
      if let unknown = library.unknownName(in: type, scope: TypeScope()) {
        reportUnknownType(unknown)
      }
    }
  }

  /// The types of a signature must be known.
  private mutating func checkSignature(_ function: ExternFunctionSyntax) {
    let scope = TypeScope(generics: HashSet(function.generics.map(\.name.text)))
    if case .list(let parameters) = function.parameters {
      for parameter in parameters {
        if let unknown = library.unknownName(in: parameter.type, scope: scope) {
          reportUnknownType(unknown)
        }
      }
    }
    if let result = function.result,
      let unknown = library.unknownName(in: result, scope: scope)
    {
      reportUnknownType(unknown)
    }
  }

  private mutating func addMembers(
    _ body: ExternBodySyntax, owner: String, conditions: [RequirementSyntax]
  ) {
    switch body {
    case .anything:
      library.open(owner)
    case .members(let members):
      for member in members {
        checkMemberTypes(member, owner)
        for declaration in library.members(
          member, owner: owner, where: conditions, span: member.span)
        {
          library.add(declaration)
        }
      }
    }
  }

  private mutating func checkMemberTypes(_ member: ExternMemberSyntax, _ owner: String) {
    let generics = HashSet(library.type(owner)?.generics.map(\.name) ?? []).union(["Self"])
    switch member.kind {
    case .function(_, let function), .initializer(_, let function), .subscript(let function):
      var scope = TypeScope(owner: owner, generics: generics)
      scope.generics.formUnion(function.generics.map(\.name.text))
      if case .list(let parameters) = function.parameters {
        for parameter in parameters {
          if let unknown = library.unknownName(in: parameter.type, scope: scope) {
            reportUnknownType(unknown)
          }
        }
      }
      if let result = function.result, let unknown = library.unknownName(in: result, scope: scope) {
        reportUnknownType(unknown)
      }
    case .property(_, let type?, _, _):
      let scope = TypeScope(owner: owner, generics: generics)
      if let unknown = library.unknownName(in: type, scope: scope) { reportUnknownType(unknown) }
    default: break
    }
  }

  private mutating func addExternModifier(
    _ path: [NameSyntax], _ function: ExternFunctionSyntax,
    _ located: Located<DeclarationSyntax.Kind>
  ) {
    let function = withBlocks(function)
    checkSignature(function)
    var owner = "View"
    for name in path.dropLast() {
      let group = owner + "." + name.text + "#"
      if library.type(group) == nil {
        library.add(TypeDeclaration(name: group, kind: .structure, span: name.span))
        library.add(
          library.declaration(
            .property(isSettable: false), owner: owner, name: name.text, isStatic: false,
            result: .nominal(group, []), requirements: [], prefix: DeclarationPrefix(),
            span: name.span))
      }
      owner = group
    }
    guard let last = path.last else { return }
    var declaration = library.function(
      last.text, function, kind: .function, owner: owner, isStatic: false,
      prefix: located.prefix, span: last.span)
    if function.result == nil { declaration.result = .view }
    if library.members(of: owner, named: last.text).contains(where: { isSame($0, declaration) }) {
      return
    }
    library.add(declaration)
  }

  /// Equal declarations in two files are one.
  private func isSame(_ first: MemberDeclaration, _ second: MemberDeclaration) -> Bool {
    first.takesAnything == second.takesAnything && first.result == second.result
      && first.parameters.count == second.parameters.count
      && zip(first.parameters, second.parameters).allSatisfy {
        $0.label == $1.label && $0.type == $1.type && $0.hasDefault == $1.hasDefault
      }
  }

  /// A parameter of type `View` is a block of views.
  private func withBlocks(_ function: ExternFunctionSyntax) -> ExternFunctionSyntax {
    guard case .list(var parameters) = function.parameters else { return function }
    for index in parameters.indices {
      guard case .named(let path, _) = parameters[index].type.kind, path.count == 1,
        path[0].text == "View"
      else { continue }
      let span = parameters[index].type.span
      parameters[index].type = TypeSyntax(
        .function(
          FunctionTypeSyntax(
            attributes: [NameSyntax("ViewBuilder", span)], parameters: [],
            result: TypeSyntax(.opaque([parameters[index].type]), span))), span)
    }
    var function = function
    function.parameters = .list(parameters)
    return function
  }

  /// `extern view Chart(title: String, content: View)`: a type with one initialiser.
  private mutating func addExternView(
    _ name: NameSyntax, _ function: ExternFunctionSyntax, _ protocolName: String,
    _ located: Located<DeclarationSyntax.Kind>
  ) {
    if let known = library.type(name.text), known.span == nil {
      report(.hidesSwiftUI(name, "type"))
      return
    }
    let function = withBlocks(function)
    checkSignature(function)
    var type = TypeDeclaration(name: name.text, kind: .structure, span: name.span)
    type.conformances = [protocolName]
    type.access = access(located.prefix)
    if library.type(name.text) == nil { library.add(type) }
    let declaration = library.function(
      "init", function, kind: .initialiser(isFailable: false), owner: name.text, isStatic: true,
      prefix: located.prefix, span: name.span)
    if library.members(of: name.text, named: "init").contains(where: { isSame($0, declaration) }) {
      return
    }
    library.add(declaration)
  }
}
