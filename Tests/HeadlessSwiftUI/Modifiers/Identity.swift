extension View {
  /// From Apple's documentation: another id is another identity, and what is inside starts afresh.
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
    modifier(IdentityModifier(id: id))
  }
}

nonisolated private struct IdentityModifier<ID: Hashable>: ViewModifier {
  typealias Body = Never
  let id: ID

  nonisolated init(id: ID) { self.id = id }

  @MainActor
  func _render(
    content: @escaping @MainActor (RenderContext) -> [RenderedView], in context: RenderContext
  ) -> [RenderedView] {
    let inner = context.entering(".id[\(describe(id))]")
    let rendered = RenderedView(.modifier, "id", in: inner, [("", id)])
    rendered.adopt(content(inner))
    return [rendered]
  }
}
