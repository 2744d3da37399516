// swift-format-ignore-file
// Written by Scripts/generate-headless-swiftui.py: what is only recorded.

/// SwiftUI's own keys; one that only the system sets has a settable twin with an underscore.
extension EnvironmentValues {
  public var accessibilityAssistiveAccessEnabled: Bool { _accessibilityAssistiveAccessEnabled }
  public var _accessibilityAssistiveAccessEnabled: Bool {
    get { read("accessibilityAssistiveAccessEnabled", false) }
    set { write("accessibilityAssistiveAccessEnabled", newValue) }
  }
  public var accessibilityDifferentiateWithoutColor: Bool { _accessibilityDifferentiateWithoutColor }
  public var _accessibilityDifferentiateWithoutColor: Bool {
    get { read("accessibilityDifferentiateWithoutColor", false) }
    set { write("accessibilityDifferentiateWithoutColor", newValue) }
  }
  public var accessibilityDimFlashingLights: Bool { _accessibilityDimFlashingLights }
  public var _accessibilityDimFlashingLights: Bool {
    get { read("accessibilityDimFlashingLights", false) }
    set { write("accessibilityDimFlashingLights", newValue) }
  }
  public var accessibilityEnabled: Bool {
    get { read("accessibilityEnabled", false) }
    set { write("accessibilityEnabled", newValue) }
  }
  public var accessibilityInvertColors: Bool { _accessibilityInvertColors }
  public var _accessibilityInvertColors: Bool {
    get { read("accessibilityInvertColors", false) }
    set { write("accessibilityInvertColors", newValue) }
  }
  public var accessibilityLargeContentViewerEnabled: Bool { _accessibilityLargeContentViewerEnabled }
  public var _accessibilityLargeContentViewerEnabled: Bool {
    get { read("accessibilityLargeContentViewerEnabled", false) }
    set { write("accessibilityLargeContentViewerEnabled", newValue) }
  }
  public var accessibilityPlayAnimatedImages: Bool { _accessibilityPlayAnimatedImages }
  public var _accessibilityPlayAnimatedImages: Bool {
    get { read("accessibilityPlayAnimatedImages", false) }
    set { write("accessibilityPlayAnimatedImages", newValue) }
  }
  public var accessibilityPrefersHeadAnchorAlternative: Bool { _accessibilityPrefersHeadAnchorAlternative }
  public var _accessibilityPrefersHeadAnchorAlternative: Bool {
    get { read("accessibilityPrefersHeadAnchorAlternative", false) }
    set { write("accessibilityPrefersHeadAnchorAlternative", newValue) }
  }
  public var accessibilityQuickActionsEnabled: Bool { _accessibilityQuickActionsEnabled }
  public var _accessibilityQuickActionsEnabled: Bool {
    get { read("accessibilityQuickActionsEnabled", false) }
    set { write("accessibilityQuickActionsEnabled", newValue) }
  }
  public var accessibilityReduceMotion: Bool { _accessibilityReduceMotion }
  public var _accessibilityReduceMotion: Bool {
    get { read("accessibilityReduceMotion", false) }
    set { write("accessibilityReduceMotion", newValue) }
  }
  public var accessibilityReduceTransparency: Bool { _accessibilityReduceTransparency }
  public var _accessibilityReduceTransparency: Bool {
    get { read("accessibilityReduceTransparency", false) }
    set { write("accessibilityReduceTransparency", newValue) }
  }
  public var accessibilityShowBorders: Bool { _accessibilityShowBorders }
  public var _accessibilityShowBorders: Bool {
    get { read("accessibilityShowBorders", false) }
    set { write("accessibilityShowBorders", newValue) }
  }
  public var accessibilityShowButtonShapes: Bool { _accessibilityShowButtonShapes }
  public var _accessibilityShowButtonShapes: Bool {
    get { read("accessibilityShowButtonShapes", false) }
    set { write("accessibilityShowButtonShapes", newValue) }
  }
  public var accessibilitySwitchControlEnabled: Bool { _accessibilitySwitchControlEnabled }
  public var _accessibilitySwitchControlEnabled: Bool {
    get { read("accessibilitySwitchControlEnabled", false) }
    set { write("accessibilitySwitchControlEnabled", newValue) }
  }
  public var accessibilityVoiceOverEnabled: Bool { _accessibilityVoiceOverEnabled }
  public var _accessibilityVoiceOverEnabled: Bool {
    get { read("accessibilityVoiceOverEnabled", false) }
    set { write("accessibilityVoiceOverEnabled", newValue) }
  }
  public var allowedDynamicRange: Image.DynamicRange? {
    get { read("allowedDynamicRange", nil) }
    set { write("allowedDynamicRange", newValue) }
  }
  public var allowsTightening: Bool {
    get { read("allowsTightening", false) }
    set { write("allowsTightening", newValue) }
  }
  public var appearsActive: Bool {
    get { read("appearsActive", true) }
    set { write("appearsActive", newValue) }
  }
  public var autocorrectionDisabled: Bool {
    get { read("autocorrectionDisabled", false) }
    set { write("autocorrectionDisabled", newValue) }
  }
  public var backgroundMaterial: Material? {
    get { read("backgroundMaterial", nil) }
    set { write("backgroundMaterial", newValue) }
  }
  public var backgroundProminence: BackgroundProminence {
    get { read("backgroundProminence", .standard) }
    set { write("backgroundProminence", newValue) }
  }
  public var backgroundStyle: AnyShapeStyle? {
    get { read("backgroundStyle", nil) }
    set { write("backgroundStyle", newValue) }
  }
  public var badgeProminence: BadgeProminence {
    get { read("badgeProminence", .standard) }
    set { write("badgeProminence", newValue) }
  }
  public var buttonRepeatBehavior: ButtonRepeatBehavior { _buttonRepeatBehavior }
  public var _buttonRepeatBehavior: ButtonRepeatBehavior {
    get { read("buttonRepeatBehavior", .automatic) }
    set { write("buttonRepeatBehavior", newValue) }
  }
  public var buttonSizing: ButtonSizing { _buttonSizing }
  public var _buttonSizing: ButtonSizing {
    get { read("buttonSizing", .automatic) }
    set { write("buttonSizing", newValue) }
  }
  public var calendar: Calendar {
    get { read("calendar", Calendar(identifier: .gregorian)) }
    set { write("calendar", newValue) }
  }
  public var colorScheme: ColorScheme {
    get { read("colorScheme", .light) }
    set { write("colorScheme", newValue) }
  }
  public var colorSchemeContrast: ColorSchemeContrast { _colorSchemeContrast }
  public var _colorSchemeContrast: ColorSchemeContrast {
    get { read("colorSchemeContrast", .standard) }
    set { write("colorSchemeContrast", newValue) }
  }
  public var contentTransition: ContentTransition {
    get { read("contentTransition", .identity) }
    set { write("contentTransition", newValue) }
  }
  public var contentTransitionAddsDrawingGroup: Bool {
    get { read("contentTransitionAddsDrawingGroup", false) }
    set { write("contentTransitionAddsDrawingGroup", newValue) }
  }
  public var controlActiveState: ControlActiveState {
    get { read("controlActiveState", .key) }
    set { write("controlActiveState", newValue) }
  }
  public var controlSize: ControlSize {
    get { read("controlSize", .regular) }
    set { write("controlSize", newValue) }
  }
  public var defaultMinListHeaderHeight: CGFloat? {
    get { read("defaultMinListHeaderHeight", nil) }
    set { write("defaultMinListHeaderHeight", newValue) }
  }
  public var defaultMinListRowHeight: CGFloat {
    get { read("defaultMinListRowHeight", 44) }
    set { write("defaultMinListRowHeight", newValue) }
  }
  public var defaultWheelPickerItemHeight: CGFloat {
    get { read("defaultWheelPickerItemHeight", 0) }
    set { write("defaultWheelPickerItemHeight", newValue) }
  }
  public var disableAutocorrection: Bool? {
    get { read("disableAutocorrection", nil) }
    set { write("disableAutocorrection", newValue) }
  }
  public var displayScale: CGFloat {
    get { read("displayScale", 2) }
    set { write("displayScale", newValue) }
  }
  public var dynamicTypeSize: DynamicTypeSize {
    get { read("dynamicTypeSize", .large) }
    set { write("dynamicTypeSize", newValue) }
  }
  public var font: Font? {
    get { read("font", nil) }
    set { write("font", newValue) }
  }
  public var headerProminence: Prominence {
    get { read("headerProminence", .standard) }
    set { write("headerProminence", newValue) }
  }
  public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
    get { read("horizontalScrollBounceBehavior", .automatic) }
    set { write("horizontalScrollBounceBehavior", newValue) }
  }
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { read("horizontalScrollIndicatorVisibility", .automatic) }
    set { write("horizontalScrollIndicatorVisibility", newValue) }
  }
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { read("horizontalSizeClass", nil) }
    set { write("horizontalSizeClass", newValue) }
  }
  public var imageScale: Image.Scale {
    get { read("imageScale", .medium) }
    set { write("imageScale", newValue) }
  }
  public var isEnabled: Bool {
    get { read("isEnabled", true) }
    set { write("isEnabled", newValue) }
  }
  public var isFocusEffectEnabled: Bool {
    get { read("isFocusEffectEnabled", true) }
    set { write("isFocusEffectEnabled", newValue) }
  }
  public var isHoverEffectEnabled: Bool {
    get { read("isHoverEffectEnabled", true) }
    set { write("isHoverEffectEnabled", newValue) }
  }
  public var isLuminanceReduced: Bool {
    get { read("isLuminanceReduced", false) }
    set { write("isLuminanceReduced", newValue) }
  }
  public var isPresented: Bool { _isPresented }
  public var _isPresented: Bool {
    get { read("isPresented", false) }
    set { write("isPresented", newValue) }
  }
  public var isSceneCaptured: Bool {
    get { read("isSceneCaptured", false) }
    set { write("isSceneCaptured", newValue) }
  }
  public var isScrollEnabled: Bool {
    get { read("isScrollEnabled", true) }
    set { write("isScrollEnabled", newValue) }
  }
  public var isSearching: Bool { _isSearching }
  public var _isSearching: Bool {
    get { read("isSearching", false) }
    set { write("isSearching", newValue) }
  }
  public var isTabBarShowingSections: Bool { _isTabBarShowingSections }
  public var _isTabBarShowingSections: Bool {
    get { read("isTabBarShowingSections", false) }
    set { write("isTabBarShowingSections", newValue) }
  }
  public var isUserAuthenticationEnabled: Bool { _isUserAuthenticationEnabled }
  public var _isUserAuthenticationEnabled: Bool {
    get { read("isUserAuthenticationEnabled", false) }
    set { write("isUserAuthenticationEnabled", newValue) }
  }
  public var keyboardShortcut: KeyboardShortcut? { _keyboardShortcut }
  public var _keyboardShortcut: KeyboardShortcut? {
    get { read("keyboardShortcut", nil) }
    set { write("keyboardShortcut", newValue) }
  }
  public var labelIconToTitleSpacing: CGFloat? { _labelIconToTitleSpacing }
  public var _labelIconToTitleSpacing: CGFloat? {
    get { read("labelIconToTitleSpacing", nil) }
    set { write("labelIconToTitleSpacing", newValue) }
  }
  public var labelReservedIconWidth: CGFloat? { _labelReservedIconWidth }
  public var _labelReservedIconWidth: CGFloat? {
    get { read("labelReservedIconWidth", nil) }
    set { write("labelReservedIconWidth", newValue) }
  }
  public var labelsVisibility: Visibility {
    get { read("labelsVisibility", .automatic) }
    set { write("labelsVisibility", newValue) }
  }
  public var layoutDirection: LayoutDirection {
    get { read("layoutDirection", .leftToRight) }
    set { write("layoutDirection", newValue) }
  }
  public var legibilityWeight: LegibilityWeight? {
    get { read("legibilityWeight", nil) }
    set { write("legibilityWeight", newValue) }
  }
  public var lineLimit: Int? {
    get { read("lineLimit", nil) }
    set { write("lineLimit", newValue) }
  }
  public var lineSpacing: CGFloat {
    get { read("lineSpacing", 0) }
    set { write("lineSpacing", newValue) }
  }
  public var locale: Locale {
    get { read("locale", Locale(identifier: "en_US")) }
    set { write("locale", newValue) }
  }
  public var materialActiveAppearance: MaterialActiveAppearance {
    get { read("materialActiveAppearance", .automatic) }
    set { write("materialActiveAppearance", newValue) }
  }
  public var menuIndicatorVisibility: Visibility {
    get { read("menuIndicatorVisibility", .automatic) }
    set { write("menuIndicatorVisibility", newValue) }
  }
  public var menuOrder: MenuOrder {
    get { read("menuOrder", .automatic) }
    set { write("menuOrder", newValue) }
  }
  public var minimumScaleFactor: CGFloat {
    get { read("minimumScaleFactor", 1) }
    set { write("minimumScaleFactor", newValue) }
  }
  public var multilineTextAlignment: TextAlignment {
    get { read("multilineTextAlignment", .leading) }
    set { write("multilineTextAlignment", newValue) }
  }
  public var navigationLinkIndicatorVisibility: Visibility { _navigationLinkIndicatorVisibility }
  public var _navigationLinkIndicatorVisibility: Visibility {
    get { read("navigationLinkIndicatorVisibility", .automatic) }
    set { write("navigationLinkIndicatorVisibility", newValue) }
  }
  public var pixelLength: CGFloat { _pixelLength }
  public var _pixelLength: CGFloat {
    get { read("pixelLength", 0.5) }
    set { write("pixelLength", newValue) }
  }
  public var redactionReasons: RedactionReasons {
    get { read("redactionReasons", []) }
    set { write("redactionReasons", newValue) }
  }
  public var scenePhase: ScenePhase {
    get { read("scenePhase", .active) }
    set { write("scenePhase", newValue) }
  }
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { read("scrollDismissesKeyboardMode", .automatic) }
    set { write("scrollDismissesKeyboardMode", newValue) }
  }
  public var sidebarRowSize: SidebarRowSize {
    get { read("sidebarRowSize", .medium) }
    set { write("sidebarRowSize", newValue) }
  }
  public var sizeCategory: ContentSizeCategory {
    get { read("sizeCategory", .large) }
    set { write("sizeCategory", newValue) }
  }
  public var springLoadingBehavior: SpringLoadingBehavior { _springLoadingBehavior }
  public var _springLoadingBehavior: SpringLoadingBehavior {
    get { read("springLoadingBehavior", .automatic) }
    set { write("springLoadingBehavior", newValue) }
  }
  public var supportsMultipleWindows: Bool { _supportsMultipleWindows }
  public var _supportsMultipleWindows: Bool {
    get { read("supportsMultipleWindows", false) }
    set { write("supportsMultipleWindows", newValue) }
  }
  public var supportsRemoteScenes: Bool { _supportsRemoteScenes }
  public var _supportsRemoteScenes: Bool {
    get { read("supportsRemoteScenes", false) }
    set { write("supportsRemoteScenes", newValue) }
  }
  public var symbolColorRenderingMode: SymbolColorRenderingMode? {
    get { read("symbolColorRenderingMode", nil) }
    set { write("symbolColorRenderingMode", newValue) }
  }
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { read("symbolRenderingMode", nil) }
    set { write("symbolRenderingMode", newValue) }
  }
  public var symbolVariableValueMode: SymbolVariableValueMode? {
    get { read("symbolVariableValueMode", nil) }
    set { write("symbolVariableValueMode", newValue) }
  }
  public var symbolVariants: SymbolVariants {
    get { read("symbolVariants", .none) }
    set { write("symbolVariants", newValue) }
  }
  public var textCase: Text.Case? {
    get { read("textCase", nil) }
    set { write("textCase", newValue) }
  }
  public var textSelectionAffinity: TextSelectionAffinity {
    get { read("textSelectionAffinity", .automatic) }
    set { write("textSelectionAffinity", newValue) }
  }
  public var timeZone: TimeZone {
    get { read("timeZone", TimeZone(identifier: "UTC")!) }
    set { write("timeZone", newValue) }
  }
  public var truncationMode: Text.TruncationMode {
    get { read("truncationMode", .tail) }
    set { write("truncationMode", newValue) }
  }
  public var verticalScrollBounceBehavior: ScrollBounceBehavior {
    get { read("verticalScrollBounceBehavior", .automatic) }
    set { write("verticalScrollBounceBehavior", newValue) }
  }
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { read("verticalScrollIndicatorVisibility", .automatic) }
    set { write("verticalScrollIndicatorVisibility", newValue) }
  }
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { read("verticalSizeClass", nil) }
    set { write("verticalSizeClass", newValue) }
  }
}
