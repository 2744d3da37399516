// Made by stylec 0.1.0 from Dial.style; changes here are lost.
// swift-format-ignore-file
// swiftlint:disable all
#if canImport(SwiftUI)
import SwiftUI
import Foundation

// MARK: - Dial

/// What a `Dial` hands to its style.
struct DialStyleConfiguration {
  /// The caption of a `Dial`.
  struct Caption: View {
    private let content: AnyView
    private var styles: AnyDialStyle?

    init(_ content: some View) {
      self.content = AnyView(content)
    }

    fileprivate mutating func keep(_ styles: AnyDialStyle) {
      self.styles = self.styles ?? styles
    }

    var body: some View { content.drawn(under: styles) }
  }

  fileprivate(set) var caption: Caption?
  @Binding var turn: Double
  fileprivate(set) var isPressed: Bool
  let detents: Int

  init(caption: Caption? = nil, turn: Binding<Double>, isPressed: Bool = false, detents: Int = 11) {
    self.caption = caption
    self._turn = turn
    self.isPressed = isPressed
    self.detents = detents
  }
}

extension View {
  /// What a caller put into a slot, drawn under the styles that the control was given.
  fileprivate func drawn(under styles: AnyDialStyle?) -> some View {
    transformEnvironment(\.dialStyle) { inner in
      // Put back what the control popped; leave a style alone that was set since.
      if let styles, inner.isPopped { inner = styles }
    }
  }
}

/// How a `Dial` looks. A style is a struct.
@MainActor @preconcurrency
protocol DialStyle: DynamicProperty, Sendable {
  associatedtype Body: View
  typealias Configuration = DialStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

/// A style whose type is erased, in front of the styles set further out.
struct AnyDialStyle: DialStyle {
  private let top: DialStyleLink?  // nil: no style is set
  fileprivate private(set) var isPopped = false

  nonisolated init(_ style: some DialStyle) {
    self = (style as? Self) ?? Self(DialStyleLink(style, isAlone: true))
  }

  nonisolated fileprivate init() {
    self.init(nil)
  }

  nonisolated private init(_ top: DialStyleLink?) {
    self.top = top
  }

  /// The stack with `style` in front; an erased style brings its own stack along.
  nonisolated fileprivate func pushing(_ style: some DialStyle) -> Self {
    guard let erased = style as? Self else {
      return Self(DialStyleLink(style, outer: top))
    }
    var outer = top
    if let below = erased.top?.outer { outer = pushing(Self(below)).top }
    return Self(DialStyleLink(erased.top?.style, outer: outer))
  }

  nonisolated private var popped: Self {
    var popped = Self(top?.outer)
    popped.isPopped = true
    return popped
  }

  func makeBody(configuration: Configuration) -> some View {
    let current: any DialStyle = top?.style ?? KnobDialStyle()
    return resolve(current, configuration)
  }

  private func resolve(_ current: some DialStyle, _ configuration: Configuration) -> AnyView {
    // A style that is on no stack leaves the stack alone.
    if let top, top.isAlone {
      return AnyView(ResolvedDialStyle(style: current, configuration: configuration))
    }
    var configuration = configuration
    configuration.caption?.keep(self)
    return AnyView(
      ResolvedDialStyle(style: current, configuration: configuration)
        .environment(\.dialStyle, popped))
  }
}

/// A style on the stack.
private final class DialStyleLink: Sendable {
  let style: (any DialStyle)?  // nil: the default style
  let outer: DialStyleLink?
  let isAlone: Bool  // on no stack

  nonisolated init(
    _ style: (any DialStyle)?,
    outer: DialStyleLink? = nil,
    isAlone: Bool = false
  ) {
    self.style = style
    self.outer = outer
    self.isAlone = isAlone
  }
}

/// Gives a style's environment and state properties a view to live in.
private struct ResolvedDialStyle<Style: DialStyle>: View {
  let style: Style
  let configuration: DialStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

private enum DialStyleKey: EnvironmentKey {
  nonisolated static var defaultValue: AnyDialStyle { AnyDialStyle() }
}

extension EnvironmentValues {
  /// The style of the `Dial`s inside a view.
  nonisolated var dialStyle: AnyDialStyle {
    get { self[DialStyleKey.self] }
    set { self[DialStyleKey.self] = newValue }
  }
}

private struct DialStyleModifier<Style: DialStyle>: ViewModifier {
  @Environment(\.dialStyle) private var outer
  let style: Style

  nonisolated init(style: Style) {
    self.style = style
  }

  func body(content: Content) -> some View {
    content.environment(\.dialStyle, outer.pushing(style))
  }
}

extension View {
  /// Sets the style of the `Dial`s inside this view.
  ///
  /// Another value of the same style type animates; another type starts afresh.
  nonisolated func dialStyle(_ style: some DialStyle) -> some View {
    modifier(DialStyleModifier(style: style))
  }
}

/// A value from 0 to 1 on a knob.
struct Dial: View {
  private let configuration: DialStyleConfiguration
  private let drawsOnly: Bool

  /// Creates a `Dial`.
  init<Caption: View>(
    turn: Binding<Double>,
    detents: Int = 11,
    @ViewBuilder caption: () -> Caption = { EmptyView() }
  ) {
    configuration = DialStyleConfiguration(
      caption: Caption.self is EmptyView.Type ? nil : .init(caption()),
      turn: turn,
      detents: detents)
    drawsOnly = false
  }

  /// `configuration` drawn with the next style further out, and nothing of the control around it.
  init(_ configuration: DialStyleConfiguration) {
    self.configuration = configuration
    drawsOnly = true
  }

  var body: some View {
    if drawsOnly {
      StyledDial(configuration: configuration)
    } else {
      DialBody(configuration: configuration)
    }
  }
}

/// A configuration drawn with the style of the environment.
private struct StyledDial: View {
  @Environment(\.dialStyle) private var style
  let configuration: DialStyleConfiguration

  init(configuration: DialStyleConfiguration) {
    self.configuration = configuration
  }

  /// With the states that the control sets by itself.
  init(configuration: DialStyleConfiguration, isPressed: Bool) {
    var configuration = configuration
    configuration.isPressed = isPressed
    self.configuration = configuration
  }

  var body: some View { style.makeBody(configuration: configuration) }
}

/// The control around its style.
private struct DialBody: View {
  let configuration: DialStyleConfiguration
  @State private var isTurning: Bool = false

  init(configuration: DialStyleConfiguration) {
    self.configuration = configuration
  }

  var body: some View {
    StyledDial(configuration: configuration, isPressed: isTurning)
      .simultaneousGesture(
        DragGesture(minimumDistance: 0)
          .onChanged { _ in isTurning = true }
          .onEnded { _ in isTurning = false })
  }
}

// MARK: - KnobDialStyle

/// A metal knob with a pointer and a scale of dots around it.
struct KnobDialStyle: DialStyle {
  var size: CGFloat = 96
  var sweep: Double = 270

  func makeBody(configuration: Configuration) -> some View {
    KnobDialStyleBody(configuration: configuration, size: size, sweep: sweep)
  }
}

private struct KnobDialStyleBody: View {
  let configuration: DialStyleConfiguration
  let size: CGFloat
  let sweep: Double
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  var body: some View {
    VStack(spacing: 16) {
      ZStack {
        ForEach(0..<configuration.detents, id: \.self) { index in dotView(index: index) }
        let shadowRadius: CGFloat = configuration.isPressed ? 1 : 4
        let shadowY: CGFloat = configuration.isPressed ? 1 : 2
        Circle()
          .fill(.gray)
          .frame(width: size, height: size)
          .overlay {
            AngularGradient(
                stops: stride(from: 0.0, through: 1.0, by: 0.125).map {
                    Gradient.Stop(
                        color: Color(white: sin($0 * Double.pi * 8) * 0.15 + 0.8),
                        location: $0)
                },
                center: .center
            )
            .clipShape(Circle())
          }
          .shadow(radius: shadowRadius, y: shadowY)
        Capsule()
          .fill(.black.opacity(0.7))
          .frame(width: 4, height: size / 4)
          .offset(y: -size / 3)
          .rotationEffect(.degrees(start + configuration.turn * sweep))
      }
      .frame(width: size + 30, height: size + 30)
      .contentShape(Circle())
      .gesture(
        DragGesture(minimumDistance: 0)
          .onChanged { drag in
            let field = CGSize(width: size + 30, height: size + 30)
            let angle = bearing(to: drag.location, in: field)
            configuration.turn = min(max((angle - start) / sweep, 0), 1)
          })
      configuration.caption?
        .font(.caption)
    }
    .animation(reduceMotion ? nil : .easeOut(duration: 0.15), value: configuration.isPressed)
  }

  private var start: Double { -sweep / 2 }

  @ViewBuilder
  private func dotView(index: Int) -> some View {
    let share: Double = Double(index) / Double(max(configuration.detents - 1, 1))
    let fillStyle: AnyShapeStyle =
      share <= configuration.turn
      ? AnyShapeStyle(.tint)
      : AnyShapeStyle(.quaternary)
    Circle()
      .fill(fillStyle)
      .frame(width: 5, height: 5)
      .offset(y: -size / 2 - 10)
      .rotationEffect(.degrees(start + share * sweep))
  }
}

extension DialStyle where Self == KnobDialStyle {
  /// A metal knob with a pointer and a scale of dots around it.
  static var knob: Self { Self() }

  /// A metal knob with a pointer and a scale of dots around it.
  static func knob(size: CGFloat = 96, sweep: Double = 270) -> Self {
    Self(size: size, sweep: sweep)
  }
}

// MARK: - ReadoutDialStyle

/// A number with a fine line under it, for tables of values.
struct ReadoutDialStyle: DialStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .trailing, spacing: 2) {
      Text(verbatim: "\(Int(configuration.turn * 100)) %")
        .font(.body.monospacedDigit())
        .foregroundStyle(configuration.isPressed ? .primary : .secondary)
      Hairline()
    }
    .fixedSize()
  }
}

extension DialStyle where Self == ReadoutDialStyle {
  /// A number with a fine line under it, for tables of values.
  static var readout: Self { Self() }
}
#endif
