/// Content that can be folded away.
nonisolated public struct DisclosureGroup<Label: View, Content: View>: View {
  private let label: Label
  private let content: () -> Content
  private let isExpanded: Binding<Bool>?
  @State private var isExpandedInside = false

  nonisolated public init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.content = content
    isExpanded = nil
  }

  nonisolated public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.content = content
    self.isExpanded = isExpanded
  }

  @MainActor @preconcurrency public var body: some View {
    StyledDisclosureGroup(
      configuration: DisclosureGroupStyleConfiguration(
        label: .init(label), content: .init(content()), isExpanded: isExpanded ?? $isExpandedInside)
    )
  }
}

extension DisclosureGroup where Label == Text {
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ label: S, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { Text(label) }
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(label) }
  }
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { Text(titleKey) }
  }
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }
}

/// What a disclosure group hands to its style.
public struct DisclosureGroupStyleConfiguration {
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

  public let label: DisclosureGroupStyleConfiguration.Label
  public let content: DisclosureGroupStyleConfiguration.Content
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }
}

/// How a disclosure group looks.
@MainActor @preconcurrency public protocol DisclosureGroupStyle {
  typealias Configuration = DisclosureGroupStyleConfiguration
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
}

extension View {
  nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    pushing("disclosureGroupStyle", style)
  }
}

/// A configuration drawn with the innermost style.
struct StyledDisclosureGroup: PrimitiveView {
  let configuration: DisclosureGroupStyleConfiguration

  func _render(in context: RenderContext) -> [RenderedView] {
    let (found, inner) = context.popping("disclosureGroupStyle")
    let style: any DisclosureGroupStyle =
      found as? any DisclosureGroupStyle ?? AutomaticDisclosureGroupStyle()
    return draw(style, in: inner)
  }

  private func draw(_ style: some DisclosureGroupStyle, in context: RenderContext) -> [RenderedView]
  {
    context.draw(style) { $0.makeBody(configuration: configuration) }
  }
}
/// A built-in style.
@MainActor @preconcurrency public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    Chrome(
      "DisclosureGroup.automatic", [("isExpanded", configuration.isExpanded)],
      action: { configuration.isExpanded.toggle() }
    ) {
      configuration.label
      if configuration.isExpanded { configuration.content }
    }
  }
}
extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  @MainActor @preconcurrency public static var automatic: AutomaticDisclosureGroupStyle {
    AutomaticDisclosureGroupStyle()
  }
}
