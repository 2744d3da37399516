/// A property that takes its value from outside the view that stores it.
public protocol DynamicProperty {
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

/// Tells a host that something changed since it drew.
final class Invalidation: @unchecked Sendable {
  /// The changes so far; a number, so that a drawing can tell whether any came during it.
  private(set) var count = 0
  /// The transaction of the last change.
  var transaction = Transaction()

  func changed() {
    count += 1
    if let current = Transaction.current { transaction = current }
  }
}

/// A value that outlives the view that stores it, at one place in the tree.
final class Cell<Value> {
  private let invalidation: Invalidation
  var value: Value {
    didSet { invalidation.changed() }
  }

  init(_ value: Value, _ invalidation: Invalidation) {
    self.value = value
    self.invalidation = invalidation
  }
}
