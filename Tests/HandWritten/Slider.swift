// What Examples/Slider.style says, written by hand: the same names, looks and features. To compare how
// long Swift takes for both (`Scripts/compile-time`).

import SwiftUI

// MARK: - ValueSlider

/// What a `ValueSlider` hands to its style.
struct ValueSliderStyleConfiguration {
  /// The label of a `ValueSlider`.
  struct Label: View {
    private let content: AnyView
    private var styles: AnyValueSliderStyle?

    init(_ content: some View) {
      self.content = AnyView(content)
    }

    var body: some View { content.restoring(styles) }

    fileprivate mutating func keep(_ styles: AnyValueSliderStyle) {
      self.styles = self.styles ?? styles
    }
  }

  /// The mark of a `ValueSlider`.
  struct Mark: View {
    private let content: AnyView
    private var styles: AnyValueSliderStyle?

    init(_ content: some View) {
      self.content = AnyView(content)
    }

    var body: some View { content.restoring(styles) }

    fileprivate func keeping(_ styles: AnyValueSliderStyle) -> Self {
      var kept = self
      kept.styles = self.styles ?? styles
      return kept
    }
  }

  /// What the value is.
  fileprivate(set) var label: Label
  /// A mark under the track, one for each step.
  fileprivate(set) var mark: ((Int) -> Mark)?
  @Binding var value: Double
  let bounds: ClosedRange<Double>
  /// The number of equal steps that the value keeps to; 0 for none.
  let steps: Int
  /// Called with true when dragging begins and with false when it ends.
  let onEditingChanged: ((Bool) -> Void)?

  init(
    label: Label,
    mark: ((Int) -> Mark)? = nil,
    value: Binding<Double>,
    bounds: ClosedRange<Double> = 0...1,
    steps: Int = 0,
    onEditingChanged: ((Bool) -> Void)? = nil
  ) {
    self.label = label
    self.mark = mark
    self._value = value
    self.bounds = bounds
    self.steps = steps
    self.onEditingChanged = onEditingChanged
  }

  var span: Double { bounds.upperBound - bounds.lowerBound }

  var fraction: Double { span > 0 ? (value - bounds.lowerBound) / span : 0 }
}

extension View {
  /// Puts back the styles that the control popped, unless another style has been set since.
  fileprivate func restoring(_ styles: AnyValueSliderStyle?) -> some View {
    transformEnvironment(\.valueSliderStyle) { inner in
      if let styles, inner.isPopped { inner = styles }
    }
  }
}

/// How a `ValueSlider` looks.
@MainActor @preconcurrency
protocol ValueSliderStyle: DynamicProperty, Sendable {
  associatedtype Body: View
  typealias Configuration = ValueSliderStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

/// A type-erased style in front of those set further out.
struct AnyValueSliderStyle: ValueSliderStyle {
  private let style: (any ValueSliderStyle)?
  private let outer: (any ValueSliderStyle)?
  fileprivate private(set) var isPopped = false

  nonisolated init(_ style: some ValueSliderStyle) {
    self = (style as? Self) ?? Self(style: style, outer: nil)
  }

  nonisolated fileprivate init() {
    self.init(style: nil, outer: nil)
  }

  nonisolated private init(style: (any ValueSliderStyle)?, outer: Self?) {
    self.style = style
    self.outer = outer
  }

  nonisolated fileprivate func pushing(_ style: some ValueSliderStyle) -> Self {
    guard let erased = style as? Self else { return Self(style: style, outer: self) }
    guard let below = erased.outer as? Self, below.style != nil else {
      return Self(style: erased.style, outer: self)
    }
    return Self(style: erased.style, outer: pushing(below))
  }

  nonisolated private var popped: Self {
    var popped = (outer as? Self) ?? Self()
    popped.isPopped = true
    return popped
  }

  func makeBody(configuration: Configuration) -> some View {
    let current: any ValueSliderStyle = style ?? GrooveValueSliderStyle()
    return resolve(current, configuration)
  }

  private func resolve(_ current: some ValueSliderStyle, _ configuration: Configuration) -> AnyView
  {
    if style != nil && outer == nil {
      return AnyView(ResolvedValueSliderStyle(style: current, configuration: configuration))
    }
    var configuration = configuration
    configuration.label.keep(self)
    if let mark = configuration.mark {
      configuration.mark = { index in mark(index).keeping(self) }
    }
    return AnyView(
      ResolvedValueSliderStyle(style: current, configuration: configuration)
        .environment(\.valueSliderStyle, popped))
  }
}

/// A view for the environment and state properties of a style.
private struct ResolvedValueSliderStyle<Style: ValueSliderStyle>: View {
  let style: Style
  let configuration: ValueSliderStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

private struct ValueSliderStyleKey: EnvironmentKey {
  nonisolated static var defaultValue: AnyValueSliderStyle { AnyValueSliderStyle() }
}

extension EnvironmentValues {
  nonisolated var valueSliderStyle: AnyValueSliderStyle {
    get { self[ValueSliderStyleKey.self] }
    set { self[ValueSliderStyleKey.self] = newValue }
  }
}

private struct ValueSliderStyleModifier<Style: ValueSliderStyle>: ViewModifier {
  @Environment(\.valueSliderStyle) private var outer
  let style: Style

  nonisolated init(style: Style) {
    self.style = style
  }

  func body(content: Content) -> some View {
    content.environment(\.valueSliderStyle, outer.pushing(style))
  }
}

extension View {
  /// Sets the style of the `ValueSlider`s inside this view.
  nonisolated func valueSliderStyle(_ style: some ValueSliderStyle) -> some View {
    modifier(ValueSliderStyleModifier(style: style))
  }
}

/// A value in a range, set by dragging.
struct ValueSlider: View {
  private let configuration: ValueSliderStyleConfiguration
  private let drawsOnly: Bool

  init<Mark: View>(
    value: Binding<Double>,
    bounds: ClosedRange<Double> = 0...1,
    steps: Int = 0,
    @ViewBuilder label: () -> some View,
    @ViewBuilder mark: @escaping (Int) -> Mark = { _ in EmptyView() }
  ) {
    configuration = ValueSliderStyleConfiguration(
      label: .init(label()),
      mark: Mark.self == EmptyView.self ? nil : { .init(mark($0)) },
      value: value,
      bounds: bounds,
      steps: steps)
    drawsOnly = false
  }

  init<Mark: View>(
    value: Binding<Double>,
    bounds: ClosedRange<Double> = 0...1,
    steps: Int = 0,
    @ViewBuilder label: () -> some View,
    @ViewBuilder mark: @escaping (Int) -> Mark = { _ in EmptyView() },
    onEditingChanged: ((Bool) -> Void)?
  ) {
    configuration = ValueSliderStyleConfiguration(
      label: .init(label()),
      mark: Mark.self == EmptyView.self ? nil : { .init(mark($0)) },
      value: value,
      bounds: bounds,
      steps: steps,
      onEditingChanged: onEditingChanged)
    drawsOnly = false
  }

  init<Mark: View>(
    _ labelKey: LocalizedStringKey,
    value: Binding<Double>,
    bounds: ClosedRange<Double> = 0...1,
    steps: Int = 0,
    @ViewBuilder mark: @escaping (Int) -> Mark = { _ in EmptyView() }
  ) {
    self.init(value: value, bounds: bounds, steps: steps, label: { Text(labelKey) }, mark: mark)
  }

  init<Mark: View>(
    _ labelKey: LocalizedStringKey,
    value: Binding<Double>,
    bounds: ClosedRange<Double> = 0...1,
    steps: Int = 0,
    @ViewBuilder mark: @escaping (Int) -> Mark = { _ in EmptyView() },
    onEditingChanged: ((Bool) -> Void)?
  ) {
    self.init(
      value: value,
      bounds: bounds,
      steps: steps,
      label: { Text(labelKey) },
      mark: mark,
      onEditingChanged: onEditingChanged)
  }

  @_disfavoredOverload
  init<Mark: View>(
    _ label: some StringProtocol,
    value: Binding<Double>,
    bounds: ClosedRange<Double> = 0...1,
    steps: Int = 0,
    @ViewBuilder mark: @escaping (Int) -> Mark = { _ in EmptyView() }
  ) {
    self.init(value: value, bounds: bounds, steps: steps, label: { Text(label) }, mark: mark)
  }

  @_disfavoredOverload
  init<Mark: View>(
    _ label: some StringProtocol,
    value: Binding<Double>,
    bounds: ClosedRange<Double> = 0...1,
    steps: Int = 0,
    @ViewBuilder mark: @escaping (Int) -> Mark = { _ in EmptyView() },
    onEditingChanged: ((Bool) -> Void)?
  ) {
    self.init(
      value: value,
      bounds: bounds,
      steps: steps,
      label: { Text(label) },
      mark: mark,
      onEditingChanged: onEditingChanged)
  }

  /// `configuration` drawn with the next style further out, and nothing of the control around it.
  init(_ configuration: ValueSliderStyleConfiguration) {
    self.configuration = configuration
    drawsOnly = true
  }

  var body: some View {
    if drawsOnly {
      StyledValueSlider(configuration: configuration)
    } else {
      StyledValueSlider(configuration: configuration)
        .accessibilityRepresentation {
          Slider(value: configuration.$value, in: configuration.bounds) { configuration.label }
        }
    }
  }
}

private struct StyledValueSlider: View {
  @Environment(\.valueSliderStyle) private var style
  let configuration: ValueSliderStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

// MARK: - Groove

/// A groove with a round thumb.
struct GrooveValueSliderStyle: ValueSliderStyle {
  var tint: Color = .accentColor
  var thickness: CGFloat = 6

  func makeBody(configuration: Configuration) -> some View {
    GrooveValueSlider(configuration: configuration, tint: tint, thickness: thickness)
  }
}

private struct GrooveValueSlider: View {
  let configuration: ValueSliderStyleConfiguration
  let tint: Color
  let thickness: CGFloat
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @State private var isDragging = false
  @ScaledMetric(relativeTo: .body) private var thumb: CGFloat = 24

  init(configuration: ValueSliderStyleConfiguration, tint: Color, thickness: CGFloat) {
    self.configuration = configuration
    self.tint = tint
    self.thickness = thickness
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      configuration.label
        .font(.subheadline)
      GeometryReader { proxy in
        track(travel: max(proxy.size.width - thumb, 1))
      }
      .frame(height: thumb)
      if let mark = configuration.mark, configuration.steps > 0 {
        HStack(spacing: 0) {
          ForEach(0...configuration.steps, id: \.self) { index in
            if index > 0 {
              Spacer(minLength: 0)
            }
            mark(index)
          }
        }
        .font(.caption2)
      }
    }
    .opacity(isEnabled ? 1 : 0.4)
  }

  private func track(travel: CGFloat) -> some View {
    ZStack(alignment: .leading) {
      Capsule()
        .fill(.quaternary)
        .frame(height: thickness)
      Capsule()
        .fill(tint)
        .frame(width: travel * configuration.fraction + thumb / 2, height: thickness)
      Circle()
        .fill(.white)
        .shadow(color: .black.opacity(0.25), radius: 2, y: 1)
        .frame(width: thumb, height: thumb)
        .scaleEffect(isDragging ? 1.15 : 1)
        .animation(reduceMotion ? nil : .spring(duration: 0.2), value: isDragging)
        .offset(x: travel * configuration.fraction)
    }
    .frame(height: thumb)
    .contentShape(Rectangle())
    .gesture(
      DragGesture(minimumDistance: 0)
        .onChanged { drag(to: $0.location.x, travel: travel) }
        .onEnded { _ in
          isDragging = false
          configuration.onEditingChanged?(false)
        }
    )
  }

  private func drag(to x: CGFloat, travel: CGFloat) {
    if !isDragging {
      isDragging = true
      configuration.onEditingChanged?(true)
    }
    let part = snapped(min(max((x - thumb / 2) / travel, 0), 1))
    configuration.value = configuration.bounds.lowerBound + part * configuration.span
  }

  private func snapped(_ part: Double) -> Double {
    guard configuration.steps > 0 else { return part }
    let count = Double(configuration.steps)
    return (part * count).rounded() / count
  }
}

extension ValueSliderStyle where Self == GrooveValueSliderStyle {
  /// A groove with a round thumb.
  static var groove: Self { Self() }

  /// A groove with a round thumb.
  static func groove(tint: Color = .accentColor, thickness: CGFloat = 6) -> Self {
    Self(tint: tint, thickness: thickness)
  }
}

// MARK: - Column

/// A bar that fills from the bottom, as for the volume of a loudspeaker.
struct ColumnValueSliderStyle: ValueSliderStyle {
  var height: CGFloat = 140

  func makeBody(configuration: Configuration) -> some View {
    ColumnValueSlider(configuration: configuration, height: height)
  }
}

private struct ColumnValueSlider: View {
  let configuration: ValueSliderStyleConfiguration
  let height: CGFloat
  @State private var startValue = 0.0

  init(configuration: ValueSliderStyleConfiguration, height: CGFloat) {
    self.configuration = configuration
    self.height = height
  }

  var body: some View {
    VStack {
      ZStack(alignment: .bottom) {
        Rectangle()
          .fill(.quaternary)
        Rectangle()
          .fill(.tint)
          .frame(height: height * configuration.fraction)
      }
      .frame(width: 52, height: height)
      .clipShape(.rect(cornerRadius: 16, style: .continuous))
      .gesture(
        DragGesture()
          .onChanged { drag(by: $0.translation.height) }
          .onEnded { _ in startValue = configuration.value }
      )
      configuration.label
        .font(.caption)
    }
    .onAppear { startValue = configuration.value }
  }

  private func drag(by distance: CGFloat) {
    let moved = -distance / height * configuration.span
    let bounds = configuration.bounds
    configuration.value = min(max(startValue + moved, bounds.lowerBound), bounds.upperBound)
  }
}

extension ValueSliderStyle where Self == ColumnValueSliderStyle {
  /// A bar that fills from the bottom, as for the volume of a loudspeaker.
  static var column: Self { Self() }

  /// A bar that fills from the bottom, as for the volume of a loudspeaker.
  static func column(height: CGFloat = 140) -> Self {
    Self(height: height)
  }
}
