import Parser
import TypeChecker

/// Something that an emitted view is given, as a stored property.
struct StoredCapture: Sendable {
  enum Wrapper: Sendable {
    case none
    /// `@Binding var`
    case binding
    /// `@FocusState<Bool>.Binding var`
    case focus
  }

  var capture: Capture
  /// Of the property: `Title?`, `(Int) -> Star`, `Bool`.
  var type: String
  var wrapper: Wrapper
  /// The generic parameter in its type.
  var generic: EmittedGeneric?
  /// A parameter of the part or modifier itself, which whoever draws it gives.
  var isOwnParameter: Bool

  /// The name of the property, without backticks.
  var name: String { capture.name }

  /// `let title: Title`, `@Binding var isOn: Bool`
  func writeDeclaration(to text: inout TextBuffer) {
    switch wrapper {
    case .none: text.append("let ")
    case .binding: text.append("@Binding var ")
    case .focus:
      text.append("@FocusState<")
      text.append(type)
      text.append(">.Binding var ")
    }
    text.append(SwiftName.escaped(name))
    text.append(": ")
    text.append(type)
  }

  /// The type of what an initialiser takes: `Title`, `Binding<Bool>`, `@escaping (Int) -> Star`.
  var parameterType: String {
    switch wrapper {
    case .none: return isFunction ? "@escaping " + type : type
    case .binding: return "Binding<" + type + ">"
    case .focus: return "FocusState<" + type + ">.Binding"
    }
  }

  /// `self.title = title`, `self._isOn = isOn`
  var assignment: String {
    let value = SwiftName.escaped(name)
    return wrapper == .none
      ? "self.\(SwiftName.member(name)) = \(value)" : "self._\(name) = \(value)"
  }

  /// Its value where a `configuration` and the style's parameters are at hand.
  func writeFromConfiguration(to text: inout TextBuffer) {
    switch capture.kind {
    case .slot, .state, .action, .derived, .binding:
      text.append("configuration.")
      if capture.kind == .binding, wrapper != .none { text.append("$") }
      text.append(SwiftName.member(name))
    case .parameter: text.append(SwiftName.escaped(name))
    default: writeFromBody(to: &text)
    }
  }

  /// Its value in a body that has it as well.
  func writeFromBody(to text: inout TextBuffer) {
    if wrapper != .none { text.append("$") }
    text.append(wrapper == .none ? SwiftName.escaped(name) : name)
  }

  /// It is one of the configuration's members.
  var isMember: Bool { capture.kind.isMember }

  private var isFunction: Bool {
    type.utf8.first == UInt8(ascii: "(") && type.contains(" -> ") && !type.hasSuffix(")?")
  }
}

extension Capture.Kind {
  /// The configuration or one of its members.
  fileprivate var isOfConfiguration: Bool {
    if case .configuration = self { return true }
    return isMember
  }

  /// One of the configuration's members.
  var isMember: Bool {
    switch self {
    case .slot, .state, .binding, .action, .derived: return true
    default: return false
    }
  }
}

extension Reference.Kind {
  /// One of the configuration's members.
  var isMember: Bool {
    switch self {
    case .slot, .state, .binding, .action, .derived: return true
    default: return false
    }
  }
}

/// What the names of captures stand for. A class, since all that is drawn there has it.
final class CaptureScope {
  /// The type of the configuration; nil at file level.
  let configurationName: String?
  /// Of the configuration.
  let members: [CheckedMember]
  /// Of the style.
  let parameters: [CheckedParameter]
  /// Of the part or modifier itself.
  let ownParameters: [CheckedParameter]
  /// The `let`s and `local`s of the style, for its parts.
  let constants: [CheckedConstant]
  let storage: [CheckedStorage]
  let names: GenericNames

  convenience init(
    configuration: CheckedConfiguration, parameters: [CheckedParameter] = [],
    ownParameters: [CheckedParameter] = [], names: GenericNames
  ) {
    self.init(
      configurationName: configuration.configurationName, members: configuration.members,
      parameters: parameters, ownParameters: ownParameters, names: names)
  }

  init(
    configurationName: String? = nil, members: [CheckedMember] = [],
    parameters: [CheckedParameter] = [], ownParameters: [CheckedParameter] = [],
    constants: [CheckedConstant] = [], storage: [CheckedStorage] = [], names: GenericNames
  ) {
    self.configurationName = configurationName
    self.members = members
    self.parameters = parameters
    self.ownParameters = ownParameters
    self.constants = constants
    self.storage = storage
    self.names = names
  }

  /// The scope of a part that is declared in `body`, whose own scope this is.
  func inside(_ body: CheckedBody, part: CheckedPart) -> CaptureScope {
    CaptureScope(
      configurationName: configurationName, members: members,
      parameters: ownParameters + parameters,
      ownParameters: part.parameters, constants: body.constants + constants,
      storage: body.storage + storage, names: names.inside(body.parts))
  }
}

/// The stored properties of the view that draws `body`, in the order of its initialiser.
///
/// `configuration`: the type of the configuration, where one property for it stands first in place of
/// those for its members.
func storedCaptures(
  of body: CheckedBody, in scope: CaptureScope, configuration: String? = nil
) -> [StoredCapture] {
  let names = scope.names.inside(body.parts)
  var result: [StoredCapture] = []
  result.reserveCapacity(body.captures.count)
  if let configuration, body.captures.contains(where: \.kind.isOfConfiguration) {
    result.append(
      StoredCapture(
        capture: Capture(.configuration, "configuration"), type: configuration, wrapper: .none,
        generic: nil, isOwnParameter: false))
  }
  for capture in body.captures {
    if configuration != nil, capture.kind.isOfConfiguration { continue }
    result.append(scope.stored(capture, names))
  }
  return result
}

extension Capture {
  /// A parameter that has the name of the configuration.
  var hidesConfiguration: Bool {
    if case .parameter = kind { return name == "configuration" }
    return false
  }
}

/// The generic parameters of what stores these, each once.
func generics(of stored: [StoredCapture]) -> [EmittedGeneric] {
  var result: [EmittedGeneric] = []
  for capture in stored {
    if let generic = capture.generic, !result.contains(generic) { result.append(generic) }
  }
  return result
}

extension TextBuffer {
  /// `FancyMyToggleStyleBody(title: configuration.title, tint: tint)`
  mutating func appendConstruction(
    of name: String, _ stored: [StoredCapture], room: Int,
    value: (StoredCapture, inout TextBuffer) -> Void
  ) {
    let list = beginList()
    append(name)
    append("(")
    for index in stored.indices {
      nextElement(of: list)
      append(SwiftName.label(stored[index].name))
      append(": ")
      value(stored[index], &self)
    }
    endList(list, ")", room: room)
  }
}

extension CaptureScope {
  fileprivate func stored(_ capture: Capture, _ names: GenericNames) -> StoredCapture {
    let name = capture.name
    switch capture.kind {
    case .slot: return slot(capture, names)
    case .state:
      // The press of a primitive button is no member of its configuration.
      return plain(capture, names, member(name).map(memberType) ?? .bool)
    case .action, .derived:
      return plain(capture, names, member(name).map(memberType) ?? .error)
    case .binding:
      var stored = plain(capture, names, member(name).map(memberType) ?? .error)
      if capture.isProjected { stored.wrapper = .binding }
      return stored
    case .parameter:
      let own = ownParameters.firstIndex { $0.name == name }
      var type =
        own.map { ownParameters[$0].type } ?? parameters.first { $0.name == name }?.type ?? .error
      // A binding reads as its value.
      var isBinding = false
      if case .nominal("Binding", let values) = type, let value = values.first {
        isBinding = true
        type = value
      }
      var stored = plain(capture, names, type)
      stored.isOwnParameter = own != nil
      if isBinding { stored.wrapper = .binding }
      return stored
    case .styleConstant:
      return plain(capture, names, constants.first { $0.name == name }?.type ?? .error)
    case .local: return local(capture, names)
    case .configuration:
      return StoredCapture(
        capture: capture, type: configurationName ?? "_",
        wrapper: .none, generic: nil, isOwnParameter: false)
    }
  }

  private func slot(_ capture: Capture, _ names: GenericNames) -> StoredCapture {
    let generic = EmittedGeneric(name: names.forSlot(capture.name), constraint: "View")
    var type = Type.parameter(generic.name)
    if case .slot(let parameters, let isOptional, _)? = member(capture.name)?.kind {
      if let parameters {
        type = .function(.init(parameters: parameters.map(\.type), result: type))
      }
      if isOptional { type = .optional(type) }
    }
    return StoredCapture(
      capture: capture, type: type.swift, wrapper: .none, generic: generic,
      isOwnParameter: false)
  }

  private func local(_ capture: Capture, _ names: GenericNames) -> StoredCapture {
    let declaration = storage.first { $0.name == capture.name }
    var stored = plain(capture, names, declaration?.type ?? .error)
    switch declaration?.kind {
    case .namespace?: stored.type = "Namespace.ID"
    case .focus?: if capture.isProjected { stored.wrapper = .focus }
    case .state?: if capture.isProjected { stored.wrapper = .binding }
    case .scaledMetric?, nil: break
    }
    return stored
  }

  private func plain(
    _ capture: Capture, _ names: GenericNames, _ type: Type
  ) -> StoredCapture {
    var type = type
    var generic: EmittedGeneric?
    if let protocols = type.opaqueProtocols {
      let name = names.forParameter(capture.name)
      generic = EmittedGeneric(name: name, constraint: protocols.joined(separator: " & "))
      type = type.namingOpaque(name)
    }
    return StoredCapture(
      capture: capture, type: type.swift, wrapper: .none, generic: generic,
      isOwnParameter: false)
  }

  private func member(_ name: String) -> CheckedMember? {
    members.first { $0.name == name }
  }

  private func memberType(_ member: CheckedMember) -> Type {
    switch member.kind {
    case .slot: return .view
    case .state(let type, _, _), .binding(let type), .derived(let type, _): return type
    case .action(let parameters, let isOptional):
      let function = Type.function(.init(parameters: parameters.map(\.type), result: .void))
      return isOptional ? .optional(function) : function
    }
  }
}
