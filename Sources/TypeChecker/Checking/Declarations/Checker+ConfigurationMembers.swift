import Diagnostics
import Hashing
import Parser

/// The members of configurations, and what they are as names in scope.
extension Checker {
  mutating func member(
    _ member: ConfigurationMemberSyntax, in configuration: CheckedConfiguration,
    _ prefix: DeclarationPrefix, _ names: inout HashMap<String, SourceSpan>
  ) -> CheckedMember? {
    let availability = library.availability(member.prefix).versions.compactMap { entry in
      entry.value.map { PlatformVersion(entry.key, $0) }
    }.sorted { $0.platform.rawValue < $1.platform.rawValue }
    func result(_ name: NameSyntax, _ kind: CheckedMember.Kind) -> CheckedMember {
      CheckedMember(
        name: name.text, kind: kind, documentation: member.prefix.documentation,
        availability: availability, span: name.span)
    }
    var name: NameSyntax?
    var kind: CheckedMember.Kind?
    switch member.kind {
    case .slot(let slot, let parameters, let isOptional, let type, let option):
      name = slot
      var text = CheckedMember.TextInitialisers.none
      if let type {
        if case .named(let path, _) = type.kind, path.count == 1, path[0].text == "Text" {
          let hasFirst = configuration.members.contains { other in
            if case .slot(_, _, .first) = other.kind { return true }
            return false
          }
          text = hasFirst ? (option == nil ? .none : .labelled) : .first
          if let option, option.text != "both" { report(.slotWord(option)) }
        } else {
          report(.slotType(type.span))
        }
      }
      if parameters != nil, text != .none {
        report(.slotType(type?.span ?? slot.span))
        text = .none
      }
      kind = .slot(
        parameters: parameters.map { $0.map { self.parameter($0, prefix) } },
        isOptional: isOptional, text: text)
    case .state(let state, let type, let value):
      name = state
      let resolved = resolveType(type)
      checkAccess(of: resolved, type.span, in: prefix, configuration.name)
      kind = .state(
        resolved, defaultValue: value.map { check($0, as: resolved) }, isOwned: false)
    case .binding(let binding, let type):
      name = binding
      let resolved = resolveType(type)
      checkAccess(of: resolved, type.span, in: prefix, configuration.name)
      kind = .binding(resolved)
    case .action(let action, let parameters, let isOptional):
      name = action
      kind = .action(
        parameters: parameters.enumerated().map { index, parameter in
          let type = resolveType(parameter.type)
          checkAccess(of: type, parameter.type.span, in: prefix, configuration.name)
          return CheckedParameter(
            label: parameter.name?.text, name: parameter.name?.text ?? "value\(index + 1)",
            type: type, defaultValue: nil, span: parameter.type.span)
        }, isOptional: isOptional)
    case .derived(let constant):
      // Checked with the bodies, when all members are known.
      name = constant.name
      let type = constant.type.map { resolveType($0) } ?? .error
      kind = .derived(type, .expression(error(constant.value.span)))
    case .enum, .never, .component:
      return nil
    }
    guard let name, let kind else { return nil }
    if let other = names[name.text] {
      report(.declaredTwice(name, other))
      return nil
    }
    names[name.text] = name.span
    if Checker.reservedMembers.contains(name.text) {
      report(.reservedName(name))
    } else {
      checkValueName(name)
    }
    return result(name, kind)
  }

  /// A parameter of a style, part or slot; its default may use `scopes` as they are.
  mutating func parameter(_ syntax: ParameterSyntax, _ prefix: DeclarationPrefix)
    -> CheckedParameter
  {
    var type = resolveType(syntax.type)
    if syntax.isVariadic { type = .array(type) }
    let isViewBuilder =
      syntax.attributes.contains { $0.text == "ViewBuilder" } || isViewClosure(type)
    if isViewBuilder, case .function(var function) = type {
      function.isViewBuilder = true
      type = .function(function)
    }
    var value: CheckedExpression?
    if case .expression(let expression)? = syntax.defaultValue {
      value = check(expression, as: type)
    }
    checkAccess(of: type, syntax.type.span, in: prefix, syntax.name.text)
    return CheckedParameter(
      label: syntax.label?.text, name: syntax.name.text, type: type, defaultValue: value,
      isViewBuilder: isViewBuilder, span: syntax.name.span)
  }

  /// The members of a configuration by name. Kept once the configuration is complete, since every
  /// style of it asks.
  mutating func memberTable(_ index: Int) -> HashMap<String, NameTables.Member> {
    if let known = tables.members[index] { return known }
    var result: HashMap<String, NameTables.Member> = [:]
    for (position, member) in module.configurations[index].members.enumerated() {
      let kind: Reference.Kind
      switch member.kind {
      case .slot: kind = .slot
      case .state: kind = .state
      case .binding: kind = .binding
      case .action: kind = .action
      case .derived: kind = .derived
      }
      result[member.name] = .init(position: position, kind: kind)
    }
    tables.members[index] = result
    return result
  }

  /// The members of a configuration, of which nothing changes any more, as names in scope.
  mutating func memberFrame(_ index: Int) -> HashMap<String, Symbol> {
    if let known = tables.memberFrames[index] { return known }
    var frame: HashMap<String, Symbol> = [:]
    for symbol in memberSymbols(index) { frame[symbol.reference.name] = symbol }
    tables.memberFrames[index] = frame
    return frame
  }

  /// The members of a configuration as names in scope.
  func memberSymbols(_ index: Int) -> [Symbol] {
    module.configurations[index].members.map { member in
      var availability = Availability()
      for entry in member.availability {
        availability.versions.updateValue(entry.version, forKey: entry.platform)
      }
      switch member.kind {
      case .slot(let parameters, let isOptional, _):
        var symbol = Symbol(
          reference: Reference(.slot, member.name, member.span), type: .view,
          availability: availability)
        if let parameters {
          symbol.parameters = parameters.map { declared($0) }
          symbol.isOptional = isOptional
        } else if isOptional {
          symbol.type = .optional(.view)
        }
        return symbol
      case .state(let type, _, _):
        return Symbol(
          reference: Reference(.state, member.name, member.span), type: type,
          availability: availability)
      case .binding(let type):
        var symbol = Symbol(
          reference: Reference(.binding, member.name, member.span), type: type,
          availability: availability)
        symbol.isSettable = true
        return symbol
      case .action(let parameters, let isOptional):
        var symbol = Symbol(
          reference: Reference(.action, member.name, member.span), type: .void,
          availability: availability)
        symbol.parameters = parameters.map { declared($0) }
        symbol.isOptional = isOptional
        return symbol
      case .derived(let type, _):
        return Symbol(reference: Reference(.derived, member.name, member.span), type: type)
      }
    }
  }
}
