// What Examples/Chip.style says, written by hand: the same names, looks and features. To compare how
// long Swift takes for both (`Scripts/compile-time`).

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

    public var body: some View { content.restoring(styles) }

    fileprivate mutating func keep(_ styles: AnyChipStyle) {
      self.styles = self.styles ?? styles
    }
  }

  /// The icon of a `Chip`.
  public struct Icon: View {
    private let content: AnyView
    private var styles: AnyChipStyle?

    public init(_ content: some View) {
      self.content = AnyView(content)
    }

    public var body: some View { content.restoring(styles) }

    fileprivate mutating func keep(_ styles: AnyChipStyle) {
      self.styles = self.styles ?? styles
    }
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
  /// Puts back the styles that the control popped, unless another style has been set since.
  fileprivate func restoring(_ styles: AnyChipStyle?) -> some View {
    transformEnvironment(\.chipStyle) { inner in
      if let styles, inner.isPopped { inner = styles }
    }
  }
}

/// How a `Chip` looks.
@MainActor @preconcurrency
public protocol ChipStyle: DynamicProperty, Sendable {
  associatedtype Body: View
  typealias Configuration = ChipStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

/// A type-erased style in front of those set further out.
public struct AnyChipStyle: ChipStyle {
  private let style: (any ChipStyle)?
  private let outer: (any ChipStyle)?
  fileprivate private(set) var isPopped = false

  nonisolated public init(_ style: some ChipStyle) {
    self = (style as? Self) ?? Self(style: style, outer: nil)
  }

  nonisolated fileprivate init() {
    self.init(style: nil, outer: nil)
  }

  nonisolated private init(style: (any ChipStyle)?, outer: Self?) {
    self.style = style
    self.outer = outer
  }

  nonisolated fileprivate func pushing(_ style: some ChipStyle) -> Self {
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
    let current: any ChipStyle = style ?? TintedChipStyle()
    return resolve(current, configuration)
  }

  private func resolve(_ current: some ChipStyle, _ configuration: Configuration) -> AnyView {
    if style != nil && outer == nil {
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

/// A view for the environment and state properties of a style.
private struct ResolvedChipStyle<Style: ChipStyle>: View {
  let style: Style
  let configuration: ChipStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

private struct ChipStyleKey: EnvironmentKey {
  nonisolated static var defaultValue: AnyChipStyle { AnyChipStyle() }
}

extension EnvironmentValues {
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
  nonisolated public func chipStyle(_ style: some ChipStyle) -> some View {
    modifier(ChipStyleModifier(style: style))
  }
}

/// A word in a capsule that can be chosen or taken away.
public struct Chip: View {
  @Environment(\.chipStyle) private var style
  private let configuration: ChipStyleConfiguration

  public init<Icon: View>(
    tone: Tone = .neutral,
    isSelected: Bool = false,
    @ViewBuilder title: () -> some View,
    @ViewBuilder icon: () -> Icon = { EmptyView() }
  ) {
    configuration = ChipStyleConfiguration(
      title: .init(title()),
      icon: Icon.self == EmptyView.self ? nil : .init(icon()),
      tone: tone,
      isSelected: isSelected)
  }

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
      icon: Icon.self == EmptyView.self ? nil : .init(icon()),
      tone: tone,
      isSelected: isSelected,
      onSelect: onSelect,
      onRemove: onRemove)
  }

  public init<Icon: View>(
    tone: Tone = .neutral,
    isSelected: Bool = false,
    @ViewBuilder title: () -> some View,
    @ViewBuilder icon: () -> Icon = { EmptyView() },
    onRemove: (() -> Void)?
  ) {
    configuration = ChipStyleConfiguration(
      title: .init(title()),
      icon: Icon.self == EmptyView.self ? nil : .init(icon()),
      tone: tone,
      isSelected: isSelected,
      onRemove: onRemove)
  }

  public init<Icon: View>(
    _ titleKey: LocalizedStringKey,
    tone: Tone = .neutral,
    isSelected: Bool = false,
    @ViewBuilder icon: () -> Icon = { EmptyView() }
  ) {
    self.init(tone: tone, isSelected: isSelected, title: { Text(titleKey) }, icon: icon)
  }

  public init<Icon: View>(
    _ titleKey: LocalizedStringKey,
    tone: Tone = .neutral,
    isSelected: Bool = false,
    @ViewBuilder icon: () -> Icon = { EmptyView() },
    onSelect: (() -> Void)?,
    onRemove: (() -> Void)? = nil
  ) {
    self.init(
      tone: tone,
      isSelected: isSelected,
      title: { Text(titleKey) },
      icon: icon,
      onSelect: onSelect,
      onRemove: onRemove)
  }

  public init<Icon: View>(
    _ titleKey: LocalizedStringKey,
    tone: Tone = .neutral,
    isSelected: Bool = false,
    @ViewBuilder icon: () -> Icon = { EmptyView() },
    onRemove: (() -> Void)?
  ) {
    self.init(
      tone: tone,
      isSelected: isSelected,
      title: { Text(titleKey) },
      icon: icon,
      onRemove: onRemove)
  }

  @_disfavoredOverload
  public init<Icon: View>(
    _ title: some StringProtocol,
    tone: Tone = .neutral,
    isSelected: Bool = false,
    @ViewBuilder icon: () -> Icon = { EmptyView() }
  ) {
    self.init(tone: tone, isSelected: isSelected, title: { Text(title) }, icon: icon)
  }

  @_disfavoredOverload
  public init<Icon: View>(
    _ title: some StringProtocol,
    tone: Tone = .neutral,
    isSelected: Bool = false,
    @ViewBuilder icon: () -> Icon = { EmptyView() },
    onSelect: (() -> Void)?,
    onRemove: (() -> Void)? = nil
  ) {
    self.init(
      tone: tone,
      isSelected: isSelected,
      title: { Text(title) },
      icon: icon,
      onSelect: onSelect,
      onRemove: onRemove)
  }

  @_disfavoredOverload
  public init<Icon: View>(
    _ title: some StringProtocol,
    tone: Tone = .neutral,
    isSelected: Bool = false,
    @ViewBuilder icon: () -> Icon = { EmptyView() },
    onRemove: (() -> Void)?
  ) {
    self.init(
      tone: tone,
      isSelected: isSelected,
      title: { Text(title) },
      icon: icon,
      onRemove: onRemove)
  }

  /// `configuration` drawn with the next style further out.
  public init(_ configuration: ChipStyleConfiguration) {
    self.configuration = configuration
  }

  public var body: some View { style.makeBody(configuration: configuration) }
}

// MARK: - Tinted

/// A tinted capsule; full colour while selected.
public struct TintedChipStyle: ChipStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    TintedChip(configuration: configuration)
  }
}

private struct TintedChip: View {
  let configuration: ChipStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.density) private var density
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @State private var isHovered = false

  init(configuration: ChipStyleConfiguration) {
    self.configuration = configuration
  }

  private var look: ToneColors { configuration.tone.colors }
  private var isTight: Bool { density == .compact }
  private var animation: Animation? { reduceMotion ? nil : .easeOut(duration: 0.15) }

  private var ground: Color {
    if configuration.isSelected { return look.pressed ?? look.fill }
    return look.fill.opacity(isHovered && configuration.onSelect != nil ? 0.25 : 0.15)
  }

  var body: some View {
    HStack(spacing: isTight ? 4 : 6) {
      Button {
        configuration.onSelect?()
      } label: {
        HStack(spacing: 4) {
          configuration.icon?.imageScale(.small)
          configuration.title
            .lineLimit(1)
        }
        .contentShape(Rectangle())
      }
      .disabled(configuration.onSelect == nil)
      if let onRemove = configuration.onRemove {
        Button(action: onRemove) {
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
    .foregroundStyle(configuration.isSelected ? .white : look.text)
    .background(ground, in: Capsule())
    .overlay {
      Capsule()
        .strokeBorder(look.border, lineWidth: 1)
    }
    .opacity(isEnabled ? 1 : 0.4)
    .animation(animation, value: configuration.isSelected)
    .animation(animation, value: isHovered)
    #if !os(tvOS) && !os(watchOS)
      .onHover { isHovered = $0 }
    #endif
  }
}

extension Tone {
  fileprivate var colors: ToneColors {
    switch self {
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

// MARK: - Outlined

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
      Capsule()
        .strokeBorder(color, lineWidth: configuration.isSelected ? 2 : 1)
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
