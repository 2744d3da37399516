import Foundation

/// Where in the tree something is being drawn: the host, the place and what reaches it from outside.
public struct RenderContext {
  let host: Host
  /// The names of types, positions, branches and ids from the root to here.
  var path: String
  var environment: EnvironmentValues
  /// What a `withAnimation` or an `animation(_:value:)` further out brought along.
  var transaction = Transaction()
  var depth = 0

  /// The context of something that stands here under `step`.
  func entering(_ step: String) -> RenderContext {
    var inner = self
    inner.path += "/" + step
    inner.depth += 1
    return inner
  }

  /// The context of a view or modifier of type `type` that stands here.
  func entering(type: Any.Type) -> RenderContext {
    entering(host.graph.name(of: type))
  }

  /// What belongs to this place for as long as it exists.
  @MainActor var node: Graph.Node { host.graph.node(at: path) }
}
