/// A box around its content, with a label.
nonisolated public struct GroupBox<Label, Content> {
  let configuration: GroupBoxStyleConfiguration
}

extension GroupBox: View where Label: View, Content: View {
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    configuration = GroupBoxStyleConfiguration(label: .init(label()), content: .init(content()))
  }

  @MainActor @preconcurrency public var body: some View {
    StyledGroupBox(configuration: configuration)
  }
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  nonisolated public init(_ configuration: GroupBoxStyleConfiguration) {
    self.configuration = configuration
  }
}

extension GroupBox where Label == Text, Content: View {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Text(titleKey) }
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension GroupBox where Label == EmptyView, Content: View {
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

/// What a `GroupBox` hands to its style.
public struct GroupBoxStyleConfiguration {
  /// The label.
  @MainActor @preconcurrency public struct Label: PrimitiveView {
    nonisolated let content: AnyView
    nonisolated init(_ content: some View) { self.content = AnyView(content) }
    public func _render(in context: RenderContext) -> [RenderedView] {
      content._render(in: context.entering("label"))
    }
  }
  /// The content.
  @MainActor @preconcurrency public struct Content: PrimitiveView {
    nonisolated let content: AnyView
    nonisolated init(_ content: some View) { self.content = AnyView(content) }
    public func _render(in context: RenderContext) -> [RenderedView] {
      content._render(in: context.entering("content"))
    }
  }

  public let label: GroupBoxStyleConfiguration.Label
  public let content: GroupBoxStyleConfiguration.Content
}

/// How a `GroupBox` looks.
@MainActor @preconcurrency public protocol GroupBoxStyle {
  typealias Configuration = GroupBoxStyleConfiguration
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
}

extension View {
  nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    pushing("groupBoxStyle", style)
  }
}

/// A configuration drawn with the innermost style.
struct StyledGroupBox: PrimitiveView {
  let configuration: GroupBoxStyleConfiguration

  func _render(in context: RenderContext) -> [RenderedView] {
    let (found, inner) = context.popping("groupBoxStyle")
    let style: any GroupBoxStyle = found as? any GroupBoxStyle ?? DefaultGroupBoxStyle()
    return draw(style, in: inner)
  }

  private func draw(_ style: some GroupBoxStyle, in context: RenderContext) -> [RenderedView] {
    context.draw(style) { $0.makeBody(configuration: configuration) }
  }
}
/// A built-in style.
@MainActor @preconcurrency public struct DefaultGroupBoxStyle: GroupBoxStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    Chrome("GroupBox.automatic") {
      configuration.label
      configuration.content
    }
  }
}
extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  @MainActor @preconcurrency public static var automatic: DefaultGroupBoxStyle {
    DefaultGroupBoxStyle()
  }
}
