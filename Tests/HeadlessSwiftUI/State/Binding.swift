/// A value owned elsewhere that may be read and written.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  private let read: () -> Value
  private let write: (Value, Transaction) -> Void
  public var transaction = Transaction()

  init(read: @escaping () -> Value, write: @escaping (Value, Transaction) -> Void) {
    self.read = read
    self.write = write
  }

  @preconcurrency
  public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    // The engine runs on the main actor throughout, so whatever isolates the closures is satisfied.
    typealias Get = () -> Value
    typealias Set = (Value) -> Void
    let get = unsafeBitCast(get, to: Get.self)
    let set = unsafeBitCast(set, to: Set.self)
    self.init(read: get, write: { value, _ in set(value) })
  }

  @preconcurrency
  public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
  ) {
    typealias Get = () -> Value
    typealias Set = (Value, Transaction) -> Void
    let get = unsafeBitCast(get, to: Get.self)
    self.init(read: get, write: unsafeBitCast(set, to: Set.self))
  }

  public init(projectedValue: Binding<Value>) { self = projectedValue }

  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(
      read: { base.wrappedValue },
      write: { value, _ in if let value { base.wrappedValue = value } })
  }

  public init?(_ base: Binding<Value?>) {
    guard let first = base.wrappedValue else { return nil }
    self.init(
      read: { base.wrappedValue ?? first }, write: { value, _ in base.wrappedValue = value })
  }

  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self.init(
      read: { base.wrappedValue },
      write: { value, _ in if let value = value.base as? V { base.wrappedValue = value } })
  }

  public var wrappedValue: Value {
    get { read() }
    nonmutating set {
      withTransaction(Transaction.current ?? transaction) { write(newValue, transaction) }
    }
  }

  public var projectedValue: Binding<Value> { self }

  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(
      read: { wrappedValue[keyPath: keyPath] },
      write: { value, _ in wrappedValue[keyPath: keyPath] = value })
  }

  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(read: { value }, write: { _, _ in })
  }

  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }

  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var binding = self
    binding.transaction = transaction
    return binding
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {}
extension Binding: Collection where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Index = Value.Index
  public var startIndex: Value.Index { wrappedValue.startIndex }
  public var endIndex: Value.Index { wrappedValue.endIndex }
  public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    Binding<Value.Element>(
      read: { wrappedValue[position] }, write: { value, _ in wrappedValue[position] = value })
  }
}
extension Binding: BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
  public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }
}
extension Binding: RandomAccessCollection
where Value: MutableCollection, Value: RandomAccessCollection {}
