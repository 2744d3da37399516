import Hashing
import TypeChecker

/// Parts of the style, and `styled`.
extension BodyEmitter {
  /// `dotView(index: 3)`, or a view with what it takes from this one.
  mutating func partText(_ name: String, _ call: CheckedCall, _ place: Place) -> String {
    switch parts[name] {
    case .method(let method)?: return callText(method, call.arguments, place.after(method))
    case .view(let view)?: return construction(of: view, call, place)
    case nil: return callText(SwiftName.escaped(name), call.arguments, place.after(name))
    }
  }

  private mutating func construction(
    of view: ViewStruct, _ call: CheckedCall, _ place: Place
  ) -> String {
    let values = argumentsByName(call.arguments, view.scope.ownParameters)
    var texts: [String] = []
    for stored in view.stored {
      let label = SwiftName.label(stored.name) + ": "
      guard stored.isOwnParameter else {
        texts.append(label + valueInBody(stored))
        continue
      }
      let value =
        values[stored.name]
        ?? view.scope.ownParameters.first { $0.name == stored.name }?.defaultValue
      texts.append(label + (value.map { text($0, place.inside().after(label)) } ?? "_"))
    }
    return SwiftWriter.listed(view.name + "(", texts, ")", room: place.room)
  }

  /// What each parameter gets, by its name.
  private func argumentsByName(
    _ arguments: [CheckedArgument], _ parameters: [CheckedParameter]
  ) -> HashMap<String, CheckedExpression> {
    var result: HashMap<String, CheckedExpression> = [:]
    var open = parameters[...]
    for argument in arguments {
      let index =
        open.firstIndex { $0.label == argument.label }
        ?? (argument.isTrailing ? open.indices.last : nil)
      guard let index else { continue }
      result[open[index].name] = argument.value
      open = open[(index + 1)...]
    }
    return result
  }

  /// The value of another view's property in this one, which has it as well.
  private func valueInBody(_ stored: StoredCapture) -> String {
    stored.wrapper == .none ? name(stored.capture.reference) : stored.fromBody
  }

  mutating func text(
    _ styled: CheckedStyled, owned: [CheckedArgument], _ place: Place
  ) -> String {
    switch styled {
    case .next:
      guard let configuration else { return "EmptyView()" }
      let values = owned.compactMap { argument in
        argument.label.map { (name: $0, value: text(argument.value, place.inside())) }
      }
      return styledText(configuration, owned: values, configurationText: "configuration")
    case .style(let index, let arguments):
      return drawn(context.module.styles[index], arguments, place)
    case .value(let value):
      let style = text(value.explicit, place)
      let label = configuration?.hasUnlabelledRequirement == true ? "" : "configuration: "
      let isPlain = value.isOperand && !style.isMultiline
      return (isPlain ? style : "(" + style + ")") + ".makeBody(" + label + "configuration)"
    }
  }

  private var configuration: CheckedConfiguration? {
    structure.configuration.map { context.module.configurations[$0] }
  }

  /// The view that another style draws, with what it takes of the configuration.
  private mutating func drawn(
    _ style: CheckedStyle, _ arguments: [CheckedExpression?], _ place: Place
  ) -> String {
    let view = styleView(style, in: DeclarationContext(context))
    let outer = parameterValues
    var values: HashMap<String, String> = [:]
    for (index, parameter) in style.parameters.enumerated() {
      let argument = index < arguments.count ? arguments[index] : nil
      let label = SwiftName.label(parameter.name) + ": "
      if let argument {
        parameterValues = outer
        values[parameter.name] = text(argument, place.inside().after(label))
      } else if let value = parameter.defaultValue {
        // A default value may use the parameters before it.
        parameterValues = values
        values[parameter.name] = text(value, place.inside().after(label))
      }
    }
    parameterValues = outer
    let texts = view.stored.map { stored in
      let label = SwiftName.label(stored.name) + ": "
      if stored.capture.kind == .parameter { return label + (values[stored.name] ?? "_") }
      return label + valueInBody(stored)
    }
    return SwiftWriter.listed(view.name + "(", texts, ")", room: place.room)
  }

  // MARK: - Press

  /// A component's `Button { … } label: { isPressed in … }`: a button whose style draws the label,
  /// since only a style is told of the press. Nil for any other view.
  mutating func pressedButton(_ base: CheckedExpression, _ place: Place) -> String? {
    guard structure.isComponent, case .call(let call) = base.kind,
      case .type(.nominal("Button", _)) = call.callee.kind,
      let index = call.arguments.firstIndex(where: { $0.label == "label" }),
      case .closure(let closure) = call.arguments[index].value.kind,
      closure.parameters?.count == 1
    else { return nil }
    let press = structure.name + "Press"
    if companions.isEmpty { companions.append(BodyEmitter.pressStyle(press)) }
    var arguments = call.arguments
    arguments[index].isTrailing = true
    arguments[index].value.kind = .closure(
      CheckedClosure(
        parameters: nil,
        body: .views(CheckedViewBlock(items: [buttonLabel], span: base.span))))
    let button = callText("Button", arguments, place.after("Button"))
    let style = ".buttonStyle"
    let head = "(" + press
    let text = closureText(closure, place.inside())
    let drawn = " " + text.inLines
    let modifier = style + head + drawn + ")"
    return joined(button, [modifier])
  }

  /// What stands for the button where no style draws it.
  private var buttonLabel: CheckedViewItem {
    let slot = structure.stored.first {
      $0.capture.kind == .slot && !$0.type.hasSuffix("?") && !$0.type.contains("->")
    }
    let base =
      slot.map { CheckedExpression(.reference(Reference(.slot, $0.capture.name)), .view, .none) }
      ?? CheckedExpression(
        .call(
          CheckedCall(
            callee: CheckedExpression(.type(.nominal("EmptyView", [])), .given, .none),
            isOptional: false, arguments: [], declaration: nil)), .view, .none)
    return .view(CheckedView(base: base, chain: CheckedChain(), span: .none))
  }

  private static func pressStyle(_ name: String) -> String {
    """
    /// Tells the label of a button whether it is pressed.
    private struct \(name)<Label: View>: ButtonStyle {
      @ViewBuilder let label: (Bool) -> Label

      func makeBody(configuration: Configuration) -> some View {
        label(configuration.isPressed)
      }
    }
    """
  }
}

extension Capture {
  /// The name in a body that has it as well.
  fileprivate var reference: Reference {
    switch kind {
    case .slot: return Reference(.slot, name)
    case .state: return Reference(.state, name)
    case .binding: return Reference(.binding, name)
    case .action: return Reference(.action, name)
    case .derived: return Reference(.derived, name)
    case .parameter: return Reference(.parameter, name)
    case .styleConstant: return Reference(.styleConstant, name)
    case .local: return Reference(.local, name)
    case .configuration: return Reference(.constant, "configuration")
    }
  }
}
