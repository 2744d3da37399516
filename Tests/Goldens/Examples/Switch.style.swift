// Made by stylec 0.1.0 from Switch.style; changes here are lost.
// swift-format-ignore-file
// swiftlint:disable all
#if canImport(SwiftUI)
public import SwiftUI

// MARK: - PowerSwitch

/// What a `PowerSwitch` hands to its style.
public struct PowerSwitchStyleConfiguration {
  /// The title of a `PowerSwitch`.
  public struct Title: View {
    private let content: AnyView
    private var styles: AnyPowerSwitchStyle?

    public init(_ content: some View) {
      self.content = AnyView(content)
    }

    fileprivate mutating func keep(_ styles: AnyPowerSwitchStyle) {
      self.styles = self.styles ?? styles
    }

    public var body: some View { content.drawn(under: styles) }
  }

  /// The caption of a `PowerSwitch`.
  public struct Caption: View {
    private let content: AnyView
    private var styles: AnyPowerSwitchStyle?

    public init(_ content: some View) {
      self.content = AnyView(content)
    }

    fileprivate mutating func keep(_ styles: AnyPowerSwitchStyle) {
      self.styles = self.styles ?? styles
    }

    public var body: some View { content.drawn(under: styles) }
  }

  public enum Size: CaseIterable, Hashable, Sendable {
    case small, regular, large
  }

  /// The name of what is switched.
  public fileprivate(set) var title: Title
  /// A line of explanation under the title.
  public fileprivate(set) var caption: Caption?
  /// Whether it is on.
  @Binding public var isOn: Bool
  public fileprivate(set) var isPressed: Bool
  /// How far the change has come, from 0 to 1; nil when nothing is under way.
  public let progress: Double?
  public let size: Size
  /// Opens the details of what is switched.
  public let onInspect: (() -> Void)?

  public init(
    title: Title,
    caption: Caption? = nil,
    isOn: Binding<Bool>,
    isPressed: Bool = false,
    progress: Double? = nil,
    size: Size = .regular,
    onInspect: (() -> Void)? = nil
  ) {
    self.title = title
    self.caption = caption
    self._isOn = isOn
    self.isPressed = isPressed
    self.progress = progress
    self.size = size
    self.onInspect = onInspect
  }
}

extension View {
  /// What a caller put into a slot, drawn under the styles that the control was given.
  fileprivate func drawn(under styles: AnyPowerSwitchStyle?) -> some View {
    transformEnvironment(\.powerSwitchStyle) { inner in
      // Put back what the control popped; leave a style alone that was set since.
      if let styles, inner.isPopped { inner = styles }
    }
  }
}

/// How a `PowerSwitch` looks. A style is a struct.
@MainActor @preconcurrency
public protocol PowerSwitchStyle: DynamicProperty, Sendable {
  associatedtype Body: View
  typealias Configuration = PowerSwitchStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

/// A style whose type is erased, in front of the styles set further out.
public struct AnyPowerSwitchStyle: PowerSwitchStyle {
  private let top: PowerSwitchStyleLink?  // nil: no style is set
  fileprivate private(set) var isPopped = false

  nonisolated public init(_ style: some PowerSwitchStyle) {
    self = (style as? Self) ?? Self(PowerSwitchStyleLink(style, isAlone: true))
  }

  nonisolated fileprivate init() {
    self.init(nil)
  }

  nonisolated private init(_ top: PowerSwitchStyleLink?) {
    self.top = top
  }

  /// The stack with `style` in front; an erased style brings its own stack along.
  nonisolated fileprivate func pushing(_ style: some PowerSwitchStyle) -> Self {
    guard let erased = style as? Self else {
      return Self(PowerSwitchStyleLink(style, outer: top))
    }
    var outer = top
    if let below = erased.top?.outer { outer = pushing(Self(below)).top }
    return Self(PowerSwitchStyleLink(erased.top?.style, outer: outer))
  }

  nonisolated private var popped: Self {
    var popped = Self(top?.outer)
    popped.isPopped = true
    return popped
  }

  public func makeBody(configuration: Configuration) -> some View {
    let current: any PowerSwitchStyle = top?.style ?? TrackPowerSwitchStyle()
    return resolve(current, configuration)
  }

  private func resolve(
    _ current: some PowerSwitchStyle,
    _ configuration: Configuration
  ) -> AnyView {
    // A style that is on no stack leaves the stack alone.
    if let top, top.isAlone {
      return AnyView(ResolvedPowerSwitchStyle(style: current, configuration: configuration))
    }
    var configuration = configuration
    configuration.title.keep(self)
    configuration.caption?.keep(self)
    return AnyView(
      ResolvedPowerSwitchStyle(style: current, configuration: configuration)
        .environment(\.powerSwitchStyle, popped))
  }
}

/// A style on the stack.
private final class PowerSwitchStyleLink: Sendable {
  let style: (any PowerSwitchStyle)?  // nil: the default style
  let outer: PowerSwitchStyleLink?
  let isAlone: Bool  // on no stack

  nonisolated init(
    _ style: (any PowerSwitchStyle)?,
    outer: PowerSwitchStyleLink? = nil,
    isAlone: Bool = false
  ) {
    self.style = style
    self.outer = outer
    self.isAlone = isAlone
  }
}

/// Gives a style's environment and state properties a view to live in.
private struct ResolvedPowerSwitchStyle<Style: PowerSwitchStyle>: View {
  let style: Style
  let configuration: PowerSwitchStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

private enum PowerSwitchStyleKey: EnvironmentKey {
  nonisolated static var defaultValue: AnyPowerSwitchStyle { AnyPowerSwitchStyle() }
}

extension EnvironmentValues {
  /// The style of the `PowerSwitch`s inside a view.
  nonisolated public var powerSwitchStyle: AnyPowerSwitchStyle {
    get { self[PowerSwitchStyleKey.self] }
    set { self[PowerSwitchStyleKey.self] = newValue }
  }
}

private struct PowerSwitchStyleModifier<Style: PowerSwitchStyle>: ViewModifier {
  @Environment(\.powerSwitchStyle) private var outer
  let style: Style

  nonisolated init(style: Style) {
    self.style = style
  }

  func body(content: Content) -> some View {
    content.environment(\.powerSwitchStyle, outer.pushing(style))
  }
}

extension View {
  /// Sets the style of the `PowerSwitch`s inside this view.
  ///
  /// Another value of the same style type animates; another type starts afresh.
  nonisolated public func powerSwitchStyle(_ style: some PowerSwitchStyle) -> some View {
    modifier(PowerSwitchStyleModifier(style: style))
  }
}

/// A switch with a title, for things that take a moment to turn on.
public struct PowerSwitch: View {
  private let configuration: PowerSwitchStyleConfiguration
  private let drawsOnly: Bool

  /// Creates a `PowerSwitch`.
  ///
  /// - Parameters:
  ///   - isOn: Whether it is on.
  ///   - progress: How far the change has come, from 0 to 1; nil when nothing is under way.
  ///   - title: The name of what is switched.
  ///   - caption: A line of explanation under the title.
  public init<Caption: View>(
    isOn: Binding<Bool>,
    progress: Double? = nil,
    size: PowerSwitchStyleConfiguration.Size = .regular,
    @ViewBuilder title: () -> some View,
    @ViewBuilder caption: () -> Caption = { EmptyView() }
  ) {
    configuration = PowerSwitchStyleConfiguration(
      title: .init(title()),
      caption: Caption.self is EmptyView.Type ? nil : .init(caption()),
      isOn: isOn,
      progress: progress,
      size: size)
    drawsOnly = false
  }

  /// Creates a `PowerSwitch`.
  ///
  /// - Parameters:
  ///   - isOn: Whether it is on.
  ///   - progress: How far the change has come, from 0 to 1; nil when nothing is under way.
  ///   - title: The name of what is switched.
  ///   - caption: A line of explanation under the title.
  ///   - onInspect: Opens the details of what is switched.
  public init<Caption: View>(
    isOn: Binding<Bool>,
    progress: Double? = nil,
    size: PowerSwitchStyleConfiguration.Size = .regular,
    @ViewBuilder title: () -> some View,
    @ViewBuilder caption: () -> Caption = { EmptyView() },
    onInspect: (() -> Void)?
  ) {
    configuration = PowerSwitchStyleConfiguration(
      title: .init(title()),
      caption: Caption.self is EmptyView.Type ? nil : .init(caption()),
      isOn: isOn,
      progress: progress,
      size: size,
      onInspect: onInspect)
    drawsOnly = false
  }

  /// Creates a `PowerSwitch` with a localised title.
  ///
  /// - Parameters:
  ///   - isOn: Whether it is on.
  ///   - progress: How far the change has come, from 0 to 1; nil when nothing is under way.
  ///   - caption: A line of explanation under the title.
  public init<Caption: View>(
    _ titleKey: LocalizedStringKey,
    isOn: Binding<Bool>,
    progress: Double? = nil,
    size: PowerSwitchStyleConfiguration.Size = .regular,
    @ViewBuilder caption: () -> Caption = { EmptyView() }
  ) {
    configuration = PowerSwitchStyleConfiguration(
      title: .init(Text(titleKey)),
      caption: Caption.self is EmptyView.Type ? nil : .init(caption()),
      isOn: isOn,
      progress: progress,
      size: size)
    drawsOnly = false
  }

  /// Creates a `PowerSwitch` with a localised title.
  ///
  /// - Parameters:
  ///   - isOn: Whether it is on.
  ///   - progress: How far the change has come, from 0 to 1; nil when nothing is under way.
  ///   - caption: A line of explanation under the title.
  ///   - onInspect: Opens the details of what is switched.
  public init<Caption: View>(
    _ titleKey: LocalizedStringKey,
    isOn: Binding<Bool>,
    progress: Double? = nil,
    size: PowerSwitchStyleConfiguration.Size = .regular,
    @ViewBuilder caption: () -> Caption = { EmptyView() },
    onInspect: (() -> Void)?
  ) {
    configuration = PowerSwitchStyleConfiguration(
      title: .init(Text(titleKey)),
      caption: Caption.self is EmptyView.Type ? nil : .init(caption()),
      isOn: isOn,
      progress: progress,
      size: size,
      onInspect: onInspect)
    drawsOnly = false
  }

  /// Creates a `PowerSwitch` with a title as it is.
  ///
  /// - Parameters:
  ///   - isOn: Whether it is on.
  ///   - progress: How far the change has come, from 0 to 1; nil when nothing is under way.
  ///   - caption: A line of explanation under the title.
  @_disfavoredOverload
  public init<Caption: View>(
    _ title: some StringProtocol,
    isOn: Binding<Bool>,
    progress: Double? = nil,
    size: PowerSwitchStyleConfiguration.Size = .regular,
    @ViewBuilder caption: () -> Caption = { EmptyView() }
  ) {
    configuration = PowerSwitchStyleConfiguration(
      title: .init(Text(title)),
      caption: Caption.self is EmptyView.Type ? nil : .init(caption()),
      isOn: isOn,
      progress: progress,
      size: size)
    drawsOnly = false
  }

  /// Creates a `PowerSwitch` with a title as it is.
  ///
  /// - Parameters:
  ///   - isOn: Whether it is on.
  ///   - progress: How far the change has come, from 0 to 1; nil when nothing is under way.
  ///   - caption: A line of explanation under the title.
  ///   - onInspect: Opens the details of what is switched.
  @_disfavoredOverload
  public init<Caption: View>(
    _ title: some StringProtocol,
    isOn: Binding<Bool>,
    progress: Double? = nil,
    size: PowerSwitchStyleConfiguration.Size = .regular,
    @ViewBuilder caption: () -> Caption = { EmptyView() },
    onInspect: (() -> Void)?
  ) {
    configuration = PowerSwitchStyleConfiguration(
      title: .init(Text(title)),
      caption: Caption.self is EmptyView.Type ? nil : .init(caption()),
      isOn: isOn,
      progress: progress,
      size: size,
      onInspect: onInspect)
    drawsOnly = false
  }

  /// `configuration` drawn with the next style further out, and nothing of the control around it.
  public init(_ configuration: PowerSwitchStyleConfiguration) {
    self.configuration = configuration
    drawsOnly = true
  }

  public var body: some View {
    if drawsOnly {
      StyledPowerSwitch(configuration: configuration)
    } else {
      PowerSwitchBody(configuration: configuration)
    }
  }
}

/// A configuration drawn with the style of the environment.
private struct StyledPowerSwitch: View {
  @Environment(\.powerSwitchStyle) private var style
  let configuration: PowerSwitchStyleConfiguration

  init(configuration: PowerSwitchStyleConfiguration) {
    self.configuration = configuration
  }

  /// With the states that the control sets by itself.
  init(configuration: PowerSwitchStyleConfiguration, isPressed: Bool) {
    var configuration = configuration
    configuration.isPressed = isPressed
    self.configuration = configuration
  }

  var body: some View { style.makeBody(configuration: configuration) }
}

/// The control around its style.
private struct PowerSwitchBody: View {
  let configuration: PowerSwitchStyleConfiguration

  var body: some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      configuration.title
    }
    .buttonStyle(PowerSwitchBodyPress { isPressed in
      StyledPowerSwitch(configuration: configuration, isPressed: isPressed)
    })
      .accessibilityRepresentation { Toggle(isOn: configuration.$isOn) { configuration.title } }
  }
}

/// Tells the label of a button whether it is pressed.
private struct PowerSwitchBodyPress<Label: View>: ButtonStyle {
  @ViewBuilder let label: (Bool) -> Label

  func makeBody(configuration: Configuration) -> some View {
    label(configuration.isPressed)
  }
}

// MARK: - TrackPowerSwitchStyle

/// A track with a thumb that slides, behind the title.
public struct TrackPowerSwitchStyle: PowerSwitchStyle {
  private let tint: Color

  public init(tint: Color = .green) {
    self.tint = tint
  }

  public func makeBody(configuration: Configuration) -> some View {
    TrackPowerSwitchStyleBody(configuration: configuration, tint: tint)
  }
}

private struct TrackPowerSwitchStyleBody: View {
  let configuration: PowerSwitchStyleConfiguration
  let tint: Color
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  var body: some View {
    let thumb = height(for: configuration.size)
    let opacity: Double = isEnabled ? 1 : 0.4
    HStack(spacing: partGap) {
      VStack(alignment: .leading, spacing: 2) {
        configuration.title
          .font(configuration.size == .large ? .title3 : .body)
        configuration.caption?
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      Spacer(minLength: 16)
      let frameAlignment: Alignment = configuration.isOn ? .trailing : .leading
      let scale: CGFloat = configuration.isPressed ? 0.95 : 1
      let animation: Animation? = reduceMotion ? nil : .spring(duration: 0.25)
      Circle()
        .fill(.white)
        .padding(2)
        .shadow(color: .black.opacity(0.2), radius: 2, y: 1)
        .frame(width: thumb, height: thumb)
        .frame(width: thumb * 1.75, alignment: frameAlignment)
        .background {
          let fillStyle: Color =
            if configuration.progress != nil {
              tint.opacity(0.5)
            } else if configuration.isOn {
              tint
            } else {
              .gray.opacity(0.35)
            }
          Capsule()
            .fill(fillStyle)
        }
        .scaleEffect(scale)
        .animation(animation, value: configuration.isOn)
        .animation(animation, value: configuration.progress != nil)
        .animation(animation, value: configuration.isPressed)
    }
    .contentShape(Rectangle())
    .opacity(opacity)
  }

  private func height(for size: PowerSwitchStyleConfiguration.Size) -> CGFloat {
    switch size {
    case .small: 20
    case .regular: 28
    case .large: 36
    }
  }
}

extension PowerSwitchStyle where Self == TrackPowerSwitchStyle {
  /// A track with a thumb that slides, behind the title.
  public static var track: Self { Self() }

  /// A track with a thumb that slides, behind the title.
  public static func track(tint: Color = .green) -> Self {
    Self(tint: tint)
  }
}

// MARK: - KeyPowerSwitchStyle

/// A round key with a power symbol; a ring around it shows the progress.
public struct KeyPowerSwitchStyle: PowerSwitchStyle {
  private let symbol: String
  private let tint: Color

  public init(symbol: String = "power", tint: Color = .accentColor) {
    self.symbol = symbol
    self.tint = tint
  }

  public func makeBody(configuration: Configuration) -> some View {
    KeyPowerSwitchStyleBody(configuration: configuration, symbol: symbol, tint: tint)
  }
}

private struct KeyPowerSwitchStyleBody: View {
  let configuration: PowerSwitchStyleConfiguration
  let symbol: String
  let tint: Color
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  var body: some View {
    let animation: Animation? = reduceMotion ? nil : .easeOut(duration: 0.2)
    VStack(spacing: 6) {
      let foregroundStyle: AnyShapeStyle =
        configuration.isOn
        ? AnyShapeStyle(.white)
        : AnyShapeStyle(.secondary)
      let backgroundStyle: AnyShapeStyle =
        configuration.isOn
        ? AnyShapeStyle(tint)
        : AnyShapeStyle(.quaternary)
      let brightness: Double = configuration.isPressed ? -0.1 : 0
      Image(systemName: symbol)
        .font(.title2)
        .frame(width: 56, height: 56)
        .foregroundStyle(foregroundStyle)
        .background(backgroundStyle, in: Circle())
        .overlay {
          Circle()
            .trim(from: 0, to: configuration.progress ?? 0)
            .stroke(tint, style: StrokeStyle(lineWidth: 3, lineCap: .round))
            .rotationEffect(.degrees(-90))
            .animation(reduceMotion ? nil : .linear(duration: 0.2), value: configuration.progress)
        }
        .brightness(brightness)
      configuration.title
        .font(.footnote)
    }
    .accessibilityAction(named: Text("Details")) { configuration.onInspect?() }
    .animation(animation, value: configuration.isOn)
    .animation(animation, value: configuration.isPressed)
  }
}

extension PowerSwitchStyle where Self == KeyPowerSwitchStyle {
  /// A round key with a power symbol; a ring around it shows the progress.
  public static var key: Self { Self() }

  /// A round key with a power symbol; a ring around it shows the progress.
  public static func key(symbol: String = "power", tint: Color = .accentColor) -> Self {
    Self(symbol: symbol, tint: tint)
  }
}
#endif
