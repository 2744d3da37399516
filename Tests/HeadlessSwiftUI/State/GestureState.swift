/// A value that a gesture sets while it lasts.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty, InstallableProperty {
  private let initial: Value
  private var cell: Cell<Value>?

  public init(wrappedValue: Value) { initial = wrappedValue }
  public init(initialValue: Value) { initial = initialValue }
  public init(wrappedValue: Value, resetTransaction: Transaction) { initial = wrappedValue }
  public init(initialValue: Value, resetTransaction: Transaction) { initial = initialValue }
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initial = wrappedValue
  }

  public var wrappedValue: Value { cell?.value ?? initial }
  public var projectedValue: GestureState<Value> { self }

  /// Sets the value while the gesture lasts.
  func change(_ body: (inout Value) -> Void) {
    guard let cell else { return }
    var value = cell.value
    body(&value)
    cell.value = value
  }

  /// Back to the initial value, when the gesture ends.
  func reset() { cell?.value = initial }

  @MainActor
  mutating func install(at site: PropertySite) {
    let initial = initial
    cell = site.box { Cell(initial, site.context.host.invalidation) }
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  public init(resetTransaction: Transaction = Transaction()) { self.init(wrappedValue: nil) }
}

extension GestureState: Sendable where Value: Sendable {}
