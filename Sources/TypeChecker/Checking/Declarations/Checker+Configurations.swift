import Diagnostics
import Hashing
import Parser

/// Configurations: the module's own, `extern` ones and those of SwiftUI's controls.
extension Checker {
  /// SwiftUI's controls that can be drawn from a configuration (`Toggle(configuration)`), after
  /// SwiftUI's interface; the others have no such initialiser.
  static let deferring: HashSet<String> = [
    "PrimitiveButton", "Toggle", "Menu", "ProgressView", "Label", "GroupBox", "LabeledContent",
    "ControlGroup", "Form",
  ]

  /// Collects all configurations; gives the index of each declaration of the module's own.
  mutating func collectConfigurations(
    _ declarations: [Located<DeclarationSyntax.Kind>]
  ) -> [(index: Int, located: Located<ConfigurationSyntax>)] {
    var result: [(Int, Located<ConfigurationSyntax>)] = []
    for located in declarations {
      switch located.syntax {
      case .configuration(let syntax):
        if let other = tables.configurations[syntax.name.text] {
          report(.declaredTwice(syntax.name, module.configurations[other].span))
          continue
        }
        tables.configurations[syntax.name.text] = module.configurations.count
        checkConfigurationName(syntax)
        checkDistinct(syntax.name)
        let configuration = Located<ConfigurationSyntax>(
          syntax: syntax, prefix: located.prefix, file: located.file, span: located.span)
        addConfiguration(configuration)
        result.append((module.configurations.count - 1, configuration))
        module.files[Int(located.file)].items.append(
          .configuration(module.configurations.count - 1))
      case .extern(let syntax):
        if case .configuration(let configuration) = syntax.kind {
          addExternConfiguration(configuration, located)
        }
      default: break
      }
    }
    return result
  }

  private mutating func checkConfigurationName(_ syntax: ConfigurationSyntax) {
    let name = syntax.name.text
    let hasComponent = syntax.members.contains {
      if case .component = $0.kind { return true }
      return false
    }
    let modifier = SwiftName.lowerCamel(name) + "Style"
    let taken = library.members(of: "View", named: modifier).first { $0.span == nil }
    let count = diagnostics.count
    defer { if diagnostics.count > count { refusedNames.insert(syntax.name.span) } }
    if taken != nil || Checker.takenModifiers.contains(modifier) {
      report(.hidesSwiftUI(syntax.name, "modifier '\(modifier)(_:)'"))
    } else if hasComponent, let type = library.type(name) {
      if let span = type.span {
        report(.declaredTwice(syntax.name, span))
      } else {
        report(.hidesSwiftUI(syntax.name, "type"))
      }
    } else if library.type(name + "Style")?.span == nil, library.type(name + "Style") != nil {
      report(.hidesSwiftUI(syntax.name, "protocol '\(name)Style'"))
    } else if let span = (library.type(name + "Style") ?? library.type("Any" + name + "Style"))?
      .span
    {
      report(.declaredTwice(syntax.name, span))
    } else if SwiftName.keywords.contains(name) || ["Type", "Protocol", "Self"].contains(name) {
      report(.reservedName(syntax.name))
    }
  }

  /// Style modifiers of SwiftUI that the catalogue leaves out because no style body uses them.
  private static let takenModifiers: HashSet<String> = [
    "accessoryWidgetGroupStyle", "backgroundStyle", "buttonStyle", "controlGroupStyle",
    "datePickerStyle", "disclosureGroupStyle", "foregroundStyle", "formStyle", "gaugeStyle",
    "groupBoxStyle", "indexViewStyle", "labelStyle", "labeledContentStyle", "listStyle",
    "mapStyle", "menuStyle", "menuButtonStyle", "navigationSplitViewStyle", "navigationViewStyle",
    "pickerStyle", "photosPickerStyle", "pointerStyle", "presentedWindowStyle",
    "presentedWindowToolbarStyle", "progressViewStyle", "scrollEdgeEffectStyle",
    "shortcutsLinkStyle", "symbolEffectStyle", "tabViewStyle", "tableStyle", "textEditorStyle",
    "textFieldStyle", "tipImageStyle", "toggleStyle", "windowStyle", "windowToolbarStyle",
  ]

  /// Names that members cannot have, since what is emitted has them already.
  static let reservedMembers: HashSet<String> = [
    "body", "Body", "configuration", "self", "style", "init", "makeBody", "Type", "Protocol",
  ]

  private mutating func addConfiguration(_ located: Located<ConfigurationSyntax>) {
    let syntax = located.syntax
    let name = syntax.name.text
    var configuration = CheckedConfiguration(
      name: name, origin: .module, protocolName: name + "Style",
      configurationName: name + "StyleConfiguration", hasUnlabelledRequirement: false,
      canDefer: true, file: located.file, span: syntax.name.span)
    configuration.documentation = located.prefix.documentation
    configuration.access = access(located.prefix)
    configuration.availability = availability(located.prefix)
    var protocolDeclaration = TypeDeclaration(
      name: configuration.protocolName, kind: .protocolType, span: syntax.name.span)
    protocolDeclaration.conformances = ["DynamicProperty", "Sendable"]
    library.add(protocolDeclaration)
    addViewStyleModifier(configuration, syntax.name)
    // The enums first: members may be of them wherever they stand.
    let saved = context
    context.nestedTypes = [:]
    for member in syntax.members {
      if case .enum(let nested) = member.kind {
        checkNestedName(nested.name, syntax)
        addEnum(nested, located.prefix, inside: configuration.configurationName)
        let swiftName = configuration.configurationName + "." + nested.name.text
        context.nestedTypes[nested.name.text] = swiftName
        // Outside it is `MyToggle.Size`.
        let outside = name + "." + nested.name.text
        if library.type(outside) == nil {
          library.add(
            TypeDeclaration(
              name: outside, kind: .alias(.nominal(swiftName, [])), span: nested.name.span))
        }
        configuration.enums.append(
          CheckedEnum(
            name: nested.name.text, swiftName: swiftName,
            cases: nested.cases.map { .init(name: $0.name.text, documentation: $0.documentation) },
            documentation: member.prefix.documentation, access: configuration.access,
            availability: [], span: nested.name.span))
      }
    }
    var names: HashMap<String, SourceSpan> = [:]
    for member in syntax.members {
      if let checked = self.member(member, in: configuration, located.prefix, &names) {
        configuration.members.append(checked)
      }
      if case .component = member.kind, configuration.component != nil {
        report(.declaredTwice(NameSyntax("component", member.span), member.span))
      }
      if case .component = member.kind {
        configuration.component = CheckedComponent(body: nil, ownedStates: [])
      }
    }
    context = saved
    markStatesHandedOver(by: syntax, in: &configuration, file: located.file)
    module.configurations.append(configuration)
    if configuration.component != nil, library.type(name) == nil {
      var control = TypeDeclaration(name: name, kind: .structure, span: syntax.name.span)
      control.conformances = ["View"]
      control.access = configuration.access
      library.add(control)
      addControlInitialisers(configuration)
    }
  }

  /// `View.myToggleStyle(_:)`, so that bodies can set the styles of nested controls.
  private mutating func addViewStyleModifier(
    _ configuration: CheckedConfiguration, _ name: NameSyntax
  ) {
    var modifier = library.declaration(
      .function, owner: "View", name: SwiftName.lowerCamel(configuration.name) + "Style",
      isStatic: false, result: .view, requirements: [], prefix: DeclarationPrefix(),
      span: name.span)
    modifier.generics = [.init(name: "S", protocols: [configuration.protocolName])]
    modifier.parameters = [
      .init(
        label: nil, name: "style", type: .parameter("S"), hasDefault: false, defaultValue: nil,
        isVariadic: false, isAutoclosure: false)
    ]
    library.add(modifier)
  }

  /// The control's own initialisers, for bodies that show another control of the module.
  private mutating func addControlInitialisers(_ configuration: CheckedConfiguration) {
    for form in configuration.controlForms {
      var initialiser = library.declaration(
        .initialiser(isFailable: false), owner: configuration.name, name: "init", isStatic: true,
        result: .parameter("Self"), requirements: [], prefix: DeclarationPrefix(),
        span: configuration.span)
      var parameters: [MemberDeclaration.Parameter] = []
      for (slot, kind) in form.texts {
        var parameter: MemberDeclaration.Parameter
        switch kind {
        case .key: parameter = self.parameter(slot, .nominal("LocalizedStringKey", []), false)
        case .text: parameter = self.parameter(slot, .text, false)
        case .string:
          parameter = self.parameter(slot, .parameter("S"), false)
          initialiser.generics = [.init(name: "S", protocols: ["StringProtocol"])]
          initialiser.isDisfavoured = true
        }
        if slot.textInitialisers == .first { parameter.label = nil }
        parameters.append(parameter)
      }
      for member in form.values + form.slots + form.closures {
        let isRequired = form.requiresFirstClosure && member.name == form.closures.first?.name
        if let parameter = controlParameter(member, isRequired: isRequired) {
          parameters.append(parameter)
        }
      }
      initialiser.parameters = parameters
      library.add(initialiser)
    }
  }

  /// What a control takes for a member; nil for what it does not take.
  private func controlParameter(
    _ member: CheckedMember, isRequired: Bool
  ) -> MemberDeclaration.Parameter? {
    switch member.kind {
    case .slot(let parameters, let isOptional, _):
      let function = Type.FunctionType(
        parameters: (parameters ?? []).map(\.type), result: .view, isViewBuilder: true)
      return parameter(member, .function(function), isOptional)
    case .state(let type, let value, _):
      return parameter(member, type, !isRequired && (value != nil || type.isOptional))
    case .binding(let type):
      return parameter(member, .nominal("Binding", [type]), false)
    case .action(let parameters, let isOptional):
      let function = Type.function(
        .init(parameters: parameters.map(\.type), result: .void, isEscaping: true))
      return parameter(
        member, isOptional ? .optional(function) : function, isOptional && !isRequired)
    case .derived: return nil
    }
  }

  private func parameter(
    _ member: CheckedMember, _ type: Type, _ hasDefault: Bool
  ) -> MemberDeclaration.Parameter {
    .init(
      label: member.name, name: member.name, type: type, hasDefault: hasDefault,
      defaultValue: nil, isVariadic: false, isAutoclosure: false)
  }

  // MARK: - Other configurations

  private mutating func addExternConfiguration(
    _ syntax: ExternConfigurationSyntax, _ located: Located<DeclarationSyntax.Kind>
  ) {
    let name = syntax.name.text
    if let other = tables.configurations[name] {
      if module.configurations[other].origin == .module {
        report(.declaredTwice(syntax.name, module.configurations[other].span))
      }
      return
    }
    tables.configurations[name] = module.configurations.count
    let hasComponent = syntax.members.contains {
      if case .component = $0.kind { return true }
      return false
    }
    var configuration = CheckedConfiguration(
      name: name, origin: .extern, protocolName: syntax.protocolName?.text ?? name + "Style",
      configurationName: syntax.configurationName?.text ?? name + "StyleConfiguration",
      hasUnlabelledRequirement: syntax.hasUnlabelledRequirement, canDefer: hasComponent, file: -1,
      span: syntax.name.span)
    configuration.access = access(located.prefix)
    if library.type(configuration.protocolName)?.span == syntax.name.span {
      addViewStyleModifier(configuration, syntax.name)
    }
    for member in syntax.members {
      if case .enum(let nested) = member.kind {
        addEnum(nested, located.prefix, inside: configuration.configurationName)
        context.nestedTypes[nested.name.text] =
          configuration.configurationName + "." + nested.name.text
      }
    }
    var names: HashMap<String, SourceSpan> = [:]
    for member in syntax.members {
      if let checked = self.member(member, in: configuration, located.prefix, &names) {
        configuration.members.append(checked)
      }
    }
    for member in syntax.members {
      if case .enum(let nested) = member.kind {
        configuration.enums.append(
          CheckedEnum(
            name: nested.name.text,
            swiftName: configuration.configurationName + "." + nested.name.text,
            cases: nested.cases.map { .init(name: $0.name.text, documentation: []) },
            documentation: [], access: configuration.access, availability: [],
            span: nested.name.span))
      }
    }
    context.nestedTypes = [:]
    module.configurations.append(configuration)
  }

  /// The index of the configuration that a style is for; SwiftUI's own are added when they are
  /// first asked for.
  mutating func configuration(named name: NameSyntax) -> Int? {
    if let index = tables.configurations[name.text] { return index }
    guard let line = library.catalogue.declarations("configuration." + name.text).first,
      case .declaration(let syntax, let prefix)? = library.entry(line),
      case .configuration(let configuration) = syntax.kind
    else {
      reportUnknownConfiguration(name)
      return nil
    }
    if let reason = configuration.unavailable {
      report(.controlWithoutStyles(name, reason))
      return nil
    }
    var checked = CheckedConfiguration(
      name: name.text, origin: .system, protocolName: name.text + "Style",
      configurationName: name.text + "StyleConfiguration", hasUnlabelledRequirement: false,
      canDefer: Checker.deferring.contains(name.text), file: -1, span: .none)
    checked.access = .public
    checked.availability = library.availability(prefix).versions.compactMap { entry in
      entry.value.map { PlatformVersion(entry.key, $0) }
    }.sorted { $0.platform.rawValue < $1.platform.rawValue }
    let savedTargets = context.targets
    context.targets = [:]
    var names: HashMap<String, SourceSpan> = [:]
    for member in configuration.members {
      if let member = self.member(member, in: checked, prefix, &names) {
        checked.members.append(member)
      }
    }
    context.targets = savedTargets
    for position in checked.members.indices {
      // What all targets have needs no check.
      checked.members[position].availability.removeAll { entry in
        context.targets[entry.platform].map { $0 >= entry.version } ?? true
      }
    }
    tables.configurations[name.text] = module.configurations.count
    module.configurations.append(checked)
    return module.configurations.count - 1
  }

}
