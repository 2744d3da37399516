/// The styles with which what is in front is drawn, set by `foregroundStyle`.
struct Foreground {
  /// One to three levels; a level that is not given is made from the first.
  var levels: [String]
  /// What is drawn where nothing was set.
  static let unset = ["primary", "secondary", "tertiary", "quaternary", "quinary"]

  /// The paint of a level, 0 the primary one.
  func paint(_ level: Int) -> String {
    level < levels.count ? levels[level] : levels[0] + "." + Self.unset[level]
  }
}

extension EnvironmentValues {
  var foreground: Foreground? {
    get { read("foreground", nil) }
    set { write("foreground", newValue) }
  }

  /// What a control draws its parts with when no foreground was set, such as a button's tint.
  var controlForeground: String? {
    get { read("controlForeground", nil) }
    set { write("controlForeground", newValue) }
  }

  func foregroundPaint(_ level: Int = 0) -> String {
    if let foreground { return foreground.paint(level) }
    guard let controlForeground else { return Foreground.unset[level] }
    return level == 0 ? controlForeground : controlForeground + "." + Foreground.unset[level]
  }
}

/// The foreground where it is used: exactly what is there already.
public struct ForegroundStyle: ShapeStyle, Described {
  public typealias Resolved = Never
  public init() {}
  var described: String { ".foreground" }
  public func _paint(in environment: EnvironmentValues) -> String { environment.foregroundPaint() }
}

/// A level of the foreground.
///
/// From Apple's documentation: "maps to the first level of the current foreground style" and so on.
public struct HierarchicalShapeStyle: ShapeStyle, Described {
  public typealias Resolved = Never
  let level: Int
  public static let primary = HierarchicalShapeStyle(level: 0)
  public static let secondary = HierarchicalShapeStyle(level: 1)
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  public static let quinary = HierarchicalShapeStyle(level: 4)
  var described: String { "." + Foreground.unset[level] }
  public func _paint(in environment: EnvironmentValues) -> String {
    environment.foregroundPaint(level)
  }
}

/// The tint that was set outside, the accent colour if none was.
public struct TintShapeStyle: ShapeStyle, Described {
  public typealias Resolved = Never
  public init() {}
  var described: String { ".tint" }
  public func _paint(in environment: EnvironmentValues) -> String { environment.tintPaint }
}

/// The background style that was set outside.
public struct BackgroundStyle: ShapeStyle, Described {
  public typealias Resolved = Never
  public init() {}
  var described: String { ".background" }
  public func _paint(in environment: EnvironmentValues) -> String {
    environment.backgroundStyle?._paint(in: environment) ?? "background"
  }
}

extension EnvironmentValues {
  var tint: String? {
    get { read("tint", nil) }
    set { write("tint", newValue) }
  }
  var tintPaint: String { tint ?? "accentColor" }
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}
extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .init(level: 0) }
  public static var secondary: HierarchicalShapeStyle { .init(level: 1) }
  public static var tertiary: HierarchicalShapeStyle { .init(level: 2) }
  public static var quaternary: HierarchicalShapeStyle { .init(level: 3) }
  public static var quinary: HierarchicalShapeStyle { .init(level: 4) }
}
extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension View {
  /// From Apple's documentation: sets the foreground of this view, inherited by what is inside. By
  /// reasoning: levels set outside give way, also where the style is `.foreground`.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    writing("foregroundStyle", [("", style)]) {
      $0.foreground = Foreground(levels: [style._paint(in: $0)])
    }
  }

  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    writing("foregroundStyle", [("", primary), ("", secondary)]) {
      $0.foreground = Foreground(levels: [primary._paint(in: $0), secondary._paint(in: $0)])
    }
  }

  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    writing("foregroundStyle", [("", primary), ("", secondary), ("", tertiary)]) {
      $0.foreground = Foreground(
        levels: [primary._paint(in: $0), secondary._paint(in: $0), tertiary._paint(in: $0)])
    }
  }

  /// From Apple's documentation: nil is "the system or the container's" colour.
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    writing("foregroundColor", [("", color as Any)]) {
      $0.foreground = color.map { Foreground(levels: [$0.description]) }
    }
  }

  /// From Apple's documentation: nil is the default tint, not the one from outside.
  nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    writing("tint", [("", tint as Any)]) { $0.tint = tint?._paint(in: $0) }
  }

  @_disfavoredOverload
  nonisolated public func tint(_ tint: Color?) -> some View {
    writing("tint", [("", tint as Any)]) { $0.tint = tint?.description }
  }

  nonisolated public func accentColor(_ accentColor: Color?) -> some View {
    writing("accentColor", [("", accentColor as Any)]) { $0.tint = accentColor?.description }
  }

  nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    writing("backgroundStyle", [("", style)]) { $0.backgroundStyle = AnyShapeStyle(style) }
  }
}
