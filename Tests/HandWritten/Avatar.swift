// What Examples/Avatar.style says, written by hand: the same names, looks and features. To compare how
// long Swift takes for both (`Scripts/compile-time`).

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

    var body: some View { content.restoring(styles) }

    fileprivate mutating func keep(_ styles: AnyAvatarStyle) {
      self.styles = self.styles ?? styles
    }
  }

  /// The mark of an `Avatar`.
  struct Mark: View {
    private let content: AnyView
    private var styles: AnyAvatarStyle?

    init(_ content: some View) {
      self.content = AnyView(content)
    }

    var body: some View { content.restoring(styles) }

    fileprivate mutating func keep(_ styles: AnyAvatarStyle) {
      self.styles = self.styles ?? styles
    }
  }

  enum Presence: CaseIterable {
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
  /// Puts back the styles that the control popped, unless another style has been set since.
  fileprivate func restoring(_ styles: AnyAvatarStyle?) -> some View {
    transformEnvironment(\.avatarStyle) { inner in
      if let styles, inner.isPopped { inner = styles }
    }
  }
}

/// How an `Avatar` looks.
@MainActor @preconcurrency
protocol AvatarStyle: DynamicProperty, Sendable {
  associatedtype Body: View
  typealias Configuration = AvatarStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

/// A type-erased style in front of those set further out.
struct AnyAvatarStyle: AvatarStyle {
  private let style: (any AvatarStyle)?
  private let outer: (any AvatarStyle)?
  fileprivate private(set) var isPopped = false

  nonisolated init(_ style: some AvatarStyle) {
    self = (style as? Self) ?? Self(style: style, outer: nil)
  }

  nonisolated fileprivate init() {
    self.init(style: nil, outer: nil)
  }

  nonisolated private init(style: (any AvatarStyle)?, outer: Self?) {
    self.style = style
    self.outer = outer
  }

  nonisolated fileprivate func pushing(_ style: some AvatarStyle) -> Self {
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

  func makeBody(configuration: Configuration) -> some View {
    let current: any AvatarStyle = style ?? RoundAvatarStyle()
    return resolve(current, configuration)
  }

  private func resolve(_ current: some AvatarStyle, _ configuration: Configuration) -> AnyView {
    if style != nil && outer == nil {
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

/// A view for the environment and state properties of a style.
private struct ResolvedAvatarStyle<Style: AvatarStyle>: View {
  let style: Style
  let configuration: AvatarStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

private struct AvatarStyleKey: EnvironmentKey {
  nonisolated static var defaultValue: AnyAvatarStyle { AnyAvatarStyle() }
}

extension EnvironmentValues {
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
  nonisolated func avatarStyle(_ style: some AvatarStyle) -> some View {
    modifier(AvatarStyleModifier(style: style))
  }
}

/// A person's picture with their presence.
struct Avatar: View {
  @Environment(\.avatarStyle) private var style
  private let configuration: AvatarStyleConfiguration

  init<Mark: View>(
    presence: AvatarStyleConfiguration.Presence = .offline,
    initials: String = "",
    @ViewBuilder picture: () -> some View,
    @ViewBuilder mark: () -> Mark = { EmptyView() }
  ) {
    configuration = AvatarStyleConfiguration(
      picture: .init(picture()),
      mark: Mark.self == EmptyView.self ? nil : .init(mark()),
      presence: presence,
      initials: initials)
  }

  init<Mark: View>(
    presence: AvatarStyleConfiguration.Presence = .offline,
    initials: String = "",
    @ViewBuilder picture: () -> some View,
    @ViewBuilder mark: () -> Mark = { EmptyView() },
    onOpen: (() -> Void)?
  ) {
    configuration = AvatarStyleConfiguration(
      picture: .init(picture()),
      mark: Mark.self == EmptyView.self ? nil : .init(mark()),
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

// MARK: - Round

/// A round picture with a dot for the presence.
struct RoundAvatarStyle: AvatarStyle {
  var diameter: CGFloat = 44
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  func makeBody(configuration: Configuration) -> some View {
    let isOffline = configuration.presence == .offline
    configuration.picture
      .frame(width: diameter, height: diameter)
      .clipShape(Circle())
      .overlay(alignment: .bottomTrailing) {
        if let mark = configuration.mark {
          mark
        } else {
          Circle()
            .fill(configuration.presence.color)
            .frame(width: diameter / 4, height: diameter / 4)
            .opacity(isOffline ? 0 : 1)
        }
      }
      .onTapGesture { configuration.onOpen?() }
      .saturation(isOffline ? 0.2 : 1)
      .animation(reduceMotion ? nil : .easeInOut(duration: 0.3), value: isOffline)
  }
}

extension AvatarStyleConfiguration.Presence {
  fileprivate var color: Color {
    switch self {
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

// MARK: - Cut

/// The picture in any shape, with a line round it.
struct CutAvatarStyle<ShapeType: Shape>: AvatarStyle {
  let shape: ShapeType
  var line: Color = .accentColor

  func makeBody(configuration: Configuration) -> some View {
    configuration.picture
      .clipShape(shape)
      .overlay {
        shape.stroke(
          configuration.presence == .offline ? .gray.opacity(0.4) : line, lineWidth: 2)
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

// MARK: - Initials

/// The initials on glass, or on a material where there is no glass.
struct InitialsAvatarStyle: AvatarStyle {
  @Environment(\.font) private var font

  func makeBody(configuration: Configuration) -> some View {
    let isOnline = configuration.presence == .online
    Text(verbatim: configuration.initials)
      .font(font ?? .headline)
      .padding(14)
      .onGlass()
      #if os(macOS)
        .help(Text(verbatim: configuration.initials))
      #endif
      .shadow(color: isOnline ? .green : .clear, radius: isOnline ? 4 : 0)
  }
}

extension View {
  @ViewBuilder
  fileprivate func onGlass() -> some View {
    #if (os(iOS) || os(macOS)) && compiler(>=6.2)
      if #available(iOS 26, macOS 26, *) {
        glassEffect(.regular, in: Circle())
      } else {
        background(.ultraThinMaterial, in: Circle())
      }
    #else
      background(.ultraThinMaterial, in: Circle())
    #endif
  }
}

extension AvatarStyle where Self == InitialsAvatarStyle {
  /// The initials on glass, or on a material where there is no glass.
  static var initials: Self { Self() }
}

// MARK: - Glassy

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
