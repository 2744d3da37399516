/// Controls that belong together.
nonisolated public struct ControlGroup<Content: View>: View {
  let configuration: ControlGroupStyleConfiguration

  nonisolated public init(@ViewBuilder content: () -> Content) {
    configuration = ControlGroupStyleConfiguration(
      content: .init(content()), label: .init(EmptyView()))
  }

  nonisolated public init<C: View, L: View>(
    @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
  ) where Content == LabeledControlGroupContent<C, L> {
    configuration = ControlGroupStyleConfiguration(
      content: .init(content()), label: .init(label()))
  }

  nonisolated public init<C: View>(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(titleKey) }
  }

  @MainActor @preconcurrency public var body: some View {
    StyledControlGroup(configuration: configuration)
  }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  nonisolated public init(_ configuration: ControlGroupStyleConfiguration) {
    self.configuration = configuration
  }
}

/// The content of a control group with a label.
nonisolated public struct LabeledControlGroupContent<Content: View, Label: View>: PrimitiveView {
  @MainActor @preconcurrency
  public func _render(in context: RenderContext) -> [RenderedView] { [] }
}

/// What a control group hands to its style.
public struct ControlGroupStyleConfiguration {
  /// The controls.
  @MainActor @preconcurrency public struct Content: PrimitiveView {
    nonisolated let content: AnyView
    nonisolated init(_ content: some View) { self.content = AnyView(content) }
    public func _render(in context: RenderContext) -> [RenderedView] {
      content._render(in: context.entering("content"))
    }
  }
  /// The label.
  @MainActor @preconcurrency public struct Label: PrimitiveView {
    nonisolated let content: AnyView
    nonisolated init(_ content: some View) { self.content = AnyView(content) }
    public func _render(in context: RenderContext) -> [RenderedView] {
      content._render(in: context.entering("label"))
    }
  }

  public let content: ControlGroupStyleConfiguration.Content
  public let label: ControlGroupStyleConfiguration.Label
}

/// How a control group looks.
@MainActor @preconcurrency public protocol ControlGroupStyle {
  typealias Configuration = ControlGroupStyleConfiguration
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
}

extension View {
  nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    pushing("controlGroupStyle", style)
  }
}

/// A configuration drawn with the innermost style.
struct StyledControlGroup: PrimitiveView {
  let configuration: ControlGroupStyleConfiguration

  func _render(in context: RenderContext) -> [RenderedView] {
    let (found, inner) = context.popping("controlGroupStyle")
    let style: any ControlGroupStyle =
      found as? any ControlGroupStyle ?? AutomaticControlGroupStyle()
    return draw(style, in: inner)
  }

  private func draw(_ style: some ControlGroupStyle, in context: RenderContext) -> [RenderedView] {
    context.draw(style) { $0.makeBody(configuration: configuration) }
  }
}
/// A built-in style.
@MainActor @preconcurrency public struct AutomaticControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    Chrome("ControlGroup.automatic") { configuration.content }
  }
}
extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  @MainActor @preconcurrency public static var automatic: AutomaticControlGroupStyle {
    AutomaticControlGroupStyle()
  }
}
/// A built-in style.
@MainActor @preconcurrency public struct NavigationControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    Chrome("ControlGroup.navigation") { configuration.content }
  }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  @MainActor @preconcurrency public static var navigation: NavigationControlGroupStyle {
    NavigationControlGroupStyle()
  }
}
/// A built-in style.
@MainActor @preconcurrency public struct MenuControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    Chrome("ControlGroup.menu") { configuration.content }
  }
}
extension ControlGroupStyle where Self == MenuControlGroupStyle {
  @MainActor @preconcurrency public static var menu: MenuControlGroupStyle {
    MenuControlGroupStyle()
  }
}
