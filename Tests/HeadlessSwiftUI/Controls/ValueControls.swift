/// A control for a number; `Host.enter` moves it.
nonisolated public struct Slider<Label: View, ValueLabel: View>: PrimitiveView {
  private let arguments: [RenderedView.Argument]
  private let label: Label?

  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint, Label == EmptyView, ValueLabel == EmptyView {
    arguments = [("value", value), ("in", bounds)]
    label = nil
  }
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint, ValueLabel == EmptyView {
    arguments = [("value", value), ("in", bounds)]
    self.label = label()
  }

  @MainActor @preconcurrency
  public func _render(in context: RenderContext) -> [RenderedView] {
    label.contained(in: Self.self, arguments, context)
  }
}

/// A control that counts up and down; its two buttons are found by the names of their symbols.
nonisolated public struct Stepper<Label: View>: View {
  private let label: Label
  private let up: (() -> Void)?
  private let down: (() -> Void)?

  nonisolated public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    up = onIncrement
    down = onDecrement
  }

  nonisolated public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    up = { value.wrappedValue = min(value.wrappedValue.advanced(by: step), bounds.upperBound) }
    down = { value.wrappedValue = max(value.wrappedValue.advanced(by: -step), bounds.lowerBound) }
  }

  @MainActor @preconcurrency public var body: some View {
    label
    Chrome("Stepper.increment", action: { up?() }) { Image(systemName: "plus") }
    Chrome("Stepper.decrement", action: { down?() }) { Image(systemName: "minus") }
  }
}

extension Stepper where Label == Text {
  nonisolated public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step, label: { Text(titleKey) })
  }
}

/// A field for text; `Host.enter` types into it.
nonisolated public struct TextField<Label: View>: PrimitiveView {
  private let text: Binding<String>
  private let prompt: Text?
  private let label: Label

  nonisolated public init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.text = text
    self.prompt = prompt
    self.label = label()
  }

  @MainActor @preconcurrency
  public func _render(in context: RenderContext) -> [RenderedView] {
    let nodes = label.contained(
      in: Self.self, [("text", text)] + given([("prompt", prompt as Any)]), context)
    nodes.first?.isFocusable = true
    return nodes
  }
}

extension TextField where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil
  ) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil
  ) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
}

/// A field for a secret.
nonisolated public struct SecureField<Label: View>: PrimitiveView {
  private let text: Binding<String>
  private let label: Label

  nonisolated public init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.text = text
    self.label = label()
  }

  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>)
  where Label == Text {
    self.init(text: text) { Text(titleKey) }
  }

  @MainActor @preconcurrency
  public func _render(in context: RenderContext) -> [RenderedView] {
    let nodes = label.contained(in: Self.self, [("text", text)], context)
    nodes.first?.isFocusable = true
    return nodes
  }
}

/// A choice between values; `Host.enter` chooses.
nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>:
  PrimitiveView
{
  private let selection: Binding<SelectionValue>
  private let label: Label
  private let content: Content

  nonisolated public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.label = label()
    self.content = content()
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) where Label == Text {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  @MainActor @preconcurrency
  public func _render(in context: RenderContext) -> [RenderedView] {
    TupleView((label, content)).contained(in: Self.self, [("selection", selection)], context)
  }
}

/// A button that opens a page.
nonisolated public struct Link<Label: View>: View {
  private let destination: URL
  private let label: Label

  nonisolated public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL) where Label == Text {
    self.init(destination: destination) { Text(titleKey) }
  }

  @MainActor @preconcurrency public var body: some View {
    Button(action: {}) { label }
  }
}
