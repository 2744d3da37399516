/// Modifiers with types of their own that are only recorded.
extension View {
  nonisolated public func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
  ) -> some View {
    recorded("glassEffect", [("", glass), ("in", shape)])
  }
  nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    recorded("containerShape", [("", shape)])
  }
  nonisolated public func transition(_ transition: AnyTransition) -> some View {
    recorded("transition", [("", transition)])
  }
  nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
    recorded("transition", [("", transition)])
  }
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
    recorded("hoverEffect", [("", effect)])
  }
  nonisolated public func symbolEffect<T: SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    recorded("symbolEffect", [("", effect), ("isActive", isActive)])
  }
  nonisolated public func symbolEffect<T: SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    recorded("symbolEffect", [("", effect), ("value", value)])
  }
  nonisolated public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    recorded("visualEffect")
  }
  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
    recorded("coordinateSpace", [("name", name)])
  }
  nonisolated public func layoutValue<K: LayoutValueKey>(
    key: K.Type, value: K.Value
  ) -> some View {
    recorded("layoutValue", [("key", key), ("value", value)])
  }
  nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    recorded("textSelection", [("", selectability)])
  }
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    recorded("textFieldStyle", [("", style)])
  }
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    recorded("pickerStyle", [("", style)])
  }
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
    recorded("listStyle", [("", style)])
  }
}

/// The shape of glass where none is given.
nonisolated public struct DefaultGlassEffectShape: Shape {
  nonisolated public init() {}
  nonisolated public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// A value that a layout reads from its views.
public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}

/// How a view comes and goes.
@MainActor @preconcurrency public protocol Transition {}
/// It fades.
public struct OpacityTransition: Transition {
  public init() {}
}
/// It moves from an edge.
public struct MoveTransition: Transition {
  public var edge: Edge
  public init(edge: Edge) { self.edge = edge }
}
/// It grows.
public struct ScaleTransition: Transition {
  public var scale: Double
  public init(_ scale: Double) { self.scale = scale }
}

/// An effect of a symbol.
public protocol SymbolEffect: Sendable {}
/// It bounces.
public struct BounceSymbolEffect: SymbolEffect {}
/// It pulses.
public struct PulseSymbolEffect: SymbolEffect {}
extension SymbolEffect where Self == BounceSymbolEffect {
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}
extension SymbolEffect where Self == PulseSymbolEffect {
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

/// A change of how a view looks that its layout does not see.
public protocol VisualEffect: Sendable {}
/// None.
public struct EmptyVisualEffect: VisualEffect {
  public init() {}
}
extension VisualEffect {
  public func opacity(_ opacity: Double) -> some VisualEffect { EmptyVisualEffect() }
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    EmptyVisualEffect()
  }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { EmptyVisualEffect() }
}

/// Whether text can be selected.
public protocol TextSelectability {}
/// It can.
public struct EnabledTextSelectability: TextSelectability {}
/// It cannot.
public struct DisabledTextSelectability: TextSelectability {}
extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}
extension TextSelectability where Self == DisabledTextSelectability {
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
