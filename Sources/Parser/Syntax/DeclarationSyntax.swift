import Diagnostics

/// Everything of one file, in the order in which it was written.
package struct FileSyntax: Sendable {
  package var declarations: [DeclarationSyntax]
  /// The names in it that have letters outside ASCII; one may be there twice.
  package var wideNames: [NameSyntax]

  package init(declarations: [DeclarationSyntax], wideNames: [NameSyntax] = []) {
    self.declarations = declarations
    self.wideNames = wideNames
  }
}

/// A declaration at file level.
package struct DeclarationSyntax: Sendable {
  package enum Kind: Sendable {
    /// `target iOS 16, macOS 13`
    case target(PlatformListSyntax)
    /// `import DesignKit`; dotted for submodules.
    case `import`([NameSyntax])
    case configuration(ConfigurationSyntax)
    case style(StyleSyntax)
    case `enum`(EnumSyntax)
    case structure(StructSyntax)
    case `let`(LetSyntax)
    case function(FunctionSyntax)
    case view(ViewSyntax)
    case modifier(ModifierSyntax)
    case extern(ExternSyntax)
  }

  package var kind: Kind
  package var prefix: DeclarationPrefix
  package var span: SourceSpan

  package init(_ kind: Kind, prefix: DeclarationPrefix, span: SourceSpan) {
    self.kind = kind
    self.prefix = prefix
    self.span = span
  }
}

/// What stands before the word of a declaration.
package struct DeclarationPrefix: Sendable {
  /// The lines of `///`, without the slashes and the first space.
  package var documentation: [String]
  package var attributes: [AttributeSyntax]
  package var access: AccessSyntax?

  package init(
    documentation: [String] = [], attributes: [AttributeSyntax] = [], access: AccessSyntax? = nil
  ) {
    self.documentation = documentation
    self.attributes = attributes
    self.access = access
  }
}

/// `public`, `package`, `internal`
package struct AccessSyntax: Sendable {
  package enum Level: Int, Sendable, Comparable {
    case `internal`, package, `public`

    package static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
  }

  package var level: Level
  package var span: SourceSpan

  package init(level: Level, span: SourceSpan) {
    self.level = level
    self.span = span
  }
}

/// `@available(iOS 26, macOS 26)`, `@deprecated(soft, use: "tint(_:)")`, `@ViewBuilder`, …
package struct AttributeSyntax: Sendable {
  package enum Arguments: Sendable {
    case none
    case platforms(PlatformListSyntax)
    /// `soft` and `always` are flags, `use:` gives the replacement.
    case deprecated(PlatformListSyntax, flag: NameSyntax?, use: String)
    /// `@sdk(26)`
    case version(VersionSyntax)
  }

  package var name: NameSyntax
  package var arguments: Arguments
  package var span: SourceSpan

  package init(name: NameSyntax, arguments: Arguments, span: SourceSpan) {
    self.name = name
    self.arguments = arguments
    self.span = span
  }
}

/// `configuration Name { members }`
package struct ConfigurationSyntax: Sendable {
  package var name: NameSyntax
  package var members: [ConfigurationMemberSyntax]
  package var bodySpan: SourceSpan

  package init(name: NameSyntax, members: [ConfigurationMemberSyntax], bodySpan: SourceSpan) {
    self.name = name
    self.members = members
    self.bodySpan = bodySpan
  }
}

/// One member of a configuration.
package struct ConfigurationMemberSyntax: Sendable {
  package enum Kind: Sendable {
    /// `slot title: Text`, `slot caption?`, `slot star(index: Int)?`; `Text both` has an option.
    case slot(
      NameSyntax, parameters: [ParameterSyntax]?, isOptional: Bool, type: TypeSyntax?,
      option: NameSyntax?)
    /// `state size: Size = .regular`
    case state(NameSyntax, TypeSyntax, default: ExpressionSyntax?)
    /// `binding isOn: Bool`
    case binding(NameSyntax, TypeSyntax)
    /// `action select(Int)?`; a parameter may have a name (`action select(index: Int)`).
    case action(NameSyntax, parameters: [(name: NameSyntax?, type: TypeSyntax)], isOptional: Bool)
    case derived(LetSyntax)
    case `enum`(EnumSyntax)
    case never([ConditionSyntax])
    /// The block is nil for a bare `component`.
    case component(BlockSyntax?)
  }

  package var kind: Kind
  package var prefix: DeclarationPrefix
  package var span: SourceSpan

  package init(_ kind: Kind, prefix: DeclarationPrefix, span: SourceSpan) {
    self.kind = kind
    self.prefix = prefix
    self.span = span
  }
}

/// `default style Name as SwiftName(parameters) for Configuration { … }`
package struct StyleSyntax: Sendable {
  package var defaultSpan: SourceSpan?
  package var name: NameSyntax
  package var swiftName: NameSyntax?
  package var parameters: [ParameterSyntax]
  package var configuration: NameSyntax
  package var body: BlockSyntax

  package init(
    defaultSpan: SourceSpan?, name: NameSyntax, swiftName: NameSyntax?,
    parameters: [ParameterSyntax], configuration: NameSyntax, body: BlockSyntax
  ) {
    self.defaultSpan = defaultSpan
    self.name = name
    self.swiftName = swiftName
    self.parameters = parameters
    self.configuration = configuration
    self.body = body
  }
}

/// `label name: Type = value`, `_ name: Type`, `name: Type...`
package struct ParameterSyntax: Sendable {
  package enum Default: Sendable {
    case expression(ExpressionSyntax)
    /// `= ...`: there is one, and it is not told (`extern` only).
    case untold
  }

  /// `ViewBuilder`, `escaping`, … that stand before the label.
  package var attributes: [NameSyntax]
  /// What callers write; nil for `_`, the name itself where only one was written.
  package var label: NameSyntax?
  package var name: NameSyntax
  package var type: TypeSyntax
  package var isVariadic: Bool
  package var defaultValue: Default?
  package var span: SourceSpan

  package init(
    attributes: [NameSyntax], label: NameSyntax?, name: NameSyntax, type: TypeSyntax,
    isVariadic: Bool, defaultValue: Default?, span: SourceSpan
  ) {
    self.attributes = attributes
    self.label = label
    self.name = name
    self.type = type
    self.isVariadic = isVariadic
    self.defaultValue = defaultValue
    self.span = span
  }
}

/// `enum Size { small, regular }`
package struct EnumSyntax: Sendable {
  package var name: NameSyntax
  package var cases: [EnumCaseSyntax]

  package init(name: NameSyntax, cases: [EnumCaseSyntax]) {
    self.name = name
    self.cases = cases
  }
}

/// A case with its documentation.
package struct EnumCaseSyntax: Sendable {
  package var name: NameSyntax
  package var documentation: [String]

  package init(name: NameSyntax, documentation: [String]) {
    self.name = name
    self.documentation = documentation
  }
}

/// `struct Tones { normal: Color; pressed: Color? = nil }`
package struct StructSyntax: Sendable {
  package struct Field: Sendable {
    package var name: NameSyntax
    package var type: TypeSyntax
    package var defaultValue: ExpressionSyntax?
    package var documentation: [String]

    package init(
      name: NameSyntax, type: TypeSyntax, defaultValue: ExpressionSyntax?, documentation: [String]
    ) {
      self.name = name
      self.type = type
      self.defaultValue = defaultValue
      self.documentation = documentation
    }
  }

  package var name: NameSyntax
  package var fields: [Field]

  package init(name: NameSyntax, fields: [Field]) {
    self.name = name
    self.fields = fields
  }
}

/// `let name: Type = value`; the type may be left out where the value tells it.
package struct LetSyntax: Sendable {
  package var name: NameSyntax
  package var type: TypeSyntax?
  package var value: ExpressionSyntax

  package init(name: NameSyntax, type: TypeSyntax?, value: ExpressionSyntax) {
    self.name = name
    self.type = type
    self.value = value
  }
}

/// `func tone(for size: Size) -> Color { … }`
package struct FunctionSyntax: Sendable {
  package var name: NameSyntax
  package var parameters: [ParameterSyntax]
  package var result: TypeSyntax?
  package var body: BlockSyntax

  package init(
    name: NameSyntax, parameters: [ParameterSyntax], result: TypeSyntax?, body: BlockSyntax
  ) {
    self.name = name
    self.parameters = parameters
    self.result = result
    self.body = body
  }
}

/// `local isExpanded: Bool = false`, `local gap: CGFloat = 8 scaled(.body)`, `local ns: Namespace`,
/// `local focus isEditing`
package struct LocalSyntax: Sendable {
  package var name: NameSyntax
  package var isFocus: Bool
  package var type: TypeSyntax?
  package var initialValue: ExpressionSyntax?
  /// The argument of `scaled(…)`; `.some(nil)` for `scaled` and `scaled()`.
  package var scaled: ExpressionSyntax??

  package init(
    name: NameSyntax, isFocus: Bool, type: TypeSyntax?, initialValue: ExpressionSyntax?,
    scaled: ExpressionSyntax??
  ) {
    self.name = name
    self.isFocus = isFocus
    self.type = type
    self.initialValue = initialValue
    self.scaled = scaled
  }
}

/// `view Thumb(at: CGFloat) { … }`
package struct ViewSyntax: Sendable {
  package var name: NameSyntax
  package var parameters: [ParameterSyntax]
  package var body: BlockSyntax

  package init(name: NameSyntax, parameters: [ParameterSyntax], body: BlockSyntax) {
    self.name = name
    self.parameters = parameters
    self.body = body
  }
}

/// `modifier Elevated(level: Int) { .shadow(radius: level) }`
package struct ModifierSyntax: Sendable {
  package var name: NameSyntax
  package var parameters: [ParameterSyntax]
  package var body: BlockSyntax

  package init(name: NameSyntax, parameters: [ParameterSyntax], body: BlockSyntax) {
    self.name = name
    self.parameters = parameters
    self.body = body
  }
}
