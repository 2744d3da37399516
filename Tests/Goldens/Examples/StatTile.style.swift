// Made by stylec 0.1.0 from StatTile.style; changes here are lost.
// swift-format-ignore-file
// swiftlint:disable all
#if canImport(SwiftUI)
import SwiftUI

// MARK: - StatTile

/// What a `StatTile` hands to its style.
struct StatTileStyleConfiguration {
  /// The title of a `StatTile`.
  struct Title: View {
    private let content: AnyView
    private var styles: AnyStatTileStyle?

    init(_ content: some View) {
      self.content = AnyView(content)
    }

    fileprivate mutating func keep(_ styles: AnyStatTileStyle) {
      self.styles = self.styles ?? styles
    }

    var body: some View { content.drawn(under: styles) }
  }

  /// The row of a `StatTile`.
  struct Row: View {
    private let content: AnyView
    private var styles: AnyStatTileStyle?

    init(_ content: some View) {
      self.content = AnyView(content)
    }

    fileprivate mutating func keep(_ styles: AnyStatTileStyle) {
      self.styles = self.styles ?? styles
    }

    var body: some View { content.drawn(under: styles) }
  }

  enum Trend: CaseIterable, Hashable, Sendable {
    case falling, steady, rising
  }

  fileprivate(set) var title: Title
  /// A line for a given place of the list under the figure.
  fileprivate(set) var row: ((Int) -> Row)?
  let value: Double
  let goal: Double?
  let history: [Double]
  let trend: Trend
  let rows: Int
  let onRefresh: (() -> Void)?

  init(
    title: Title,
    row: ((Int) -> Row)? = nil,
    value: Double,
    goal: Double? = nil,
    history: [Double] = [],
    trend: Trend = .steady,
    rows: Int = 0,
    onRefresh: (() -> Void)? = nil
  ) {
    self.title = title
    self.row = row
    self.value = value
    self.goal = goal
    self.history = history
    self.trend = trend
    self.rows = rows
    self.onRefresh = onRefresh
  }

  var isReached: Bool {
    if let goal { value >= goal } else { false }
  }

  var isEmpty: Bool {
    history.isEmpty
  }
}

extension View {
  /// What a caller put into a slot, drawn under the styles that the control was given.
  fileprivate func drawn(under styles: AnyStatTileStyle?) -> some View {
    transformEnvironment(\.statTileStyle) { inner in
      // Put back what the control popped; leave a style alone that was set since.
      if let styles, inner.isPopped { inner = styles }
    }
  }
}

/// How a `StatTile` looks. A style is a struct.
@MainActor @preconcurrency
protocol StatTileStyle: DynamicProperty, Sendable {
  associatedtype Body: View
  typealias Configuration = StatTileStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

/// A style whose type is erased, in front of the styles set further out.
struct AnyStatTileStyle: StatTileStyle {
  private let top: StatTileStyleLink?  // nil: no style is set
  fileprivate private(set) var isPopped = false

  nonisolated init(_ style: some StatTileStyle) {
    self = (style as? Self) ?? Self(StatTileStyleLink(style, isAlone: true))
  }

  nonisolated fileprivate init() {
    self.init(nil)
  }

  nonisolated private init(_ top: StatTileStyleLink?) {
    self.top = top
  }

  /// The stack with `style` in front; an erased style brings its own stack along.
  nonisolated fileprivate func pushing(_ style: some StatTileStyle) -> Self {
    guard let erased = style as? Self else {
      return Self(StatTileStyleLink(style, outer: top))
    }
    var outer = top
    if let below = erased.top?.outer { outer = pushing(Self(below)).top }
    return Self(StatTileStyleLink(erased.top?.style, outer: outer))
  }

  nonisolated private var popped: Self {
    var popped = Self(top?.outer)
    popped.isPopped = true
    return popped
  }

  func makeBody(configuration: Configuration) -> some View {
    let current: any StatTileStyle = top?.style ?? FigureStatTileStyle()
    return resolve(current, configuration)
  }

  private func resolve(_ current: some StatTileStyle, _ configuration: Configuration) -> AnyView {
    // A style that is on no stack leaves the stack alone.
    if let top, top.isAlone {
      return AnyView(ResolvedStatTileStyle(style: current, configuration: configuration))
    }
    var configuration = configuration
    configuration.title.keep(self)
    if let row = configuration.row {
      configuration.row = { value in
        var kept = row(value)
        kept.keep(self)
        return kept
      }
    }
    return AnyView(
      ResolvedStatTileStyle(style: current, configuration: configuration)
        .environment(\.statTileStyle, popped))
  }
}

/// A style on the stack.
private final class StatTileStyleLink: Sendable {
  let style: (any StatTileStyle)?  // nil: the default style
  let outer: StatTileStyleLink?
  let isAlone: Bool  // on no stack

  nonisolated init(
    _ style: (any StatTileStyle)?,
    outer: StatTileStyleLink? = nil,
    isAlone: Bool = false
  ) {
    self.style = style
    self.outer = outer
    self.isAlone = isAlone
  }
}

/// Gives a style's environment and state properties a view to live in.
private struct ResolvedStatTileStyle<Style: StatTileStyle>: View {
  let style: Style
  let configuration: StatTileStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

private enum StatTileStyleKey: EnvironmentKey {
  nonisolated static var defaultValue: AnyStatTileStyle { AnyStatTileStyle() }
}

extension EnvironmentValues {
  /// The style of the `StatTile`s inside a view.
  nonisolated var statTileStyle: AnyStatTileStyle {
    get { self[StatTileStyleKey.self] }
    set { self[StatTileStyleKey.self] = newValue }
  }
}

private struct StatTileStyleModifier<Style: StatTileStyle>: ViewModifier {
  @Environment(\.statTileStyle) private var outer
  let style: Style

  nonisolated init(style: Style) {
    self.style = style
  }

  func body(content: Content) -> some View {
    content.environment(\.statTileStyle, outer.pushing(style))
  }
}

extension View {
  /// Sets the style of the `StatTile`s inside this view.
  ///
  /// Another value of the same style type animates; another type starts afresh.
  nonisolated func statTileStyle(_ style: some StatTileStyle) -> some View {
    modifier(StatTileStyleModifier(style: style))
  }
}

// MARK: - FigureStatTileStyle

/// The figure large, the history small.
struct FigureStatTileStyle: StatTileStyle {
  func makeBody(configuration: Configuration) -> some View {
    FigureStatTileStyleBody(configuration: configuration)
  }
}

private struct FigureStatTileStyleBody: View {
  let configuration: StatTileStyleConfiguration
  @Environment(\.theme) private var theme
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  var body: some View {
    let arrow: String =
      switch configuration.trend {
      case .falling: "arrow.down.right"
      case .steady: "arrow.right"
      case .rising: "arrow.up.right"
      }
    let backgroundStyle: Color = configuration.isReached ? theme.tone(2) : theme.ground
    let animation: Animation? = reduceMotion ? nil : .default
    VStack(alignment: .leading, spacing: 6) {
      HStack {
        configuration.title
          .font(.footnote)
          .foregroundStyle(.secondary)
        Spacer()
        if configuration.onRefresh != nil {
          Button {
            configuration.onRefresh?()
          } label: {
            Image(systemName: "arrow.clockwise")
          }
          .buttonStyle(.borderless)
        }
      }
      let foregroundStyle: AnyShapeStyle =
        if configuration.trend == .falling {
          AnyShapeStyle(.red)
        } else if configuration.trend == .rising {
          AnyShapeStyle(.green)
        } else {
          AnyShapeStyle(.primary)
        }
      Label {
        Text(verbatim: "\(configuration.value)")
      } icon: {
        Image(systemName: arrow)
      }
      .font(.title2.monospacedDigit())
      .foregroundStyle(foregroundStyle)
      if !configuration.isEmpty {
        Sparkline(values: configuration.history, color: theme.accent)
          .frame(height: 32)
      }
      if let row = configuration.row {
        ForEach(0..<configuration.rows, id: \.self) { index in
          row(index)
            .font(.caption)
        }
      }
    }
    .padding(14)
    .background(backgroundStyle, ignoresSafeAreaEdges: .all)
    .clipShape(.rect(cornerRadius: theme.radius.large))
    .animation(animation, value: configuration.trend == .rising)
    .animation(animation, value: configuration.trend == .falling)
    .animation(animation, value: configuration.isReached)
  }
}

extension StatTileStyle where Self == FigureStatTileStyle {
  /// The figure large, the history small.
  static var figure: Self { Self() }
}

// MARK: - CurveStatTileStyle

/// Only the curve, with the name under it.
struct CurveStatTileStyle: StatTileStyle {
  var level: Int = 1

  func makeBody(configuration: Configuration) -> some View {
    CurveStatTileStyleBody(configuration: configuration, level: level)
  }
}

private struct CurveStatTileStyleBody: View {
  let configuration: StatTileStyleConfiguration
  let level: Int
  @Environment(\.theme) private var theme

  var body: some View {
    Captioned(title: "Course") {
      VStack {
        Sparkline(values: configuration.history, color: theme.tone(level))
          .frame(minHeight: 60)
        configuration.title
          .font(.caption)
      }
    }
    .padding(theme.radius.small)
  }
}

extension StatTileStyle where Self == CurveStatTileStyle {
  /// Only the curve, with the name under it.
  static var curve: Self { Self() }

  /// Only the curve, with the name under it.
  static func curve(level: Int = 1) -> Self {
    Self(level: level)
  }
}
#endif
