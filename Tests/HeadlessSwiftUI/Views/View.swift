@_exported import Foundation
@_exported import Observation

/// A part of the interface, as SwiftUI declares it; `_render` is how the engine draws it.
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// Not SwiftUI's: what the view draws, in order.
  @MainActor @preconcurrency func _render(in context: RenderContext) -> [RenderedView]
}

extension View {
  /// Fills the view's properties, reads its body and draws that.
  @MainActor @preconcurrency
  public func _render(in context: RenderContext) -> [RenderedView] {
    let inner = context.entering(type: Self.self)
    guard context.host.mayEnter(inner) else { return [] }
    var filled = self
    fillDynamicProperties(of: &filled, in: inner)
    let rendered = RenderedView(.composite, shortName(of: Self.self), in: inner)
    rendered.value = filled
    rendered.adopt(filled.body._render(in: inner))
    return [rendered]
  }
}

/// A view that the engine draws itself, without a body.
@MainActor @preconcurrency
protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: View {
  public typealias Body = Never
  @MainActor @preconcurrency public var body: Never { fatalError("Never has no value") }
  @MainActor @preconcurrency
  public func _render(in context: RenderContext) -> [RenderedView] { [] }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
  @MainActor @preconcurrency public var body: Never { fatalError("Optional has no body") }
  @MainActor @preconcurrency
  public func _render(in context: RenderContext) -> [RenderedView] {
    map { $0._render(in: context.entering("some")) } ?? []
  }
}

/// A view that draws nothing.
public struct EmptyView: PrimitiveView, Sendable {
  nonisolated public init() {}
  public func _render(in context: RenderContext) -> [RenderedView] { [] }
}

/// A view whose type is erased. Its identity includes the type that it hides.
///
/// From Apple's documentation: "whenever the type of view used with an AnyView changes, the old
/// hierarchy is destroyed and a new hierarchy is created for the new type".
@MainActor @preconcurrency
public struct AnyView: View {
  nonisolated let type: Any.Type
  nonisolated(unsafe) private let draw: @MainActor (RenderContext) -> [RenderedView]

  nonisolated public init<V: View>(_ view: V) {
    type = V.self
    draw = { view._render(in: $0) }
  }

  nonisolated public init<V: View>(erasing view: V) { self.init(view) }

  @MainActor @preconcurrency public var body: Never { fatalError("AnyView has no body") }
  @MainActor @preconcurrency
  public func _render(in context: RenderContext) -> [RenderedView] {
    draw(context.entering("AnyView").entering("(\(context.host.graph.name(of: type)))"))
  }
}

extension AnyView: Described {
  var described: String { "AnyView(\(shortName(of: type)))" }
}

/// Views without anything around them.
nonisolated public struct Group<Content> {
  let content: Content
}

extension Group: View where Content: View {
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
  @MainActor @preconcurrency public var body: Never { fatalError("Group has no body") }
  @MainActor @preconcurrency
  public func _render(in context: RenderContext) -> [RenderedView] {
    content._render(in: context.entering("Group"))
  }
}

/// A view that is drawn anew only when it compares as different; here it always is.
nonisolated public struct EquatableView<Content: Equatable & View>: View {
  public var content: Content
  nonisolated public init(content: Content) { self.content = content }
  @MainActor @preconcurrency public var body: some View { content }
}

extension View where Self: Equatable {
  nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

/// Views to look at while writing; here only declared.
@MainActor @preconcurrency public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder @MainActor @preconcurrency static var previews: Self.Previews { get }
}
