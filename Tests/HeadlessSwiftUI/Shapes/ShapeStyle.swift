/// A colour or pattern with which shapes and text are drawn.
public protocol ShapeStyle: Sendable {
  associatedtype Resolved: ShapeStyle = Never
  func resolve(in environment: EnvironmentValues) -> Self.Resolved

  /// Not SwiftUI's: what is painted in this environment, as text; `.tint` becomes the tint.
  func _paint(in environment: EnvironmentValues) -> String
}

extension ShapeStyle where Self.Resolved == Never {
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) draws itself")
  }
  public func _paint(in environment: EnvironmentValues) -> String { describe(self) }
}

extension ShapeStyle {
  public func _paint(in environment: EnvironmentValues) -> String {
    Resolved.self == Never.self ? describe(self) : resolve(in: environment)._paint(in: environment)
  }
}

extension Never: ShapeStyle {
  public typealias Resolved = Never
  public func resolve(in environment: EnvironmentValues) -> Never { fatalError("no value") }
}

/// A style of a type that is hidden.
public struct AnyShapeStyle: ShapeStyle {
  public typealias Resolved = Never
  let base: any ShapeStyle

  public init<S: ShapeStyle>(_ style: S) { base = (style as? AnyShapeStyle)?.base ?? style }
  public func _paint(in environment: EnvironmentValues) -> String {
    base._paint(in: environment)
  }
}

extension AnyShapeStyle: Described {
  var described: String { describe(base) }
}

/// A style made of another: its opacity, its second level.
struct DerivedShapeStyle<Base: ShapeStyle>: ShapeStyle, Described {
  typealias Resolved = Never
  let base: Base
  let call: String

  var described: String { describe(base) + "." + call }
  func _paint(in environment: EnvironmentValues) -> String {
    base._paint(in: environment) + "." + call
  }
}

extension ShapeStyle {
  func derived(_ name: String, _ arguments: [RenderedView.Argument]) -> DerivedShapeStyle<Self> {
    DerivedShapeStyle(base: self, call: describe(call: name, arguments))
  }

  public func opacity(_ opacity: Double) -> some ShapeStyle { derived("opacity", [("", opacity)]) }
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { derived("blendMode", [("", mode)]) }
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { derived("shadow", [("", style)]) }
  public func `in`(_ rect: CGRect) -> some ShapeStyle { derived("in", [("", rect)]) }
  public var secondary: some ShapeStyle { DerivedShapeStyle(base: self, call: "secondary") }
  public var tertiary: some ShapeStyle { DerivedShapeStyle(base: self, call: "tertiary") }
  public var quaternary: some ShapeStyle { DerivedShapeStyle(base: self, call: "quaternary") }
  public var quinary: some ShapeStyle { DerivedShapeStyle(base: self, call: "quinary") }
}

extension ShapeStyle where Self == AnyShapeStyle {
  public static func opacity(_ opacity: Double) -> some ShapeStyle {
    ForegroundStyle().opacity(opacity)
  }
  public static func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    ForegroundStyle().blendMode(mode)
  }
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ForegroundStyle().shadow(style)
  }
}
