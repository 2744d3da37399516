/// A value in a range.
nonisolated public struct Gauge<
  Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View
>: View {
  let configuration: GaugeStyleConfiguration

  init<V: BinaryFloatingPoint>(
    _ value: V, _ bounds: ClosedRange<V>, _ label: Label, _ current: CurrentValueLabel?,
    _ low: BoundsLabel?, _ high: BoundsLabel?
  ) {
    let size = bounds.upperBound - bounds.lowerBound
    configuration = GaugeStyleConfiguration(
      value: Double(min(max((value - bounds.lowerBound) / size, 0), 1)), label: .init(label),
      currentValueLabel: current.map { .init($0) }, minimumValueLabel: low.map { .init($0) },
      maximumValueLabel: high.map { .init($0) })
  }

  @MainActor @preconcurrency public var body: some View {
    StyledGauge(configuration: configuration)
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView {
    self.init(value, bounds, label(), nil, nil, nil)
  }
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) where BoundsLabel == EmptyView {
    self.init(value, bounds, label(), currentValueLabel(), nil, nil)
  }
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel())
  }
}

/// What a gauge hands to its style.
public struct GaugeStyleConfiguration {
  /// The label of a gauge.
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
  /// The label of the least value.
  @MainActor @preconcurrency public struct MinimumValueLabel: PrimitiveView {
    nonisolated let content: AnyView
    nonisolated init(_ content: some View) { self.content = AnyView(content) }
    public func _render(in context: RenderContext) -> [RenderedView] {
      content._render(in: context.entering("minimumValueLabel"))
    }
  }
  /// The label of the greatest value.
  @MainActor @preconcurrency public struct MaximumValueLabel: PrimitiveView {
    nonisolated let content: AnyView
    nonisolated init(_ content: some View) { self.content = AnyView(content) }
    public func _render(in context: RenderContext) -> [RenderedView] {
      content._render(in: context.entering("maximumValueLabel"))
    }
  }
  /// The label of a marked value.
  @MainActor @preconcurrency public struct MarkedValueLabel: PrimitiveView {
    nonisolated let content: AnyView
    nonisolated init(_ content: some View) { self.content = AnyView(content) }
    public func _render(in context: RenderContext) -> [RenderedView] {
      content._render(in: context.entering("markedValueLabel"))
    }
  }

  public var value: Double
  public var label: GaugeStyleConfiguration.Label
  public var currentValueLabel: GaugeStyleConfiguration.CurrentValueLabel?
  public var minimumValueLabel: GaugeStyleConfiguration.MinimumValueLabel?
  public var maximumValueLabel: GaugeStyleConfiguration.MaximumValueLabel?
}

/// How a gauge looks.
@MainActor @preconcurrency public protocol GaugeStyle {
  typealias Configuration = GaugeStyleConfiguration
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
}

extension View {
  nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    pushing("gaugeStyle", style)
  }
}

/// A configuration drawn with the innermost style.
struct StyledGauge: PrimitiveView {
  let configuration: GaugeStyleConfiguration

  func _render(in context: RenderContext) -> [RenderedView] {
    let (found, inner) = context.popping("gaugeStyle")
    let style: any GaugeStyle = found as? any GaugeStyle ?? DefaultGaugeStyle()
    return draw(style, in: inner)
  }

  private func draw(_ style: some GaugeStyle, in context: RenderContext) -> [RenderedView] {
    context.draw(style) { $0.makeBody(configuration: configuration) }
  }
}

extension GaugeStyleConfiguration {
  /// The configuration in the way of a built-in style.
  @MainActor
  func chrome(_ name: String) -> some View {
    Chrome("Gauge." + name, [("", value)]) {
      label
      currentValueLabel
      minimumValueLabel
      maximumValueLabel
    }
  }
}

/// A built-in style.
@MainActor @preconcurrency public struct DefaultGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.chrome("automatic")
  }
}
extension GaugeStyle where Self == DefaultGaugeStyle {
  @MainActor @preconcurrency public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
/// A built-in style.
@MainActor @preconcurrency public struct LinearCapacityGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.chrome("linearCapacity")
  }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  @MainActor @preconcurrency public static var linearCapacity: LinearCapacityGaugeStyle {
    LinearCapacityGaugeStyle()
  }
}
/// A built-in style.
@MainActor @preconcurrency public struct AccessoryLinearGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.chrome("accessoryLinear")
  }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  @MainActor @preconcurrency public static var accessoryLinear: AccessoryLinearGaugeStyle {
    AccessoryLinearGaugeStyle()
  }
}
/// A built-in style.
@MainActor @preconcurrency public struct AccessoryCircularGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.chrome("accessoryCircular")
  }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  @MainActor @preconcurrency public static var accessoryCircular: AccessoryCircularGaugeStyle {
    AccessoryCircularGaugeStyle()
  }
}
/// A built-in style.
@MainActor @preconcurrency public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.chrome("accessoryCircularCapacity")
  }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  @MainActor @preconcurrency public static var accessoryCircularCapacity:
    AccessoryCircularCapacityGaugeStyle
  { AccessoryCircularCapacityGaugeStyle() }
}
/// A built-in style.
@MainActor @preconcurrency public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.chrome("accessoryLinearCapacity")
  }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  @MainActor @preconcurrency public static var accessoryLinearCapacity:
    AccessoryLinearCapacityGaugeStyle
  { AccessoryLinearCapacityGaugeStyle() }
}
