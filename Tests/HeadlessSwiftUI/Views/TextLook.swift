/// The settings of the environment with which text is drawn.
extension EnvironmentValues {
  /// A setting without a public key, as text, nil where it is the default.
  func textSetting(_ name: String) -> String? { read("text." + name, nil) }
  mutating func setText(_ name: String, _ value: String?) { write("text." + name, value) }

  /// What a text is drawn with where that is not the default.
  func textLook(
    own: [String: String], reset: Set<String> = []
  ) -> [(name: String, value: String)] {
    func setting(_ name: String, _ outer: String?) -> (String, String)? {
      if let value = own[name] { return (name, value) }
      if reset.contains(name) { return nil }
      return outer.map { (name, $0) }
    }
    func flag(_ value: Bool) -> String? { value ? "true" : nil }
    let foreground = own["foreground"].map(resolvedForeground) ?? foregroundPaint()
    let settings: [(String, String)?] = [
      setting("font", font.map { describe($0) }),
      ("foreground", reset.contains("foreground") ? "primary" : foreground),
      setting("weight", textSetting("weight")),
      setting("width", textSetting("width")),
      setting("design", textSetting("design")),
      setting("bold", textSetting("bold")),
      setting("italic", textSetting("italic")),
      setting("monospaced", textSetting("monospaced")),
      setting("monospacedDigit", textSetting("monospacedDigit")),
      setting("underline", textSetting("underline")),
      setting("strikethrough", textSetting("strikethrough")),
      setting("kerning", textSetting("kerning")),
      setting("tracking", textSetting("tracking")),
      setting("baselineOffset", textSetting("baselineOffset")),
      setting("textScale", textSetting("textScale")),
      lineLimit.map { ("lineLimit", String($0)) },
      textSetting("lineLimitRange").map { ("lineLimitRange", $0) },
      lineSpacing == 0 ? nil : ("lineSpacing", describe(lineSpacing)),
      multilineTextAlignment == .leading
        ? nil : ("alignment", describe(multilineTextAlignment)),
      truncationMode == .tail ? nil : ("truncation", describe(truncationMode)),
      minimumScaleFactor == 1 ? nil : ("minimumScale", describe(minimumScaleFactor)),
      flag(allowsTightening).map { ("tightening", $0) },
      textCase.map { ("case", describe($0)) },
      flag(isRedacted).map { ("redacted", $0) },
    ]
    return settings.compactMap { $0 }
  }

  /// What an image is drawn with where that is not the default.
  func imageLook(own: [String: String]) -> [(name: String, value: String)] {
    let settings: [(String, String)?] = [
      font.map { ("font", describe($0)) },
      ("foreground", foregroundPaint()),
      textSetting("weight").map { ("weight", $0) },
      imageScale == .medium ? nil : ("scale", describe(imageScale)),
      symbolVariants == .none ? nil : ("variants", describe(symbolVariants)),
      (own["symbolRenderingMode"] ?? symbolRenderingMode.map { describe($0) })
        .map { ("rendering", $0) },
      allowedDynamicRange.map { ("dynamicRange", describe($0)) },
      symbolColorRenderingMode.map { ("colorRendering", describe($0)) },
      symbolVariableValueMode.map { ("variableValue", describe($0)) },
      isRedacted ? ("redacted", "true") : nil,
    ]
    return settings.compactMap { $0 }
  }

  var isRedacted: Bool { !redactionReasons.isEmpty }

  /// A text's own style as paint: levels and the tint depend on the environment.
  private func resolvedForeground(_ style: String) -> String {
    if style == ".tint" { return tintPaint }
    if style == ".foreground" { return foregroundPaint() }
    let level = Foreground.unset.firstIndex { "." + $0 == style }
    return level.map { foregroundPaint($0) } ?? style
  }
}

/// Modifiers of views that set how text is drawn. From Apple's documentation: `font(nil)` means
/// the default font, not the one from outside; for the others the same is reasoned.
extension View {
  nonisolated public func font(_ font: Font?) -> some View {
    writing("font", [("", font as Any)]) { $0.font = font }
  }
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    text("fontWeight", "weight", weight as Any, weight.map { describe($0) })
  }
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View {
    text("fontWidth", "width", width as Any, width.map { describe($0) })
  }
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
    text("fontDesign", "design", design as Any, design.map { describe($0) })
  }
  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    text("bold", "bold", isActive, isActive ? "true" : nil)
  }
  nonisolated public func italic(_ isActive: Bool = true) -> some View {
    text("italic", "italic", isActive, isActive ? "true" : nil)
  }
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
    text("monospaced", "monospaced", isActive, isActive ? "true" : nil)
  }
  nonisolated public func monospacedDigit() -> some View {
    text("monospacedDigit", "monospacedDigit", true, "true")
  }
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    text("underline", "underline", isActive, isActive ? lineText(color, pattern) : nil)
  }
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    text("strikethrough", "strikethrough", isActive, isActive ? lineText(color, pattern) : nil)
  }
  nonisolated public func kerning(_ kerning: CGFloat) -> some View {
    text("kerning", "kerning", kerning, kerning == 0 ? nil : describe(kerning))
  }
  nonisolated public func tracking(_ tracking: CGFloat) -> some View {
    text("tracking", "tracking", tracking, tracking == 0 ? nil : describe(tracking))
  }
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    text(
      "baselineOffset", "baselineOffset", baselineOffset,
      baselineOffset == 0 ? nil : describe(baselineOffset))
  }
  nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    writing("textScale", [("", scale), ("isEnabled", isEnabled)]) {
      if isEnabled { $0.setText("textScale", describe(scale)) }
    }
  }

  nonisolated private func text(
    _ modifier: String, _ name: String, _ value: Any, _ text: String?
  ) -> some View {
    writing(modifier, [("", value)]) { $0.setText(name, text) }
  }

  nonisolated public func lineLimit(_ number: Int?) -> some View {
    writing("lineLimit", [("", number as Any)]) {
      $0.lineLimit = number
      $0.setText("lineLimitRange", nil)
    }
  }
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lineLimits("\(limit)")
  }
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    lineLimits("\(limit.lowerBound)...")
  }
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimits("...\(limit.upperBound)")
  }
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lineLimits(reservesSpace ? "\(limit)...\(limit)" : "...\(limit)")
  }
  nonisolated private func lineLimits(_ limits: String) -> some View {
    writing("lineLimit", [("", UnquotedText(limits))]) {
      $0.lineLimit = nil
      $0.setText("lineLimitRange", limits)
    }
  }
}
