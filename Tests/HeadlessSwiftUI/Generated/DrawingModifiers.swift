// swift-format-ignore-file
// Written by Scripts/generate-headless-swiftui.py: what is only recorded.

extension View {
  nonisolated public func alignmentGuide(_ g: HorizontalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat) -> some View {
    recorded("alignmentGuide", [("", g), ("computeValue", computeValue)])
  }
  nonisolated public func alignmentGuide(_ g: VerticalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat) -> some View {
    recorded("alignmentGuide", [("", g), ("computeValue", computeValue)])
  }
  nonisolated public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
    recorded("allowedDynamicRange", [("", range as Any)])
  }
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    recorded("allowsHitTesting", [("", enabled)])
  }
  nonisolated public func allowsWindowActivationEvents() -> some View {
    recorded("allowsWindowActivationEvents", [])
  }
  nonisolated public func allowsWindowActivationEvents(_ value: Bool?) -> some View {
    recorded("allowsWindowActivationEvents", [("", value as Any)])
  }
  nonisolated public func alternatingRowBackgrounds(_ behavior: AlternatingRowBackgroundBehavior = .enabled) -> some View {
    recorded("alternatingRowBackgrounds", [("", behavior)])
  }
  nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    recorded("aspectRatio", [("", aspectRatio as Any), ("contentMode", contentMode)])
  }
  nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    recorded("aspectRatio", [("", aspectRatio), ("contentMode", contentMode)])
  }
  @_disfavoredOverload nonisolated public func backgroundPreferenceValue<Key, T>(_ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T) -> some View where Key: PreferenceKey, T: View {
    recorded("backgroundPreferenceValue", [("", key), ("", transform)])
  }
  nonisolated public func backgroundPreferenceValue<K, V>(_ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V) -> some View where K: PreferenceKey, V: View {
    recorded("backgroundPreferenceValue", [("", key), ("alignment", alignment), ("", transform)])
  }
  @_disfavoredOverload nonisolated public func backgroundPreferenceValue<K, V>(_v0: Void = (), _ key: K.Type, alignment: Alignment, @ViewBuilder _ transform: @escaping (K.Value) -> V) -> some View where K: PreferenceKey, V: View {
    recorded("backgroundPreferenceValue", [("_v0", _v0), ("", key), ("alignment", alignment), ("", transform)])
  }
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
    recorded("blendMode", [("", blendMode)])
  }
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    recorded("blur", [("radius", radius), ("opaque", opaque)])
  }
  nonisolated public func brightness(_ amount: Double) -> some View {
    recorded("brightness", [("", amount)])
  }
  nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    recorded("buttonRepeatBehavior", [("", behavior)])
  }
  nonisolated public func buttonSizing(_ sizing: ButtonSizing) -> some View {
    recorded("buttonSizing", [("", sizing)])
  }
  nonisolated public func clipShape<S>(_ shape: S, style: FillStyle = FillStyle()) -> some View where S: Shape {
    recorded("clipShape", [("", shape), ("style", style)])
  }
  nonisolated public func clipped(antialiased: Bool = false) -> some View {
    recorded("clipped", [("antialiased", antialiased)])
  }
  nonisolated public func colorInvert() -> some View {
    recorded("colorInvert", [])
  }
  nonisolated public func colorMultiply(_ color: Color) -> some View {
    recorded("colorMultiply", [("", color)])
  }
  nonisolated public func compositingGroup() -> some View {
    recorded("compositingGroup", [])
  }
  nonisolated public func containerBackground<S>(_ style: S, for container: ContainerBackgroundPlacement) -> some View where S: ShapeStyle {
    recorded("containerBackground", [("", style), ("for", container)])
  }
  nonisolated public func containerBackground<V>(for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View where V: View {
    recorded("containerBackground", [("for", container), ("alignment", alignment)], slots: [("content", AnyView(content()))])
  }
  nonisolated public func containerCornerOffset(_ edges: Edge.Set, sizeToFit: Bool = false) -> some View {
    recorded("containerCornerOffset", [("", edges), ("sizeToFit", sizeToFit)])
  }
  nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    recorded("containerRelativeFrame", [("", axes), ("alignment", alignment)])
  }
  nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat) -> some View {
    recorded("containerRelativeFrame", [("", axes), ("alignment", alignment), ("", length)])
  }
  nonisolated public func containerRelativeFrame(_ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center) -> some View {
    recorded("containerRelativeFrame", [("", axes), ("count", count), ("span", span), ("spacing", spacing), ("alignment", alignment)])
  }
  nonisolated public func contentMargins(_ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic) -> some View {
    recorded("contentMargins", [("", edges), ("", insets), ("for", placement)])
  }
  nonisolated public func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic) -> some View {
    recorded("contentMargins", [("", edges), ("", length as Any), ("for", placement)])
  }
  nonisolated public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> some View {
    recorded("contentMargins", [("", length), ("for", placement)])
  }
  nonisolated public func contentShape<S>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View where S: Shape {
    recorded("contentShape", [("", kind), ("", shape), ("eoFill", eoFill)])
  }
  nonisolated public func contentShape<S>(_ shape: S, eoFill: Bool = false) -> some View where S: Shape {
    recorded("contentShape", [("", shape), ("eoFill", eoFill)])
  }
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
    recorded("contentTransition", [("", transition)])
  }
  nonisolated public func contrast(_ amount: Double) -> some View {
    recorded("contrast", [("", amount)])
  }
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    recorded("cornerRadius", [("", radius), ("antialiased", antialiased)])
  }
  nonisolated public func defaultFocus<V>(_ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic) -> some View where V: Hashable {
    recorded("defaultFocus", [("", binding), ("", value), ("priority", priority)])
  }
  nonisolated public func defaultHoverEffect(_ effect: HoverEffect?) -> some View {
    recorded("defaultHoverEffect", [("", effect as Any)])
  }
  nonisolated public func defaultWheelPickerItemHeight(_ height: CGFloat) -> some View {
    recorded("defaultWheelPickerItemHeight", [("", height)])
  }
  nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View {
    recorded("defersSystemGestures", [("on", edges)])
  }
  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
    recorded("deleteDisabled", [("", isDisabled)])
  }
  nonisolated public func digitalCrownAccessory(_ visibility: Visibility) -> some View {
    recorded("digitalCrownAccessory", [("", visibility)])
  }
  nonisolated public func digitalCrownAccessory<Content>(@ViewBuilder content: @escaping () -> Content) -> some View where Content: View {
    recorded("digitalCrownAccessory", [], slots: [("content", AnyView(content()))])
  }
  @_disfavoredOverload nonisolated public func digitalCrownRotation<V>(_ binding: Binding<V>) -> some View where V: BinaryFloatingPoint {
    recorded("digitalCrownRotation", [("", binding)])
  }
  nonisolated public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
    recorded("drawingGroup", [("opaque", opaque), ("colorMode", colorMode)])
  }
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    recorded("edgesIgnoringSafeArea", [("", edges)])
  }
  nonisolated public func fixedSize() -> some View {
    recorded("fixedSize", [])
  }
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    recorded("fixedSize", [("horizontal", horizontal), ("vertical", vertical)])
  }
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    recorded("flipsForRightToLeftLayoutDirection", [("", enabled)])
  }
  nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    recorded("focusEffectDisabled", [("", disabled)])
  }
  nonisolated public func focusScope(_ namespace: Namespace.ID) -> some View {
    recorded("focusScope", [("", namespace)])
  }
  nonisolated public func focusSection() -> some View {
    recorded("focusSection", [])
  }
  nonisolated public func frame() -> some View {
    recorded("frame", [])
  }
  nonisolated public func frame(minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center) -> some View {
    recorded("frame", [("minWidth", minWidth as Any), ("idealWidth", idealWidth as Any), ("maxWidth", maxWidth as Any), ("minHeight", minHeight as Any), ("idealHeight", idealHeight as Any), ("maxHeight", maxHeight as Any), ("alignment", alignment)])
  }
  nonisolated public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
    recorded("frame", [("width", width as Any), ("height", height as Any), ("alignment", alignment)])
  }
  nonisolated public func geometryGroup() -> some View {
    recorded("geometryGroup", [])
  }
  nonisolated public func glassEffectID(_ id: (some (Hashable & Sendable))?, in namespace: Namespace.ID) -> some View {
    recorded("glassEffectID", [("", id as Any), ("in", namespace)])
  }
  nonisolated public func grayscale(_ amount: Double) -> some View {
    recorded("grayscale", [("", amount)])
  }
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    recorded("gridCellAnchor", [("", anchor)])
  }
  nonisolated public func gridCellColumns(_ count: Int) -> some View {
    recorded("gridCellColumns", [("", count)])
  }
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    recorded("gridCellUnsizedAxes", [("", axes)])
  }
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    recorded("gridColumnAlignment", [("", guide)])
  }
  nonisolated public func handGestureShortcut(_ shortcut: HandGestureShortcut, isEnabled: Bool = true) -> some View {
    recorded("handGestureShortcut", [("", shortcut), ("isEnabled", isEnabled)])
  }
  nonisolated public func help(_ text: Text) -> some View {
    recorded("help", [("", text)])
  }
  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View {
    recorded("help", [("", textKey)])
  }
  @_disfavoredOverload nonisolated public func help<S>(_ text: S) -> some View where S: StringProtocol {
    recorded("help", [("", text)])
  }
  nonisolated public func hidden() -> some View {
    recorded("hidden", [])
  }
  nonisolated public func horizontalRadioGroupLayout() -> some View {
    recorded("horizontalRadioGroupLayout", [])
  }
  nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    recorded("hoverEffectDisabled", [("", disabled)])
  }
  nonisolated public func hoverEffectGroup() -> some View {
    recorded("hoverEffectGroup", [])
  }
  nonisolated public func hueRotation(_ angle: Angle) -> some View {
    recorded("hueRotation", [("", angle)])
  }
  nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    recorded("ignoresSafeArea", [("", regions), ("edges", edges)])
  }
  nonisolated public func interactionActivityTrackingTag(_ tag: String) -> some View {
    recorded("interactionActivityTrackingTag", [("", tag)])
  }
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    recorded("keyboardShortcut", [("", shortcut)])
  }
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    recorded("keyboardShortcut", [("", shortcut as Any)])
  }
  nonisolated public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
    recorded("keyboardShortcut", [("", key), ("modifiers", modifiers)])
  }
  nonisolated public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization) -> some View {
    recorded("keyboardShortcut", [("", key), ("modifiers", modifiers), ("localization", localization)])
  }
  nonisolated public func labelIconToTitleSpacing(_ value: CGFloat) -> some View {
    recorded("labelIconToTitleSpacing", [("", value)])
  }
  nonisolated public func labelReservedIconWidth(_ value: CGFloat) -> some View {
    recorded("labelReservedIconWidth", [("", value)])
  }
  nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View {
    recorded("labelsVisibility", [("", visibility)])
  }
  nonisolated public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
    recorded("layoutDirectionBehavior", [("", behavior)])
  }
  nonisolated public func layoutPriority(_ value: Double) -> some View {
    recorded("layoutPriority", [("", value)])
  }
  nonisolated public func luminanceToAlpha() -> some View {
    recorded("luminanceToAlpha", [])
  }
  nonisolated public func matchedGeometryEffect<ID>(id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center, isSource: Bool = true) -> some View where ID: Hashable {
    recorded("matchedGeometryEffect", [("id", id), ("in", namespace), ("properties", properties), ("anchor", anchor), ("isSource", isSource)])
  }
  nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
    recorded("matchedTransitionSource", [("id", id), ("in", namespace)])
  }
  nonisolated public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View {
    recorded("materialActiveAppearance", [("", appearance)])
  }
  nonisolated public func modifierKeyAlternate<V>(_ modifiers: EventModifiers, @ViewBuilder _ alternate: () -> V) -> some View where V: View {
    recorded("modifierKeyAlternate", [("", modifiers)], slots: [("alternate", AnyView(alternate()))])
  }
  nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
    recorded("moveDisabled", [("", isDisabled)])
  }
  nonisolated public func offset(_ offset: CGSize) -> some View {
    recorded("offset", [("", offset)])
  }
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    recorded("offset", [("x", x), ("y", y)])
  }
}
