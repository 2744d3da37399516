// What Examples/Accordion.style says, written by hand: the same names, looks and features. To compare how
// long Swift takes for both (`Scripts/compile-time`).

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

    public var body: some View { content.restoring(styles) }

    fileprivate mutating func keep(_ styles: AnyAccordionStyle) {
      self.styles = self.styles ?? styles
    }
  }

  /// The content of an `Accordion`.
  public struct Content: View {
    private let content: AnyView
    private var styles: AnyAccordionStyle?

    public init(_ content: some View) {
      self.content = AnyView(content)
    }

    public var body: some View { content.restoring(styles) }

    fileprivate mutating func keep(_ styles: AnyAccordionStyle) {
      self.styles = self.styles ?? styles
    }
  }

  /// The summary of an `Accordion`.
  public struct Summary: View {
    private let content: AnyView
    private var styles: AnyAccordionStyle?

    public init(_ content: some View) {
      self.content = AnyView(content)
    }

    public var body: some View { content.restoring(styles) }

    fileprivate mutating func keep(_ styles: AnyAccordionStyle) {
      self.styles = self.styles ?? styles
    }
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
  /// Puts back the styles that the control popped, unless another style has been set since.
  fileprivate func restoring(_ styles: AnyAccordionStyle?) -> some View {
    transformEnvironment(\.accordionStyle) { inner in
      if let styles, inner.isPopped { inner = styles }
    }
  }
}

/// How an `Accordion` looks.
@MainActor @preconcurrency
public protocol AccordionStyle: DynamicProperty, Sendable {
  associatedtype Body: View
  typealias Configuration = AccordionStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

/// A type-erased style in front of those set further out.
public struct AnyAccordionStyle: AccordionStyle {
  private let style: (any AccordionStyle)?
  private let outer: (any AccordionStyle)?
  fileprivate private(set) var isPopped = false

  nonisolated public init(_ style: some AccordionStyle) {
    self = (style as? Self) ?? Self(style: style, outer: nil)
  }

  nonisolated fileprivate init() {
    self.init(style: nil, outer: nil)
  }

  nonisolated private init(style: (any AccordionStyle)?, outer: Self?) {
    self.style = style
    self.outer = outer
  }

  nonisolated fileprivate func pushing(_ style: some AccordionStyle) -> Self {
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
    let current: any AccordionStyle = style ?? RowAccordionStyle()
    return resolve(current, configuration)
  }

  private func resolve(_ current: some AccordionStyle, _ configuration: Configuration) -> AnyView {
    if style != nil && outer == nil {
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

/// A view for the environment and state properties of a style.
private struct ResolvedAccordionStyle<Style: AccordionStyle>: View {
  let style: Style
  let configuration: AccordionStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

private struct AccordionStyleKey: EnvironmentKey {
  nonisolated static var defaultValue: AnyAccordionStyle { AnyAccordionStyle() }
}

extension EnvironmentValues {
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
  nonisolated public func accordionStyle(_ style: some AccordionStyle) -> some View {
    modifier(AccordionStyleModifier(style: style))
  }
}

/// A heading that opens and closes its content.
public struct Accordion: View {
  private let configuration: AccordionStyleConfiguration
  private let drawsOnly: Bool
  @State private var isOpen = false

  public init<Summary: View>(
    isLocked: Bool = false,
    @ViewBuilder heading: () -> some View,
    @ViewBuilder content: () -> some View,
    @ViewBuilder summary: () -> Summary = { EmptyView() }
  ) {
    configuration = AccordionStyleConfiguration(
      heading: .init(heading()),
      content: .init(content()),
      summary: Summary.self == EmptyView.self ? nil : .init(summary()),
      isLocked: isLocked)
    drawsOnly = false
  }

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
      summary: Summary.self == EmptyView.self ? nil : .init(summary()),
      isLocked: isLocked,
      onChange: onChange)
    drawsOnly = false
  }

  public init<Summary: View>(
    _ headingKey: LocalizedStringKey,
    isLocked: Bool = false,
    @ViewBuilder content: () -> some View,
    @ViewBuilder summary: () -> Summary = { EmptyView() }
  ) {
    self.init(isLocked: isLocked, heading: { Text(headingKey) }, content: content, summary: summary)
  }

  public init<Summary: View>(
    _ headingKey: LocalizedStringKey,
    isLocked: Bool = false,
    @ViewBuilder content: () -> some View,
    @ViewBuilder summary: () -> Summary = { EmptyView() },
    onChange: ((Bool) -> Void)?
  ) {
    self.init(
      isLocked: isLocked,
      heading: { Text(headingKey) },
      content: content,
      summary: summary,
      onChange: onChange)
  }

  @_disfavoredOverload
  public init<Summary: View>(
    _ heading: some StringProtocol,
    isLocked: Bool = false,
    @ViewBuilder content: () -> some View,
    @ViewBuilder summary: () -> Summary = { EmptyView() }
  ) {
    self.init(isLocked: isLocked, heading: { Text(heading) }, content: content, summary: summary)
  }

  @_disfavoredOverload
  public init<Summary: View>(
    _ heading: some StringProtocol,
    isLocked: Bool = false,
    @ViewBuilder content: () -> some View,
    @ViewBuilder summary: () -> Summary = { EmptyView() },
    onChange: ((Bool) -> Void)?
  ) {
    self.init(
      isLocked: isLocked,
      heading: { Text(heading) },
      content: content,
      summary: summary,
      onChange: onChange)
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
      Button {
        withAnimation(.easeInOut(duration: 0.25)) { isOpen.toggle() }
        configuration.onChange?(isOpen)
      } label: {
        EmptyView()
      }
      .buttonStyle(AccordionPress(configuration: configuration, isExpanded: isOpen))
      .disabled(configuration.isLocked)
    }
  }
}

private struct StyledAccordion: View {
  @Environment(\.accordionStyle) private var style
  let configuration: AccordionStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

/// Hands the press of the control's button to its style.
private struct AccordionPress: ButtonStyle {
  let configuration: AccordionStyleConfiguration
  let isExpanded: Bool

  func makeBody(configuration button: Configuration) -> some View {
    var configuration = configuration
    configuration.isExpanded = isExpanded
    configuration.isPressed = button.isPressed
    return StyledAccordion(configuration: configuration)
  }
}

// MARK: - Row

/// A row with a chevron, the content under it.
public struct RowAccordionStyle: AccordionStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 10) {
      HStack {
        configuration.heading
          .font(.headline)
        Spacer()
        if let summary = configuration.summary {
          summary
            .font(.subheadline)
            .foregroundStyle(.secondary)
            .opacity(configuration.isExpanded ? 0 : 1)
        }
        Image(systemName: configuration.isLocked ? "lock" : "chevron.down")
          .imageScale(.small)
          .rotationEffect(.degrees(configuration.isExpanded ? 180 : 0))
      }
      .contentShape(Rectangle())
      .opacity(configuration.isPressed ? 0.6 : 1)
      if configuration.isExpanded {
        configuration.content
          .transition(.opacity)
      }
    }
    .padding(.vertical, 8)
    .grayscale(configuration.isLocked ? 1 : 0)
  }
}

extension AccordionStyle where Self == RowAccordionStyle {
  /// A row with a chevron, the content under it.
  public static var row: Self { Self() }
}

// MARK: - Edged

/// A panel with a coloured edge that widens while the section is open.
public struct EdgedAccordionStyle: AccordionStyle {
  private let tint: Color
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  public init(tint: Color = .accentColor) {
    self.tint = tint
  }

  private var animation: Animation? { reduceMotion ? nil : .spring(duration: 0.25) }

  public func makeBody(configuration: Configuration) -> some View {
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
      Rectangle()
        .fill(configuration.isLocked ? .gray : tint)
        .frame(width: configuration.isExpanded ? 6 : 3)
    }
    .scaleEffect(configuration.isPressed ? 0.98 : 1)
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
