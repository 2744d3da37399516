// Made by stylec 0.1.0 from Banner.style; changes here are lost.
// swift-format-ignore-file
// swiftlint:disable all
#if canImport(SwiftUI)
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

    fileprivate mutating func keep(_ styles: AnyBannerStyle) {
      self.styles = self.styles ?? styles
    }

    public var body: some View { content.drawn(under: styles) }
  }

  /// The message of a `Banner`.
  public struct Message: View {
    private let content: AnyView
    private var styles: AnyBannerStyle?

    public init(_ content: some View) {
      self.content = AnyView(content)
    }

    fileprivate mutating func keep(_ styles: AnyBannerStyle) {
      self.styles = self.styles ?? styles
    }

    public var body: some View { content.drawn(under: styles) }
  }

  /// The icon of a `Banner`.
  public struct Icon: View {
    private let content: AnyView
    private var styles: AnyBannerStyle?

    public init(_ content: some View) {
      self.content = AnyView(content)
    }

    fileprivate mutating func keep(_ styles: AnyBannerStyle) {
      self.styles = self.styles ?? styles
    }

    public var body: some View { content.drawn(under: styles) }
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
  /// What a caller put into a slot, drawn under the styles that the control was given.
  fileprivate func drawn(under styles: AnyBannerStyle?) -> some View {
    transformEnvironment(\.bannerStyle) { inner in
      // Put back what the control popped; leave a style alone that was set since.
      if let styles, inner.isPopped { inner = styles }
    }
  }
}

/// How a `Banner` looks. A style is a struct.
@MainActor @preconcurrency
public protocol BannerStyle: DynamicProperty, Sendable {
  associatedtype Body: View
  typealias Configuration = BannerStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

/// A style whose type is erased, in front of the styles set further out.
public struct AnyBannerStyle: BannerStyle {
  private let top: BannerStyleLink?  // nil: no style is set
  fileprivate private(set) var isPopped = false

  nonisolated public init(_ style: some BannerStyle) {
    self = (style as? Self) ?? Self(BannerStyleLink(style, isAlone: true))
  }

  nonisolated fileprivate init() {
    self.init(nil)
  }

  nonisolated private init(_ top: BannerStyleLink?) {
    self.top = top
  }

  /// The stack with `style` in front; an erased style brings its own stack along.
  nonisolated fileprivate func pushing(_ style: some BannerStyle) -> Self {
    guard let erased = style as? Self else {
      return Self(BannerStyleLink(style, outer: top))
    }
    var outer = top
    if let below = erased.top?.outer { outer = pushing(Self(below)).top }
    return Self(BannerStyleLink(erased.top?.style, outer: outer))
  }

  nonisolated private var popped: Self {
    var popped = Self(top?.outer)
    popped.isPopped = true
    return popped
  }

  public func makeBody(configuration: Configuration) -> some View {
    let current: any BannerStyle = top?.style ?? FloatingBannerStyle()
    return resolve(current, configuration)
  }

  private func resolve(_ current: some BannerStyle, _ configuration: Configuration) -> AnyView {
    // A style that is on no stack leaves the stack alone.
    if let top, top.isAlone {
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

/// A style on the stack.
private final class BannerStyleLink: Sendable {
  let style: (any BannerStyle)?  // nil: the default style
  let outer: BannerStyleLink?
  let isAlone: Bool  // on no stack

  nonisolated init(
    _ style: (any BannerStyle)?,
    outer: BannerStyleLink? = nil,
    isAlone: Bool = false
  ) {
    self.style = style
    self.outer = outer
    self.isAlone = isAlone
  }
}

/// Gives a style's environment and state properties a view to live in.
private struct ResolvedBannerStyle<Style: BannerStyle>: View {
  let style: Style
  let configuration: BannerStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

private enum BannerStyleKey: EnvironmentKey {
  nonisolated static var defaultValue: AnyBannerStyle { AnyBannerStyle() }
}

extension EnvironmentValues {
  /// The style of the `Banner`s inside a view.
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
  ///
  /// Another value of the same style type animates; another type starts afresh.
  nonisolated public func bannerStyle(_ style: some BannerStyle) -> some View {
    modifier(BannerStyleModifier(style: style))
  }
}

/// A message with a title, as it stands at the top of a page.
public struct Banner: View {
  @Environment(\.bannerStyle) private var style
  private let configuration: BannerStyleConfiguration

  /// Creates a `Banner`.
  ///
  /// - Parameters:
  ///   - isBusy: Whether the app is still at it.
  ///   - title: What happened, in a few words.
  ///   - message: What it means for the reader.
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
      icon: Icon.self is EmptyView.Type ? nil : .init(icon()),
      tone: tone,
      isBusy: isBusy)
  }

  /// Creates a `Banner`.
  ///
  /// - Parameters:
  ///   - isBusy: Whether the app is still at it.
  ///   - title: What happened, in a few words.
  ///   - message: What it means for the reader.
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
      icon: Icon.self is EmptyView.Type ? nil : .init(icon()),
      tone: tone,
      isBusy: isBusy,
      onDismiss: onDismiss)
  }

  /// Creates a `Banner` with a localised title.
  ///
  /// - Parameters:
  ///   - isBusy: Whether the app is still at it.
  ///   - message: What it means for the reader.
  public init<Icon: View>(
    _ titleKey: LocalizedStringKey,
    tone: Tone = .info,
    isBusy: Bool = false,
    @ViewBuilder message: () -> some View,
    @ViewBuilder icon: () -> Icon = { EmptyView() }
  ) {
    configuration = BannerStyleConfiguration(
      title: .init(Text(titleKey)),
      message: .init(message()),
      icon: Icon.self is EmptyView.Type ? nil : .init(icon()),
      tone: tone,
      isBusy: isBusy)
  }

  /// Creates a `Banner` with a localised title.
  ///
  /// - Parameters:
  ///   - isBusy: Whether the app is still at it.
  ///   - message: What it means for the reader.
  public init<Icon: View>(
    _ titleKey: LocalizedStringKey,
    tone: Tone = .info,
    isBusy: Bool = false,
    @ViewBuilder message: () -> some View,
    @ViewBuilder icon: () -> Icon = { EmptyView() },
    onDismiss: (() -> Void)?
  ) {
    configuration = BannerStyleConfiguration(
      title: .init(Text(titleKey)),
      message: .init(message()),
      icon: Icon.self is EmptyView.Type ? nil : .init(icon()),
      tone: tone,
      isBusy: isBusy,
      onDismiss: onDismiss)
  }

  /// Creates a `Banner` with a title as it is.
  ///
  /// - Parameters:
  ///   - isBusy: Whether the app is still at it.
  ///   - message: What it means for the reader.
  @_disfavoredOverload
  public init<Icon: View>(
    _ title: some StringProtocol,
    tone: Tone = .info,
    isBusy: Bool = false,
    @ViewBuilder message: () -> some View,
    @ViewBuilder icon: () -> Icon = { EmptyView() }
  ) {
    configuration = BannerStyleConfiguration(
      title: .init(Text(title)),
      message: .init(message()),
      icon: Icon.self is EmptyView.Type ? nil : .init(icon()),
      tone: tone,
      isBusy: isBusy)
  }

  /// Creates a `Banner` with a title as it is.
  ///
  /// - Parameters:
  ///   - isBusy: Whether the app is still at it.
  ///   - message: What it means for the reader.
  @_disfavoredOverload
  public init<Icon: View>(
    _ title: some StringProtocol,
    tone: Tone = .info,
    isBusy: Bool = false,
    @ViewBuilder message: () -> some View,
    @ViewBuilder icon: () -> Icon = { EmptyView() },
    onDismiss: (() -> Void)?
  ) {
    configuration = BannerStyleConfiguration(
      title: .init(Text(title)),
      message: .init(message()),
      icon: Icon.self is EmptyView.Type ? nil : .init(icon()),
      tone: tone,
      isBusy: isBusy,
      onDismiss: onDismiss)
  }

  /// Creates a `Banner` with a localised title and a localised message.
  ///
  /// - Parameters:
  ///   - isBusy: Whether the app is still at it.
  public init<Icon: View>(
    _ titleKey: LocalizedStringKey,
    message messageKey: LocalizedStringKey,
    tone: Tone = .info,
    isBusy: Bool = false,
    @ViewBuilder icon: () -> Icon = { EmptyView() }
  ) {
    configuration = BannerStyleConfiguration(
      title: .init(Text(titleKey)),
      message: .init(Text(messageKey)),
      icon: Icon.self is EmptyView.Type ? nil : .init(icon()),
      tone: tone,
      isBusy: isBusy)
  }

  /// Creates a `Banner` with a localised title and a localised message.
  ///
  /// - Parameters:
  ///   - isBusy: Whether the app is still at it.
  public init<Icon: View>(
    _ titleKey: LocalizedStringKey,
    message messageKey: LocalizedStringKey,
    tone: Tone = .info,
    isBusy: Bool = false,
    @ViewBuilder icon: () -> Icon = { EmptyView() },
    onDismiss: (() -> Void)?
  ) {
    configuration = BannerStyleConfiguration(
      title: .init(Text(titleKey)),
      message: .init(Text(messageKey)),
      icon: Icon.self is EmptyView.Type ? nil : .init(icon()),
      tone: tone,
      isBusy: isBusy,
      onDismiss: onDismiss)
  }

  /// Creates a `Banner` with a localised title and a message as it is.
  ///
  /// - Parameters:
  ///   - isBusy: Whether the app is still at it.
  @_disfavoredOverload
  public init<Icon: View>(
    _ titleKey: LocalizedStringKey,
    message: some StringProtocol,
    tone: Tone = .info,
    isBusy: Bool = false,
    @ViewBuilder icon: () -> Icon = { EmptyView() }
  ) {
    configuration = BannerStyleConfiguration(
      title: .init(Text(titleKey)),
      message: .init(Text(message)),
      icon: Icon.self is EmptyView.Type ? nil : .init(icon()),
      tone: tone,
      isBusy: isBusy)
  }

  /// Creates a `Banner` with a localised title and a message as it is.
  ///
  /// - Parameters:
  ///   - isBusy: Whether the app is still at it.
  @_disfavoredOverload
  public init<Icon: View>(
    _ titleKey: LocalizedStringKey,
    message: some StringProtocol,
    tone: Tone = .info,
    isBusy: Bool = false,
    @ViewBuilder icon: () -> Icon = { EmptyView() },
    onDismiss: (() -> Void)?
  ) {
    configuration = BannerStyleConfiguration(
      title: .init(Text(titleKey)),
      message: .init(Text(message)),
      icon: Icon.self is EmptyView.Type ? nil : .init(icon()),
      tone: tone,
      isBusy: isBusy,
      onDismiss: onDismiss)
  }

  /// Creates a `Banner` with a title as it is and a localised message.
  ///
  /// - Parameters:
  ///   - isBusy: Whether the app is still at it.
  @_disfavoredOverload
  public init<Icon: View>(
    _ title: some StringProtocol,
    message messageKey: LocalizedStringKey,
    tone: Tone = .info,
    isBusy: Bool = false,
    @ViewBuilder icon: () -> Icon = { EmptyView() }
  ) {
    configuration = BannerStyleConfiguration(
      title: .init(Text(title)),
      message: .init(Text(messageKey)),
      icon: Icon.self is EmptyView.Type ? nil : .init(icon()),
      tone: tone,
      isBusy: isBusy)
  }

  /// Creates a `Banner` with a title as it is and a localised message.
  ///
  /// - Parameters:
  ///   - isBusy: Whether the app is still at it.
  @_disfavoredOverload
  public init<Icon: View>(
    _ title: some StringProtocol,
    message messageKey: LocalizedStringKey,
    tone: Tone = .info,
    isBusy: Bool = false,
    @ViewBuilder icon: () -> Icon = { EmptyView() },
    onDismiss: (() -> Void)?
  ) {
    configuration = BannerStyleConfiguration(
      title: .init(Text(title)),
      message: .init(Text(messageKey)),
      icon: Icon.self is EmptyView.Type ? nil : .init(icon()),
      tone: tone,
      isBusy: isBusy,
      onDismiss: onDismiss)
  }

  /// Creates a `Banner` with a `Text` as its title and a `Text` as its message.
  ///
  /// - Parameters:
  ///   - isBusy: Whether the app is still at it.
  public init<Icon: View>(
    _ title: Text,
    message: Text,
    tone: Tone = .info,
    isBusy: Bool = false,
    @ViewBuilder icon: () -> Icon = { EmptyView() }
  ) {
    configuration = BannerStyleConfiguration(
      title: .init(title),
      message: .init(message),
      icon: Icon.self is EmptyView.Type ? nil : .init(icon()),
      tone: tone,
      isBusy: isBusy)
  }

  /// Creates a `Banner` with a `Text` as its title and a `Text` as its message.
  ///
  /// - Parameters:
  ///   - isBusy: Whether the app is still at it.
  public init<Icon: View>(
    _ title: Text,
    message: Text,
    tone: Tone = .info,
    isBusy: Bool = false,
    @ViewBuilder icon: () -> Icon = { EmptyView() },
    onDismiss: (() -> Void)?
  ) {
    configuration = BannerStyleConfiguration(
      title: .init(title),
      message: .init(message),
      icon: Icon.self is EmptyView.Type ? nil : .init(icon()),
      tone: tone,
      isBusy: isBusy,
      onDismiss: onDismiss)
  }

  /// `configuration` drawn with the next style further out.
  public init(_ configuration: BannerStyleConfiguration) {
    self.configuration = configuration
  }

  public var body: some View { style.makeBody(configuration: configuration) }
}

// MARK: - FloatingBannerStyle

/// A panel with a disc for the tone at its leading edge.
public struct FloatingBannerStyle: BannerStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    let color: Color =
      switch configuration.tone {
      case .neutral: .gray
      case .info: .blue
      case .success: .green
      case .warning: .orange
      case .danger: .red
      }
    let symbol: String =
      switch configuration.tone {
      case .success: "checkmark"
      case .warning, .danger: "exclamationmark"
      default: "info"
      }
    HStack(alignment: .top, spacing: 12) {
      Group {
        if let icon = configuration.icon {
          icon
        } else {
          SymbolDisc(name: symbol, color: color)
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
      if configuration.onDismiss != nil {
        Button {
          configuration.onDismiss?()
        } label: {
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

extension BannerStyle where Self == FloatingBannerStyle {
  /// A panel with a disc for the tone at its leading edge.
  public static var floating: Self { Self() }
}

// MARK: - StripBannerStyle

/// A line of text on a strip of glass; shimmers while the app is busy.
public struct StripBannerStyle: BannerStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    let shimmerActive: Bool = configuration.isBusy
    let brightness: Double = configuration.tone == .danger ? 0.05 : 0
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
    .backport.glass(tinted: configuration.tone == .danger)
    .shimmer(active: shimmerActive)
    .brightness(brightness)
  }
}

extension BannerStyle where Self == StripBannerStyle {
  /// A line of text on a strip of glass; shimmers while the app is busy.
  public static var strip: Self { Self() }
}

// MARK: - BrandedBannerStyle

/// The banner of the style further out, with its controls in the brand's manner.
public struct BrandedBannerStyle: BannerStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .trailing, spacing: 8) {
      Banner(configuration)
      if configuration.onDismiss != nil {
        ControlGroup { Button("Later") { configuration.onDismiss?() } }
          .controlGroupStyle(.brand)
      }
    }
  }
}

extension BannerStyle where Self == BrandedBannerStyle {
  /// The banner of the style further out, with its controls in the brand's manner.
  public static var branded: Self { Self() }
}
#endif
