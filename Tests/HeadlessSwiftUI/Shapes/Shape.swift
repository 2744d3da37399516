/// An isolation that no code can have; a protocol that refines `View` and this has none.
@globalActor
public actor _NoActor {
  public static let shared = _NoActor()
}
@_marker @_NoActor public protocol _RemoveGlobalActorIsolation {}

/// A form that is filled, stroked or used to clip.
public protocol Shape: Sendable, Animatable, View, _RemoveGlobalActorIsolation {
  nonisolated func path(in rect: CGRect) -> Path
  nonisolated static var role: ShapeRole { get }
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  nonisolated public static var role: ShapeRole { .fill }
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  @MainActor @preconcurrency
  public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle())
  }
}

/// A shape that can be made smaller on all sides.
public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  nonisolated func inset(by amount: CGFloat) -> Self.InsetShape
}

/// A shape's role.
public enum ShapeRole: Hashable, Sendable { case fill, stroke, separator }

/// What a shape does in a right-to-left layout.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  case fixed
  case mirrors(in: LayoutDirection)
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

/// A shape of a type that is hidden.
nonisolated public struct AnyShape: Shape, Described {
  let base: any Shape
  nonisolated public init<S: Shape>(_ shape: S) { base = (shape as? AnyShape)?.base ?? shape }
  nonisolated public func path(in rect: CGRect) -> Path { base.path(in: rect) }
  var described: String { describe(base) }
}

/// A shape made of another: trimmed, stroked, moved.
nonisolated struct DerivedShape<Base: Shape>: Shape, InsettableShape, Described {
  let base: Base
  let call: String
  nonisolated func path(in rect: CGRect) -> Path { base.path(in: rect).derived(call) }
  nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    derived("inset", [("by", amount)])
  }
  /// A call that takes nothing away is left out.
  var described: String {
    let isEffectless = ["trim(from: 0, to: 1)", "inset(by: 0)"].contains(call)
    return isEffectless ? describe(base) : describe(base) + "." + call
  }
}

extension Shape {
  nonisolated func derived(
    _ name: String, _ arguments: [RenderedView.Argument]
  ) -> DerivedShape<Self> {
    DerivedShape(base: self, call: describe(call: name, arguments))
  }

  nonisolated public func trim(
    from startFraction: CGFloat = 0, to endFraction: CGFloat = 1
  ) -> some Shape {
    derived("trim", [("from", startFraction), ("to", endFraction)])
  }
  nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    derived("stroke", [("lineWidth", lineWidth)])
  }
  nonisolated public func stroke(style: StrokeStyle) -> some Shape {
    derived("stroke", [("style", style)])
  }
  nonisolated public func size(width: CGFloat, height: CGFloat) -> some Shape {
    derived("size", [("width", width), ("height", height)])
  }
  nonisolated public func size(_ size: CGSize) -> some Shape { derived("size", [("", size)]) }
  nonisolated public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    derived("union", [("", other)])
  }
  nonisolated public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    derived("intersection", [("", other)])
  }
  nonisolated public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    derived("subtracting", [("", other)])
  }
  public func offset(_ offset: CGSize) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: offset)
  }
  public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
  }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: x, height: y))
  }
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }
  public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center)
    -> ScaledShape<Self>
  {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }
}

/// A shape that is moved.
nonisolated public struct OffsetShape<Content: Shape>: Shape, Described {
  public var shape: Content
  public var offset: CGSize
  nonisolated public init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = offset
  }
  nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect).derived("offset") }
  var described: String {
    offset == .zero ? describe(shape) : "\(describe(shape)).offset(\(describe(offset)))"
  }
}
extension OffsetShape: InsettableShape where Content: InsettableShape {
  nonisolated public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
    OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
  }
}

/// A shape that is turned.
nonisolated public struct RotatedShape<Content: Shape>: Shape, Described {
  public var shape: Content
  public var angle: Angle
  public var anchor: UnitPoint
  nonisolated public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }
  nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect).derived("rotation") }
  var described: String {
    guard angle != .zero else { return describe(shape) }
    return "\(describe(shape)).rotation(\(describe(angle)), anchor: \(describe(anchor)))"
  }
}
extension RotatedShape: InsettableShape where Content: InsettableShape {
  nonisolated public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
    RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
  }
}

/// A shape that is larger or smaller.
nonisolated public struct ScaledShape<Content: Shape>: Shape, Described {
  public var shape: Content
  public var scale: CGSize
  public var anchor: UnitPoint
  nonisolated public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
  }
  nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect).derived("scale") }
  var described: String {
    guard scale != CGSize(width: 1, height: 1) else { return describe(shape) }
    return "\(describe(shape)).scale(\(describe(scale)), anchor: \(describe(anchor)))"
  }
}
