extension View {
  /// From Apple's documentation: applies the animation to the changes of this view that come with a
  /// change of `value`. By reasoning: the innermost of several applies, since it is the last to set
  /// the transaction on its way inwards, and `nil` turns the animation off.
  nonisolated public func animation<V: Equatable>(
    _ animation: Animation?, value: V
  ) -> some View {
    modifier(AnimationModifier(animation: animation, value: value))
  }

  /// From Apple's documentation: the animation applies to what `body` adds, not to the view.
  nonisolated public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView(content: self))
  }

  @available(*, deprecated, message: "use animation(_:value:)") @_disfavoredOverload
  nonisolated public func animation(_ animation: Animation?) -> some View {
    changing("animation", [("", animation as Any)]) { $0.transaction.animation = animation }
  }

  nonisolated public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    changing("transaction", []) { transform(&$0.transaction) }
  }

  nonisolated public func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    changing("transaction", [("value", value)]) { transform(&$0.transaction) }
  }
}

nonisolated private struct AnimationModifier<V: Equatable>: ViewModifier {
  typealias Body = Never
  let animation: Animation?
  let value: V

  nonisolated init(animation: Animation?, value: V) {
    self.animation = animation
    self.value = value
  }

  @MainActor
  func _render(
    content: @escaping @MainActor (RenderContext) -> [RenderedView], in context: RenderContext
  ) -> [RenderedView] {
    let inner = context.entering(".animation")
    let rendered = RenderedView(
      .modifier, "animation", in: inner, [("", animation as Any), ("value", value)])
    let node = inner.node
    var inside = inner
    if let old = node.watched["animation"] as? V, old != value {
      inside.transaction.animation = animation
    }
    // All drawings until nothing changes are one change.
    let value = value
    inner.host.afterSettling.append { node.watched["animation"] = value }
    rendered.adopt(content(inside))
    return [rendered]
  }
}

/// Stands for the view in the closure of a modifier.
nonisolated public struct PlaceholderContentView<Value: View>: View {
  let content: Value
  @MainActor @preconcurrency public var body: some View { content }
}
