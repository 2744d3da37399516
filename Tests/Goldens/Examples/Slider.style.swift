// Made by stylec 0.1.0 from Slider.style; changes here are lost.
// swift-format-ignore-file
// swiftlint:disable all
#if canImport(SwiftUI)
import SwiftUI

// MARK: - ValueSlider

/// What a `ValueSlider` hands to its style.
struct ValueSliderStyleConfiguration {
  /// The label of a `ValueSlider`.
  struct Label: View {
    fileprivate var slot: ValueSliderSlot

    init(_ content: some View) {
      slot = ValueSliderSlot(content)
    }

    var body: some View { slot }
  }

  /// The mark of a `ValueSlider`.
  struct Mark: View {
    fileprivate var slot: ValueSliderSlot

    init(_ content: some View) {
      slot = ValueSliderSlot(content)
    }

    var body: some View { slot }
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

  var span: Double {
    bounds.upperBound - bounds.lowerBound
  }

  var fraction: Double {
    span > 0 ? (value - bounds.lowerBound) / span : 0
  }
}

/// What a caller put into a slot, drawn under the styles that the control was given.
private struct ValueSliderSlot: View {
  private let content: AnyView
  private var styles: AnyValueSliderStyle?

  init(_ content: some View) {
    self.content = AnyView(content)
  }

  mutating func keep(_ styles: AnyValueSliderStyle) {
    self.styles = self.styles ?? styles
  }

  var body: some View {
    content.transformEnvironment(\.valueSliderStyle) { inner in
      // Put back what the control popped; leave a style alone that was set since.
      if let styles, inner.isPopped { inner = styles }
    }
  }
}

/// How a `ValueSlider` looks. A style is a struct.
@MainActor @preconcurrency
protocol ValueSliderStyle: DynamicProperty, Sendable {
  associatedtype Body: View
  typealias Configuration = ValueSliderStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

/// A style whose type is erased, in front of the styles set further out.
struct AnyValueSliderStyle: ValueSliderStyle {
  private let style: (any ValueSliderStyle)?  // nil: the default style
  private let outer: (any ValueSliderStyle)?  // an AnyValueSliderStyle; nil: on no stack
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

  /// The stack with `style` in front; an erased style brings its own stack along.
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

  private func resolve(
    _ current: some ValueSliderStyle,
    _ configuration: Configuration
  ) -> AnyView {
    // A style that is on no stack leaves the stack alone.
    if style != nil && outer == nil {
      return AnyView(ResolvedValueSliderStyle(style: current, configuration: configuration))
    }
    var configuration = configuration
    configuration.label.slot.keep(self)
    if let mark = configuration.mark {
      configuration.mark = { value in
        var kept = mark(value)
        kept.slot.keep(self)
        return kept
      }
    }
    return AnyView(
      ResolvedValueSliderStyle(style: current, configuration: configuration)
        .environment(\.valueSliderStyle, popped))
  }
}

/// Gives a style's environment and state properties a view to live in.
private struct ResolvedValueSliderStyle<Style: ValueSliderStyle>: View {
  let style: Style
  let configuration: ValueSliderStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

private enum ValueSliderStyleKey: EnvironmentKey {
  nonisolated static var defaultValue: AnyValueSliderStyle { AnyValueSliderStyle() }
}

extension EnvironmentValues {
  /// The style of the `ValueSlider`s inside a view.
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
  ///
  /// Another value of the same style type animates; another type starts afresh.
  nonisolated func valueSliderStyle(_ style: some ValueSliderStyle) -> some View {
    modifier(ValueSliderStyleModifier(style: style))
  }
}

/// A value in a range, set by dragging.
struct ValueSlider: View {
  private let configuration: ValueSliderStyleConfiguration
  private let drawsOnly: Bool

  /// Creates a `ValueSlider`.
  ///
  /// - Parameters:
  ///   - steps: The number of equal steps that the value keeps to; 0 for none.
  ///   - label: What the value is.
  ///   - mark: A mark under the track, one for each step.
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

  /// Creates a `ValueSlider`.
  ///
  /// - Parameters:
  ///   - steps: The number of equal steps that the value keeps to; 0 for none.
  ///   - label: What the value is.
  ///   - mark: A mark under the track, one for each step.
  ///   - onEditingChanged: Called with true when dragging begins and with false when it ends.
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

  /// Creates a `ValueSlider` with a localised label.
  ///
  /// - Parameters:
  ///   - steps: The number of equal steps that the value keeps to; 0 for none.
  ///   - mark: A mark under the track, one for each step.
  init<Mark: View>(
    _ labelKey: LocalizedStringKey,
    value: Binding<Double>,
    bounds: ClosedRange<Double> = 0...1,
    steps: Int = 0,
    @ViewBuilder mark: @escaping (Int) -> Mark = { _ in EmptyView() }
  ) {
    self.init(value: value, bounds: bounds, steps: steps, label: { Text(labelKey) }, mark: mark)
  }

  /// Creates a `ValueSlider` with a localised label.
  ///
  /// - Parameters:
  ///   - steps: The number of equal steps that the value keeps to; 0 for none.
  ///   - mark: A mark under the track, one for each step.
  ///   - onEditingChanged: Called with true when dragging begins and with false when it ends.
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

  /// Creates a `ValueSlider` with a label as it is.
  ///
  /// - Parameters:
  ///   - steps: The number of equal steps that the value keeps to; 0 for none.
  ///   - mark: A mark under the track, one for each step.
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

  /// Creates a `ValueSlider` with a label as it is.
  ///
  /// - Parameters:
  ///   - steps: The number of equal steps that the value keeps to; 0 for none.
  ///   - mark: A mark under the track, one for each step.
  ///   - onEditingChanged: Called with true when dragging begins and with false when it ends.
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
      ValueSliderBody(
        configuration: configuration,
        label: configuration.label,
        value: configuration.$value,
        bounds: configuration.bounds)
    }
  }
}

/// A configuration drawn with the style of the environment.
private struct StyledValueSlider: View {
  @Environment(\.valueSliderStyle) private var style
  let configuration: ValueSliderStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

/// The control around its style.
private struct ValueSliderBody<LabelSlot: View>: View {
  let configuration: ValueSliderStyleConfiguration
  let label: LabelSlot
  @Binding var value: Double
  let bounds: ClosedRange<Double>

  var body: some View {
    StyledValueSlider(configuration: configuration)
      .accessibilityRepresentation { Slider(value: $value, in: bounds) { label } }
  }
}

// MARK: - GrooveValueSliderStyle

/// A groove with a round thumb.
struct GrooveValueSliderStyle: ValueSliderStyle {
  var tint: Color = .accentColor
  var thickness: CGFloat = 6

  func makeBody(configuration: Configuration) -> some View {
    GrooveValueSliderStyleBody(
      label: configuration.label,
      mark: configuration.mark,
      value: configuration.$value,
      bounds: configuration.bounds,
      steps: configuration.steps,
      onEditingChanged: configuration.onEditingChanged,
      span: configuration.span,
      fraction: configuration.fraction,
      tint: tint,
      thickness: thickness)
  }
}

private struct GrooveValueSliderStyleBody<LabelSlot: View, Mark: View>: View {
  let label: LabelSlot
  let mark: ((Int) -> Mark)?
  @Binding var value: Double
  let bounds: ClosedRange<Double>
  let steps: Int
  let onEditingChanged: ((Bool) -> Void)?
  let span: Double
  let fraction: Double
  let tint: Color
  let thickness: CGFloat
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @State private var isDragging: Bool = false
  @ScaledMetric(relativeTo: .body) private var thumb: CGFloat = 24

  init(
    label: LabelSlot,
    mark: ((Int) -> Mark)?,
    value: Binding<Double>,
    bounds: ClosedRange<Double>,
    steps: Int,
    onEditingChanged: ((Bool) -> Void)?,
    span: Double,
    fraction: Double,
    tint: Color,
    thickness: CGFloat
  ) {
    self.label = label
    self.mark = mark
    self._value = value
    self.bounds = bounds
    self.steps = steps
    self.onEditingChanged = onEditingChanged
    self.span = span
    self.fraction = fraction
    self.tint = tint
    self.thickness = thickness
  }

  var body: some View {
    let opacity: Double = isEnabled ? 1 : 0.4
    VStack(alignment: .leading, spacing: 8) {
      label
        .font(.subheadline)
      GeometryReader { proxy in
        let travel = max(proxy.size.width - thumb, 1)
        ZStack(alignment: .leading) {
          Capsule()
            .fill(.quaternary)
            .frame(height: thickness)
          Capsule()
            .fill(tint)
            .frame(width: travel * fraction + thumb / 2, height: thickness)
          let scale: CGFloat = isDragging ? 1.15 : 1
          Circle()
            .fill(.white)
            .shadow(color: .black.opacity(0.25), radius: 2, y: 1)
            .frame(width: thumb, height: thumb)
            .scaleEffect(scale)
            .animation(reduceMotion ? nil : .spring(duration: 0.2), value: isDragging)
            .offset(x: travel * fraction)
        }
        .frame(height: thumb)
        .contentShape(Rectangle())
        .gesture(
          DragGesture(minimumDistance: 0)
            .onChanged { drag in
              if !isDragging {
                isDragging = true
                onEditingChanged?(true)
              }
              let part = min(max((drag.location.x - thumb / 2) / travel, 0), 1)
              value = bounds.lowerBound + snapped(part) * span
            }
            .onEnded { _ in
              isDragging = false
              onEditingChanged?(false)
            })
      }
      .frame(height: thumb)
      if mark != nil && steps > 0 {
        HStack(spacing: 0) {
          ForEach(0...steps, id: \.self) { index in
            if index > 0 {
              Spacer(minLength: 0)
            }
            if let mark {
              mark(index)
            }
          }
        }
        .font(.caption2)
      }
    }
    .opacity(opacity)
  }

  private func snapped(_ part: Double) -> Double {
    let count = Double(steps)
    return steps > 0 ? (part * count).rounded() / count : part
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

// MARK: - ColumnValueSliderStyle

/// A bar that fills from the bottom, as for the volume of a loudspeaker.
struct ColumnValueSliderStyle: ValueSliderStyle {
  var height: CGFloat = 140

  func makeBody(configuration: Configuration) -> some View {
    ColumnValueSliderStyleBody(
      label: configuration.label,
      value: configuration.$value,
      bounds: configuration.bounds,
      span: configuration.span,
      fraction: configuration.fraction,
      height: height)
  }
}

private struct ColumnValueSliderStyleBody<LabelSlot: View>: View {
  let label: LabelSlot
  @Binding var value: Double
  let bounds: ClosedRange<Double>
  let span: Double
  let fraction: Double
  let height: CGFloat
  @State private var startValue: Double = 0

  init(
    label: LabelSlot,
    value: Binding<Double>,
    bounds: ClosedRange<Double>,
    span: Double,
    fraction: Double,
    height: CGFloat
  ) {
    self.label = label
    self._value = value
    self.bounds = bounds
    self.span = span
    self.fraction = fraction
    self.height = height
  }

  var body: some View {
    VStack {
      ZStack(alignment: .bottom) {
        Rectangle()
          .fill(.quaternary)
        Rectangle()
          .fill(.tint)
          .frame(height: height * fraction)
      }
      .frame(width: 52, height: height)
      .clipShape(.rect(cornerRadius: 16, style: .continuous))
      .gesture(
        DragGesture()
          .onChanged { drag in
            let moved: CGFloat = -drag.translation.height / height * span
            value = min(max(startValue + moved, bounds.lowerBound), bounds.upperBound)
          }
          .onEnded { _ in startValue = value })
      label
        .font(.caption)
    }
    .onAppear { startValue = value }
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
#endif
