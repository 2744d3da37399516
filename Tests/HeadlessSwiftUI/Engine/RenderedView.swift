import Foundation

/// A node of what was drawn: a view, a modifier, or a view that a modifier brought along.
///
/// Modifiers are nodes around what they modify, as in SwiftUI; a modifier of several views (of a
/// `Group`, a builder) is one node around all of them, where SwiftUI applies it to each.
public final class RenderedView {
  /// What the node stands for.
  public enum Kind: Sendable {
    /// A view or modifier with a body.
    case composite
    /// A view that arranges others.
    case container
    /// A view that draws by itself.
    case leaf
    /// A modifier that is only recorded.
    case modifier
    /// A modifier that changes the environment of what is inside.
    case environment
    /// What stands in a modifier's own builder, such as `background`.
    case slot
  }

  /// An argument of a recorded call.
  public typealias Argument = (label: String, value: Any)

  public let kind: Kind
  /// The type's name, or the modifier's.
  public let name: String
  /// The types, positions, branches and ids that lead here; state belongs to it.
  public let identity: String
  /// The environment at this place.
  public let environment: EnvironmentValues
  /// The animation with which the last change reached this place.
  public let animation: Animation?
  public internal(set) var arguments: [Argument] = []
  public private(set) var children: [RenderedView] = []
  public private(set) weak var parent: RenderedView?
  /// What a leaf shows: a text's string, an image's name, a shape.
  public internal(set) var content: String?
  /// The values with which a leaf is drawn, where they are not the defaults.
  public internal(set) var look: [(name: String, value: String)] = []
  /// The view or modifier itself, of a composite.
  public internal(set) var value: Any?

  var press: PressTarget?
  var tap: (() -> Void)?
  var hover: ((Bool) -> Void)?
  var gesture: (any Gesture)?
  var focus: FocusTarget?
  var isFocusable = false
  /// Whether the node takes part in what is seen; `onAppear` and its like do not.
  var isSeen = true
  var preference: PreferenceEntry?
  var afterPass: [() -> Void] = []

  @MainActor
  init(
    _ kind: Kind, _ name: String, in context: RenderContext, _ arguments: [Argument] = []
  ) {
    self.kind = kind
    self.name = name
    self.arguments = arguments
    identity = context.path
    environment = context.environment
    animation = context.transaction.disablesAnimations ? nil : context.transaction.animation
  }

  func adopt(_ children: [RenderedView]) {
    for child in children { child.parent = self }
    self.children += children
  }
}

/// A control that can be pressed.
struct PressTarget {
  let isEnabled: Bool
  let isPressed: Cell<Bool>
  let trigger: () -> Void
}
