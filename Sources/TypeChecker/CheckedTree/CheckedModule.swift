import Diagnostics
import Hashing
import Parser

/// Everything that was declared in one run, checked; where there were errors, as far as possible.
package struct CheckedModule: Sendable {
  /// One for each source file, in their order.
  package var files: [CheckedFile]
  /// The module's own configurations, those of SwiftUI's controls that its styles use, and
  /// `extern` ones.
  package var configurations: [CheckedConfiguration]
  package var styles: [CheckedStyle]
  package var modifiers: [CheckedModifier]
  package var parts: [CheckedPart]
  package var enums: [CheckedEnum]
  package var structs: [CheckedStruct]
  /// `let`s at file level.
  package var constants: [CheckedFileConstant]
  package var functions: [CheckedFunction]
  /// What the output must run on, by platform.
  package var targets: [PlatformVersion]
  /// The types that `extern` declarations name: no emitted generic parameter may hide them.
  package var externTypes: [String]
  /// The cases of all enums that the files declare, `extern` ones too, by their Swift types.
  package var enumCases: HashMap<String, [String]>

  package init() {
    files = []
    configurations = []
    styles = []
    modifiers = []
    parts = []
    enums = []
    structs = []
    constants = []
    functions = []
    targets = []
    externTypes = []
    enumCases = [:]
  }
}

/// What one source file declares, in the order of the source.
package struct CheckedFile: Sendable {
  package enum Item: Sendable {
    /// Indices into the lists of the module.
    case configuration(Int)
    case style(Int)
    case modifier(Int)
    case part(Int)
    case `enum`(Int)
    case structure(Int)
    case constant(Int)
    case function(Int)
  }

  package var imports: [String]
  package var items: [Item]

  package init(imports: [String], items: [Item]) {
    self.imports = imports
    self.items = items
  }
}

/// A control as its styles see it.
package struct CheckedConfiguration: Sendable {
  package enum Origin: Sendable, Hashable {
    /// Declared in a `.style` file: everything is emitted.
    case module
    /// One of SwiftUI's controls.
    case system
    /// `extern configuration`
    case extern
  }

  package var name: String
  package var origin: Origin
  /// `MyToggleStyle`
  package var protocolName: String
  /// `MyToggleStyleConfiguration`
  package var configurationName: String
  /// `makeBody(_:)`
  package var hasUnlabelledRequirement: Bool
  /// The control can be drawn from a configuration (`Toggle(configuration)`), so `styled` works.
  package var canDefer: Bool
  package var members: [CheckedMember]
  package var enums: [CheckedEnum]
  /// `never`s: no combination of states that makes all of one list hold.
  package var nevers: [[CheckedCondition]]
  package var component: CheckedComponent?
  /// The index in `CheckedModule.styles`.
  package var defaultStyle: Int?
  package var documentation: [String]
  package var access: AccessSyntax.Level
  /// What the declaration needs beyond the targets; empty where it needs no `@available`.
  package var availability: [PlatformVersion]
  /// The source file's index; -1 for what is not the module's own.
  package var file: Int32
  package var span: SourceSpan

  package init(
    name: String, origin: Origin, protocolName: String, configurationName: String,
    hasUnlabelledRequirement: Bool, canDefer: Bool, file: Int32, span: SourceSpan
  ) {
    self.name = name
    self.origin = origin
    self.protocolName = protocolName
    self.configurationName = configurationName
    self.hasUnlabelledRequirement = hasUnlabelledRequirement
    self.canDefer = canDefer
    members = []
    enums = []
    nevers = []
    component = nil
    defaultStyle = nil
    documentation = []
    access = .internal
    availability = []
    self.file = file
    self.span = span
  }
}

/// A member of a configuration, in the order of the source.
package struct CheckedMember: Sendable {
  package enum TextInitialisers: Sendable {
    /// Only the view builder.
    case none
    /// `LocalizedStringKey` and `StringProtocol` initialisers beside it; `first` is the slot whose
    /// string stands first and without a label.
    case first, labelled
  }

  package enum Kind: Sendable {
    /// `parameters` is nil for a plain slot.
    case slot(parameters: [CheckedParameter]?, isOptional: Bool, text: TextInitialisers)
    /// `isOwned`: the component sets it by itself, so callers do not.
    case state(Type, defaultValue: CheckedExpression?, isOwned: Bool)
    case binding(Type)
    case action(parameters: [CheckedParameter], isOptional: Bool)
    case derived(Type, CheckedValue)
  }

  package var name: String
  package var kind: Kind
  package var documentation: [String]
  /// From which versions it exists (SwiftUI's own); empty: always.
  package var availability: [PlatformVersion]
  package var span: SourceSpan

  package init(
    name: String, kind: Kind, documentation: [String], availability: [PlatformVersion],
    span: SourceSpan
  ) {
    self.name = name
    self.kind = kind
    self.documentation = documentation
    self.availability = availability
    self.span = span
  }
}

/// `component { … }`
package struct CheckedComponent: Sendable {
  /// Nil for a bare `component`: the control draws itself with its style.
  package var body: CheckedBody?
  /// The states that it hands over in `styled(isPressed: …)`, by name.
  package var ownedStates: [String]

  package init(body: CheckedBody?, ownedStates: [String]) {
    self.body = body
    self.ownedStates = ownedStates
  }
}

/// A style.
package struct CheckedStyle: Sendable {
  package var name: String
  /// `FancyMyToggleStyle`
  package var swiftName: String
  /// `fancy`
  package var shorthand: String
  /// The index in `CheckedModule.configurations`.
  package var configuration: Int
  package var isDefault: Bool
  package var parameters: [CheckedParameter]
  package var body: CheckedBody
  /// A primitive button style that reads `isPressed`: it is drawn as the label of a button whose
  /// action is the trigger.
  package var isDrawnAsButtonLabel: Bool
  /// Another style draws it, and so needs the view of its body.
  package var isDrawnByAnother: Bool
  /// Another file's style draws it, so its body cannot be private.
  package var isDrawnFromOtherFile: Bool
  package var documentation: [String]
  package var access: AccessSyntax.Level
  package var availability: [PlatformVersion]
  package var file: Int32
  package var span: SourceSpan

  package init(
    name: String, swiftName: String, shorthand: String, configuration: Int, isDefault: Bool,
    parameters: [CheckedParameter], body: CheckedBody, documentation: [String],
    access: AccessSyntax.Level, availability: [PlatformVersion], file: Int32, span: SourceSpan
  ) {
    self.name = name
    self.swiftName = swiftName
    self.shorthand = shorthand
    self.configuration = configuration
    self.isDefault = isDefault
    self.parameters = parameters
    self.body = body
    isDrawnAsButtonLabel = false
    isDrawnByAnother = false
    isDrawnFromOtherFile = false
    self.documentation = documentation
    self.access = access
    self.availability = availability
    self.file = file
    self.span = span
  }
}

/// `modifier Elevated(level: Int) { … }`: its body is a chain on `content`.
package struct CheckedModifier: Sendable {
  package var name: String
  /// `elevated`, as it is called.
  package var functionName: String
  package var parameters: [CheckedParameter]
  /// One view, whose base is a reference to `content` (`Reference.Kind.constant`).
  package var body: CheckedBody
  package var documentation: [String]
  package var access: AccessSyntax.Level
  package var availability: [PlatformVersion]
  package var file: Int32
  package var span: SourceSpan

  package init(
    name: String, functionName: String, parameters: [CheckedParameter], body: CheckedBody,
    documentation: [String], access: AccessSyntax.Level, availability: [PlatformVersion],
    file: Int32, span: SourceSpan
  ) {
    self.name = name
    self.functionName = functionName
    self.parameters = parameters
    self.body = body
    self.documentation = documentation
    self.access = access
    self.availability = availability
    self.file = file
    self.span = span
  }
}

/// `enum Size { small, regular }`
package struct CheckedEnum: Sendable {
  package struct Case: Sendable {
    package var name: String
    package var documentation: [String]

    package init(name: String, documentation: [String]) {
      self.name = name
      self.documentation = documentation
    }
  }

  package var name: String
  /// With the configuration before it where it was declared inside one: the Swift type.
  package var swiftName: String
  package var cases: [Case]
  package var documentation: [String]
  package var access: AccessSyntax.Level
  package var availability: [PlatformVersion]
  package var span: SourceSpan

  package init(
    name: String, swiftName: String, cases: [Case], documentation: [String],
    access: AccessSyntax.Level, availability: [PlatformVersion], span: SourceSpan
  ) {
    self.name = name
    self.swiftName = swiftName
    self.cases = cases
    self.documentation = documentation
    self.access = access
    self.availability = availability
    self.span = span
  }
}

/// `struct Tones { normal: Color }`
package struct CheckedStruct: Sendable {
  package struct Field: Sendable {
    package var name: String
    package var type: Type
    package var defaultValue: CheckedExpression?
    package var documentation: [String]

    package init(
      name: String, type: Type, defaultValue: CheckedExpression?, documentation: [String]
    ) {
      self.name = name
      self.type = type
      self.defaultValue = defaultValue
      self.documentation = documentation
    }
  }

  package var name: String
  package var fields: [Field]
  package var documentation: [String]
  package var access: AccessSyntax.Level
  package var availability: [PlatformVersion]
  package var span: SourceSpan

  package init(
    name: String, fields: [Field], documentation: [String], access: AccessSyntax.Level,
    availability: [PlatformVersion], span: SourceSpan
  ) {
    self.name = name
    self.fields = fields
    self.documentation = documentation
    self.access = access
    self.availability = availability
    self.span = span
  }
}

/// `let` at file level.
package struct CheckedFileConstant: Sendable {
  package var constant: CheckedConstant
  package var documentation: [String]
  package var access: AccessSyntax.Level
  package var availability: [PlatformVersion]

  package init(
    constant: CheckedConstant, documentation: [String], access: AccessSyntax.Level,
    availability: [PlatformVersion]
  ) {
    self.constant = constant
    self.documentation = documentation
    self.access = access
    self.availability = availability
  }
}
