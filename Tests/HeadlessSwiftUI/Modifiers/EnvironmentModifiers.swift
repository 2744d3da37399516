/// Modifiers that set a value of the environment.
extension View {
  /// From Apple's documentation: once disabled outside, `disabled(false)` inside enables nothing.
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    writing("disabled", [("", disabled)]) { $0.isEnabled = $0.isEnabled && !disabled }
  }
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    writing("lineSpacing", [("", lineSpacing)]) { $0.lineSpacing = lineSpacing }
  }
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    writing("multilineTextAlignment", [("", alignment)]) { $0.multilineTextAlignment = alignment }
  }
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    writing("truncationMode", [("", mode)]) { $0.truncationMode = mode }
  }
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    writing("minimumScaleFactor", [("", factor)]) { $0.minimumScaleFactor = factor }
  }
  nonisolated public func allowsTightening(_ flag: Bool) -> some View {
    writing("allowsTightening", [("", flag)]) { $0.allowsTightening = flag }
  }
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
    writing("textCase", [("", textCase as Any)]) { $0.textCase = textCase }
  }
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View {
    writing("imageScale", [("", scale)]) { $0.imageScale = scale }
  }
  /// From Apple's documentation: variants set inside are added to those from outside.
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
    writing("symbolVariant", [("", variant)]) {
      $0.symbolVariants = $0.symbolVariants.adding(variant)
    }
  }
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    writing("symbolRenderingMode", [("", mode as Any)]) { $0.symbolRenderingMode = mode }
  }
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
    writing("controlSize", [("", controlSize)]) { $0.controlSize = controlSize }
  }
  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    writing("colorScheme", [("", colorScheme)]) { $0.colorScheme = colorScheme }
  }
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    writing("dynamicTypeSize", [("", size)]) { $0.dynamicTypeSize = size }
  }
  nonisolated public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize {
    writing("dynamicTypeSize", [("", range)]) {
      let current = $0.dynamicTypeSize
      guard !range.contains(current) else { return }
      let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
      if let nearest = allowed.first, let last = allowed.last {
        $0.dynamicTypeSize = current < nearest ? nearest : last
      }
    }
  }
  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    writing("redacted", [("reason", reason)]) { $0.redactionReasons.formUnion(reason) }
  }
  nonisolated public func unredacted() -> some View {
    writing("unredacted", []) { $0.redactionReasons = [] }
  }
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
    writing("headerProminence", [("", prominence)]) { $0.headerProminence = prominence }
  }
  nonisolated public func labelsHidden() -> some View {
    writing("labelsHidden", []) { $0.write("labelsHidden", true) }
  }
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    writing("buttonBorderShape", [("", shape)]) { $0.write("buttonBorderShape", shape) }
  }
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    recorded("preferredColorScheme", [("", colorScheme as Any)])
  }
}

extension EnvironmentValues {
  /// Not settable outside of SwiftUI, so a test sets it with an underscore.
  public var isFocused: Bool { _isFocused }
  public var _isFocused: Bool {
    get { read("isFocused", false) }
    set { write("isFocused", newValue) }
  }
}
