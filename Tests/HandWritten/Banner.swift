// What Examples/Banner.style says, written by hand: the same names, looks and features. To compare how
// long Swift takes for both (`Scripts/compile-time`).

public import SwiftUI

// MARK: - Banner

/// What a `Banner` hands to its style.
public struct BannerStyleConfiguration {
  /// The title of a `Banner`.
  public struct Title: View {
    private let content: AnyView
    private var styles: AnyBannerStyle?

    public init(_ content: some View) {
      self.content = AnyView(content)
    }

    public var body: some View { content.restoring(styles) }

    fileprivate mutating func keep(_ styles: AnyBannerStyle) {
      self.styles = self.styles ?? styles
    }
  }

  /// The message of a `Banner`.
  public struct Message: View {
    private let content: AnyView
    private var styles: AnyBannerStyle?

    public init(_ content: some View) {
      self.content = AnyView(content)
    }

    public var body: some View { content.restoring(styles) }

    fileprivate mutating func keep(_ styles: AnyBannerStyle) {
      self.styles = self.styles ?? styles
    }
  }

  /// The icon of a `Banner`.
  public struct Icon: View {
    private let content: AnyView
    private var styles: AnyBannerStyle?

    public init(_ content: some View) {
      self.content = AnyView(content)
    }

    public var body: some View { content.restoring(styles) }

    fileprivate mutating func keep(_ styles: AnyBannerStyle) {
      self.styles = self.styles ?? styles
    }
  }

  /// What happened, in a few words.
  public fileprivate(set) var title: Title
  /// What it means for the reader.
  public fileprivate(set) var message: Message
  public fileprivate(set) var icon: Icon?
  public let tone: Tone
  /// Whether the app is still at it.
  public let isBusy: Bool
  public let onDismiss: (() -> Void)?

  public init(
    title: Title,
    message: Message,
    icon: Icon? = nil,
    tone: Tone = .info,
    isBusy: Bool = false,
    onDismiss: (() -> Void)? = nil
  ) {
    self.title = title
    self.message = message
    self.icon = icon
    self.tone = tone
    self.isBusy = isBusy
    self.onDismiss = onDismiss
  }
}

extension View {
  /// Puts back the styles that the control popped, unless another style has been set since.
  fileprivate func restoring(_ styles: AnyBannerStyle?) -> some View {
    transformEnvironment(\.bannerStyle) { inner in
      if let styles, inner.isPopped { inner = styles }
    }
  }
}

/// How a `Banner` looks.
@MainActor @preconcurrency
public protocol BannerStyle: DynamicProperty, Sendable {
  associatedtype Body: View
  typealias Configuration = BannerStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

/// A type-erased style in front of those set further out.
public struct AnyBannerStyle: BannerStyle {
  private let style: (any BannerStyle)?
  private let outer: (any BannerStyle)?
  fileprivate private(set) var isPopped = false

  nonisolated public init(_ style: some BannerStyle) {
    self = (style as? Self) ?? Self(style: style, outer: nil)
  }

  nonisolated fileprivate init() {
    self.init(style: nil, outer: nil)
  }

  nonisolated private init(style: (any BannerStyle)?, outer: Self?) {
    self.style = style
    self.outer = outer
  }

  nonisolated fileprivate func pushing(_ style: some BannerStyle) -> Self {
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
    let current: any BannerStyle = style ?? FloatingBannerStyle()
    return resolve(current, configuration)
  }

  private func resolve(_ current: some BannerStyle, _ configuration: Configuration) -> AnyView {
    if style != nil && outer == nil {
      return AnyView(ResolvedBannerStyle(style: current, configuration: configuration))
    }
    var configuration = configuration
    configuration.title.keep(self)
    configuration.message.keep(self)
    configuration.icon?.keep(self)
    return AnyView(
      ResolvedBannerStyle(style: current, configuration: configuration)
        .environment(\.bannerStyle, popped))
  }
}

/// A view for the environment and state properties of a style.
private struct ResolvedBannerStyle<Style: BannerStyle>: View {
  let style: Style
  let configuration: BannerStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

private struct BannerStyleKey: EnvironmentKey {
  nonisolated static var defaultValue: AnyBannerStyle { AnyBannerStyle() }
}

extension EnvironmentValues {
  nonisolated public var bannerStyle: AnyBannerStyle {
    get { self[BannerStyleKey.self] }
    set { self[BannerStyleKey.self] = newValue }
  }
}

private struct BannerStyleModifier<Style: BannerStyle>: ViewModifier {
  @Environment(\.bannerStyle) private var outer
  let style: Style

  nonisolated init(style: Style) {
    self.style = style
  }

  func body(content: Content) -> some View {
    content.environment(\.bannerStyle, outer.pushing(style))
  }
}

extension View {
  /// Sets the style of the `Banner`s inside this view.
  nonisolated public func bannerStyle(_ style: some BannerStyle) -> some View {
    modifier(BannerStyleModifier(style: style))
  }
}

/// A message with a title, as it stands at the top of a page.
public struct Banner: View {
  @Environment(\.bannerStyle) private var style
  private let configuration: BannerStyleConfiguration

  public init<Icon: View>(
    tone: Tone = .info,
    isBusy: Bool = false,
    @ViewBuilder title: () -> some View,
    @ViewBuilder message: () -> some View,
    @ViewBuilder icon: () -> Icon = { EmptyView() }
  ) {
    configuration = BannerStyleConfiguration(
      title: .init(title()),
      message: .init(message()),
      icon: Icon.self == EmptyView.self ? nil : .init(icon()),
      tone: tone,
      isBusy: isBusy)
  }

  public init<Icon: View>(
    tone: Tone = .info,
    isBusy: Bool = false,
    @ViewBuilder title: () -> some View,
    @ViewBuilder message: () -> some View,
    @ViewBuilder icon: () -> Icon = { EmptyView() },
    onDismiss: (() -> Void)?
  ) {
    configuration = BannerStyleConfiguration(
      title: .init(title()),
      message: .init(message()),
      icon: Icon.self == EmptyView.self ? nil : .init(icon()),
      tone: tone,
      isBusy: isBusy,
      onDismiss: onDismiss)
  }

  public init<Icon: View>(
    _ titleKey: LocalizedStringKey,
    tone: Tone = .info,
    isBusy: Bool = false,
    @ViewBuilder message: () -> some View,
    @ViewBuilder icon: () -> Icon = { EmptyView() }
  ) {
    self.init(tone: tone, isBusy: isBusy, title: { Text(titleKey) }, message: message, icon: icon)
  }

  public init<Icon: View>(
    _ titleKey: LocalizedStringKey,
    tone: Tone = .info,
    isBusy: Bool = false,
    @ViewBuilder message: () -> some View,
    @ViewBuilder icon: () -> Icon = { EmptyView() },
    onDismiss: (() -> Void)?
  ) {
    self.init(
      tone: tone,
      isBusy: isBusy,
      title: { Text(titleKey) },
      message: message,
      icon: icon,
      onDismiss: onDismiss)
  }

  @_disfavoredOverload
  public init<Icon: View>(
    _ title: some StringProtocol,
    tone: Tone = .info,
    isBusy: Bool = false,
    @ViewBuilder message: () -> some View,
    @ViewBuilder icon: () -> Icon = { EmptyView() }
  ) {
    self.init(tone: tone, isBusy: isBusy, title: { Text(title) }, message: message, icon: icon)
  }

  @_disfavoredOverload
  public init<Icon: View>(
    _ title: some StringProtocol,
    tone: Tone = .info,
    isBusy: Bool = false,
    @ViewBuilder message: () -> some View,
    @ViewBuilder icon: () -> Icon = { EmptyView() },
    onDismiss: (() -> Void)?
  ) {
    self.init(
      tone: tone,
      isBusy: isBusy,
      title: { Text(title) },
      message: message,
      icon: icon,
      onDismiss: onDismiss)
  }

  public init<Icon: View>(
    _ titleKey: LocalizedStringKey,
    message messageKey: LocalizedStringKey,
    tone: Tone = .info,
    isBusy: Bool = false,
    @ViewBuilder icon: () -> Icon = { EmptyView() }
  ) {
    self.init(
      tone: tone,
      isBusy: isBusy,
      title: { Text(titleKey) },
      message: { Text(messageKey) },
      icon: icon)
  }

  public init<Icon: View>(
    _ titleKey: LocalizedStringKey,
    message messageKey: LocalizedStringKey,
    tone: Tone = .info,
    isBusy: Bool = false,
    @ViewBuilder icon: () -> Icon = { EmptyView() },
    onDismiss: (() -> Void)?
  ) {
    self.init(
      tone: tone,
      isBusy: isBusy,
      title: { Text(titleKey) },
      message: { Text(messageKey) },
      icon: icon,
      onDismiss: onDismiss)
  }

  @_disfavoredOverload
  public init<Icon: View>(
    _ titleKey: LocalizedStringKey,
    message: some StringProtocol,
    tone: Tone = .info,
    isBusy: Bool = false,
    @ViewBuilder icon: () -> Icon = { EmptyView() }
  ) {
    self.init(
      tone: tone,
      isBusy: isBusy,
      title: { Text(titleKey) },
      message: { Text(message) },
      icon: icon)
  }

  @_disfavoredOverload
  public init<Icon: View>(
    _ titleKey: LocalizedStringKey,
    message: some StringProtocol,
    tone: Tone = .info,
    isBusy: Bool = false,
    @ViewBuilder icon: () -> Icon = { EmptyView() },
    onDismiss: (() -> Void)?
  ) {
    self.init(
      tone: tone,
      isBusy: isBusy,
      title: { Text(titleKey) },
      message: { Text(message) },
      icon: icon,
      onDismiss: onDismiss)
  }

  @_disfavoredOverload
  public init<Icon: View>(
    _ title: some StringProtocol,
    message messageKey: LocalizedStringKey,
    tone: Tone = .info,
    isBusy: Bool = false,
    @ViewBuilder icon: () -> Icon = { EmptyView() }
  ) {
    self.init(
      tone: tone,
      isBusy: isBusy,
      title: { Text(title) },
      message: { Text(messageKey) },
      icon: icon)
  }

  @_disfavoredOverload
  public init<Icon: View>(
    _ title: some StringProtocol,
    message messageKey: LocalizedStringKey,
    tone: Tone = .info,
    isBusy: Bool = false,
    @ViewBuilder icon: () -> Icon = { EmptyView() },
    onDismiss: (() -> Void)?
  ) {
    self.init(
      tone: tone,
      isBusy: isBusy,
      title: { Text(title) },
      message: { Text(messageKey) },
      icon: icon,
      onDismiss: onDismiss)
  }

  public init<Icon: View>(
    _ title: Text,
    message: Text,
    tone: Tone = .info,
    isBusy: Bool = false,
    @ViewBuilder icon: () -> Icon = { EmptyView() }
  ) {
    self.init(tone: tone, isBusy: isBusy, title: { title }, message: { message }, icon: icon)
  }

  public init<Icon: View>(
    _ title: Text,
    message: Text,
    tone: Tone = .info,
    isBusy: Bool = false,
    @ViewBuilder icon: () -> Icon = { EmptyView() },
    onDismiss: (() -> Void)?
  ) {
    self.init(
      tone: tone,
      isBusy: isBusy,
      title: { title },
      message: { message },
      icon: icon,
      onDismiss: onDismiss)
  }

  /// `configuration` drawn with the next style further out.
  public init(_ configuration: BannerStyleConfiguration) {
    self.configuration = configuration
  }

  public var body: some View { style.makeBody(configuration: configuration) }
}

// MARK: - Floating

/// A panel with a disc for the tone at its leading edge.
public struct FloatingBannerStyle: BannerStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .top, spacing: 12) {
      Group {
        if let icon = configuration.icon {
          icon
        } else {
          SymbolDisc(name: configuration.tone.symbol, color: configuration.tone.color)
        }
      }
      .shimmer(active: configuration.isBusy, speed: 1.5)
      VStack(alignment: .leading, spacing: 2) {
        configuration.title
          .font(.headline)
        configuration.message
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
      Spacer(minLength: 0)
      if let onDismiss = configuration.onDismiss {
        Button(action: onDismiss) {
          Image(systemName: "xmark")
        }
        .buttonStyle(.borderless)
        .accessibilityLabel(Text("Dismiss"))
      }
    }
    .panelled()
    .elevated(level: 2)
  }
}

extension Tone {
  fileprivate var color: Color {
    switch self {
    case .neutral: .gray
    case .info: .blue
    case .success: .green
    case .warning: .orange
    case .danger: .red
    }
  }

  fileprivate var symbol: String {
    switch self {
    case .success: "checkmark"
    case .warning, .danger: "exclamationmark"
    default: "info"
    }
  }
}

extension BannerStyle where Self == FloatingBannerStyle {
  /// A panel with a disc for the tone at its leading edge.
  public static var floating: Self { Self() }
}

// MARK: - Strip

/// A line of text on a strip of glass; shimmers while the app is busy.
public struct StripBannerStyle: BannerStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    let isDanger = configuration.tone == .danger
    HStack {
      if configuration.isBusy {
        ProgressView()
          .controlSize(.small)
      }
      configuration.title
        .font(.footnote.bold())
      configuration.message
        .font(.footnote)
        .lineLimit(1)
    }
    .frame(maxWidth: .infinity)
    .padding(.vertical, 8)
    .backport.glass(tinted: isDanger)
    .shimmer(active: configuration.isBusy)
    .brightness(isDanger ? 0.05 : 0)
  }
}

extension BannerStyle where Self == StripBannerStyle {
  /// A line of text on a strip of glass; shimmers while the app is busy.
  public static var strip: Self { Self() }
}

// MARK: - Branded

/// The banner of the style further out, with its controls in the brand's manner.
public struct BrandedBannerStyle: BannerStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .trailing, spacing: 8) {
      Banner(configuration)
      if let onDismiss = configuration.onDismiss {
        ControlGroup {
          Button("Later", action: onDismiss)
        }
        .controlGroupStyle(.brand)
      }
    }
  }
}

extension BannerStyle where Self == BrandedBannerStyle {
  /// The banner of the style further out, with its controls in the brand's manner.
  public static var branded: Self { Self() }
}
