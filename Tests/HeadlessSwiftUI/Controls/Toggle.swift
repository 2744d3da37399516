/// A control that is on or off.
nonisolated public struct Toggle<Label: View>: View {
  let configuration: ToggleStyleConfiguration

  nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    configuration = ToggleStyleConfiguration(label: .init(label()), isOn: isOn, isMixed: false)
  }

  nonisolated public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    let values = sources.map { $0[keyPath: isOn] }
    let all = Binding(
      read: { values.allSatisfy(\.wrappedValue) },
      write: { value, _ in for source in values { source.wrappedValue = value } })
    configuration = ToggleStyleConfiguration(
      label: .init(label()), isOn: all,
      isMixed: values.contains { $0.wrappedValue } && !all.wrappedValue)
  }

  @MainActor @preconcurrency public var body: some View {
    StyledToggle(configuration: configuration)
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  nonisolated public init(_ configuration: ToggleStyleConfiguration) {
    self.configuration = configuration
  }
}

extension Toggle where Label == Text {
  nonisolated public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleKey) }
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }
  nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }
}

/// What a toggle hands to its style.
public struct ToggleStyleConfiguration {
  /// The label of a toggle.
  @MainActor @preconcurrency public struct Label: PrimitiveView {
    nonisolated let content: AnyView
    nonisolated init(_ content: some View) { self.content = AnyView(content) }
    public func _render(in context: RenderContext) -> [RenderedView] {
      content._render(in: context.entering("label"))
    }
  }

  public let label: ToggleStyleConfiguration.Label
  @Binding public var isOn: Bool
  public var isMixed: Bool

  init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
    self.label = label
    _isOn = isOn
    self.isMixed = isMixed
  }
}

/// How a toggle looks.
@MainActor @preconcurrency public protocol ToggleStyle {
  typealias Configuration = ToggleStyleConfiguration
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
}

extension View {
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    pushing("toggleStyle", style)
  }
}

/// A configuration drawn with the innermost style.
struct StyledToggle: PrimitiveView {
  let configuration: ToggleStyleConfiguration

  func _render(in context: RenderContext) -> [RenderedView] {
    let (found, inner) = context.popping("toggleStyle")
    let style: any ToggleStyle = found as? any ToggleStyle ?? DefaultToggleStyle()
    return draw(style, in: inner)
  }

  private func draw(_ style: some ToggleStyle, in context: RenderContext) -> [RenderedView] {
    context.draw(style) { $0.makeBody(configuration: configuration) }
  }
}

extension ToggleStyleConfiguration {
  /// The configuration in the way of a built-in style; a press of it toggles.
  @MainActor
  func chrome(_ name: String) -> some View {
    Chrome("Toggle." + name, [("isOn", isOn), ("isMixed", isMixed)], action: { isOn.toggle() }) {
      label
    }
  }
}

/// A built-in style.
@MainActor @preconcurrency public struct DefaultToggleStyle: ToggleStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.chrome("automatic")
  }
}
extension ToggleStyle where Self == DefaultToggleStyle {
  @MainActor @preconcurrency public static var automatic: DefaultToggleStyle {
    DefaultToggleStyle()
  }
}
/// A built-in style.
@MainActor @preconcurrency public struct SwitchToggleStyle: ToggleStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.chrome("switch")
  }
}
extension ToggleStyle where Self == SwitchToggleStyle {
  @MainActor @preconcurrency public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
/// A built-in style.
@MainActor @preconcurrency public struct ButtonToggleStyle: ToggleStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.chrome("button")
  }
}
extension ToggleStyle where Self == ButtonToggleStyle {
  @MainActor @preconcurrency public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
/// A built-in style.
@MainActor @preconcurrency public struct CheckboxToggleStyle: ToggleStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.chrome("checkbox")
  }
}
extension ToggleStyle where Self == CheckboxToggleStyle {
  @MainActor @preconcurrency public static var checkbox: CheckboxToggleStyle {
    CheckboxToggleStyle()
  }
}
