// Made by stylec 0.1.0 from Card.style; changes here are lost.
// swift-format-ignore-file
// swiftlint:disable all
#if canImport(SwiftUI)
public import SwiftUI

// MARK: - Card

/// What a `Card` hands to its style.
public struct CardStyleConfiguration {
  /// The title of a `Card`.
  public struct Title: View {
    private let content: AnyView
    private var styles: AnyCardStyle?

    public init(_ content: some View) {
      self.content = AnyView(content)
    }

    fileprivate mutating func keep(_ styles: AnyCardStyle) {
      self.styles = self.styles ?? styles
    }

    public var body: some View { content.drawn(under: styles) }
  }

  /// The content of a `Card`.
  public struct Content: View {
    private let content: AnyView
    private var styles: AnyCardStyle?

    public init(_ content: some View) {
      self.content = AnyView(content)
    }

    fileprivate mutating func keep(_ styles: AnyCardStyle) {
      self.styles = self.styles ?? styles
    }

    public var body: some View { content.drawn(under: styles) }
  }

  /// The badge of a `Card`.
  public struct Badge: View {
    private let content: AnyView
    private var styles: AnyCardStyle?

    public init(_ content: some View) {
      self.content = AnyView(content)
    }

    fileprivate mutating func keep(_ styles: AnyCardStyle) {
      self.styles = self.styles ?? styles
    }

    public var body: some View { content.drawn(under: styles) }
  }

  /// The heading of the card.
  public fileprivate(set) var title: Title
  /// What the card is about.
  public fileprivate(set) var content: Content
  /// A picture or mark in the corner.
  public fileprivate(set) var badge: Badge?
  /// Whether the card stands out from its neighbours.
  public let isFeatured: Bool

  public init(title: Title, content: Content, badge: Badge? = nil, isFeatured: Bool = false) {
    self.title = title
    self.content = content
    self.badge = badge
    self.isFeatured = isFeatured
  }
}

extension View {
  /// What a caller put into a slot, drawn under the styles that the control was given.
  fileprivate func drawn(under styles: AnyCardStyle?) -> some View {
    transformEnvironment(\.cardStyle) { inner in
      // Put back what the control popped; leave a style alone that was set since.
      if let styles, inner.isPopped { inner = styles }
    }
  }
}

/// How a `Card` looks. A style is a struct.
@MainActor @preconcurrency
public protocol CardStyle: DynamicProperty, Sendable {
  associatedtype Body: View
  typealias Configuration = CardStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

/// A style whose type is erased, in front of the styles set further out.
public struct AnyCardStyle: CardStyle {
  private let top: CardStyleLink?  // nil: no style is set
  fileprivate private(set) var isPopped = false

  nonisolated public init(_ style: some CardStyle) {
    self = (style as? Self) ?? Self(CardStyleLink(style, isAlone: true))
  }

  nonisolated fileprivate init() {
    self.init(nil)
  }

  nonisolated private init(_ top: CardStyleLink?) {
    self.top = top
  }

  /// The stack with `style` in front; an erased style brings its own stack along.
  nonisolated fileprivate func pushing(_ style: some CardStyle) -> Self {
    guard let erased = style as? Self else {
      return Self(CardStyleLink(style, outer: top))
    }
    var outer = top
    if let below = erased.top?.outer { outer = pushing(Self(below)).top }
    return Self(CardStyleLink(erased.top?.style, outer: outer))
  }

  nonisolated private var popped: Self {
    var popped = Self(top?.outer)
    popped.isPopped = true
    return popped
  }

  public func makeBody(configuration: Configuration) -> some View {
    let current: any CardStyle = top?.style ?? PaperCardStyle()
    return resolve(current, configuration)
  }

  private func resolve(_ current: some CardStyle, _ configuration: Configuration) -> AnyView {
    // A style that is on no stack leaves the stack alone.
    if let top, top.isAlone {
      return AnyView(ResolvedCardStyle(style: current, configuration: configuration))
    }
    var configuration = configuration
    configuration.title.keep(self)
    configuration.content.keep(self)
    configuration.badge?.keep(self)
    return AnyView(
      ResolvedCardStyle(style: current, configuration: configuration)
        .environment(\.cardStyle, popped))
  }
}

/// A style on the stack.
private final class CardStyleLink: Sendable {
  let style: (any CardStyle)?  // nil: the default style
  let outer: CardStyleLink?
  let isAlone: Bool  // on no stack

  nonisolated init(
    _ style: (any CardStyle)?,
    outer: CardStyleLink? = nil,
    isAlone: Bool = false
  ) {
    self.style = style
    self.outer = outer
    self.isAlone = isAlone
  }
}

/// Gives a style's environment and state properties a view to live in.
private struct ResolvedCardStyle<Style: CardStyle>: View {
  let style: Style
  let configuration: CardStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

private enum CardStyleKey: EnvironmentKey {
  nonisolated static var defaultValue: AnyCardStyle { AnyCardStyle() }
}

extension EnvironmentValues {
  /// The style of the `Card`s inside a view.
  nonisolated public var cardStyle: AnyCardStyle {
    get { self[CardStyleKey.self] }
    set { self[CardStyleKey.self] = newValue }
  }
}

private struct CardStyleModifier<Style: CardStyle>: ViewModifier {
  @Environment(\.cardStyle) private var outer
  let style: Style

  nonisolated init(style: Style) {
    self.style = style
  }

  func body(content: Content) -> some View {
    content.environment(\.cardStyle, outer.pushing(style))
  }
}

extension View {
  /// Sets the style of the `Card`s inside this view.
  ///
  /// Another value of the same style type animates; another type starts afresh.
  nonisolated public func cardStyle(_ style: some CardStyle) -> some View {
    modifier(CardStyleModifier(style: style))
  }
}

// MARK: - PaperCardStyle

/// A sheet of paper with round corners.
public struct PaperCardStyle: CardStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    PaperCardStyleBody(configuration: configuration)
  }
}

private struct PaperCardStyleBody: View {
  let configuration: CardStyleConfiguration
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @State private var isHovered = false

  init(configuration: CardStyleConfiguration) {
    self.configuration = configuration
  }

  var body: some View {
    let elevatedLevel: Int = configuration.isFeatured || isHovered ? 3 : 1
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        configuration.title
          .font(.headline)
        if let badge = configuration.badge {
          Spacer()
          badge
            .font(.caption)
        }
      }
      Hairline()
      configuration.content
    }
    .padding(16)
    .background(.background)
    .clipShape(.rect(cornerRadius: panelRadius))
    .elevated(level: elevatedLevel)
    .animation(
      reduceMotion ? nil : .easeOut(duration: 0.2),
      value: configuration.isFeatured || isHovered)
    #if !os(tvOS) && !os(watchOS)
      .onHover { isHovered = $0 }
    #endif
  }
}

extension CardStyle where Self == PaperCardStyle {
  /// A sheet of paper with round corners.
  public static var paper: Self { Self() }
}

// MARK: - WaveCardStyle

/// A coloured header that ends in a wave, the content below it.
public struct WaveCardStyle: CardStyle {
  private let tint: Color
  private let amplitude: CGFloat

  public init(tint: Color = .teal, amplitude: CGFloat = 14) {
    self.tint = tint
    self.amplitude = amplitude
  }

  public func makeBody(configuration: Configuration) -> some View {
    let backgroundStyle: Color = configuration.isFeatured ? tint.opacity(0.2) : tint.opacity(0.08)
    VStack(alignment: .leading, spacing: 0) {
      configuration.title
        .font(.title3.bold())
        .foregroundStyle(.white)
        .padding(.horizontal, 16)
        .padding(.top, 16)
        .padding(.bottom, amplitude * 2 + 8)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background {
          Wave(amplitude: amplitude)
            .fill(tint.gradient)
        }
        .overlay(alignment: .topTrailing) {
          configuration.badge?
            .padding(12)
        }
      configuration.content
        .padding(16)
    }
    .background(backgroundStyle, ignoresSafeAreaEdges: .all)
    .clipShape(.rect(cornerRadius: panelRadius))
  }
}

extension CardStyle where Self == WaveCardStyle {
  /// A coloured header that ends in a wave, the content below it.
  public static var wave: Self { Self() }

  /// A coloured header that ends in a wave, the content below it.
  public static func wave(tint: Color = .teal, amplitude: CGFloat = 14) -> Self {
    Self(tint: tint, amplitude: amplitude)
  }
}

// MARK: - DottedCardStyle

/// A dotted outline, for cards that are not filled in yet.
public struct DottedCardStyle: CardStyle {
  private let color: Color
  private let dash: CGFloat

  public init(color: Color = .secondary, dash: CGFloat = 6) {
    self.color = color
    self.dash = dash
  }

  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 8) {
      configuration.title
        .font(.headline)
        .foregroundStyle(color)
      configuration.content
    }
    .multilineTextAlignment(.center)
    .frame(maxWidth: .infinity)
    .padding(20)
    .overlay {
      RoundedRectangle(cornerRadius: panelRadius, style: .continuous)
        .strokeBorder(
          color,
          style: StrokeStyle(
            lineWidth: configuration.isFeatured ? 3 : 1.5,
            lineCap: .round,
            dash: [1, dash]))
    }
    .accessibilityElement(children: .contain)
  }
}

extension CardStyle where Self == DottedCardStyle {
  /// A dotted outline, for cards that are not filled in yet.
  public static var dotted: Self { Self() }

  /// A dotted outline, for cards that are not filled in yet.
  public static func dotted(color: Color = .secondary, dash: CGFloat = 6) -> Self {
    Self(color: color, dash: dash)
  }
}
#endif
