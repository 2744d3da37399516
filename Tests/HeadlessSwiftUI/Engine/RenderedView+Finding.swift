import Foundation

/// Finding nodes.
extension RenderedView {
  /// The node and all below, each before its children, without what only accessibility sees.
  public var all: [RenderedView] {
    [self] + children.filter { !$0.isOnlyAccessible }.flatMap(\.all)
  }

  /// The node and all below, with what only accessibility sees.
  public var everything: [RenderedView] { [self] + children.flatMap(\.everything) }

  /// What the nearest `accessibilityRepresentation` at or below this node stands for it with.
  public var representation: RenderedView? {
    everything.first { $0.kind == .slot && $0.name == "representation" }
  }

  private var isOnlyAccessible: Bool {
    kind == .slot && parent?.name.hasPrefix("accessibility") == true
  }

  /// The nodes from the parent to the root.
  public var ancestors: [RenderedView] {
    guard let parent else { return [] }
    return [parent] + parent.ancestors
  }

  /// The first node of a type's or modifier's name, at or below this one.
  public func first(_ name: String) -> RenderedView? { all.first { $0.name == name } }

  /// All nodes of a type's or modifier's name, at or below this one.
  public func every(_ name: String) -> [RenderedView] { all.filter { $0.name == name } }

  /// The first leaf that shows `content`: a text's string or an image's name.
  public func first(showing content: String) -> RenderedView? {
    all.first { $0.kind == .leaf && $0.content == content }
  }

  /// The first node inside a modifier `accessibilityLabel` or `accessibilityIdentifier` of `label`.
  public func first(labelled label: String) -> RenderedView? {
    let node = all.first {
      ["accessibilityLabel", "accessibilityIdentifier"].contains($0.name)
        && $0.arguments.contains { ($0.value as? String ?? ($0.value as? Text)?.string) == label }
    }
    return node?.children.first
  }

  /// The strings of all texts, in order.
  public var texts: [String] { every("Text").compactMap(\.content) }

  /// The first leaf at or below this node.
  public var firstLeaf: RenderedView? { all.first { $0.kind == .leaf } }

  /// The modifiers around this node, outermost first, as text.
  public var modifiers: [String] {
    ancestors.reversed().filter { $0.kind == .modifier || $0.kind == .environment }.map(\.call)
  }

  /// The nearest modifier `name` around this node (or the node itself).
  public func modifier(_ name: String) -> RenderedView? {
    ([self] + ancestors).first { $0.name == name }
  }

  /// An argument as text: the one with `label`, or the first without.
  public func argument(_ label: String = "") -> String? {
    arguments.first { $0.label == label }.map { describe($0.value) }
  }

  /// The node with its arguments: `opacity(0.4)`.
  public var call: String {
    name.hasSuffix(")") && arguments.isEmpty ? name : describe(call: name, arguments)
  }

  /// A value of the look: `look("font")`.
  public func look(_ name: String) -> String? { look.first { $0.name == name }?.value }

  /// The product of the `opacity` modifiers around this node.
  public var opacity: Double {
    ancestors.filter { $0.name == "opacity" }
      .reduce(1) { $0 * ($1.arguments.first?.value as? Double ?? 1) }
  }
}

/// Texts of whole trees.
extension RenderedView {
  /// What is seen: leaves with the values they are drawn with, containers, and modifiers that have
  /// an effect, from outside inwards. Views with bodies, modifiers of the environment (they show in
  /// the looks) and modifiers without effect are left out, so two trees that look alike are equal.
  public var drawing: String { lines(0, seenOnly: true).joined(separator: "\n") }

  /// Every node with its arguments, to look at.
  public var outline: String { lines(0, seenOnly: false).joined(separator: "\n") }

  /// The identities of all nodes, in order.
  public var identities: [String] { everything.map(\.identity) }

  private func lines(_ depth: Int, seenOnly: Bool) -> [String] {
    if seenOnly, isOnlyAccessible { return [] }
    if seenOnly, !isInDrawing { return children.flatMap { $0.lines(depth, seenOnly: true) } }
    let marks = look.map { " \($0.name): \($0.value)" }.joined()
    let line = String(repeating: "  ", count: depth) + (kind == .modifier ? "." : "") + call + marks
    return [line] + children.flatMap { $0.lines(depth + 1, seenOnly: seenOnly) }
  }

  private var isInDrawing: Bool {
    switch kind {
    case .composite, .environment: false
    case .modifier: isSeen && !isEffectless(name, arguments)
    case .container, .leaf, .slot: true
    }
  }
}
