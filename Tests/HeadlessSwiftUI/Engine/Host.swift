/// Draws a view without a screen, keeps its state, and changes it from outside.
///
/// ```swift
/// let isOn = Outside(false)
/// let host = Host { MyToggle("Title", isOn: isOn.binding) }
/// host.tap(host.first("MyToggle")!)
/// host.set(\.colorScheme, .dark)
/// print(host.root.drawing)
/// ```
///
/// Everything is drawn anew after each change, until nothing changes any more.
@MainActor
public final class Host {
  let graph = Graph()
  nonisolated let invalidation = Invalidation()
  private let draw: @MainActor (RenderContext) -> [RenderedView]
  private var drawn: RenderedView?
  /// What is done after the drawing: `onAppear` and its like.
  var afterPass: [() -> Void] = []
  /// What is done when nothing changes any more.
  var afterSettling: [() -> Void] = []
  var focusedIdentity: String?
  var focusWasMoved = false
  var hovered: Set<String> = []
  private var isDrawing = false

  /// The environment around the root view.
  public var environment: EnvironmentValues { didSet { update() } }

  public init<Root: View>(
    environment: EnvironmentValues = EnvironmentValues(), @ViewBuilder _ root: () -> Root
  ) {
    let root = root()
    self.environment = environment
    draw = { root._render(in: $0) }
    update()
  }

  /// What was drawn last.
  public var root: RenderedView { drawn! }

  /// Sets a value of the environment around the root view.
  ///
  /// Those that only the system sets have an underscore: `\._accessibilityReduceMotion`.
  public func set<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) {
    environment[keyPath: keyPath] = value
  }

  /// Draws anew, as after a change of an observable object that only the test knows about.
  public func update() {
    guard !isDrawing else { return }
    isDrawing = true
    defer { isDrawing = false }
    let transaction = invalidation.transaction
    invalidation.transaction = Transaction()
    for _ in 0..<50 {
      let before = invalidation.count
      pass(transaction)
      if invalidation.count == before {
        for action in afterSettling { action() }
        return
      }
    }
    Faults.report("the view changes state on every drawing")
  }

  private func pass(_ transaction: Transaction) {
    var context = RenderContext(host: self, path: "", environment: environment)
    context.transaction = transaction
    afterPass = []
    afterSettling = []
    graph.beginPass()
    let root = RenderedView(.container, "Root", in: context)
    root.adopt(draw(context))
    drawn = root
    moveFocus()
    graph.endPass()
    for action in afterPass { action() }
  }

  /// Whether a view may be drawn here; an endless one is reported.
  func mayEnter(_ context: RenderContext) -> Bool {
    if context.depth < 400 { return true }
    Faults.report("endless recursion")
    return false
  }
}

/// Finding nodes in what was drawn last.
extension Host {
  public func first(_ name: String) -> RenderedView? { root.first(name) }
  public func every(_ name: String) -> [RenderedView] { root.every(name) }
  public func first(showing content: String) -> RenderedView? { root.first(showing: content) }
  public func first(labelled label: String) -> RenderedView? { root.first(labelled: label) }

  /// The node that now has the identity of `view`, nil when it is gone.
  public func current(_ view: RenderedView) -> RenderedView? {
    root.everything.first { $0.identity == view.identity && $0.name == view.name }
  }
}

/// A value that a test owns and hands to views as a binding.
@MainActor
public final class Outside<Value> {
  /// Setting it does not draw; ``Host/write(_:_:)`` does both.
  public var value: Value {
    didSet { writes += 1 }
  }
  /// How often it was set.
  public private(set) var writes = 0

  public init(_ value: Value) { self.value = value }

  public var binding: Binding<Value> {
    Binding(
      read: { MainActor.assumeIsolated { UncheckedBox(self.value) }.value },
      write: { value, _ in
        let box = UncheckedBox(value)
        MainActor.assumeIsolated { self.value = box.value }
      })
  }
}

struct UncheckedBox<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}

extension Host {
  /// Writes a value that a test owns, and draws anew.
  public func write<Value>(_ outside: Outside<Value>, _ value: Value) {
    outside.value = value
    update()
  }
}
