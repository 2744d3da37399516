import Diagnostics
import Hashing
import Parser

/// Closures: blocks of views, values, and statements of actions.
extension Checker {
  /// A closure where a type is only hinted at.
  mutating func closure(_ syntax: ClosureSyntax, hint: Type?) -> CheckedExpression {
    switch hint?.unwrapped {
    case .function(let function)?:
      var inference = Inference([], [:])
      return closure(syntax, function, &inference)
    case .given?, .error?:
      return givenClosure(syntax)
    case let wanted?:
      report(.unexpectedClosure(syntax.span, wanted))
      return error(syntax.span)
    case nil:
      report(.closureWithoutType(syntax.span))
      return error(syntax.span)
    }
  }

  /// A closure for a function that is known but for the generics of the call; `declared`: the
  /// parameter's type with all generics.
  mutating func closure(
    _ syntax: ClosureSyntax, _ function: Type.FunctionType, _ inference: inout Inference,
    declared: Type = .given
  ) -> CheckedExpression {
    let parameterTypes = function.parameters.map {
      library.normalised($0.substituting(inference.substitution))
    }
    let symbols = closureSymbols(syntax, parameterTypes)
    let result = library.normalised(function.result.substituting(inference.substitution))
    let body: CheckedClosure.Body
    var resultType = result
    if function.isViewBuilder || isViewResult(result, inference) {
      if trialDepth > 0 {
        skippedViews = true
        body = .views(CheckedViewBlock(items: [], span: syntax.body.span))
      } else {
        let block = withScope(symbols) { $0.viewBlock(syntax.body) }
        body = .views(block)
        if case .function(let declared) = declared.unwrapped {
          checkSameViews(block, declared.result, &inference, syntax.body.span)
        }
      }
      resultType = .view
      if case .parameter(let name) = result, inference.isOpen(result) {
        inference.settle(name, viewType(body))
      }
    } else if result == .void {
      body = .statements(withScope(symbols) { $0.statements(syntax.body) })
    } else if inference.isOpen(result) {
      let (block, type) = withScope(symbols) { $0.openResult(syntax.body) }
      body = block
      if case .parameter(let name) = result {
        inference.settle(name, type)
      } else {
        _ = inference.unify(result, type, &library)
      }
      resultType = type
    } else {
      let (block, _) = withScope(symbols) { $0.valueBlock(syntax.body, as: result) }
      body = .value(block)
    }
    let names = syntax.parameters?.map(\.text)
    return CheckedExpression(
      .closure(CheckedClosure(parameters: closureParameters(names, parameterTypes), body: body)),
      .function(Type.FunctionType(parameters: parameterTypes, result: resultType)), syntax.span)
  }

  /// Two blocks of one call that a single generic parameter stands for must be of one type.
  private mutating func checkSameViews(
    _ block: CheckedViewBlock, _ result: Type, _ inference: inout Inference, _ span: SourceSpan
  ) {
    guard case .parameter(let name) = result else { return }
    let signature = ViewSignature.of(block)
    if let other = inference.views[name], other != signature {
      report(.viewsDiffer(span, name))
    }
    inference.views[name] = signature
  }

  /// The type of what a block shows, so that `VStack<Text>` is told from others where it matters.
  private func viewType(_ body: CheckedClosure.Body) -> Type {
    if case .views(let block) = body, block.items.count == 1, case .view(let view) = block.items[0]
    {
      return view.type
    }
    return .view
  }

  /// The parameters to emit: Swift wants them written where there are any.
  private func closureParameters(_ names: [String]?, _ types: [Type]) -> [String]? {
    if let names { return names.isEmpty ? nil : names }
    return types.isEmpty ? nil : types.map { _ in "_" }
  }

  private mutating func closureSymbols(_ syntax: ClosureSyntax, _ types: [Type]) -> [Symbol] {
    let names = syntax.parameters ?? []
    if names.count > types.count, !(types.isEmpty && isPressClosure(names)) {
      report(.tooManyClosureParameters(names[types.count].span, types.count, names.count))
    } else if types == [.void], syntax.parameters == nil {
      // A single `()` need not be named.
    } else if !types.isEmpty, names.count < types.count, syntax.parameters != nil {
      report(.tooFewClosureParameters(syntax.span, types.count, names.count))
    } else if !types.isEmpty, syntax.parameters == nil {
      report(.closureParametersNotNamed(syntax.span, types.count))
    }
    var symbols: [Symbol] = []
    for (index, name) in names.enumerated() where name.text != "_" {
      symbols.append(closureParameter(name, index < types.count ? types[index] : .bool))
    }
    return symbols
  }

  /// An `inout` parameter may be changed.
  private func closureParameter(_ name: NameSyntax, _ type: Type) -> Symbol {
    guard case .nominal("inout", let arguments) = type, let changed = arguments.first else {
      return constant(name, type)
    }
    var symbol = constant(name, changed)
    symbol.isSettable = true
    return symbol
  }

  /// In a component the label of a button may take whether it is pressed.
  private func isPressClosure(_ names: [NameSyntax]) -> Bool {
    context.kind == .component && names.count == 1
  }

  private func isViewResult(_ type: Type, _ inference: Inference) -> Bool {
    switch type {
    case .opaque(let protocols): return protocols.contains("View")
    case .parameter(let name): return inference.open[name]?.contains("View") == true
    default: return false
    }
  }

  /// A body whose result the call leaves open: one value, or statements.
  private mutating func openResult(_ block: BlockSyntax) -> (CheckedClosure.Body, Type) {
    if let last = block.items.last, block.items.dropLast().allSatisfy({ isConstant($0) }) {
      switch last.kind {
      case .expression(let expression) where !isStatementCall(expression):
        let (value, type) = valueBlock(block, as: nil)
        _ = expression
        return (.value(value), type)
      case .if(let syntax) where isValue(syntax.then):
        let (value, type) = valueBlock(block, as: nil)
        return (.value(value), type)
      default: break
      }
    }
    return (.statements(statements(block)), .void)
  }

  private func isConstant(_ item: ItemSyntax) -> Bool {
    if case .let = item.kind { return true }
    return false
  }

  private mutating func isValue(_ block: BlockSyntax) -> Bool {
    guard block.items.count == 1, case .expression(let expression) = block.items[0].kind else {
      return false
    }
    return !isStatementCall(expression)
  }

  /// A call that gives nothing: of an action, or a mutating one.
  private mutating func isStatementCall(_ syntax: ExpressionSyntax) -> Bool {
    guard case .call = syntax.kind else { return false }
    return attempt { $0.infer(syntax, hint: nil).type }.result == .void
  }

  /// A closure that passes unchecked; its items are what they look like.
  mutating func givenClosure(_ syntax: ClosureSyntax) -> CheckedExpression {
    let symbols = (syntax.parameters ?? []).filter { $0.text != "_" }.map { constant($0, .given) }
    let body: CheckedClosure.Body
    if looksLikeStatements(syntax.body) {
      body = .statements(withScope(symbols) { $0.statements(syntax.body) })
    } else if trialDepth > 0 {
      skippedViews = true
      body = .views(CheckedViewBlock(items: [], span: syntax.body.span))
    } else {
      body = .views(withScope(symbols) { $0.viewBlock(syntax.body, isGiven: true) })
    }
    return CheckedExpression(
      .closure(CheckedClosure(parameters: syntax.parameters?.map(\.text), body: body)), .given,
      syntax.span)
  }

  private mutating func looksLikeStatements(_ block: BlockSyntax) -> Bool {
    for item in block.items {
      switch item.kind {
      case .assignment: return true
      case .expression(let expression) where isStatementCall(expression): return true
      default: break
      }
    }
    return false
  }

  // MARK: - Statements

  mutating func statements(_ block: BlockSyntax) -> [CheckedStatement] {
    if isTooDeep(block.span) { return [] }
    var result: [CheckedStatement] = []
    for item in block.items {
      switch item.kind {
      case .expression(let expression):
        if hasImplicitRoot(expression) {
          report(.notAStatement(item.span))
          continue
        }
        let value = infer(expression, hint: nil)
        checkStatement(value, expression)
        result.append(.expression(value))
      case .assignment(let assignment):
        if let statement = self.assignment(assignment) { result.append(statement) }
      case .let(let syntax):
        result.append(.constant(declareConstant(syntax)))
      case .if(let syntax):
        result.append(ifStatement(syntax))
      case .switch(let syntax):
        let checked = switchBody(syntax) { checker, body in checker.statements(body) }
        result.append(.switch(checked))
      case .when(let when):
        report(.notAStatement(when.keywordSpan))
      case .animate(let animate):
        report(.notAStatement(animate.keywordSpan))
      case .function, .local, .view:
        report(.declarationOutsideStyle(item.span))
      }
    }
    return result
  }

  private mutating func checkStatement(_ value: CheckedExpression, _ syntax: ExpressionSyntax) {
    switch value.kind {
    case .call, .raw, .error: break
    case .reference(let reference)
    where reference.kind == .action || reference.kind == .globalFunction
      || reference.kind == .styleFunction:
      report(.actionNotCalled(value.span))
    default: report(.unusedValue(value.span))
    }
  }

  private mutating func ifStatement(_ syntax: IfSyntax) -> CheckedStatement {
    let (conditions, symbols) = self.conditions(syntax.conditions)
    let then = withNarrowed(conditions) { checker in
      checker.withScope(symbols) { $0.statements(syntax.then) }
    }
    var otherwise: [CheckedStatement] = []
    switch syntax.otherwise {
    case .block(let block)?: otherwise = withScope { $0.statements(block) }
    case .if(let nested)?: otherwise = [ifStatement(nested)]
    case nil: break
    }
    return .if(conditions, then, otherwise: otherwise)
  }

  private mutating func assignment(_ syntax: AssignmentSyntax) -> CheckedStatement? {
    let target = infer(syntax.target, hint: nil)
    let count = diagnostics.count
    if !target.type.isError { checkAssignable(target, syntax.target) }
    if diagnostics.count > count {
      _ = infer(syntax.value, hint: .given)
      return nil
    }
    let isCompound = syntax.operatorName.text != "="
    let value = check(syntax.value, as: isCompound ? target.type.unwrapped : target.type)
    return .assignment(target, operator: syntax.operatorName.text, value)
  }

  mutating func checkAssignable(_ target: CheckedExpression, _ syntax: ExpressionSyntax) {
    switch syntax.kind {
    case .name(let name):
      guard let symbol = symbol(name.text) else {
        report(.notAssignable(name.span, name.text, nil))
        return
      }
      if !symbol.isSettable { report(.notAssignable(name.span, name.text, symbol.reference.kind)) }
    case .member(let base, let name, _):
      let value = infer(base, hint: nil, isBase: true)
      var (owner, isStatic) = (value.type.unwrapped, false)
      if case .metatype(let type) = owner { (owner, isStatic) = (type, true) }
      let candidates = memberCandidates(of: owner, named: name.text, isStatic: isStatic)
      if case .property(let isSettable)? = candidates.first?.declaration.kind, !isSettable {
        report(.notAssignable(name.span, name.text, nil))
        return
      }
      if isStatic { return }
      if case .nominal(let name, _) = value.type, Checker.references.contains(name) { return }
      checkAssignable(value, base)
    case .call, .projection: break
    default:
      report(.notAssignable(syntax.span, text(syntax.span), nil))
    }
  }

  /// What writes through to a place of its own, so that it may be a constant itself.
  private static let references: HashSet<String> = [
    "Binding", "FocusState.Binding", "AccessibilityFocusState.Binding", "FocusedBinding",
  ]
}
