// Written by hand in the shape of emitted Swift: a toggle, and styles that use what styles may.
// swift-format-ignore-file
#if canImport(SwiftUI)
public import SwiftUI

// MARK: - MyToggle

/// What a `MyToggle` hands to its style.
public struct MyToggleStyleConfiguration {
  /// The title of a `MyToggle`.
  public struct Title: View {
    fileprivate var slot: MyToggleSlot

    public init(_ content: some View) {
      slot = MyToggleSlot(content)
    }

    public var body: some View { slot }
  }

  /// The caption of a `MyToggle`.
  public struct Caption: View {
    fileprivate var slot: MyToggleSlot

    public init(_ content: some View) {
      slot = MyToggleSlot(content)
    }

    public var body: some View { slot }
  }

  public fileprivate(set) var title: Title
  public fileprivate(set) var caption: Caption?
  @Binding public var isOn: Bool
  public fileprivate(set) var isPressed = false

  public init(title: Title, caption: Caption? = nil, isOn: Binding<Bool>) {
    self.title = title
    self.caption = caption
    self._isOn = isOn
  }
}

/// What a caller put into a slot, drawn under the styles that the control was given.
private struct MyToggleSlot: View {
  private let content: AnyView
  private var styles: AnyMyToggleStyle?

  init(_ content: some View) {
    self.content = AnyView(content)
  }

  mutating func keep(_ styles: AnyMyToggleStyle) {
    self.styles = self.styles ?? styles
  }

  var body: some View {
    content.transformEnvironment(\.myToggleStyle) { inner in
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
  private let style: (any MyToggleStyle)?  // nil: the default style
  private let outer: (any MyToggleStyle)?  // an AnyMyToggleStyle; nil: on no stack
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

  /// The stack with `style` in front; an erased style brings its own stack along.
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
    let current: any MyToggleStyle = style ?? CheckboxMyToggleStyle()
    return resolve(current, configuration)
  }

  private func resolve(_ current: some MyToggleStyle, _ configuration: Configuration) -> AnyView {
    // A style that is on no stack leaves the stack alone.
    if style != nil && outer == nil {
      return AnyView(ResolvedMyToggleStyle(style: current, configuration: configuration))
    }
    var configuration = configuration
    configuration.title.slot.keep(self)
    configuration.caption?.slot.keep(self)
    return AnyView(
      ResolvedMyToggleStyle(style: current, configuration: configuration)
        .environment(\.myToggleStyle, popped))
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

/// A switch with a title.
public struct MyToggle: View {
  private let configuration: MyToggleStyleConfiguration
  private let drawsOnly: Bool

  public init<Caption: View>(
    isOn: Binding<Bool>,
    @ViewBuilder title: () -> some View,
    @ViewBuilder caption: () -> Caption = { EmptyView() }
  ) {
    configuration = MyToggleStyleConfiguration(
      title: .init(title()),
      caption: Caption.self == EmptyView.self ? nil : .init(caption()),
      isOn: isOn)
    drawsOnly = false
  }

  public init<Caption: View>(
    _ titleKey: LocalizedStringKey,
    isOn: Binding<Bool>,
    @ViewBuilder caption: () -> Caption = { EmptyView() }
  ) {
    self.init(isOn: isOn, title: { Text(titleKey) }, caption: caption)
  }

  /// `configuration` drawn with the next style further out, and nothing of the control around it.
  public init(_ configuration: MyToggleStyleConfiguration) {
    self.configuration = configuration
    drawsOnly = true
  }

  public var body: some View {
    if drawsOnly {
      StyledMyToggle(configuration: configuration)
    } else {
      Button {
        configuration.isOn.toggle()
      } label: {
        configuration.title
      }
      .buttonStyle(MyTogglePress(configuration: configuration))
      .accessibilityRepresentation {
        Toggle(isOn: configuration.$isOn) { configuration.title }
      }
    }
  }
}

/// What `styled` becomes: the configuration drawn with the style of the environment.
private struct StyledMyToggle: View {
  @Environment(\.myToggleStyle) private var style
  let configuration: MyToggleStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

/// Hands the press of the control's button to its style.
private struct MyTogglePress: ButtonStyle {
  let configuration: MyToggleStyleConfiguration

  func makeBody(configuration press: Configuration) -> some View {
    var configuration = configuration
    configuration.isPressed = press.isPressed
    return StyledMyToggle(configuration: configuration)
  }
}

// MARK: - Checkbox

/// A tick box with its title.
public struct CheckboxMyToggleStyle: MyToggleStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    CheckboxMyToggleStyleBody(title: configuration.title, isOn: configuration.isOn)
  }
}

private struct CheckboxMyToggleStyleBody<Title: View>: View {
  let title: Title
  let isOn: Bool
  @Environment(\.isEnabled) private var isEnabled
  @State private var isHovered = false

  init(title: Title, isOn: Bool) {
    self.title = title
    self.isOn = isOn
  }

  var body: some View {
    let scale: CGFloat = isHovered && isEnabled ? 1.05 : 1
    HStack {
      Image(systemName: isOn ? "checkmark.square.fill" : "square")
        .resizable()
        .frame(width: 24, height: 24)
      title
        .font(.headline)
    }
    .foregroundStyle(.blue)
    .scaleEffect(scale)
    #if !os(tvOS) && !os(watchOS)
      .onHover { isHovered = $0 }
    #endif
  }
}

extension MyToggleStyle where Self == CheckboxMyToggleStyle {
  public static var checkbox: Self { Self() }
}

// MARK: - Fancy

/// A card that changes with every state.
public struct FancyMyToggleStyle: MyToggleStyle {
  private let icon: Image
  private let tint: Color

  public init(icon: Image, tint: Color = .green) {
    self.icon = icon
    self.tint = tint
  }

  public func makeBody(configuration: Configuration) -> some View {
    FancyMyToggleStyleBody(
      title: configuration.title, caption: configuration.caption, isOn: configuration.isOn,
      isPressed: configuration.isPressed, icon: icon, tint: tint)
  }
}

private struct FancyMyToggleStyleBody<Title: View, Caption: View>: View {
  let title: Title
  let caption: Caption?
  let isOn: Bool
  let isPressed: Bool
  let icon: Image
  let tint: Color
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @State private var isHovered = false
  @ScaledMetric private var gap: CGFloat = 10

  init(title: Title, caption: Caption?, isOn: Bool, isPressed: Bool, icon: Image, tint: Color) {
    self.title = title
    self.caption = caption
    self.isOn = isOn
    self.isPressed = isPressed
    self.icon = icon
    self.tint = tint
  }

  var body: some View {
    let ring: CGFloat = isOn ? 0 : 2
    let plate: AnyShapeStyle = isOn ? AnyShapeStyle(tint) : AnyShapeStyle(.clear)
    let foreground: Color = isOn ? tint : .gray
    let scale: CGFloat = !isEnabled ? 1 : isPressed ? 0.97 : isHovered ? 1.05 : 1
    VStack {
      icon
        .resizable()
        .frame(width: 16, height: 16)
        .overlay {
          Circle()
            .stroke(lineWidth: ring)
        }
        .background { Rectangle().fill(plate) }
      title
        .font(.headline)
        .padding(.bottom, gap)
      if let caption {
        caption
          .transformEnvironment(\.font) { if isOn { $0 = .caption } }
      }
    }
    .foregroundStyle(foreground)
    .scaleEffect(scale)
    .opacity(isEnabled ? 1 : 0.4)
    .animation(reduceMotion ? nil : .spring(duration: 0.25), value: isOn)
    .animation(reduceMotion ? nil : .easeOut(duration: 0.1), value: isPressed)
    #if !os(tvOS) && !os(watchOS)
      .onHover { isHovered = $0 }
    #endif
  }
}

extension MyToggleStyle where Self == FancyMyToggleStyle {
  public static func fancy(icon: Image, tint: Color = .green) -> Self {
    Self(icon: icon, tint: tint)
  }
}

// MARK: - Framed

/// The next style further out, in a frame.
public struct FramedMyToggleStyle: MyToggleStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    StyledMyToggle(configuration: configuration)
      .border(.red, width: 3)
  }
}

extension MyToggleStyle where Self == FramedMyToggleStyle {
  public static var framed: Self { Self() }
}

// MARK: - Nesting

/// Gives what stands in its title another style, and draws the next style further out.
public struct NestingMyToggleStyle: MyToggleStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.title
        .myToggleStyle(.checkbox)
      StyledMyToggle(configuration: configuration)
    }
  }
}

extension MyToggleStyle where Self == NestingMyToggleStyle {
  public static var nesting: Self { Self() }
}
#endif
