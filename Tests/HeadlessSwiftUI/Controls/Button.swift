/// A control that performs an action.
nonisolated public struct Button<Label: View>: View {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label

  @preconcurrency
  nonisolated public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  @preconcurrency
  nonisolated public init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(role: nil, action: action, label: label)
  }

  @MainActor @preconcurrency public var body: some View {
    StyledButton(role: role, action: action, label: AnyView(label))
  }
}

extension Button where Label == Text {
  @preconcurrency
  nonisolated public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }
  @_disfavoredOverload @preconcurrency
  nonisolated public init<S: StringProtocol>(
    _ title: S, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  @preconcurrency
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  nonisolated public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
  }
}

/// What a button is drawn as: its label, role and action given to the innermost style.
struct StyledButton: PrimitiveView {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: AnyView

  func _render(in context: RenderContext) -> [RenderedView] {
    let (found, popped) = context.popping("buttonStyle")
    switch found ?? DefaultButtonStyle() {
    case let style as any ButtonStyle: return pressed(style, in: popped)
    case let style as any PrimitiveButtonStyle: return primitive(style, in: popped)
    default: return []
    }
  }

  private func primitive(
    _ style: some PrimitiveButtonStyle, in context: RenderContext
  ) -> [RenderedView] {
    let configuration = PrimitiveButtonStyleConfiguration(
      role: role, label: .init(content: label), action: action)
    return context.draw(style) { $0.makeBody(configuration: configuration) }
  }

  private func pressed(_ style: some ButtonStyle, in context: RenderContext) -> [RenderedView] {
    var inner = context.entering("Press")
    let isPressed = PropertySite(context: inner, field: "isPressed").box {
      Cell(false, context.host.invalidation)
    }
    // By reasoning: a button that is disabled under the finger is no longer pressed.
    if !context.environment.isEnabled, isPressed.value { isPressed.value = false }
    let node = RenderedView(.composite, "Press", in: inner)
    node.press = PressTarget(
      isEnabled: context.environment.isEnabled, isPressed: isPressed,
      trigger: { MainActor.assumeIsolated { action() } })
    node.isFocusable = true
    inner.noteFocus()
    let configuration = ButtonStyleConfiguration(
      role: role, label: .init(content: label), isPressed: isPressed.value)
    node.adopt(inner.draw(style) { $0.makeBody(configuration: configuration) })
    return [node]
  }
}

/// What a button hands to its style.
public struct ButtonStyleConfiguration {
  /// The label of a button.
  @MainActor @preconcurrency public struct Label: PrimitiveView {
    nonisolated let content: AnyView
    nonisolated init(content: AnyView) { self.content = content }
    public func _render(in context: RenderContext) -> [RenderedView] {
      content._render(in: context.entering("label"))
    }
  }
  public let role: ButtonRole?
  public let label: ButtonStyleConfiguration.Label
  public let isPressed: Bool
}

/// What a button hands to a style that handles the press itself.
public struct PrimitiveButtonStyleConfiguration {
  /// The label of a button.
  @MainActor @preconcurrency public struct Label: PrimitiveView {
    nonisolated let content: AnyView
    nonisolated init(content: AnyView) { self.content = content }
    public func _render(in context: RenderContext) -> [RenderedView] {
      content._render(in: context.entering("label"))
    }
  }
  public let role: ButtonRole?
  public let label: PrimitiveButtonStyleConfiguration.Label
  let action: @MainActor () -> Void
  public func trigger() { MainActor.assumeIsolated { action() } }
}

/// How a button looks.
@MainActor @preconcurrency public protocol ButtonStyle {
  typealias Configuration = ButtonStyleConfiguration
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// How a button looks and what triggers it.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  typealias Configuration = PrimitiveButtonStyleConfiguration
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
}

extension View {
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    pushing("buttonStyle", style)
  }
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    pushing("buttonStyle", style)
  }
}
