// Made by stylec 0.1.0 from Accordion.style; changes here are lost.
// swift-format-ignore-file
// swiftlint:disable all
#if canImport(SwiftUI)
public import SwiftUI

// MARK: - Accordion

/// What an `Accordion` hands to its style.
public struct AccordionStyleConfiguration {
  /// The heading of an `Accordion`.
  public struct Heading: View {
    private let content: AnyView
    private var styles: AnyAccordionStyle?

    public init(_ content: some View) {
      self.content = AnyView(content)
    }

    fileprivate mutating func keep(_ styles: AnyAccordionStyle) {
      self.styles = self.styles ?? styles
    }

    public var body: some View { content.drawn(under: styles) }
  }

  /// The content of an `Accordion`.
  public struct Content: View {
    private let content: AnyView
    private var styles: AnyAccordionStyle?

    public init(_ content: some View) {
      self.content = AnyView(content)
    }

    fileprivate mutating func keep(_ styles: AnyAccordionStyle) {
      self.styles = self.styles ?? styles
    }

    public var body: some View { content.drawn(under: styles) }
  }

  /// The summary of an `Accordion`.
  public struct Summary: View {
    private let content: AnyView
    private var styles: AnyAccordionStyle?

    public init(_ content: some View) {
      self.content = AnyView(content)
    }

    fileprivate mutating func keep(_ styles: AnyAccordionStyle) {
      self.styles = self.styles ?? styles
    }

    public var body: some View { content.drawn(under: styles) }
  }

  public fileprivate(set) var heading: Heading
  public fileprivate(set) var content: Content
  /// Stands at the end of the heading while the section is closed.
  public fileprivate(set) var summary: Summary?
  public fileprivate(set) var isExpanded: Bool
  public fileprivate(set) var isPressed: Bool
  public let isLocked: Bool
  /// Called with true when the section has opened.
  public let onChange: ((Bool) -> Void)?

  public init(
    heading: Heading,
    content: Content,
    summary: Summary? = nil,
    isExpanded: Bool = false,
    isPressed: Bool = false,
    isLocked: Bool = false,
    onChange: ((Bool) -> Void)? = nil
  ) {
    self.heading = heading
    self.content = content
    self.summary = summary
    self.isExpanded = isExpanded
    self.isPressed = isPressed
    self.isLocked = isLocked
    self.onChange = onChange
  }
}

extension View {
  /// What a caller put into a slot, drawn under the styles that the control was given.
  fileprivate func drawn(under styles: AnyAccordionStyle?) -> some View {
    transformEnvironment(\.accordionStyle) { inner in
      // Put back what the control popped; leave a style alone that was set since.
      if let styles, inner.isPopped { inner = styles }
    }
  }
}

/// How an `Accordion` looks. A style is a struct.
@MainActor @preconcurrency
public protocol AccordionStyle: DynamicProperty, Sendable {
  associatedtype Body: View
  typealias Configuration = AccordionStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

/// A style whose type is erased, in front of the styles set further out.
public struct AnyAccordionStyle: AccordionStyle {
  private let top: AccordionStyleLink?  // nil: no style is set
  fileprivate private(set) var isPopped = false

  nonisolated public init(_ style: some AccordionStyle) {
    self = (style as? Self) ?? Self(AccordionStyleLink(style, isAlone: true))
  }

  nonisolated fileprivate init() {
    self.init(nil)
  }

  nonisolated private init(_ top: AccordionStyleLink?) {
    self.top = top
  }

  /// The stack with `style` in front; an erased style brings its own stack along.
  nonisolated fileprivate func pushing(_ style: some AccordionStyle) -> Self {
    guard let erased = style as? Self else {
      return Self(AccordionStyleLink(style, outer: top))
    }
    var outer = top
    if let below = erased.top?.outer { outer = pushing(Self(below)).top }
    return Self(AccordionStyleLink(erased.top?.style, outer: outer))
  }

  nonisolated private var popped: Self {
    var popped = Self(top?.outer)
    popped.isPopped = true
    return popped
  }

  public func makeBody(configuration: Configuration) -> some View {
    let current: any AccordionStyle = top?.style ?? RowAccordionStyle()
    return resolve(current, configuration)
  }

  private func resolve(_ current: some AccordionStyle, _ configuration: Configuration) -> AnyView {
    // A style that is on no stack leaves the stack alone.
    if let top, top.isAlone {
      return AnyView(ResolvedAccordionStyle(style: current, configuration: configuration))
    }
    var configuration = configuration
    configuration.heading.keep(self)
    configuration.content.keep(self)
    configuration.summary?.keep(self)
    return AnyView(
      ResolvedAccordionStyle(style: current, configuration: configuration)
        .environment(\.accordionStyle, popped))
  }
}

/// A style on the stack.
private final class AccordionStyleLink: Sendable {
  let style: (any AccordionStyle)?  // nil: the default style
  let outer: AccordionStyleLink?
  let isAlone: Bool  // on no stack

  nonisolated init(
    _ style: (any AccordionStyle)?,
    outer: AccordionStyleLink? = nil,
    isAlone: Bool = false
  ) {
    self.style = style
    self.outer = outer
    self.isAlone = isAlone
  }
}

/// Gives a style's environment and state properties a view to live in.
private struct ResolvedAccordionStyle<Style: AccordionStyle>: View {
  let style: Style
  let configuration: AccordionStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

private enum AccordionStyleKey: EnvironmentKey {
  nonisolated static var defaultValue: AnyAccordionStyle { AnyAccordionStyle() }
}

extension EnvironmentValues {
  /// The style of the `Accordion`s inside a view.
  nonisolated public var accordionStyle: AnyAccordionStyle {
    get { self[AccordionStyleKey.self] }
    set { self[AccordionStyleKey.self] = newValue }
  }
}

private struct AccordionStyleModifier<Style: AccordionStyle>: ViewModifier {
  @Environment(\.accordionStyle) private var outer
  let style: Style

  nonisolated init(style: Style) {
    self.style = style
  }

  func body(content: Content) -> some View {
    content.environment(\.accordionStyle, outer.pushing(style))
  }
}

extension View {
  /// Sets the style of the `Accordion`s inside this view.
  ///
  /// Another value of the same style type animates; another type starts afresh.
  nonisolated public func accordionStyle(_ style: some AccordionStyle) -> some View {
    modifier(AccordionStyleModifier(style: style))
  }
}

/// A heading that opens and closes its content.
public struct Accordion: View {
  private let configuration: AccordionStyleConfiguration
  private let drawsOnly: Bool

  /// Creates an `Accordion`.
  ///
  /// - Parameters:
  ///   - summary: Stands at the end of the heading while the section is closed.
  public init<Summary: View>(
    isLocked: Bool = false,
    @ViewBuilder heading: () -> some View,
    @ViewBuilder content: () -> some View,
    @ViewBuilder summary: () -> Summary = { EmptyView() }
  ) {
    configuration = AccordionStyleConfiguration(
      heading: .init(heading()),
      content: .init(content()),
      summary: Summary.self is EmptyView.Type ? nil : .init(summary()),
      isLocked: isLocked)
    drawsOnly = false
  }

  /// Creates an `Accordion`.
  ///
  /// - Parameters:
  ///   - summary: Stands at the end of the heading while the section is closed.
  ///   - onChange: Called with true when the section has opened.
  public init<Summary: View>(
    isLocked: Bool = false,
    @ViewBuilder heading: () -> some View,
    @ViewBuilder content: () -> some View,
    @ViewBuilder summary: () -> Summary = { EmptyView() },
    onChange: ((Bool) -> Void)?
  ) {
    configuration = AccordionStyleConfiguration(
      heading: .init(heading()),
      content: .init(content()),
      summary: Summary.self is EmptyView.Type ? nil : .init(summary()),
      isLocked: isLocked,
      onChange: onChange)
    drawsOnly = false
  }

  /// Creates an `Accordion` with a localised heading.
  ///
  /// - Parameters:
  ///   - summary: Stands at the end of the heading while the section is closed.
  public init<Summary: View>(
    _ headingKey: LocalizedStringKey,
    isLocked: Bool = false,
    @ViewBuilder content: () -> some View,
    @ViewBuilder summary: () -> Summary = { EmptyView() }
  ) {
    configuration = AccordionStyleConfiguration(
      heading: .init(Text(headingKey)),
      content: .init(content()),
      summary: Summary.self is EmptyView.Type ? nil : .init(summary()),
      isLocked: isLocked)
    drawsOnly = false
  }

  /// Creates an `Accordion` with a localised heading.
  ///
  /// - Parameters:
  ///   - summary: Stands at the end of the heading while the section is closed.
  ///   - onChange: Called with true when the section has opened.
  public init<Summary: View>(
    _ headingKey: LocalizedStringKey,
    isLocked: Bool = false,
    @ViewBuilder content: () -> some View,
    @ViewBuilder summary: () -> Summary = { EmptyView() },
    onChange: ((Bool) -> Void)?
  ) {
    configuration = AccordionStyleConfiguration(
      heading: .init(Text(headingKey)),
      content: .init(content()),
      summary: Summary.self is EmptyView.Type ? nil : .init(summary()),
      isLocked: isLocked,
      onChange: onChange)
    drawsOnly = false
  }

  /// Creates an `Accordion` with a heading as it is.
  ///
  /// - Parameters:
  ///   - summary: Stands at the end of the heading while the section is closed.
  @_disfavoredOverload
  public init<Summary: View>(
    _ heading: some StringProtocol,
    isLocked: Bool = false,
    @ViewBuilder content: () -> some View,
    @ViewBuilder summary: () -> Summary = { EmptyView() }
  ) {
    configuration = AccordionStyleConfiguration(
      heading: .init(Text(heading)),
      content: .init(content()),
      summary: Summary.self is EmptyView.Type ? nil : .init(summary()),
      isLocked: isLocked)
    drawsOnly = false
  }

  /// Creates an `Accordion` with a heading as it is.
  ///
  /// - Parameters:
  ///   - summary: Stands at the end of the heading while the section is closed.
  ///   - onChange: Called with true when the section has opened.
  @_disfavoredOverload
  public init<Summary: View>(
    _ heading: some StringProtocol,
    isLocked: Bool = false,
    @ViewBuilder content: () -> some View,
    @ViewBuilder summary: () -> Summary = { EmptyView() },
    onChange: ((Bool) -> Void)?
  ) {
    configuration = AccordionStyleConfiguration(
      heading: .init(Text(heading)),
      content: .init(content()),
      summary: Summary.self is EmptyView.Type ? nil : .init(summary()),
      isLocked: isLocked,
      onChange: onChange)
    drawsOnly = false
  }

  /// `configuration` drawn with the next style further out, and nothing of the control around it.
  public init(_ configuration: AccordionStyleConfiguration) {
    self.configuration = configuration
    drawsOnly = true
  }

  public var body: some View {
    if drawsOnly {
      StyledAccordion(configuration: configuration)
    } else {
      AccordionBody(configuration: configuration)
    }
  }
}

/// A configuration drawn with the style of the environment.
private struct StyledAccordion: View {
  @Environment(\.accordionStyle) private var style
  let configuration: AccordionStyleConfiguration

  init(configuration: AccordionStyleConfiguration) {
    self.configuration = configuration
  }

  /// With the states that the control sets by itself.
  init(configuration: AccordionStyleConfiguration, isExpanded: Bool, isPressed: Bool) {
    var configuration = configuration
    configuration.isExpanded = isExpanded
    configuration.isPressed = isPressed
    self.configuration = configuration
  }

  var body: some View { style.makeBody(configuration: configuration) }
}

/// The control around its style.
private struct AccordionBody: View {
  let configuration: AccordionStyleConfiguration
  @State private var isOpen: Bool = false

  init(configuration: AccordionStyleConfiguration) {
    self.configuration = configuration
  }

  var body: some View {
    Button {
      withAnimation(.easeInOut(duration: 0.25)) { isOpen.toggle() }
      configuration.onChange?(isOpen)
    } label: {
      EmptyView()
    }
    .buttonStyle(AccordionBodyPress { isPressed in
      StyledAccordion(
        configuration: configuration,
        isExpanded: isOpen,
        isPressed: isPressed)
    })
      .disabled(configuration.isLocked)
  }
}

/// Tells the label of a button whether it is pressed.
private struct AccordionBodyPress<Label: View>: ButtonStyle {
  @ViewBuilder let label: (Bool) -> Label

  func makeBody(configuration: Configuration) -> some View {
    label(configuration.isPressed)
  }
}

// MARK: - RowAccordionStyle

/// A row with a chevron, the content under it.
public struct RowAccordionStyle: AccordionStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    let grayscale: Double = configuration.isLocked ? 1 : 0
    VStack(alignment: .leading, spacing: 10) {
      let opacity: Double = configuration.isPressed ? 0.6 : 1
      HStack {
        configuration.heading
          .font(.headline)
        Spacer()
        if let summary = configuration.summary {
          let opacity2: Double = configuration.isExpanded ? 0 : 1
          summary
            .font(.subheadline)
            .foregroundStyle(.secondary)
            .opacity(opacity2)
        }
        let rotation: Angle = configuration.isExpanded ? .degrees(180) : .zero
        Image(systemName: configuration.isLocked ? "lock" : "chevron.down")
          .imageScale(.small)
          .rotationEffect(rotation)
      }
      .contentShape(Rectangle())
      .opacity(opacity)
      if configuration.isExpanded {
        configuration.content
          .transition(.opacity)
      }
    }
    .padding(.vertical, 8)
    .grayscale(grayscale)
  }
}

extension AccordionStyle where Self == RowAccordionStyle {
  /// A row with a chevron, the content under it.
  public static var row: Self { Self() }
}

// MARK: - EdgedAccordionStyle

/// A panel with a coloured edge that widens while the section is open.
public struct EdgedAccordionStyle: AccordionStyle {
  private let tint: Color

  public init(tint: Color = .accentColor) {
    self.tint = tint
  }

  public func makeBody(configuration: Configuration) -> some View {
    EdgedAccordionStyleBody(configuration: configuration, tint: tint)
  }
}

private struct EdgedAccordionStyleBody: View {
  let configuration: AccordionStyleConfiguration
  let tint: Color
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  var body: some View {
    let scale: CGFloat = configuration.isPressed ? 0.98 : 1
    let animation: Animation? = reduceMotion ? nil : .spring(duration: 0.25)
    VStack(alignment: .leading, spacing: 12) {
      configuration.heading
        .font(.title3)
      if configuration.isExpanded {
        configuration.content
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .panelled(radius: 8)
    .overlay(alignment: .leading) {
      let fillStyle: Color = configuration.isLocked ? .gray : tint
      let frameWidth: CGFloat? = configuration.isExpanded ? 6 : 3
      Rectangle()
        .fill(fillStyle)
        .frame(width: frameWidth)
    }
    .scaleEffect(scale)
    .animation(animation, value: configuration.isExpanded)
    .animation(animation, value: configuration.isPressed)
  }
}

extension AccordionStyle where Self == EdgedAccordionStyle {
  /// A panel with a coloured edge that widens while the section is open.
  public static var edged: Self { Self() }

  /// A panel with a coloured edge that widens while the section is open.
  public static func edged(tint: Color = .accentColor) -> Self {
    Self(tint: tint)
  }
}
#endif
