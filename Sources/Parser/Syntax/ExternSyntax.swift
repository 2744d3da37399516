import Diagnostics

/// `extern …`: a name from the project's own Swift, or in the catalogue one of SwiftUI's.
package struct ExternSyntax: Sendable {
  package enum Kind: Sendable {
    /// `extern modifier shimmer(active: Bool) neutral (active: false)`; dotted: `backport.glass(...)`.
    case modifier([NameSyntax], ExternFunctionSyntax)
    /// `extern environment theme: AppTheme`, `extern environment var font: Font?`
    case environment(NameSyntax, TypeSyntax, isSettable: Bool)
    /// `extern type Name<T>: Protocol { … }`, `extern protocol Name { … }`
    case type(ExternTypeSyntax)
    /// `extern Color { … }`, `extern ShapeStyle where Self == Color { … }`
    case members(of: [NameSyntax], conditions: [RequirementSyntax], ExternBodySyntax)
    /// `extern Optional: View where Wrapped: View`
    case conformance([NameSyntax], [TypeSyntax], conditions: [RequirementSyntax])
    /// `extern enum Density { compact, regular }`; `isOpen` for `@open`.
    case `enum`(
      [NameSyntax], conformances: [TypeSyntax], cases: [EnumCaseSyntax], isOpen: Bool)
    /// `extern view Chart(title: String, content: View)`
    case view(NameSyntax, ExternFunctionSyntax)
    /// `extern shape Wave(amplitude: CGFloat)`
    case shape(NameSyntax, ExternFunctionSyntax)
    /// `extern style Brand(parameters) for Button`
    case style(NameSyntax, swiftName: NameSyntax?, parameters: [ParameterSyntax], NameSyntax)
    case configuration(ExternConfigurationSyntax)
    /// `extern func haptic()`
    case function(NameSyntax, ExternFunctionSyntax)
    /// `extern namespace Tokens`
    case namespace([NameSyntax])
    /// `extern typealias Name = Type`
    case alias([NameSyntax], generics: [GenericParameterSyntax], TypeSyntax)
  }

  package var kind: Kind

  package init(_ kind: Kind) {
    self.kind = kind
  }
}

/// What may be called, with all that is told of it.
package struct ExternFunctionSyntax: Sendable {
  package enum Parameters: Sendable {
    case list([ParameterSyntax])
    /// `(...)`: arguments pass unchecked.
    case anything
  }

  /// What makes a modifier have no effect.
  package enum Neutral: Sendable {
    /// `neutral (active: false)`
    case arguments([ArgumentSyntax])
    /// `neutral inherit font`: it writes the environment value of that name.
    case inherit(NameSyntax)
  }

  package var generics: [GenericParameterSyntax]
  package var parameters: Parameters
  package var result: TypeSyntax?
  package var conditions: [RequirementSyntax]
  package var neutral: Neutral?
  /// `selecting (edges)`: the parameters that say what is modified, not how.
  package var selecting: [NameSyntax]

  package init(
    generics: [GenericParameterSyntax], parameters: Parameters, result: TypeSyntax?,
    conditions: [RequirementSyntax], neutral: Neutral?, selecting: [NameSyntax]
  ) {
    self.generics = generics
    self.parameters = parameters
    self.result = result
    self.conditions = conditions
    self.neutral = neutral
    self.selecting = selecting
  }
}

/// `S: ShapeStyle` in `<S: ShapeStyle, T>`
package struct GenericParameterSyntax: Sendable {
  package var name: NameSyntax
  package var constraint: TypeSyntax?

  package init(name: NameSyntax, constraint: TypeSyntax?) {
    self.name = name
    self.constraint = constraint
  }
}

/// `S: ShapeStyle`, `Self == Color`, `V.Value == Int` behind `where`
package struct RequirementSyntax: Sendable {
  package var left: TypeSyntax
  package var isEquality: Bool
  package var right: TypeSyntax

  package init(left: TypeSyntax, isEquality: Bool, right: TypeSyntax) {
    self.left = left
    self.isEquality = isEquality
    self.right = right
  }
}

/// `type Name<T>: Protocol, Other { … }`
package struct ExternTypeSyntax: Sendable {
  package var name: [NameSyntax]
  package var isProtocol: Bool
  package var generics: [GenericParameterSyntax]
  package var conformances: [TypeSyntax]
  package var conditions: [RequirementSyntax]
  package var body: ExternBodySyntax

  package init(
    name: [NameSyntax], isProtocol: Bool, generics: [GenericParameterSyntax],
    conformances: [TypeSyntax], conditions: [RequirementSyntax], body: ExternBodySyntax
  ) {
    self.name = name
    self.isProtocol = isProtocol
    self.generics = generics
    self.conformances = conformances
    self.conditions = conditions
    self.body = body
  }
}

/// The braces of an `extern` type.
package enum ExternBodySyntax: Sendable {
  case members([ExternMemberSyntax])
  /// `{ ... }`: has whatever is asked of it.
  case anything
}

/// One member of an `extern` type.
package struct ExternMemberSyntax: Sendable {
  package enum Kind: Sendable {
    case function(NameSyntax, ExternFunctionSyntax)
    case initializer(isFailable: Bool, ExternFunctionSyntax)
    /// `accent: Color`, `small, large: CGFloat`, `haPrimary` (no type: static, of the type itself)
    case property([NameSyntax], TypeSyntax?, isSettable: Bool, conditions: [RequirementSyntax])
    /// `case failed(message: String)`
    case enumCase(NameSyntax, [ParameterSyntax])
    /// `radius { small, large: CGFloat }`
    case group(NameSyntax, [ExternMemberSyntax])
    case associatedType(NameSyntax, TypeSyntax?)
    /// `subscript(index: Int) -> Element`
    case `subscript`(ExternFunctionSyntax)
  }

  package var kind: Kind
  package var isStatic: Bool
  package var prefix: DeclarationPrefix
  package var span: SourceSpan

  package init(_ kind: Kind, isStatic: Bool, prefix: DeclarationPrefix, span: SourceSpan) {
    self.kind = kind
    self.isStatic = isStatic
    self.prefix = prefix
    self.span = span
  }
}

/// `extern configuration FilterBar as P with C makeBody(_:) { … }`
package struct ExternConfigurationSyntax: Sendable {
  package var name: NameSyntax
  /// Behind `as`.
  package var protocolName: NameSyntax?
  /// Behind `with`.
  package var configurationName: NameSyntax?
  /// `makeBody(_:)` was written.
  package var hasUnlabelledRequirement: Bool
  package var members: [ConfigurationMemberSyntax]
  /// `unavailable "reason"`: a control whose style protocol users cannot implement (catalogue).
  package var unavailable: String?

  package init(
    name: NameSyntax, protocolName: NameSyntax?, configurationName: NameSyntax?,
    hasUnlabelledRequirement: Bool, members: [ConfigurationMemberSyntax], unavailable: String?
  ) {
    self.name = name
    self.protocolName = protocolName
    self.configurationName = configurationName
    self.hasUnlabelledRequirement = hasUnlabelledRequirement
    self.members = members
    self.unavailable = unavailable
  }
}
