// What Examples/Toggle.style says, written by hand: the same names, looks and features. To compare how
// long Swift takes for both (`Scripts/compile-time`).

public import SwiftUI

// MARK: - MyToggle

/// What a `MyToggle` hands to its style.
public struct MyToggleStyleConfiguration {
  /// The title of a `MyToggle`.
  public struct Title: View {
    private let content: AnyView
    fileprivate var styles: AnyMyToggleStyle?

    public init(_ content: some View) {
      self.content = AnyView(content)
    }

    public var body: some View {
      content.transformEnvironment(\.myToggleStyle) { inner in
        if let styles, inner.isPopped { inner = styles }
      }
    }
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

/// How a `MyToggle` looks.
@MainActor @preconcurrency
public protocol MyToggleStyle: DynamicProperty, Sendable {
  associatedtype Body: View
  typealias Configuration = MyToggleStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

/// A type-erased style in front of those set further out.
public struct AnyMyToggleStyle: MyToggleStyle {
  private let style: (any MyToggleStyle)?
  private let outer: (any MyToggleStyle)?
  fileprivate private(set) var isPopped = false

  nonisolated public init(_ style: some MyToggleStyle) {
    self = (style as? Self) ?? Self(style: style, outer: nil)
  }

  nonisolated fileprivate init() {
    self.init(style: nil, outer: nil)
  }

  nonisolated private init(style: (any MyToggleStyle)?, outer: Self?) {
    self.style = style
    self.outer = outer
  }

  nonisolated fileprivate func pushing(_ style: some MyToggleStyle) -> Self {
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
    let current: any MyToggleStyle = style ?? PlainMyToggleStyle()
    return resolve(current, configuration)
  }

  private func resolve(_ current: some MyToggleStyle, _ configuration: Configuration) -> AnyView {
    if style != nil && outer == nil {
      return AnyView(ResolvedMyToggleStyle(style: current, configuration: configuration))
    }
    var configuration = configuration
    configuration.title.styles = configuration.title.styles ?? self
    return AnyView(
      ResolvedMyToggleStyle(style: current, configuration: configuration)
        .environment(\.myToggleStyle, popped))
  }
}

/// A view for the environment and state properties of a style.
private struct ResolvedMyToggleStyle<Style: MyToggleStyle>: View {
  let style: Style
  let configuration: MyToggleStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

private struct MyToggleStyleKey: EnvironmentKey {
  nonisolated static var defaultValue: AnyMyToggleStyle { AnyMyToggleStyle() }
}

extension EnvironmentValues {
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
  nonisolated public func myToggleStyle(_ style: some MyToggleStyle) -> some View {
    modifier(MyToggleStyleModifier(style: style))
  }
}

// MARK: - Plain

/// A tick box in front of the title.
public struct PlainMyToggleStyle: MyToggleStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    PlainMyToggle(configuration: configuration)
  }
}

private struct PlainMyToggle: View {
  let configuration: MyToggleStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  private var animation: Animation? { reduceMotion ? nil : .easeInOut(duration: 0.15) }

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: configuration.isOn ? "checkmark.square.fill" : "square")
        .resizable()
        .frame(width: 24, height: 24)
        .foregroundStyle(
          configuration.isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
      configuration.title
        .font(.headline)
    }
    .contentShape(Rectangle())
    .opacity(isEnabled ? 1 : 0.4)
    .animation(animation, value: configuration.isOn)
    .animation(animation, value: isEnabled)
  }
}

extension MyToggleStyle where Self == PlainMyToggleStyle {
  /// A tick box in front of the title.
  public static var plain: Self { Self() }
}

// MARK: - Fancy

/// An icon in a circle above the title, on a tile that takes the colour while the toggle is on.
public struct FancyMyToggleStyle: MyToggleStyle {
  private let icon: Image
  private let tint: Color

  public init(icon: Image, tint: Color = .blue) {
    self.icon = icon
    self.tint = tint
  }

  public func makeBody(configuration: Configuration) -> some View {
    FancyMyToggle(configuration: configuration, icon: icon, tint: tint)
  }
}

private struct FancyMyToggle: View {
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

  private var isOn: Bool { configuration.isOn }
  private var animation: Animation? { reduceMotion ? nil : .spring(duration: 0.3) }

  var body: some View {
    VStack(spacing: 8) {
      icon
        .resizable()
        .scaledToFit()
        .frame(width: 18, height: 18)
        .padding(10)
        .foregroundStyle(isOn ? .white : .gray)
        .background(isOn ? tint : .white)
        .clipShape(Circle())
        .overlay {
          Circle()
            .stroke(isOn ? tint : .gray.opacity(0.6), lineWidth: isOn ? 0 : 2)
        }
      configuration.title
        .font(.headline)
        .lineLimit(1)
    }
    .frame(minWidth: 72)
    .padding(16)
    .foregroundStyle(isOn ? tint : .gray)
    .background(isOn ? tint.opacity(0.12) : .white)
    .clipShape(.rect(cornerRadius: 12))
    .contentShape(Rectangle())
    .shadow(color: .black.opacity(0.1), radius: isOn ? 0 : 3, y: isOn ? 0 : 1)
    .scaleEffect(isHovered && isEnabled ? 1.04 : 1)
    .opacity(isEnabled ? 1 : 0.4)
    .animation(animation, value: isOn)
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
