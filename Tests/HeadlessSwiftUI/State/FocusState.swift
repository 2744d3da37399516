/// Where the focus is, as far as a view names its places.
///
/// From Apple's documentation: a Bool says whether the one place has the focus; an optional says
/// which has it, nil for none of them. Writing moves the focus.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty, InstallableProperty {
  private let empty: Value
  private var cell: Cell<Value>?

  public init() where Value == Bool { empty = false }
  public init<T: Hashable>() where Value == T? { empty = nil }

  public var wrappedValue: Value {
    get {
      if cell == nil { Faults.report("FocusState<\(Value.self)> read outside of a view") }
      return cell?.value ?? empty
    }
    nonmutating set { cell?.value = newValue }
  }

  public var projectedValue: Binding { Binding(cell: cell, empty: empty) }

  /// A focus state owned elsewhere.
  @propertyWrapper
  public struct Binding {
    let cell: Cell<Value>?
    let empty: Value

    public var wrappedValue: Value {
      get { cell?.value ?? empty }
      nonmutating set { cell?.value = newValue }
    }

    public var projectedValue: Binding { self }
  }

  @MainActor
  mutating func install(at site: PropertySite) {
    let empty = empty
    cell = site.box { Cell(empty, site.context.host.invalidation) }
  }
}

extension FocusState: Sendable where Value: Sendable {}
extension FocusState.Binding: Sendable where Value: Sendable {}

extension View {
  /// Modifies this view by binding its focus state to the given state value.
  nonisolated public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    recording("focused", [("equals", value)]) {
      $0.focus = FocusTarget(
        wants: { binding.wrappedValue == value },
        gain: { if binding.wrappedValue != value { binding.wrappedValue = value } },
        lose: { if binding.wrappedValue == value { binding.wrappedValue = binding.empty } })
    }
  }

  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    focused(condition, equals: true)
  }

  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
    recording("focusable", [("", isFocusable)]) { $0.isFocusable = isFocusable }
  }
}

/// What a focused place has to do with a `@FocusState`.
struct FocusTarget {
  let wants: () -> Bool
  let gain: () -> Void
  let lose: () -> Void
}
