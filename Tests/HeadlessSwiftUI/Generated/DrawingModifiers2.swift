// swift-format-ignore-file
// Written by Scripts/generate-headless-swiftui.py: what is only recorded.

extension View {
  nonisolated public func onDeleteCommand(perform action: (() -> Void)?) -> some View {
    recorded("onDeleteCommand", [("perform", action as Any)])
  }
  nonisolated public func onExitCommand(perform action: (() -> Void)?) -> some View {
    recorded("onExitCommand", [("perform", action as Any)])
  }
  nonisolated public func onGeometryChange<T>(for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T, action: @escaping (_ newValue: T) -> Void) -> some View where T: Equatable, T: Sendable {
    recorded("onGeometryChange", [("for", type), ("of", transform), ("action", action)])
  }
  nonisolated public func onGeometryChange<T>(for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T, action: @escaping (_ oldValue: T, _ newValue: T) -> Void) -> some View where T: Equatable, T: Sendable {
    recorded("onGeometryChange", [("for", type), ("of", transform), ("action", action)])
  }
  nonisolated public func onInteractiveResizeChange(_ action: @escaping (_ isResizing: Bool) -> Void) -> some View {
    recorded("onInteractiveResizeChange", [("", action)])
  }
  nonisolated public func onLongTouchGesture(minimumDuration: Double = 0.5, perform action: @escaping () -> Void, onTouchingChanged: ((Bool) -> Void)? = nil) -> some View {
    recorded("onLongTouchGesture", [("minimumDuration", minimumDuration), ("perform", action), ("onTouchingChanged", onTouchingChanged as Any)])
  }
  nonisolated public func onModifierKeysChanged(mask: EventModifiers = .all, initial: Bool = true, _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void) -> some View {
    recorded("onModifierKeysChanged", [("mask", mask), ("initial", initial), ("", action)])
  }
  nonisolated public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View {
    recorded("onMoveCommand", [("perform", action as Any)])
  }
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> ()) -> some View {
    recorded("onOpenURL", [("perform", action)])
  }
  nonisolated public func onPlayPauseCommand(perform action: (() -> Void)?) -> some View {
    recorded("onPlayPauseCommand", [("perform", action as Any)])
  }
  nonisolated public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
    recorded("onSubmit", [("of", triggers), ("", action)])
  }
  nonisolated public func onWorldRecenter(action: @escaping @MainActor () -> Void) -> some View {
    recorded("onWorldRecenter", [("action", action)])
  }
  nonisolated public func opacity(_ opacity: Double) -> some View {
    recorded("opacity", [("", opacity)])
  }
  @_disfavoredOverload nonisolated public func overlayPreferenceValue<Key, T>(_ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T) -> some View where Key: PreferenceKey, T: View {
    recorded("overlayPreferenceValue", [("", key), ("", transform)])
  }
  nonisolated public func overlayPreferenceValue<K, V>(_ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V) -> some View where K: PreferenceKey, V: View {
    recorded("overlayPreferenceValue", [("", key), ("alignment", alignment), ("", transform)])
  }
  @_disfavoredOverload nonisolated public func overlayPreferenceValue<K, V>(_v0: Void = (), _ key: K.Type, alignment: Alignment, @ViewBuilder _ transform: @escaping (K.Value) -> V) -> some View where K: PreferenceKey, V: View {
    recorded("overlayPreferenceValue", [("_v0", _v0), ("", key), ("alignment", alignment), ("", transform)])
  }
  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    recorded("padding", [("", insets)])
  }
  nonisolated public func padding(_ length: CGFloat) -> some View {
    recorded("padding", [("", length)])
  }
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    recorded("padding", [("", edges), ("", length as Any)])
  }
  nonisolated public func pageCommand<V>(value: Binding<V>, in bounds: ClosedRange<V>, step: V = 1) -> some View where V: BinaryInteger {
    recorded("pageCommand", [("value", value), ("in", bounds), ("step", step)])
  }
  nonisolated public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View {
    recorded("paletteSelectionEffect", [("", effect)])
  }
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
    recorded("persistentSystemOverlays", [("", visibility)])
  }
  nonisolated public func pointerVisibility(_ visibility: Visibility) -> some View {
    recorded("pointerVisibility", [("", visibility)])
  }
  nonisolated public func position(_ position: CGPoint) -> some View {
    recorded("position", [("", position)])
  }
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    recorded("position", [("x", x), ("y", y)])
  }
  nonisolated public func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID) -> some View {
    recorded("prefersDefaultFocus", [("", prefersDefaultFocus), ("in", namespace)])
  }
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
    recorded("privacySensitive", [("", sensitive)])
  }
  nonisolated public func refreshable(@_inheritActorContext action: @escaping @Sendable () async -> Void) -> some View {
    recorded("refreshable", [("action", action)])
  }
  nonisolated public func rotation3DEffect(_ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0, perspective: CGFloat = 1) -> some View {
    recorded("rotation3DEffect", [("", angle), ("axis", axis), ("anchor", anchor), ("anchorZ", anchorZ), ("perspective", perspective)])
  }
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    recorded("rotationEffect", [("", angle), ("anchor", anchor)])
  }
  nonisolated public func safeAreaBar(edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> some View) -> some View {
    recorded("safeAreaBar", [("edge", edge), ("alignment", alignment), ("spacing", spacing as Any)], slots: [("content", AnyView(content()))])
  }
  nonisolated public func safeAreaBar(edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> some View) -> some View {
    recorded("safeAreaBar", [("edge", edge), ("alignment", alignment), ("spacing", spacing as Any)], slots: [("content", AnyView(content()))])
  }
  nonisolated public func safeAreaInset<V>(edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V) -> some View where V: View {
    recorded("safeAreaInset", [("edge", edge), ("alignment", alignment), ("spacing", spacing as Any)], slots: [("content", AnyView(content()))])
  }
  nonisolated public func safeAreaInset<V>(edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V) -> some View where V: View {
    recorded("safeAreaInset", [("edge", edge), ("alignment", alignment), ("spacing", spacing as Any)], slots: [("content", AnyView(content()))])
  }
  nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    recorded("safeAreaPadding", [("", insets)])
  }
  nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View {
    recorded("safeAreaPadding", [("", length)])
  }
  nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    recorded("safeAreaPadding", [("", edges), ("", length as Any)])
  }
  nonisolated public func saturation(_ amount: Double) -> some View {
    recorded("saturation", [("", amount)])
  }
  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    recorded("scaleEffect", [("", s), ("anchor", anchor)])
  }
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    recorded("scaleEffect", [("", scale), ("anchor", anchor)])
  }
  nonisolated public func scaleEffect(x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center) -> some View {
    recorded("scaleEffect", [("x", x), ("y", y), ("anchor", anchor)])
  }
  nonisolated public func scaledToFill() -> some View {
    recorded("scaledToFill", [])
  }
  nonisolated public func scaledToFit() -> some View {
    recorded("scaledToFit", [])
  }
  nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View {
    recorded("scenePadding", [("", edges)])
  }
  nonisolated public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
    recorded("scenePadding", [("", padding), ("edges", edges)])
  }
  nonisolated public func sectionActions<Content>(@ViewBuilder content: () -> Content) -> some View where Content: View {
    recorded("sectionActions", [], slots: [("content", AnyView(content()))])
  }
  nonisolated public func sectionIndexLabel(_ label: Text?) -> some View {
    recorded("sectionIndexLabel", [("", label as Any)])
  }
  nonisolated public func sectionIndexLabel<S>(_ label: S?) -> some View where S: StringProtocol {
    recorded("sectionIndexLabel", [("", label as Any)])
  }
  nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    recorded("selectionDisabled", [("", isDisabled)])
  }
  nonisolated public func sensoryFeedback<T>(_ feedback: SensoryFeedback, trigger: T) -> some View where T: Equatable {
    recorded("sensoryFeedback", [("", feedback), ("trigger", trigger)])
  }
  nonisolated public func sensoryFeedback<T>(_ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool) -> some View where T: Equatable {
    recorded("sensoryFeedback", [("", feedback), ("trigger", trigger), ("condition", condition)])
  }
  nonisolated public func sensoryFeedback<T>(trigger: T, _ feedback: @escaping () -> SensoryFeedback?) -> some View where T: Equatable {
    recorded("sensoryFeedback", [("trigger", trigger), ("", feedback as Any)])
  }
  nonisolated public func sensoryFeedback<T>(trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?) -> some View where T: Equatable {
    recorded("sensoryFeedback", [("trigger", trigger), ("", feedback as Any)])
  }
  nonisolated public func shadow(color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View {
    recorded("shadow", [("color", color), ("radius", radius), ("x", x), ("y", y)])
  }
  nonisolated public func sliderThumbVisibility(_ visibility: Visibility) -> some View {
    recorded("sliderThumbVisibility", [("", visibility)])
  }
  nonisolated public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    recorded("springLoadingBehavior", [("", behavior)])
  }
  nonisolated public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
    recorded("symbolColorRenderingMode", [("", mode as Any)])
  }
  nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    recorded("symbolEffectsRemoved", [("", isEnabled)])
  }
  nonisolated public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
    recorded("symbolVariableValueMode", [("", mode as Any)])
  }
  nonisolated public func tag<V>(_ tag: V, includeOptional: Bool = true) -> some View where V: Hashable {
    recorded("tag", [("", tag), ("includeOptional", includeOptional)])
  }
  nonisolated public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View {
    recorded("textSelectionAffinity", [("", affinity)])
  }
  nonisolated public func transformPreference<K>(_ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void) -> some View where K: PreferenceKey {
    recorded("transformPreference", [("", key), ("", callback)])
  }
  nonisolated public func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View {
    recorded("typeSelectEquivalent", [("", stringKey)])
  }
  nonisolated public func typeSelectEquivalent(_ text: Text?) -> some View {
    recorded("typeSelectEquivalent", [("", text as Any)])
  }
  @_disfavoredOverload nonisolated public func typeSelectEquivalent<S>(_ string: S) -> some View where S: StringProtocol {
    recorded("typeSelectEquivalent", [("", string)])
  }
  nonisolated public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> some View {
    recorded("typesettingLanguage", [("", language), ("isEnabled", isEnabled)])
  }
  nonisolated public func writingDirection(strategy: Text.WritingDirectionStrategy) -> some View {
    recorded("writingDirection", [("strategy", strategy)])
  }
  nonisolated public func zIndex(_ value: Double) -> some View {
    recorded("zIndex", [("", value)])
  }
}
