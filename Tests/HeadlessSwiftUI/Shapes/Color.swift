/// A colour, written as the expression that made it.
nonisolated public struct Color: ShapeStyle, Hashable, CustomStringConvertible, RecordedValue {
  public typealias Resolved = Color.ResolvedColor
  public let recipe: String

  init(recipe: String) { self.recipe = recipe }

  /// A colour space.
  public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

  /// A colour in an environment; here the same expression.
  public struct ResolvedColor: ShapeStyle, Hashable, Described {
    public typealias Resolved = Never
    let described: String
  }

  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    var arguments: [RenderedView.Argument] = colorSpace == .sRGB ? [] : [("", colorSpace)]
    arguments += [("red", red), ("green", green), ("blue", blue)]
    if opacity != 1 { arguments.append(("opacity", opacity)) }
    recipe = describe(call: "Color", arguments)
  }

  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    let alpha: [RenderedView.Argument] = opacity == 1 ? [] : [("opacity", opacity)]
    recipe = describe(call: "Color", [("white", white)] + alpha)
  }

  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    recipe = describe(
      call: "Color",
      [("hue", hue), ("saturation", saturation), ("brightness", brightness), ("opacity", opacity)])
  }

  public init(_ name: String, bundle: Bundle? = nil) { recipe = "Color(\"\(name)\")" }

  public var description: String { recipe }
  public func resolve(in environment: EnvironmentValues) -> ResolvedColor {
    ResolvedColor(described: recipe)
  }
  public func _paint(in environment: EnvironmentValues) -> String {
    recipe == "accentColor" ? environment.tintPaint : recipe
  }

  public func opacity(_ opacity: Double) -> Color {
    opacity == 1 ? self : Color(recipe: describe(call: recipe + ".opacity", [("", opacity)]))
  }

  public func mix(
    with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    Color(recipe: describe(call: recipe + ".mix", [("with", rhs), ("by", fraction)]))
  }

  public var gradient: AnyGradient { AnyGradient(recipe: recipe + ".gradient") }
}

extension Color: View {
  @MainActor @preconcurrency public var body: Never { fatalError("Color has no body") }
  @MainActor @preconcurrency
  public func _render(in context: RenderContext) -> [RenderedView] {
    let inner = context.entering(type: Self.self)
    let leaf = RenderedView(.leaf, "Color", in: inner, [("", _paint(in: context.environment))])
    leaf.arguments = [("", UnquotedText(_paint(in: context.environment)))]
    return [leaf]
  }
}

/// Text that stands in descriptions without quotation marks.
struct UnquotedText: Described {
  let described: String
  init(_ text: String) { described = text }
}

extension Color {
  nonisolated public static var accentColor: Color { Color(recipe: "accentColor") }
  nonisolated public static var primary: Color { Color(recipe: "Color.primary") }
  nonisolated public static var secondary: Color { Color(recipe: "Color.secondary") }
  nonisolated public static var black: Color { Color(recipe: "black") }
  nonisolated public static var blue: Color { Color(recipe: "blue") }
  nonisolated public static var brown: Color { Color(recipe: "brown") }
  nonisolated public static var clear: Color { Color(recipe: "clear") }
  nonisolated public static var cyan: Color { Color(recipe: "cyan") }
  nonisolated public static var gray: Color { Color(recipe: "gray") }
  nonisolated public static var green: Color { Color(recipe: "green") }
  nonisolated public static var indigo: Color { Color(recipe: "indigo") }
  nonisolated public static var mint: Color { Color(recipe: "mint") }
  nonisolated public static var orange: Color { Color(recipe: "orange") }
  nonisolated public static var pink: Color { Color(recipe: "pink") }
  nonisolated public static var purple: Color { Color(recipe: "purple") }
  nonisolated public static var red: Color { Color(recipe: "red") }
  nonisolated public static var teal: Color { Color(recipe: "teal") }
  nonisolated public static var white: Color { Color(recipe: "white") }
  nonisolated public static var yellow: Color { Color(recipe: "yellow") }
}

extension ShapeStyle where Self == Color {
  public static var black: Color { Color(recipe: "black") }
  public static var blue: Color { Color(recipe: "blue") }
  public static var brown: Color { Color(recipe: "brown") }
  public static var clear: Color { Color(recipe: "clear") }
  public static var cyan: Color { Color(recipe: "cyan") }
  public static var gray: Color { Color(recipe: "gray") }
  public static var green: Color { Color(recipe: "green") }
  public static var indigo: Color { Color(recipe: "indigo") }
  public static var mint: Color { Color(recipe: "mint") }
  public static var orange: Color { Color(recipe: "orange") }
  public static var pink: Color { Color(recipe: "pink") }
  public static var purple: Color { Color(recipe: "purple") }
  public static var red: Color { Color(recipe: "red") }
  public static var teal: Color { Color(recipe: "teal") }
  public static var white: Color { Color(recipe: "white") }
  public static var yellow: Color { Color(recipe: "yellow") }
}
