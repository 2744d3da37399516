/// What outlives one drawing: the nodes of a host, by identity.
///
/// From Apple's documentation: state belongs to a view's identity, which is its type and its place
/// in the structure. A node that a drawing does not reach is forgotten, and its state with it.
@MainActor
final class Graph {
  /// What belongs to one identity.
  final class Node {
    /// The storage of `@State` and its like, by field.
    var boxes: [String: AnyObject] = [:]
    /// Values that a modifier compares with those of the drawing before.
    var watched: [String: Any] = [:]
    /// Called when the node is forgotten.
    var onRemoval: [() -> Void] = []
    /// The animation of the last change that reached this place.
    var animation: Animation?
    fileprivate var pass = 0
  }

  private(set) var nodes: [String: Node] = [:]
  private var names: [ObjectIdentifier: String] = [:]
  private var sameNames: [String: Int] = [:]
  private var pass = 0

  nonisolated init() {}

  /// The node at `path`, kept from the drawing before or new.
  func node(at path: String) -> Node {
    let node = nodes[path] ?? Node()
    nodes[path] = node
    node.pass = pass
    return node
  }

  func beginPass() { pass += 1 }

  /// Forgets what the pass did not reach.
  func endPass() {
    let gone = nodes.filter { $0.value.pass != pass }.sorted { $0.key < $1.key }
    for (path, node) in gone {
      nodes[path] = nil
      for action in node.onRemoval { action() }
    }
  }

  /// The name of `type` in identities: unlike for different types, so `#2` for the second of a name.
  nonisolated func name(of type: Any.Type) -> String {
    MainActor.assumeIsolated {
      if let known = names[ObjectIdentifier(type)] { return known }
      let short = shortName(of: type)
      let count = (sameNames[short] ?? 0) + 1
      sameNames[short] = count
      let name = count == 1 ? short : "\(short)#\(count)"
      names[ObjectIdentifier(type)] = name
      return name
    }
  }
}

/// The name of a type without modules, generic arguments and outer types: `VStack`, `Title`.
func shortName(of type: Any.Type) -> String {
  var name = String(describing: type)
  if let angle = name.firstIndex(of: "<") { name = String(name[..<angle]) }
  if let dot = name.lastIndex(of: ".") { name = String(name[name.index(after: dot)...]) }
  return name
}
