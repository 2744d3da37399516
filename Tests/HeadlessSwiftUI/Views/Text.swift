/// A string, with the modifiers of its own.
nonisolated public struct Text: Equatable, Sendable, PrimitiveView, Described {
  /// What is shown: the string with its interpolations filled in.
  let string: String
  /// The modifiers that were applied to the text itself, by name; they win over the environment.
  private(set) var own: [String: String] = [:]
  private(set) var isReset: Set<String> = []

  init(string: String) { self.string = string }

  nonisolated public init(verbatim content: String) { self.init(string: content) }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ content: S) { self.init(string: String(content)) }
  nonisolated public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(string: key.string)
  }
  @_disfavoredOverload
  nonisolated public init(_ attributedContent: AttributedString) {
    self.init(string: String(attributedContent.characters))
  }
  nonisolated public init(_ image: Image) { self.init(string: describe(image)) }
  nonisolated public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(string: format.format(input))
  }

  nonisolated public init(_ date: Date, style: DateStyle) {
    self.init(string: "\(style.name) \(describe(date.timeIntervalSince1970))")
  }
  nonisolated public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init(string: "timer")
  }

  /// A way to show a date; here its name and the seconds since 1970.
  public struct DateStyle: Equatable, Sendable {
    let name: String
    public static let time = DateStyle(name: "time")
    public static let date = DateStyle(name: "date")
    public static let relative = DateStyle(name: "relative")
    public static let offset = DateStyle(name: "offset")
    public static let timer = DateStyle(name: "timer")
  }

  nonisolated public static func + (lhs: Text, rhs: Text) -> Text {
    Text(string: lhs.string + rhs.string)
  }

  var described: String {
    let list = own.sorted { $0.key < $1.key }.map { ".\($0.key)(\($0.value))" }
    return "Text(\"\(string)\")" + list.joined()
  }

  /// The text with a modifier of its own.
  nonisolated func with(_ name: String, _ value: String?) -> Text {
    var text = self
    text.own[name] = value
    if value == nil { text.isReset.insert(name) } else { text.isReset.remove(name) }
    return text
  }

  @MainActor @preconcurrency
  public func _render(in context: RenderContext) -> [RenderedView] {
    let leaf = RenderedView(
      .leaf, "Text", in: context.entering(type: Self.self), [("", string)])
    leaf.content = string
    leaf.look = context.environment.textLook(own: own, reset: isReset)
    return [leaf]
  }
}

/// The modifiers that return texts. By reasoning, nil means the default, as on a view.
extension Text {
  nonisolated public func font(_ font: Font?) -> Text { with("font", font.map { describe($0) }) }
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text {
    with("weight", weight.map { describe($0) })
  }
  nonisolated public func fontWidth(_ width: Font.Width?) -> Text {
    with("width", width.map { describe($0) })
  }
  nonisolated public func fontDesign(_ design: Font.Design?) -> Text {
    with("design", design.map { describe($0) })
  }
  nonisolated public func bold() -> Text { bold(true) }
  nonisolated public func bold(_ isActive: Bool) -> Text { with("bold", flag(isActive)) }
  nonisolated public func italic() -> Text { italic(true) }
  nonisolated public func italic(_ isActive: Bool) -> Text { with("italic", flag(isActive)) }
  nonisolated public func monospaced(_ isActive: Bool = true) -> Text {
    with("monospaced", flag(isActive))
  }
  nonisolated public func monospacedDigit() -> Text { with("monospacedDigit", "true") }
  nonisolated public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    with("strikethrough", isActive ? lineText(color) : nil)
  }
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    with("strikethrough", isActive ? lineText(color, pattern) : nil)
  }
  nonisolated public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    with("underline", isActive ? lineText(color) : nil)
  }
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    with("underline", isActive ? lineText(color, pattern) : nil)
  }
  nonisolated public func kerning(_ kerning: CGFloat) -> Text { with("kerning", size(kerning)) }
  nonisolated public func tracking(_ tracking: CGFloat) -> Text { with("tracking", size(tracking)) }
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    with("baselineOffset", size(baselineOffset))
  }
  nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? with("textScale", describe(scale)) : self
  }
  nonisolated public func foregroundColor(_ color: Color?) -> Text {
    with("foreground", color?.description)
  }
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    // What stands for the foreground is exactly what would be drawn without it.
    style is ForegroundStyle ? self : with("foreground", describe(style))
  }

  nonisolated private func flag(_ isActive: Bool) -> String? { isActive ? "true" : nil }
  nonisolated private func size(_ value: CGFloat) -> String? { value == 0 ? nil : describe(value) }
}

/// The colour and pattern of a line through or under text.
func lineText(_ color: Color?, _ pattern: Text.LineStyle.Pattern = .solid) -> String {
  "\(describe(pattern)) \(color?.description ?? "")"
}
