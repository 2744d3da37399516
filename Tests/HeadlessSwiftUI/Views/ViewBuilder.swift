/// Builds views from the statements of a closure, with SwiftUI's rules.
@resultBuilder
public struct ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  @available(*, unavailable, message: "this expression does not conform to 'View'")
  public static func buildExpression(_ invalid: Any) -> some View { EmptyView() }
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView((repeat each content))
  }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .first(first))
  }
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .second(second))
  }
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

/// One of two views; which of them is part of the identity of what stands in it.
nonisolated public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }
  let storage: Storage
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  @MainActor @preconcurrency public var body: Never { fatalError("no body") }
  @MainActor @preconcurrency
  public func _render(in context: RenderContext) -> [RenderedView] {
    switch storage {
    case .first(let content): content._render(in: context.entering("true"))
    case .second(let content): content._render(in: context.entering("false"))
    }
  }
}

@available(*, unavailable)
extension _ConditionalContent: Sendable {}

/// Several views, each told from the others by its position.
nonisolated public struct TupleView<T>: View {
  public var value: T
  private let draw: @MainActor (RenderContext) -> [RenderedView]

  init<each Content: View>(_ value: (repeat each Content)) where T == (repeat each Content) {
    self.value = value
    draw = { context in
      var rendered: [RenderedView] = []
      var index = 0
      @MainActor func add<Child: View>(_ child: Child) {
        rendered += child._render(in: context.entering(String(index)))
        index += 1
      }
      repeat add(each value)
      return rendered
    }
  }

  @MainActor @preconcurrency public var body: Never { fatalError("TupleView has no body") }
  @MainActor @preconcurrency
  public func _render(in context: RenderContext) -> [RenderedView] { draw(context) }
}

@available(*, unavailable)
extension TupleView: Sendable {}
