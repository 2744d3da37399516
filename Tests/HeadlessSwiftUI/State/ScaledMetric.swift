/// A number that grows with the user's text size.
///
/// The factors are this model's own, the same for every text style but one (the larger styles grow
/// less), so that a test can see that a value scales and relative to what.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty, InstallableProperty {
  private let base: Value
  private let textStyle: Font.TextStyle
  private var factor: Double = 1

  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    self.textStyle = textStyle
  }

  public var wrappedValue: Value { base * Value(factor) }

  @MainActor
  mutating func install(at site: PropertySite) {
    let step = Double(site.context.environment.dynamicTypeSize.step)
    let rate = textStyle == .largeTitle ? 0.05 : 0.1
    factor = max(0.5, 1 + step * rate)
  }
}

extension ScaledMetric: Sendable where Value: Sendable {}

extension DynamicTypeSize {
  /// How many sizes above the default.
  var step: Int {
    (Self.allCases.firstIndex(of: self) ?? 0) - (Self.allCases.firstIndex(of: .large) ?? 0)
  }
}

/// A source of names that are unlike those of any other place.
@propertyWrapper
public struct Namespace: DynamicProperty, InstallableProperty, Sendable {
  /// A name space.
  public struct ID: Hashable, Sendable {
    let path: String
  }

  private var id = ID(path: "")

  public init() {}
  public var wrappedValue: ID { id }

  @MainActor
  mutating func install(at site: PropertySite) { id = ID(path: site.context.path + site.field) }
}
