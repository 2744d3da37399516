/// A button that opens a menu; here always open.
nonisolated public struct Menu<Label: View, Content: View>: View {
  let configuration: MenuStyleConfiguration

  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    configuration = MenuStyleConfiguration(label: .init(label()), content: .init(content()))
  }

  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: label)
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) where Label == Text {
    self.init(content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content
  ) where Label == Text {
    self.init(content: content) { Text(title) }
  }

  @MainActor @preconcurrency public var body: some View {
    StyledMenu(configuration: configuration)
  }
}

extension Menu where Label == SwiftUI.Label<Text, Image>, Content: View {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }
}

extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  nonisolated public init(_ configuration: MenuStyleConfiguration) {
    self.configuration = configuration
  }
}

/// What a menu hands to its style: nothing that is public.
public struct MenuStyleConfiguration {
  /// The label of a menu.
  @MainActor @preconcurrency public struct Label: PrimitiveView {
    nonisolated let content: AnyView
    nonisolated init(_ content: some View) { self.content = AnyView(content) }
    public func _render(in context: RenderContext) -> [RenderedView] {
      content._render(in: context.entering("label"))
    }
  }
  /// The content of a menu.
  @MainActor @preconcurrency public struct Content: PrimitiveView {
    nonisolated let content: AnyView
    nonisolated init(_ content: some View) { self.content = AnyView(content) }
    public func _render(in context: RenderContext) -> [RenderedView] {
      content._render(in: context.entering("content"))
    }
  }

  let label: MenuStyleConfiguration.Label
  let content: MenuStyleConfiguration.Content
}

/// How a menu looks.
@MainActor @preconcurrency public protocol MenuStyle {
  typealias Configuration = MenuStyleConfiguration
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
}

extension View {
  nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    pushing("menuStyle", style)
  }
}

/// A configuration drawn with the innermost style.
struct StyledMenu: PrimitiveView {
  let configuration: MenuStyleConfiguration

  func _render(in context: RenderContext) -> [RenderedView] {
    let (found, inner) = context.popping("menuStyle")
    let style: any MenuStyle = found as? any MenuStyle ?? DefaultMenuStyle()
    return draw(style, in: inner)
  }

  private func draw(_ style: some MenuStyle, in context: RenderContext) -> [RenderedView] {
    context.draw(style) { $0.makeBody(configuration: configuration) }
  }
}
/// A built-in style.
@MainActor @preconcurrency public struct DefaultMenuStyle: MenuStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    Chrome("Menu.automatic") {
      configuration.label
      configuration.content
    }
  }
}
extension MenuStyle where Self == DefaultMenuStyle {
  @MainActor @preconcurrency public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
/// A built-in style.
@MainActor @preconcurrency public struct ButtonMenuStyle: MenuStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    Chrome("Menu.button") {
      configuration.label
      configuration.content
    }
  }
}
extension MenuStyle where Self == ButtonMenuStyle {
  @MainActor @preconcurrency public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
/// A built-in style.
@MainActor @preconcurrency public struct BorderlessButtonMenuStyle: MenuStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    Chrome("Menu.borderlessButton") {
      configuration.label
      configuration.content
    }
  }
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
  @MainActor @preconcurrency public static var borderlessButton: BorderlessButtonMenuStyle {
    BorderlessButtonMenuStyle()
  }
}
