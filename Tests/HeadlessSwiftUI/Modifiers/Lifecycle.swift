extension View {
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    noticing("onAppear", []) { context, rendered in
      let node = context.node
      if node.watched["appeared"] == nil {
        node.watched["appeared"] = true
        context.host.afterPass.append { action?() }
      }
    }
  }

  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    noticing("onDisappear", []) { context, rendered in
      let invalidation = context.host.invalidation
      context.node.onRemoval = [
        {
          action?()
          invalidation.changed()
        }
      ]
    }
  }

  nonisolated public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    noticing("task", []) { context, rendered in
      let node = context.node
      if node.watched["appeared"] == nil {
        node.watched["appeared"] = true
        context.host.afterPass.append { Task(priority: priority) { await action() } }
      }
    }
  }

  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some View {
    noticing("onChange", [("of", value)]) { context, rendered in
      let node = context.node
      let old = node.watched["onChange"] as? V
      node.watched["onChange"] = value
      if let old, old != value { context.host.afterPass.append { action(old, value) } }
      if old == nil, initial { context.host.afterPass.append { action(value, value) } }
    }
  }

  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  @available(*, deprecated, message: "use the form with two values, or none")
  nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (V) -> Void
  ) -> some View {
    onChange(of: value) { _, new in action(new) }
  }

  /// A modifier that is not seen but notices each drawing.
  nonisolated func noticing(
    _ name: String, _ arguments: [RenderedView.Argument],
    _ notice: @escaping @MainActor (RenderContext, RenderedView) -> Void
  ) -> some View {
    modifier(Noticing(name: name, arguments: arguments, notice: notice))
  }
}

/// A modifier that is not seen but notices each drawing.
nonisolated struct Noticing: ViewModifier {
  typealias Body = Never
  let name: String
  let arguments: [RenderedView.Argument]
  let notice: @MainActor (RenderContext, RenderedView) -> Void

  nonisolated init(
    name: String, arguments: [RenderedView.Argument],
    notice: @escaping @MainActor (RenderContext, RenderedView) -> Void
  ) {
    self.name = name
    self.arguments = arguments
    self.notice = notice
  }

  @MainActor
  func _render(
    content: @escaping @MainActor (RenderContext) -> [RenderedView], in context: RenderContext
  ) -> [RenderedView] {
    let inner = context.entering("." + name)
    let rendered = RenderedView(.modifier, name, in: inner, arguments)
    rendered.isSeen = false
    rendered.adopt(content(inner))
    notice(inner, rendered)
    return [rendered]
  }
}
