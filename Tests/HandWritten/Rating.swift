// What Examples/Rating.style says, written by hand: the same names, looks and features. To compare how
// long Swift takes for both (`Scripts/compile-time`).

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

    public var body: some View { content.restoring(styles) }

    fileprivate mutating func keep(_ styles: AnyRatingStyle) {
      self.styles = self.styles ?? styles
    }
  }

  /// The star of a `Rating`.
  public struct Star: View {
    private let content: AnyView
    private var styles: AnyRatingStyle?

    public init(_ content: some View) {
      self.content = AnyView(content)
    }

    public var body: some View { content.restoring(styles) }

    fileprivate func keeping(_ styles: AnyRatingStyle) -> Self {
      var kept = self
      kept.styles = self.styles ?? styles
      return kept
    }
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

  public var isEmpty: Bool { value == 0 }
}

extension View {
  /// Puts back the styles that the control popped, unless another style has been set since.
  fileprivate func restoring(_ styles: AnyRatingStyle?) -> some View {
    transformEnvironment(\.ratingStyle) { inner in
      if let styles, inner.isPopped { inner = styles }
    }
  }
}

/// How a `Rating` looks.
@MainActor @preconcurrency
public protocol RatingStyle: DynamicProperty, Sendable {
  associatedtype Body: View
  typealias Configuration = RatingStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

/// A type-erased style in front of those set further out.
public struct AnyRatingStyle: RatingStyle {
  private let style: (any RatingStyle)?
  private let outer: (any RatingStyle)?
  fileprivate private(set) var isPopped = false

  nonisolated public init(_ style: some RatingStyle) {
    self = (style as? Self) ?? Self(style: style, outer: nil)
  }

  nonisolated fileprivate init() {
    self.init(style: nil, outer: nil)
  }

  nonisolated private init(style: (any RatingStyle)?, outer: Self?) {
    self.style = style
    self.outer = outer
  }

  nonisolated fileprivate func pushing(_ style: some RatingStyle) -> Self {
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
    let current: any RatingStyle = style ?? StarsRatingStyle()
    return resolve(current, configuration)
  }

  private func resolve(_ current: some RatingStyle, _ configuration: Configuration) -> AnyView {
    if style != nil && outer == nil {
      return AnyView(ResolvedRatingStyle(style: current, configuration: configuration))
    }
    var configuration = configuration
    configuration.label.keep(self)
    if let star = configuration.star {
      configuration.star = { index in star(index).keeping(self) }
    }
    return AnyView(
      ResolvedRatingStyle(style: current, configuration: configuration)
        .environment(\.ratingStyle, popped))
  }
}

/// A view for the environment and state properties of a style.
private struct ResolvedRatingStyle<Style: RatingStyle>: View {
  let style: Style
  let configuration: RatingStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

private struct RatingStyleKey: EnvironmentKey {
  nonisolated static var defaultValue: AnyRatingStyle { AnyRatingStyle() }
}

extension EnvironmentValues {
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
  nonisolated public func ratingStyle(_ style: some RatingStyle) -> some View {
    modifier(RatingStyleModifier(style: style))
  }
}

/// A number of stars, of which the first few are lit.
public struct Rating: View {
  private let configuration: RatingStyleConfiguration
  private let drawsOnly: Bool

  public init<Star: View>(
    value: Binding<Int>,
    count: Int = 5,
    @ViewBuilder label: () -> some View,
    @ViewBuilder star: @escaping (Int) -> Star = { _ in EmptyView() }
  ) {
    configuration = RatingStyleConfiguration(
      label: .init(label()),
      star: Star.self == EmptyView.self ? nil : { .init(star($0)) },
      value: value,
      count: count)
    drawsOnly = false
  }

  public init<Star: View>(
    value: Binding<Int>,
    count: Int = 5,
    @ViewBuilder label: () -> some View,
    @ViewBuilder star: @escaping (Int) -> Star = { _ in EmptyView() },
    onCommit: ((Int) -> Void)?
  ) {
    configuration = RatingStyleConfiguration(
      label: .init(label()),
      star: Star.self == EmptyView.self ? nil : { .init(star($0)) },
      value: value,
      count: count,
      onCommit: onCommit)
    drawsOnly = false
  }

  public init<Star: View>(
    _ labelKey: LocalizedStringKey,
    value: Binding<Int>,
    count: Int = 5,
    @ViewBuilder star: @escaping (Int) -> Star = { _ in EmptyView() }
  ) {
    self.init(value: value, count: count, label: { Text(labelKey) }, star: star)
  }

  public init<Star: View>(
    _ labelKey: LocalizedStringKey,
    value: Binding<Int>,
    count: Int = 5,
    @ViewBuilder star: @escaping (Int) -> Star = { _ in EmptyView() },
    onCommit: ((Int) -> Void)?
  ) {
    self.init(value: value, count: count, label: { Text(labelKey) }, star: star, onCommit: onCommit)
  }

  @_disfavoredOverload
  public init<Star: View>(
    _ label: some StringProtocol,
    value: Binding<Int>,
    count: Int = 5,
    @ViewBuilder star: @escaping (Int) -> Star = { _ in EmptyView() }
  ) {
    self.init(value: value, count: count, label: { Text(label) }, star: star)
  }

  @_disfavoredOverload
  public init<Star: View>(
    _ label: some StringProtocol,
    value: Binding<Int>,
    count: Int = 5,
    @ViewBuilder star: @escaping (Int) -> Star = { _ in EmptyView() },
    onCommit: ((Int) -> Void)?
  ) {
    self.init(value: value, count: count, label: { Text(label) }, star: star, onCommit: onCommit)
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
      StyledRating(configuration: configuration)
        .accessibilityRepresentation {
          Stepper(value: configuration.$value, in: 0...configuration.count) {
            configuration.label
          }
        }
    }
  }
}

private struct StyledRating: View {
  @Environment(\.ratingStyle) private var style
  let configuration: RatingStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

// MARK: - Stars

/// Stars in a row that light up to the one under the pointer.
public struct StarsRatingStyle: RatingStyle {
  private let tint: Color
  @Environment(\.isEnabled) private var isEnabled

  public init(tint: Color = .yellow) {
    self.tint = tint
  }

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      configuration.label
        .font(.subheadline)
      HStack(spacing: 4) {
        ForEach(1...configuration.count, id: \.self) { index in
          RatingStar(configuration: configuration, index: index, tint: tint)
        }
      }
    }
    .saturation(isEnabled ? 1 : 0)
    .opacity(isEnabled ? 1 : 0.5)
  }
}

/// One star, which tracks its own pointer.
private struct RatingStar: View {
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

  private var isLit: Bool { index <= configuration.value }
  private var animation: Animation? { reduceMotion ? nil : .spring(duration: 0.2) }

  var body: some View {
    Group {
      if let star = configuration.star {
        star(index)
      } else {
        Image(systemName: "star.fill")
          .font(.title2)
      }
    }
    .foregroundStyle(isLit ? tint : .gray.opacity(0.35))
    .contentShape(Rectangle())
    .onTapGesture {
      configuration.value = index
      configuration.onCommit?(index)
    }
    .scaleEffect(isHovered ? 1.2 : 1)
    .animation(animation, value: isLit)
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

// MARK: - Inline

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

// MARK: - Counted

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
      Rating(configuration)
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
