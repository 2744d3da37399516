// Made by stylec 0.1.0 from Segments.style; changes here are lost.
// swift-format-ignore-file
// swiftlint:disable all
#if canImport(SwiftUI)
public import SwiftUI

// MARK: - SegmentBar

/// What a `SegmentBar` hands to its style.
public struct SegmentBarStyleConfiguration {
  /// The segment of a `SegmentBar`.
  public struct Segment: View {
    private let content: AnyView
    private var styles: AnySegmentBarStyle?

    public init(_ content: some View) {
      self.content = AnyView(content)
    }

    fileprivate mutating func keep(_ styles: AnySegmentBarStyle) {
      self.styles = self.styles ?? styles
    }

    public var body: some View { content.drawn(under: styles) }
  }

  /// The label of a `SegmentBar`.
  public struct Label: View {
    private let content: AnyView
    private var styles: AnySegmentBarStyle?

    public init(_ content: some View) {
      self.content = AnyView(content)
    }

    fileprivate mutating func keep(_ styles: AnySegmentBarStyle) {
      self.styles = self.styles ?? styles
    }

    public var body: some View { content.drawn(under: styles) }
  }

  /// The face of a segment.
  public fileprivate(set) var segment: (Int) -> Segment
  /// A word in front of the bar.
  public fileprivate(set) var label: Label?
  @Binding public var selection: Int
  public let count: Int

  public init(
    segment: @escaping (Int) -> Segment,
    label: Label? = nil,
    selection: Binding<Int>,
    count: Int
  ) {
    self.segment = segment
    self.label = label
    self._selection = selection
    self.count = count
  }
}

extension View {
  /// What a caller put into a slot, drawn under the styles that the control was given.
  fileprivate func drawn(under styles: AnySegmentBarStyle?) -> some View {
    transformEnvironment(\.segmentBarStyle) { inner in
      // Put back what the control popped; leave a style alone that was set since.
      if let styles, inner.isPopped { inner = styles }
    }
  }
}

/// How a `SegmentBar` looks. A style is a struct.
@MainActor @preconcurrency
public protocol SegmentBarStyle: DynamicProperty, Sendable {
  associatedtype Body: View
  typealias Configuration = SegmentBarStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

/// A style whose type is erased, in front of the styles set further out.
public struct AnySegmentBarStyle: SegmentBarStyle {
  private let top: SegmentBarStyleLink?  // nil: no style is set
  fileprivate private(set) var isPopped = false

  nonisolated public init(_ style: some SegmentBarStyle) {
    self = (style as? Self) ?? Self(SegmentBarStyleLink(style, isAlone: true))
  }

  nonisolated fileprivate init() {
    self.init(nil)
  }

  nonisolated private init(_ top: SegmentBarStyleLink?) {
    self.top = top
  }

  /// The stack with `style` in front; an erased style brings its own stack along.
  nonisolated fileprivate func pushing(_ style: some SegmentBarStyle) -> Self {
    guard let erased = style as? Self else {
      return Self(SegmentBarStyleLink(style, outer: top))
    }
    var outer = top
    if let below = erased.top?.outer { outer = pushing(Self(below)).top }
    return Self(SegmentBarStyleLink(erased.top?.style, outer: outer))
  }

  nonisolated private var popped: Self {
    var popped = Self(top?.outer)
    popped.isPopped = true
    return popped
  }

  public func makeBody(configuration: Configuration) -> some View {
    let current: any SegmentBarStyle = top?.style ?? RaisedSegmentBarStyle()
    return resolve(current, configuration)
  }

  private func resolve(_ current: some SegmentBarStyle, _ configuration: Configuration) -> AnyView {
    // A style that is on no stack leaves the stack alone.
    if let top, top.isAlone {
      return AnyView(ResolvedSegmentBarStyle(style: current, configuration: configuration))
    }
    var configuration = configuration
    let segment = configuration.segment
    configuration.segment = { value in
      var kept = segment(value)
      kept.keep(self)
      return kept
    }
    configuration.label?.keep(self)
    return AnyView(
      ResolvedSegmentBarStyle(style: current, configuration: configuration)
        .environment(\.segmentBarStyle, popped))
  }
}

/// A style on the stack.
private final class SegmentBarStyleLink: Sendable {
  let style: (any SegmentBarStyle)?  // nil: the default style
  let outer: SegmentBarStyleLink?
  let isAlone: Bool  // on no stack

  nonisolated init(
    _ style: (any SegmentBarStyle)?,
    outer: SegmentBarStyleLink? = nil,
    isAlone: Bool = false
  ) {
    self.style = style
    self.outer = outer
    self.isAlone = isAlone
  }
}

/// Gives a style's environment and state properties a view to live in.
private struct ResolvedSegmentBarStyle<Style: SegmentBarStyle>: View {
  let style: Style
  let configuration: SegmentBarStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

private enum SegmentBarStyleKey: EnvironmentKey {
  nonisolated static var defaultValue: AnySegmentBarStyle { AnySegmentBarStyle() }
}

extension EnvironmentValues {
  /// The style of the `SegmentBar`s inside a view.
  nonisolated public var segmentBarStyle: AnySegmentBarStyle {
    get { self[SegmentBarStyleKey.self] }
    set { self[SegmentBarStyleKey.self] = newValue }
  }
}

private struct SegmentBarStyleModifier<Style: SegmentBarStyle>: ViewModifier {
  @Environment(\.segmentBarStyle) private var outer
  let style: Style

  nonisolated init(style: Style) {
    self.style = style
  }

  func body(content: Content) -> some View {
    content.environment(\.segmentBarStyle, outer.pushing(style))
  }
}

extension View {
  /// Sets the style of the `SegmentBar`s inside this view.
  ///
  /// Another value of the same style type animates; another type starts afresh.
  nonisolated public func segmentBarStyle(_ style: some SegmentBarStyle) -> some View {
    modifier(SegmentBarStyleModifier(style: style))
  }
}

/// A choice among a few neighbours.
public struct SegmentBar: View {
  private let configuration: SegmentBarStyleConfiguration
  private let drawsOnly: Bool

  /// Creates a `SegmentBar`.
  ///
  /// - Parameters:
  ///   - segment: The face of a segment.
  ///   - label: A word in front of the bar.
  public init<LabelSlot: View>(
    selection: Binding<Int>,
    count: Int,
    @ViewBuilder segment: @escaping (Int) -> some View,
    @ViewBuilder label: () -> LabelSlot = { EmptyView() }
  ) {
    configuration = SegmentBarStyleConfiguration(
      segment: { .init(segment($0)) },
      label: LabelSlot.self is EmptyView.Type ? nil : .init(label()),
      selection: selection,
      count: count)
    drawsOnly = false
  }

  /// Creates a `SegmentBar` with a localised label.
  ///
  /// - Parameters:
  ///   - segment: The face of a segment.
  public init(
    _ labelKey: LocalizedStringKey,
    selection: Binding<Int>,
    count: Int,
    @ViewBuilder segment: @escaping (Int) -> some View
  ) {
    configuration = SegmentBarStyleConfiguration(
      segment: { .init(segment($0)) },
      label: .init(Text(labelKey)),
      selection: selection,
      count: count)
    drawsOnly = false
  }

  /// Creates a `SegmentBar` with a label as it is.
  ///
  /// - Parameters:
  ///   - segment: The face of a segment.
  @_disfavoredOverload
  public init(
    _ label: some StringProtocol,
    selection: Binding<Int>,
    count: Int,
    @ViewBuilder segment: @escaping (Int) -> some View
  ) {
    configuration = SegmentBarStyleConfiguration(
      segment: { .init(segment($0)) },
      label: .init(Text(label)),
      selection: selection,
      count: count)
    drawsOnly = false
  }

  /// `configuration` drawn with the next style further out, and nothing of the control around it.
  public init(_ configuration: SegmentBarStyleConfiguration) {
    self.configuration = configuration
    drawsOnly = true
  }

  public var body: some View {
    if drawsOnly {
      StyledSegmentBar(configuration: configuration)
    } else {
      SegmentBarBody(configuration: configuration)
    }
  }
}

/// A configuration drawn with the style of the environment.
private struct StyledSegmentBar: View {
  @Environment(\.segmentBarStyle) private var style
  let configuration: SegmentBarStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

/// The control around its style.
private struct SegmentBarBody: View {
  let configuration: SegmentBarStyleConfiguration

  var body: some View {
    StyledSegmentBar(configuration: configuration)
      .accessibilityElement(children: .contain)
  }
}

// MARK: - RaisedSegmentBarStyle

/// Segments on a common ground, the chosen one raised.
public struct RaisedSegmentBarStyle: SegmentBarStyle {
  private let radius: CGFloat

  public init(radius: CGFloat = 9) {
    self.radius = radius
  }

  public func makeBody(configuration: Configuration) -> some View {
    RaisedSegmentBarStyleBody(configuration: configuration, radius: radius)
  }
}

private struct RaisedSegmentBarStyleBody: View {
  let configuration: SegmentBarStyleConfiguration
  let radius: CGFloat
  @Environment(\.isEnabled) private var isEnabled
  @Namespace private var ns

  init(configuration: SegmentBarStyleConfiguration, radius: CGFloat) {
    self.configuration = configuration
    self.radius = radius
  }

  var body: some View {
    let opacity: Double = isEnabled ? 1 : 0.5
    HStack {
      configuration.label?
        .font(.subheadline)
      HStack(spacing: 2) {
        ForEach(0..<configuration.count, id: \.self) { index in
          RaisedSegmentBarStyleSegment(
            configuration: configuration,
            index: index,
            radius: radius,
            ns: ns)
        }
      }
      .padding(3)
      .background(.quaternary, in: .rect(cornerRadius: radius))
    }
    .opacity(opacity)
  }
}

private struct RaisedSegmentBarStyleSegment: View {
  let configuration: SegmentBarStyleConfiguration
  let index: Int
  let radius: CGFloat
  let ns: Namespace.ID
  @State private var isHovered = false

  init(configuration: SegmentBarStyleConfiguration, index: Int, radius: CGFloat, ns: Namespace.ID) {
    self.configuration = configuration
    self.index = index
    self.radius = radius
    self.ns = ns
  }

  var body: some View {
    let isChosen: Bool = index == configuration.selection
    let foregroundStyle: AnyShapeStyle =
      if isChosen {
        AnyShapeStyle(.primary)
      } else if isHovered {
        AnyShapeStyle(HierarchicalShapeStyle.primary.opacity(0.8))
      } else {
        AnyShapeStyle(.secondary)
      }
    configuration.segment(index)
      .lineLimit(1)
      .frame(maxWidth: .infinity)
      .padding(.vertical, 6)
      .foregroundStyle(foregroundStyle)
      .background {
        if isChosen {
          RoundedRectangle(cornerRadius: radius - 2)
            .fill(.background)
            .shadow(color: .black.opacity(0.15), radius: 2, y: 1)
            .matchedGeometryEffect(id: "chosen", in: ns)
        }
      }
      .contentShape(Rectangle())
      .onTapGesture { withAnimation(.spring(duration: 0.25)) { configuration.selection = index } }
      .accessibilityAddTraits(isChosen ? [.isButton, .isSelected] : .isButton)
      #if !os(tvOS) && !os(watchOS)
        .onHover { isHovered = $0 }
      #endif
  }
}

extension SegmentBarStyle where Self == RaisedSegmentBarStyle {
  /// Segments on a common ground, the chosen one raised.
  public static var raised: Self { Self() }

  /// Segments on a common ground, the chosen one raised.
  public static func raised(radius: CGFloat = 9) -> Self {
    Self(radius: radius)
  }
}

// MARK: - UnderlinedSegmentBarStyle

/// Plain words with a line under the chosen one, as on a web page.
public struct UnderlinedSegmentBarStyle: SegmentBarStyle {
  private let tint: Color

  public init(tint: Color = .accentColor) {
    self.tint = tint
  }

  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 18) {
      ForEach(0..<configuration.count, id: \.self) { index in
        Button {
          configuration.selection = index
        } label: {
          VStack(spacing: 4) {
            configuration.segment(index)
            let fillStyle: Color = index == configuration.selection ? tint : .clear
            Rectangle()
              .fill(fillStyle)
              .frame(height: 2)
          }
          .fixedSize()
        }
      }
    }
    .buttonStyle(.plain)
  }
}

extension SegmentBarStyle where Self == UnderlinedSegmentBarStyle {
  /// Plain words with a line under the chosen one, as on a web page.
  public static var underlined: Self { Self() }

  /// Plain words with a line under the chosen one, as on a web page.
  public static func underlined(tint: Color = .accentColor) -> Self {
    Self(tint: tint)
  }
}
#endif
