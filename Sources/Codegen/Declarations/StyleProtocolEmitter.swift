import Parser
import TypeChecker

/// Emits a configuration's style protocol and what carries a style to its control: the erased
/// style with the stack of those further out, the environment value and the modifier.
final class StyleProtocolEmitter {
  let configuration: CheckedConfiguration
  let names: ConfigurationNames
  private let context: DeclarationContext
  private let access: String

  private let slots: [CheckedMember]

  init(
    _ configuration: CheckedConfiguration, _ names: ConfigurationNames, _ slots: [CheckedMember],
    in context: DeclarationContext
  ) {
    self.configuration = configuration
    self.names = names
    self.slots = slots
    self.context = context
    access = configuration.access.prefix
  }

  func emit(into writer: inout SwiftWriter) {
    emitProtocol(into: &writer)
    writer.separate()
    emitEraser(into: &writer)
    writer.separate()
    emitLink(into: &writer)
    writer.separate()
    emitResolved(into: &writer)
    writer.separate()
    emitKey(into: &writer)
    writer.separate()
    emitValue(into: &writer)
    writer.separate()
    emitModifier(into: &writer)
    writer.separate()
    emitFunction(into: &writer)
  }

  private func emitProtocol(into writer: inout SwiftWriter) {
    writer.line("/// How \(configuration.nameWithArticle) looks. A style is a struct.")
    writer.availability(configuration.availability)
    writer.line(
      """
      @MainActor @preconcurrency
      \(access)protocol \(names.style): DynamicProperty, Sendable {
        associatedtype Body: View
        typealias Configuration = \(names.configuration)

        @ViewBuilder @MainActor @preconcurrency
        func makeBody(configuration: Configuration) -> Body
      }
      """)
  }

  private func emitEraser(into writer: inout SwiftWriter) {
    writer.line("/// A style whose type is erased, in front of the styles set further out.")
    writer.availability(configuration.availability)
    writer.block("\(access)struct \(names.eraser): \(names.style)") { writer in
      writer.line("private let top: \(names.link)?  // nil: no style is set")
      if hasSlots { writer.line("fileprivate private(set) var isPopped = false") }
      writer.separate()
      emitStack(into: &writer)
      writer.separate()
      emitDrawing(into: &writer)
    }
  }

  private var hasSlots: Bool { !slots.isEmpty }

  private func emitStack(into writer: inout SwiftWriter) {
    writer.line(
      """
      nonisolated \(access)init(_ style: some \(names.style)) {
        self = (style as? Self) ?? Self(\(names.link)(style, isAlone: true))
      }

      nonisolated fileprivate init() {
        self.init(nil)
      }

      nonisolated private init(_ top: \(names.link)?) {
        self.top = top
      }

      /// The stack with `style` in front; an erased style brings its own stack along.
      nonisolated fileprivate func pushing(_ style: some \(names.style)) -> Self {
        guard let erased = style as? Self else {
          return Self(\(names.link)(style, outer: top))
        }
        var outer = top
        if let below = erased.top?.outer { outer = pushing(Self(below)).top }
        return Self(\(names.link)(erased.top?.style, outer: outer))
      }
      """)
    writer.separate()
    writer.block("nonisolated private var popped: Self") { writer in
      if hasSlots {
        writer.line(
          """
          var popped = Self(top?.outer)
          popped.isPopped = true
          return popped
          """)
      } else {
        writer.line("Self(top?.outer)")
      }
    }
  }

  private func emitDrawing(into writer: inout SwiftWriter) {
    writer.line(
      """
      \(access)func makeBody(configuration: Configuration) -> some View {
        let current: any \(names.style) = top?.style ?? \(defaultStyle)
        return resolve(current, configuration)
      }
      """)
    writer.separate()
    writer.list("private func resolve(", ") -> AnyView {") { text, list in
      text.nextElement(of: list)
      text.append("_ current: some ")
      text.append(names.style)
      text.nextElement(of: list)
      text.append("_ configuration: Configuration")
    }
    writer.indented { writer in
      writer.line(
        """
        // A style that is on no stack leaves the stack alone.
        if let top, top.isAlone {
          return AnyView(\(names.resolved)(style: current, configuration: configuration))
        }
        """)
      emitKeeping(into: &writer)
      writer.line(
        """
        return AnyView(
          \(names.resolved)(style: current, configuration: configuration)
            .environment(\\.\(names.value), popped))
        """)
    }
    writer.line("}")
  }

  /// One pointer in every value that holds a style: inline, two existentials are thousands of
  /// instructions to copy them, for each struct that they are in.
  private func emitLink(into writer: inout SwiftWriter) {
    writer.line("/// A style on the stack.")
    writer.availability(configuration.availability)
    writer.line(
      """
      private final class \(names.link): Sendable {
        let style: (any \(names.style))?  // nil: the default style
        let outer: \(names.link)?
        let isAlone: Bool  // on no stack

        nonisolated init(
          _ style: (any \(names.style))?,
          outer: \(names.link)? = nil,
          isAlone: Bool = false
        ) {
          self.style = style
          self.outer = outer
          self.isAlone = isAlone
        }
      }
      """)
  }

  /// The slots are to be drawn under the whole stack.
  private func emitKeeping(into writer: inout SwiftWriter) {
    if hasSlots { writer.line("var configuration = configuration") }
    for slot in slots {
      let name = SwiftName.member(slot.name)
      guard let parameters = slot.slotParameters else {
        let chain = slot.isOptionalSlot ? "?" : ""
        writer.line("configuration.\(name)\(chain).keep(self)")
        continue
      }
      let inner = SwiftName.escaped(slot.name)
      let values = parameters.indices.map { parameters.count == 1 ? "value" : "value\($0 + 1)" }
      let list = values.joined(separator: ", ")
      let closure = "configuration.\(name) = { \(list) in"
      if slot.isOptionalSlot {
        writer.line("if let \(inner) = configuration.\(name) {")
      } else {
        writer.line("let \(inner) = configuration.\(name)")
      }
      let text = """
        \(closure)
          var kept = \(inner)(\(list))
          kept.keep(self)
          return kept
        }
        """
      writer.line(slot.isOptionalSlot ? SwiftWriter.indent(text, by: 1) + "\n}" : text)
    }
  }

  /// `CheckboxMyToggleStyle()`
  private var defaultStyle: String {
    guard let index = configuration.defaultStyle else { return "EmptyView()" }
    let style = context.module.styles[index]
    let lists = ParameterLists(
      style.parameters, names: context.names.inside(style.body.parts), context: context)
    return style.swiftName + "(" + lists.defaultArguments.joined(separator: ", ") + ")"
  }

  private func emitResolved(into writer: inout SwiftWriter) {
    writer.line("/// Gives a style's environment and state properties a view to live in.")
    writer.availability(configuration.availability)
    writer.line(
      """
      private struct \(names.resolved)<Style: \(names.style)>: View {
        let style: Style
        let configuration: \(names.configuration)

        var body: some View { style.makeBody(configuration: configuration) }
      }
      """)
  }

  private func emitKey(into writer: inout SwiftWriter) {
    writer.availability(configuration.availability)
    writer.line(
      """
      private enum \(names.key): EnvironmentKey {
        nonisolated static var defaultValue: \(names.eraser) { \(names.eraser)() }
      }
      """)
  }

  private func emitValue(into writer: inout SwiftWriter) {
    writer.availability(configuration.availability)
    writer.line(
      """
      extension EnvironmentValues {
        /// The style of the `\(names.control)`s inside a view.
        nonisolated \(access)var \(names.value): \(names.eraser) {
          get { self[\(names.key).self] }
          set { self[\(names.key).self] = newValue }
        }
      }
      """)
  }

  private func emitModifier(into writer: inout SwiftWriter) {
    writer.availability(configuration.availability)
    writer.line(
      """
      private struct \(names.modifier)<Style: \(names.style)>: ViewModifier {
        @Environment(\\.\(names.value)) private var outer
        let style: Style

        nonisolated init(style: Style) {
          self.style = style
        }

        func body(content: Content) -> some View {
          content.environment(\\.\(names.value), outer.pushing(style))
        }
      }
      """)
  }

  private func emitFunction(into writer: inout SwiftWriter) {
    writer.availability(configuration.availability)
    writer.line(
      """
      extension View {
        /// Sets the style of the `\(names.control)`s inside this view.
        ///
        /// Another value of the same style type animates; another type starts afresh.
        nonisolated \(access)func \(names.value)(_ style: some \(names.style)) -> some View {
          modifier(\(names.modifier)(style: style))
        }
      }
      """)
  }
}
