/// A control for a date.
nonisolated public struct DatePicker<Label: View>: View {
  public typealias Components = DatePickerComponents
  let configuration: DatePickerStyleConfiguration

  init(
    _ label: Label, _ selection: Binding<Date>, _ low: Date?, _ high: Date?,
    _ components: Components
  ) {
    configuration = DatePickerStyleConfiguration(
      label: .init(label), selection: selection, minimumDate: low, maximumDate: high,
      displayedComponents: components)
  }

  nonisolated public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, nil, nil, displayedComponents)
  }
  nonisolated public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, range.lowerBound, range.upperBound, displayedComponents)
  }

  @MainActor @preconcurrency public var body: some View {
    StyledDatePicker(configuration: configuration)
  }
}

extension DatePicker where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      Text(titleKey), selection, range.lowerBound, range.upperBound, displayedComponents)
  }
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(titleKey), selection, range.lowerBound, nil, displayedComponents)
  }
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(titleKey), selection, nil, range.upperBound, displayedComponents)
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(title), selection, nil, nil, displayedComponents)
  }
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(titleKey), selection, nil, nil, displayedComponents)
  }
}

/// The parts of a date that are shown.
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  public static let date = DatePickerComponents(rawValue: 2)
}

/// What a date picker hands to its style.
public struct DatePickerStyleConfiguration {
  /// The label.
  @MainActor @preconcurrency public struct Label: PrimitiveView {
    nonisolated let content: AnyView
    nonisolated init(_ content: some View) { self.content = AnyView(content) }
    public func _render(in context: RenderContext) -> [RenderedView] {
      content._render(in: context.entering("label"))
    }
  }

  public let label: DatePickerStyleConfiguration.Label
  @Binding public var selection: Date
  public var minimumDate: Date?
  public var maximumDate: Date?
  public var displayedComponents: DatePickerComponents

  init(
    label: Label, selection: Binding<Date>, minimumDate: Date?, maximumDate: Date?,
    displayedComponents: DatePickerComponents
  ) {
    self.label = label
    _selection = selection
    self.minimumDate = minimumDate
    self.maximumDate = maximumDate
    self.displayedComponents = displayedComponents
  }
}

/// How a date picker looks.
@MainActor @preconcurrency public protocol DatePickerStyle {
  typealias Configuration = DatePickerStyleConfiguration
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
}

extension View {
  nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    pushing("datePickerStyle", style)
  }
}

/// A configuration drawn with the innermost style.
struct StyledDatePicker: PrimitiveView {
  let configuration: DatePickerStyleConfiguration

  func _render(in context: RenderContext) -> [RenderedView] {
    let (found, inner) = context.popping("datePickerStyle")
    let style: any DatePickerStyle = found as? any DatePickerStyle ?? DefaultDatePickerStyle()
    return draw(style, in: inner)
  }

  private func draw(_ style: some DatePickerStyle, in context: RenderContext) -> [RenderedView] {
    context.draw(style) { $0.makeBody(configuration: configuration) }
  }
}
/// A built-in style.
@MainActor @preconcurrency public struct DefaultDatePickerStyle: DatePickerStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    Chrome("DatePicker.automatic", [("", configuration.$selection)]) { configuration.label }
  }
}
extension DatePickerStyle where Self == DefaultDatePickerStyle {
  @MainActor @preconcurrency public static var automatic: DefaultDatePickerStyle {
    DefaultDatePickerStyle()
  }
}
/// A built-in style.
@MainActor @preconcurrency public struct CompactDatePickerStyle: DatePickerStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    Chrome("DatePicker.compact", [("", configuration.$selection)]) { configuration.label }
  }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
  @MainActor @preconcurrency public static var compact: CompactDatePickerStyle {
    CompactDatePickerStyle()
  }
}
/// A built-in style.
@MainActor @preconcurrency public struct GraphicalDatePickerStyle: DatePickerStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    Chrome("DatePicker.graphical", [("", configuration.$selection)]) { configuration.label }
  }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  @MainActor @preconcurrency public static var graphical: GraphicalDatePickerStyle {
    GraphicalDatePickerStyle()
  }
}
/// A built-in style.
@MainActor @preconcurrency public struct WheelDatePickerStyle: DatePickerStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    Chrome("DatePicker.wheel", [("", configuration.$selection)]) { configuration.label }
  }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
  @MainActor @preconcurrency public static var wheel: WheelDatePickerStyle {
    WheelDatePickerStyle()
  }
}
