/// Controls for entering data.
nonisolated public struct Form<Content: View>: View {
  let configuration: FormStyleConfiguration

  nonisolated public init(@ViewBuilder content: () -> Content) {
    configuration = FormStyleConfiguration(content: .init(content()))
  }

  @MainActor @preconcurrency public var body: some View {
    StyledForm(configuration: configuration)
  }
}

extension Form where Content == FormStyleConfiguration.Content {
  nonisolated public init(_ configuration: FormStyleConfiguration) {
    self.configuration = configuration
  }
}

/// What a form hands to its style.
public struct FormStyleConfiguration {
  /// The content.
  @MainActor @preconcurrency public struct Content: PrimitiveView {
    nonisolated let content: AnyView
    nonisolated init(_ content: some View) { self.content = AnyView(content) }
    public func _render(in context: RenderContext) -> [RenderedView] {
      content._render(in: context.entering("content"))
    }
  }

  public let content: FormStyleConfiguration.Content
}

/// How a form looks.
@MainActor @preconcurrency public protocol FormStyle {
  typealias Configuration = FormStyleConfiguration
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
}

extension View {
  nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View {
    pushing("formStyle", style)
  }
}

/// A configuration drawn with the innermost style.
struct StyledForm: PrimitiveView {
  let configuration: FormStyleConfiguration

  func _render(in context: RenderContext) -> [RenderedView] {
    let (found, inner) = context.popping("formStyle")
    let style: any FormStyle = found as? any FormStyle ?? AutomaticFormStyle()
    return draw(style, in: inner)
  }

  private func draw(_ style: some FormStyle, in context: RenderContext) -> [RenderedView] {
    context.draw(style) { $0.makeBody(configuration: configuration) }
  }
}
/// A built-in style.
@MainActor @preconcurrency public struct AutomaticFormStyle: FormStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    Chrome("Form.automatic") { configuration.content }
  }
}
extension FormStyle where Self == AutomaticFormStyle {
  @MainActor @preconcurrency public static var automatic: AutomaticFormStyle {
    AutomaticFormStyle()
  }
}
/// A built-in style.
@MainActor @preconcurrency public struct GroupedFormStyle: FormStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    Chrome("Form.grouped") { configuration.content }
  }
}
extension FormStyle where Self == GroupedFormStyle {
  @MainActor @preconcurrency public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}
/// A built-in style.
@MainActor @preconcurrency public struct ColumnsFormStyle: FormStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    Chrome("Form.columns") { configuration.content }
  }
}
extension FormStyle where Self == ColumnsFormStyle {
  @MainActor @preconcurrency public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}
