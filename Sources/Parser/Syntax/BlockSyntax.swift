import Diagnostics

/// `{ … }`: items that are classified later, by the kind of body that they stand in.
package struct BlockSyntax: Sendable {
  package var items: [ItemSyntax]
  /// With the braces.
  package var span: SourceSpan

  package init(items: [ItemSyntax], span: SourceSpan) {
    self.items = items
    self.span = span
  }
}

/// One item of a block.
package struct ItemSyntax: Sendable {
  package indirect enum Kind: Sendable {
    /// A view, a value, a call; with a leading dot (an implicit member and what hangs on it) a
    /// modifier of the chain before it in a body of views.
    case expression(ExpressionSyntax)
    case when(WhenSyntax)
    case animate(AnimateSyntax)
    case `if`(IfSyntax)
    case `switch`(SwitchSyntax)
    case assignment(AssignmentSyntax)
    case `let`(LetSyntax)
    case function(FunctionSyntax)
    case local(LocalSyntax)
    case view(ViewSyntax)
  }

  package var kind: Kind
  package var span: SourceSpan

  package init(_ kind: Kind, _ span: SourceSpan) {
    self.kind = kind
    self.span = span
  }
}

/// `when isOn, let caption { .opacity(1) }`
package struct WhenSyntax: Sendable {
  package var keywordSpan: SourceSpan
  package var conditions: [ConditionSyntax]
  package var body: BlockSyntax

  package init(keywordSpan: SourceSpan, conditions: [ConditionSyntax], body: BlockSyntax) {
    self.keywordSpan = keywordSpan
    self.conditions = conditions
    self.body = body
  }
}

/// `animate .spring() on isOn, progress`
package struct AnimateSyntax: Sendable {
  package var keywordSpan: SourceSpan
  package var animation: ExpressionSyntax
  /// Nil where no `on` was written.
  package var triggers: [ExpressionSyntax]?

  package init(
    keywordSpan: SourceSpan, animation: ExpressionSyntax, triggers: [ExpressionSyntax]?
  ) {
    self.keywordSpan = keywordSpan
    self.animation = animation
    self.triggers = triggers
  }
}

/// `if conditions { … } else if … else { … }`
package struct IfSyntax: Sendable {
  package indirect enum Else: Sendable {
    case block(BlockSyntax)
    case `if`(IfSyntax)
  }

  package var keywordSpan: SourceSpan
  package var conditions: [ConditionSyntax]
  package var then: BlockSyntax
  package var otherwise: Else?

  package init(
    keywordSpan: SourceSpan, conditions: [ConditionSyntax], then: BlockSyntax, otherwise: Else?
  ) {
    self.keywordSpan = keywordSpan
    self.conditions = conditions
    self.then = then
    self.otherwise = otherwise
  }
}

/// One of the conditions of a head, which commas separate.
package enum ConditionSyntax: Sendable {
  case expression(ExpressionSyntax)
  /// `let name`, `let name = value`
  case binding(name: NameSyntax, value: ExpressionSyntax?)

  package var span: SourceSpan {
    switch self {
    case .expression(let expression): return expression.span
    case .binding(let name, let value): return value.map { name.span.union($0.span) } ?? name.span
    }
  }
}

/// `switch subject { case .a: …; default: … }`
package struct SwitchSyntax: Sendable {
  package var keywordSpan: SourceSpan
  /// A tuple expression for several.
  package var subject: ExpressionSyntax
  package var cases: [SwitchCaseSyntax]
  /// From `{` to `}`.
  package var bodySpan: SourceSpan

  package init(
    keywordSpan: SourceSpan, subject: ExpressionSyntax, cases: [SwitchCaseSyntax],
    bodySpan: SourceSpan
  ) {
    self.keywordSpan = keywordSpan
    self.subject = subject
    self.cases = cases
    self.bodySpan = bodySpan
  }
}

/// `case .a, .b where c: items`; `default: items`
package struct SwitchCaseSyntax: Sendable {
  /// Empty for `default`.
  package var patterns: [PatternSyntax]
  package var condition: ExpressionSyntax?
  package var body: BlockSyntax
  package var span: SourceSpan

  package init(
    patterns: [PatternSyntax], condition: ExpressionSyntax?, body: BlockSyntax, span: SourceSpan
  ) {
    self.patterns = patterns
    self.condition = condition
    self.body = body
    self.span = span
  }
}

/// What a `case` compares with.
package struct PatternSyntax: Sendable {
  package indirect enum Kind: Sendable {
    case wildcard
    case expression(ExpressionSyntax)
    case tuple([PatternSyntax])
    /// `let name`: binds what stands there; with `?` behind it where that is not nil.
    case binding(NameSyntax, isOptional: Bool)
    /// `.failed(let message, _)`
    case enumCase(NameSyntax, [PatternSyntax])
  }

  package var kind: Kind
  package var span: SourceSpan

  package init(_ kind: Kind, _ span: SourceSpan) {
    self.kind = kind
    self.span = span
  }
}

/// `target = value`, `target += value`
package struct AssignmentSyntax: Sendable {
  package var target: ExpressionSyntax
  /// `=`, `+=`, …
  package var operatorName: NameSyntax
  package var value: ExpressionSyntax

  package init(target: ExpressionSyntax, operatorName: NameSyntax, value: ExpressionSyntax) {
    self.target = target
    self.operatorName = operatorName
    self.value = value
  }
}
