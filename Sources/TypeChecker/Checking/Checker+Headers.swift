import Diagnostics
import Parser

/// The declarations that have bodies: first their heads, so that all see each other, then the
/// bodies.
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

  // MARK: - Styles

  private mutating func collectStyle(_ located: Located<StyleSyntax>, _ bodies: inout Bodies) {
    let syntax = located.syntax
    guard let index = configuration(named: syntax.configuration) else {
      // The body is checked for nothing: its names are the configuration's.
      return
    }
    let configuration = module.configurations[index]
    let stated = availability(located.prefix)
    withAvailability(stated) { checker in
      for entry in configuration.availability {
        if let target = checker.context.targets[entry.platform], target < entry.version {
          checker.report(
            .notAvailable(
              configuration.protocolName, entry.platform, entry.version, target: target,
              condition: checker.condition(
                for: Availability(configuration.availability), exists: true),
              syntax.configuration.span, isDeclaration: true))
        }
      }
    }
    let name = syntax.name.text
    let endsInStyle = name.hasSuffix("Style") && name != "Style"
    let swiftName =
      syntax.swiftName?.text
      ?? (endsInStyle ? name : name + configuration.name + "Style")
    let shorthand = SwiftNames.lowerCamel(endsInStyle ? String(name.dropLast(5)) : name)
    checkStyleName(syntax.name, swiftName, shorthand, index, located)
    var style = CheckedStyle(
      name: name, swiftName: swiftName, shorthand: shorthand, configuration: index,
      isDefault: syntax.defaultSpan != nil, parameters: [],
      body: CheckedBody(content: CheckedViewBlock(items: [], span: syntax.body.span)),
      documentation: located.prefix.documentation, access: access(located.prefix),
      availability: stated, file: located.file, span: syntax.name.span)
    let saved = context
    context.nestedTypes = nestedTypes(of: index)
    scopes.append([:])
    let members = memberTable(index)
    for parameter in syntax.parameters {
      if let other = scopes[scopes.count - 1][parameter.name.text] {
        report(.declaredTwice(parameter.name, other.reference.declaration))
      } else if let hidden = members[parameter.name.text] {
        report(.hiddenName(parameter.name, hidden.kind, configuration.name))
      }
      checkParameterName(parameter.name)
      if parameter.name.text == "configuration" { report(.reservedName(parameter.name)) }
      let checked = self.parameter(parameter, located.prefix)
      declareParameter(checked)
      style.parameters.append(checked)
    }
    scopes.removeLast()
    context = saved
    if let type = module.configurations[index].origin == .system
      ? nil : module.configurations[index], access(located.prefix) > type.access
    {
      report(
        .lessVisible(
          syntax.configuration.span, type.name, type.span, name, access(located.prefix)))
    }
    module.styles.append(style)
    let position = module.styles.count - 1
    tables.add(style: position, style)
    module.files[Int(located.file)].items.append(.style(position))
    bodies.styles.append((position, located))
    checkDefault(style, position, located)
    addStyleType(style, configuration)
  }

  private func nestedTypes(of index: Int) -> [String: String] {
    var result: [String: String] = [:]
    for nested in module.configurations[index].enums { result[nested.name] = nested.swiftName }
    return result
  }

  private mutating func checkStyleName(
    _ name: NameSyntax, _ swiftName: String, _ shorthand: String, _ index: Int,
    _ located: Located<StyleSyntax>
  ) {
    if let other = tables.styles[swiftName] ?? tables.style(shorthand, of: index) {
      let style = module.styles[other]
      if style.name == name.text {
        report(.declaredTwice(name, style.span))
      } else {
        report(.sameInSwift(name, style.name, "." + shorthand, style.span))
      }
      return
    }
    if ["init", "self", "Type", "Protocol"].contains(shorthand)
      || swiftName == "Any" + module.configurations[index].protocolName
    {
      report(.reservedName(name))
      return
    }
    if let type = library.type(swiftName) {
      if let span = type.span {
        report(.declaredTwice(name, span))
      } else {
        report(.hidesSwiftUI(name, "type '\(swiftName)'"))
      }
      return
    }
    let protocolName = module.configurations[index].protocolName
    var owners = [protocolName]
    if protocolName == "ButtonStyle" { owners.append("PrimitiveButtonStyle") }
    if protocolName == "PrimitiveButtonStyle" { owners.append("ButtonStyle") }
    for owner in owners {
      let taken = library.members(of: owner, named: shorthand).first {
        $0.isStatic && $0.span == nil
      }
      if taken != nil {
        report(.hidesSwiftUI(name, "style '.\(shorthand)'"))
        return
      }
    }
  }

  private mutating func checkDefault(
    _ style: CheckedStyle, _ position: Int, _ located: Located<StyleSyntax>
  ) {
    guard let span = located.syntax.defaultSpan else { return }
    let configuration = module.configurations[style.configuration]
    guard configuration.origin == .module else {
      report(.defaultForForeign(span, configuration.name))
      return
    }
    if let other = configuration.defaultStyle {
      report(.severalDefaults(span, module.styles[other].span))
      return
    }
    module.configurations[style.configuration].defaultStyle = position
    for parameter in style.parameters where parameter.defaultValue == nil {
      report(.defaultWithParameter(parameter.span, parameter.name))
    }
    if style.access < configuration.access {
      report(.defaultLessVisible(located.syntax.name, configuration.name, configuration.access))
    }
  }

  /// The style's struct and shorthand, so that bodies can set styles of nested controls.
  private mutating func addStyleType(_ style: CheckedStyle, _ configuration: CheckedConfiguration) {
    var type = TypeDeclaration(name: style.swiftName, kind: .structure, span: style.span)
    type.conformances = [configuration.protocolName, "Sendable"]
    type.access = style.access
    var generics: [MemberDeclaration.GenericParameter] = []
    var parameters: [MemberDeclaration.Parameter] = []
    for (index, parameter) in style.parameters.enumerated() {
      var declared = self.declared(parameter)
      if case .opaque(let protocols) = parameter.type {
        generics.append(.init(name: "some\(index)", protocols: protocols))
        declared.type = .parameter("some\(index)")
      }
      parameters.append(declared)
    }
    library.add(type)
    var initialiser = library.declaration(
      .initialiser(isFailable: false), owner: style.swiftName, name: "init", isStatic: true,
      result: .parameter("Self"), requirements: [], prefix: DeclarationPrefix(), span: style.span)
    initialiser.generics = generics
    initialiser.parameters = parameters
    library.add(initialiser)
    addShorthand(
      style.shorthand, of: .nominal(style.swiftName, []), configuration.protocolName, generics,
      parameters, style.span, Availability(style.availability))
  }

  private mutating func addShorthand(
    _ name: String, of type: Type, _ protocolName: String,
    _ generics: [MemberDeclaration.GenericParameter], _ parameters: [MemberDeclaration.Parameter],
    _ span: SourceSpan, _ availability: Availability
  ) {
    let requirement = MemberDeclaration.Requirement(
      left: .parameter("Self"), isEquality: true, right: type)
    if parameters.allSatisfy(\.hasDefault) {
      var property = library.declaration(
        .property(isSettable: false), owner: protocolName, name: name, isStatic: true,
        result: type, requirements: [requirement], prefix: DeclarationPrefix(), span: span)
      property.availability = availability
      library.add(property)
    }
    if !parameters.isEmpty {
      var function = library.declaration(
        .function, owner: protocolName, name: name, isStatic: true, result: type,
        requirements: [requirement], prefix: DeclarationPrefix(), span: span)
      function.generics = generics
      function.parameters = parameters
      function.availability = availability
      library.add(function)
    }
  }

  private mutating func collectExternStyle(
    _ name: NameSyntax, _ swiftName: NameSyntax?, _ parameters: [ParameterSyntax],
    _ configurationName: NameSyntax, _ located: Located<DeclarationSyntax.Kind>
  ) {
    guard let index = configuration(named: configurationName) else { return }
    let configuration = module.configurations[index]
    let endsInStyle = name.text.hasSuffix("Style")
    let typeName =
      swiftName?.text ?? (endsInStyle ? name.text : name.text + configuration.name + "Style")
    if library.type(typeName) == nil {
      var type = TypeDeclaration(name: typeName, kind: .structure, span: name.span)
      type.conformances = [configuration.protocolName]
      type.access = access(located.prefix)
      library.add(type)
    }
    let shorthand = SwiftNames.lowerCamel(
      endsInStyle ? String(name.text.dropLast(5)) : name.text)
    scopes.append([:])
    let checked = parameters.map { self.parameter($0, DeclarationPrefix()) }
    scopes.removeLast()
    var initialiser = library.declaration(
      .initialiser(isFailable: false), owner: typeName, name: "init", isStatic: true,
      result: .parameter("Self"), requirements: [], prefix: DeclarationPrefix(), span: name.span)
    initialiser.parameters = checked.map { declared($0) }
    library.add(initialiser)
    addShorthand(
      shorthand, of: .nominal(typeName, []), configuration.protocolName, [],
      checked.map { declared($0) }, name.span, library.availability(located.prefix))
  }

  // MARK: - Shared parts

  private mutating func collectModifier(
    _ located: Located<ModifierSyntax>, _ bodies: inout Bodies
  ) {
    let syntax = located.syntax
    let functionName = SwiftNames.lowerCamel(syntax.name.text)
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

  // MARK: - Constants of the file level

  /// Each is checked when those that it mentions are known, whatever their order.
  mutating func checkConstants(_ declarations: [Located<DeclarationSyntax.Kind>]) {
    var pending: [(LetSyntax, Located<DeclarationSyntax.Kind>, Int)] = []
    for located in declarations {
      guard case .let(let syntax) = located.syntax else { continue }
      if let other = scopes[0][syntax.name.text] {
        report(.declaredTwice(syntax.name, other.reference.declaration))
        continue
      }
      checkFileName(syntax.name)
      let constant = CheckedConstant(
        name: syntax.name.text, type: .error, hasWrittenType: syntax.type != nil,
        value: .expression(error(syntax.value.span)), span: syntax.name.span)
      module.constants.append(
        CheckedFileConstant(
          constant: constant, documentation: located.prefix.documentation,
          access: access(located.prefix), availability: availability(located.prefix)))
      module.files[Int(located.file)].items.append(.constant(module.constants.count - 1))
      pending.append((syntax, located, module.constants.count - 1))
    }
    checkInOrder(pending)
  }

  /// Checks each constant after those that it mentions; what mentions itself is an error.
  private mutating func checkInOrder(
    _ pending: [(LetSyntax, Located<DeclarationSyntax.Kind>, Int)]
  ) {
    var positions: [String: Int] = [:]
    for (index, entry) in pending.enumerated() { positions[entry.0.name.text] = index }
    var isDone = Array(repeating: false, count: pending.count)
    var isOpen = isDone
    for start in pending.indices {
      var stack = [start]
      while let index = stack.last {
        if isDone[index] {
          stack.removeLast()
          continue
        }
        let (syntax, located, position) = pending[index]
        let before = diagnostics.count
        trialBudget = Checker.trialLimit
        let constant = declareConstant(syntax, kind: .fileConstant)
        let missing = diagnostics[before...].compactMap { said -> (Int, SourceSpan)? in
          guard said.id == .unknownName else { return nil }
          return positions[text(said.span)].map { ($0, said.span) }
        }
        if let first = missing.first {
          diagnostics.removeSubrange(before...)
          scopes[0][syntax.name.text] = nil
          isOpen[index] = true
          let waiting = missing.map(\.0).filter { !isOpen[$0] }
          if waiting.isEmpty {
            report(.constantCycle(syntax.name, first.1, text(first.1)))
            declare(constantOfNoType(syntax.name))
            isDone[index] = true
          } else {
            stack += waiting
          }
          continue
        }
        isDone[index] = true
        module.constants[position].constant = constant
        checkAccess(of: constant.type, syntax.name.span, in: located.prefix, syntax.name.text)
      }
    }
  }

  private func constantOfNoType(_ name: NameSyntax) -> Symbol {
    Symbol(reference: Reference(.fileConstant, name.text, name.span), type: .error)
  }

  // MARK: - Bodies

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

  private mutating func checkConfiguration(_ index: Int, _ syntax: ConfigurationSyntax) {
    let saved = context
    defer { context = saved }
    context.kind = .component
    context.configuration = index
    context.nestedTypes = nestedTypes(of: index)
    let availability = module.configurations[index].availability
    withAvailability(availability) { checker in
      checker.withScope(checker.memberSymbols(index)) { checker in
        checker.checkDerived(index, syntax)
        for member in syntax.members {
          switch member.kind {
          case .never(let conditions):
            let (checked, _) = checker.conditions(conditions, allowsFixed: false)
            checker.module.configurations[index].nevers.append(checked)
          case .component(let block?):
            let body = checker.body(block, isStyle: false)
            checker.module.configurations[index].component = CheckedComponent(
              body: body, ownedStates: [])
            checker.markOwnedStates(index, body)
          default: break
          }
        }
      }
    }
    // A name that is refused would only have styles of another one.
    if module.configurations[index].defaultStyle == nil,
      !refusedNames.contains(syntax.name.span)
    {
      report(.noDefaultStyle(syntax.name))
    }
  }

  /// The configuration's `let`s, each after those that it mentions.
  private mutating func checkDerived(_ index: Int, _ syntax: ConfigurationSyntax) {
    let kind = context.kind
    context.kind = .constant
    defer { context.kind = kind }
    var waiting: [LetSyntax] = []
    for member in syntax.members {
      if case .derived(let constant) = member.kind { waiting.append(constant) }
    }
    guard !waiting.isEmpty else { return }
    var positions: [String: Int] = [:]
    for (position, member) in module.configurations[index].members.enumerated() {
      positions[member.name] = position
    }
    let names = Set(waiting.map(\.name.text))
    for name in names { scopes[scopes.count - 1][name] = nil }
    var isLast = false
    while !waiting.isEmpty {
      var left: [LetSyntax] = []
      for constant in waiting {
        guard let position = positions[constant.name.text],
          module.configurations[index].members[position].span == constant.name.span
        else { continue }
        let before = diagnostics.count
        let checked = withScope { $0.declareConstant(constant, kind: .derived) }
        let missing = diagnostics[before...].first { said in
          said.id == .unknownName && names.contains(text(said.span))
        }
        if let missing {
          diagnostics.removeSubrange(before...)
          if !isLast {
            left.append(constant)
            continue
          }
          report(.constantCycle(constant.name, missing.span, text(missing.span)))
        }
        if library.conforms(checked.type, to: "View"), case .opaque = checked.type {
          report(.derivedView(constant.name, constant.value.span))
        }
        module.configurations[index].members[position].kind = .derived(
          missing == nil ? checked.type : .error, checked.value)
        declare(
          Symbol(
            reference: Reference(.derived, constant.name.text, constant.name.span),
            type: missing == nil ? checked.type : .error))
      }
      isLast = left.count == waiting.count
      waiting = left
    }
  }

  /// States that the component hands over are no parameters of the control.
  private mutating func markOwnedStates(_ index: Int, _ body: CheckedBody) {
    var collector = OwnedStateCollector()
    collector.walk(body.content)
    module.configurations[index].component?.ownedStates = collector.names
    for position in module.configurations[index].members.indices {
      let member = module.configurations[index].members[position]
      if collector.names.contains(member.name), case .state(let type, let value, _) = member.kind {
        module.configurations[index].members[position].kind = .state(
          type, defaultValue: value, isOwned: true)
      }
    }
    if !collector.drawsStyle { report(.componentWithoutStyled(body.content.span)) }
  }
}

/// The states in `styled(isPressed: …)`.
private struct OwnedStateCollector: CheckedTreeWalker {
  private(set) var names: [String] = []
  private(set) var drawsStyle = false

  mutating func enter(_ expression: CheckedExpression) {
    if case .styled = expression.kind { drawsStyle = true }
    guard case .call(let call) = expression.kind, case .styled(.next) = call.callee.kind else {
      return
    }
    for argument in call.arguments {
      if let label = argument.label, !names.contains(label) { names.append(label) }
    }
  }
}
