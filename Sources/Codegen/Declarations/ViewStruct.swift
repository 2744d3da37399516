import Hashing
import Parser
import TypeChecker

/// A view or view modifier that is to be emitted for a body.
///
/// The declaration emitters make these; `emitViewStruct(_:in:into:)` writes them. A class, since all
/// that write a part of it hold it.
final class ViewStruct {
  enum Kind: Sendable {
    /// `var body: some View`
    case view
    /// `func body(content: Content) -> some View`
    case modifier
  }

  let name: String
  let kind: Kind
  /// "private ", "", "package " or "public ", before the struct; `body` and the initialiser have
  /// it as well, unless it is private.
  let access: String
  /// The lines before the struct: documentation, `@available(…)`.
  let head: [String]
  /// The stored properties, in the order of the initialiser.
  private(set) var stored: [StoredCapture]
  /// What the initialiser takes, with labels and default values, where those who draw the view
  /// write its call as they would the declaration's; nil where the stored properties tell it.
  let parameters: [CheckedParameter]?
  let body: CheckedBody
  /// What its captures stand for; the scope of its parts is `scope.inside(body, part:)`.
  let scope: CaptureScope
  /// The index in `CheckedModule.configurations` of what it draws; nil at file level.
  let configuration: Int?
  /// It is the body of a control: `styled` hands over the states that the component owns.
  let isComponent: Bool
  /// What is emitted without a body around it.
  private let values: [CheckedValue]
  /// It stores the configuration and reads its members there, in place of a property for each.
  private(set) var readsConfiguration = false

  init(
    name: String, kind: Kind, access: String, head: [String], stored: [StoredCapture],
    parameters: [CheckedParameter]?, body: CheckedBody, scope: CaptureScope,
    configuration: Int? = nil, isComponent: Bool = false, values: [CheckedValue] = []
  ) {
    self.name = name
    self.kind = kind
    self.access = access
    self.head = head
    self.stored = stored
    self.parameters = parameters
    self.body = body
    self.scope = scope
    self.configuration = configuration
    self.isComponent = isComponent
    self.values = values
  }

  var generics: [EmittedGeneric] { Codegen.generics(of: stored) }

  /// Stores the configuration where the body takes members of it: one property in place of many,
  /// and no generic parameters, which Swift compiles faster.
  func storeConfiguration() {
    let capture = Capture(.configuration, "configuration")
    guard let type = scope.configuration?.configurationName, !needsOwnNames,
      !stored.contains(where: { $0.capture.kind == .parameter && $0.name == capture.name })
    else { return }
    readsConfiguration = true
    let count = stored.count
    stored.removeAll { $0.isMember || $0.capture.kind == .configuration }
    if stored.count == count { return }
    stored.insert(
      StoredCapture(
        capture: capture, name: capture.name, type: type, wrapper: .none, generic: nil,
        isOwnParameter: false), at: 0)
  }

  // MARK: - Names

  private lazy var names = BodyNames(body, values)
  /// The names as a table, where there are many.
  private lazy var table = HashSet(names.all)

  /// Whether a name means something here: one of the view's properties, or one that the body mentions
  /// or declares.
  func isMentioned(_ name: String) -> Bool {
    switch name {
    case "body", "self", "configuration": return true
    case "isHovered": if body.tracksHover { return true }
    default: break
    }
    return (names.all.count <= 32 ? names.all.contains(name) : table.contains(name))
      || stored.contains { $0.name == name }
      || body.environment.contains { $0.propertyName == name }
  }

  /// Whether the names of the body must be those of the view's own properties: Swift of the project's
  /// own mentions members of the configuration, or another name hides it.
  private var needsOwnNames: Bool { names.needOwn }
}

/// The names that a body mentions and declares.
private struct BodyNames {
  private(set) var all: [String] = []
  private(set) var needOwn = false

  init(_ body: CheckedBody, _ values: [CheckedValue]) {
    var all: [String] = []
    var needOwn = false
    let mentions = Mentions(
      { reference, _ in all.append(reference.name) },
      declare: { name in
        all.append(name)
        if name == "configuration" { needOwn = true }
      },
      raw: { names in
        if names.contains(where: { $0.kind.isMember }) { needOwn = true }
      })
    mentions.walk(body)
    for value in values { mentions.walk(value) }
    self.all = all
    self.needOwn = needOwn
  }
}
