// swift-format-ignore-file
// Written by Scripts/generate-headless-swiftui.py: what is only recorded.

extension View {
  nonisolated public func accessibility(activationPoint: CGPoint) -> some View {
    recorded("accessibility", [("activationPoint", activationPoint)])
  }
  nonisolated public func accessibility(activationPoint: UnitPoint) -> some View {
    recorded("accessibility", [("activationPoint", activationPoint)])
  }
  nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    recorded("accessibility", [("addTraits", traits)])
  }
  nonisolated public func accessibility(hidden: Bool) -> some View {
    recorded("accessibility", [("hidden", hidden)])
  }
  nonisolated public func accessibility(hint: Text) -> some View {
    recorded("accessibility", [("hint", hint)])
  }
  nonisolated public func accessibility(identifier: String) -> some View {
    recorded("accessibility", [("identifier", identifier)])
  }
  nonisolated public func accessibility(inputLabels: [Text]) -> some View {
    recorded("accessibility", [("inputLabels", inputLabels)])
  }
  nonisolated public func accessibility(label: Text) -> some View {
    recorded("accessibility", [("label", label)])
  }
  nonisolated public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    recorded("accessibility", [("removeTraits", traits)])
  }
  nonisolated public func accessibility(selectionIdentifier: AnyHashable) -> some View {
    recorded("accessibility", [("selectionIdentifier", selectionIdentifier)])
  }
  nonisolated public func accessibility(sortPriority: Double) -> some View {
    recorded("accessibility", [("sortPriority", sortPriority)])
  }
  nonisolated public func accessibility(value: Text) -> some View {
    recorded("accessibility", [("value", value)])
  }
  nonisolated public func accessibilityAction(_ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void) -> some View {
    recorded("accessibilityAction", [("", actionKind), ("", handler)])
  }
  nonisolated public func accessibilityAction<Label>(action: @escaping () -> Void, @ViewBuilder label: () -> Label) -> some View where Label: View {
    recorded("accessibilityAction", [("action", action)], slots: [("label", AnyView(label()))])
  }
  nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
    recorded("accessibilityAction", [("named", name), ("", handler)])
  }
  nonisolated public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void) -> some View {
    recorded("accessibilityAction", [("named", nameKey), ("", handler)])
  }
  @_disfavoredOverload nonisolated public func accessibilityAction<S>(named name: S, _ handler: @escaping () -> Void) -> some View where S: StringProtocol {
    recorded("accessibilityAction", [("named", name), ("", handler)])
  }
  nonisolated public func accessibilityActions<Content>(@ViewBuilder _ content: () -> Content) -> some View where Content: View {
    recorded("accessibilityActions", [], slots: [("content", AnyView(content()))])
  }
  nonisolated public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View {
    recorded("accessibilityActivationPoint", [("", activationPoint)])
  }
  nonisolated public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View {
    recorded("accessibilityActivationPoint", [("", activationPoint)])
  }
  nonisolated public func accessibilityActivationPoint(_ activationPoint: CGPoint, isEnabled: Bool) -> some View {
    recorded("accessibilityActivationPoint", [("", activationPoint), ("isEnabled", isEnabled)])
  }
  nonisolated public func accessibilityActivationPoint(_ activationPoint: UnitPoint, isEnabled: Bool) -> some View {
    recorded("accessibilityActivationPoint", [("", activationPoint), ("isEnabled", isEnabled)])
  }
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    recorded("accessibilityAddTraits", [("", traits)])
  }
  nonisolated public func accessibilityAdjustableAction(_ handler: @escaping (AccessibilityAdjustmentDirection) -> Void) -> some View {
    recorded("accessibilityAdjustableAction", [("", handler)])
  }
  nonisolated public func accessibilityChildren<V>(@ViewBuilder children: () -> V) -> some View where V: View {
    recorded("accessibilityChildren", [], slots: [("children", AnyView(children()))])
  }
  nonisolated public func accessibilityDirectTouch(_ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []) -> some View {
    recorded("accessibilityDirectTouch", [("", isDirectTouchArea), ("options", options)])
  }
  nonisolated public func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringKey) -> some View {
    recorded("accessibilityDragPoint", [("", point), ("description", description)])
  }
  nonisolated public func accessibilityDragPoint(_ point: UnitPoint, description: Text) -> some View {
    recorded("accessibilityDragPoint", [("", point), ("description", description)])
  }
  @_disfavoredOverload nonisolated public func accessibilityDragPoint<S>(_ point: UnitPoint, description: S) -> some View where S: StringProtocol {
    recorded("accessibilityDragPoint", [("", point), ("description", description)])
  }
  nonisolated public func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool) -> some View {
    recorded("accessibilityDragPoint", [("", point), ("description", description), ("isEnabled", isEnabled)])
  }
  nonisolated public func accessibilityDragPoint(_ point: UnitPoint, description: Text, isEnabled: Bool) -> some View {
    recorded("accessibilityDragPoint", [("", point), ("description", description), ("isEnabled", isEnabled)])
  }
  @_disfavoredOverload nonisolated public func accessibilityDragPoint<S>(_ point: UnitPoint, description: S, isEnabled: Bool) -> some View where S: StringProtocol {
    recorded("accessibilityDragPoint", [("", point), ("description", description), ("isEnabled", isEnabled)])
  }
  nonisolated public func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringKey) -> some View {
    recorded("accessibilityDropPoint", [("", point), ("description", description)])
  }
  nonisolated public func accessibilityDropPoint(_ point: UnitPoint, description: Text) -> some View {
    recorded("accessibilityDropPoint", [("", point), ("description", description)])
  }
  @_disfavoredOverload nonisolated public func accessibilityDropPoint<S>(_ point: UnitPoint, description: S) -> some View where S: StringProtocol {
    recorded("accessibilityDropPoint", [("", point), ("description", description)])
  }
  nonisolated public func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool) -> some View {
    recorded("accessibilityDropPoint", [("", point), ("description", description), ("isEnabled", isEnabled)])
  }
  nonisolated public func accessibilityDropPoint(_ point: UnitPoint, description: Text, isEnabled: Bool) -> some View {
    recorded("accessibilityDropPoint", [("", point), ("description", description), ("isEnabled", isEnabled)])
  }
  @_disfavoredOverload nonisolated public func accessibilityDropPoint<S>(_ point: UnitPoint, description: S, isEnabled: Bool) -> some View where S: StringProtocol {
    recorded("accessibilityDropPoint", [("", point), ("description", description), ("isEnabled", isEnabled)])
  }
  nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    recorded("accessibilityElement", [("children", children)])
  }
  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    recorded("accessibilityHeading", [("", level)])
  }
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
    recorded("accessibilityHidden", [("", hidden)])
  }
  nonisolated public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
    recorded("accessibilityHidden", [("", hidden), ("isEnabled", isEnabled)])
  }
  nonisolated public func accessibilityHint(_ hint: Text) -> some View {
    recorded("accessibilityHint", [("", hint)])
  }
  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    recorded("accessibilityHint", [("", hintKey)])
  }
  @_disfavoredOverload nonisolated public func accessibilityHint<S>(_ hint: S) -> some View where S: StringProtocol {
    recorded("accessibilityHint", [("", hint)])
  }
  nonisolated public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
    recorded("accessibilityHint", [("", hint), ("isEnabled", isEnabled)])
  }
  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    recorded("accessibilityHint", [("", hintKey), ("isEnabled", isEnabled)])
  }
  @_disfavoredOverload nonisolated public func accessibilityHint<S>(_ hint: S, isEnabled: Bool) -> some View where S: StringProtocol {
    recorded("accessibilityHint", [("", hint), ("isEnabled", isEnabled)])
  }
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    recorded("accessibilityIdentifier", [("", identifier)])
  }
  nonisolated public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
    recorded("accessibilityIdentifier", [("", identifier), ("isEnabled", isEnabled)])
  }
  nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    recorded("accessibilityIgnoresInvertColors", [("", active)])
  }
  nonisolated public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
    recorded("accessibilityInputLabels", [("", inputLabelKeys)])
  }
  nonisolated public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
    recorded("accessibilityInputLabels", [("", inputLabels)])
  }
  @_disfavoredOverload nonisolated public func accessibilityInputLabels<S>(_ inputLabels: [S]) -> some View where S: StringProtocol {
    recorded("accessibilityInputLabels", [("", inputLabels)])
  }
  nonisolated public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool) -> some View {
    recorded("accessibilityInputLabels", [("", inputLabelKeys), ("isEnabled", isEnabled)])
  }
  nonisolated public func accessibilityInputLabels(_ inputLabels: [Text], isEnabled: Bool) -> some View {
    recorded("accessibilityInputLabels", [("", inputLabels), ("isEnabled", isEnabled)])
  }
  @_disfavoredOverload nonisolated public func accessibilityInputLabels<S>(_ inputLabels: [S], isEnabled: Bool) -> some View where S: StringProtocol {
    recorded("accessibilityInputLabels", [("", inputLabels), ("isEnabled", isEnabled)])
  }
  nonisolated public func accessibilityLabel(_ label: Text) -> some View {
    recorded("accessibilityLabel", [("", label)])
  }
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    recorded("accessibilityLabel", [("", labelKey)])
  }
  @_disfavoredOverload nonisolated public func accessibilityLabel<S>(_ label: S) -> some View where S: StringProtocol {
    recorded("accessibilityLabel", [("", label)])
  }
  nonisolated public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
    recorded("accessibilityLabel", [("", label), ("isEnabled", isEnabled)])
  }
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    recorded("accessibilityLabel", [("", labelKey), ("isEnabled", isEnabled)])
  }
  @_disfavoredOverload nonisolated public func accessibilityLabel<S>(_ label: S, isEnabled: Bool) -> some View where S: StringProtocol {
    recorded("accessibilityLabel", [("", label), ("isEnabled", isEnabled)])
  }
  nonisolated public func accessibilityLabel<V>(@ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> V) -> some View where V: View {
    recorded("accessibilityLabel", [])
  }
  nonisolated public func accessibilityLabeledPair<ID>(role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID) -> some View where ID: Hashable {
    recorded("accessibilityLabeledPair", [("role", role), ("id", id), ("in", namespace)])
  }
  nonisolated public func accessibilityLinkedGroup<ID>(id: ID, in namespace: Namespace.ID) -> some View where ID: Hashable {
    recorded("accessibilityLinkedGroup", [("id", id), ("in", namespace)])
  }
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    recorded("accessibilityRemoveTraits", [("", traits)])
  }
  nonisolated public func accessibilityRepresentation<V>(@ViewBuilder representation: () -> V) -> some View where V: View {
    recorded("accessibilityRepresentation", [], slots: [("representation", AnyView(representation()))])
  }
  nonisolated public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> some View {
    recorded("accessibilityRespondsToUserInteraction", [("", respondsToUserInteraction)])
  }
  nonisolated public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool, isEnabled: Bool) -> some View {
    recorded("accessibilityRespondsToUserInteraction", [("", respondsToUserInteraction), ("isEnabled", isEnabled)])
  }
  nonisolated public func accessibilityRotorEntry<ID>(id: ID, in namespace: Namespace.ID) -> some View where ID: Hashable {
    recorded("accessibilityRotorEntry", [("id", id), ("in", namespace)])
  }
  nonisolated public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View {
    recorded("accessibilityScrollAction", [("", handler)])
  }
  nonisolated public func accessibilityScrollStatus(_ status: Text, isEnabled: Bool = true) -> some View {
    recorded("accessibilityScrollStatus", [("", status), ("isEnabled", isEnabled)])
  }
  @_disfavoredOverload nonisolated public func accessibilityScrollStatus(_ status: some StringProtocol, isEnabled: Bool = true) -> some View {
    recorded("accessibilityScrollStatus", [("", status), ("isEnabled", isEnabled)])
  }
  nonisolated public func accessibilityScrollStatus(_ statusKey: LocalizedStringKey, isEnabled: Bool = true) -> some View {
    recorded("accessibilityScrollStatus", [("", statusKey), ("isEnabled", isEnabled)])
  }
  nonisolated public func accessibilityShowsLargeContentViewer() -> some View {
    recorded("accessibilityShowsLargeContentViewer", [])
  }
  nonisolated public func accessibilityShowsLargeContentViewer<V>(@ViewBuilder _ largeContentView: () -> V) -> some View where V: View {
    recorded("accessibilityShowsLargeContentViewer", [], slots: [("largeContentView", AnyView(largeContentView()))])
  }
  nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    recorded("accessibilitySortPriority", [("", sortPriority)])
  }
  nonisolated public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View {
    recorded("accessibilityTextContentType", [("", value)])
  }
  nonisolated public func accessibilityValue(_ valueDescription: Text) -> some View {
    recorded("accessibilityValue", [("", valueDescription)])
  }
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    recorded("accessibilityValue", [("", valueKey)])
  }
  @_disfavoredOverload nonisolated public func accessibilityValue<S>(_ value: S) -> some View where S: StringProtocol {
    recorded("accessibilityValue", [("", value)])
  }
  nonisolated public func accessibilityValue(_ valueDescription: Text, isEnabled: Bool) -> some View {
    recorded("accessibilityValue", [("", valueDescription), ("isEnabled", isEnabled)])
  }
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    recorded("accessibilityValue", [("", valueKey), ("isEnabled", isEnabled)])
  }
  @_disfavoredOverload nonisolated public func accessibilityValue<S>(_ value: S, isEnabled: Bool) -> some View where S: StringProtocol {
    recorded("accessibilityValue", [("", value), ("isEnabled", isEnabled)])
  }
  nonisolated public func speechAdjustedPitch(_ value: Double) -> some View {
    recorded("speechAdjustedPitch", [("", value)])
  }
  nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
    recorded("speechAlwaysIncludesPunctuation", [("", value)])
  }
  nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> some View {
    recorded("speechAnnouncementsQueued", [("", value)])
  }
  nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
    recorded("speechSpellsOutCharacters", [("", value)])
  }
}
