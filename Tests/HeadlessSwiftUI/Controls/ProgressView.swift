/// How far something has got.
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  let configuration: ProgressViewStyleConfiguration

  init(_ fraction: Double?, _ label: AnyView?, _ currentValueLabel: AnyView?) {
    configuration = ProgressViewStyleConfiguration(
      fractionCompleted: fraction, label: label.map { .init($0) },
      currentValueLabel: currentValueLabel.map { .init($0) })
  }

  @MainActor @preconcurrency public var body: some View {
    StyledProgressView(configuration: configuration)
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  nonisolated public init() where Label == EmptyView { self.init(nil, nil, nil) }
  nonisolated public init(@ViewBuilder label: () -> Label) {
    self.init(nil, AnyView(label()), nil)
  }
  nonisolated public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(nil, AnyView(Text(titleKey)), nil)
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(nil, AnyView(Text(title)), nil)
  }
}

extension ProgressView {
  nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0)
  where Label == EmptyView, CurrentValueLabel == EmptyView {
    self.init(value.map { Double($0 / total) }, nil, nil)
  }
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == EmptyView {
    self.init(value.map { Double($0 / total) }, AnyView(label()), nil)
  }
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(value.map { Double($0 / total) }, AnyView(label()), AnyView(currentValueLabel()))
  }
  nonisolated public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  ) where Label == Text, CurrentValueLabel == EmptyView {
    self.init(value.map { Double($0 / total) }, AnyView(Text(titleKey)), nil)
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1.0
  ) where Label == Text, CurrentValueLabel == EmptyView {
    self.init(value.map { Double($0 / total) }, AnyView(Text(title)), nil)
  }
  nonisolated public init(_ configuration: ProgressViewStyleConfiguration)
  where
    Label == ProgressViewStyleConfiguration.Label,
    CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
  {
    self.configuration = configuration
  }
}

/// What a progress view hands to its style.
public struct ProgressViewStyleConfiguration {
  /// The label of a progress view.
  @MainActor @preconcurrency public struct Label: PrimitiveView {
    nonisolated let content: AnyView
    nonisolated init(_ content: some View) { self.content = AnyView(content) }
    public func _render(in context: RenderContext) -> [RenderedView] {
      content._render(in: context.entering("label"))
    }
  }
  /// The label of the value.
  @MainActor @preconcurrency public struct CurrentValueLabel: PrimitiveView {
    nonisolated let content: AnyView
    nonisolated init(_ content: some View) { self.content = AnyView(content) }
    public func _render(in context: RenderContext) -> [RenderedView] {
      content._render(in: context.entering("currentValueLabel"))
    }
  }

  public let fractionCompleted: Double?
  public var label: ProgressViewStyleConfiguration.Label?
  public var currentValueLabel: ProgressViewStyleConfiguration.CurrentValueLabel?
}

/// How a progress view looks.
@MainActor @preconcurrency public protocol ProgressViewStyle {
  typealias Configuration = ProgressViewStyleConfiguration
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
}

extension View {
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    pushing("progressViewStyle", style)
  }
}

/// A configuration drawn with the innermost style.
struct StyledProgressView: PrimitiveView {
  let configuration: ProgressViewStyleConfiguration

  func _render(in context: RenderContext) -> [RenderedView] {
    let (found, inner) = context.popping("progressViewStyle")
    let style: any ProgressViewStyle = found as? any ProgressViewStyle ?? DefaultProgressViewStyle()
    return draw(style, in: inner)
  }

  private func draw(_ style: some ProgressViewStyle, in context: RenderContext) -> [RenderedView] {
    context.draw(style) { $0.makeBody(configuration: configuration) }
  }
}

extension ProgressViewStyleConfiguration {
  /// The configuration in the way of a built-in style.
  @MainActor
  func chrome(_ name: String) -> some View {
    Chrome("ProgressView." + name, given([("", fractionCompleted as Any)])) {
      label
      currentValueLabel
    }
  }
}

/// A built-in style.
@MainActor @preconcurrency public struct DefaultProgressViewStyle: ProgressViewStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.chrome("automatic")
  }
}
extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  @MainActor @preconcurrency public static var automatic: DefaultProgressViewStyle {
    DefaultProgressViewStyle()
  }
}
/// A built-in style.
@MainActor @preconcurrency public struct LinearProgressViewStyle: ProgressViewStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.chrome("linear")
  }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  @MainActor @preconcurrency public static var linear: LinearProgressViewStyle {
    LinearProgressViewStyle()
  }
}
/// A built-in style.
@MainActor @preconcurrency public struct CircularProgressViewStyle: ProgressViewStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.chrome("circular")
  }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  @MainActor @preconcurrency public static var circular: CircularProgressViewStyle {
    CircularProgressViewStyle()
  }
}
