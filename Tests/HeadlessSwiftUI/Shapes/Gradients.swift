/// Colours with places between which others are made.
public struct Gradient: ShapeStyle, Hashable {
  public typealias Resolved = Never
  /// A colour and its place.
  public struct Stop: Hashable, Sendable {
    public var color: Color
    public var location: CGFloat
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }
  /// How colours are mixed.
  public struct ColorSpace: Hashable, Sendable {
    let name: String
    public static let device = ColorSpace(name: "device")
    public static let perceptual = ColorSpace(name: "perceptual")
  }

  public var stops: [Stop]
  public init(stops: [Stop]) { self.stops = stops }
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }
}

/// The gradient of a colour.
public struct AnyGradient: ShapeStyle, Hashable, RecordedValue {
  public typealias Resolved = Never
  public let recipe: String
  init(recipe: String) { self.recipe = recipe }
  public init(_ gradient: Gradient) { recipe = describe(gradient) }
}

/// A gradient, written as the expression that made it.
nonisolated public struct LinearGradient: ShapeStyle, PrimitiveView, RecordedValue, Hashable {
  public typealias Resolved = Never
  public let recipe: String

  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    recipe = describe(
      call: "linearGradient", [("", gradient), ("startPoint", startPoint), ("endPoint", endPoint)])
  }
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    recipe = describe(
      call: "linearGradient",
      [("colors", colors), ("startPoint", startPoint), ("endPoint", endPoint)])
  }
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    recipe = describe(
      call: "linearGradient",
      [("stops", stops), ("startPoint", startPoint), ("endPoint", endPoint)])
  }
  @MainActor @preconcurrency
  public func _render(in context: RenderContext) -> [RenderedView] {
    [RenderedView(.leaf, "LinearGradient", in: context.entering(type: Self.self), [("", self)])]
  }
}

extension ShapeStyle where Self == LinearGradient {
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }
  public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint)
    -> LinearGradient
  {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }
  public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }
}

/// A gradient, written as the expression that made it.
nonisolated public struct RadialGradient: ShapeStyle, PrimitiveView, RecordedValue, Hashable {
  public typealias Resolved = Never
  public let recipe: String

  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    recipe = describe(
      call: "radialGradient",
      [("", gradient), ("center", center), ("startRadius", startRadius), ("endRadius", endRadius)])
  }
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    recipe = describe(
      call: "radialGradient",
      [
        ("colors", colors), ("center", center), ("startRadius", startRadius),
        ("endRadius", endRadius),
      ])
  }
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    recipe = describe(
      call: "radialGradient",
      [
        ("stops", stops), ("center", center), ("startRadius", startRadius),
        ("endRadius", endRadius),
      ])
  }
  @MainActor @preconcurrency
  public func _render(in context: RenderContext) -> [RenderedView] {
    [RenderedView(.leaf, "RadialGradient", in: context.entering(type: Self.self), [("", self)])]
  }
}

extension ShapeStyle where Self == RadialGradient {
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }
  public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }
  public static func radialGradient(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

/// A gradient, written as the expression that made it.
nonisolated public struct EllipticalGradient: ShapeStyle, PrimitiveView, RecordedValue, Hashable {
  public typealias Resolved = Never
  public let recipe: String

  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    recipe = describe(
      call: "ellipticalGradient",
      [
        ("", gradient), ("center", center), ("startRadiusFraction", startRadiusFraction),
        ("endRadiusFraction", endRadiusFraction),
      ])
  }
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    recipe = describe(
      call: "ellipticalGradient",
      [
        ("colors", colors), ("center", center), ("startRadiusFraction", startRadiusFraction),
        ("endRadiusFraction", endRadiusFraction),
      ])
  }
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    recipe = describe(
      call: "ellipticalGradient",
      [
        ("stops", stops), ("center", center), ("startRadiusFraction", startRadiusFraction),
        ("endRadiusFraction", endRadiusFraction),
      ])
  }
  @MainActor @preconcurrency
  public func _render(in context: RenderContext) -> [RenderedView] {
    [RenderedView(.leaf, "EllipticalGradient", in: context.entering(type: Self.self), [("", self)])]
  }
}

extension ShapeStyle where Self == EllipticalGradient {
  public static func ellipticalGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      gradient: gradient, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
  public static func ellipticalGradient(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      colors: colors, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
  public static func ellipticalGradient(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      stops: stops, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
}

/// A gradient, written as the expression that made it.
nonisolated public struct AngularGradient: ShapeStyle, PrimitiveView, RecordedValue, Hashable {
  public typealias Resolved = Never
  public let recipe: String

  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    recipe = describe(
      call: "angularGradient",
      [("", gradient), ("center", center), ("startAngle", startAngle), ("endAngle", endAngle)])
  }
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    recipe = describe(
      call: "angularGradient",
      [("colors", colors), ("center", center), ("startAngle", startAngle), ("endAngle", endAngle)])
  }
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    recipe = describe(
      call: "angularGradient",
      [("stops", stops), ("center", center), ("startAngle", startAngle), ("endAngle", endAngle)])
  }
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    recipe = describe(
      call: "angularGradient", [("", gradient), ("center", center), ("angle", angle)])
  }
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    recipe = describe(
      call: "angularGradient", [("colors", colors), ("center", center), ("angle", angle)])
  }
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    recipe = describe(
      call: "angularGradient", [("stops", stops), ("center", center), ("angle", angle)])
  }
  @MainActor @preconcurrency
  public func _render(in context: RenderContext) -> [RenderedView] {
    [RenderedView(.leaf, "AngularGradient", in: context.entering(type: Self.self), [("", self)])]
  }
}

extension ShapeStyle where Self == AngularGradient {
  public static func angularGradient(
    _ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }
  public static func angularGradient(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }
  public static func angularGradient(
    stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
  }
  public static func conicGradient(_ gradient: Gradient, center: UnitPoint, angle: Angle = .zero)
    -> AngularGradient
  {
    AngularGradient(gradient: gradient, center: center, angle: angle)
  }
  public static func conicGradient(colors: [Color], center: UnitPoint, angle: Angle = .zero)
    -> AngularGradient
  {
    AngularGradient(colors: colors, center: center, angle: angle)
  }
  public static func conicGradient(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero)
    -> AngularGradient
  {
    AngularGradient(stops: stops, center: center, angle: angle)
  }
}
