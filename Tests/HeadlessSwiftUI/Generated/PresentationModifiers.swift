// swift-format-ignore-file
// Written by Scripts/generate-headless-swiftui.py: what is only recorded.

extension View {
  nonisolated public func badge(_ count: Int) -> some View {
    recorded("badge", [("", count)])
  }
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some View {
    recorded("badge", [("", key as Any)])
  }
  nonisolated public func badge(_ label: Text?) -> some View {
    recorded("badge", [("", label as Any)])
  }
  @_disfavoredOverload nonisolated public func badge<S>(_ label: S?) -> some View where S: StringProtocol {
    recorded("badge", [("", label as Any)])
  }
  nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View {
    recorded("badgeProminence", [("", prominence)])
  }
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    recorded("defaultScrollAnchor", [("", anchor as Any)])
  }
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    recorded("defaultScrollAnchor", [("", anchor as Any), ("for", role)])
  }
  nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View {
    recorded("invalidatableContent", [("", invalidatable)])
  }
  nonisolated public func listItemTint(_ tint: Color?) -> some View {
    recorded("listItemTint", [("", tint as Any)])
  }
  nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View {
    recorded("listItemTint", [("", tint as Any)])
  }
  nonisolated public func listRowBackground<V>(_ view: V?) -> some View where V: View {
    recorded("listRowBackground", [("", view as Any)])
  }
  nonisolated public func listRowHoverEffect(_ effect: HoverEffect?) -> some View {
    recorded("listRowHoverEffect", [("", effect as Any)])
  }
  nonisolated public func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View {
    recorded("listRowHoverEffectDisabled", [("", disabled)])
  }
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    recorded("listRowInsets", [("", insets as Any)])
  }
  nonisolated public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    recorded("listRowInsets", [("", edges), ("", length as Any)])
  }
  nonisolated public func listRowPlatterColor(_ color: Color?) -> some View {
    recorded("listRowPlatterColor", [("", color as Any)])
  }
  nonisolated public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    recorded("listRowSeparator", [("", visibility), ("edges", edges)])
  }
  nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    recorded("listRowSeparatorTint", [("", color as Any), ("edges", edges)])
  }
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    recorded("listRowSpacing", [("", spacing as Any)])
  }
  nonisolated public func listSectionIndexVisibility(_ visibility: Visibility) -> some View {
    recorded("listSectionIndexVisibility", [("", visibility)])
  }
  nonisolated public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    recorded("listSectionMargins", [("", edges), ("", length as Any)])
  }
  nonisolated public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    recorded("listSectionSeparator", [("", visibility), ("edges", edges)])
  }
  nonisolated public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    recorded("listSectionSeparatorTint", [("", color as Any), ("edges", edges)])
  }
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    recorded("listSectionSpacing", [("", spacing)])
  }
  nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    recorded("listSectionSpacing", [("", spacing)])
  }
  nonisolated public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    recorded("menuActionDismissBehavior", [("", behavior)])
  }
  nonisolated public func menuIndicator(_ visibility: Visibility) -> some View {
    recorded("menuIndicator", [("", visibility)])
  }
  nonisolated public func menuOrder(_ order: MenuOrder) -> some View {
    recorded("menuOrder", [("", order)])
  }
  nonisolated public func onScrollTargetVisibilityChange<ID>(idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void) -> some View where ID: Hashable {
    recorded("onScrollTargetVisibilityChange", [("idType", idType), ("threshold", threshold), ("", action)])
  }
  nonisolated public func onScrollVisibilityChange(threshold: Double = 0.5, _ action: @escaping (Bool) -> Void) -> some View {
    recorded("onScrollVisibilityChange", [("threshold", threshold), ("", action)])
  }
  nonisolated public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View {
    recorded("scrollBounceBehavior", [("", behavior), ("axes", axes)])
  }
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    recorded("scrollClipDisabled", [("", disabled)])
  }
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
    recorded("scrollContentBackground", [("", visibility)])
  }
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
    recorded("scrollDisabled", [("", disabled)])
  }
  nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    recorded("scrollDismissesKeyboard", [("", mode)])
  }
  nonisolated public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
    recorded("scrollEdgeEffectHidden", [("", hidden), ("for", edges)])
  }
  nonisolated public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
    recorded("scrollEdgeEffectStyle", [("", style as Any), ("for", edges)])
  }
  nonisolated public func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]) -> some View {
    recorded("scrollIndicators", [("", visibility), ("axes", axes)])
  }
  nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View {
    recorded("scrollIndicatorsFlash", [("onAppear", onAppear)])
  }
  nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
    recorded("scrollIndicatorsFlash", [("trigger", value)])
  }
  nonisolated public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View {
    recorded("scrollPosition", [("id", id as Any), ("anchor", anchor as Any)])
  }
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    recorded("scrollTargetLayout", [("isEnabled", isEnabled)])
  }
  nonisolated public func swipeActions<T>(edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T) -> some View where T: View {
    recorded("swipeActions", [("edge", edge), ("allowsFullSwipe", allowsFullSwipe)], slots: [("content", AnyView(content()))])
  }
  nonisolated public func tableColumnHeaders(_ visibility: Visibility) -> some View {
    recorded("tableColumnHeaders", [("", visibility)])
  }
}
