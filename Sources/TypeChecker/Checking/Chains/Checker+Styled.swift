import Diagnostics
import Parser

/// `styled`: the configuration drawn with a style.
extension Checker {
  mutating func styled(_ call: CallSyntax?, _ span: SourceSpan) -> CheckedExpression {
    guard let index = context.configuration, context.kind != .modifier, context.kind != .constant
    else {
      report(.styledOutsideStyle(span))
      if let call { _ = givenArguments(call) }
      return error(span)
    }
    let configuration = module.configurations[index]
    if context.kind == .component {
      return styledInComponent(configuration, call, span)
    }
    guard let call, !call.arguments.isEmpty || !call.trailingClosures.isEmpty else {
      return styledFurtherOut(configuration, span)
    }
    guard call.arguments.count == 1, call.arguments[0].label == nil, call.trailingClosures.isEmpty
    else {
      report(.styledArguments(call.argumentsSpan))
      _ = givenArguments(call)
      return error(span)
    }
    return styled(with: call.arguments[0].value, configuration, index, span)
  }

  private mutating func styledFurtherOut(
    _ configuration: CheckedConfiguration, _ span: SourceSpan
  ) -> CheckedExpression {
    if context.isDefaultStyle {
      report(.styledInDefaultStyle(span))
      return error(span)
    }
    if !configuration.canDefer {
      report(.styledCannotDefer(span, configuration.name))
      return error(span)
    }
    return CheckedExpression(.styled(.next), .view, span)
  }

  /// `styled(isPressed: isPressed)`: states that the component sets by itself.
  private mutating func styledInComponent(
    _ configuration: CheckedConfiguration, _ call: CallSyntax?, _ span: SourceSpan
  ) -> CheckedExpression {
    let styled = CheckedExpression(.styled(.next), .view, span)
    guard let call, !call.arguments.isEmpty else { return styled }
    var arguments: [CheckedArgument] = []
    for argument in call.arguments {
      guard let label = argument.label,
        let member = configuration.members.first(where: { $0.name == label.text }),
        case .state(let type, _, _) = member.kind
      else {
        report(
          .styledUnknownState(argument.label?.span ?? argument.span, argument.label?.text))
        _ = infer(argument.value, hint: .given)
        continue
      }
      let value = check(argument.value, as: type)
      arguments.append(CheckedArgument(label: label.text, value: value))
    }
    return CheckedExpression(
      .call(
        CheckedCall(callee: styled, isOptional: false, arguments: arguments, declaration: nil)),
      .view, span)
  }

  private mutating func styled(
    with style: ExpressionSyntax, _ configuration: CheckedConfiguration, _ index: Int,
    _ span: SourceSpan
  ) -> CheckedExpression {
    var name: NameSyntax?
    var call: CallSyntax?
    switch style.kind {
    case .implicitMember(let member): name = member
    case .call(let inner):
      if case .implicitMember(let member) = inner.callee.kind {
        name = member
        call = inner
      }
    default: break
    }
    if let name, let found = tables.style(name.text, of: index) {
      checkAvailability(
        Availability(module.styles[found].availability), named: name.text, name.span)
      let parameters = module.styles[found].parameters.map { declared($0) }
      var declaration = library.declaration(
        .function, owner: "", name: name.text, isStatic: true, result: .void, requirements: [],
        prefix: DeclarationPrefix(), span: module.styles[found].span)
      declaration.parameters = parameters
      var generics: [MemberDeclaration.GenericParameter] = []
      for position in parameters.indices {
        if case .opaque(let protocols) = parameters[position].type {
          generics.append(.init(name: "some\(position)", protocols: protocols))
          declaration.parameters[position].type = .parameter("some\(position)")
        }
      }
      let empty = CallSyntax(
        callee: style, isOptional: false, hasParentheses: true, arguments: [],
        trailingClosures: [], argumentsSpan: style.span.endPoint)
      guard
        let resolved = resolveCall(
          [Candidate(declaration: declaration, substitution: [:], open: generics)], call ?? empty,
          name: name, span, hint: nil, owner: nil)
      else { return error(span) }
      var arguments: [CheckedExpression?] = Array(repeating: nil, count: parameters.count)
      for (argument, parameter) in zip(resolved.arguments, resolved.parameters) {
        arguments[parameter] = argument.value
      }
      return CheckedExpression(.styled(.style(found, arguments: arguments)), .view, span)
    }
    let value = check(style, as: .opaque([configuration.protocolName]))
    return CheckedExpression(.styled(.value(value)), .view, span)
  }

  /// A parameter as a call sees it.
  func declared(_ parameter: CheckedParameter) -> MemberDeclaration.Parameter {
    var type = parameter.type
    if parameter.isViewBuilder, case .function(var function) = type {
      function.isViewBuilder = true
      type = .function(function)
    }
    return MemberDeclaration.Parameter(
      label: parameter.label, name: parameter.name, type: type,
      hasDefault: parameter.defaultValue != nil, defaultValue: nil, isVariadic: false,
      isAutoclosure: false)
  }
}
