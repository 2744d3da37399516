import Diagnostics
import Parser

/// A block of views.
package struct CheckedViewBlock: Sendable {
  package var items: [CheckedViewItem]
  package var span: SourceSpan

  package init(items: [CheckedViewItem], span: SourceSpan) {
    self.items = items
    self.span = span
  }
}

/// One item of a block of views.
package indirect enum CheckedViewItem: Sendable {
  case view(CheckedView)
  case constant(CheckedConstant)
  /// A structural choice; `otherwise` is nil where there is no `else`.
  case `if`([CheckedCondition], CheckedViewBlock, otherwise: CheckedViewBlock?)
  case `switch`(CheckedSwitch<CheckedViewBlock>)
}

/// A view with its chain of modifiers.
package struct CheckedView: Sendable {
  /// What the chain begins with: a call of an initialiser, a slot, a part, `styled`, …
  package var base: CheckedExpression
  package var chain: CheckedChain
  package var span: SourceSpan
  /// Of the view with all its modifiers.
  package var type: Type

  package init(
    base: CheckedExpression, chain: CheckedChain, span: SourceSpan, type: Type = .view
  ) {
    self.base = base
    self.chain = chain
    self.span = span
    self.type = type
  }
}

/// Modifiers in the order of the source, with the `when`s lowered to values in them.
package struct CheckedChain: Sendable {
  package var links: [CheckedLink]
  /// The `when`s of the chain in the order of the source, nested ones flattened, without those
  /// inside fixed choices, which have chains of their own.
  package var whens: [CheckedWhen]

  package init(links: [CheckedLink] = [], whens: [CheckedWhen] = []) {
    self.links = links
    self.whens = whens
  }
}

/// A `when` with the conditions of those around it before its own.
package struct CheckedWhen: Sendable {
  package var conditions: [CheckedCondition]
  /// From the word to the `{`.
  package var span: SourceSpan

  package init(conditions: [CheckedCondition], span: SourceSpan) {
    self.conditions = conditions
    self.span = span
  }
}

/// One link of a chain.
package indirect enum CheckedLink: Sendable {
  case modifier(CheckedModifierCall)
  case animate(CheckedAnimation)
  /// `if available` or `if os` between modifiers: the first branch that holds.
  case choice([CheckedFixedBranch], otherwise: CheckedChain)
}

/// A branch of a fixed choice.
package struct CheckedFixedBranch: Sendable {
  package var condition: FixedCondition
  package var chain: CheckedChain

  package init(condition: FixedCondition, chain: CheckedChain) {
    self.condition = condition
    self.chain = chain
  }
}

/// A modifier, or a property such as `backport` in `.backport.glass()`.
package struct CheckedModifierCall: Sendable {
  package enum Effect: Sendable {
    /// It stands in the chain, whatever its values are.
    case always
    /// A `when` inserted it, and its values are effectless while no block holds.
    case effectless
    /// A `when` inserted it, and it writes the environment value of this name while a block holds:
    /// it has one argument, and that has no base value.
    case environment(String)
  }

  /// What stands between the dots: `foregroundStyle`, `backport.glass`.
  package var name: String
  /// False for a property: `.backport`.
  package var isCall: Bool
  package var arguments: [CheckedVariedArgument]
  package var effect: Effect
  /// Nil for what is taken as given and for modifiers of the module.
  package var declaration: MemberDeclaration?
  /// The index in `CheckedModule.modifiers` of a modifier of the module.
  package var sharedModifier: Int?
  /// Of what the modifier is applied to, and of what it gives.
  package var receiver: Type
  package var result: Type
  package var span: SourceSpan

  package init(
    name: String, isCall: Bool, arguments: [CheckedVariedArgument], effect: Effect,
    declaration: MemberDeclaration?, sharedModifier: Int?, receiver: Type, result: Type,
    span: SourceSpan
  ) {
    self.name = name
    self.isCall = isCall
    self.arguments = arguments
    self.effect = effect
    self.declaration = declaration
    self.sharedModifier = sharedModifier
    self.receiver = receiver
    self.result = result
    self.span = span
  }
}

/// An argument whose value may depend on the `when`s of its chain.
package struct CheckedVariedArgument: Sendable {
  package var label: String?
  /// Nil only where no value is needed: an inserted modifier that writes the environment.
  package var base: CheckedExpression?
  /// A `when` inserted the modifier, and the base is not effectless but what that block gives.
  package var keepsGivenValue = false
  /// In the order of the source; the last one that holds decides.
  package var alternatives: [Alternative]
  /// Of all the values.
  package var type: Type
  package var isTrailing: Bool

  package struct Alternative: Sendable {
    /// An index into the chain's `whens`.
    package var when: Int
    package var value: CheckedExpression

    package init(when: Int, value: CheckedExpression) {
      self.when = when
      self.value = value
    }
  }

  package init(
    label: String?, base: CheckedExpression?, alternatives: [Alternative] = [], type: Type,
    isTrailing: Bool = false
  ) {
    self.label = label
    self.base = base
    self.alternatives = alternatives
    self.type = type
    self.isTrailing = isTrailing
  }
}

/// `animate`: an animation for each watched value, innermost first.
package struct CheckedAnimation: Sendable {
  package var animation: CheckedExpression
  package var triggers: [Trigger]
  package var span: SourceSpan

  package enum Trigger: Sendable {
    /// An `Equatable` value that is watched as it is.
    case value(CheckedExpression)
    /// Conditions that are watched as one Bool; bindings among them count as presence.
    case conditions([CheckedCondition])
  }

  package init(animation: CheckedExpression, triggers: [Trigger], span: SourceSpan) {
    self.animation = animation
    self.triggers = triggers
    self.span = span
  }
}
