import Parser
import TypeChecker

/// Emits a style: its struct, its shorthands and, where it needs one, the view that draws it.
///
/// The emitters are classes, since each closure that writes a block holds its emitter.
final class StyleEmitter {
  private let index: Int
  private let context: DeclarationContext
  let lists: ParameterLists
  private let view: ViewStruct
  let access: String
  /// The members that the style takes and that do not exist everywhere where it does.
  private let newerMembers: [CheckedMember]

  /// `index`: in `CheckedModule.styles`.
  init(_ index: Int, in context: DeclarationContext) {
    self.index = index
    self.context = context
    let styles = context.module.styles
    access = styles[index].access.prefix
    let names = context.names.inside(styles[index].body.parts)
    lists = ParameterLists(styles[index].parameters, names: names, context: context)
    newerMembers = Codegen.newerMembers(ofStyle: index, in: context)
    // Others give the view its parts; a member that is not there everywhere is left out where it
    // is missing.
    let needsParts =
      styles[index].isDrawnAsButtonLabel || styles[index].isDrawnByAnother
      || !newerMembers.isEmpty
    view = styleView(index, in: context, prefersConfiguration: !needsParts)
  }

  // Where they are, since they are large.
  var style: CheckedStyle { _read { yield context.module.styles[index] } }
  var configuration: CheckedConfiguration {
    _read { yield context.module.configurations[style.configuration] }
  }

  func emit(into writer: inout SwiftWriter) {
    writer.line { text in
      text.append("// MARK: - ")
      text.append(style.swiftName)
    }
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

  private func emitStruct(_ content: TextBuffer?, into writer: inout SwiftWriter) {
    writer.documentation(style.documentation)
    writer.availability(style.availability)
    let generics = EmittedGeneric.clause(lists.generics)
    writer.block { text in
      text.append(access)
      text.append("struct ")
      text.append(style.swiftName)
      text.append(generics)
      text.append(": ")
      text.append(configuration.protocolName)
    } _: { writer in
      emitParameters(into: &writer)
      writer.separate()
      emitMakeBody(content, into: &writer)
    }
  }

  // MARK: - Parameters

  private func emitParameters(into writer: inout SwiftWriter) {
    if style.access == .internal && lists.areMemberwise {
      for index in lists.parameters.indices {
        writer.line { writeMemberwise(index, to: &$0) }
      }
      return
    }
    for (index, parameter) in lists.parameters.enumerated() {
      let name = SwiftName.escaped(parameter.name)
      writer.line("private let \(name): \(lists.storedType(of: index).swift)")
    }
    writer.separate()
    emitInitialiser(access: access, lists, into: &writer)
  }

  /// A property that the implicit initialiser takes.
  private func writeMemberwise(_ index: Int, to text: inout TextBuffer) {
    let parameters = lists.parameters
    let isOpaque = !lists.generics.isEmpty && lists.generic(parameters[index]) != nil
    let value = isOpaque ? nil : parameters[index].defaultValue
    text.append(value == nil ? "let " : "var ")
    text.append(SwiftName.escaped(parameters[index].name))
    text.append(": ")
    text.append(lists.storedType(of: index))
    guard let value else { return }
    text.append(" = ")
    context.write(value, to: &text)
  }

  // MARK: - makeBody

  private func emitMakeBody(_ content: TextBuffer?, into writer: inout SwiftWriter) {
    writer.block { text in
      text.append(access)
      text.append(
        configuration.hasUnlabelledRequirement
          ? "func makeBody(_ configuration: " : "func makeBody(configuration: ")
      text.append(
        configuration.origin == .extern ? configuration.configurationName : "Configuration")
      text.append(") -> some View")
    } _: { writer in
      if let content {
        writer.lines(content)
        return
      }
      if style.isDrawnAsButtonLabel {
        emitButton(into: &writer)
        return
      }
      if newerMembers.isEmpty {
        emitConstruction(into: &writer) { $0.writeFromConfiguration(to: &$1) }
        return
      }
      // What a body is given is settled before it appears: two views of one kind.
      let needed = newest(newerMembers.flatMap(\.availability))
      writer.line("if \(needed.condition) {")
      writer.indented { emitConstruction(into: &$0) { $0.writeFromConfiguration(to: &$1) } }
      writer.line("} else {")
      writer.indented { writer in
        emitConstruction(into: &writer) { stored, text in
          if stored.isMember, newerMembers.contains(where: { $0.name == stored.name }) {
            text.append(missing(stored))
          } else {
            stored.writeFromConfiguration(to: &text)
          }
        }
      }
      writer.line("}")
    }
  }

  private func emitConstruction(
    into writer: inout SwiftWriter, value: (StoredCapture, inout TextBuffer) -> Void
  ) {
    let room = writer.room
    writer.line { $0.appendConstruction(of: view.name, view.stored, room: room, value: value) }
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
    let room = writer.room
    writer.line { text in
      text.append(".buttonStyle(")
      text.appendConstruction(of: pressName, pressed, room: room) {
        $0.writeFromConfiguration(to: &$1)
      }
      text.append(")")
    }
  }

  private func emitPress(into writer: inout SwiftWriter) {
    let generics = EmittedGeneric.clause(generics(of: pressed))
    writer.line("/// Draws the label of the button with its press.")
    writer.availability(style.availability)
    writer.block("private struct \(pressName)\(generics): ButtonStyle") { writer in
      for stored in pressed { writer.line { stored.writeDeclaration(to: &$0) } }
      writer.separate()
      writer.block("func makeBody(configuration: Configuration) -> some View") { writer in
        emitConstruction(into: &writer) { stored, text in
          if stored.name == "isPressed" || stored.capture.kind == .slot {
            return stored.writeFromConfiguration(to: &text)
          }
          if stored.capture.kind == .configuration { text.append("self.") }
          stored.writeFromBody(to: &text)
        }
      }
    }
  }
}

/// The members of the configuration that the body of a style is given and that do not exist
/// everywhere where the style does.
private func newerMembers(ofStyle index: Int, in context: DeclarationContext) -> [CheckedMember] {
  let configuration = context.module.styles[index].configuration
  let members = context.module.configurations[configuration].members
  var result: [CheckedMember] = []
  for number in members.indices where !members[number].availability.isEmpty {
    let style = context.module.styles[index]
    let member = members[number]
    let targets = context.module.targets
    if style.takes(member),
      member.availability.contains(where: { style.isOlder(than: $0, targets) })
    {
      result.append(member)
    }
  }
  return result
}

extension CheckedStyle {
  /// Whether a version of a platform is newer than all that the style runs on.
  fileprivate func isOlder(than needed: PlatformVersion, _ targets: [PlatformVersion]) -> Bool {
    let floor = (targets + availability)
      .filter { $0.platform == needed.platform }.map(\.version).max()
    // What no target names may be as new as it likes.
    return floor.map { $0 < needed.version } ?? false
  }

  /// Whether its body is given a member of the configuration.
  fileprivate func takes(_ member: CheckedMember) -> Bool {
    isDrawnAsButtonLabel && member.name == "isPressed"
      || body.captures.contains { $0.kind.isMember && $0.name == member.name }
  }
}

/// The view that draws a style; `index` is that in `CheckedModule.styles`.
func styleView(
  _ index: Int, in context: DeclarationContext, prefersConfiguration: Bool = false
) -> ViewStruct {
  let styles = context.module.styles
  let configuration = styles[index].configuration
  let scope = CaptureScope(
    configurationName: context.module.configurations[configuration].configurationName,
    members: context.module.configurations[configuration].members,
    ownParameters: styles[index].parameters, names: context.names)
  var stored: [StoredCapture]?
  if styles[index].isDrawnAsButtonLabel {
    let captures = storedCaptures(of: styles[index].body, in: scope)
    let hasPress = captures.contains { $0.name == "isPressed" }
    let press = StoredCapture(
      capture: Capture(.state, "isPressed"), type: "Bool", wrapper: .none, generic: nil,
      isOwnParameter: false)
    stored = captures + (hasPress ? [] : [press])
  }
  return ViewStruct(
    name: styles[index].swiftName + "Body", kind: .view,
    access: styles[index].isDrawnFromOtherFile ? "" : "private ",
    head: styles[index].availability.attribute.map { [$0] } ?? [], stored: stored,
    parameters: nil, body: styles[index].body, scope: scope, configuration: configuration,
    prefersConfiguration: prefersConfiguration)
}

/// Writes an initialiser that stores its parameters.
func emitInitialiser(access: String, _ lists: ParameterLists, into writer: inout SwiftWriter) {
  if lists.parameters.isEmpty {
    writer.line(access + "init() {}")
    return
  }
  writer.list("\(access)init(", ") {") { lists.writeDeclarations(to: &$0, of: $1) }
  writer.indented { writer in
    for resolution in lists.resolutions { writer.line(resolution) }
    for parameter in lists.parameters {
      let name = SwiftName.escaped(parameter.name)
      writer.line("self.\(SwiftName.member(parameter.name)) = \(name)")
    }
  }
  writer.line("}")
}
