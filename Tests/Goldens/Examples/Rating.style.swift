// Made by stylec 0.1.0 from Rating.style; changes here are lost.
// swift-format-ignore-file
// swiftlint:disable all
#if canImport(SwiftUI)
public import SwiftUI

// MARK: - Rating

/// What a `Rating` hands to its style.
public struct RatingStyleConfiguration {
  /// The label of a `Rating`.
  public struct Label: View {
    private let content: AnyView
    private var styles: AnyRatingStyle?

    public init(_ content: some View) {
      self.content = AnyView(content)
    }

    fileprivate mutating func keep(_ styles: AnyRatingStyle) {
      self.styles = self.styles ?? styles
    }

    public var body: some View { content.drawn(under: styles) }
  }

  /// The star of a `Rating`.
  public struct Star: View {
    private let content: AnyView
    private var styles: AnyRatingStyle?

    public init(_ content: some View) {
      self.content = AnyView(content)
    }

    fileprivate mutating func keep(_ styles: AnyRatingStyle) {
      self.styles = self.styles ?? styles
    }

    public var body: some View { content.drawn(under: styles) }
  }

  /// What is rated.
  public fileprivate(set) var label: Label
  /// The picture of one star; a star symbol when left out.
  public fileprivate(set) var star: ((Int) -> Star)?
  /// How many stars are lit.
  @Binding public var value: Int
  /// How many stars there are.
  public let count: Int
  /// Called with the new number when the user has chosen one.
  public let onCommit: ((Int) -> Void)?

  public init(
    label: Label,
    star: ((Int) -> Star)? = nil,
    value: Binding<Int>,
    count: Int = 5,
    onCommit: ((Int) -> Void)? = nil
  ) {
    self.label = label
    self.star = star
    self._value = value
    self.count = count
    self.onCommit = onCommit
  }

  public var isEmpty: Bool {
    value == 0
  }
}

extension View {
  /// What a caller put into a slot, drawn under the styles that the control was given.
  fileprivate func drawn(under styles: AnyRatingStyle?) -> some View {
    transformEnvironment(\.ratingStyle) { inner in
      // Put back what the control popped; leave a style alone that was set since.
      if let styles, inner.isPopped { inner = styles }
    }
  }
}

/// How a `Rating` looks. A style is a struct.
@MainActor @preconcurrency
public protocol RatingStyle: DynamicProperty, Sendable {
  associatedtype Body: View
  typealias Configuration = RatingStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

/// A style whose type is erased, in front of the styles set further out.
public struct AnyRatingStyle: RatingStyle {
  private let top: RatingStyleLink?  // nil: no style is set
  fileprivate private(set) var isPopped = false

  nonisolated public init(_ style: some RatingStyle) {
    self = (style as? Self) ?? Self(RatingStyleLink(style, isAlone: true))
  }

  nonisolated fileprivate init() {
    self.init(nil)
  }

  nonisolated private init(_ top: RatingStyleLink?) {
    self.top = top
  }

  /// The stack with `style` in front; an erased style brings its own stack along.
  nonisolated fileprivate func pushing(_ style: some RatingStyle) -> Self {
    guard let erased = style as? Self else {
      return Self(RatingStyleLink(style, outer: top))
    }
    var outer = top
    if let below = erased.top?.outer { outer = pushing(Self(below)).top }
    return Self(RatingStyleLink(erased.top?.style, outer: outer))
  }

  nonisolated private var popped: Self {
    var popped = Self(top?.outer)
    popped.isPopped = true
    return popped
  }

  public func makeBody(configuration: Configuration) -> some View {
    let current: any RatingStyle = top?.style ?? StarsRatingStyle()
    return resolve(current, configuration)
  }

  private func resolve(_ current: some RatingStyle, _ configuration: Configuration) -> AnyView {
    // A style that is on no stack leaves the stack alone.
    if let top, top.isAlone {
      return AnyView(ResolvedRatingStyle(style: current, configuration: configuration))
    }
    var configuration = configuration
    configuration.label.keep(self)
    if let star = configuration.star {
      configuration.star = { value in
        var kept = star(value)
        kept.keep(self)
        return kept
      }
    }
    return AnyView(
      ResolvedRatingStyle(style: current, configuration: configuration)
        .environment(\.ratingStyle, popped))
  }
}

/// A style on the stack.
private final class RatingStyleLink: Sendable {
  let style: (any RatingStyle)?  // nil: the default style
  let outer: RatingStyleLink?
  let isAlone: Bool  // on no stack

  nonisolated init(
    _ style: (any RatingStyle)?,
    outer: RatingStyleLink? = nil,
    isAlone: Bool = false
  ) {
    self.style = style
    self.outer = outer
    self.isAlone = isAlone
  }
}

/// Gives a style's environment and state properties a view to live in.
private struct ResolvedRatingStyle<Style: RatingStyle>: View {
  let style: Style
  let configuration: RatingStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

private enum RatingStyleKey: EnvironmentKey {
  nonisolated static var defaultValue: AnyRatingStyle { AnyRatingStyle() }
}

extension EnvironmentValues {
  /// The style of the `Rating`s inside a view.
  nonisolated public var ratingStyle: AnyRatingStyle {
    get { self[RatingStyleKey.self] }
    set { self[RatingStyleKey.self] = newValue }
  }
}

private struct RatingStyleModifier<Style: RatingStyle>: ViewModifier {
  @Environment(\.ratingStyle) private var outer
  let style: Style

  nonisolated init(style: Style) {
    self.style = style
  }

  func body(content: Content) -> some View {
    content.environment(\.ratingStyle, outer.pushing(style))
  }
}

extension View {
  /// Sets the style of the `Rating`s inside this view.
  ///
  /// Another value of the same style type animates; another type starts afresh.
  nonisolated public func ratingStyle(_ style: some RatingStyle) -> some View {
    modifier(RatingStyleModifier(style: style))
  }
}

/// A number of stars, of which the first few are lit.
public struct Rating: View {
  private let configuration: RatingStyleConfiguration
  private let drawsOnly: Bool

  /// Creates a `Rating`.
  ///
  /// - Parameters:
  ///   - value: How many stars are lit.
  ///   - count: How many stars there are.
  ///   - label: What is rated.
  ///   - star: The picture of one star; a star symbol when left out.
  public init<Star: View>(
    value: Binding<Int>,
    count: Int = 5,
    @ViewBuilder label: () -> some View,
    @ViewBuilder star: @escaping (Int) -> Star = { _ in EmptyView() }
  ) {
    configuration = RatingStyleConfiguration(
      label: .init(label()),
      star: Star.self is EmptyView.Type ? nil : { .init(star($0)) },
      value: value,
      count: count)
    drawsOnly = false
  }

  /// Creates a `Rating`.
  ///
  /// - Parameters:
  ///   - value: How many stars are lit.
  ///   - count: How many stars there are.
  ///   - label: What is rated.
  ///   - star: The picture of one star; a star symbol when left out.
  ///   - onCommit: Called with the new number when the user has chosen one.
  public init<Star: View>(
    value: Binding<Int>,
    count: Int = 5,
    @ViewBuilder label: () -> some View,
    @ViewBuilder star: @escaping (Int) -> Star = { _ in EmptyView() },
    onCommit: ((Int) -> Void)?
  ) {
    configuration = RatingStyleConfiguration(
      label: .init(label()),
      star: Star.self is EmptyView.Type ? nil : { .init(star($0)) },
      value: value,
      count: count,
      onCommit: onCommit)
    drawsOnly = false
  }

  /// Creates a `Rating` with a localised label.
  ///
  /// - Parameters:
  ///   - value: How many stars are lit.
  ///   - count: How many stars there are.
  ///   - star: The picture of one star; a star symbol when left out.
  public init<Star: View>(
    _ labelKey: LocalizedStringKey,
    value: Binding<Int>,
    count: Int = 5,
    @ViewBuilder star: @escaping (Int) -> Star = { _ in EmptyView() }
  ) {
    configuration = RatingStyleConfiguration(
      label: .init(Text(labelKey)),
      star: Star.self is EmptyView.Type ? nil : { .init(star($0)) },
      value: value,
      count: count)
    drawsOnly = false
  }

  /// Creates a `Rating` with a localised label.
  ///
  /// - Parameters:
  ///   - value: How many stars are lit.
  ///   - count: How many stars there are.
  ///   - star: The picture of one star; a star symbol when left out.
  ///   - onCommit: Called with the new number when the user has chosen one.
  public init<Star: View>(
    _ labelKey: LocalizedStringKey,
    value: Binding<Int>,
    count: Int = 5,
    @ViewBuilder star: @escaping (Int) -> Star = { _ in EmptyView() },
    onCommit: ((Int) -> Void)?
  ) {
    configuration = RatingStyleConfiguration(
      label: .init(Text(labelKey)),
      star: Star.self is EmptyView.Type ? nil : { .init(star($0)) },
      value: value,
      count: count,
      onCommit: onCommit)
    drawsOnly = false
  }

  /// Creates a `Rating` with a label as it is.
  ///
  /// - Parameters:
  ///   - value: How many stars are lit.
  ///   - count: How many stars there are.
  ///   - star: The picture of one star; a star symbol when left out.
  @_disfavoredOverload
  public init<Star: View>(
    _ label: some StringProtocol,
    value: Binding<Int>,
    count: Int = 5,
    @ViewBuilder star: @escaping (Int) -> Star = { _ in EmptyView() }
  ) {
    configuration = RatingStyleConfiguration(
      label: .init(Text(label)),
      star: Star.self is EmptyView.Type ? nil : { .init(star($0)) },
      value: value,
      count: count)
    drawsOnly = false
  }

  /// Creates a `Rating` with a label as it is.
  ///
  /// - Parameters:
  ///   - value: How many stars are lit.
  ///   - count: How many stars there are.
  ///   - star: The picture of one star; a star symbol when left out.
  ///   - onCommit: Called with the new number when the user has chosen one.
  @_disfavoredOverload
  public init<Star: View>(
    _ label: some StringProtocol,
    value: Binding<Int>,
    count: Int = 5,
    @ViewBuilder star: @escaping (Int) -> Star = { _ in EmptyView() },
    onCommit: ((Int) -> Void)?
  ) {
    configuration = RatingStyleConfiguration(
      label: .init(Text(label)),
      star: Star.self is EmptyView.Type ? nil : { .init(star($0)) },
      value: value,
      count: count,
      onCommit: onCommit)
    drawsOnly = false
  }

  /// `configuration` drawn with the next style further out, and nothing of the control around it.
  public init(_ configuration: RatingStyleConfiguration) {
    self.configuration = configuration
    drawsOnly = true
  }

  public var body: some View {
    if drawsOnly {
      StyledRating(configuration: configuration)
    } else {
      RatingBody(configuration: configuration)
    }
  }
}

/// A configuration drawn with the style of the environment.
private struct StyledRating: View {
  @Environment(\.ratingStyle) private var style
  let configuration: RatingStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

/// The control around its style.
private struct RatingBody: View {
  let configuration: RatingStyleConfiguration

  var body: some View {
    StyledRating(configuration: configuration)
      .accessibilityRepresentation {
        Stepper(value: configuration.$value, in: 0...configuration.count) { configuration.label }
      }
  }
}

// MARK: - StarsRatingStyle

/// Stars in a row that light up to the one under the pointer.
public struct StarsRatingStyle: RatingStyle {
  private let tint: Color

  public init(tint: Color = .yellow) {
    self.tint = tint
  }

  public func makeBody(configuration: Configuration) -> some View {
    StarsRatingStyleBody(configuration: configuration, tint: tint)
  }
}

private struct StarsRatingStyleBody: View {
  let configuration: RatingStyleConfiguration
  let tint: Color
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    let saturation: Double = isEnabled ? 1 : 0
    let opacity: Double = isEnabled ? 1 : 0.5
    VStack(alignment: .leading, spacing: 4) {
      configuration.label
        .font(.subheadline)
      HStack(spacing: 4) {
        ForEach(1...configuration.count, id: \.self) { index in
          StarsRatingStyleStar(configuration: configuration, index: index, tint: tint)
        }
      }
    }
    .saturation(saturation)
    .opacity(opacity)
  }
}

private struct StarsRatingStyleStar: View {
  let configuration: RatingStyleConfiguration
  let index: Int
  let tint: Color
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @State private var isHovered = false

  init(configuration: RatingStyleConfiguration, index: Int, tint: Color) {
    self.configuration = configuration
    self.index = index
    self.tint = tint
  }

  var body: some View {
    let foregroundStyle: Color = index <= configuration.value ? tint : .gray.opacity(0.35)
    let scale: CGFloat = isHovered ? 1.2 : 1
    let animation: Animation? = reduceMotion ? nil : .spring(duration: 0.2)
    Group {
      if let star = configuration.star {
        star(index)
      } else {
        Image(systemName: "star.fill")
          .font(.title2)
      }
    }
    .foregroundStyle(foregroundStyle)
    .contentShape(Rectangle())
    .onTapGesture {
      configuration.value = index
      configuration.onCommit?(index)
    }
    .scaleEffect(scale)
    .animation(animation, value: index <= configuration.value)
    .animation(animation, value: isHovered)
    #if !os(tvOS) && !os(watchOS)
      .onHover { isHovered = $0 }
    #endif
  }
}

extension RatingStyle where Self == StarsRatingStyle {
  /// Stars in a row that light up to the one under the pointer.
  public static var stars: Self { Self() }

  /// Stars in a row that light up to the one under the pointer.
  public static func stars(tint: Color = .yellow) -> Self {
    Self(tint: tint)
  }
}

// MARK: - InlineRatingStyle

/// One star and a number, for lists where there is no room and nothing to tap.
public struct InlineRatingStyle: RatingStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 4) {
      Image(systemName: configuration.isEmpty ? "star" : "star.fill")
        .foregroundStyle(.yellow)
      Text(verbatim: "\(configuration.value)/\(configuration.count)")
        .font(.footnote.monospacedDigit())
        .foregroundStyle(.secondary)
    }
    .accessibilityElement(children: .ignore)
  }
}

extension RatingStyle where Self == InlineRatingStyle {
  /// One star and a number, for lists where there is no room and nothing to tap.
  public static var inline: Self { Self() }
}

// MARK: - CountedRatingStyle

/// The stars of the style that is set further out, with buttons that take one away or add one.
public struct CountedRatingStyle: RatingStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: partGap) {
      Button {
        configuration.value -= 1
        configuration.onCommit?(configuration.value)
      } label: {
        Image(systemName: "minus.circle")
      }
      .disabled(configuration.isEmpty)
      StyledRating(configuration: configuration)
      Button {
        configuration.value += 1
        configuration.onCommit?(configuration.value)
      } label: {
        Image(systemName: "plus.circle")
      }
      .disabled(configuration.value >= configuration.count)
    }
    .buttonStyle(.borderless)
  }
}

extension RatingStyle where Self == CountedRatingStyle {
  /// The stars of the style that is set further out, with buttons that take one away or add one.
  public static var counted: Self { Self() }
}
#endif
