// Made by stylec 0.1.0 from Avatar.style; changes here are lost.
// swift-format-ignore-file
// swiftlint:disable all
#if canImport(SwiftUI)
import SwiftUI

// MARK: - Avatar

/// What an `Avatar` hands to its style.
struct AvatarStyleConfiguration {
  /// The picture of an `Avatar`.
  struct Picture: View {
    private let content: AnyView
    private var styles: AnyAvatarStyle?

    init(_ content: some View) {
      self.content = AnyView(content)
    }

    fileprivate mutating func keep(_ styles: AnyAvatarStyle) {
      self.styles = self.styles ?? styles
    }

    var body: some View { content.drawn(under: styles) }
  }

  /// The mark of an `Avatar`.
  struct Mark: View {
    private let content: AnyView
    private var styles: AnyAvatarStyle?

    init(_ content: some View) {
      self.content = AnyView(content)
    }

    fileprivate mutating func keep(_ styles: AnyAvatarStyle) {
      self.styles = self.styles ?? styles
    }

    var body: some View { content.drawn(under: styles) }
  }

  enum Presence: CaseIterable, Hashable, Sendable {
    case offline, away, online
  }

  fileprivate(set) var picture: Picture
  /// Drawn over the lower corner.
  fileprivate(set) var mark: Mark?
  let presence: Presence
  let initials: String
  let onOpen: (() -> Void)?

  init(
    picture: Picture,
    mark: Mark? = nil,
    presence: Presence = .offline,
    initials: String = "",
    onOpen: (() -> Void)? = nil
  ) {
    self.picture = picture
    self.mark = mark
    self.presence = presence
    self.initials = initials
    self.onOpen = onOpen
  }
}

extension View {
  /// What a caller put into a slot, drawn under the styles that the control was given.
  fileprivate func drawn(under styles: AnyAvatarStyle?) -> some View {
    transformEnvironment(\.avatarStyle) { inner in
      // Put back what the control popped; leave a style alone that was set since.
      if let styles, inner.isPopped { inner = styles }
    }
  }
}

/// How an `Avatar` looks. A style is a struct.
@MainActor @preconcurrency
protocol AvatarStyle: DynamicProperty, Sendable {
  associatedtype Body: View
  typealias Configuration = AvatarStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

/// A style whose type is erased, in front of the styles set further out.
struct AnyAvatarStyle: AvatarStyle {
  private let top: AvatarStyleLink?  // nil: no style is set
  fileprivate private(set) var isPopped = false

  nonisolated init(_ style: some AvatarStyle) {
    self = (style as? Self) ?? Self(AvatarStyleLink(style, isAlone: true))
  }

  nonisolated fileprivate init() {
    self.init(nil)
  }

  nonisolated private init(_ top: AvatarStyleLink?) {
    self.top = top
  }

  /// The stack with `style` in front; an erased style brings its own stack along.
  nonisolated fileprivate func pushing(_ style: some AvatarStyle) -> Self {
    guard let erased = style as? Self else {
      return Self(AvatarStyleLink(style, outer: top))
    }
    var outer = top
    if let below = erased.top?.outer { outer = pushing(Self(below)).top }
    return Self(AvatarStyleLink(erased.top?.style, outer: outer))
  }

  nonisolated private var popped: Self {
    var popped = Self(top?.outer)
    popped.isPopped = true
    return popped
  }

  func makeBody(configuration: Configuration) -> some View {
    let current: any AvatarStyle = top?.style ?? RoundAvatarStyle()
    return resolve(current, configuration)
  }

  private func resolve(_ current: some AvatarStyle, _ configuration: Configuration) -> AnyView {
    // A style that is on no stack leaves the stack alone.
    if let top, top.isAlone {
      return AnyView(ResolvedAvatarStyle(style: current, configuration: configuration))
    }
    var configuration = configuration
    configuration.picture.keep(self)
    configuration.mark?.keep(self)
    return AnyView(
      ResolvedAvatarStyle(style: current, configuration: configuration)
        .environment(\.avatarStyle, popped))
  }
}

/// A style on the stack.
private final class AvatarStyleLink: Sendable {
  let style: (any AvatarStyle)?  // nil: the default style
  let outer: AvatarStyleLink?
  let isAlone: Bool  // on no stack

  nonisolated init(
    _ style: (any AvatarStyle)?,
    outer: AvatarStyleLink? = nil,
    isAlone: Bool = false
  ) {
    self.style = style
    self.outer = outer
    self.isAlone = isAlone
  }
}

/// Gives a style's environment and state properties a view to live in.
private struct ResolvedAvatarStyle<Style: AvatarStyle>: View {
  let style: Style
  let configuration: AvatarStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

private enum AvatarStyleKey: EnvironmentKey {
  nonisolated static var defaultValue: AnyAvatarStyle { AnyAvatarStyle() }
}

extension EnvironmentValues {
  /// The style of the `Avatar`s inside a view.
  nonisolated var avatarStyle: AnyAvatarStyle {
    get { self[AvatarStyleKey.self] }
    set { self[AvatarStyleKey.self] = newValue }
  }
}

private struct AvatarStyleModifier<Style: AvatarStyle>: ViewModifier {
  @Environment(\.avatarStyle) private var outer
  let style: Style

  nonisolated init(style: Style) {
    self.style = style
  }

  func body(content: Content) -> some View {
    content.environment(\.avatarStyle, outer.pushing(style))
  }
}

extension View {
  /// Sets the style of the `Avatar`s inside this view.
  ///
  /// Another value of the same style type animates; another type starts afresh.
  nonisolated func avatarStyle(_ style: some AvatarStyle) -> some View {
    modifier(AvatarStyleModifier(style: style))
  }
}

/// A person's picture with their presence.
struct Avatar: View {
  @Environment(\.avatarStyle) private var style
  private let configuration: AvatarStyleConfiguration

  /// Creates an `Avatar`.
  ///
  /// - Parameters:
  ///   - mark: Drawn over the lower corner.
  init<Mark: View>(
    presence: AvatarStyleConfiguration.Presence = .offline,
    initials: String = "",
    @ViewBuilder picture: () -> some View,
    @ViewBuilder mark: () -> Mark = { EmptyView() }
  ) {
    configuration = AvatarStyleConfiguration(
      picture: .init(picture()),
      mark: Mark.self is EmptyView.Type ? nil : .init(mark()),
      presence: presence,
      initials: initials)
  }

  /// Creates an `Avatar`.
  ///
  /// - Parameters:
  ///   - mark: Drawn over the lower corner.
  init<Mark: View>(
    presence: AvatarStyleConfiguration.Presence = .offline,
    initials: String = "",
    @ViewBuilder picture: () -> some View,
    @ViewBuilder mark: () -> Mark = { EmptyView() },
    onOpen: (() -> Void)?
  ) {
    configuration = AvatarStyleConfiguration(
      picture: .init(picture()),
      mark: Mark.self is EmptyView.Type ? nil : .init(mark()),
      presence: presence,
      initials: initials,
      onOpen: onOpen)
  }

  /// `configuration` drawn with the next style further out.
  init(_ configuration: AvatarStyleConfiguration) {
    self.configuration = configuration
  }

  var body: some View { style.makeBody(configuration: configuration) }
}

// MARK: - RoundAvatarStyle

/// A round picture with a dot for the presence.
struct RoundAvatarStyle: AvatarStyle {
  var diameter: CGFloat = 44

  func makeBody(configuration: Configuration) -> some View {
    RoundAvatarStyleBody(configuration: configuration, diameter: diameter)
  }
}

private struct RoundAvatarStyleBody: View {
  let configuration: AvatarStyleConfiguration
  let diameter: CGFloat
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  var body: some View {
    let saturation: Double = configuration.presence == .offline ? 0.2 : 1
    configuration.picture
      .frame(width: diameter, height: diameter)
      .clipShape(Circle())
      .overlay(alignment: .bottomTrailing) {
        if let mark = configuration.mark {
          mark
        } else {
          let opacity: Double = configuration.presence == .offline ? 0 : 1
          Circle()
            .fill(dot(configuration.presence))
            .frame(width: diameter / 4, height: diameter / 4)
            .opacity(opacity)
        }
      }
      .onTapGesture { configuration.onOpen?() }
      .saturation(saturation)
      .animation(
        reduceMotion ? nil : .easeInOut(duration: 0.3),
        value: configuration.presence == .offline)
  }

  private func dot(_ presence: AvatarStyleConfiguration.Presence) -> Color {
    switch presence {
    case .offline: .gray
    case .away: .orange
    case .online: .green
    }
  }
}

extension AvatarStyle where Self == RoundAvatarStyle {
  /// A round picture with a dot for the presence.
  static var round: Self { Self() }

  /// A round picture with a dot for the presence.
  static func round(diameter: CGFloat = 44) -> Self {
    Self(diameter: diameter)
  }
}

// MARK: - CutAvatarStyle

/// The picture in any shape, with a line round it.
struct CutAvatarStyle<ShapeType: Shape>: AvatarStyle {
  let shape: ShapeType
  var line: Color = .accentColor

  func makeBody(configuration: Configuration) -> some View {
    configuration.picture
      .clipShape(shape)
      .overlay {
        let strokeStyle: Color = configuration.presence == .offline ? .gray.opacity(0.4) : line
        shape
          .stroke(strokeStyle, lineWidth: 2)
      }
      .frame(maxWidth: 120, maxHeight: 120)
  }
}

extension AvatarStyle {
  /// The picture in any shape, with a line round it.
  static func cut<ShapeType: Shape>(shape: ShapeType, line: Color = .accentColor) -> Self
  where Self == CutAvatarStyle<ShapeType> {
    Self(shape: shape, line: line)
  }
}

// MARK: - InitialsAvatarStyle

/// The initials on glass, or on a material where there is no glass.
struct InitialsAvatarStyle: AvatarStyle {
  func makeBody(configuration: Configuration) -> some View {
    InitialsAvatarStyleBody(configuration: configuration)
  }
}

private struct InitialsAvatarStyleBody: View {
  let configuration: AvatarStyleConfiguration
  @Environment(\.font) private var environmentFont

  var body: some View {
    let presenceIsOnline: Bool = configuration.presence == .online
    let shadowColor: Color = presenceIsOnline ? .green : .clear
    let shadowRadius: CGFloat = presenceIsOnline ? 4 : 0
    let base =
      Text(verbatim: configuration.initials)
        .font(environmentFont ?? .headline)
        .padding(14)
    adapted(base)
      #if os(macOS)
        .help(Text(verbatim: configuration.initials))
      #endif
      .shadow(color: shadowColor, radius: shadowRadius)
  }

  @ViewBuilder
  private func adapted(_ content: some View) -> some View {
    #if (os(iOS) || os(macOS)) && compiler(>=6.2)
      if #available(iOS 26, macOS 26, *) {
        content
          .glassEffect(.regular, in: Circle())
      } else {
        content
          .background(.ultraThinMaterial, in: Circle())
      }
    #else
      content
        .background(.ultraThinMaterial, in: Circle())
    #endif
  }
}

extension AvatarStyle where Self == InitialsAvatarStyle {
  /// The initials on glass, or on a material where there is no glass.
  static var initials: Self { Self() }
}

// MARK: - GlassyAvatarStyle

/// A tile that is prominent on glass; not there before that system.
@available(iOS 26, macOS 26, *)
struct GlassyAvatarStyle: AvatarStyle {
  var tint: Color = .blue

  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 6) {
      configuration.picture
        .frame(width: 56, height: 56)
        .clipShape(Circle())
      Text(verbatim: configuration.initials)
        .font(.caption2)
    }
    .padding(12)
    .glassEffect(.regular.tint(tint), in: .rect(cornerRadius: 20))
  }
}

@available(iOS 26, macOS 26, *)
extension AvatarStyle where Self == GlassyAvatarStyle {
  /// A tile that is prominent on glass; not there before that system.
  static var glassy: Self { Self() }

  /// A tile that is prominent on glass; not there before that system.
  static func glassy(tint: Color = .blue) -> Self {
    Self(tint: tint)
  }
}
#endif
