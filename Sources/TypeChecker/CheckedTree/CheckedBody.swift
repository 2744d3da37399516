import Diagnostics
import Parser

/// What becomes one emitted view: the body of a style, of a part, of a component, or (with
/// `content` as the base of a chain) of a modifier.
package struct CheckedBody: Sendable {
  package var content: CheckedViewBlock
  /// The `let`s of a style or part that stand beside its view, in the order of the source.
  package var constants: [CheckedConstant]
  package var functions: [CheckedFunction]
  /// `view`s declared in a style.
  package var parts: [CheckedPart]
  package var storage: [CheckedStorage]
  /// The environment values that it reads, in the order of first use, without those of its parts.
  package var environment: [EnvironmentRead]
  /// `isHovered` is read and must be tracked on the root view.
  package var tracksHover: Bool
  /// An `animate` asks for Reduce Motion.
  package var readsReduceMotion: Bool
  /// What it takes from outside, in the order of declaration, with what its parts and the styles
  /// that it draws take.
  package var captures: [Capture]
  /// All names that it mentions by itself, each once.
  package var reads: [Reference]
  /// The module's styles that it draws (`styled(.rounded)`), by their index.
  package var drawnStyles: [Int]

  package init(content: CheckedViewBlock) {
    self.content = content
    constants = []
    functions = []
    parts = []
    storage = []
    environment = []
    tracksHover = false
    readsReduceMotion = false
    captures = []
    reads = []
    drawnStyles = []
  }
}

/// Something that a body is given by what makes it.
package struct Capture: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    case slot, state, binding, action, derived
    /// A parameter of the style (or of the part itself).
    case parameter
    /// A `let` or `local` of the style, in one of its parts.
    case styleConstant, local
    /// The configuration as it is, for `styled` and hand-written styles.
    case configuration
  }

  package var kind: Kind
  package var name: String
  /// It is written or `$name` is used: a Binding is needed.
  package var isProjected: Bool

  package init(_ kind: Kind, _ name: String, isProjected: Bool = false) {
    self.kind = kind
    self.name = name
    self.isProjected = isProjected
  }
}

/// An environment value that a body reads.
package struct EnvironmentRead: Sendable, Hashable {
  /// As it stands in `EnvironmentValues`.
  package var key: String
  package var type: Type
  /// The name in the body: the key, or `environmentFont` for `environment.font`.
  package var propertyName: String

  package init(key: String, type: Type, propertyName: String) {
    self.key = key
    self.type = type
    self.propertyName = propertyName
  }
}

/// `local …`
package struct CheckedStorage: Sendable {
  package enum Kind: Sendable {
    /// The first value may use what the body is given.
    case state(CheckedExpression)
    /// `relativeTo:` is nil where none was written.
    case scaledMetric(CheckedExpression, relativeTo: CheckedExpression?)
    case namespace
    case focus
  }

  package var name: String
  package var type: Type
  package var kind: Kind
  package var span: SourceSpan

  package init(name: String, type: Type, kind: Kind, span: SourceSpan) {
    self.name = name
    self.type = type
    self.kind = kind
    self.span = span
  }
}

/// `func tone(for size: Size) -> Color { … }`
package struct CheckedFunction: Sendable {
  package var name: String
  package var parameters: [CheckedParameter]
  package var result: Type
  package var body: CheckedValueBlock
  /// What it mentions of the style; what is no function also through the functions that it calls.
  package var uses: [Reference]
  package var span: SourceSpan

  package init(
    name: String, parameters: [CheckedParameter], result: Type, body: CheckedValueBlock,
    uses: [Reference], span: SourceSpan
  ) {
    self.name = name
    self.parameters = parameters
    self.result = result
    self.body = body
    self.uses = uses
    self.span = span
  }
}

/// `view Thumb(at: CGFloat) { … }`, in a style or at file level.
package struct CheckedPart: Sendable {
  package var name: String
  package var parameters: [CheckedParameter]
  package var body: CheckedBody
  package var documentation: [String]
  package var access: AccessSyntax.Level
  package var availability: [PlatformVersion]
  package var span: SourceSpan

  package init(
    name: String, parameters: [CheckedParameter], body: CheckedBody, documentation: [String],
    access: AccessSyntax.Level, availability: [PlatformVersion], span: SourceSpan
  ) {
    self.name = name
    self.parameters = parameters
    self.body = body
    self.documentation = documentation
    self.access = access
    self.availability = availability
    self.span = span
  }
}

/// `label name: Type = value`
package struct CheckedParameter: Sendable {
  /// Nil for `_`.
  package var label: String?
  package var name: String
  /// `.opaque` for `some View`: a generic parameter of what is emitted.
  package var type: Type
  package var defaultValue: CheckedExpression?
  /// It is a closure that makes views (`@ViewBuilder`).
  package var isViewBuilder: Bool
  package var span: SourceSpan

  package init(
    label: String?, name: String, type: Type, defaultValue: CheckedExpression?,
    isViewBuilder: Bool = false, span: SourceSpan
  ) {
    self.label = label
    self.name = name
    self.type = type
    self.defaultValue = defaultValue
    self.isViewBuilder = isViewBuilder
    self.span = span
  }
}
