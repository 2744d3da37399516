/// A change to a view, as SwiftUI declares it; `_render` is how the engine draws it.
@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
  typealias Content = _ViewModifier_Content<Self>

  /// Not SwiftUI's: what the modified view draws; `content` draws the view itself.
  @MainActor @preconcurrency
  func _render(
    content: @escaping @MainActor (RenderContext) -> [RenderedView], in context: RenderContext
  ) -> [RenderedView]
}

extension ViewModifier where Body == Never {
  @MainActor @preconcurrency
  public func body(content: Content) -> Never { fatalError("\(Self.self) has no body") }
}

extension ViewModifier {
  @MainActor @preconcurrency
  public func _render(
    content: @escaping @MainActor (RenderContext) -> [RenderedView], in context: RenderContext
  ) -> [RenderedView] {
    let inner = context.entering(type: Self.self)
    guard context.host.mayEnter(inner) else { return [] }
    var filled = self
    fillDynamicProperties(of: &filled, in: inner)
    let rendered = RenderedView(.composite, shortName(of: Self.self), in: inner)
    rendered.value = filled
    rendered.adopt(filled.body(content: Content(draw: content))._render(in: inner))
    return [rendered]
  }

  nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// The view that a modifier's body modifies.
@MainActor @preconcurrency
public struct _ViewModifier_Content<Modifier: ViewModifier>: PrimitiveView {
  let draw: @MainActor (RenderContext) -> [RenderedView]

  public func _render(in context: RenderContext) -> [RenderedView] {
    draw(context.entering("content"))
  }
}

/// A value with a modifier applied to it.
nonisolated public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}
extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  @MainActor @preconcurrency public var body: Never { fatalError("no body") }
  @MainActor @preconcurrency
  public func _render(in context: RenderContext) -> [RenderedView] {
    modifier._render(content: { content._render(in: $0) }, in: context)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  @MainActor @preconcurrency
  public func body(
    content: _ViewModifier_Content<ModifiedContent<Content, Modifier>>
  ) -> Never { fatalError("no body") }
  @MainActor @preconcurrency
  public func _render(
    content inside: @escaping @MainActor (RenderContext) -> [RenderedView],
    in context: RenderContext
  ) -> [RenderedView] {
    modifier._render(content: { content._render(content: inside, in: $0) }, in: context)
  }
}

/// A modifier that changes nothing.
@MainActor @preconcurrency
public struct EmptyModifier: ViewModifier {
  public static let identity = EmptyModifier()
  public typealias Body = Never
  nonisolated public init() {}
  public func _render(
    content: @escaping @MainActor (RenderContext) -> [RenderedView], in context: RenderContext
  ) -> [RenderedView] {
    content(context.entering("EmptyModifier"))
  }
}

extension View {
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
