import Parser
import TypeChecker

/// Emits everything that a configuration gives but its control and its styles.
final class ConfigurationEmitter {
  let configuration: CheckedConfiguration
  let names: ConfigurationNames
  private let context: DeclarationContext
  private let parameters: MemberParameters
  private let access: String
  private let slots: [CheckedMember]
  private let stored: [CheckedMember]
  /// `View`, where no slot's type hides it.
  private let view: String

  init(_ configuration: CheckedConfiguration, in context: DeclarationContext) {
    self.configuration = configuration
    self.context = context
    names = ConfigurationNames(configuration)
    access = configuration.access.prefix
    slots = configuration.slots
    parameters = MemberParameters(configuration, inside: slots, in: context)
    stored = configuration.stored
    view = slots.contains { $0.name == "view" } ? "SwiftUI.View" : "View"
  }

  func emit(into writer: inout SwiftWriter) {
    writer.line("// MARK: - \(configuration.name)")
    for enumeration in configuration.enums where !isNested(enumeration) {
      writer.separate()
      emitEnum(enumeration, into: &writer)
    }
    writer.separate()
    emitStruct(into: &writer)
    if !slots.isEmpty {
      writer.separate()
      emitSlotDrawing(into: &writer)
    }
    writer.separate()
    StyleProtocolEmitter(configuration, names, slots, in: context).emit(into: &writer)
    writer.separate()
    ControlEmitter(configuration, names, in: context).emit(into: &writer)
  }

  /// Whether an enum is a member of the configuration's struct; else its name says where it is.
  private func isNested(_ enumeration: CheckedEnum) -> Bool {
    enumeration.swiftName.hasPrefix(names.configuration + ".")
  }

  private func emitStruct(into writer: inout SwiftWriter) {
    writer.line("/// What \(configuration.nameWithArticle) hands to its style.")
    writer.availability(configuration.availability)
    writer.block("\(access)struct \(names.configuration)") { writer in
      for slot in slots {
        emitSlot(slot, into: &writer)
        writer.separate()
      }
      for enumeration in configuration.enums where isNested(enumeration) {
        emitEnum(enumeration, into: &writer)
        writer.separate()
      }
      emitProperties(into: &writer)
      writer.separate()
      emitInitialiser(into: &writer)
      emitDerived(into: &writer)
    }
  }

  private func emitSlot(_ slot: CheckedMember, into writer: inout SwiftWriter) {
    let name = SwiftName.escaped(slot.slotTypeName)
    writer.line("/// The \(slot.name) of \(configuration.nameWithArticle).")
    writer.block("\(access)struct \(name): \(view)") { writer in
      writer.line(
        """
        private let content: AnyView
        private var styles: \(names.eraser)?

        \(access)init(_ content: some \(view)) {
          self.content = AnyView(content)
        }

        fileprivate mutating func keep(_ styles: \(names.eraser)) {
          self.styles = self.styles ?? styles
        }

        \(access)var body: some \(view) { content.drawn(under: styles) }
        """)
    }
  }

  private func emitProperties(into writer: inout SwiftWriter) {
    for index in stored.indices {
      writer.documentation(stored[index].documentation)
      writer.line { writeProperty(stored[index], to: &$0) }
    }
  }

  private func writeProperty(_ member: CheckedMember, to text: inout TextBuffer) {
    let type: Type
    if case .binding = member.kind { text.append("@Binding ") }
    text.append(access)
    switch member.kind {
    case .slot:
      text.append("fileprivate(set) var ")
      type = parameters.slotType(member)
    case .state(let declared, _, let isOwned):
      text.append(isOwned ? "fileprivate(set) var " : "let ")
      type = declared
    case .binding(let declared), .derived(let declared, _):
      text.append("var ")
      type = declared
    case .action:
      text.append("let ")
      type = parameters.actionType(member)
    }
    text.append(SwiftName.escaped(member.name))
    text.append(": ")
    parameters.write(type, to: &text)
  }

  private func emitInitialiser(into writer: inout SwiftWriter) {
    if stored.isEmpty {
      writer.line("\(access)init() {}")
      return
    }
    writer.list("\(access)init(", ") {") { text, list in
      for index in stored.indices {
        text.nextElement(of: list)
        parameters.write(stored[index], to: &text)
      }
    }
    writer.indented { writer in
      for index in stored.indices {
        let name = stored[index].name
        writer.line { text in
          if case .binding = stored[index].kind {
            text.append("self._")
            text.append(name)
          } else {
            text.append("self.")
            text.append(SwiftName.member(name))
          }
          text.append(" = ")
          text.append(SwiftName.escaped(name))
        }
      }
    }
    writer.line("}")
  }

  private func emitDerived(into writer: inout SwiftWriter) {
    for index in configuration.members.indices {
      guard case .derived(let type, let value) = configuration.members[index].kind else { continue }
      let member = configuration.members[index]
      writer.separate()
      writer.documentation(member.documentation)
      let name = SwiftName.escaped(member.name)
      writer.block("\(access)var \(name): \(parameters.typeText(type))") { writer in
        context.emit(value, into: &writer)
      }
    }
  }

  /// A function: a view that all slots consist of is one more view for Swift to compile.
  private func emitSlotDrawing(into writer: inout SwiftWriter) {
    writer.availability(configuration.availability)
    writer.line(
      """
      extension View {
        /// What a caller put into a slot, drawn under the styles that the control was given.
        fileprivate func drawn(under styles: \(names.eraser)?) -> some View {
          transformEnvironment(\\.\(names.value)) { inner in
            // Put back what the control popped; leave a style alone that was set since.
            if let styles, inner.isPopped { inner = styles }
          }
        }
      }
      """)
  }
}
