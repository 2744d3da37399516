// The project's own Swift that the example styles name in `extern` declarations.
import Foundation
public import SwiftUI

// MARK: - Card

/// A rectangle whose lower edge is a wave.
public struct Wave: Shape {
  var amplitude: CGFloat
  var length: CGFloat

  nonisolated public init(amplitude: CGFloat = 12, length: CGFloat = 80) {
    self.amplitude = amplitude
    self.length = length
  }

  nonisolated public func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - amplitude))
      var x = rect.maxX
      var isUp = false
      while x > rect.minX {
        let next = max(x - length / 2, rect.minX)
        path.addQuadCurve(
          to: CGPoint(x: next, y: rect.maxY - amplitude),
          control: CGPoint(x: (x + next) / 2, y: rect.maxY - (isUp ? 0 : 2 * amplitude)))
        x = next
        isUp.toggle()
      }
      path.closeSubpath()
    }
  }
}

// MARK: - Triggers

/// A short tap in the hand. Does nothing where the device cannot.
@MainActor func haptic() {}

// MARK: - Groups

/// A date some days later or earlier, in the user's calendar.
nonisolated func shifted(_ date: Date, days: Int) -> Date {
  Calendar.current.date(byAdding: .day, value: days, to: date) ?? date
}

// MARK: - Dial

/// The direction from the middle of `size` to `point`, in degrees from the top, clockwise.
nonisolated func bearing(to point: CGPoint, in size: CGSize) -> Double {
  let x = Double(point.x - size.width / 2)
  let y = Double(point.y - size.height / 2)
  return atan2(x, -y) * 180 / Double.pi
}

// MARK: - Chip

/// How tightly the app packs its controls.
nonisolated enum Density: Hashable, Sendable { case compact, regular }

private enum DensityKey: EnvironmentKey {
  nonisolated static var defaultValue: Density { .regular }
}

extension EnvironmentValues {
  nonisolated var density: Density {
    get { self[DensityKey.self] }
    set { self[DensityKey.self] = newValue }
  }
}

// MARK: - Banner

extension View {
  /// Lets a band of light run over the view.
  func shimmer(active: Bool, speed: Double = 1) -> some View {
    modifier(Shimmer(isActive: active, speed: speed))
  }

  /// Newer looks with a replacement on older systems.
  var backport: Backport<Self> { Backport(content: self) }
}

private struct Shimmer: ViewModifier {
  let isActive: Bool
  let speed: Double

  func body(content: Content) -> some View {
    content
      .opacity(isActive ? 0.6 : 1)
      .animation(isActive ? .linear.speed(speed).repeatForever() : nil, value: isActive)
  }
}

struct Backport<Content: View> {
  let content: Content

  @MainActor func glass(tinted: Bool) -> some View {
    content
      .background(.ultraThinMaterial)
      .tint(tinted ? Color.red : nil)
  }
}

struct BrandControlGroupStyle: ControlGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack { configuration.content }
      .tint(Color.brandInk)
  }
}

extension ControlGroupStyle where Self == BrandControlGroupStyle {
  static var brand: Self { Self() }
}

// MARK: - StatTile

nonisolated struct AppTheme: Sendable {
  nonisolated struct Radius: Sendable {
    let small: CGFloat = 6
    let large: CGFloat = 18
  }

  let accent = Color.indigo
  let ground = Color.gray.opacity(0.1)
  let radius = Radius()

  func tone(_ level: Int) -> Color { accent.opacity(Double(level) / 10) }
}

private enum ThemeKey: EnvironmentKey {
  nonisolated static var defaultValue: AppTheme { AppTheme() }
}

extension EnvironmentValues {
  nonisolated var theme: AppTheme {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
}

/// A curve without axes.
struct Sparkline: View {
  let values: [Double]
  let color: Color

  var body: some View {
    GeometryReader { proxy in
      Path { path in
        let top = values.max() ?? 1
        for (index, value) in values.enumerated() {
          let point = CGPoint(
            x: proxy.size.width * CGFloat(index) / CGFloat(max(values.count - 1, 1)),
            y: proxy.size.height * CGFloat(1 - value / top))
          if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
      }
      .stroke(color, lineWidth: 2)
    }
  }
}

/// Content with a title over it.
struct Captioned<Content: View>: View {
  private let title: String
  private let content: Content

  init(title: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading) {
      Text(title).font(.caption)
      content
    }
  }
}

// MARK: - FilterBar

struct FilterBarStyleConfiguration {
  struct Label: View {
    fileprivate let content: AnyView
    var body: some View { content }
  }

  struct Trailing: View {
    fileprivate let content: AnyView
    var body: some View { content }
  }

  let label: Label
  let trailing: Trailing?
  let isOn: Bool
  let count: Int
  let toggle: () -> Void
}

@MainActor @preconcurrency
protocol FilterBarStyle: DynamicProperty, Sendable {
  associatedtype Body: View
  typealias Configuration = FilterBarStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

struct PlainFilterBarStyle: FilterBarStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      configuration.trailing
    }
    .onTapGesture(perform: configuration.toggle)
  }
}

private enum FilterBarStylesKey: EnvironmentKey {
  nonisolated static var defaultValue: [any FilterBarStyle] { [] }
}

extension EnvironmentValues {
  nonisolated fileprivate var filterBarStyles: [any FilterBarStyle] {
    get { self[FilterBarStylesKey.self] }
    set { self[FilterBarStylesKey.self] = newValue }
  }
}

extension View {
  func filterBarStyle(_ style: some FilterBarStyle) -> some View {
    transformEnvironment(\.filterBarStyles) { $0.append(style) }
  }
}

/// A filter of a list.
struct FilterBar: View {
  @Environment(\.filterBarStyles) private var styles
  private let configuration: FilterBarStyleConfiguration

  init(
    isOn: Binding<Bool>, count: Int, @ViewBuilder label: () -> some View,
    trailing: AnyView? = nil
  ) {
    configuration = FilterBarStyleConfiguration(
      label: .init(content: AnyView(label())),
      trailing: trailing.map { .init(content: $0) },
      isOn: isOn.wrappedValue,
      count: count,
      toggle: { isOn.wrappedValue.toggle() })
  }

  init(_ configuration: FilterBarStyleConfiguration) {
    self.configuration = configuration
  }

  var body: some View {
    resolved
      .transformEnvironment(\.filterBarStyles) { _ = $0.popLast() }
  }

  private var resolved: AnyView {
    let style: any FilterBarStyle = styles.last ?? PlainFilterBarStyle()
    return resolve(style)
  }

  private func resolve(_ style: some FilterBarStyle) -> AnyView {
    AnyView(ResolvedFilterBarStyle(style: style, configuration: configuration))
  }
}

private struct ResolvedFilterBarStyle<Style: FilterBarStyle>: View {
  let style: Style
  let configuration: FilterBarStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

struct CrumbLookParts {
  let title: Text
  let isLast: Bool
}

@MainActor @preconcurrency
protocol CrumbLook: DynamicProperty, Sendable {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency
  func makeBody(_ parts: CrumbLookParts) -> Body
}

/// A step of a path, drawn with the look that it is given.
struct Crumb<Look: CrumbLook>: View {
  let title: LocalizedStringKey
  let isLast: Bool
  let look: Look

  var body: some View { look.makeBody(CrumbLookParts(title: Text(title), isLast: isLast)) }
}

extension Color {
  nonisolated static let brandInk = Color(red: 0.1, green: 0.31, blue: 0.71)

  nonisolated static func brandTone(_ level: Int) -> Color {
    brandInk.opacity(Double(level) / 10)
  }
}

nonisolated enum Tokens {
  nonisolated enum spacing {
    static let medium: CGFloat = 12
    static let large: CGFloat = 20
  }

  nonisolated enum motion {
    static let fast: Double = 0.15
  }
}

nonisolated struct LegacyMetrics: Sendable {
  let rowPadding: CGFloat = 10
}

private enum LegacyMetricsKey: EnvironmentKey {
  nonisolated static var defaultValue: LegacyMetrics { LegacyMetrics() }
}

extension EnvironmentValues {
  nonisolated var legacyMetrics: LegacyMetrics {
    get { self[LegacyMetricsKey.self] }
    set { self[LegacyMetricsKey.self] = newValue }
  }
}
