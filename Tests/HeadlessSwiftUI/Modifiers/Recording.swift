/// A modifier of SwiftUI's that the engine records; some change the environment, too.
nonisolated public struct _Recorded: ViewModifier {
  public typealias Body = Never
  typealias Slot = (label: String, view: AnyView)

  let name: String
  var arguments: [RenderedView.Argument]
  var slots: [Slot] = []
  var kind = RenderedView.Kind.modifier
  var change: ((inout RenderContext) -> Void)?
  var configure: (@MainActor (RenderedView) -> Void)?

  nonisolated init(_ name: String, _ arguments: [RenderedView.Argument]) {
    self.name = name
    self.arguments = arguments
  }

  @MainActor @preconcurrency
  public func _render(
    content: @escaping @MainActor (RenderContext) -> [RenderedView], in context: RenderContext
  ) -> [RenderedView] {
    let inner = context.entering("." + name)
    guard context.host.mayEnter(inner) else { return [] }
    let rendered = RenderedView(kind, name, in: inner, arguments)
    configure?(rendered)
    var inside = inner
    if rendered.isFocusable { inside.noteFocus() }
    change?(&inside)
    rendered.adopt(content(inside))
    for slot in slots { rendered.adopt([Self.render(slot, in: inner)]) }
    return [rendered]
  }

  @MainActor
  static func render(_ slot: Slot, in context: RenderContext) -> RenderedView {
    let inner = context.entering(":" + slot.label)
    let rendered = RenderedView(.slot, slot.label, in: inner)
    rendered.adopt(slot.view._render(in: inner))
    return rendered
  }
}

extension RenderContext {
  /// Inside a focusable place: says whether it has the focus.
  @MainActor
  mutating func noteFocus() { environment._isFocused = host.focusedIdentity == path }
}

extension View {
  /// This view with a recorded modifier.
  nonisolated func recorded(
    _ name: String, _ arguments: [RenderedView.Argument] = []
  ) -> ModifiedContent<Self, _Recorded> {
    modifier(_Recorded(name, arguments))
  }

  /// This view with a recorded modifier that has views of its own.
  nonisolated func recorded(
    _ name: String, _ arguments: [RenderedView.Argument], slots: [_Recorded.Slot]
  ) -> ModifiedContent<Self, _Recorded> {
    var recorded = _Recorded(name, arguments)
    recorded.slots = slots
    return modifier(recorded)
  }

  /// This view with a recorded modifier whose node is given what a user can do to it.
  nonisolated func recording(
    _ name: String, _ arguments: [RenderedView.Argument] = [],
    _ configure: @escaping @MainActor (RenderedView) -> Void
  ) -> ModifiedContent<Self, _Recorded> {
    var recorded = _Recorded(name, arguments)
    recorded.configure = configure
    return modifier(recorded)
  }

  /// This view with a modifier that changes the environment inside.
  nonisolated func writing(
    _ name: String, _ arguments: [RenderedView.Argument],
    _ change: @escaping (inout EnvironmentValues) -> Void
  ) -> ModifiedContent<Self, _Recorded> {
    changing(name, arguments) { change(&$0.environment) }
  }

  /// This view with a modifier that changes what reaches the views inside.
  nonisolated func changing(
    _ name: String, _ arguments: [RenderedView.Argument],
    _ change: @escaping (inout RenderContext) -> Void
  ) -> ModifiedContent<Self, _Recorded> {
    var recorded = _Recorded(name, arguments)
    recorded.kind = .environment
    recorded.change = change
    return modifier(recorded)
  }
}
