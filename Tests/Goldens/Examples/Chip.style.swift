// Made by stylec 0.1.0 from Chip.style; changes here are lost.
// swift-format-ignore-file
// swiftlint:disable all
#if canImport(SwiftUI)
public import SwiftUI

// MARK: - Chip

/// What a `Chip` hands to its style.
public struct ChipStyleConfiguration {
  /// The title of a `Chip`.
  public struct Title: View {
    private let content: AnyView
    private var styles: AnyChipStyle?

    public init(_ content: some View) {
      self.content = AnyView(content)
    }

    fileprivate mutating func keep(_ styles: AnyChipStyle) {
      self.styles = self.styles ?? styles
    }

    public var body: some View { content.drawn(under: styles) }
  }

  /// The icon of a `Chip`.
  public struct Icon: View {
    private let content: AnyView
    private var styles: AnyChipStyle?

    public init(_ content: some View) {
      self.content = AnyView(content)
    }

    fileprivate mutating func keep(_ styles: AnyChipStyle) {
      self.styles = self.styles ?? styles
    }

    public var body: some View { content.drawn(under: styles) }
  }

  /// The word.
  public fileprivate(set) var title: Title
  public fileprivate(set) var icon: Icon?
  public let tone: Tone
  public let isSelected: Bool
  /// Called when the chip is tapped; a chip without it is only a mark.
  public let onSelect: (() -> Void)?
  /// Called when the chip's cross is tapped; without it there is no cross.
  public let onRemove: (() -> Void)?

  public init(
    title: Title,
    icon: Icon? = nil,
    tone: Tone = .neutral,
    isSelected: Bool = false,
    onSelect: (() -> Void)? = nil,
    onRemove: (() -> Void)? = nil
  ) {
    self.title = title
    self.icon = icon
    self.tone = tone
    self.isSelected = isSelected
    self.onSelect = onSelect
    self.onRemove = onRemove
  }
}

extension View {
  /// What a caller put into a slot, drawn under the styles that the control was given.
  fileprivate func drawn(under styles: AnyChipStyle?) -> some View {
    transformEnvironment(\.chipStyle) { inner in
      // Put back what the control popped; leave a style alone that was set since.
      if let styles, inner.isPopped { inner = styles }
    }
  }
}

/// How a `Chip` looks. A style is a struct.
@MainActor @preconcurrency
public protocol ChipStyle: DynamicProperty, Sendable {
  associatedtype Body: View
  typealias Configuration = ChipStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

/// A style whose type is erased, in front of the styles set further out.
public struct AnyChipStyle: ChipStyle {
  private let top: ChipStyleLink?  // nil: no style is set
  fileprivate private(set) var isPopped = false

  nonisolated public init(_ style: some ChipStyle) {
    self = (style as? Self) ?? Self(ChipStyleLink(style, isAlone: true))
  }

  nonisolated fileprivate init() {
    self.init(nil)
  }

  nonisolated private init(_ top: ChipStyleLink?) {
    self.top = top
  }

  /// The stack with `style` in front; an erased style brings its own stack along.
  nonisolated fileprivate func pushing(_ style: some ChipStyle) -> Self {
    guard let erased = style as? Self else {
      return Self(ChipStyleLink(style, outer: top))
    }
    var outer = top
    if let below = erased.top?.outer { outer = pushing(Self(below)).top }
    return Self(ChipStyleLink(erased.top?.style, outer: outer))
  }

  nonisolated private var popped: Self {
    var popped = Self(top?.outer)
    popped.isPopped = true
    return popped
  }

  public func makeBody(configuration: Configuration) -> some View {
    let current: any ChipStyle = top?.style ?? TintedChipStyle()
    return resolve(current, configuration)
  }

  private func resolve(_ current: some ChipStyle, _ configuration: Configuration) -> AnyView {
    // A style that is on no stack leaves the stack alone.
    if let top, top.isAlone {
      return AnyView(ResolvedChipStyle(style: current, configuration: configuration))
    }
    var configuration = configuration
    configuration.title.keep(self)
    configuration.icon?.keep(self)
    return AnyView(
      ResolvedChipStyle(style: current, configuration: configuration)
        .environment(\.chipStyle, popped))
  }
}

/// A style on the stack.
private final class ChipStyleLink: Sendable {
  let style: (any ChipStyle)?  // nil: the default style
  let outer: ChipStyleLink?
  let isAlone: Bool  // on no stack

  nonisolated init(
    _ style: (any ChipStyle)?,
    outer: ChipStyleLink? = nil,
    isAlone: Bool = false
  ) {
    self.style = style
    self.outer = outer
    self.isAlone = isAlone
  }
}

/// Gives a style's environment and state properties a view to live in.
private struct ResolvedChipStyle<Style: ChipStyle>: View {
  let style: Style
  let configuration: ChipStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

private enum ChipStyleKey: EnvironmentKey {
  nonisolated static var defaultValue: AnyChipStyle { AnyChipStyle() }
}

extension EnvironmentValues {
  /// The style of the `Chip`s inside a view.
  nonisolated public var chipStyle: AnyChipStyle {
    get { self[ChipStyleKey.self] }
    set { self[ChipStyleKey.self] = newValue }
  }
}

private struct ChipStyleModifier<Style: ChipStyle>: ViewModifier {
  @Environment(\.chipStyle) private var outer
  let style: Style

  nonisolated init(style: Style) {
    self.style = style
  }

  func body(content: Content) -> some View {
    content.environment(\.chipStyle, outer.pushing(style))
  }
}

extension View {
  /// Sets the style of the `Chip`s inside this view.
  ///
  /// Another value of the same style type animates; another type starts afresh.
  nonisolated public func chipStyle(_ style: some ChipStyle) -> some View {
    modifier(ChipStyleModifier(style: style))
  }
}

/// A word in a capsule that can be chosen or taken away.
public struct Chip: View {
  @Environment(\.chipStyle) private var style
  private let configuration: ChipStyleConfiguration

  /// Creates a `Chip`.
  ///
  /// - Parameters:
  ///   - title: The word.
  public init<Icon: View>(
    tone: Tone = .neutral,
    isSelected: Bool = false,
    @ViewBuilder title: () -> some View,
    @ViewBuilder icon: () -> Icon = { EmptyView() }
  ) {
    configuration = ChipStyleConfiguration(
      title: .init(title()),
      icon: Icon.self is EmptyView.Type ? nil : .init(icon()),
      tone: tone,
      isSelected: isSelected)
  }

  /// Creates a `Chip`.
  ///
  /// - Parameters:
  ///   - title: The word.
  ///   - onSelect: Called when the chip is tapped; a chip without it is only a mark.
  ///   - onRemove: Called when the chip's cross is tapped; without it there is no cross.
  public init<Icon: View>(
    tone: Tone = .neutral,
    isSelected: Bool = false,
    @ViewBuilder title: () -> some View,
    @ViewBuilder icon: () -> Icon = { EmptyView() },
    onSelect: (() -> Void)?,
    onRemove: (() -> Void)? = nil
  ) {
    configuration = ChipStyleConfiguration(
      title: .init(title()),
      icon: Icon.self is EmptyView.Type ? nil : .init(icon()),
      tone: tone,
      isSelected: isSelected,
      onSelect: onSelect,
      onRemove: onRemove)
  }

  /// Creates a `Chip`.
  ///
  /// - Parameters:
  ///   - title: The word.
  ///   - onRemove: Called when the chip's cross is tapped; without it there is no cross.
  public init<Icon: View>(
    tone: Tone = .neutral,
    isSelected: Bool = false,
    @ViewBuilder title: () -> some View,
    @ViewBuilder icon: () -> Icon = { EmptyView() },
    onRemove: (() -> Void)?
  ) {
    configuration = ChipStyleConfiguration(
      title: .init(title()),
      icon: Icon.self is EmptyView.Type ? nil : .init(icon()),
      tone: tone,
      isSelected: isSelected,
      onRemove: onRemove)
  }

  /// Creates a `Chip` with a localised title.
  public init<Icon: View>(
    _ titleKey: LocalizedStringKey,
    tone: Tone = .neutral,
    isSelected: Bool = false,
    @ViewBuilder icon: () -> Icon = { EmptyView() }
  ) {
    configuration = ChipStyleConfiguration(
      title: .init(Text(titleKey)),
      icon: Icon.self is EmptyView.Type ? nil : .init(icon()),
      tone: tone,
      isSelected: isSelected)
  }

  /// Creates a `Chip` with a localised title.
  ///
  /// - Parameters:
  ///   - onSelect: Called when the chip is tapped; a chip without it is only a mark.
  ///   - onRemove: Called when the chip's cross is tapped; without it there is no cross.
  public init<Icon: View>(
    _ titleKey: LocalizedStringKey,
    tone: Tone = .neutral,
    isSelected: Bool = false,
    @ViewBuilder icon: () -> Icon = { EmptyView() },
    onSelect: (() -> Void)?,
    onRemove: (() -> Void)? = nil
  ) {
    configuration = ChipStyleConfiguration(
      title: .init(Text(titleKey)),
      icon: Icon.self is EmptyView.Type ? nil : .init(icon()),
      tone: tone,
      isSelected: isSelected,
      onSelect: onSelect,
      onRemove: onRemove)
  }

  /// Creates a `Chip` with a localised title.
  ///
  /// - Parameters:
  ///   - onRemove: Called when the chip's cross is tapped; without it there is no cross.
  public init<Icon: View>(
    _ titleKey: LocalizedStringKey,
    tone: Tone = .neutral,
    isSelected: Bool = false,
    @ViewBuilder icon: () -> Icon = { EmptyView() },
    onRemove: (() -> Void)?
  ) {
    configuration = ChipStyleConfiguration(
      title: .init(Text(titleKey)),
      icon: Icon.self is EmptyView.Type ? nil : .init(icon()),
      tone: tone,
      isSelected: isSelected,
      onRemove: onRemove)
  }

  /// Creates a `Chip` with a title as it is.
  @_disfavoredOverload
  public init<Icon: View>(
    _ title: some StringProtocol,
    tone: Tone = .neutral,
    isSelected: Bool = false,
    @ViewBuilder icon: () -> Icon = { EmptyView() }
  ) {
    configuration = ChipStyleConfiguration(
      title: .init(Text(title)),
      icon: Icon.self is EmptyView.Type ? nil : .init(icon()),
      tone: tone,
      isSelected: isSelected)
  }

  /// Creates a `Chip` with a title as it is.
  ///
  /// - Parameters:
  ///   - onSelect: Called when the chip is tapped; a chip without it is only a mark.
  ///   - onRemove: Called when the chip's cross is tapped; without it there is no cross.
  @_disfavoredOverload
  public init<Icon: View>(
    _ title: some StringProtocol,
    tone: Tone = .neutral,
    isSelected: Bool = false,
    @ViewBuilder icon: () -> Icon = { EmptyView() },
    onSelect: (() -> Void)?,
    onRemove: (() -> Void)? = nil
  ) {
    configuration = ChipStyleConfiguration(
      title: .init(Text(title)),
      icon: Icon.self is EmptyView.Type ? nil : .init(icon()),
      tone: tone,
      isSelected: isSelected,
      onSelect: onSelect,
      onRemove: onRemove)
  }

  /// Creates a `Chip` with a title as it is.
  ///
  /// - Parameters:
  ///   - onRemove: Called when the chip's cross is tapped; without it there is no cross.
  @_disfavoredOverload
  public init<Icon: View>(
    _ title: some StringProtocol,
    tone: Tone = .neutral,
    isSelected: Bool = false,
    @ViewBuilder icon: () -> Icon = { EmptyView() },
    onRemove: (() -> Void)?
  ) {
    configuration = ChipStyleConfiguration(
      title: .init(Text(title)),
      icon: Icon.self is EmptyView.Type ? nil : .init(icon()),
      tone: tone,
      isSelected: isSelected,
      onRemove: onRemove)
  }

  /// `configuration` drawn with the next style further out.
  public init(_ configuration: ChipStyleConfiguration) {
    self.configuration = configuration
  }

  public var body: some View { style.makeBody(configuration: configuration) }
}

// MARK: - TintedChipStyle

/// A tinted capsule; full colour while selected.
public struct TintedChipStyle: ChipStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    TintedChipStyleBody(configuration: configuration)
  }
}

private struct TintedChipStyleBody: View {
  let configuration: ChipStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.density) private var density
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @State private var isHovered = false

  init(configuration: ChipStyleConfiguration) {
    self.configuration = configuration
  }

  var body: some View {
    let look = colors(configuration.tone)
    let isTight: Bool = density == .compact
    let foregroundStyle: Color = configuration.isSelected ? .white : look.text
    let backgroundStyle: Color =
      if configuration.isSelected {
        look.pressed ?? look.fill
      } else if isHovered && configuration.onSelect != nil {
        look.fill.opacity(0.25)
      } else {
        look.fill.opacity(0.15)
      }
    let opacity: Double = isEnabled ? 1 : 0.4
    let animation: Animation? = reduceMotion ? nil : .easeOut(duration: 0.15)
    HStack(spacing: isTight ? 4 : 6) {
      Button {
        configuration.onSelect?()
      } label: {
        HStack(spacing: 4) {
          configuration.icon?
            .imageScale(.small)
          configuration.title
            .lineLimit(1)
        }
        .contentShape(Rectangle())
      }
      .disabled(configuration.onSelect == nil)
      if configuration.onRemove != nil {
        Button {
          configuration.onRemove?()
        } label: {
          Image(systemName: "xmark")
            .imageScale(.small)
            .foregroundStyle(.secondary)
        }
        .accessibilityLabel(Text("Remove"))
      }
    }
    .buttonStyle(.plain)
    .font(isTight ? .caption : .footnote)
    .padding(.horizontal, isTight ? 8 : 12)
    .padding(.vertical, isTight ? 3 : 6)
    .foregroundStyle(foregroundStyle)
    .background(backgroundStyle, in: Capsule())
    .overlay {
      Capsule()
        .strokeBorder(look.border, lineWidth: 1)
    }
    .opacity(opacity)
    .animation(animation, value: configuration.isSelected)
    .animation(animation, value: isHovered)
    #if !os(tvOS) && !os(watchOS)
      .onHover { isHovered = $0 }
    #endif
  }

  private func colors(_ tone: Tone) -> ToneColors {
    switch tone {
    case .neutral: ToneColors(fill: .gray, text: .primary)
    case .info: ToneColors(fill: .blue, text: .blue)
    case .success: ToneColors(fill: .green, text: .green, pressed: .mint)
    case .warning: ToneColors(fill: .orange, text: .orange, border: .orange)
    case .danger: ToneColors(fill: .red, text: .red, border: .red)
    }
  }
}

extension ChipStyle where Self == TintedChipStyle {
  /// A tinted capsule; full colour while selected.
  public static var tinted: Self { Self() }
}

// MARK: - OutlinedChipStyle

/// Only a frame, for pages with many chips.
public struct OutlinedChipStyle: ChipStyle {
  private let color: Color

  public init(color: Color = .secondary) {
    self.color = color
  }

  public func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.onSelect?()
    } label: {
      HStack {
        configuration.icon
        configuration.title
      }
    }
    .buttonStyle(.plain)
    .font(.footnote)
    .padding(.horizontal, 10)
    .padding(.vertical, 4)
    .overlay {
      let strokeBorderLineWidth: CGFloat = configuration.isSelected ? 2 : 1
      Capsule()
        .strokeBorder(color, lineWidth: strokeBorderLineWidth)
    }
  }
}

extension ChipStyle where Self == OutlinedChipStyle {
  /// Only a frame, for pages with many chips.
  public static var outlined: Self { Self() }

  /// Only a frame, for pages with many chips.
  public static func outlined(color: Color = .secondary) -> Self {
    Self(color: color)
  }
}
#endif
