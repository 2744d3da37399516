import Diagnostics
import Hashing
import Parser

/// The heads of styles: their names, parameters, types and shorthands.
extension Checker {
  mutating func collectStyle(_ located: Located<StyleSyntax>, _ bodies: inout Bodies) {
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
    let shorthand = SwiftName.lowerCamel(endsInStyle ? String(name.dropLast(5)) : name)
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
    if configuration.origin != .system, style.access > configuration.access {
      report(
        .lessVisible(
          syntax.configuration.span, configuration.name, configuration.span, name, style.access))
    }
    module.styles.append(style)
    let position = module.styles.count - 1
    tables.add(style: position, style)
    module.files[Int(located.file)].items.append(.style(position))
    bodies.styles.append((position, located))
    checkDefault(style, position, located)
    addStyleType(style, configuration)
  }

  func nestedTypes(of index: Int) -> HashMap<String, String> {
    var result: HashMap<String, String> = [:]
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
    if library.mayDeclare(swiftName), let type = library.type(swiftName) {
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
    for owner in owners where library.catalogue.contains(owner + "." + shorthand) {
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
    library.add(
      AddedStyle(
        typeName: style.swiftName, shorthand: style.shorthand,
        protocolName: configuration.protocolName, generics: generics, parameters: parameters,
        availability: Availability(style.availability), access: style.access, span: style.span))
  }

  mutating func collectExternStyle(
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
    let shorthand = SwiftName.lowerCamel(
      endsInStyle ? String(name.text.dropLast(5)) : name.text)
    scopes.append([:])
    let checked = parameters.map { self.parameter($0, DeclarationPrefix()) }
    scopes.removeLast()
    let added = AddedStyle(
      typeName: typeName, shorthand: shorthand, protocolName: configuration.protocolName,
      generics: [], parameters: checked.map { declared($0) },
      availability: library.availability(located.prefix), access: access(located.prefix),
      span: name.span)
    library.add(added.initialiser(library))
    for declaration in added.shorthands(library) { library.add(declaration) }
  }
}
