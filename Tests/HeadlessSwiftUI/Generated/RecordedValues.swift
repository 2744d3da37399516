// swift-format-ignore-file
// Written by Scripts/generate-headless-swiftui.py: what is only recorded.

public struct Font: Hashable, Sendable, RecordedValue {
  public let recipe: String
  init(recipe: String) { self.recipe = recipe }
  public static var body: Font { Font(recipe: ".body") }
  public static var callout: Font { Font(recipe: ".callout") }
  public static var caption: Font { Font(recipe: ".caption") }
  public static var caption2: Font { Font(recipe: ".caption2") }
  public static var `default`: Font { Font(recipe: ".default") }
  public static var extraLargeTitle: Font { Font(recipe: ".extraLargeTitle") }
  public static var extraLargeTitle2: Font { Font(recipe: ".extraLargeTitle2") }
  public static var footnote: Font { Font(recipe: ".footnote") }
  public static var headline: Font { Font(recipe: ".headline") }
  public static var largeTitle: Font { Font(recipe: ".largeTitle") }
  public static var subheadline: Font { Font(recipe: ".subheadline") }
  public static var title: Font { Font(recipe: ".title") }
  public static var title2: Font { Font(recipe: ".title2") }
  public static var title3: Font { Font(recipe: ".title3") }
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(recipe: describe(call: ".custom", [("", name), ("fixedSize", fixedSize)]))
  }
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(recipe: describe(call: ".custom", [("", name), ("size", size)]))
  }
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: Font.TextStyle) -> Font {
    Font(recipe: describe(call: ".custom", [("", name), ("size", size), ("relativeTo", textStyle)]))
  }
  @_disfavoredOverload public static func system(_ style: Font.TextStyle, design: Font.Design = .default) -> Font {
    Font(recipe: describe(call: ".system", [("", style), ("design", design)]))
  }
  public static func system(_ style: Font.TextStyle, design: Font.Design? = nil, weight: Font.Weight? = nil) -> Font {
    Font(recipe: describe(call: ".system", [("", style), ("design", design as Any), ("weight", weight as Any)]))
  }
  @_disfavoredOverload public static func system(size: CGFloat, weight: Font.Weight = .regular, design: Font.Design = .default) -> Font {
    Font(recipe: describe(call: ".system", [("size", size), ("weight", weight), ("design", design)]))
  }
  public static func system(size: CGFloat, weight: Font.Weight? = nil, design: Font.Design? = nil) -> Font {
    Font(recipe: describe(call: ".system", [("size", size), ("weight", weight as Any), ("design", design as Any)]))
  }
  public func bold() -> Font {
    Font(recipe: describe(call: recipe + ".bold", []))
  }
  public func bold(_ isActive: Bool) -> Font {
    Font(recipe: describe(call: recipe + ".bold", [("", isActive)]))
  }
  public func italic() -> Font {
    Font(recipe: describe(call: recipe + ".italic", []))
  }
  public func italic(_ isActive: Bool) -> Font {
    Font(recipe: describe(call: recipe + ".italic", [("", isActive)]))
  }
  public func leading(_ leading: Font.Leading) -> Font {
    Font(recipe: describe(call: recipe + ".leading", [("", leading)]))
  }
  public func lowercaseSmallCaps() -> Font {
    Font(recipe: describe(call: recipe + ".lowercaseSmallCaps", []))
  }
  public func lowercaseSmallCaps(_ isActive: Bool) -> Font {
    Font(recipe: describe(call: recipe + ".lowercaseSmallCaps", [("", isActive)]))
  }
  public func monospaced() -> Font {
    Font(recipe: describe(call: recipe + ".monospaced", []))
  }
  public func monospaced(_ isActive: Bool) -> Font {
    Font(recipe: describe(call: recipe + ".monospaced", [("", isActive)]))
  }
  public func monospacedDigit() -> Font {
    Font(recipe: describe(call: recipe + ".monospacedDigit", []))
  }
  public func pointSize(_ size: CGFloat) -> Font {
    Font(recipe: describe(call: recipe + ".pointSize", [("", size)]))
  }
  public func scaled(by factor: CGFloat) -> Font {
    Font(recipe: describe(call: recipe + ".scaled", [("by", factor)]))
  }
  public func smallCaps() -> Font {
    Font(recipe: describe(call: recipe + ".smallCaps", []))
  }
  public func smallCaps(_ isActive: Bool) -> Font {
    Font(recipe: describe(call: recipe + ".smallCaps", [("", isActive)]))
  }
  public func uppercaseSmallCaps() -> Font {
    Font(recipe: describe(call: recipe + ".uppercaseSmallCaps", []))
  }
  public func uppercaseSmallCaps(_ isActive: Bool) -> Font {
    Font(recipe: describe(call: recipe + ".uppercaseSmallCaps", [("", isActive)]))
  }
  public func weight(_ weight: Font.Weight) -> Font {
    Font(recipe: describe(call: recipe + ".weight", [("", weight)]))
  }
  public func width(_ width: Font.Width) -> Font {
    Font(recipe: describe(call: recipe + ".width", [("", width)]))
  }
}

extension Font {
  public struct Weight: Hashable, Sendable, RecordedValue {
    public let recipe: String
    init(recipe: String) { self.recipe = recipe }
    public static var black: Font.Weight { Weight(recipe: ".black") }
    public static var bold: Font.Weight { Weight(recipe: ".bold") }
    public static var heavy: Font.Weight { Weight(recipe: ".heavy") }
    public static var light: Font.Weight { Weight(recipe: ".light") }
    public static var medium: Font.Weight { Weight(recipe: ".medium") }
    public static var regular: Font.Weight { Weight(recipe: ".regular") }
    public static var semibold: Font.Weight { Weight(recipe: ".semibold") }
    public static var thin: Font.Weight { Weight(recipe: ".thin") }
    public static var ultraLight: Font.Weight { Weight(recipe: ".ultraLight") }
  }
}

extension Font {
  public struct Width: Hashable, Sendable, RecordedValue {
    public let recipe: String
    init(recipe: String) { self.recipe = recipe }
    public init(_ value: CGFloat) {
      recipe = describe(call: "Width", [("", value)])
    }
    public static var compressed: Font.Width { Width(recipe: ".compressed") }
    public static var condensed: Font.Width { Width(recipe: ".condensed") }
    public static var expanded: Font.Width { Width(recipe: ".expanded") }
    public static var standard: Font.Width { Width(recipe: ".standard") }
  }
}

public struct Animation: Hashable, Sendable, RecordedValue {
  public let recipe: String
  init(recipe: String) { self.recipe = recipe }
  public static var bouncy: Animation { Animation(recipe: ".bouncy") }
  public static var `default`: Animation { Animation(recipe: ".default") }
  public static var easeIn: Animation { Animation(recipe: ".easeIn") }
  public static var easeInOut: Animation { Animation(recipe: ".easeInOut") }
  public static var easeOut: Animation { Animation(recipe: ".easeOut") }
  public static var interactiveSpring: Animation { Animation(recipe: ".interactiveSpring") }
  public static var interpolatingSpring: Animation { Animation(recipe: ".interpolatingSpring") }
  public static var linear: Animation { Animation(recipe: ".linear") }
  public static var smooth: Animation { Animation(recipe: ".smooth") }
  public static var snappy: Animation { Animation(recipe: ".snappy") }
  public static var spring: Animation { Animation(recipe: ".spring") }
  public static var systemOverlayAppearance: Animation { Animation(recipe: ".systemOverlayAppearance") }
  public static var systemOverlayDelayedDisappearance: Animation { Animation(recipe: ".systemOverlayDelayedDisappearance") }
  public static var systemOverlayDisappearance: Animation { Animation(recipe: ".systemOverlayDisappearance") }
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    Animation(recipe: describe(call: ".bouncy", [("duration", duration), ("extraBounce", extraBounce)]))
  }
  public static func easeIn(duration: TimeInterval) -> Animation {
    Animation(recipe: describe(call: ".easeIn", [("duration", duration)]))
  }
  public static func easeInOut(duration: TimeInterval) -> Animation {
    Animation(recipe: describe(call: ".easeInOut", [("duration", duration)]))
  }
  public static func easeOut(duration: TimeInterval) -> Animation {
    Animation(recipe: describe(call: ".easeOut", [("duration", duration)]))
  }
  public static func interactiveSpring(duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25) -> Animation {
    Animation(recipe: describe(call: ".interactiveSpring", [("duration", duration), ("extraBounce", extraBounce), ("blendDuration", blendDuration)]))
  }
  @_disfavoredOverload public static func interactiveSpring(response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25) -> Animation {
    Animation(recipe: describe(call: ".interactiveSpring", [("response", response), ("dampingFraction", dampingFraction), ("blendDuration", blendDuration)]))
  }
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0.0) -> Animation {
    Animation(recipe: describe(call: ".interpolatingSpring", [("", spring), ("initialVelocity", initialVelocity)]))
  }
  public static func interpolatingSpring(duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0) -> Animation {
    Animation(recipe: describe(call: ".interpolatingSpring", [("duration", duration), ("bounce", bounce), ("initialVelocity", initialVelocity)]))
  }
  public static func interpolatingSpring(mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0) -> Animation {
    Animation(recipe: describe(call: ".interpolatingSpring", [("mass", mass), ("stiffness", stiffness), ("damping", damping), ("initialVelocity", initialVelocity)]))
  }
  public static func linear(duration: TimeInterval) -> Animation {
    Animation(recipe: describe(call: ".linear", [("duration", duration)]))
  }
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    Animation(recipe: describe(call: ".smooth", [("duration", duration), ("extraBounce", extraBounce)]))
  }
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    Animation(recipe: describe(call: ".snappy", [("duration", duration), ("extraBounce", extraBounce)]))
  }
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
    Animation(recipe: describe(call: ".spring", [("", spring), ("blendDuration", blendDuration)]))
  }
  public static func spring(duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0) -> Animation {
    Animation(recipe: describe(call: ".spring", [("duration", duration), ("bounce", bounce), ("blendDuration", blendDuration)]))
  }
  @_disfavoredOverload public static func spring(response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0) -> Animation {
    Animation(recipe: describe(call: ".spring", [("response", response), ("dampingFraction", dampingFraction), ("blendDuration", blendDuration)]))
  }
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(recipe: describe(call: ".timingCurve", [("", curve), ("duration", duration)]))
  }
  public static func timingCurve(_ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35) -> Animation {
    Animation(recipe: describe(call: ".timingCurve", [("", p1x), ("", p1y), ("", p2x), ("", p2y), ("duration", duration)]))
  }
  public func delay(_ delay: TimeInterval) -> Animation {
    Animation(recipe: describe(call: recipe + ".delay", [("", delay)]))
  }
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    Animation(recipe: describe(call: recipe + ".logicallyComplete", [("after", duration)]))
  }
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(recipe: describe(call: recipe + ".repeatCount", [("", repeatCount), ("autoreverses", autoreverses)]))
  }
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(recipe: describe(call: recipe + ".repeatForever", [("autoreverses", autoreverses)]))
  }
  public func speed(_ speed: Double) -> Animation {
    Animation(recipe: describe(call: recipe + ".speed", [("", speed)]))
  }
}

public struct UnitCurve: Hashable, Sendable, RecordedValue {
  public let recipe: String
  init(recipe: String) { self.recipe = recipe }
  public static var circularEaseIn: UnitCurve { UnitCurve(recipe: ".circularEaseIn") }
  public static var circularEaseInOut: UnitCurve { UnitCurve(recipe: ".circularEaseInOut") }
  public static var circularEaseOut: UnitCurve { UnitCurve(recipe: ".circularEaseOut") }
  public static var easeIn: UnitCurve { UnitCurve(recipe: ".easeIn") }
  public static var easeInOut: UnitCurve { UnitCurve(recipe: ".easeInOut") }
  public static var easeOut: UnitCurve { UnitCurve(recipe: ".easeOut") }
  public static var linear: UnitCurve { UnitCurve(recipe: ".linear") }
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(recipe: describe(call: ".bezier", [("startControlPoint", startControlPoint), ("endControlPoint", endControlPoint)]))
  }
  public var inverse: UnitCurve { UnitCurve(recipe: recipe + ".inverse") }
}

public struct Spring: Hashable, Sendable, RecordedValue {
  public let recipe: String
  init(recipe: String) { self.recipe = recipe }
  public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
    recipe = describe(call: "Spring", [("duration", duration), ("bounce", bounce)])
  }
  public init(mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    recipe = describe(call: "Spring", [("mass", mass), ("stiffness", stiffness), ("damping", damping), ("allowOverDamping", allowOverDamping)])
  }
  public init(response: Double, dampingRatio: Double) {
    recipe = describe(call: "Spring", [("response", response), ("dampingRatio", dampingRatio)])
  }
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    recipe = describe(call: "Spring", [("settlingDuration", settlingDuration), ("dampingRatio", dampingRatio), ("epsilon", epsilon)])
  }
  public static var bouncy: Spring { Spring(recipe: ".bouncy") }
  public static var smooth: Spring { Spring(recipe: ".smooth") }
  public static var snappy: Spring { Spring(recipe: ".snappy") }
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(recipe: describe(call: ".bouncy", [("duration", duration), ("extraBounce", extraBounce)]))
  }
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(recipe: describe(call: ".smooth", [("duration", duration), ("extraBounce", extraBounce)]))
  }
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(recipe: describe(call: ".snappy", [("duration", duration), ("extraBounce", extraBounce)]))
  }
}

public struct Material: Sendable, Hashable, RecordedValue, ShapeStyle {
  public typealias Resolved = Never
  public let recipe: String
  init(recipe: String) { self.recipe = recipe }
  public static var bar: Material { Material(recipe: ".bar") }
  public static var regular: Material { Material(recipe: ".regular") }
  public static var thick: Material { Material(recipe: ".thick") }
  public static var thin: Material { Material(recipe: ".thin") }
  public static var ultraThick: Material { Material(recipe: ".ultraThick") }
  public static var ultraThin: Material { Material(recipe: ".ultraThin") }
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Material {
    Material(recipe: describe(call: recipe + ".materialActiveAppearance", [("", appearance)]))
  }
}

public struct AnyTransition: Hashable, Sendable, RecordedValue {
  public let recipe: String
  init(recipe: String) { self.recipe = recipe }
  public init<T>(_ transition: T) where T: Transition {
    recipe = describe(call: "AnyTransition", [("", transition)])
  }
  public static var identity: AnyTransition { AnyTransition(recipe: ".identity") }
  public static var opacity: AnyTransition { AnyTransition(recipe: ".opacity") }
  public static var scale: AnyTransition { AnyTransition(recipe: ".scale") }
  public static var slide: AnyTransition { AnyTransition(recipe: ".slide") }
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition(recipe: describe(call: ".asymmetric", [("insertion", insertion), ("removal", removal)]))
  }
  public static func modifier<E>(active: E, identity: E) -> AnyTransition where E: ViewModifier {
    AnyTransition(recipe: describe(call: ".modifier", [("active", active), ("identity", identity)]))
  }
  public static func move(edge: Edge) -> AnyTransition {
    AnyTransition(recipe: describe(call: ".move", [("edge", edge)]))
  }
  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition(recipe: describe(call: ".offset", [("", offset)]))
  }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    AnyTransition(recipe: describe(call: ".offset", [("x", x), ("y", y)]))
  }
  public static func push(from edge: Edge) -> AnyTransition {
    AnyTransition(recipe: describe(call: ".push", [("from", edge)]))
  }
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(recipe: describe(call: ".scale", [("scale", scale), ("anchor", anchor)]))
  }
  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition(recipe: describe(call: recipe + ".animation", [("", animation as Any)]))
  }
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(recipe: describe(call: recipe + ".combined", [("with", other)]))
  }
}

public struct SymbolRenderingMode: Sendable, Hashable, RecordedValue {
  public let recipe: String
  init(recipe: String) { self.recipe = recipe }
  public static var hierarchical: SymbolRenderingMode { SymbolRenderingMode(recipe: ".hierarchical") }
  public static var monochrome: SymbolRenderingMode { SymbolRenderingMode(recipe: ".monochrome") }
  public static var multicolor: SymbolRenderingMode { SymbolRenderingMode(recipe: ".multicolor") }
  public static var palette: SymbolRenderingMode { SymbolRenderingMode(recipe: ".palette") }
}

public struct SymbolVariants: Hashable, Sendable, RecordedValue {
  public let recipe: String
  init(recipe: String) { self.recipe = recipe }
  /// These variants with others added.
  func adding(_ more: SymbolVariants) -> SymbolVariants {
    if self == .none { return more }
    if more == .none { return self }
    return SymbolVariants(recipe: recipe + more.recipe)
  }
  public static var circle: SymbolVariants { SymbolVariants(recipe: ".circle") }
  public static var fill: SymbolVariants { SymbolVariants(recipe: ".fill") }
  public static var none: SymbolVariants { SymbolVariants(recipe: ".none") }
  public static var rectangle: SymbolVariants { SymbolVariants(recipe: ".rectangle") }
  public static var slash: SymbolVariants { SymbolVariants(recipe: ".slash") }
  public static var square: SymbolVariants { SymbolVariants(recipe: ".square") }
  public var circle: SymbolVariants { SymbolVariants(recipe: recipe + ".circle") }
  public var fill: SymbolVariants { SymbolVariants(recipe: recipe + ".fill") }
  public var rectangle: SymbolVariants { SymbolVariants(recipe: recipe + ".rectangle") }
  public var slash: SymbolVariants { SymbolVariants(recipe: recipe + ".slash") }
  public var square: SymbolVariants { SymbolVariants(recipe: recipe + ".square") }
}

public struct ContentTransition: Sendable, Hashable, RecordedValue {
  public let recipe: String
  init(recipe: String) { self.recipe = recipe }
  public static var identity: ContentTransition { ContentTransition(recipe: ".identity") }
  public static var interpolate: ContentTransition { ContentTransition(recipe: ".interpolate") }
  public static var opacity: ContentTransition { ContentTransition(recipe: ".opacity") }
  public static var symbolEffect: ContentTransition { ContentTransition(recipe: ".symbolEffect") }
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(recipe: describe(call: ".numericText", [("countsDown", countsDown)]))
  }
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(recipe: describe(call: ".numericText", [("value", value)]))
  }
}

public struct SensoryFeedback: Sendable, Hashable, RecordedValue {
  public let recipe: String
  init(recipe: String) { self.recipe = recipe }
  public static var alignment: SensoryFeedback { SensoryFeedback(recipe: ".alignment") }
  public static var decrease: SensoryFeedback { SensoryFeedback(recipe: ".decrease") }
  public static var error: SensoryFeedback { SensoryFeedback(recipe: ".error") }
  public static var impact: SensoryFeedback { SensoryFeedback(recipe: ".impact") }
  public static var increase: SensoryFeedback { SensoryFeedback(recipe: ".increase") }
  public static var levelChange: SensoryFeedback { SensoryFeedback(recipe: ".levelChange") }
  public static var pathComplete: SensoryFeedback { SensoryFeedback(recipe: ".pathComplete") }
  public static var selection: SensoryFeedback { SensoryFeedback(recipe: ".selection") }
  public static var start: SensoryFeedback { SensoryFeedback(recipe: ".start") }
  public static var stop: SensoryFeedback { SensoryFeedback(recipe: ".stop") }
  public static var success: SensoryFeedback { SensoryFeedback(recipe: ".success") }
  public static var warning: SensoryFeedback { SensoryFeedback(recipe: ".warning") }
}

public struct ButtonBorderShape: Sendable, Hashable, RecordedValue {
  public let recipe: String
  init(recipe: String) { self.recipe = recipe }
  public static var automatic: ButtonBorderShape { ButtonBorderShape(recipe: ".automatic") }
  public static var capsule: ButtonBorderShape { ButtonBorderShape(recipe: ".capsule") }
  public static var circle: ButtonBorderShape { ButtonBorderShape(recipe: ".circle") }
  public static var roundedRectangle: ButtonBorderShape { ButtonBorderShape(recipe: ".roundedRectangle") }
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(recipe: describe(call: ".roundedRectangle", [("radius", radius)]))
  }
}

public struct Glass: Sendable, Hashable, RecordedValue {
  public let recipe: String
  init(recipe: String) { self.recipe = recipe }
  public static var clear: Glass { Glass(recipe: ".clear") }
  public static var identity: Glass { Glass(recipe: ".identity") }
  public static var regular: Glass { Glass(recipe: ".regular") }
  public func interactive(_ isEnabled: Bool = true) -> Glass {
    Glass(recipe: describe(call: recipe + ".interactive", [("", isEnabled)]))
  }
  public func tint(_ color: Color?) -> Glass {
    Glass(recipe: describe(call: recipe + ".tint", [("", color as Any)]))
  }
}

public struct GlassEffectTransition: Sendable, Hashable, RecordedValue {
  public let recipe: String
  init(recipe: String) { self.recipe = recipe }
  public static var identity: GlassEffectTransition { GlassEffectTransition(recipe: ".identity") }
  public static var matchedGeometry: GlassEffectTransition { GlassEffectTransition(recipe: ".matchedGeometry") }
  public static var materialize: GlassEffectTransition { GlassEffectTransition(recipe: ".materialize") }
}

extension Text {
  public struct LineStyle: Hashable, Sendable, RecordedValue {
    public let recipe: String
    init(recipe: String) { self.recipe = recipe }
    public init(pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) {
      recipe = describe(call: "LineStyle", [("pattern", pattern), ("color", color as Any)])
    }
    public static var single: Text.LineStyle { LineStyle(recipe: ".single") }
  }
}

extension Text.LineStyle {
  public struct Pattern: Sendable, Hashable, RecordedValue {
    public let recipe: String
    init(recipe: String) { self.recipe = recipe }
    public static var dash: Text.LineStyle.Pattern { Pattern(recipe: ".dash") }
    public static var dashDot: Text.LineStyle.Pattern { Pattern(recipe: ".dashDot") }
    public static var dashDotDot: Text.LineStyle.Pattern { Pattern(recipe: ".dashDotDot") }
    public static var dot: Text.LineStyle.Pattern { Pattern(recipe: ".dot") }
    public static var solid: Text.LineStyle.Pattern { Pattern(recipe: ".solid") }
  }
}

extension Text {
  public struct Scale: Hashable, Sendable, RecordedValue {
    public let recipe: String
    init(recipe: String) { self.recipe = recipe }
    public static var `default`: Text.Scale { Scale(recipe: ".default") }
    public static var secondary: Text.Scale { Scale(recipe: ".secondary") }
  }
}

public struct ButtonRole: Sendable, Hashable, RecordedValue {
  public let recipe: String
  init(recipe: String) { self.recipe = recipe }
  public static var cancel: ButtonRole { ButtonRole(recipe: ".cancel") }
  public static var close: ButtonRole { ButtonRole(recipe: ".close") }
  public static var confirm: ButtonRole { ButtonRole(recipe: ".confirm") }
  public static var destructive: ButtonRole { ButtonRole(recipe: ".destructive") }
}

public struct HoverEffect: Hashable, Sendable, RecordedValue {
  public let recipe: String
  init(recipe: String) { self.recipe = recipe }
  public static var automatic: HoverEffect { HoverEffect(recipe: ".automatic") }
  public static var highlight: HoverEffect { HoverEffect(recipe: ".highlight") }
  public static var lift: HoverEffect { HoverEffect(recipe: ".lift") }
}

public struct AccessibilityActionKind: Sendable, Hashable, RecordedValue {
  public let recipe: String
  init(recipe: String) { self.recipe = recipe }
  public init(named name: Text) {
    recipe = describe(call: "AccessibilityActionKind", [("named", name)])
  }
  public static var `default`: AccessibilityActionKind { AccessibilityActionKind(recipe: ".default") }
  public static var delete: AccessibilityActionKind { AccessibilityActionKind(recipe: ".delete") }
  public static var escape: AccessibilityActionKind { AccessibilityActionKind(recipe: ".escape") }
  public static var magicTap: AccessibilityActionKind { AccessibilityActionKind(recipe: ".magicTap") }
  public static var showMenu: AccessibilityActionKind { AccessibilityActionKind(recipe: ".showMenu") }
}

public struct AccessibilityChildBehavior: Hashable, Sendable, RecordedValue {
  public let recipe: String
  init(recipe: String) { self.recipe = recipe }
  public static var combine: AccessibilityChildBehavior { AccessibilityChildBehavior(recipe: ".combine") }
  public static var contain: AccessibilityChildBehavior { AccessibilityChildBehavior(recipe: ".contain") }
  public static var ignore: AccessibilityChildBehavior { AccessibilityChildBehavior(recipe: ".ignore") }
}

public struct AccessibilityTextContentType: Sendable, Hashable, RecordedValue {
  public let recipe: String
  init(recipe: String) { self.recipe = recipe }
  public static var console: AccessibilityTextContentType { AccessibilityTextContentType(recipe: ".console") }
  public static var fileSystem: AccessibilityTextContentType { AccessibilityTextContentType(recipe: ".fileSystem") }
  public static var messaging: AccessibilityTextContentType { AccessibilityTextContentType(recipe: ".messaging") }
  public static var narrative: AccessibilityTextContentType { AccessibilityTextContentType(recipe: ".narrative") }
  public static var plain: AccessibilityTextContentType { AccessibilityTextContentType(recipe: ".plain") }
  public static var sourceCode: AccessibilityTextContentType { AccessibilityTextContentType(recipe: ".sourceCode") }
  public static var spreadsheet: AccessibilityTextContentType { AccessibilityTextContentType(recipe: ".spreadsheet") }
  public static var wordProcessing: AccessibilityTextContentType { AccessibilityTextContentType(recipe: ".wordProcessing") }
}

public struct KeyEquivalent: Hashable, Sendable, RecordedValue, ExpressibleByExtendedGraphemeClusterLiteral {
  public let recipe: String
  init(recipe: String) { self.recipe = recipe }
  public static var clear: KeyEquivalent { KeyEquivalent(recipe: ".clear") }
  public static var delete: KeyEquivalent { KeyEquivalent(recipe: ".delete") }
  public static var deleteForward: KeyEquivalent { KeyEquivalent(recipe: ".deleteForward") }
  public static var downArrow: KeyEquivalent { KeyEquivalent(recipe: ".downArrow") }
  public static var end: KeyEquivalent { KeyEquivalent(recipe: ".end") }
  public static var escape: KeyEquivalent { KeyEquivalent(recipe: ".escape") }
  public static var home: KeyEquivalent { KeyEquivalent(recipe: ".home") }
  public static var leftArrow: KeyEquivalent { KeyEquivalent(recipe: ".leftArrow") }
  public static var pageDown: KeyEquivalent { KeyEquivalent(recipe: ".pageDown") }
  public static var pageUp: KeyEquivalent { KeyEquivalent(recipe: ".pageUp") }
  public static var `return`: KeyEquivalent { KeyEquivalent(recipe: ".return") }
  public static var rightArrow: KeyEquivalent { KeyEquivalent(recipe: ".rightArrow") }
  public static var space: KeyEquivalent { KeyEquivalent(recipe: ".space") }
  public static var tab: KeyEquivalent { KeyEquivalent(recipe: ".tab") }
  public static var upArrow: KeyEquivalent { KeyEquivalent(recipe: ".upArrow") }
  public init(extendedGraphemeClusterLiteral character: Character) { recipe = "\"\(character)\"" }
}

public struct KeyboardShortcut: Hashable, Sendable, RecordedValue {
  public let recipe: String
  init(recipe: String) { self.recipe = recipe }
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    recipe = describe(call: "KeyboardShortcut", [("", key), ("modifiers", modifiers)])
  }
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization) {
    recipe = describe(call: "KeyboardShortcut", [("", key), ("modifiers", modifiers), ("localization", localization)])
  }
  public static var cancelAction: KeyboardShortcut { KeyboardShortcut(recipe: ".cancelAction") }
  public static var defaultAction: KeyboardShortcut { KeyboardShortcut(recipe: ".defaultAction") }
}

extension KeyboardShortcut {
  public struct Localization: Sendable, Hashable, RecordedValue {
    public let recipe: String
    init(recipe: String) { self.recipe = recipe }
    public static var automatic: KeyboardShortcut.Localization { Localization(recipe: ".automatic") }
    public static var custom: KeyboardShortcut.Localization { Localization(recipe: ".custom") }
    public static var withoutMirroring: KeyboardShortcut.Localization { Localization(recipe: ".withoutMirroring") }
  }
}

public struct PresentationDetent: Hashable, Sendable, RecordedValue {
  public let recipe: String
  init(recipe: String) { self.recipe = recipe }
  public static var large: PresentationDetent { PresentationDetent(recipe: ".large") }
  public static var medium: PresentationDetent { PresentationDetent(recipe: ".medium") }
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(recipe: describe(call: ".fraction", [("", fraction)]))
  }
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(recipe: describe(call: ".height", [("", height)]))
  }
}

public struct ScrollBounceBehavior: Sendable, Hashable, RecordedValue {
  public let recipe: String
  init(recipe: String) { self.recipe = recipe }
  public static var always: ScrollBounceBehavior { ScrollBounceBehavior(recipe: ".always") }
  public static var automatic: ScrollBounceBehavior { ScrollBounceBehavior(recipe: ".automatic") }
  public static var basedOnSize: ScrollBounceBehavior { ScrollBounceBehavior(recipe: ".basedOnSize") }
}

public struct ScrollDismissesKeyboardMode: Hashable, Sendable, RecordedValue {
  public let recipe: String
  init(recipe: String) { self.recipe = recipe }
  public static var automatic: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(recipe: ".automatic") }
  public static var immediately: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(recipe: ".immediately") }
  public static var interactively: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(recipe: ".interactively") }
  public static var never: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(recipe: ".never") }
}

public struct ScrollIndicatorVisibility: Hashable, Sendable, RecordedValue {
  public let recipe: String
  init(recipe: String) { self.recipe = recipe }
  public static var automatic: ScrollIndicatorVisibility { ScrollIndicatorVisibility(recipe: ".automatic") }
  public static var hidden: ScrollIndicatorVisibility { ScrollIndicatorVisibility(recipe: ".hidden") }
  public static var never: ScrollIndicatorVisibility { ScrollIndicatorVisibility(recipe: ".never") }
  public static var visible: ScrollIndicatorVisibility { ScrollIndicatorVisibility(recipe: ".visible") }
}

public struct ListItemTint: Sendable, Hashable, RecordedValue {
  public let recipe: String
  init(recipe: String) { self.recipe = recipe }
  public static var monochrome: ListItemTint { ListItemTint(recipe: ".monochrome") }
  public static func fixed(_ tint: Color) -> ListItemTint {
    ListItemTint(recipe: describe(call: ".fixed", [("", tint)]))
  }
  public static func preferred(_ tint: Color) -> ListItemTint {
    ListItemTint(recipe: describe(call: ".preferred", [("", tint)]))
  }
}

public struct ListSectionSpacing: Sendable, Hashable, RecordedValue {
  public let recipe: String
  init(recipe: String) { self.recipe = recipe }
  public static var compact: ListSectionSpacing { ListSectionSpacing(recipe: ".compact") }
  public static var `default`: ListSectionSpacing { ListSectionSpacing(recipe: ".default") }
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(recipe: describe(call: ".custom", [("", spacing)]))
  }
}

public struct ContentMarginPlacement: Hashable, Sendable, RecordedValue {
  public let recipe: String
  init(recipe: String) { self.recipe = recipe }
  public static var automatic: ContentMarginPlacement { ContentMarginPlacement(recipe: ".automatic") }
  public static var scrollContent: ContentMarginPlacement { ContentMarginPlacement(recipe: ".scrollContent") }
  public static var scrollIndicators: ContentMarginPlacement { ContentMarginPlacement(recipe: ".scrollIndicators") }
}

public struct ScrollEdgeEffectStyle: Hashable, Sendable, RecordedValue {
  public let recipe: String
  init(recipe: String) { self.recipe = recipe }
  public static var automatic: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(recipe: ".automatic") }
  public static var hard: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(recipe: ".hard") }
  public static var soft: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(recipe: ".soft") }
}

public struct BadgeProminence: Hashable, Sendable, RecordedValue {
  public let recipe: String
  init(recipe: String) { self.recipe = recipe }
  public static var decreased: BadgeProminence { BadgeProminence(recipe: ".decreased") }
  public static var increased: BadgeProminence { BadgeProminence(recipe: ".increased") }
  public static var standard: BadgeProminence { BadgeProminence(recipe: ".standard") }
}

public struct BackgroundProminence: Hashable, Sendable, RecordedValue {
  public let recipe: String
  init(recipe: String) { self.recipe = recipe }
  public static var increased: BackgroundProminence { BackgroundProminence(recipe: ".increased") }
  public static var standard: BackgroundProminence { BackgroundProminence(recipe: ".standard") }
}

public struct ScenePadding: Sendable, Hashable, RecordedValue {
  public let recipe: String
  init(recipe: String) { self.recipe = recipe }
  public static var minimum: ScenePadding { ScenePadding(recipe: ".minimum") }
  public static var navigationBar: ScenePadding { ScenePadding(recipe: ".navigationBar") }
}

public struct MenuOrder: Hashable, Sendable, RecordedValue {
  public let recipe: String
  init(recipe: String) { self.recipe = recipe }
  public static var automatic: MenuOrder { MenuOrder(recipe: ".automatic") }
  public static var fixed: MenuOrder { MenuOrder(recipe: ".fixed") }
  public static var priority: MenuOrder { MenuOrder(recipe: ".priority") }
}

public struct MenuActionDismissBehavior: Hashable, Sendable, RecordedValue {
  public let recipe: String
  init(recipe: String) { self.recipe = recipe }
  public static var automatic: MenuActionDismissBehavior { MenuActionDismissBehavior(recipe: ".automatic") }
  public static var disabled: MenuActionDismissBehavior { MenuActionDismissBehavior(recipe: ".disabled") }
  public static var enabled: MenuActionDismissBehavior { MenuActionDismissBehavior(recipe: ".enabled") }
}

public struct ButtonRepeatBehavior: Hashable, Sendable, RecordedValue {
  public let recipe: String
  init(recipe: String) { self.recipe = recipe }
  public static var automatic: ButtonRepeatBehavior { ButtonRepeatBehavior(recipe: ".automatic") }
  public static var disabled: ButtonRepeatBehavior { ButtonRepeatBehavior(recipe: ".disabled") }
  public static var enabled: ButtonRepeatBehavior { ButtonRepeatBehavior(recipe: ".enabled") }
}

public struct ButtonSizing: Hashable, Sendable, RecordedValue {
  public let recipe: String
  init(recipe: String) { self.recipe = recipe }
  public static var automatic: ButtonSizing { ButtonSizing(recipe: ".automatic") }
  public static var fitted: ButtonSizing { ButtonSizing(recipe: ".fitted") }
  public static var flexible: ButtonSizing { ButtonSizing(recipe: ".flexible") }
}

public struct SymbolEffectOptions: Hashable, Sendable, RecordedValue {
  public let recipe: String
  init(recipe: String) { self.recipe = recipe }
  public static var `default`: SymbolEffectOptions { SymbolEffectOptions(recipe: ".default") }
  public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions(recipe: ".nonRepeating") }
  public static var repeating: SymbolEffectOptions { SymbolEffectOptions(recipe: ".repeating") }
  public static func `repeat`(_ behavior: SymbolEffectOptions.RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions(recipe: describe(call: ".repeat", [("", behavior)]))
  }
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    SymbolEffectOptions(recipe: describe(call: ".repeat", [("", count as Any)]))
  }
  public static func speed(_ speed: Double) -> SymbolEffectOptions {
    SymbolEffectOptions(recipe: describe(call: ".speed", [("", speed)]))
  }
  public var nonRepeating: SymbolEffectOptions { SymbolEffectOptions(recipe: recipe + ".nonRepeating") }
  public var repeating: SymbolEffectOptions { SymbolEffectOptions(recipe: recipe + ".repeating") }
  public func `repeat`(_ behavior: SymbolEffectOptions.RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions(recipe: describe(call: recipe + ".repeat", [("", behavior)]))
  }
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    SymbolEffectOptions(recipe: describe(call: recipe + ".repeat", [("", count as Any)]))
  }
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    SymbolEffectOptions(recipe: describe(call: recipe + ".speed", [("", speed)]))
  }
}

public struct SymbolColorRenderingMode: Sendable, Hashable, RecordedValue {
  public let recipe: String
  init(recipe: String) { self.recipe = recipe }
  public static var flat: SymbolColorRenderingMode { SymbolColorRenderingMode(recipe: ".flat") }
  public static var gradient: SymbolColorRenderingMode { SymbolColorRenderingMode(recipe: ".gradient") }
}

public struct SymbolVariableValueMode: Sendable, Hashable, RecordedValue {
  public let recipe: String
  init(recipe: String) { self.recipe = recipe }
  public static var color: SymbolVariableValueMode { SymbolVariableValueMode(recipe: ".color") }
  public static var draw: SymbolVariableValueMode { SymbolVariableValueMode(recipe: ".draw") }
}

public struct AnimationCompletionCriteria: Hashable, Sendable, RecordedValue {
  public let recipe: String
  init(recipe: String) { self.recipe = recipe }
  public static var logicallyComplete: AnimationCompletionCriteria { AnimationCompletionCriteria(recipe: ".logicallyComplete") }
  public static var removed: AnimationCompletionCriteria { AnimationCompletionCriteria(recipe: ".removed") }
}

extension Image {
  public struct DynamicRange: Hashable, Sendable, RecordedValue {
    public let recipe: String
    init(recipe: String) { self.recipe = recipe }
    public static var constrainedHigh: Image.DynamicRange { DynamicRange(recipe: ".constrainedHigh") }
    public static var high: Image.DynamicRange { DynamicRange(recipe: ".high") }
    public static var standard: Image.DynamicRange { DynamicRange(recipe: ".standard") }
  }
}

public struct AlternatingRowBackgroundBehavior: Hashable, Sendable, RecordedValue {
  public let recipe: String
  init(recipe: String) { self.recipe = recipe }
  public static var automatic: AlternatingRowBackgroundBehavior { AlternatingRowBackgroundBehavior(recipe: ".automatic") }
  public static var disabled: AlternatingRowBackgroundBehavior { AlternatingRowBackgroundBehavior(recipe: ".disabled") }
  public static var enabled: AlternatingRowBackgroundBehavior { AlternatingRowBackgroundBehavior(recipe: ".enabled") }
}

public struct MaterialActiveAppearance: Sendable, Hashable, RecordedValue {
  public let recipe: String
  init(recipe: String) { self.recipe = recipe }
  public static var active: MaterialActiveAppearance { MaterialActiveAppearance(recipe: ".active") }
  public static var automatic: MaterialActiveAppearance { MaterialActiveAppearance(recipe: ".automatic") }
  public static var inactive: MaterialActiveAppearance { MaterialActiveAppearance(recipe: ".inactive") }
  public static var matchWindow: MaterialActiveAppearance { MaterialActiveAppearance(recipe: ".matchWindow") }
}

public struct TypesettingLanguage: Sendable, Hashable, RecordedValue {
  public let recipe: String
  init(recipe: String) { self.recipe = recipe }
  public static var automatic: TypesettingLanguage { TypesettingLanguage(recipe: ".automatic") }
}

public struct ContainerBackgroundPlacement: Hashable, Sendable, RecordedValue {
  public let recipe: String
  init(recipe: String) { self.recipe = recipe }
  public static var navigation: ContainerBackgroundPlacement { ContainerBackgroundPlacement(recipe: ".navigation") }
  public static var navigationSplitView: ContainerBackgroundPlacement { ContainerBackgroundPlacement(recipe: ".navigationSplitView") }
  public static var tabView: ContainerBackgroundPlacement { ContainerBackgroundPlacement(recipe: ".tabView") }
  public static var window: ContainerBackgroundPlacement { ContainerBackgroundPlacement(recipe: ".window") }
}

public struct SpringLoadingBehavior: Hashable, Sendable, RecordedValue {
  public let recipe: String
  init(recipe: String) { self.recipe = recipe }
  public static var automatic: SpringLoadingBehavior { SpringLoadingBehavior(recipe: ".automatic") }
  public static var disabled: SpringLoadingBehavior { SpringLoadingBehavior(recipe: ".disabled") }
  public static var enabled: SpringLoadingBehavior { SpringLoadingBehavior(recipe: ".enabled") }
}

public struct ScrollAnchorRole: Hashable, Sendable, RecordedValue {
  public let recipe: String
  init(recipe: String) { self.recipe = recipe }
  public static var alignment: ScrollAnchorRole { ScrollAnchorRole(recipe: ".alignment") }
  public static var initialOffset: ScrollAnchorRole { ScrollAnchorRole(recipe: ".initialOffset") }
  public static var sizeChanges: ScrollAnchorRole { ScrollAnchorRole(recipe: ".sizeChanges") }
}

public struct PaletteSelectionEffect: Sendable, Hashable, RecordedValue {
  public let recipe: String
  init(recipe: String) { self.recipe = recipe }
  public static var automatic: PaletteSelectionEffect { PaletteSelectionEffect(recipe: ".automatic") }
  public static var custom: PaletteSelectionEffect { PaletteSelectionEffect(recipe: ".custom") }
  public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
    PaletteSelectionEffect(recipe: describe(call: ".symbolVariant", [("", variant)]))
  }
}

public struct TextInputAutocapitalization: Sendable, Hashable, RecordedValue {
  public let recipe: String
  init(recipe: String) { self.recipe = recipe }
  public static var characters: TextInputAutocapitalization { TextInputAutocapitalization(recipe: ".characters") }
  public static var never: TextInputAutocapitalization { TextInputAutocapitalization(recipe: ".never") }
  public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(recipe: ".sentences") }
  public static var words: TextInputAutocapitalization { TextInputAutocapitalization(recipe: ".words") }
}

public struct ScrollInputKind: Sendable, Hashable, RecordedValue {
  public let recipe: String
  init(recipe: String) { self.recipe = recipe }
  public static var handGestureShortcut: ScrollInputKind { ScrollInputKind(recipe: ".handGestureShortcut") }
  public static var look: ScrollInputKind { ScrollInputKind(recipe: ".look") }
  public static func look(axes: Axis.Set) -> ScrollInputKind {
    ScrollInputKind(recipe: describe(call: ".look", [("axes", axes)]))
  }
}

public struct ScrollInputBehavior: Sendable, Hashable, RecordedValue {
  public let recipe: String
  init(recipe: String) { self.recipe = recipe }
  public static var automatic: ScrollInputBehavior { ScrollInputBehavior(recipe: ".automatic") }
  public static var disabled: ScrollInputBehavior { ScrollInputBehavior(recipe: ".disabled") }
  public static var enabled: ScrollInputBehavior { ScrollInputBehavior(recipe: ".enabled") }
}

public struct HandGestureShortcut: Sendable, Hashable, RecordedValue {
  public let recipe: String
  init(recipe: String) { self.recipe = recipe }
  public static var primaryAction: HandGestureShortcut { HandGestureShortcut(recipe: ".primaryAction") }
}

public struct DefaultFocusEvaluationPriority: Sendable, Hashable, RecordedValue {
  public let recipe: String
  init(recipe: String) { self.recipe = recipe }
  public static var automatic: DefaultFocusEvaluationPriority { DefaultFocusEvaluationPriority(recipe: ".automatic") }
  public static var userInitiated: DefaultFocusEvaluationPriority { DefaultFocusEvaluationPriority(recipe: ".userInitiated") }
}

public struct SubmitLabel: Sendable, Hashable, RecordedValue {
  public let recipe: String
  init(recipe: String) { self.recipe = recipe }
  public static var `continue`: SubmitLabel { SubmitLabel(recipe: ".continue") }
  public static var done: SubmitLabel { SubmitLabel(recipe: ".done") }
  public static var go: SubmitLabel { SubmitLabel(recipe: ".go") }
  public static var join: SubmitLabel { SubmitLabel(recipe: ".join") }
  public static var next: SubmitLabel { SubmitLabel(recipe: ".next") }
  public static var `return`: SubmitLabel { SubmitLabel(recipe: ".return") }
  public static var route: SubmitLabel { SubmitLabel(recipe: ".route") }
  public static var search: SubmitLabel { SubmitLabel(recipe: ".search") }
  public static var send: SubmitLabel { SubmitLabel(recipe: ".send") }
}

extension SymbolEffectOptions {
  public struct RepeatBehavior: Hashable, Sendable, RecordedValue {
    public let recipe: String
    init(recipe: String) { self.recipe = recipe }
    public static var continuous: SymbolEffectOptions.RepeatBehavior { RepeatBehavior(recipe: ".continuous") }
    public static var periodic: SymbolEffectOptions.RepeatBehavior { RepeatBehavior(recipe: ".periodic") }
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> SymbolEffectOptions.RepeatBehavior {
      RepeatBehavior(recipe: describe(call: ".periodic", [("", count as Any), ("delay", delay as Any)]))
    }
  }
}

public struct FillShapeStyle: Hashable, Sendable, RecordedValue, ShapeStyle {
  public typealias Resolved = Never
  public let recipe: String
  init(recipe: String) { self.recipe = recipe }
  public init() {
    recipe = describe(call: "FillShapeStyle", [])
  }
}

public struct LinkShapeStyle: Hashable, Sendable, RecordedValue, ShapeStyle {
  public typealias Resolved = Never
  public let recipe: String
  init(recipe: String) { self.recipe = recipe }
  public init() {
    recipe = describe(call: "LinkShapeStyle", [])
  }
}

public struct PlaceholderTextShapeStyle: Hashable, Sendable, RecordedValue, ShapeStyle {
  public typealias Resolved = Never
  public let recipe: String
  init(recipe: String) { self.recipe = recipe }
  public init() {
    recipe = describe(call: "PlaceholderTextShapeStyle", [])
  }
}

public struct SelectionShapeStyle: Hashable, Sendable, RecordedValue, ShapeStyle {
  public typealias Resolved = Never
  public let recipe: String
  init(recipe: String) { self.recipe = recipe }
  public init() {
    recipe = describe(call: "SelectionShapeStyle", [])
  }
}

public struct SeparatorShapeStyle: Hashable, Sendable, RecordedValue, ShapeStyle {
  public typealias Resolved = Never
  public let recipe: String
  init(recipe: String) { self.recipe = recipe }
  public init() {
    recipe = describe(call: "SeparatorShapeStyle", [])
  }
}

public struct WindowBackgroundShapeStyle: Hashable, Sendable, RecordedValue, ShapeStyle {
  public typealias Resolved = Never
  public let recipe: String
  init(recipe: String) { self.recipe = recipe }
  public init() {
    recipe = describe(call: "WindowBackgroundShapeStyle", [])
  }
}

extension Text {
  public struct AlignmentStrategy: Hashable, Sendable, RecordedValue {
    public let recipe: String
    init(recipe: String) { self.recipe = recipe }
    public static var `default`: Text.AlignmentStrategy { AlignmentStrategy(recipe: ".default") }
    public static var layoutBased: Text.AlignmentStrategy { AlignmentStrategy(recipe: ".layoutBased") }
    public static var writingDirectionBased: Text.AlignmentStrategy { AlignmentStrategy(recipe: ".writingDirectionBased") }
  }
}

extension Text {
  public struct WritingDirectionStrategy: Hashable, Sendable, RecordedValue {
    public let recipe: String
    init(recipe: String) { self.recipe = recipe }
    public static var contentBased: Text.WritingDirectionStrategy { WritingDirectionStrategy(recipe: ".contentBased") }
    public static var `default`: Text.WritingDirectionStrategy { WritingDirectionStrategy(recipe: ".default") }
    public static var layoutBased: Text.WritingDirectionStrategy { WritingDirectionStrategy(recipe: ".layoutBased") }
  }
}

public struct AccessibilityCustomContentKey: Hashable, Sendable, RecordedValue {
  public let recipe: String
  init(recipe: String) { self.recipe = recipe }
  public init(_ label: Text, id: String) {
    recipe = describe(call: "AccessibilityCustomContentKey", [("", label), ("id", id)])
  }
  public init(_ labelKey: LocalizedStringKey) {
    recipe = describe(call: "AccessibilityCustomContentKey", [("", labelKey)])
  }
  public init(_ labelKey: LocalizedStringKey, id: String) {
    recipe = describe(call: "AccessibilityCustomContentKey", [("", labelKey), ("id", id)])
  }
}

extension ShapeStyle where Self == Material {
  public static var bar: Material { Material(recipe: ".bar") }
  public static var regularMaterial: Material { Material(recipe: ".regularMaterial") }
  public static var thickMaterial: Material { Material(recipe: ".thickMaterial") }
  public static var thinMaterial: Material { Material(recipe: ".thinMaterial") }
  public static var ultraThickMaterial: Material { Material(recipe: ".ultraThickMaterial") }
  public static var ultraThinMaterial: Material { Material(recipe: ".ultraThinMaterial") }
}

extension ShapeStyle where Self == FillShapeStyle {
  public static var fill: FillShapeStyle { FillShapeStyle(recipe: ".fill") }
}

extension ShapeStyle where Self == LinkShapeStyle {
  public static var link: LinkShapeStyle { LinkShapeStyle(recipe: ".link") }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle(recipe: ".placeholder") }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  public static var selection: SelectionShapeStyle { SelectionShapeStyle(recipe: ".selection") }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle(recipe: ".separator") }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle(recipe: ".windowBackground") }
}
