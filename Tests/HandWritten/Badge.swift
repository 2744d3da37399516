// What Examples/Badge.style says, written by hand: the same names, looks and features. To compare how
// long Swift takes for both (`Scripts/compile-time`).

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

    public var body: some View {
      content.transformEnvironment(\.countBadgeStyle) { inner in
        if let styles, inner.isPopped { inner = styles }
      }
    }

    fileprivate mutating func keep(_ styles: AnyCountBadgeStyle) {
      self.styles = self.styles ?? styles
    }
  }

  public enum Emphasis: CaseIterable, Sendable {
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

  public var text: String { count > limit ? "\(limit)+" : "\(count)" }
}

/// How a `CountBadge` looks.
@MainActor @preconcurrency
public protocol CountBadgeStyle: DynamicProperty, Sendable {
  associatedtype Body: View
  typealias Configuration = CountBadgeStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

/// A type-erased style in front of those set further out.
public struct AnyCountBadgeStyle: CountBadgeStyle {
  private let style: (any CountBadgeStyle)?
  private let outer: (any CountBadgeStyle)?
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
    if style != nil && outer == nil {
      return AnyView(ResolvedCountBadgeStyle(style: current, configuration: configuration))
    }
    var configuration = configuration
    configuration.unit?.keep(self)
    return AnyView(
      ResolvedCountBadgeStyle(style: current, configuration: configuration)
        .environment(\.countBadgeStyle, popped))
  }
}

/// A view for the environment and state properties of a style.
private struct ResolvedCountBadgeStyle<Style: CountBadgeStyle>: View {
  let style: Style
  let configuration: CountBadgeStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

private struct CountBadgeStyleKey: EnvironmentKey {
  nonisolated static var defaultValue: AnyCountBadgeStyle { AnyCountBadgeStyle() }
}

extension EnvironmentValues {
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
  nonisolated public func countBadgeStyle(_ style: some CountBadgeStyle) -> some View {
    modifier(CountBadgeStyleModifier(style: style))
  }
}

/// A count in a small mark.
public struct CountBadge: View {
  @Environment(\.countBadgeStyle) private var style
  private let configuration: CountBadgeStyleConfiguration

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

  public init(
    _ unitKey: LocalizedStringKey,
    count: Int,
    limit: Int = 99,
    emphasis: CountBadgeStyleConfiguration.Emphasis = .normal
  ) {
    self.init(count: count, limit: limit, emphasis: emphasis) { Text(unitKey) }
  }

  @_disfavoredOverload
  public init(
    _ unit: some StringProtocol,
    count: Int,
    limit: Int = 99,
    emphasis: CountBadgeStyleConfiguration.Emphasis = .normal
  ) {
    self.init(count: count, limit: limit, emphasis: emphasis) { Text(unit) }
  }

  /// `configuration` drawn with the next style further out.
  public init(_ configuration: CountBadgeStyleConfiguration) {
    self.configuration = configuration
  }

  public var body: some View { style.makeBody(configuration: configuration) }
}

// MARK: - Bubble

/// A red capsule.
public struct BubbleCountBadgeStyle: CountBadgeStyle {
  private let tint: Color
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  public init(tint: Color = .red) {
    self.tint = tint
  }

  private var animation: Animation? { reduceMotion ? nil : .spring(duration: 0.3) }

  public func makeBody(configuration: Configuration) -> some View {
    let isQuiet = configuration.emphasis == .quiet
    let isLoud = configuration.emphasis == .loud
    HStack(spacing: 3) {
      Text(verbatim: configuration.text)
        .monospacedDigit()
      configuration.unit
    }
    .font(isLoud ? .callout : .caption2)
    .fontWeight(isLoud ? .bold : .regular)
    .padding(.horizontal, 7)
    .padding(.vertical, 2)
    .foregroundStyle(isQuiet ? AnyShapeStyle(.secondary) : AnyShapeStyle(.white))
    .background(isQuiet ? AnyShapeStyle(.quaternary) : AnyShapeStyle(tint), in: Capsule())
    .opacity(configuration.count == 0 ? 0 : 1)
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

// MARK: - Stamp

/// The number on a shape of one's choice.
public struct StampCountBadgeStyle<ShapeType: Shape>: CountBadgeStyle {
  private let shape: ShapeType
  private let ink: Color

  public init(shape: ShapeType, ink: Color = .indigo) {
    self.shape = shape
    self.ink = ink
  }

  public func makeBody(configuration: Configuration) -> some View {
    Text(verbatim: configuration.text)
      .font(.headline)
      .foregroundStyle(.white)
      .padding(10)
      .frame(minWidth: 36, minHeight: 36)
      .background {
        shape.fill(configuration.emphasis == .quiet ? ink.opacity(0.4) : ink)
      }
      .rotationEffect(.degrees(configuration.emphasis == .loud ? -8 : 0))
  }
}

extension CountBadgeStyle {
  /// The number on a shape of one's choice.
  public static func stamp<ShapeType: Shape>(shape: ShapeType, ink: Color = .indigo) -> Self
  where Self == StampCountBadgeStyle<ShapeType> {
    Self(shape: shape, ink: ink)
  }
}

// MARK: - Wreathed

/// A number between two ornaments, as on a medal.
public struct WreathedCountBadgeStyle<Ornament: View>: CountBadgeStyle {
  private let ornament: Ornament

  public init(ornament: Ornament) {
    self.ornament = ornament
  }

  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 2) {
      ornament
      Text(verbatim: configuration.text)
        .font(.title3.bold())
      ornament
        .scaleEffect(x: -1)
    }
    .foregroundStyle(
      configuration.emphasis == .loud ? AnyShapeStyle(.yellow) : AnyShapeStyle(.secondary))
  }
}

extension CountBadgeStyle {
  /// A number between two ornaments, as on a medal.
  public static func wreathed<Ornament: View>(ornament: Ornament) -> Self
  where Self == WreathedCountBadgeStyle<Ornament> {
    Self(ornament: ornament)
  }
}
