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
  let stored: [StoredCapture]
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
  /// It stores the configuration and reads its members there, in place of a property for each.
  let readsConfiguration: Bool
  /// What is emitted without a body around it.
  private let values: [CheckedValue]
  /// The names of the body, where something asked for them.
  private var collected: BodyNames?

  /// `stored`: nil where what the body is given tells it.
  ///
  /// `prefersConfiguration`: it stores the configuration where the body takes members of it, one
  /// property in place of many, and no generic parameters, which Swift compiles faster.
  ///
  /// `values`: what is emitted without a body around it, whose names are taken too.
  init(
    name: String, kind: Kind, access: String, head: [String], stored: [StoredCapture]? = nil,
    parameters: [CheckedParameter]?, body: CheckedBody, scope: CaptureScope,
    configuration: Int? = nil, isComponent: Bool = false, prefersConfiguration: Bool = false,
    values: [CheckedValue] = []
  ) {
    self.name = name
    self.kind = kind
    self.access = access
    self.head = head
    self.parameters = parameters
    self.body = body
    self.scope = scope
    self.configuration = configuration
    self.isComponent = isComponent
    self.values = values
    let names = prefersConfiguration ? BodyNames.collected(body, values) : nil
    collected = names
    guard let names, !names.needOwn, let type = scope.configurationName,
      !body.captures.contains(where: \.hidesConfiguration)
    else {
      readsConfiguration = false
      self.stored = stored ?? storedCaptures(of: body, in: scope)
      return
    }
    readsConfiguration = true
    self.stored = storedCaptures(of: body, in: scope, configuration: type)
  }

  var generics: [EmittedGeneric] { Codegen.generics(of: stored) }

  // MARK: - Names

  /// What the environment value is called that tells whether motion is to be reduced.
  var nameOfReduceMotion: String {
    if !body.readsReduceMotion { return "reduceMotion" }
    let read = body.environment.first { $0.key == "accessibilityReduceMotion" }
    return read?.propertyName ?? SwiftName.unused("reduceMotion", isMentioned)
  }

  /// Whether a name means something here: one of the view's properties, or one that the body mentions
  /// or declares.
  func isMentioned(_ name: String) -> Bool {
    switch name {
    case "body", "self", "configuration": return true
    case "isHovered": if body.tracksHover { return true }
    default: break
    }
    return names.contains(name) || stored.contains { $0.name == name }
      || body.environment.contains { $0.propertyName == name }
  }

  private var names: BodyNames {
    if let collected { return collected }
    let names = BodyNames.collected(body, values)
    collected = names
    return names
  }
}

/// The names that a body mentions and declares.
private struct BodyNames: NameWalker {
  private var all: [String] = []
  /// All as a table, where there are many.
  private var table: HashSet<String>?
  /// They must be those of the view's own properties: Swift of the project's own mentions members of
  /// the configuration, or another name hides it.
  private(set) var needOwn = false

  static func collected(_ body: CheckedBody, _ values: [CheckedValue]) -> BodyNames {
    var names = BodyNames()
    names.all.reserveCapacity(24)
    names.walk(body)
    for value in values { names.walk(value) }
    if names.all.count > 32 { names.table = HashSet(names.all) }
    return names
  }

  func contains(_ name: String) -> Bool { table?.contains(name) ?? all.contains(name) }

  mutating func mention(_ reference: Reference, _ type: Type) { all.append(reference.name) }

  mutating func declare(_ name: String) {
    all.append(name)
    if name == "configuration" { needOwn = true }
  }

  mutating func raw(_ names: [Reference]) {
    if names.contains(where: { $0.kind.isMember }) { needOwn = true }
  }
}
