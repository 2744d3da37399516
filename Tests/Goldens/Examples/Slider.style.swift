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
    private let content: AnyView
    private var styles: AnyValueSliderStyle?

    init(_ content: some View) {
      self.content = AnyView(content)
    }

    fileprivate mutating func keep(_ styles: AnyValueSliderStyle) {
      self.styles = self.styles ?? styles
    }

    var body: some View { content.drawn(under: styles) }
  }

  /// The mark of a `ValueSlider`.
  struct Mark: View {
    private let content: AnyView
    private var styles: AnyValueSliderStyle?

    init(_ content: some View) {
      self.content = AnyView(content)
    }

    fileprivate mutating func keep(_ styles: AnyValueSliderStyle) {
      self.styles = self.styles ?? styles
    }

    var body: some View { content.drawn(under: styles) }
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

extension View {
  /// What a caller put into a slot, drawn under the styles that the control was given.
  fileprivate func drawn(under styles: AnyValueSliderStyle?) -> some View {
    transformEnvironment(\.valueSliderStyle) { inner in
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
  private let top: ValueSliderStyleLink?  // nil: no style is set
  fileprivate private(set) var isPopped = false

  nonisolated init(_ style: some ValueSliderStyle) {
    self = (style as? Self) ?? Self(ValueSliderStyleLink(style, isAlone: true))
  }

  nonisolated fileprivate init() {
    self.init(nil)
  }

  nonisolated private init(_ top: ValueSliderStyleLink?) {
    self.top = top
  }

  /// The stack with `style` in front; an erased style brings its own stack along.
  nonisolated fileprivate func pushing(_ style: some ValueSliderStyle) -> Self {
    guard let erased = style as? Self else {
      return Self(ValueSliderStyleLink(style, outer: top))
    }
    var outer = top
    if let below = erased.top?.outer { outer = pushing(Self(below)).top }
    return Self(ValueSliderStyleLink(erased.top?.style, outer: outer))
  }

  nonisolated private var popped: Self {
    var popped = Self(top?.outer)
    popped.isPopped = true
    return popped
  }

  func makeBody(configuration: Configuration) -> some View {
    let current: any ValueSliderStyle = top?.style ?? GrooveValueSliderStyle()
    return resolve(current, configuration)
  }

  private func resolve(
    _ current: some ValueSliderStyle,
    _ configuration: Configuration
  ) -> AnyView {
    // A style that is on no stack leaves the stack alone.
    if let top, top.isAlone {
      return AnyView(ResolvedValueSliderStyle(style: current, configuration: configuration))
    }
    var configuration = configuration
    configuration.label.keep(self)
    if let mark = configuration.mark {
      configuration.mark = { value in
        var kept = mark(value)
        kept.keep(self)
        return kept
      }
    }
    return AnyView(
      ResolvedValueSliderStyle(style: current, configuration: configuration)
        .environment(\.valueSliderStyle, popped))
  }
}

/// A style on the stack.
private final class ValueSliderStyleLink: Sendable {
  let style: (any ValueSliderStyle)?  // nil: the default style
  let outer: ValueSliderStyleLink?
  let isAlone: Bool  // on no stack

  nonisolated init(
    _ style: (any ValueSliderStyle)?,
    outer: ValueSliderStyleLink? = nil,
    isAlone: Bool = false
  ) {
    self.style = style
    self.outer = outer
    self.isAlone = isAlone
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
      mark: Mark.self is EmptyView.Type ? nil : { .init(mark($0)) },
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
      mark: Mark.self is EmptyView.Type ? nil : { .init(mark($0)) },
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
    configuration = ValueSliderStyleConfiguration(
      label: .init(Text(labelKey)),
      mark: Mark.self is EmptyView.Type ? nil : { .init(mark($0)) },
      value: value,
      bounds: bounds,
      steps: steps)
    drawsOnly = false
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
    configuration = ValueSliderStyleConfiguration(
      label: .init(Text(labelKey)),
      mark: Mark.self is EmptyView.Type ? nil : { .init(mark($0)) },
      value: value,
      bounds: bounds,
      steps: steps,
      onEditingChanged: onEditingChanged)
    drawsOnly = false
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
    configuration = ValueSliderStyleConfiguration(
      label: .init(Text(label)),
      mark: Mark.self is EmptyView.Type ? nil : { .init(mark($0)) },
      value: value,
      bounds: bounds,
      steps: steps)
    drawsOnly = false
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
    configuration = ValueSliderStyleConfiguration(
      label: .init(Text(label)),
      mark: Mark.self is EmptyView.Type ? nil : { .init(mark($0)) },
      value: value,
      bounds: bounds,
      steps: steps,
      onEditingChanged: onEditingChanged)
    drawsOnly = false
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
      ValueSliderBody(configuration: configuration)
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
private struct ValueSliderBody: View {
  let configuration: ValueSliderStyleConfiguration

  var body: some View {
    StyledValueSlider(configuration: configuration)
      .accessibilityRepresentation {
        Slider(value: configuration.$value, in: configuration.bounds) { configuration.label }
      }
  }
}

// MARK: - GrooveValueSliderStyle

/// A groove with a round thumb.
struct GrooveValueSliderStyle: ValueSliderStyle {
  var tint: Color = .accentColor
  var thickness: CGFloat = 6

  func makeBody(configuration: Configuration) -> some View {
    GrooveValueSliderStyleBody(configuration: configuration, tint: tint, thickness: thickness)
  }
}

private struct GrooveValueSliderStyleBody: View {
  let configuration: ValueSliderStyleConfiguration
  let tint: Color
  let thickness: CGFloat
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @State private var isDragging: Bool = false
  @ScaledMetric(relativeTo: .body) private var thumb: CGFloat = 24

  init(configuration: ValueSliderStyleConfiguration, tint: Color, thickness: CGFloat) {
    self.configuration = configuration
    self.tint = tint
    self.thickness = thickness
  }

  var body: some View {
    let opacity: Double = isEnabled ? 1 : 0.4
    VStack(alignment: .leading, spacing: 8) {
      configuration.label
        .font(.subheadline)
      GeometryReader { proxy in
        let travel = max(proxy.size.width - thumb, 1)
        ZStack(alignment: .leading) {
          Capsule()
            .fill(.quaternary)
            .frame(height: thickness)
          Capsule()
            .fill(tint)
            .frame(width: travel * configuration.fraction + thumb / 2, height: thickness)
          let scale: CGFloat = isDragging ? 1.15 : 1
          Circle()
            .fill(.white)
            .shadow(color: .black.opacity(0.25), radius: 2, y: 1)
            .frame(width: thumb, height: thumb)
            .scaleEffect(scale)
            .animation(reduceMotion ? nil : .spring(duration: 0.2), value: isDragging)
            .offset(x: travel * configuration.fraction)
        }
        .frame(height: thumb)
        .contentShape(Rectangle())
        .gesture(
          DragGesture(minimumDistance: 0)
            .onChanged { drag in
              if !isDragging {
                isDragging = true
                configuration.onEditingChanged?(true)
              }
              let part = min(max((drag.location.x - thumb / 2) / travel, 0), 1)
              configuration.value = configuration.bounds.lowerBound + snapped(part)
                * configuration.span
            }
            .onEnded { _ in
              isDragging = false
              configuration.onEditingChanged?(false)
            })
      }
      .frame(height: thumb)
      if configuration.mark != nil && configuration.steps > 0 {
        HStack(spacing: 0) {
          ForEach(0...configuration.steps, id: \.self) { index in
            if index > 0 {
              Spacer(minLength: 0)
            }
            if let mark = configuration.mark {
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
    let count = Double(configuration.steps)
    return configuration.steps > 0 ? (part * count).rounded() / count : part
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
    ColumnValueSliderStyleBody(configuration: configuration, height: height)
  }
}

private struct ColumnValueSliderStyleBody: View {
  let configuration: ValueSliderStyleConfiguration
  let height: CGFloat
  @State private var startValue: Double = 0

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
          .onChanged { drag in
            let moved: CGFloat = -drag.translation.height / height * configuration.span
            configuration.value = min(
              max(startValue + moved, configuration.bounds.lowerBound),
              configuration.bounds.upperBound)
          }
          .onEnded { _ in startValue = configuration.value })
      configuration.label
        .font(.caption)
    }
    .onAppear { startValue = configuration.value }
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
