import Diagnostics
import Parser

/// Blocks of views: which item is a view, which belongs to the chain before it.
extension Checker {
  /// A block in a scope of its own. `isGiven`: it stands where nothing is known, so its items may
  /// be other things than views.
  mutating func viewBlock(_ block: BlockSyntax, isGiven: Bool = false) -> CheckedViewBlock {
    if isTooDeep(block.span) { return CheckedViewBlock(items: [], span: block.span) }
    return withScope { checker in
      CheckedViewBlock(
        items: checker.viewItems(block.items, isGiven: isGiven), span: block.span)
    }
  }

  mutating func viewItems(_ items: [ItemSyntax], isGiven: Bool) -> [CheckedViewItem] {
    var result: [CheckedViewItem] = []
    var index = 0
    while index < items.count {
      let item = items[index]
      index += 1
      switch item.kind {
      case .expression(let expression) where !hasImplicitRoot(expression):
        let start = index
        while index < items.count, isChainItem(items[index]) { index += 1 }
        result.append(.view(view(expression, Array(items[start..<index]), isGiven: isGiven)))
      case .expression:
        report(.modifierWithoutView(item.span))
      case .when(let when):
        report(.whenWithoutView(when.keywordSpan))
      case .animate(let animate):
        report(.whenWithoutView(animate.keywordSpan))
      case .if(let syntax):
        if isChainIf(syntax) {
          report(.modifierWithoutView(syntax.keywordSpan))
        } else {
          result.append(structuralIf(syntax, isGiven: isGiven))
          skipChain(items, &index, after: "if")
        }
      case .switch(let syntax):
        let checked = switchBody(syntax) { checker, body in
          checker.viewBlock(body, isGiven: isGiven)
        }
        result.append(.switch(checked))
        skipChain(items, &index, after: "switch")
      case .let(let syntax):
        result.append(.constant(declareConstant(syntax)))
      case .assignment:
        report(.assignmentAmongViews(item.span))
      case .function, .local, .view:
        report(.declarationOutsideStyle(item.span))
      }
    }
    return result
  }

  /// A modifier after a structural choice has nothing to hang on.
  private mutating func skipChain(_ items: [ItemSyntax], _ index: inout Int, after word: String) {
    guard index < items.count, isChainItem(items[index]) else { return }
    report(.modifierAfterStructure(items[index].span, word, items[index - 1].span))
    while index < items.count, isChainItem(items[index]) { index += 1 }
  }

  /// Whether an item belongs to the chain of the view before it.
  func isChainItem(_ item: ItemSyntax) -> Bool {
    switch item.kind {
    case .expression(let expression): return hasImplicitRoot(expression)
    case .when, .animate: return true
    case .if(let syntax): return isChainIf(syntax)
    default: return false
    }
  }

  /// An `if` whose first item of its first branch that is not empty belongs to a chain.
  func isChainIf(_ syntax: IfSyntax) -> Bool {
    if let first = syntax.then.items.first { return isChainItem(first) }
    switch syntax.otherwise {
    case .block(let block)?: return block.items.first.map { isChainItem($0) } ?? false
    case .if(let nested)?: return isChainIf(nested)
    case nil: return false
    }
  }

  private mutating func structuralIf(_ syntax: IfSyntax, isGiven: Bool) -> CheckedViewItem {
    let (conditions, symbols) = self.conditions(syntax.conditions)
    let then = withNarrowed(conditions) { checker in
      checker.withScope(symbols) { $0.viewBlock(syntax.then, isGiven: isGiven) }
    }
    var otherwise: CheckedViewBlock?
    switch syntax.otherwise {
    case .block(let block)?:
      otherwise = withNarrowed(conditions, holds: false) { $0.viewBlock(block, isGiven: isGiven) }
    case .if(let nested)?:
      let span = nested.keywordSpan.union(nested.then.span)
      otherwise = withNarrowed(conditions, holds: false) { checker in
        CheckedViewBlock(
          items: [checker.structuralIf(nested, isGiven: isGiven)], span: span)
      }
    case nil: break
    }
    return .if(conditions, then, otherwise: otherwise)
  }

  // MARK: - A view and its chain

  /// One `.name` or `.name(…)` of a chain.
  final class Segment {
    let name: NameSyntax
    let call: CallSyntax?
    let isOptionalChain: Bool
    /// The expression that ends with it, and the one before it.
    let syntax: ExpressionSyntax
    let base: ExpressionSyntax

    init(
      name: NameSyntax, call: CallSyntax?, isOptionalChain: Bool, syntax: ExpressionSyntax,
      base: ExpressionSyntax
    ) {
      self.name = name
      self.call = call
      self.isOptionalChain = isOptionalChain
      self.syntax = syntax
      self.base = base
    }
  }

  /// The innermost expression and what hangs on it.
  func decompose(_ syntax: ExpressionSyntax) -> (root: ExpressionSyntax, segments: [Segment]) {
    var segments: [Segment] = []
    var current = syntax
    while true {
      switch current.kind {
      case .member(let base, let name, let isOptionalChain):
        segments.append(
          Segment(
            name: name, call: nil, isOptionalChain: isOptionalChain, syntax: current, base: base))
        current = base
        continue
      case .call(let call):
        if case .member(let base, let name, let isOptionalChain) = call.callee.kind {
          segments.append(
            Segment(
              name: name, call: call, isOptionalChain: isOptionalChain, syntax: current,
              base: base))
          current = base
          continue
        }
      default: break
      }
      segments.reverse()
      return (current, segments)
    }
  }

  mutating func view(
    _ syntax: ExpressionSyntax, _ chainItems: [ItemSyntax], isGiven: Bool
  ) -> CheckedView {
    let (root, segments) = decompose(syntax)
    var base = viewRoot(root, segments)
    var index = 0
    // What is no view yet belongs to the expression that the chain begins with.
    while index < segments.count, !beginsChain(base.type, segments[index]) {
      let segment = segments[index]
      base = extended(base, segment)
      index += 1
    }
    var chain = ChainBuilder(receiver: base.type)
    append(Array(segments[index...]), to: &chain)
    chain.lead = [base]
    append(chainItems, to: &chain)
    let type = chain.receiver
    let span = chainItems.last.map { syntax.span.union($0.span) } ?? syntax.span
    if !isGiven, !type.isOpen, !library.conforms(type, to: "View") {
      reportNotAView(type, syntax)
    }
    return CheckedView(base: base, chain: finish(&chain), span: span, type: type)
  }

  private mutating func viewRoot(
    _ root: ExpressionSyntax, _ segments: [Segment]
  ) -> CheckedExpression {
    if case .name(let name) = root.kind, let first = segments.first,
      symbol(name.text) == nil,
      name.text == "environment" || name.text == "configuration"
        || name.text == "self"
    {
      // `configuration.label`: the member reports it and goes on with `label`.
      return CheckedExpression(.error, .metatype(.error), first.base.span)
    }
    return infer(root, hint: nil, isBase: true)
  }

  /// Whether a member is a modifier of the view, not a part of the expression that makes it.
  private mutating func beginsChain(_ type: Type, _ segment: Segment) -> Bool {
    if segment.isOptionalChain { return false }
    switch type {
    case .metatype: return false
    case .given:
      return segment.call != nil && !library.members(of: "View", named: segment.name.text).isEmpty
    case .error: return true
    default:
      if !library.conforms(type, to: "View") { return false }
      if case .optional = type { return segment.call != nil }
      // `size.width` of something that is a view as well is no modifier.
      return true
    }
  }

  private mutating func extended(
    _ base: CheckedExpression, _ segment: Segment
  ) -> CheckedExpression {
    if case .metatype(.error) = base.type {
      return infer(segment.syntax, hint: nil, isBase: true)
    }
    if base.type.isError { return error(segment.syntax.span) }
    if let call = segment.call {
      return memberCall(
        on: base, segment.base, segment.name, isOptionalChain: segment.isOptionalChain, call,
        segment.syntax.span, hint: nil)
    }
    return member(
      of: base, segment.base, segment.name, isOptionalChain: segment.isOptionalChain,
      segment.syntax.span)
  }

  /// Fixed choices narrow what may be used inside them.
  mutating func withNarrowed<Result>(
    _ conditions: [CheckedCondition], holds: Bool = true, _ body: (inout Checker) -> Result
  ) -> Result {
    let saved = context.targets
    if holds {
      for case .fixed(let fixed) in conditions { narrow(fixed, holds: true) }
    } else if conditions.count == 1, case .fixed(let fixed) = conditions[0] {
      narrow(fixed, holds: false)
    }
    defer { context.targets = saved }
    return body(&self)
  }
}
