import Parser
import TypeChecker

/// Emits the control of a configuration with a component, and the view that `styled` is.
final class ControlEmitter {
  let configuration: CheckedConfiguration
  let names: ConfigurationNames
  private let context: DeclarationContext
  private let access: String

  init(
    _ configuration: CheckedConfiguration, _ names: ConfigurationNames,
    in context: DeclarationContext
  ) {
    self.configuration = configuration
    self.names = names
    self.context = context
    access = configuration.access.prefix
  }

  func emit(into writer: inout SwiftWriter) {
    guard let component = configuration.component else {
      if isDeferredTo { emitStyled(into: &writer) }
      return
    }
    emitControl(component, into: &writer)
    guard let body = component.body else { return }
    writer.separate()
    emitStyled(into: &writer)
    writer.separate()
    context.emit(view(of: body), into: &writer)
  }

  private func emitControl(_ component: CheckedComponent, into writer: inout SwiftWriter) {
    writer.documentation(configuration.documentation)
    writer.availability(configuration.availability)
    writer.block("\(access)struct \(names.control): View") { writer in
      if component.body == nil {
        writer.line("@Environment(\\.\(names.value)) private var style")
      }
      writer.line("private let configuration: \(names.configuration)")
      if component.body != nil { writer.line("private let drawsOnly: Bool") }
      let initialisers = ControlInitialisers(
        configuration, names, drawsOnly: component.body != nil, in: context)
      initialisers.emit(into: &writer)
      writer.separate()
      emitBody(component, into: &writer)
    }
  }

  private func emitBody(_ component: CheckedComponent, into writer: inout SwiftWriter) {
    guard let body = component.body else {
      writer.line(
        "\(access)var body: some View { style.makeBody(configuration: configuration) }")
      return
    }
    let view = view(of: body)
    writer.block("\(access)var body: some View") { writer in
      writer.line(
        """
        if drawsOnly {
          \(names.styled)(configuration: configuration)
        } else {
        """)
      writer.indented { writer in
        let room = writer.room
        writer.line { text in
          text.appendConstruction(of: view.name, view.stored, room: room) {
            $0.writeFromConfiguration(to: &$1)
          }
        }
      }
      writer.line("}")
    }
  }

  private func view(of body: CheckedBody) -> ViewStruct {
    let scope = CaptureScope(configuration: configuration, names: context.names)
    let index = context.index.configurations[configuration.name]
    return ViewStruct(
      name: names.body, kind: .view, access: "private ",
      head: ["/// The control around its style."]
        + (configuration.availability.attribute.map { [$0] } ?? []),
      parameters: nil, body: body, scope: scope, configuration: index, isComponent: true,
      prefersConfiguration: true)
  }

  // MARK: - styled

  /// The view that reads the style; whoever draws the control from a configuration draws this.
  private func emitStyled(into writer: inout SwiftWriter) {
    let access = isDeferredToElsewhere ? "" : "private "
    writer.line("/// A configuration drawn with the style of the environment.")
    writer.availability(configuration.availability)
    writer.block("\(access)struct \(names.styled): View") { writer in
      writer.line("@Environment(\\.\(names.value)) private var style")
      writer.line("let configuration: \(names.configuration)")
      writer.separate()
      emitStyledInitialisers(into: &writer)
      writer.separate()
      writer.line("var body: some View { style.makeBody(configuration: configuration) }")
    }
  }

  /// Where the component owns states: one for what draws the configuration as it is, one for the
  /// component.
  private func emitStyledInitialisers(into writer: inout SwiftWriter) {
    let owned = configuration.members.filter(configuration.isOwned)
    if owned.isEmpty { return }
    let parameters = MemberParameters(configuration, in: context)
    writer.block("init(configuration: \(names.configuration))") { writer in
      writer.line("self.configuration = configuration")
    }
    writer.separate()
    writer.line("/// With the states that the control sets by itself.")
    let list = owned.compactMap { member -> String? in
      guard case .state(let type, _, _) = member.kind else { return nil }
      let escaping = type.isFunction ? "@escaping " : ""
      return SwiftName.label(member.name) + ": " + escaping + parameters.typeText(type)
    }
    writer.list("init(", ["configuration: \(names.configuration)"] + list, ") {")
    writer.indented { writer in
      writer.line("var configuration = configuration")
      for member in owned {
        let name = SwiftName.member(member.name)
        writer.line("configuration.\(name) = \(SwiftName.escaped(member.name))")
      }
      writer.line("self.configuration = configuration")
    }
    writer.line("}")
  }

  /// Whether a style for which `isWanted` is true draws the next style.
  private func isDeferred(where isWanted: (CheckedStyle) -> Bool) -> Bool {
    guard let index = context.index.configurations[configuration.name] else { return false }
    return context.index.styles[index].contains { style in
      isWanted(context.module.styles[style])
        && context.module.styles[style].body.captures.contains { $0.kind == .configuration }
    }
  }

  private var isDeferredTo: Bool { isDeferred { _ in true } }

  private var isDeferredToElsewhere: Bool { isDeferred { $0.file != configuration.file } }
}
