import Diagnostics
import Hashing
import Parser

/// An expression whose names, overloads and types are settled.
package struct CheckedExpression: Sendable {
  package indirect enum Kind: Sendable {
    /// A number as it was written (`0xFF`, `1_000`, `0.5`).
    case number(String)
    case boolean(Bool)
    case `nil`
    case string(CheckedString)
    /// An sRGB colour, RRGGBBAA.
    case color(UInt32)
    case reference(Reference)
    /// `$isOn`: the Binding (or FocusState binding) behind a name.
    case projection(Reference)
    /// A type named as a value: `Color` in `Color.red`, the callee of `Color(…)`.
    case type(Type)
    /// `.blue`; where it must be written out, `owner` is the type to write before the dot.
    case implicitMember(name: String, owner: Type)
    case member(CheckedExpression, name: String, isOptionalChain: Bool)
    case call(CheckedCall)
    /// `values[index]`
    case `subscript`(CheckedExpression, [CheckedArgument])
    case closure(CheckedClosure)
    case ternary(CheckedExpression, CheckedExpression, CheckedExpression)
    case binary(CheckedExpression, operator: String, CheckedExpression)
    case prefix(operator: String, CheckedExpression)
    case postfix(CheckedExpression, operator: String)
    case cast(CheckedExpression)
    case parentheses(CheckedExpression)
    case tuple([CheckedArgument])
    case array([CheckedExpression])
    /// `\.name.other`; `root` is the type's name where it was written.
    case keyPath(root: Type?, path: [String])
    /// `if`/`switch` as a value.
    case value(CheckedValue)
    /// `#swift { … }`: the text between the braces; `names` are the names of the scope in it.
    case raw(SourceSpan, names: [Reference])
    /// `styled`
    case styled(CheckedStyled)
    case conversion(Conversion, CheckedExpression)
    /// What a mistake leaves behind; never emitted.
    case error
  }

  /// A change of type that the emitted Swift must write.
  package enum Conversion: Sendable, Hashable {
    /// `CGFloat(level)`: from a number of another type.
    case number(Type)
    /// `AnyShapeStyle(value)`, `AnyShape(value)`
    case erasure(String)
  }

  package var kind: Kind
  package var type: Type
  package var span: SourceSpan

  package init(_ kind: Kind, _ type: Type, _ span: SourceSpan) {
    self.kind = kind
    self.type = type
    self.span = span
  }
}

/// `styled` and `styled(…)`.
package enum CheckedStyled: Sendable {
  /// With the style of the environment (in a component), the next one further out (in a style).
  case next
  /// With a style of the module: its index in `CheckedModule.styles`, its arguments in the order
  /// of its parameters, those left out nil.
  case style(Int, arguments: [CheckedExpression?])
  /// With a hand-written style or any other style value.
  case value(CheckedExpression)
}

/// What a name stands for.
package struct Reference: Sendable, Hashable, FastHashable {
  package enum Kind: UInt, Sendable, Hashable, FastHashable {
    /// A member of the configuration.
    case slot, state, binding, action, derived
    /// A parameter of a style, part or function.
    case parameter
    /// `local`: `@State`, `@ScaledMetric`, `@Namespace`, `@FocusState`
    case local
    /// A `let` of a style; `styleConstant` is one of the whole style, `constant` one of a block,
    /// a name that `if let`, `case let` or a closure's parameter gives.
    case styleConstant, constant
    /// A `func` or `view` of a style.
    case styleFunction, stylePart
    /// Declared at file level.
    case fileConstant, fileFunction, filePart
    case environment
    /// `isHovered`, `isPressed` of a primitive button style.
    case tracked
    /// A function of Swift, SwiftUI or the project.
    case globalFunction

    package var fastHash: UInt { mixed(rawValue, 0) }
  }

  package var kind: Kind
  /// As it was written.
  package var name: String
  /// Where it was declared; in the catalogue's file for what is not the module's own.
  package var declaration: SourceSpan

  package init(_ kind: Kind, _ name: String, _ declaration: SourceSpan = .none) {
    self.kind = kind
    self.name = name
    self.declaration = declaration
  }

  package var fastHash: UInt { mixed(mixed(kind.rawValue, name.fastHash), declaration.fastHash) }
}

/// A call with its arguments in the order of the source.
package struct CheckedCall: Sendable {
  /// A `type` for an initialiser; a member, an implicit member or a reference for a function.
  package var callee: CheckedExpression
  package var isOptional: Bool
  package var arguments: [CheckedArgument]
  /// The declaration that it calls; nil for what is taken as given, closures, actions, parts.
  package var declaration: MemberDeclaration?

  package init(
    callee: CheckedExpression, isOptional: Bool, arguments: [CheckedArgument],
    declaration: MemberDeclaration?
  ) {
    self.callee = callee
    self.isOptional = isOptional
    self.arguments = arguments
    self.declaration = declaration
  }
}

/// An argument as it is to be emitted.
package struct CheckedArgument: Sendable {
  package var label: String?
  package var value: CheckedExpression
  /// Written behind the parentheses.
  package var isTrailing: Bool

  package init(label: String?, value: CheckedExpression, isTrailing: Bool = false) {
    self.label = label
    self.value = value
    self.isTrailing = isTrailing
  }
}

/// A string literal.
package struct CheckedString: Sendable {
  package enum Segment: Sendable {
    /// As it stands in the source, escapes not replaced.
    case text(SourceSpan)
    case interpolation([CheckedArgument])
  }

  package var segments: [Segment]
  package var isMultiline: Bool
  /// Whether it is a key that SwiftUI looks up in a bundle: the only argument of `Text("…")`.
  package var isLocalized: Bool

  package init(segments: [Segment], isMultiline: Bool, isLocalized: Bool) {
    self.segments = segments
    self.isMultiline = isMultiline
    self.isLocalized = isLocalized
  }
}

/// A closure.
package struct CheckedClosure: Sendable {
  package enum Body: Sendable {
    case views(CheckedViewBlock)
    case value(CheckedValueBlock)
    case statements([CheckedStatement])
  }

  /// Their names ("_" among them); nil where none were written.
  package var parameters: [String]?
  package var body: Body

  package init(parameters: [String]?, body: Body) {
    self.parameters = parameters
    self.body = body
  }
}

/// A value that `let`s come before: the body of a `func`, a branch of a value.
package struct CheckedValueBlock: Sendable {
  package var constants: [CheckedConstant]
  package var value: CheckedValue

  package init(constants: [CheckedConstant], value: CheckedValue) {
    self.constants = constants
    self.value = value
  }
}

/// A value, chosen or plain.
package indirect enum CheckedValue: Sendable {
  case expression(CheckedExpression)
  case `if`([CheckedCondition], CheckedValueBlock, otherwise: CheckedValueBlock)
  case `switch`(CheckedSwitch<CheckedValueBlock>)
}

/// One element of a head.
package enum CheckedCondition: Sendable {
  case expression(CheckedExpression)
  /// `let name = value`, where the value is optional.
  case binding(name: String, CheckedExpression)
  /// Fixed before the view appears.
  case fixed(FixedCondition)
}

/// `available(…)`, `os(…)` and what is made of them.
package indirect enum FixedCondition: Sendable, Hashable {
  /// A platform that is not listed does not hold, unless `includesOthers`.
  case available([PlatformVersion], includesOthers: Bool)
  case os([Platform], includesOthers: Bool)
  case not(FixedCondition)
  case and(FixedCondition, FixedCondition)
  case or(FixedCondition, FixedCondition)
}

/// A `switch`; exhaustive, or with a `default`.
package struct CheckedSwitch<Body: Sendable>: Sendable {
  package struct Case: Sendable {
    /// Empty for `default`.
    package var patterns: [CheckedPattern]
    package var condition: CheckedExpression?
    package var body: Body
    package var span: SourceSpan

    package init(
      patterns: [CheckedPattern], condition: CheckedExpression?, body: Body, span: SourceSpan
    ) {
      self.patterns = patterns
      self.condition = condition
      self.body = body
      self.span = span
    }
  }

  package var subject: CheckedExpression
  package var cases: [Case]
  /// It covers all cases of an enum that may get more: Swift wants `@unknown default` as well.
  package var needsUnknownDefault: Bool
  package var span: SourceSpan

  package init(
    subject: CheckedExpression, cases: [Case], needsUnknownDefault: Bool, span: SourceSpan
  ) {
    self.subject = subject
    self.cases = cases
    self.needsUnknownDefault = needsUnknownDefault
    self.span = span
  }
}

/// What a `case` compares with.
package indirect enum CheckedPattern: Sendable {
  case wildcard
  case expression(CheckedExpression)
  case tuple([CheckedPattern])
  case binding(String, isOptional: Bool)
  case enumCase(String, [CheckedPattern])
}

/// A statement of an action.
package indirect enum CheckedStatement: Sendable {
  case expression(CheckedExpression)
  case assignment(CheckedExpression, operator: String, CheckedExpression)
  case constant(CheckedConstant)
  case `if`([CheckedCondition], [CheckedStatement], otherwise: [CheckedStatement])
  case `switch`(CheckedSwitch<[CheckedStatement]>)
}

/// `let name: Type = value`
package struct CheckedConstant: Sendable {
  package var name: String
  package var type: Type
  /// Whether the source states the type.
  package var hasWrittenType: Bool
  package var value: CheckedValue
  package var span: SourceSpan

  package init(
    name: String, type: Type, hasWrittenType: Bool, value: CheckedValue, span: SourceSpan
  ) {
    self.name = name
    self.type = type
    self.hasWrittenType = hasWrittenType
    self.value = value
    self.span = span
  }
}
