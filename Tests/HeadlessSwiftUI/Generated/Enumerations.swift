// swift-format-ignore-file
// Written by Scripts/generate-headless-swiftui.py: what is only recorded.

extension Font {
  public enum Design: Hashable, Sendable {
    case `default`
    case monospaced
    case rounded
    case serif
  }
}

extension Font {
  public enum Leading: Hashable, Sendable {
    case loose
    case standard
    case tight
  }
}

extension Font {
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case body
    case callout
    case caption
    case caption2
    case extraLargeTitle
    case extraLargeTitle2
    case footnote
    case headline
    case largeTitle
    case subheadline
    case title
    case title2
    case title3
  }
}

public enum BlendMode: Hashable, Sendable {
  case color
  case colorBurn
  case colorDodge
  case darken
  case destinationOut
  case destinationOver
  case difference
  case exclusion
  case hardLight
  case hue
  case lighten
  case luminosity
  case multiply
  case normal
  case overlay
  case plusDarker
  case plusLighter
  case saturation
  case screen
  case softLight
  case sourceAtop
}

public enum ColorScheme: CaseIterable, Hashable, Sendable {
  case dark
  case light
}

public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  case increased
  case standard
}

public enum ControlSize: CaseIterable, Comparable, Hashable, Sendable {
  case mini
  case small
  case regular
  case large
  case extraLarge
  public static func < (lhs: Self, rhs: Self) -> Bool {
    allCases.firstIndex(of: lhs)! < allCases.firstIndex(of: rhs)!
  }
}

public enum DynamicTypeSize: CaseIterable, Comparable, Hashable, Sendable {
  case xSmall
  case small
  case medium
  case large
  case xLarge
  case xxLarge
  case xxxLarge
  case accessibility1
  case accessibility2
  case accessibility3
  case accessibility4
  case accessibility5
  public static func < (lhs: Self, rhs: Self) -> Bool {
    allCases.firstIndex(of: lhs)! < allCases.firstIndex(of: rhs)!
  }
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

public enum LayoutDirection: CaseIterable, Hashable, Sendable {
  case leftToRight
  case rightToLeft
}

public enum LegibilityWeight: Hashable, Sendable {
  case bold
  case regular
}

public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact
  case regular
}

public enum ScenePhase: Comparable, Hashable, Sendable, CaseIterable {
  case active
  case background
  case inactive
  public static func < (lhs: Self, rhs: Self) -> Bool {
    allCases.firstIndex(of: lhs)! < allCases.firstIndex(of: rhs)!
  }
}

public enum Visibility: CaseIterable, Hashable, Sendable {
  case automatic
  case hidden
  case visible
}

public enum ContentMode: CaseIterable, Hashable, Sendable {
  case fill
  case fit
}

public enum RoundedCornerStyle: Hashable, Sendable {
  case circular
  case continuous
}

extension Text {
  public enum Case: Hashable, Sendable {
    case lowercase
    case uppercase
  }
}

extension Text {
  public enum TruncationMode: Hashable, Sendable {
    case head
    case middle
    case tail
  }
}

extension Image {
  public enum Interpolation: Hashable, Sendable {
    case high
    case low
    case medium
    case none
  }
}

extension Image {
  public enum Orientation: CaseIterable, Hashable, Sendable {
    case down
    case downMirrored
    case left
    case leftMirrored
    case right
    case rightMirrored
    case up
    case upMirrored
  }
}

extension Image {
  public enum ResizingMode: Hashable, Sendable {
    case stretch
    case tile
  }
}

extension Image {
  public enum Scale: Hashable, Sendable {
    case large
    case medium
    case small
  }
}

extension Image {
  public enum TemplateRenderingMode: Hashable, Sendable {
    case original
    case template
  }
}

public enum Prominence: Hashable, Sendable {
  case increased
  case standard
}

public enum ControlActiveState: CaseIterable, Hashable, Sendable {
  case active
  case inactive
  case key
}

public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  case decrement
  case increment
}

public enum AccessibilityHeadingLevel: Hashable, Sendable {
  case h1
  case h2
  case h3
  case h4
  case h5
  case h6
  case unspecified
}

public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  case content
  case label
}

public enum ColorRenderingMode: Hashable, Sendable {
  case extendedLinear
  case linear
  case nonLinear
}

public enum MoveCommandDirection: Hashable, Sendable {
  case down
  case left
  case right
  case up
}

public enum SidebarRowSize: Hashable, Sendable {
  case large
  case medium
  case small
}

public enum TextSelectionAffinity: Hashable, Sendable {
  case automatic
  case downstream
  case upstream
}

public enum ContentSizeCategory: CaseIterable, Hashable, Sendable {
  case accessibilityExtraExtraExtraLarge
  case accessibilityExtraExtraLarge
  case accessibilityExtraLarge
  case accessibilityLarge
  case accessibilityMedium
  case extraExtraExtraLarge
  case extraExtraLarge
  case extraLarge
  case extraSmall
  case large
  case medium
  case small
}

public struct AccessibilityTraits: OptionSet, Hashable, Sendable, Described {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 0)
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 1)
  public static let isButton = AccessibilityTraits(rawValue: 1 << 2)
  public static let isHeader = AccessibilityTraits(rawValue: 1 << 3)
  public static let isImage = AccessibilityTraits(rawValue: 1 << 4)
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 5)
  public static let isLink = AccessibilityTraits(rawValue: 1 << 6)
  public static let isModal = AccessibilityTraits(rawValue: 1 << 7)
  public static let isSearchField = AccessibilityTraits(rawValue: 1 << 8)
  public static let isSelected = AccessibilityTraits(rawValue: 1 << 9)
  public static let isStaticText = AccessibilityTraits(rawValue: 1 << 10)
  public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 11)
  public static let isTabBar = AccessibilityTraits(rawValue: 1 << 12)
  public static let isToggle = AccessibilityTraits(rawValue: 1 << 13)
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 14)
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 15)
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 16)
  var described: String {
    let names: [(AccessibilityTraits, String)] = [(.allowsDirectInteraction, ".allowsDirectInteraction"), (.causesPageTurn, ".causesPageTurn"), (.isButton, ".isButton"), (.isHeader, ".isHeader"), (.isImage, ".isImage"), (.isKeyboardKey, ".isKeyboardKey"), (.isLink, ".isLink"), (.isModal, ".isModal"), (.isSearchField, ".isSearchField"), (.isSelected, ".isSelected"), (.isStaticText, ".isStaticText"), (.isSummaryElement, ".isSummaryElement"), (.isTabBar, ".isTabBar"), (.isToggle, ".isToggle"), (.playsSound, ".playsSound"), (.startsMediaSession, ".startsMediaSession"), (.updatesFrequently, ".updatesFrequently")]
    let found = names.filter { contains($0.0) }.map(\.1)
    return found.count == 1 ? found[0] : "[\(found.joined(separator: ", "))]"
  }
}

public struct RedactionReasons: OptionSet, Hashable, Sendable, Described {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let invalidated = RedactionReasons(rawValue: 1 << 0)
  public static let placeholder = RedactionReasons(rawValue: 1 << 1)
  public static let privacy = RedactionReasons(rawValue: 1 << 2)
  var described: String {
    let names: [(RedactionReasons, String)] = [(.invalidated, ".invalidated"), (.placeholder, ".placeholder"), (.privacy, ".privacy")]
    let found = names.filter { contains($0.0) }.map(\.1)
    return found.count == 1 ? found[0] : "[\(found.joined(separator: ", "))]"
  }
}

public struct ContentShapeKinds: OptionSet, Hashable, Sendable, Described {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let accessibility = ContentShapeKinds(rawValue: 1 << 0)
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 1 << 1)
  public static let dragPreview = ContentShapeKinds(rawValue: 1 << 2)
  public static let focusEffect = ContentShapeKinds(rawValue: 1 << 3)
  public static let hoverEffect = ContentShapeKinds(rawValue: 1 << 4)
  public static let interaction = ContentShapeKinds(rawValue: 1 << 5)
  var described: String {
    let names: [(ContentShapeKinds, String)] = [(.accessibility, ".accessibility"), (.contextMenuPreview, ".contextMenuPreview"), (.dragPreview, ".dragPreview"), (.focusEffect, ".focusEffect"), (.hoverEffect, ".hoverEffect"), (.interaction, ".interaction")]
    let found = names.filter { contains($0.0) }.map(\.1)
    return found.count == 1 ? found[0] : "[\(found.joined(separator: ", "))]"
  }
}

public struct EventModifiers: OptionSet, Hashable, Sendable, Described {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let capsLock = EventModifiers(rawValue: 1 << 0)
  public static let command = EventModifiers(rawValue: 1 << 1)
  public static let control = EventModifiers(rawValue: 1 << 2)
  public static let function = EventModifiers(rawValue: 1 << 3)
  public static let numericPad = EventModifiers(rawValue: 1 << 4)
  public static let option = EventModifiers(rawValue: 1 << 5)
  public static let shift = EventModifiers(rawValue: 1 << 6)
  public static let all = EventModifiers(rawValue: 127)
  var described: String {
    let names: [(EventModifiers, String)] = [(.capsLock, ".capsLock"), (.command, ".command"), (.control, ".control"), (.function, ".function"), (.numericPad, ".numericPad"), (.option, ".option"), (.shift, ".shift")]
    let found = names.filter { contains($0.0) }.map(\.1)
    return found.count == 1 ? found[0] : "[\(found.joined(separator: ", "))]"
  }
}

public struct SafeAreaRegions: OptionSet, Hashable, Sendable, Described {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let container = SafeAreaRegions(rawValue: 1 << 0)
  public static let keyboard = SafeAreaRegions(rawValue: 1 << 1)
  public static let all = SafeAreaRegions(rawValue: 3)
  var described: String {
    let names: [(SafeAreaRegions, String)] = [(.container, ".container"), (.keyboard, ".keyboard")]
    let found = names.filter { contains($0.0) }.map(\.1)
    return found.count == 1 ? found[0] : "[\(found.joined(separator: ", "))]"
  }
}

public struct MatchedGeometryProperties: OptionSet, Hashable, Sendable, Described {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let frame = MatchedGeometryProperties(rawValue: 1 << 0)
  public static let position = MatchedGeometryProperties(rawValue: 1 << 1)
  public static let size = MatchedGeometryProperties(rawValue: 1 << 2)
  var described: String {
    let names: [(MatchedGeometryProperties, String)] = [(.frame, ".frame"), (.position, ".position"), (.size, ".size")]
    let found = names.filter { contains($0.0) }.map(\.1)
    return found.count == 1 ? found[0] : "[\(found.joined(separator: ", "))]"
  }
}

public struct SubmitTriggers: OptionSet, Hashable, Sendable, Described {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let search = SubmitTriggers(rawValue: 1 << 0)
  public static let text = SubmitTriggers(rawValue: 1 << 1)
  var described: String {
    let names: [(SubmitTriggers, String)] = [(.search, ".search"), (.text, ".text")]
    let found = names.filter { contains($0.0) }.map(\.1)
    return found.count == 1 ? found[0] : "[\(found.joined(separator: ", "))]"
  }
}

public struct AccessibilityDirectTouchOptions: OptionSet, Hashable, Sendable, Described {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 1 << 0)
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1 << 1)
  var described: String {
    let names: [(AccessibilityDirectTouchOptions, String)] = [(.requiresActivation, ".requiresActivation"), (.silentOnTouch, ".silentOnTouch")]
    let found = names.filter { contains($0.0) }.map(\.1)
    return found.count == 1 ? found[0] : "[\(found.joined(separator: ", "))]"
  }
}

public struct FocusInteractions: OptionSet, Hashable, Sendable, Described {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let activate = FocusInteractions(rawValue: 1 << 0)
  public static let edit = FocusInteractions(rawValue: 1 << 1)
  public static let automatic: FocusInteractions = []
  var described: String {
    let names: [(FocusInteractions, String)] = [(.activate, ".activate"), (.edit, ".edit")]
    let found = names.filter { contains($0.0) }.map(\.1)
    return found.count == 1 ? found[0] : "[\(found.joined(separator: ", "))]"
  }
}
