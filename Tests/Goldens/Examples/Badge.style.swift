// Made by stylec 0.1.0 from Badge.style; changes here are lost.
// swift-format-ignore-file
// swiftlint:disable all
#if canImport(SwiftUI)
public import SwiftUI

// MARK: - CountBadge

/// What a `CountBadge` hands to its style.
public struct CountBadgeStyleConfiguration {
  /// The unit of a `CountBadge`.
  public struct Unit: View {
    fileprivate var slot: CountBadgeSlot

    public init(_ content: some View) {
      slot = CountBadgeSlot(content)
    }

    public var body: some View { slot }
  }

  public enum Emphasis: CaseIterable, Hashable, Sendable {
    case quiet, normal, loud
  }

  public let count: Int
  /// The number above which the badge only says "more than".
  public let limit: Int
  /// A word behind the number.
  public fileprivate(set) var unit: Unit?
  public let emphasis: Emphasis

  public init(count: Int, limit: Int = 99, unit: Unit? = nil, emphasis: Emphasis = .normal) {
    self.count = count
    self.limit = limit
    self.unit = unit
    self.emphasis = emphasis
  }

  public var text: String {
    count > limit ? "\(limit)+" : "\(count)"
  }
}

/// What a caller put into a slot, drawn under the styles that the control was given.
private struct CountBadgeSlot: View {
  private let content: AnyView
  private var styles: AnyCountBadgeStyle?

  init(_ content: some View) {
    self.content = AnyView(content)
  }

  mutating func keep(_ styles: AnyCountBadgeStyle) {
    self.styles = self.styles ?? styles
  }

  var body: some View {
    content.transformEnvironment(\.countBadgeStyle) { inner in
      // Put back what the control popped; leave a style alone that was set since.
      if let styles, inner.isPopped { inner = styles }
    }
  }
}

/// How a `CountBadge` looks. A style is a struct.
@MainActor @preconcurrency
public protocol CountBadgeStyle: DynamicProperty, Sendable {
  associatedtype Body: View
  typealias Configuration = CountBadgeStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

/// A style whose type is erased, in front of the styles set further out.
public struct AnyCountBadgeStyle: CountBadgeStyle {
  private let style: (any CountBadgeStyle)?  // nil: the default style
  private let outer: (any CountBadgeStyle)?  // an AnyCountBadgeStyle; nil: on no stack
  fileprivate private(set) var isPopped = false

  nonisolated public init(_ style: some CountBadgeStyle) {
    self = (style as? Self) ?? Self(style: style, outer: nil)
  }

  nonisolated fileprivate init() {
    self.init(style: nil, outer: nil)
  }

  nonisolated private init(style: (any CountBadgeStyle)?, outer: Self?) {
    self.style = style
    self.outer = outer
  }

  /// The stack with `style` in front; an erased style brings its own stack along.
  nonisolated fileprivate func pushing(_ style: some CountBadgeStyle) -> Self {
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

  public func makeBody(configuration: Configuration) -> some View {
    let current: any CountBadgeStyle = style ?? BubbleCountBadgeStyle()
    return resolve(current, configuration)
  }

  private func resolve(_ current: some CountBadgeStyle, _ configuration: Configuration) -> AnyView {
    // A style that is on no stack leaves the stack alone.
    if style != nil && outer == nil {
      return AnyView(ResolvedCountBadgeStyle(style: current, configuration: configuration))
    }
    var configuration = configuration
    configuration.unit?.slot.keep(self)
    return AnyView(
      ResolvedCountBadgeStyle(style: current, configuration: configuration)
        .environment(\.countBadgeStyle, popped))
  }
}

/// Gives a style's environment and state properties a view to live in.
private struct ResolvedCountBadgeStyle<Style: CountBadgeStyle>: View {
  let style: Style
  let configuration: CountBadgeStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

private enum CountBadgeStyleKey: EnvironmentKey {
  nonisolated static var defaultValue: AnyCountBadgeStyle { AnyCountBadgeStyle() }
}

extension EnvironmentValues {
  /// The style of the `CountBadge`s inside a view.
  nonisolated public var countBadgeStyle: AnyCountBadgeStyle {
    get { self[CountBadgeStyleKey.self] }
    set { self[CountBadgeStyleKey.self] = newValue }
  }
}

private struct CountBadgeStyleModifier<Style: CountBadgeStyle>: ViewModifier {
  @Environment(\.countBadgeStyle) private var outer
  let style: Style

  nonisolated init(style: Style) {
    self.style = style
  }

  func body(content: Content) -> some View {
    content.environment(\.countBadgeStyle, outer.pushing(style))
  }
}

extension View {
  /// Sets the style of the `CountBadge`s inside this view.
  ///
  /// Another value of the same style type animates; another type starts afresh.
  nonisolated public func countBadgeStyle(_ style: some CountBadgeStyle) -> some View {
    modifier(CountBadgeStyleModifier(style: style))
  }
}

/// A count in a small mark.
public struct CountBadge: View {
  @Environment(\.countBadgeStyle) private var style
  private let configuration: CountBadgeStyleConfiguration

  /// Creates a `CountBadge`.
  ///
  /// - Parameters:
  ///   - limit: The number above which the badge only says "more than".
  ///   - unit: A word behind the number.
  public init<Unit: View>(
    count: Int,
    limit: Int = 99,
    emphasis: CountBadgeStyleConfiguration.Emphasis = .normal,
    @ViewBuilder unit: () -> Unit = { EmptyView() }
  ) {
    configuration = CountBadgeStyleConfiguration(
      count: count,
      limit: limit,
      unit: Unit.self == EmptyView.self ? nil : .init(unit()),
      emphasis: emphasis)
  }

  /// Creates a `CountBadge` with a localised unit.
  ///
  /// - Parameters:
  ///   - limit: The number above which the badge only says "more than".
  public init(
    _ unitKey: LocalizedStringKey,
    count: Int,
    limit: Int = 99,
    emphasis: CountBadgeStyleConfiguration.Emphasis = .normal
  ) {
    self.init(count: count, limit: limit, emphasis: emphasis, unit: { Text(unitKey) })
  }

  /// Creates a `CountBadge` with a unit as it is.
  ///
  /// - Parameters:
  ///   - limit: The number above which the badge only says "more than".
  @_disfavoredOverload
  public init(
    _ unit: some StringProtocol,
    count: Int,
    limit: Int = 99,
    emphasis: CountBadgeStyleConfiguration.Emphasis = .normal
  ) {
    self.init(count: count, limit: limit, emphasis: emphasis, unit: { Text(unit) })
  }

  /// `configuration` drawn with the next style further out.
  public init(_ configuration: CountBadgeStyleConfiguration) {
    self.configuration = configuration
  }

  public var body: some View { style.makeBody(configuration: configuration) }
}

// MARK: - BubbleCountBadgeStyle

/// A red capsule.
public struct BubbleCountBadgeStyle: CountBadgeStyle {
  private let tint: Color

  public init(tint: Color = .red) {
    self.tint = tint
  }

  public func makeBody(configuration: Configuration) -> some View {
    BubbleCountBadgeStyleBody(
      count: configuration.count,
      unit: configuration.unit,
      emphasis: configuration.emphasis,
      text: configuration.text,
      tint: tint)
  }
}

private struct BubbleCountBadgeStyleBody<Unit: View>: View {
  let count: Int
  let unit: Unit?
  let emphasis: CountBadgeStyleConfiguration.Emphasis
  let text: String
  let tint: Color
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  var body: some View {
    let emphasisIsQuiet: Bool = emphasis == .quiet
    let emphasisIsLoud: Bool = emphasis == .loud
    let font: Font? = emphasisIsLoud ? .callout : .caption2
    let fontWeight: Font.Weight? = emphasisIsLoud ? .bold : .regular
    let foregroundStyle: AnyShapeStyle =
      emphasisIsQuiet
      ? AnyShapeStyle(.secondary)
      : AnyShapeStyle(.white)
    let backgroundStyle: AnyShapeStyle =
      emphasisIsQuiet
      ? AnyShapeStyle(.quaternary)
      : AnyShapeStyle(tint)
    let opacity: Double = count == 0 ? 0 : 1
    let animation: Animation? = reduceMotion ? nil : .spring(duration: 0.3)
    HStack(spacing: 3) {
      Text(verbatim: text)
        .monospacedDigit()
      if let unit {
        unit
      }
    }
    .font(font)
    .fontWeight(fontWeight)
    .padding(.horizontal, 7)
    .padding(.vertical, 2)
    .foregroundStyle(foregroundStyle)
    .background(backgroundStyle, in: Capsule())
    .opacity(opacity)
    .animation(animation, value: count)
    .animation(animation, value: emphasis)
  }
}

extension CountBadgeStyle where Self == BubbleCountBadgeStyle {
  /// A red capsule.
  public static var bubble: Self { Self() }

  /// A red capsule.
  public static func bubble(tint: Color = .red) -> Self {
    Self(tint: tint)
  }
}

// MARK: - StampCountBadgeStyle

/// The number on a shape of one's choice.
public struct StampCountBadgeStyle<ShapeType: Shape>: CountBadgeStyle {
  private let shape: ShapeType
  private let ink: Color

  public init(shape: ShapeType, ink: Color = .indigo) {
    self.shape = shape
    self.ink = ink
  }

  public func makeBody(configuration: Configuration) -> some View {
    StampCountBadgeStyleBody(
      emphasis: configuration.emphasis,
      text: configuration.text,
      shape: shape,
      ink: ink)
  }
}

private struct StampCountBadgeStyleBody<ShapeType: Shape>: View {
  let emphasis: CountBadgeStyleConfiguration.Emphasis
  let text: String
  let shape: ShapeType
  let ink: Color

  var body: some View {
    let rotation: Angle = emphasis == .loud ? .degrees(-8) : .zero
    Text(verbatim: text)
      .font(.headline)
      .foregroundStyle(.white)
      .padding(10)
      .frame(minWidth: 36, minHeight: 36)
      .background {
        let fillStyle: Color = emphasis == .quiet ? ink.opacity(0.4) : ink
        shape
          .fill(fillStyle)
      }
      .rotationEffect(rotation)
  }
}

extension CountBadgeStyle {
  /// The number on a shape of one's choice.
  public static func stamp<ShapeType: Shape>(shape: ShapeType, ink: Color = .indigo) -> Self
  where Self == StampCountBadgeStyle<ShapeType> {
    Self(shape: shape, ink: ink)
  }
}

// MARK: - WreathedCountBadgeStyle

/// A number between two ornaments, as on a medal.
public struct WreathedCountBadgeStyle<Ornament: View>: CountBadgeStyle {
  private let ornament: Ornament

  public init(ornament: Ornament) {
    self.ornament = ornament
  }

  public func makeBody(configuration: Configuration) -> some View {
    WreathedCountBadgeStyleBody(
      emphasis: configuration.emphasis,
      text: configuration.text,
      ornament: ornament)
  }
}

private struct WreathedCountBadgeStyleBody<Ornament: View>: View {
  let emphasis: CountBadgeStyleConfiguration.Emphasis
  let text: String
  let ornament: Ornament

  var body: some View {
    let foregroundStyle: AnyShapeStyle =
      emphasis == .loud
      ? AnyShapeStyle(.yellow)
      : AnyShapeStyle(.secondary)
    HStack(spacing: 2) {
      ornament
      Text(verbatim: text)
        .font(.title3.bold())
      ornament
        .scaleEffect(x: -1)
    }
    .foregroundStyle(foregroundStyle)
  }
}

extension CountBadgeStyle {
  /// A number between two ornaments, as on a medal.
  public static func wreathed<Ornament: View>(ornament: Ornament) -> Self
  where Self == WreathedCountBadgeStyle<Ornament> {
    Self(ornament: ornament)
  }
}
#endif
