/// A key of the environment.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}

/// The values that reach a view from outside.
public struct EnvironmentValues: CustomStringConvertible {
  private var own: [ObjectIdentifier: Any] = [:]
  private var named: [String: Any] = [:]

  public init() {}

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { own[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { own[ObjectIdentifier(key)] = newValue }
  }

  public subscript<T: AnyObject & Observable>(objectType: T.Type) -> T? {
    get { own[ObjectIdentifier(objectType)] as? T }
    set { own[ObjectIdentifier(objectType)] = newValue }
  }

  /// The value of one of SwiftUI's own keys.
  func read<Value>(_ name: String, _ defaultValue: @autoclosure () -> Value) -> Value {
    guard let value = named[name] else { return defaultValue() }
    return value as! Value
  }

  mutating func write<Value>(_ name: String, _ value: Value) { named[name] = value }

  /// SwiftUI's own values that were set, by name, as text.
  public var settings: [String: String] { named.mapValues { describe($0) } }

  public var description: String {
    settings.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", ")
  }
}

@available(*, unavailable)
extension EnvironmentValues: Sendable {}

/// A value of the environment at the place of the view that stores the property.
///
/// From Apple's documentation and run-time warning: it has the environment's value only in a view
/// (or what a view stores), else the default, which never updates; ``Faults`` then reports it.
@propertyWrapper
public struct Environment<Value>: DynamicProperty, InstallableProperty {
  private let read: (EnvironmentValues) -> Value
  private let source: String
  private var value: Value?

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
    source = "Environment<\(Value.self)>"
  }

  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    source = "Environment(\(objectType))"
    read = { environment in
      guard let object = environment[objectType] else {
        fatalError("No Observable object of type \(objectType) found")
      }
      return object
    }
  }

  public init<T>(_ objectType: T.Type) where Value == T?, T: AnyObject, T: Observable {
    source = "Environment(\(objectType))"
    read = { $0[objectType] }
  }

  public var wrappedValue: Value {
    if let value { return value }
    Faults.report("\(source) read outside of a view")
    return read(EnvironmentValues())
  }

  @MainActor
  mutating func install(at site: PropertySite) { value = read(site.context.environment) }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

extension View {
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    writing("environment", [("", V.self), ("", value)]) { $0[keyPath: keyPath] = value }
  }

  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    writing("environment", [("", T.self)]) { $0[T.self] = object }
  }

  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    writing("transformEnvironment", [("", V.self)]) { transform(&$0[keyPath: keyPath]) }
  }
}
