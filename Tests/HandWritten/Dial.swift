// What Examples/Dial.style says, written by hand: the same names, looks and features. To compare how
// long Swift takes for both (`Scripts/compile-time`).

import Foundation
import SwiftUI

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

    var body: some View {
      content.transformEnvironment(\.dialStyle) { inner in
        if let styles, inner.isPopped { inner = styles }
      }
    }

    fileprivate mutating func keep(_ styles: AnyDialStyle) {
      self.styles = self.styles ?? styles
    }
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

/// How a `Dial` looks.
@MainActor @preconcurrency
protocol DialStyle: DynamicProperty, Sendable {
  associatedtype Body: View
  typealias Configuration = DialStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

/// A type-erased style in front of those set further out.
struct AnyDialStyle: DialStyle {
  private let style: (any DialStyle)?
  private let outer: (any DialStyle)?
  fileprivate private(set) var isPopped = false

  nonisolated init(_ style: some DialStyle) {
    self = (style as? Self) ?? Self(style: style, outer: nil)
  }

  nonisolated fileprivate init() {
    self.init(style: nil, outer: nil)
  }

  nonisolated private init(style: (any DialStyle)?, outer: Self?) {
    self.style = style
    self.outer = outer
  }

  nonisolated fileprivate func pushing(_ style: some DialStyle) -> Self {
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
    let current: any DialStyle = style ?? KnobDialStyle()
    return resolve(current, configuration)
  }

  private func resolve(_ current: some DialStyle, _ configuration: Configuration) -> AnyView {
    if style != nil && outer == nil {
      return AnyView(ResolvedDialStyle(style: current, configuration: configuration))
    }
    var configuration = configuration
    configuration.caption?.keep(self)
    return AnyView(
      ResolvedDialStyle(style: current, configuration: configuration)
        .environment(\.dialStyle, popped))
  }
}

/// A view for the environment and state properties of a style.
private struct ResolvedDialStyle<Style: DialStyle>: View {
  let style: Style
  let configuration: DialStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

private struct DialStyleKey: EnvironmentKey {
  nonisolated static var defaultValue: AnyDialStyle { AnyDialStyle() }
}

extension EnvironmentValues {
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
  nonisolated func dialStyle(_ style: some DialStyle) -> some View {
    modifier(DialStyleModifier(style: style))
  }
}

/// A value from 0 to 1 on a knob.
struct Dial: View {
  private let configuration: DialStyleConfiguration
  private let drawsOnly: Bool
  @State private var isTurning = false

  init<Caption: View>(
    turn: Binding<Double>,
    detents: Int = 11,
    @ViewBuilder caption: () -> Caption = { EmptyView() }
  ) {
    configuration = DialStyleConfiguration(
      caption: Caption.self == EmptyView.self ? nil : .init(caption()),
      turn: turn,
      detents: detents)
    drawsOnly = false
  }

  /// `configuration` drawn with the next style further out, and nothing of the control around it.
  init(_ configuration: DialStyleConfiguration) {
    self.configuration = configuration
    drawsOnly = true
  }

  private var pressed: DialStyleConfiguration {
    var pressed = configuration
    pressed.isPressed = isTurning
    return pressed
  }

  var body: some View {
    if drawsOnly {
      StyledDial(configuration: configuration)
    } else {
      StyledDial(configuration: pressed)
        .simultaneousGesture(
          DragGesture(minimumDistance: 0)
            .onChanged { _ in isTurning = true }
            .onEnded { _ in isTurning = false }
        )
    }
  }
}

private struct StyledDial: View {
  @Environment(\.dialStyle) private var style
  let configuration: DialStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

// MARK: - Knob

/// A metal knob with a pointer and a scale of dots around it.
struct KnobDialStyle: DialStyle {
  var size: CGFloat = 96
  var sweep: Double = 270

  func makeBody(configuration: Configuration) -> some View {
    KnobDial(configuration: configuration, size: size, sweep: sweep)
  }
}

private struct KnobDial: View {
  let configuration: DialStyleConfiguration
  let size: CGFloat
  let sweep: Double
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  private var start: Double { -sweep / 2 }

  var body: some View {
    VStack(spacing: 16) {
      ZStack {
        ForEach(0..<configuration.detents, id: \.self) { index in
          dot(at: Double(index) / Double(max(configuration.detents - 1, 1)))
        }
        Circle()
          .fill(.gray)
          .frame(width: size, height: size)
          .overlay { brushedMetal }
          .shadow(radius: configuration.isPressed ? 1 : 4, y: configuration.isPressed ? 1 : 2)
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
          .onChanged { turn(to: $0.location) }
      )
      configuration.caption?.font(.caption)
    }
    .animation(reduceMotion ? nil : .easeOut(duration: 0.15), value: configuration.isPressed)
  }

  private func dot(at share: Double) -> some View {
    Circle()
      .fill(share <= configuration.turn ? AnyShapeStyle(.tint) : AnyShapeStyle(.quaternary))
      .frame(width: 5, height: 5)
      .offset(y: -size / 2 - 10)
      .rotationEffect(.degrees(start + share * sweep))
  }

  private var brushedMetal: some View {
    AngularGradient(
      stops: stride(from: 0.0, through: 1.0, by: 0.125).map {
        Gradient.Stop(
          color: Color(white: sin($0 * Double.pi * 8) * 0.15 + 0.8), location: $0)
      },
      center: .center
    )
    .clipShape(Circle())
  }

  private func turn(to location: CGPoint) {
    let angle = bearing(to: location, in: CGSize(width: size + 30, height: size + 30))
    configuration.turn = min(max((angle - start) / sweep, 0), 1)
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

// MARK: - Readout

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
