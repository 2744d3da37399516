/// A value with a label.
nonisolated public struct LabeledContent<Label, Content> {
  let configuration: LabeledContentStyleConfiguration
}

extension LabeledContent: View where Label: View, Content: View {
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    configuration = LabeledContentStyleConfiguration(
      label: .init(label()), content: .init(content()))
  }

  @MainActor @preconcurrency public var body: some View {
    StyledLabeledContent(configuration: configuration)
  }
}

extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  nonisolated public init(_ configuration: LabeledContentStyleConfiguration) {
    self.configuration = configuration
  }
}

extension LabeledContent where Label == Text, Content: View {
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

extension LabeledContent where Label == Text, Content == Text {
  @_disfavoredOverload
  nonisolated public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(content: { Text(value) }, label: { Text(title) })
  }
  nonisolated public init<F: FormatStyle>(
    _ titleKey: LocalizedStringKey, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(content: { Text(value, format: format) }, label: { Text(titleKey) })
  }
  nonisolated public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(content: { Text(value) }, label: { Text(titleKey) })
  }
}

/// What a `LabeledContent` hands to its style.
public struct LabeledContentStyleConfiguration {
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

  public let label: LabeledContentStyleConfiguration.Label
  public let content: LabeledContentStyleConfiguration.Content
}

/// How a `LabeledContent` looks.
@MainActor @preconcurrency public protocol LabeledContentStyle {
  typealias Configuration = LabeledContentStyleConfiguration
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
}

extension View {
  nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    pushing("labeledContentStyle", style)
  }
}

/// A configuration drawn with the innermost style.
struct StyledLabeledContent: PrimitiveView {
  let configuration: LabeledContentStyleConfiguration

  func _render(in context: RenderContext) -> [RenderedView] {
    let (found, inner) = context.popping("labeledContentStyle")
    let style: any LabeledContentStyle =
      found as? any LabeledContentStyle ?? AutomaticLabeledContentStyle()
    return draw(style, in: inner)
  }

  private func draw(_ style: some LabeledContentStyle, in context: RenderContext) -> [RenderedView]
  {
    context.draw(style) { $0.makeBody(configuration: configuration) }
  }
}
/// A built-in style.
@MainActor @preconcurrency public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    Chrome("LabeledContent.automatic") {
      configuration.label
      configuration.content
    }
  }
}
extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  @MainActor @preconcurrency public static var automatic: AutomaticLabeledContentStyle {
    AutomaticLabeledContentStyle()
  }
}
