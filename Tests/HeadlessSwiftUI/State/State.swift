/// A value that a view owns, kept as long as the view's identity.
///
/// From Apple's documentation: the initial value is used when the view appears, not again. A state
/// that is in no view keeps its initial value and ignores what is written (by reasoning; SwiftUI
/// reports it at run time, and so does ``Faults``).
@propertyWrapper
public struct State<Value>: DynamicProperty, InstallableProperty {
  private let initial: Value
  private var cell: Cell<Value>?

  public init(wrappedValue value: Value) { initial = value }
  public init(initialValue value: Value) { initial = value }

  public var wrappedValue: Value {
    get {
      if cell == nil { Faults.report("State<\(Value.self)> read outside of a view") }
      return cell?.value ?? initial
    }
    nonmutating set {
      if cell == nil { Faults.report("State<\(Value.self)> written outside of a view") }
      cell?.value = newValue
    }
  }

  public var projectedValue: Binding<Value> {
    guard let cell else {
      Faults.report("State<\(Value.self)> read outside of a view")
      return .constant(initial)
    }
    return Binding(read: { cell.value }, write: { value, _ in cell.value = value })
  }

  @MainActor
  mutating func install(at site: PropertySite) {
    let initial = initial
    cell = site.box { Cell(initial, site.context.host.invalidation) }
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}
extension Cell: @unchecked Sendable {}
