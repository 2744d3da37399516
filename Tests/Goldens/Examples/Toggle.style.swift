// Made by stylec 0.1.0 from Toggle.style; changes here are lost.
// swift-format-ignore-file
// swiftlint:disable all
#if canImport(SwiftUI)
public import SwiftUI

// MARK: - MyToggle

/// What a `MyToggle` hands to its style.
public struct MyToggleStyleConfiguration {
  /// The title of a `MyToggle`.
  public struct Title: View {
    private let content: AnyView
    private var styles: AnyMyToggleStyle?

    public init(_ content: some View) {
      self.content = AnyView(content)
    }

    fileprivate mutating func keep(_ styles: AnyMyToggleStyle) {
      self.styles = self.styles ?? styles
    }

    public var body: some View { content.drawn(under: styles) }
  }

  /// What is switched on and off.
  public fileprivate(set) var title: Title
  /// Whether the toggle is on; a style may write it.
  @Binding public var isOn: Bool

  public init(title: Title, isOn: Binding<Bool>) {
    self.title = title
    self._isOn = isOn
  }
}

extension View {
  /// What a caller put into a slot, drawn under the styles that the control was given.
  fileprivate func drawn(under styles: AnyMyToggleStyle?) -> some View {
    transformEnvironment(\.myToggleStyle) { inner in
      // Put back what the control popped; leave a style alone that was set since.
      if let styles, inner.isPopped { inner = styles }
    }
  }
}

/// How a `MyToggle` looks. A style is a struct.
@MainActor @preconcurrency
public protocol MyToggleStyle: DynamicProperty, Sendable {
  associatedtype Body: View
  typealias Configuration = MyToggleStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

/// A style whose type is erased, in front of the styles set further out.
public struct AnyMyToggleStyle: MyToggleStyle {
  private let top: MyToggleStyleLink?  // nil: no style is set
  fileprivate private(set) var isPopped = false

  nonisolated public init(_ style: some MyToggleStyle) {
    self = (style as? Self) ?? Self(MyToggleStyleLink(style, isAlone: true))
  }

  nonisolated fileprivate init() {
    self.init(nil)
  }

  nonisolated private init(_ top: MyToggleStyleLink?) {
    self.top = top
  }

  /// The stack with `style` in front; an erased style brings its own stack along.
  nonisolated fileprivate func pushing(_ style: some MyToggleStyle) -> Self {
    guard let erased = style as? Self else {
      return Self(MyToggleStyleLink(style, outer: top))
    }
    var outer = top
    if let below = erased.top?.outer { outer = pushing(Self(below)).top }
    return Self(MyToggleStyleLink(erased.top?.style, outer: outer))
  }

  nonisolated private var popped: Self {
    var popped = Self(top?.outer)
    popped.isPopped = true
    return popped
  }

  public func makeBody(configuration: Configuration) -> some View {
    let current: any MyToggleStyle = top?.style ?? PlainMyToggleStyle()
    return resolve(current, configuration)
  }

  private func resolve(_ current: some MyToggleStyle, _ configuration: Configuration) -> AnyView {
    // A style that is on no stack leaves the stack alone.
    if let top, top.isAlone {
      return AnyView(ResolvedMyToggleStyle(style: current, configuration: configuration))
    }
    var configuration = configuration
    configuration.title.keep(self)
    return AnyView(
      ResolvedMyToggleStyle(style: current, configuration: configuration)
        .environment(\.myToggleStyle, popped))
  }
}

/// A style on the stack.
private final class MyToggleStyleLink: Sendable {
  let style: (any MyToggleStyle)?  // nil: the default style
  let outer: MyToggleStyleLink?
  let isAlone: Bool  // on no stack

  nonisolated init(
    _ style: (any MyToggleStyle)?,
    outer: MyToggleStyleLink? = nil,
    isAlone: Bool = false
  ) {
    self.style = style
    self.outer = outer
    self.isAlone = isAlone
  }
}

/// Gives a style's environment and state properties a view to live in.
private struct ResolvedMyToggleStyle<Style: MyToggleStyle>: View {
  let style: Style
  let configuration: MyToggleStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

private enum MyToggleStyleKey: EnvironmentKey {
  nonisolated static var defaultValue: AnyMyToggleStyle { AnyMyToggleStyle() }
}

extension EnvironmentValues {
  /// The style of the `MyToggle`s inside a view.
  nonisolated public var myToggleStyle: AnyMyToggleStyle {
    get { self[MyToggleStyleKey.self] }
    set { self[MyToggleStyleKey.self] = newValue }
  }
}

private struct MyToggleStyleModifier<Style: MyToggleStyle>: ViewModifier {
  @Environment(\.myToggleStyle) private var outer
  let style: Style

  nonisolated init(style: Style) {
    self.style = style
  }

  func body(content: Content) -> some View {
    content.environment(\.myToggleStyle, outer.pushing(style))
  }
}

extension View {
  /// Sets the style of the `MyToggle`s inside this view.
  ///
  /// Another value of the same style type animates; another type starts afresh.
  nonisolated public func myToggleStyle(_ style: some MyToggleStyle) -> some View {
    modifier(MyToggleStyleModifier(style: style))
  }
}

// MARK: - PlainMyToggleStyle

/// A tick box in front of the title.
public struct PlainMyToggleStyle: MyToggleStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    PlainMyToggleStyleBody(configuration: configuration)
  }
}

private struct PlainMyToggleStyleBody: View {
  let configuration: MyToggleStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  var body: some View {
    let opacity: Double = isEnabled ? 1 : 0.4
    let animation: Animation? = reduceMotion ? nil : .easeInOut(duration: 0.15)
    HStack(spacing: 12) {
      let foregroundStyle: AnyShapeStyle =
        configuration.isOn
        ? AnyShapeStyle(.tint)
        : AnyShapeStyle(.secondary)
      Image(systemName: configuration.isOn ? "checkmark.square.fill" : "square")
        .resizable()
        .frame(width: 24, height: 24)
        .foregroundStyle(foregroundStyle)
      configuration.title
        .font(.headline)
    }
    .contentShape(Rectangle())
    .opacity(opacity)
    .animation(animation, value: configuration.isOn)
    .animation(animation, value: isEnabled)
  }
}

extension MyToggleStyle where Self == PlainMyToggleStyle {
  /// A tick box in front of the title.
  public static var plain: Self { Self() }
}

// MARK: - FancyMyToggleStyle

/// An icon in a circle above the title, on a tile that takes the colour while the toggle is on.
public struct FancyMyToggleStyle: MyToggleStyle {
  private let icon: Image
  private let tint: Color

  public init(icon: Image, tint: Color = .blue) {
    self.icon = icon
    self.tint = tint
  }

  public func makeBody(configuration: Configuration) -> some View {
    FancyMyToggleStyleBody(configuration: configuration, icon: icon, tint: tint)
  }
}

private struct FancyMyToggleStyleBody: View {
  let configuration: MyToggleStyleConfiguration
  let icon: Image
  let tint: Color
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @State private var isHovered = false

  init(configuration: MyToggleStyleConfiguration, icon: Image, tint: Color) {
    self.configuration = configuration
    self.icon = icon
    self.tint = tint
  }

  var body: some View {
    let foregroundStyle: Color = configuration.isOn ? tint : .gray
    let backgroundStyle: Color = configuration.isOn ? tint.opacity(0.12) : .white
    let shadowRadius: CGFloat = configuration.isOn ? 0 : 3
    let shadowY: CGFloat = configuration.isOn ? 0 : 1
    let scale: CGFloat = if !isEnabled { 1 } else if isHovered { 1.04 } else { 1 }
    let opacity: Double = isEnabled ? 1 : 0.4
    let animation: Animation? = reduceMotion ? nil : .spring(duration: 0.3)
    VStack(spacing: 8) {
      let foregroundStyle2: Color = configuration.isOn ? .white : .gray
      let backgroundStyle2: Color = configuration.isOn ? tint : .white
      icon
        .resizable()
        .scaledToFit()
        .frame(width: 18, height: 18)
        .padding(10)
        .foregroundStyle(foregroundStyle2)
        .background(backgroundStyle2, ignoresSafeAreaEdges: .all)
        .clipShape(Circle())
        .overlay {
          let strokeStyle: Color = configuration.isOn ? tint : .gray.opacity(0.6)
          let strokeLineWidth: CGFloat = configuration.isOn ? 0 : 2
          Circle()
            .stroke(strokeStyle, lineWidth: strokeLineWidth)
        }
      configuration.title
        .font(.headline)
        .lineLimit(1)
    }
    .frame(minWidth: 72)
    .padding(16)
    .foregroundStyle(foregroundStyle)
    .background(backgroundStyle, ignoresSafeAreaEdges: .all)
    .clipShape(.rect(cornerRadius: 12))
    .contentShape(Rectangle())
    .shadow(color: .black.opacity(0.1), radius: shadowRadius, y: shadowY)
    .scaleEffect(scale)
    .opacity(opacity)
    .animation(animation, value: configuration.isOn)
    .animation(animation, value: isHovered)
    .animation(animation, value: isEnabled)
    #if !os(tvOS) && !os(watchOS)
      .onHover { isHovered = $0 }
    #endif
  }
}

extension MyToggleStyle where Self == FancyMyToggleStyle {
  /// An icon in a circle above the title, on a tile that takes the colour while the toggle is on.
  public static func fancy(icon: Image, tint: Color = .blue) -> Self {
    Self(icon: icon, tint: tint)
  }
}
#endif
