import Diagnostics
import Parser

/// Bodies of styles, parts, modifiers and components.
extension Checker {
  /// What is declared at the top of a body, beside its view.
  struct BodyParts {
    var constants: [CheckedConstant] = []
    var functions: [CheckedFunction] = []
    var parts: [CheckedPart] = []
    var storage: [CheckedStorage] = []
  }

  /// Checks a body in a scope of its own on top of what is in scope. `isModifier`: its items are a
  /// chain on `content`.
  mutating func body(_ block: BlockSyntax, isModifier: Bool = false, isStyle: Bool) -> CheckedBody {
    scopes.append([:])
    trialBudget = Checker.trialLimit
    let start = diagnostics.count
    defer {
      scopes.removeLast()
      sayOnce(.expressionTooComplex, from: start)
    }
    var parts = BodyParts()
    var rest: [ItemSyntax] = []
    declareHeaders(block.items, isStyle: isStyle)
    for item in block.items {
      switch item.kind {
      case .local(let local):
        if let storage = self.storage(local) { parts.storage.append(storage) }
      case .let(let syntax) where rest.isEmpty || isStyle:
        checkNotDeclared(syntax.name)
        checkParameterName(syntax.name)
        parts.constants.append(declareConstant(syntax, kind: .styleConstant))
      case .function, .view:
        break
      default:
        rest.append(item)
      }
    }
    for item in block.items {
      switch item.kind {
      case .function(let syntax):
        if isStyle { parts.functions.append(function(syntax)) }
      case .view(let syntax):
        if isStyle { parts.parts.append(part(syntax, item.span)) }
      default: break
      }
    }
    var content: CheckedViewBlock
    if isModifier {
      content = modifierContent(rest, block.span)
    } else {
      let count = diagnostics.count
      content = CheckedViewBlock(items: viewItems(rest, isGiven: false), span: block.span)
      // What stands there instead of a view was told already.
      let isEmpty = content.items.isEmpty
      if !isEmpty || diagnostics.count == count { checkSingleView(content, block) }
      if isStyle || context.kind == .part { checkSlots(content) }
    }
    var body = CheckedBody(content: content)
    body.constants = parts.constants
    body.functions = parts.functions
    body.parts = parts.parts
    body.storage = parts.storage
    return body
  }

  /// What follows from one mistake is one diagnostic.
  private mutating func sayOnce(_ id: DiagnosticID, from start: Int) {
    guard let first = diagnostics[start...].firstIndex(where: { $0.id == id }) else { return }
    let kept = diagnostics[(first + 1)...].filter { $0.id != id }
    diagnostics.replaceSubrange((first + 1)..., with: kept)
  }

  private mutating func modifierContent(
    _ items: [ItemSyntax], _ span: SourceSpan
  ) -> CheckedViewBlock {
    for item in items where !isChainItem(item) { report(.notAModifier(item.span)) }
    let chainItems = items.filter { isChainItem($0) }
    if items.isEmpty { report(.emptyModifier(span)) }
    let base = CheckedExpression(
      .reference(Reference(.constant, "content", span.startPoint)), .view, span.startPoint)
    var chain = ChainBuilder(receiver: .view)
    append(chainItems, to: &chain)
    let view = CheckedView(base: base, chain: finish(&chain), span: span, type: .view)
    return CheckedViewBlock(items: [.view(view)], span: span)
  }

  /// A body is one view, or a choice with one view in each branch.
  private mutating func checkSingleView(_ content: CheckedViewBlock, _ block: BlockSyntax) {
    let views = content.items.filter { item in
      if case .constant = item { return false }
      return true
    }
    if views.isEmpty {
      report(.emptyBody(block.span))
    } else if views.count > 1 {
      report(.severalViews(span(of: views[1]), block.span))
    } else {
      checkBranches(views[0])
    }
  }

  private mutating func checkBranches(_ item: CheckedViewItem) {
    var blocks: [CheckedViewBlock] = []
    switch item {
    case .if(_, let then, let otherwise): blocks = [then] + (otherwise.map { [$0] } ?? [])
    case .switch(let checked): blocks = checked.cases.map(\.body)
    default: return
    }
    for block in blocks {
      let views = block.items.filter { item in
        if case .constant = item { return false }
        return true
      }
      if views.count > 1 {
        report(.severalViews(span(of: views[1]), block.span))
      } else if let only = views.first {
        checkBranches(only)
      }
    }
  }

  private func span(of item: CheckedViewItem) -> SourceSpan {
    switch item {
    case .view(let view): return view.span
    case .constant(let constant): return constant.span
    case .if(_, let then, _): return then.span
    case .switch(let checked): return checked.span
    }
  }

  /// The functions and parts of a style may be used before they are declared.
  private mutating func declareHeaders(_ items: [ItemSyntax], isStyle: Bool) {
    for item in items {
      switch item.kind {
      case .function(let syntax):
        guard isStyle else {
          report(.declarationOutsideStyle(item.span))
          continue
        }
        checkNotDeclared(syntax.name)
        checkParameterName(syntax.name)
        let parameters = syntax.parameters.map { headerParameter($0) }
        let result = syntax.result.map { resolveTypeQuietly($0) } ?? .error
        if syntax.result == nil { report(.functionWithoutResult(syntax.name)) }
        var symbol = Symbol(
          reference: Reference(.styleFunction, syntax.name.text, syntax.name.span), type: result)
        symbol.parameters = parameters
        declare(symbol)
      case .view(let syntax):
        guard isStyle else {
          report(.declarationOutsideStyle(item.span))
          continue
        }
        checkNotDeclared(syntax.name)
        checkPartName(syntax.name)
        var symbol = Symbol(
          reference: Reference(.stylePart, syntax.name.text, syntax.name.span), type: .view)
        symbol.parameters = syntax.parameters.map { headerParameter($0) }
        declare(symbol)
      default: break
      }
    }
  }

  mutating func headerParameter(_ syntax: ParameterSyntax) -> MemberDeclaration.Parameter {
    var type = resolveTypeQuietly(syntax.type)
    if syntax.attributes.contains(where: { $0.text == "ViewBuilder" }) || isViewClosure(type),
      case .function(var function) = type
    {
      function.isViewBuilder = true
      type = .function(function)
    }
    return .init(
      label: syntax.label?.text, name: syntax.name.text, type: type,
      hasDefault: syntax.defaultValue != nil, defaultValue: nil, isVariadic: syntax.isVariadic,
      isAutoclosure: false)
  }

  /// A type whose unknown names are reported elsewhere.
  mutating func resolveTypeQuietly(_ syntax: TypeSyntax) -> Type {
    attempt { $0.resolveType(syntax) }.result
  }

  /// A style's own names are of one scope with its parameters, and hide the configuration's.
  private mutating func checkNotDeclared(_ name: NameSyntax, inBody: Bool = true) {
    if let other = scopes[scopes.count - 1][name.text] {
      report(.declaredTwice(name, other.reference.declaration))
      return
    }
    guard inBody, let other = symbol(name.text) else { return }
    switch other.reference.kind {
    case .parameter:
      if scopes.count > 1, scopes[scopes.count - 2][name.text] != nil {
        report(.declaredTwice(name, other.reference.declaration))
      }
    case .slot, .state, .binding, .action, .derived:
      guard let index = context.configuration else { return }
      report(.hiddenName(name, other.reference.kind, module.configurations[index].name))
    default: break
    }
  }

  // MARK: - Declarations inside a body

  private mutating func storage(_ syntax: LocalSyntax) -> CheckedStorage? {
    checkNotDeclared(syntax.name)
    checkParameterName(syntax.name)
    var symbol = Symbol(
      reference: Reference(.local, syntax.name.text, syntax.name.span), type: .error)
    defer { declare(symbol) }
    func result(_ type: Type, _ kind: CheckedStorage.Kind) -> CheckedStorage {
      CheckedStorage(name: syntax.name.text, type: type, kind: kind, span: syntax.name.span)
    }
    if syntax.isFocus {
      symbol.type = .bool
      symbol.isSettable = true
      symbol.projection = .nominal("FocusState.Binding", [.bool])
      return result(.bool, .focus)
    }
    if let type = syntax.type, case .named(let path, _) = type.kind, path.count == 1,
      path[0].text == "Namespace"
    {
      symbol.type = .nominal("Namespace.ID", [])
      return result(symbol.type, .namespace)
    }
    let written = syntax.type.map { resolveType($0) }
    guard let initial = syntax.initialValue else {
      symbol.type = written ?? .error
      if let written, written.isOptional {
        symbol.isSettable = true
        return result(
          written, .state(CheckedExpression(.nil, written, syntax.name.span.endPoint)))
      }
      report(.localWithoutValue(syntax.name))
      symbol.isSettable = true
      return nil
    }
    let value = check(initial, as: written)
    symbol.type = written ?? value.type
    if let scaled = syntax.scaled {
      let style = scaled.map { check($0, as: .nominal("Font.TextStyle", [])) }
      if !symbol.type.isOpen, !symbol.type.isFloatingPoint {
        report(.scaledType(syntax.name, symbol.type))
      }
      return result(symbol.type, .scaledMetric(value, relativeTo: style))
    }
    symbol.isSettable = true
    return result(symbol.type, .state(value))
  }

  private mutating func function(_ syntax: FunctionSyntax) -> CheckedFunction {
    scopes.append([:])
    defer { scopes.removeLast() }
    let parameters = bodyParameters(syntax.parameters, DeclarationPrefix())
    let result = syntax.result.map { resolveType($0) } ?? .error
    let (block, _) = valueBlock(syntax.body, as: result)
    return CheckedFunction(
      name: syntax.name.text, parameters: parameters, result: result, body: block, uses: [],
      span: syntax.name.span)
  }

  /// Parameters, each in scope for the defaults of those behind it.
  mutating func bodyParameters(
    _ syntax: [ParameterSyntax], _ prefix: DeclarationPrefix
  ) -> [CheckedParameter] {
    var result: [CheckedParameter] = []
    for parameter in syntax {
      checkNotDeclared(parameter.name, inBody: false)
      checkParameterName(parameter.name)
      let checked = self.parameter(parameter, prefix)
      declareParameter(checked)
      result.append(checked)
    }
    return result
  }

  /// Names that the emitted view has already.
  mutating func checkParameterName(_ name: NameSyntax) {
    if ["body", "Body", "init", "self", "makeBody"].contains(name.text)
      || context.kind == .modifier && name.text == "content"
    {
      report(.reservedName(name))
    } else {
      checkValueName(name)
    }
  }

  mutating func declareParameter(_ parameter: CheckedParameter) {
    var symbol = Symbol(
      reference: Reference(.parameter, parameter.name, parameter.span), type: parameter.type)
    if case .nominal("Binding", let arguments) = parameter.type, let value = arguments.first {
      // A parameter that is a Binding is used like a binding of the configuration.
      symbol.type = value
      symbol.isSettable = true
      symbol.projection = parameter.type
      bindingParameters.insert(parameter.span)
    }
    declare(symbol)
  }

  private mutating func part(_ syntax: ViewSyntax, _ span: SourceSpan) -> CheckedPart {
    scopes.append([:])
    defer { scopes.removeLast() }
    let parameters = bodyParameters(syntax.parameters, DeclarationPrefix())
    let body = self.body(syntax.body, isStyle: false)
    return CheckedPart(
      name: syntax.name.text, parameters: parameters, body: body, documentation: [],
      access: .internal, availability: [], span: syntax.name.span)
  }
}
