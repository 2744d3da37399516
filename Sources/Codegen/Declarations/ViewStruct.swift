import Parser
import TypeChecker

/// A view or view modifier that is to be emitted for a body.
///
/// The declaration emitters make these; `emitViewStruct(_:in:into:)` writes them.
struct ViewStruct {
  enum Kind: Sendable {
    /// `var body: some View`
    case view
    /// `func body(content: Content) -> some View`
    case modifier
  }

  var name: String
  var kind: Kind
  /// "private ", "", "package " or "public ", before the struct; `body` and the initialiser have
  /// it as well, unless it is private.
  var access: String
  /// The lines before the struct: documentation, `@available(…)`.
  var head: [String]
  /// The stored properties, in the order of the initialiser.
  var stored: [StoredCapture]
  /// What the initialiser takes, with labels and default values, where those who draw the view
  /// write its call as they would the declaration's; nil where the stored properties tell it.
  var parameters: [CheckedParameter]?
  var body: CheckedBody
  /// What its captures stand for; the scope of its parts is `scope.inside(body, part:)`.
  var scope: CaptureScope
  /// The index in `CheckedModule.configurations` of what it draws; nil at file level.
  var configuration: Int?
  /// It is the body of a control: `styled` hands over the states that the component owns.
  var isComponent = false

  var generics: [EmittedGeneric] { Codegen.generics(of: stored) }
}
