import Diagnostics
import Parser

/// `let`, and `if`/`switch` that give a value; the heads that they share with blocks of views.
extension Checker {
  // MARK: - Constants

  /// `let name = value`: checked and declared in the innermost scope.
  mutating func declareConstant(
    _ syntax: LetSyntax, kind: Reference.Kind = .constant
  ) -> CheckedConstant {
    let written = syntax.type.map { resolveType($0) }
    let value = check(syntax.value, as: written)
    var type = written ?? value.type
    if written == nil, type == .given {
      report(.typeNeeded(syntax.name, syntax.value.span))
      type = .error
    }
    if let written, isConstraint(written) { type = value.type }
    declare(
      Symbol(reference: Reference(kind, syntax.name.text, syntax.name.span), type: type))
    var result: CheckedValue = .expression(value)
    if case .value(let inner) = value.kind { result = inner }
    return CheckedConstant(
      name: syntax.name.text, type: type, hasWrittenType: written != nil, value: result,
      span: syntax.name.span)
  }

  // MARK: - Blocks that give a value

  /// `let`s and then one value.
  mutating func valueBlock(
    _ block: BlockSyntax, as wanted: Type?
  ) -> (CheckedValueBlock, Type) {
    withScope { checker in
      var constants: [CheckedConstant] = []
      for (index, item) in block.items.enumerated() {
        let isLast = index == block.items.count - 1
        switch item.kind {
        case .let(let syntax):
          constants.append(checker.declareConstant(syntax))
        case .expression(let expression) where isLast:
          let value = checker.check(expression, as: wanted)
          if case .value(let inner) = value.kind {
            return (CheckedValueBlock(constants: constants, value: inner), value.type)
          }
          return (CheckedValueBlock(constants: constants, value: .expression(value)), value.type)
        case .if(let syntax) where isLast:
          let (value, type) = checker.ifValue(syntax, as: wanted)
          return (CheckedValueBlock(constants: constants, value: value), type)
        case .switch(let syntax) where isLast:
          let (value, type) = checker.switchValue(syntax, as: wanted)
          return (CheckedValueBlock(constants: constants, value: value), type)
        case .expression, .if, .switch:
          checker.report(.valueNotLast(item.span))
        default:
          checker.report(.notAValue(item.span))
        }
      }
      if !block.items.isEmpty, checker.score.errors > 0 || !checker.diagnostics.isEmpty {
        if case .let? = block.items.last?.kind { checker.report(.valueMissing(block.span)) }
      } else {
        checker.report(.valueMissing(block.span))
      }
      return (
        CheckedValueBlock(
          constants: constants, value: .expression(checker.error(block.span))), .error
      )
    }
  }

  mutating func ifValue(_ syntax: IfSyntax, as wanted: Type?) -> (CheckedValue, Type) {
    let (conditions, symbols) = self.conditions(syntax.conditions)
    let (then, thenType) = withNarrowed(conditions) { checker in
      checker.withScope(symbols) { $0.valueBlock(syntax.then, as: wanted) }
    }
    // Where nothing is asked for, the first branch says what the others are.
    let rest = wanted ?? (thenType.isOpen ? nil : thenType)
    switch syntax.otherwise {
    case .block(let block)?:
      let (otherwise, otherType) = valueBlock(block, as: rest)
      return (
        .if(conditions, then, otherwise: otherwise),
        joinedType(thenType, otherType, wanted, block.span)
      )
    case .if(let nested)?:
      let (value, otherType) = ifValue(nested, as: rest)
      let otherwise = CheckedValueBlock(constants: [], value: value)
      return (
        .if(conditions, then, otherwise: otherwise),
        joinedType(thenType, otherType, wanted, nested.keywordSpan)
      )
    case nil:
      report(.elseMissing(syntax.keywordSpan))
      let nothing = CheckedValueBlock(
        constants: [], value: .expression(error(syntax.then.span)))
      return (.if(conditions, then, otherwise: nothing), .error)
    }
  }

  private mutating func joinedType(
    _ first: Type, _ second: Type, _ wanted: Type?, _ span: SourceSpan
  ) -> Type {
    if let wanted, !isConstraint(wanted), !wanted.isOpen { return wanted }
    if first.isOpen { return second }
    if second.isOpen || library.matches(first, second) { return first }
    report(.branchesDiffer(span, first, second, eraserHint: nil))
    return .error
  }

  mutating func switchValue(_ syntax: SwitchSyntax, as wanted: Type?) -> (CheckedValue, Type) {
    var types: [(Type, SourceSpan)] = []
    var rest = wanted
    let checked = switchBody(syntax) { checker, body in
      let (block, type) = checker.valueBlock(body, as: rest)
      if rest == nil, !type.isOpen { rest = type }
      types.append((type, body.span))
      return block
    }
    var result = types.first?.0 ?? .error
    for (type, span) in types.dropFirst() { result = joinedType(result, type, wanted, span) }
    return (.switch(checked), result)
  }

  // MARK: - Heads

  /// The conditions of a head, and the names that they bind.
  mutating func conditions(
    _ syntax: [ConditionSyntax], allowsFixed: Bool = true, keyword: SourceSpan? = nil
  ) -> ([CheckedCondition], [Symbol]) {
    var result: [CheckedCondition] = []
    var symbols: [Symbol] = []
    scopes.append([:])
    defer { scopes.removeLast() }
    for condition in syntax {
      switch condition {
      case .expression(let expression):
        if let fixed = fixedCondition(expression) {
          checkPlatforms(expression)
          if !allowsFixed {
            report(
              .fixedConditionInWhen(expression.span, syntax.count == 1 ? keyword : nil))
          }
          result.append(.fixed(fixed))
        } else if isPartlyFixed(expression) {
          report(.fixedConditionMixed(expression.span))
        } else {
          result.append(.expression(self.condition(expression)))
        }
      case .binding(let name, let value):
        let source = value ?? ExpressionSyntax(.name(name), name.span)
        let (checked, symbol) = optionalBinding(name, source)
        result.append(.binding(name: name.text, checked))
        if let symbol {
          symbols.append(symbol)
          declare(symbol)
        }
      }
    }
    return (result, symbols)
  }

  private mutating func condition(_ syntax: ExpressionSyntax) -> CheckedExpression {
    let value = infer(syntax, hint: .bool)
    if value.type.isOptional, value.type.unwrapped != .bool, !value.type.isOpen {
      report(.optionalAsCondition(value.span, value.type))
      return error(value.span)
    }
    return convert(value, to: .bool, syntax)
  }

  private mutating func optionalBinding(
    _ name: NameSyntax, _ source: ExpressionSyntax
  ) -> (CheckedExpression, Symbol?) {
    // An optional slot with parameters or an optional action is bound as what it is.
    if case .name(let original) = source.kind, let known = symbol(original.text),
      known.isOptional, known.parameters != nil
    {
      var bound = known
      bound.isOptional = false
      bound.reference = Reference(known.reference.kind, name.text, name.span)
      let value = CheckedExpression(
        .reference(known.reference), .optional(.given), original.span)
      return (value, bound)
    }
    let value = infer(source, hint: nil)
    if value.type.isError { return (value, constant(name, .error)) }
    guard value.type.isOptional || value.type == .given else {
      report(.bindingOfNonOptional(name, value.type))
      return (value, constant(name, value.type))
    }
    return (value, constant(name, value.type.unwrapped))
  }

  /// `available(…)`, `os(…)` and what is made of them; nil for anything else.
  func fixedCondition(_ syntax: ExpressionSyntax) -> FixedCondition? {
    switch syntax.kind {
    case .available(let list):
      let versions = list.entries.compactMap { entry -> PlatformVersion? in
        guard let platform = Platform(name: entry.platform.text), let version = entry.version
        else { return nil }
        return PlatformVersion(platform, Version(version))
      }
      return .available(versions, includesOthers: list.hasStar)
    case .operatingSystem(let list):
      return .os(
        list.entries.compactMap { Platform(name: $0.platform.text) }, includesOthers: list.hasStar)
    case .prefix(let name, let operand) where name.text == "!":
      return fixedCondition(operand).map { .not($0) }
    case .binary(let left, let name, let right) where name.text == "&&" || name.text == "||":
      guard let first = fixedCondition(left), let second = fixedCondition(right) else { return nil }
      return name.text == "&&" ? .and(first, second) : .or(first, second)
    case .tuple(let elements) where elements.count == 1:
      return fixedCondition(elements[0].value)
    default:
      return nil
    }
  }

  /// A platform that is misspelt would silently be no platform.
  mutating func checkPlatforms(_ syntax: ExpressionSyntax) {
    switch syntax.kind {
    case .available(let list), .operatingSystem(let list): checkPlatforms(list)
    case .prefix(_, let operand): checkPlatforms(operand)
    case .binary(let left, _, let right):
      checkPlatforms(left)
      checkPlatforms(right)
    case .tuple(let elements): for element in elements { checkPlatforms(element.value) }
    default: break
    }
  }

  mutating func checkPlatforms(_ list: PlatformListSyntax) {
    for entry in list.entries where Platform(name: entry.platform.text) == nil {
      report(.unknownPlatform(entry.platform))
    }
  }

  func isPartlyFixed(_ syntax: ExpressionSyntax) -> Bool {
    switch syntax.kind {
    case .available, .operatingSystem: return true
    case .prefix(_, let operand): return isPartlyFixed(operand)
    case .binary(let left, _, let right): return isPartlyFixed(left) || isPartlyFixed(right)
    case .tuple(let elements): return elements.contains { isPartlyFixed($0.value) }
    default: return false
    }
  }

  // MARK: - Switches

  /// A `switch` whose bodies are checked by `body`.
  mutating func switchBody<Body: Sendable>(
    _ syntax: SwitchSyntax, _ body: (inout Checker, BlockSyntax) -> Body
  ) -> CheckedSwitch<Body> {
    let subject = infer(syntax.subject, hint: nil)
    var cases: [CheckedSwitch<Body>.Case] = []
    for switchCase in syntax.cases {
      var symbols: [Symbol] = []
      let patterns = switchCase.patterns.map { pattern($0, subject.type, &symbols) }
      let bound = symbols
      let checked = withScope(bound) { checker -> (CheckedExpression?, Body) in
        let condition = switchCase.condition.map { checker.check($0, as: .bool) }
        return (condition, body(&checker, switchCase.body))
      }
      cases.append(
        .init(
          patterns: patterns, condition: checked.0, body: checked.1, span: switchCase.span))
    }
    let coverage = checkExhaustive(
      subject, cases.map { ($0.patterns, $0.condition != nil, $0.span) }, syntax,
      filler: filler(syntax, Body.self))
    return CheckedSwitch(
      subject: subject, cases: cases, needsUnknownDefault: coverage,
      span: syntax.keywordSpan.union(syntax.bodySpan))
  }

  /// What a case that is added shows or gives: no view, nothing, the value of the last case.
  private func filler<Body>(_ syntax: SwitchSyntax, _ body: Body.Type) -> String {
    if body == CheckedViewBlock.self { return " EmptyView()" }
    guard body == CheckedValueBlock.self, let last = syntax.cases.last else { return "" }
    let items = last.body.items
    guard let first = items.first, let end = items.last else { return "" }
    return " " + text(first.span.union(end.span))
  }

  private mutating func pattern(
    _ syntax: PatternSyntax, _ type: Type, _ symbols: inout [Symbol]
  ) -> CheckedPattern {
    switch syntax.kind {
    case .wildcard:
      return .wildcard
    case .expression(let expression):
      // A range or a value of the subject's type.
      if case .binary(_, let name, _) = expression.kind, name.text == "..<" || name.text == "..." {
        let range = Type.nominal(name.text == "..." ? "ClosedRange" : "Range", [type])
        return .expression(infer(expression, hint: range))
      }
      if case .prefix(let name, _) = expression.kind, name.text == "..<" || name.text == "..." {
        return .expression(infer(expression, hint: .nominal("Range", [type])))
      }
      if case .postfix = expression.kind { return .expression(infer(expression, hint: type)) }
      return .expression(check(expression, as: type))
    case .tuple(let patterns):
      if case .tuple(let elements) = type, elements.count == patterns.count {
        return .tuple(
          zip(patterns, elements).map { pattern($0, $1.type, &symbols) })
      }
      if patterns.count == 1 { return pattern(patterns[0], type, &symbols) }
      if !type.isOpen { report(.patternCount(syntax.span, patterns.count, type)) }
      return .tuple(patterns.map { pattern($0, .error, &symbols) })
    case .binding(let name, let isOptional):
      symbols.append(constant(name, isOptional ? type.unwrapped : type))
      return .binding(name.text, isOptional: isOptional)
    case .enumCase(let name, let patterns):
      let candidates = memberCandidates(of: type.unwrapped, named: name.text, isStatic: true)
      guard
        let candidate = candidates.first(where: { $0.declaration.kind == .enumCase })
      else {
        if isGiven(type.unwrapped) {
          return .enumCase(name.text, patterns.map { pattern($0, .given, &symbols) })
        }
        reportUnknownImplicitMember(name, in: type)
        return .wildcard
      }
      let parameters = candidate.declaration.parameters
      if parameters.count != patterns.count, !(patterns.count == 1 && parameters.count > 1) {
        report(.patternCount(syntax.span, patterns.count, type))
      }
      return .enumCase(
        name.text,
        patterns.enumerated().map { index, element in
          pattern(element, index < parameters.count ? parameters[index].type : .error, &symbols)
        })
    }
  }
}
