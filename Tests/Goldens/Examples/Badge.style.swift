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
    private let content: AnyView
    private var styles: AnyCountBadgeStyle?

    public init(_ content: some View) {
      self.content = AnyView(content)
    }

    fileprivate mutating func keep(_ styles: AnyCountBadgeStyle) {
      self.styles = self.styles ?? styles
    }

    public var body: some View { content.drawn(under: styles) }
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

extension View {
  /// What a caller put into a slot, drawn under the styles that the control was given.
  fileprivate func drawn(under styles: AnyCountBadgeStyle?) -> some View {
    transformEnvironment(\.countBadgeStyle) { inner in
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
  private let top: CountBadgeStyleLink?  // nil: no style is set
  fileprivate private(set) var isPopped = false

  nonisolated public init(_ style: some CountBadgeStyle) {
    self = (style as? Self) ?? Self(CountBadgeStyleLink(style, isAlone: true))
  }

  nonisolated fileprivate init() {
    self.init(nil)
  }

  nonisolated private init(_ top: CountBadgeStyleLink?) {
    self.top = top
  }

  /// The stack with `style` in front; an erased style brings its own stack along.
  nonisolated fileprivate func pushing(_ style: some CountBadgeStyle) -> Self {
    guard let erased = style as? Self else {
      return Self(CountBadgeStyleLink(style, outer: top))
    }
    var outer = top
    if let below = erased.top?.outer { outer = pushing(Self(below)).top }
    return Self(CountBadgeStyleLink(erased.top?.style, outer: outer))
  }

  nonisolated private var popped: Self {
    var popped = Self(top?.outer)
    popped.isPopped = true
    return popped
  }

  public func makeBody(configuration: Configuration) -> some View {
    let current: any CountBadgeStyle = top?.style ?? BubbleCountBadgeStyle()
    return resolve(current, configuration)
  }

  private func resolve(_ current: some CountBadgeStyle, _ configuration: Configuration) -> AnyView {
    // A style that is on no stack leaves the stack alone.
    if let top, top.isAlone {
      return AnyView(ResolvedCountBadgeStyle(style: current, configuration: configuration))
    }
    var configuration = configuration
    configuration.unit?.keep(self)
    return AnyView(
      ResolvedCountBadgeStyle(style: current, configuration: configuration)
        .environment(\.countBadgeStyle, popped))
  }
}

/// A style on the stack.
private final class CountBadgeStyleLink: Sendable {
  let style: (any CountBadgeStyle)?  // nil: the default style
  let outer: CountBadgeStyleLink?
  let isAlone: Bool  // on no stack

  nonisolated init(
    _ style: (any CountBadgeStyle)?,
    outer: CountBadgeStyleLink? = nil,
    isAlone: Bool = false
  ) {
    self.style = style
    self.outer = outer
    self.isAlone = isAlone
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
      unit: Unit.self is EmptyView.Type ? nil : .init(unit()),
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
    configuration = CountBadgeStyleConfiguration(
      count: count,
      limit: limit,
      unit: .init(Text(unitKey)),
      emphasis: emphasis)
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
    configuration = CountBadgeStyleConfiguration(
      count: count,
      limit: limit,
      unit: .init(Text(unit)),
      emphasis: emphasis)
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
    BubbleCountBadgeStyleBody(configuration: configuration, tint: tint)
  }
}

private struct BubbleCountBadgeStyleBody: View {
  let configuration: CountBadgeStyleConfiguration
  let tint: Color
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  var body: some View {
    let emphasisIsQuiet: Bool = configuration.emphasis == .quiet
    let emphasisIsLoud: Bool = configuration.emphasis == .loud
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
    let opacity: Double = configuration.count == 0 ? 0 : 1
    let animation: Animation? = reduceMotion ? nil : .spring(duration: 0.3)
    HStack(spacing: 3) {
      Text(verbatim: configuration.text)
        .monospacedDigit()
      configuration.unit
    }
    .font(font)
    .fontWeight(fontWeight)
    .padding(.horizontal, 7)
    .padding(.vertical, 2)
    .foregroundStyle(foregroundStyle)
    .background(backgroundStyle, in: Capsule())
    .opacity(opacity)
    .animation(animation, value: configuration.count)
    .animation(animation, value: configuration.emphasis)
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
    let rotation: Angle = configuration.emphasis == .loud ? .degrees(-8) : .zero
    Text(verbatim: configuration.text)
      .font(.headline)
      .foregroundStyle(.white)
      .padding(10)
      .frame(minWidth: 36, minHeight: 36)
      .background {
        let fillStyle: Color = configuration.emphasis == .quiet ? ink.opacity(0.4) : ink
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
    let foregroundStyle: AnyShapeStyle =
      configuration.emphasis == .loud
      ? AnyShapeStyle(.yellow)
      : AnyShapeStyle(.secondary)
    HStack(spacing: 2) {
      ornament
      Text(verbatim: configuration.text)
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
