import Hashing
import TypeChecker

/// Parts of the style, and `styled`.
extension BodyEmitter {
  /// `dotView(index: 3)`, or a view with what it takes from this one.
  mutating func writePart(_ name: String, _ call: CheckedCall, _ place: Place) {
    switch parts[name] {
    case .method(let method)?:
      out.append(method)
      writeCall(call.arguments, place.after(method))
    case .view(let view)?: writeConstruction(of: view, call, place)
    case nil:
      out.append(SwiftName.escaped(name))
      writeCall(call.arguments, place.after(name))
    }
  }

  private mutating func writeConstruction(
    of view: ViewStruct, _ call: CheckedCall, _ place: Place
  ) {
    let own = view.stored.filter(\.isOwnParameter).map(\.name)
    let values = parameterTexts(
      view.scope.ownParameters, needed: HashSet(own), place,
      given: argumentsByName(call.arguments, view.scope.ownParameters))
    write(view, place) { $0.isOwnParameter ? values[$0.name] ?? "_" : nil }
  }

  /// Writes the construction of another view; what has no value is what this one has by that name.
  private mutating func write(
    _ view: ViewStruct, _ place: Place, value: (StoredCapture) -> String?
  ) {
    let list = out.beginList()
    out.append(view.name)
    out.append("(")
    for stored in view.stored {
      out.nextElement(of: list)
      writeLabel(stored.name)
      if let value = value(stored) {
        out.append(value)
      } else if stored.wrapper == .none {
        write(stored.capture.reference)
      } else {
        out.append(projection(stored.capture.reference))
      }
    }
    out.endList(list, ")", room: place.room)
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

  mutating func write(_ styled: CheckedStyled, owned: [CheckedArgument], _ place: Place) {
    switch styled {
    case .next:
      guard let configuration else { return out.append("EmptyView()") }
      let values = owned.compactMap { argument in
        argument.label.map { (name: $0, value: text(argument.value, place.inside())) }
      }
      out.append(
        styledText(configuration, owned: values, configurationText: "configuration"))
    case .style(let index, let arguments):
      writeDrawn(index, arguments, place)
    case .value(let value):
      drawsGivenStyle = true
      let start = out.count
      write(value.explicit, place)
      if !value.isOperand || out.isMultiline(from: start) {
        out.insert("(", at: start)
        out.append(")")
      }
      out.append(".makeBody(")
      if configuration?.hasUnlabelledRequirement != true { out.append("configuration: ") }
      out.append("configuration)")
    }
  }

  private var configuration: CheckedConfiguration? {
    structure.configuration.map { context.module.configurations[$0] }
  }

  /// The view that another style draws, with what it takes of the configuration.
  private mutating func writeDrawn(
    _ index: Int, _ arguments: [CheckedExpression?], _ place: Place
  ) {
    let parameters = context.module.styles[index].parameters
    let view = styleView(index, in: DeclarationContext(context))
    let own = view.stored.filter { $0.capture.kind == .parameter }.map(\.name)
    var given: HashMap<String, CheckedExpression> = [:]
    for (parameter, argument) in zip(parameters, arguments) {
      given[parameter.name] = argument
    }
    let values = parameterTexts(parameters, needed: HashSet(own), place, given: given)
    write(view, place) { $0.capture.kind == .parameter ? values[$0.name] ?? "_" : nil }
  }

  /// What those parameters get that are needed, by their names; what is not given has its default
  /// value, which may use the parameters before it.
  private mutating func parameterTexts(
    _ parameters: [CheckedParameter], needed: HashSet<String>, _ place: Place,
    given: HashMap<String, CheckedExpression>
  ) -> HashMap<String, String> {
    var needed = needed
    for parameter in parameters.reversed() where needed.contains(parameter.name) {
      guard given[parameter.name] == nil, let value = parameter.defaultValue else { continue }
      ReferenceVisitor { if $0.kind == .parameter { needed.insert($0.name) } }.walk(value)
    }
    let outer = parameterValues
    defer { parameterValues = outer }
    var result: HashMap<String, String> = [:]
    // As parts of the values of later parameters.
    var operands = outer
    for parameter in parameters where needed.contains(parameter.name) {
      guard let value = given[parameter.name] ?? parameter.defaultValue else { continue }
      parameterValues = given[parameter.name] == nil ? operands : outer
      let text = text(value, place.inside().after(SwiftName.label(parameter.name) + ": "))
      result[parameter.name] = text
      operands[parameter.name] = operand(value, text)
    }
    return result
  }

  private func operand(_ value: CheckedExpression, _ text: String) -> String {
    switch value.kind {
    case .conversion(_, let inner): return operand(inner, text)
    // Its text is the name of a constant.
    case .value: return text
    case .prefix: return "(" + text + ")"
    default: return value.isOperand ? text : "(" + text + ")"
    }
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
    return string { emitter in
      let start = emitter.out.count
      emitter.out.append("Button")
      emitter.writeCall(arguments, place.after("Button"))
      let isIndented = !emitter.endsBlock(from: start)
      let label = emitter.closureText(closure, place.inside())
      emitter.writeLink(isIndented: isIndented) {
        $0.out.append(".buttonStyle(" + press + " " + label.inLines + ")")
      }
    }
  }

  /// What stands for the button where no style draws it.
  private var buttonLabel: CheckedViewItem {
    let slot = storedCaptures(of: structure.body, in: structure.scope).first {
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
