// What Examples/Switch.style says, written by hand: the same names, looks and features. To compare how
// long Swift takes for both (`Scripts/compile-time`).

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

    public var body: some View { content.restoring(styles) }

    fileprivate mutating func keep(_ styles: AnyPowerSwitchStyle) {
      self.styles = self.styles ?? styles
    }
  }

  /// The caption of a `PowerSwitch`.
  public struct Caption: View {
    private let content: AnyView
    private var styles: AnyPowerSwitchStyle?

    public init(_ content: some View) {
      self.content = AnyView(content)
    }

    public var body: some View { content.restoring(styles) }

    fileprivate mutating func keep(_ styles: AnyPowerSwitchStyle) {
      self.styles = self.styles ?? styles
    }
  }

  public enum Size: CaseIterable, Sendable {
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
  /// Puts back the styles that the control popped, unless another style has been set since.
  fileprivate func restoring(_ styles: AnyPowerSwitchStyle?) -> some View {
    transformEnvironment(\.powerSwitchStyle) { inner in
      if let styles, inner.isPopped { inner = styles }
    }
  }
}

/// How a `PowerSwitch` looks.
@MainActor @preconcurrency
public protocol PowerSwitchStyle: DynamicProperty, Sendable {
  associatedtype Body: View
  typealias Configuration = PowerSwitchStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

/// A type-erased style in front of those set further out.
public struct AnyPowerSwitchStyle: PowerSwitchStyle {
  private let style: (any PowerSwitchStyle)?
  private let outer: (any PowerSwitchStyle)?
  fileprivate private(set) var isPopped = false

  nonisolated public init(_ style: some PowerSwitchStyle) {
    self = (style as? Self) ?? Self(style: style, outer: nil)
  }

  nonisolated fileprivate init() {
    self.init(style: nil, outer: nil)
  }

  nonisolated private init(style: (any PowerSwitchStyle)?, outer: Self?) {
    self.style = style
    self.outer = outer
  }

  nonisolated fileprivate func pushing(_ style: some PowerSwitchStyle) -> Self {
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
    let current: any PowerSwitchStyle = style ?? TrackPowerSwitchStyle()
    return resolve(current, configuration)
  }

  private func resolve(_ current: some PowerSwitchStyle, _ configuration: Configuration) -> AnyView
  {
    if style != nil && outer == nil {
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

/// A view for the environment and state properties of a style.
private struct ResolvedPowerSwitchStyle<Style: PowerSwitchStyle>: View {
  let style: Style
  let configuration: PowerSwitchStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

private struct PowerSwitchStyleKey: EnvironmentKey {
  nonisolated static var defaultValue: AnyPowerSwitchStyle { AnyPowerSwitchStyle() }
}

extension EnvironmentValues {
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
  nonisolated public func powerSwitchStyle(_ style: some PowerSwitchStyle) -> some View {
    modifier(PowerSwitchStyleModifier(style: style))
  }
}

/// A switch with a title, for things that take a moment to turn on.
public struct PowerSwitch: View {
  private let configuration: PowerSwitchStyleConfiguration
  private let drawsOnly: Bool

  public init<Caption: View>(
    isOn: Binding<Bool>,
    progress: Double? = nil,
    size: PowerSwitchStyleConfiguration.Size = .regular,
    @ViewBuilder title: () -> some View,
    @ViewBuilder caption: () -> Caption = { EmptyView() }
  ) {
    configuration = PowerSwitchStyleConfiguration(
      title: .init(title()),
      caption: Caption.self == EmptyView.self ? nil : .init(caption()),
      isOn: isOn,
      progress: progress,
      size: size)
    drawsOnly = false
  }

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
      caption: Caption.self == EmptyView.self ? nil : .init(caption()),
      isOn: isOn,
      progress: progress,
      size: size,
      onInspect: onInspect)
    drawsOnly = false
  }

  public init<Caption: View>(
    _ titleKey: LocalizedStringKey,
    isOn: Binding<Bool>,
    progress: Double? = nil,
    size: PowerSwitchStyleConfiguration.Size = .regular,
    @ViewBuilder caption: () -> Caption = { EmptyView() }
  ) {
    self.init(
      isOn: isOn,
      progress: progress,
      size: size,
      title: { Text(titleKey) },
      caption: caption)
  }

  public init<Caption: View>(
    _ titleKey: LocalizedStringKey,
    isOn: Binding<Bool>,
    progress: Double? = nil,
    size: PowerSwitchStyleConfiguration.Size = .regular,
    @ViewBuilder caption: () -> Caption = { EmptyView() },
    onInspect: (() -> Void)?
  ) {
    self.init(
      isOn: isOn,
      progress: progress,
      size: size,
      title: { Text(titleKey) },
      caption: caption,
      onInspect: onInspect)
  }

  @_disfavoredOverload
  public init<Caption: View>(
    _ title: some StringProtocol,
    isOn: Binding<Bool>,
    progress: Double? = nil,
    size: PowerSwitchStyleConfiguration.Size = .regular,
    @ViewBuilder caption: () -> Caption = { EmptyView() }
  ) {
    self.init(isOn: isOn, progress: progress, size: size, title: { Text(title) }, caption: caption)
  }

  @_disfavoredOverload
  public init<Caption: View>(
    _ title: some StringProtocol,
    isOn: Binding<Bool>,
    progress: Double? = nil,
    size: PowerSwitchStyleConfiguration.Size = .regular,
    @ViewBuilder caption: () -> Caption = { EmptyView() },
    onInspect: (() -> Void)?
  ) {
    self.init(
      isOn: isOn,
      progress: progress,
      size: size,
      title: { Text(title) },
      caption: caption,
      onInspect: onInspect)
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
      Button {
        configuration.isOn.toggle()
      } label: {
        configuration.title
      }
      .buttonStyle(PowerSwitchPress(configuration: configuration))
      .accessibilityRepresentation {
        Toggle(isOn: configuration.$isOn) { configuration.title }
      }
    }
  }
}

private struct StyledPowerSwitch: View {
  @Environment(\.powerSwitchStyle) private var style
  let configuration: PowerSwitchStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

/// Hands the press of the control's button to its style.
private struct PowerSwitchPress: ButtonStyle {
  let configuration: PowerSwitchStyleConfiguration

  func makeBody(configuration button: Configuration) -> some View {
    var configuration = configuration
    configuration.isPressed = button.isPressed
    return StyledPowerSwitch(configuration: configuration)
  }
}

// MARK: - Track

/// A track with a thumb that slides, behind the title.
public struct TrackPowerSwitchStyle: PowerSwitchStyle {
  private let tint: Color
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  public init(tint: Color = .green) {
    self.tint = tint
  }

  private var animation: Animation? { reduceMotion ? nil : .spring(duration: 0.25) }

  public func makeBody(configuration: Configuration) -> some View {
    let height = configuration.size.height
    HStack(spacing: partGap) {
      VStack(alignment: .leading, spacing: 2) {
        configuration.title
          .font(configuration.size == .large ? .title3 : .body)
        configuration.caption?
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      Spacer(minLength: 16)
      Circle()
        .fill(.white)
        .padding(2)
        .shadow(color: .black.opacity(0.2), radius: 2, y: 1)
        .frame(width: height, height: height)
        .frame(width: height * 1.75, alignment: configuration.isOn ? .trailing : .leading)
        .background {
          Capsule()
            .fill(fill(for: configuration))
        }
        .scaleEffect(configuration.isPressed ? 0.95 : 1)
        .animation(animation, value: configuration.isOn)
        .animation(animation, value: configuration.progress != nil)
        .animation(animation, value: configuration.isPressed)
    }
    .contentShape(Rectangle())
    .opacity(isEnabled ? 1 : 0.4)
  }

  private func fill(for configuration: Configuration) -> Color {
    if configuration.progress != nil { return tint.opacity(0.5) }
    return configuration.isOn ? tint : .gray.opacity(0.35)
  }
}

extension PowerSwitchStyleConfiguration.Size {
  fileprivate var height: CGFloat {
    switch self {
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

// MARK: - Key

/// A round key with a power symbol; a ring around it shows the progress.
public struct KeyPowerSwitchStyle: PowerSwitchStyle {
  private let symbol: String
  private let tint: Color
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  public init(symbol: String = "power", tint: Color = .accentColor) {
    self.symbol = symbol
    self.tint = tint
  }

  private var animation: Animation? { reduceMotion ? nil : .easeOut(duration: 0.2) }

  public func makeBody(configuration: Configuration) -> some View {
    let isOn = configuration.isOn
    VStack(spacing: 6) {
      Image(systemName: symbol)
        .font(.title2)
        .frame(width: 56, height: 56)
        .foregroundStyle(isOn ? AnyShapeStyle(.white) : AnyShapeStyle(.secondary))
        .background(isOn ? AnyShapeStyle(tint) : AnyShapeStyle(.quaternary), in: Circle())
        .overlay { ring(configuration.progress) }
        .brightness(configuration.isPressed ? -0.1 : 0)
      configuration.title
        .font(.footnote)
    }
    .accessibilityAction(named: Text("Details")) { configuration.onInspect?() }
    .animation(animation, value: isOn)
    .animation(animation, value: configuration.isPressed)
  }

  private func ring(_ progress: Double?) -> some View {
    Circle()
      .trim(from: 0, to: progress ?? 0)
      .stroke(tint, style: StrokeStyle(lineWidth: 3, lineCap: .round))
      .rotationEffect(.degrees(-90))
      .animation(reduceMotion ? nil : .linear(duration: 0.2), value: progress)
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
