import Parser
import TypeChecker

/// Emits a style: its struct, its shorthands and, where it needs one, the view that draws it.
///
/// The emitters are classes, since each closure that writes a block holds its emitter.
final class StyleEmitter {
  let style: CheckedStyle
  let configuration: CheckedConfiguration
  private let context: DeclarationContext
  private let lists: ParameterLists
  private let view: ViewStruct
  private let access: String

  init(_ style: CheckedStyle, in context: DeclarationContext) {
    self.style = style
    self.context = context
    configuration = context.module.configurations[style.configuration]
    access = style.access.prefix
    let names = context.names.inside(style.body)
    lists = ParameterLists(style.parameters, names: names, context: context)
    view = styleView(style, in: context)
    // Others give the view its parts; a member that is not there everywhere is left out where it
    // is missing.
    let needsParts = style.isDrawnAsButtonLabel || style.isDrawnByAnother || !newerMembers.isEmpty
    if !needsParts { view.storeConfiguration() }
  }

  func emit(into writer: inout SwiftWriter) {
    writer.line("// MARK: - " + style.swiftName)
    writer.separate()
    // A protocol that was written by hand may have no builder and no actor.
    let content = configuration.origin == .extern ? nil : context.directContent(view)
    emitStruct(content, into: &writer)
    writer.separate()
    if style.isDrawnAsButtonLabel {
      emitPress(into: &writer)
      writer.separate()
    }
    if content == nil {
      context.emit(view, into: &writer)
      writer.separate()
    }
    emitShorthands(into: &writer)
  }

  private func emitStruct(_ content: ByteBuffer?, into writer: inout SwiftWriter) {
    writer.documentation(style.documentation)
    writer.availability(style.availability)
    let generics = EmittedGeneric.clause(lists.generics)
    let head = "\(access)struct \(style.swiftName)\(generics): \(configuration.protocolName)"
    writer.block(head) { writer in
      emitParameters(into: &writer)
      writer.separate()
      emitMakeBody(content, into: &writer)
    }
  }

  // MARK: - Parameters

  private func emitParameters(into writer: inout SwiftWriter) {
    if style.access == .internal && lists.areMemberwise {
      for parameter in style.parameters { writer.line(memberwise(parameter)) }
      return
    }
    for parameter in style.parameters {
      let name = SwiftName.escaped(parameter.name)
      writer.line("private let \(name): \(lists.storedType(parameter).swift)")
    }
    writer.separate()
    emitInitialiser(access: access, lists, into: &writer)
  }

  /// A property that the implicit initialiser takes.
  private func memberwise(_ parameter: CheckedParameter) -> String {
    let property = SwiftName.escaped(parameter.name) + ": " + lists.storedType(parameter).swift
    guard lists.generic(parameter) == nil, let value = parameter.defaultValue else {
      return "let " + property
    }
    return "var \(property) = \(context.text(value))"
  }

  // MARK: - makeBody

  private func emitMakeBody(_ content: ByteBuffer?, into writer: inout SwiftWriter) {
    let type =
      configuration.origin == .extern ? configuration.configurationName : "Configuration"
    let label = configuration.hasUnlabelledRequirement ? "_ configuration" : "configuration"
    writer.block("\(access)func makeBody(\(label): \(type)) -> some View") { writer in
      if let content {
        writer.lines(content)
        return
      }
      if style.isDrawnAsButtonLabel {
        emitButton(into: &writer)
        return
      }
      let newer = newerMembers
      if newer.isEmpty {
        emitConstruction(into: &writer) { $0.fromConfiguration }
        return
      }
      // What a body is given is settled before it appears: two views of one kind.
      let needed = newest(newer.flatMap(\.availability))
      writer.line("if \(needed.condition) {")
      writer.indented { emitConstruction(into: &$0) { $0.fromConfiguration } }
      writer.line("} else {")
      writer.indented { writer in
        emitConstruction(into: &writer) { stored in
          let isNewer = stored.isMember && newer.contains { $0.name == stored.name }
          return isNewer ? missing(stored) : stored.fromConfiguration
        }
      }
      writer.line("}")
    }
  }

  private func emitConstruction(
    into writer: inout SwiftWriter, value: (StoredCapture) -> String
  ) {
    writer.line(construction(of: view.name, view.stored, room: writer.room, value: value))
  }

  /// The members that do not exist everywhere where the style does.
  private var newerMembers: [CheckedMember] {
    configuration.members.filter { member in
      let isTaken = view.stored.contains { $0.isMember && $0.name == member.name }
      return isTaken && member.availability.contains { isNewer($0) }
    }
  }

  private func isNewer(_ needed: PlatformVersion) -> Bool {
    let floor = (context.module.targets + style.availability)
      .filter { $0.platform == needed.platform }.map(\.version).max()
    // What no target names may be as new as it likes.
    return floor.map { $0 < needed.version } ?? false
  }

  /// Each platform with the newest of its versions.
  private func newest(_ versions: [PlatformVersion]) -> [PlatformVersion] {
    var result: [PlatformVersion] = []
    for version in versions {
      if let index = result.firstIndex(where: { $0.platform == version.platform }) {
        result[index].version = max(result[index].version, version.version)
      } else {
        result.append(version)
      }
    }
    return result
  }

  /// What stands for a member where it does not exist.
  private func missing(_ stored: StoredCapture) -> String {
    if stored.capture.kind == .slot {
      return stored.type.hasSuffix("?") ? "EmptyView?.none" : "EmptyView()"
    }
    return stored.type == "Bool" ? "false" : "nil"
  }

  // MARK: - A primitive style that reads the press

  private var pressName: String { style.swiftName + "Press" }

  /// What the button style inside needs of the primitive one.
  private var pressed: [StoredCapture] {
    view.stored.filter { $0.name != "isPressed" && $0.capture.kind != .slot }
  }

  private func emitButton(into writer: inout SwiftWriter) {
    writer.block("Button(role: configuration.role, action: configuration.trigger)") { writer in
      writer.line("configuration.label")
    }
    let construction = construction(of: pressName, pressed, room: writer.room) {
      $0.fromConfiguration
    }
    writer.line(".buttonStyle(\(construction))")
  }

  private func emitPress(into writer: inout SwiftWriter) {
    let generics = EmittedGeneric.clause(generics(of: pressed))
    writer.line("/// Draws the label of the button with its press.")
    writer.availability(style.availability)
    writer.block("private struct \(pressName)\(generics): ButtonStyle") { writer in
      for stored in pressed { writer.line(stored.declaration) }
      writer.separate()
      writer.block("func makeBody(configuration: Configuration) -> some View") { writer in
        writer.line(
          construction(of: view.name, view.stored, room: writer.room) { stored in
            let isOwn = stored.name == "isPressed" || stored.capture.kind == .slot
            if isOwn { return stored.fromConfiguration }
            let isHidden = stored.capture.kind == .configuration
            return isHidden ? "self." + stored.fromBody : stored.fromBody
          })
      }
    }
  }

  // MARK: - Shorthands

  private func emitShorthands(into writer: inout SwiftWriter) {
    ShorthandEmitter(
      style: style, protocolName: configuration.protocolName, lists: lists, access: access
    ).emit(into: &writer)
  }
}

/// The view that draws a style.
func styleView(_ style: CheckedStyle, in context: DeclarationContext) -> ViewStruct {
  let configuration = context.module.configurations[style.configuration]
  let scope = CaptureScope(
    configuration: configuration, ownParameters: style.parameters, names: context.names)
  var stored = storedCaptures(of: style.body, in: scope)
  for index in stored.indices { stored[index].isOwnParameter = false }
  if style.isDrawnAsButtonLabel, !stored.contains(where: { $0.name == "isPressed" }) {
    stored.append(
      StoredCapture(
        capture: Capture(.state, "isPressed"), name: "isPressed", type: "Bool", wrapper: .none,
        generic: nil, isOwnParameter: false))
  }
  return ViewStruct(
    name: style.swiftName + "Body", kind: .view,
    access: style.isDrawnFromOtherFile ? "" : "private ",
    head: style.availability.attribute.map { [$0] } ?? [], stored: stored, parameters: nil,
    body: style.body, scope: scope, configuration: style.configuration)
}

/// Writes an initialiser that stores its parameters.
func emitInitialiser(access: String, _ lists: ParameterLists, into writer: inout SwiftWriter) {
  if lists.parameters.isEmpty {
    writer.line(access + "init() {}")
    return
  }
  writer.list(access + "init(", lists.declarations(), ") {")
  writer.indented { writer in
    for resolution in lists.resolutions { writer.line(resolution) }
    for parameter in lists.parameters {
      let name = SwiftName.escaped(parameter.name)
      writer.line("self.\(SwiftName.member(parameter.name)) = \(name)")
    }
  }
  writer.line("}")
}
