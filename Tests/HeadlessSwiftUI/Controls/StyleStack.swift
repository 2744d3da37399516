/// How SwiftUI's own controls find their style.
///
/// By what is published about composable styles and by reasoning: a style modifier pushes; the
/// control draws with the innermost, and what that draws sees the stack without it. So a
/// `Toggle(configuration)` in a style is drawn with the next style further out. The slots see the
/// popped stack, too, as observed of `GroupBox`.
extension EnvironmentValues {
  func styles(_ kind: String) -> [Any] { read("styles." + kind, []) }
  mutating func setStyles(_ kind: String, _ styles: [Any]) { write("styles." + kind, styles) }
}

extension View {
  nonisolated func pushing(_ kind: String, _ style: Any) -> some View {
    writing(kind, [("", style)]) { $0.setStyles(kind, $0.styles(kind) + [style]) }
  }
}

extension RenderContext {
  /// The innermost style of a kind, and the context in which it draws.
  func popping(_ kind: String) -> (style: Any?, context: RenderContext) {
    var styles = environment.styles(kind)
    let style = styles.popLast()
    var inner = self
    inner.environment.setStyles(kind, styles)
    return (style, inner)
  }

  /// What a style draws; its own environment and state properties are filled, and belong here.
  @MainActor
  func draw<Style, Body: View>(
    _ style: Style, _ body: @MainActor (Style) -> Body
  ) -> [RenderedView] {
    let inner = entering(type: Style.self)
    guard host.mayEnter(inner) else { return [] }
    var filled = style
    fillDynamicProperties(of: &filled, in: inner)
    let rendered = RenderedView(.composite, shortName(of: Style.self), in: inner)
    rendered.value = filled
    rendered.adopt(body(filled)._render(in: inner))
    return [rendered]
  }
}

/// What a built-in style draws: a name for its decoration, around the parts.
nonisolated struct Chrome<Content: View>: PrimitiveView {
  let name: String
  var arguments: [RenderedView.Argument] = []
  /// What a press of it does.
  var action: (() -> Void)?
  let content: Content

  nonisolated init(
    _ name: String, _ arguments: [RenderedView.Argument] = [], action: (() -> Void)? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.name = name
    self.arguments = arguments
    self.action = action
    self.content = content()
  }

  @MainActor
  func _render(in context: RenderContext) -> [RenderedView] {
    var inner = context.entering(name)
    let node = RenderedView(.container, name, in: inner, arguments)
    if let action {
      let isPressed = PropertySite(context: inner, field: "isPressed").box {
        Cell(false, context.host.invalidation)
      }
      node.press = PressTarget(
        isEnabled: context.environment.isEnabled, isPressed: isPressed, trigger: action)
      node.isFocusable = true
      inner.noteFocus()
    }
    node.adopt(content._render(in: inner))
    return [node]
  }
}
