// What Examples/StatTile.style says, written by hand: the same names, looks and features. To compare how
// long Swift takes for both (`Scripts/compile-time`).

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

    var body: some View { content.restoring(styles) }

    fileprivate mutating func keep(_ styles: AnyStatTileStyle) {
      self.styles = self.styles ?? styles
    }
  }

  /// The row of a `StatTile`.
  struct Row: View {
    private let content: AnyView
    private var styles: AnyStatTileStyle?

    init(_ content: some View) {
      self.content = AnyView(content)
    }

    var body: some View { content.restoring(styles) }

    fileprivate func keeping(_ styles: AnyStatTileStyle) -> Self {
      var kept = self
      kept.styles = self.styles ?? styles
      return kept
    }
  }

  enum Trend: CaseIterable {
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
    guard let goal else { return false }
    return value >= goal
  }

  var isEmpty: Bool { history.isEmpty }
}

extension View {
  /// Puts back the styles that the control popped, unless another style has been set since.
  fileprivate func restoring(_ styles: AnyStatTileStyle?) -> some View {
    transformEnvironment(\.statTileStyle) { inner in
      if let styles, inner.isPopped { inner = styles }
    }
  }
}

/// How a `StatTile` looks.
@MainActor @preconcurrency
protocol StatTileStyle: DynamicProperty, Sendable {
  associatedtype Body: View
  typealias Configuration = StatTileStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

/// A type-erased style in front of those set further out.
struct AnyStatTileStyle: StatTileStyle {
  private let style: (any StatTileStyle)?
  private let outer: (any StatTileStyle)?
  fileprivate private(set) var isPopped = false

  nonisolated init(_ style: some StatTileStyle) {
    self = (style as? Self) ?? Self(style: style, outer: nil)
  }

  nonisolated fileprivate init() {
    self.init(style: nil, outer: nil)
  }

  nonisolated private init(style: (any StatTileStyle)?, outer: Self?) {
    self.style = style
    self.outer = outer
  }

  nonisolated fileprivate func pushing(_ style: some StatTileStyle) -> Self {
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
    let current: any StatTileStyle = style ?? FigureStatTileStyle()
    return resolve(current, configuration)
  }

  private func resolve(_ current: some StatTileStyle, _ configuration: Configuration) -> AnyView {
    if style != nil && outer == nil {
      return AnyView(ResolvedStatTileStyle(style: current, configuration: configuration))
    }
    var configuration = configuration
    configuration.title.keep(self)
    if let row = configuration.row {
      configuration.row = { index in row(index).keeping(self) }
    }
    return AnyView(
      ResolvedStatTileStyle(style: current, configuration: configuration)
        .environment(\.statTileStyle, popped))
  }
}

/// A view for the environment and state properties of a style.
private struct ResolvedStatTileStyle<Style: StatTileStyle>: View {
  let style: Style
  let configuration: StatTileStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

private struct StatTileStyleKey: EnvironmentKey {
  nonisolated static var defaultValue: AnyStatTileStyle { AnyStatTileStyle() }
}

extension EnvironmentValues {
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
  nonisolated func statTileStyle(_ style: some StatTileStyle) -> some View {
    modifier(StatTileStyleModifier(style: style))
  }
}

// MARK: - Figure

/// The figure large, the history small.
struct FigureStatTileStyle: StatTileStyle {
  @Environment(\.theme) private var theme
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  private var animation: Animation? { reduceMotion ? nil : .default }

  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 6) {
      HStack {
        configuration.title
          .font(.footnote)
          .foregroundStyle(.secondary)
        Spacer()
        if let onRefresh = configuration.onRefresh {
          Button(action: onRefresh) {
            Image(systemName: "arrow.clockwise")
          }
          .buttonStyle(.borderless)
        }
      }
      Label {
        Text(verbatim: "\(configuration.value)")
      } icon: {
        Image(systemName: configuration.trend.arrow)
      }
      .font(.title2.monospacedDigit())
      .foregroundStyle(configuration.trend.ink)
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
    .background(configuration.isReached ? theme.tone(2) : theme.ground)
    .clipShape(.rect(cornerRadius: theme.radius.large))
    .animation(animation, value: configuration.trend)
    .animation(animation, value: configuration.isReached)
  }
}

extension StatTileStyleConfiguration.Trend {
  fileprivate var arrow: String {
    switch self {
    case .falling: "arrow.down.right"
    case .steady: "arrow.right"
    case .rising: "arrow.up.right"
    }
  }

  fileprivate var ink: AnyShapeStyle {
    switch self {
    case .falling: AnyShapeStyle(.red)
    case .steady: AnyShapeStyle(.primary)
    case .rising: AnyShapeStyle(.green)
    }
  }
}

extension StatTileStyle where Self == FigureStatTileStyle {
  /// The figure large, the history small.
  static var figure: Self { Self() }
}

// MARK: - Curve

/// Only the curve, with the name under it.
struct CurveStatTileStyle: StatTileStyle {
  var level: Int = 1
  @Environment(\.theme) private var theme

  func makeBody(configuration: Configuration) -> some View {
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
