// What Examples/Segments.style says, written by hand: the same names, looks and features. To compare how
// long Swift takes for both (`Scripts/compile-time`).

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

    public var body: some View { content.restoring(styles) }

    fileprivate func keeping(_ styles: AnySegmentBarStyle) -> Self {
      var kept = self
      kept.styles = self.styles ?? styles
      return kept
    }
  }

  /// The label of a `SegmentBar`.
  public struct Label: View {
    private let content: AnyView
    private var styles: AnySegmentBarStyle?

    public init(_ content: some View) {
      self.content = AnyView(content)
    }

    public var body: some View { content.restoring(styles) }

    fileprivate mutating func keep(_ styles: AnySegmentBarStyle) {
      self.styles = self.styles ?? styles
    }
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
  /// Puts back the styles that the control popped, unless another style has been set since.
  fileprivate func restoring(_ styles: AnySegmentBarStyle?) -> some View {
    transformEnvironment(\.segmentBarStyle) { inner in
      if let styles, inner.isPopped { inner = styles }
    }
  }
}

/// How a `SegmentBar` looks.
@MainActor @preconcurrency
public protocol SegmentBarStyle: DynamicProperty, Sendable {
  associatedtype Body: View
  typealias Configuration = SegmentBarStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

/// A type-erased style in front of those set further out.
public struct AnySegmentBarStyle: SegmentBarStyle {
  private let style: (any SegmentBarStyle)?
  private let outer: (any SegmentBarStyle)?
  fileprivate private(set) var isPopped = false

  nonisolated public init(_ style: some SegmentBarStyle) {
    self = (style as? Self) ?? Self(style: style, outer: nil)
  }

  nonisolated fileprivate init() {
    self.init(style: nil, outer: nil)
  }

  nonisolated private init(style: (any SegmentBarStyle)?, outer: Self?) {
    self.style = style
    self.outer = outer
  }

  nonisolated fileprivate func pushing(_ style: some SegmentBarStyle) -> Self {
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
    let current: any SegmentBarStyle = style ?? RaisedSegmentBarStyle()
    return resolve(current, configuration)
  }

  private func resolve(_ current: some SegmentBarStyle, _ configuration: Configuration) -> AnyView {
    if style != nil && outer == nil {
      return AnyView(ResolvedSegmentBarStyle(style: current, configuration: configuration))
    }
    var configuration = configuration
    configuration.segment = { [segment = configuration.segment] index in
      segment(index).keeping(self)
    }
    configuration.label?.keep(self)
    return AnyView(
      ResolvedSegmentBarStyle(style: current, configuration: configuration)
        .environment(\.segmentBarStyle, popped))
  }
}

/// A view for the environment and state properties of a style.
private struct ResolvedSegmentBarStyle<Style: SegmentBarStyle>: View {
  let style: Style
  let configuration: SegmentBarStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

private struct SegmentBarStyleKey: EnvironmentKey {
  nonisolated static var defaultValue: AnySegmentBarStyle { AnySegmentBarStyle() }
}

extension EnvironmentValues {
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
  nonisolated public func segmentBarStyle(_ style: some SegmentBarStyle) -> some View {
    modifier(SegmentBarStyleModifier(style: style))
  }
}

/// A choice among a few neighbours.
public struct SegmentBar: View {
  private let configuration: SegmentBarStyleConfiguration
  private let drawsOnly: Bool

  public init<LabelSlot: View>(
    selection: Binding<Int>,
    count: Int,
    @ViewBuilder segment: @escaping (Int) -> some View,
    @ViewBuilder label: () -> LabelSlot = { EmptyView() }
  ) {
    configuration = SegmentBarStyleConfiguration(
      segment: { .init(segment($0)) },
      label: LabelSlot.self == EmptyView.self ? nil : .init(label()),
      selection: selection,
      count: count)
    drawsOnly = false
  }

  public init(
    _ labelKey: LocalizedStringKey,
    selection: Binding<Int>,
    count: Int,
    @ViewBuilder segment: @escaping (Int) -> some View
  ) {
    self.init(selection: selection, count: count, segment: segment, label: { Text(labelKey) })
  }

  @_disfavoredOverload
  public init(
    _ label: some StringProtocol,
    selection: Binding<Int>,
    count: Int,
    @ViewBuilder segment: @escaping (Int) -> some View
  ) {
    self.init(selection: selection, count: count, segment: segment, label: { Text(label) })
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
      StyledSegmentBar(configuration: configuration)
        .accessibilityElement(children: .contain)
    }
  }
}

private struct StyledSegmentBar: View {
  @Environment(\.segmentBarStyle) private var style
  let configuration: SegmentBarStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

// MARK: - Raised

/// Segments on a common ground, the chosen one raised.
public struct RaisedSegmentBarStyle: SegmentBarStyle {
  private let radius: CGFloat

  public init(radius: CGFloat = 9) {
    self.radius = radius
  }

  public func makeBody(configuration: Configuration) -> some View {
    RaisedSegmentBar(configuration: configuration, radius: radius)
  }
}

private struct RaisedSegmentBar: View {
  let configuration: SegmentBarStyleConfiguration
  let radius: CGFloat
  @Environment(\.isEnabled) private var isEnabled
  @Namespace private var namespace

  init(configuration: SegmentBarStyleConfiguration, radius: CGFloat) {
    self.configuration = configuration
    self.radius = radius
  }

  var body: some View {
    HStack {
      configuration.label?.font(.subheadline)
      HStack(spacing: 2) {
        ForEach(0..<configuration.count, id: \.self) { index in
          RaisedSegment(
            configuration: configuration, index: index, radius: radius, namespace: namespace)
        }
      }
      .padding(3)
      .background(.quaternary, in: .rect(cornerRadius: radius))
    }
    .opacity(isEnabled ? 1 : 0.5)
  }
}

private struct RaisedSegment: View {
  let configuration: SegmentBarStyleConfiguration
  let index: Int
  let radius: CGFloat
  let namespace: Namespace.ID
  @State private var isHovered = false

  init(
    configuration: SegmentBarStyleConfiguration, index: Int, radius: CGFloat,
    namespace: Namespace.ID
  ) {
    self.configuration = configuration
    self.index = index
    self.radius = radius
    self.namespace = namespace
  }

  private var isChosen: Bool { index == configuration.selection }

  private var ink: AnyShapeStyle {
    if isChosen { return AnyShapeStyle(.primary) }
    return isHovered ? AnyShapeStyle(.primary.opacity(0.8)) : AnyShapeStyle(.secondary)
  }

  var body: some View {
    configuration.segment(index)
      .lineLimit(1)
      .frame(maxWidth: .infinity)
      .padding(.vertical, 6)
      .foregroundStyle(ink)
      .background {
        if isChosen {
          RoundedRectangle(cornerRadius: radius - 2)
            .fill(.background)
            .shadow(color: .black.opacity(0.15), radius: 2, y: 1)
            .matchedGeometryEffect(id: "chosen", in: namespace)
        }
      }
      .contentShape(Rectangle())
      .onTapGesture {
        withAnimation(.spring(duration: 0.25)) { configuration.selection = index }
      }
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

// MARK: - Underlined

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
            Rectangle()
              .fill(index == configuration.selection ? tint : .clear)
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
