// What Examples/Search.style says, written by hand: the same names, looks and features. To compare how
// long Swift takes for both (`Scripts/compile-time`).

public import SwiftUI

// MARK: - SearchField

/// What a `SearchField` hands to its style.
public struct SearchFieldStyleConfiguration {
  /// The prompt of a `SearchField`.
  public struct Prompt: View {
    private let content: AnyView
    private var styles: AnySearchFieldStyle?

    public init(_ content: some View) {
      self.content = AnyView(content)
    }

    public var body: some View { content.restoring(styles) }

    fileprivate mutating func keep(_ styles: AnySearchFieldStyle) {
      self.styles = self.styles ?? styles
    }
  }

  /// The accessory of a `SearchField`.
  public struct Accessory: View {
    private let content: AnyView
    private var styles: AnySearchFieldStyle?

    public init(_ content: some View) {
      self.content = AnyView(content)
    }

    public var body: some View { content.restoring(styles) }

    fileprivate mutating func keep(_ styles: AnySearchFieldStyle) {
      self.styles = self.styles ?? styles
    }
  }

  /// What stands in the field while it is empty.
  public fileprivate(set) var prompt: Prompt
  /// Controls behind the field.
  public fileprivate(set) var accessory: Accessory?
  @Binding public var text: String
  public let isLoading: Bool
  /// Called with the text when the user asks for results.
  public let onSearch: (String) -> Void
  public let onCancel: (() -> Void)?

  public init(
    prompt: Prompt,
    accessory: Accessory? = nil,
    text: Binding<String>,
    isLoading: Bool = false,
    onSearch: @escaping (String) -> Void,
    onCancel: (() -> Void)? = nil
  ) {
    self.prompt = prompt
    self.accessory = accessory
    self._text = text
    self.isLoading = isLoading
    self.onSearch = onSearch
    self.onCancel = onCancel
  }
}

extension View {
  /// Puts back the styles that the control popped, unless another style has been set since.
  fileprivate func restoring(_ styles: AnySearchFieldStyle?) -> some View {
    transformEnvironment(\.searchFieldStyle) { inner in
      if let styles, inner.isPopped { inner = styles }
    }
  }
}

/// How a `SearchField` looks.
@MainActor @preconcurrency
public protocol SearchFieldStyle: DynamicProperty, Sendable {
  associatedtype Body: View
  typealias Configuration = SearchFieldStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

/// A type-erased style in front of those set further out.
public struct AnySearchFieldStyle: SearchFieldStyle {
  private let style: (any SearchFieldStyle)?
  private let outer: (any SearchFieldStyle)?
  fileprivate private(set) var isPopped = false

  nonisolated public init(_ style: some SearchFieldStyle) {
    self = (style as? Self) ?? Self(style: style, outer: nil)
  }

  nonisolated fileprivate init() {
    self.init(style: nil, outer: nil)
  }

  nonisolated private init(style: (any SearchFieldStyle)?, outer: Self?) {
    self.style = style
    self.outer = outer
  }

  nonisolated fileprivate func pushing(_ style: some SearchFieldStyle) -> Self {
    guard let erased = style as? Self else { return Self(style: style, outer: self) }
    guard let below = erased.outer as? Self, below.style != nil else {
      return Self(style: erased.style, outer: self)
    }
    return Self(style: erased.style, outer: pushing(below))
  }

  nonisolated private var popped: Self {
    var popped = (outer as? Self) ?? Self()
    popped.isPopped = true
    return popped
  }

  public func makeBody(configuration: Configuration) -> some View {
    let current: any SearchFieldStyle = style ?? BarSearchFieldStyle()
    return resolve(current, configuration)
  }

  private func resolve(_ current: some SearchFieldStyle, _ configuration: Configuration) -> AnyView
  {
    if style != nil && outer == nil {
      return AnyView(ResolvedSearchFieldStyle(style: current, configuration: configuration))
    }
    var configuration = configuration
    configuration.prompt.keep(self)
    configuration.accessory?.keep(self)
    return AnyView(
      ResolvedSearchFieldStyle(style: current, configuration: configuration)
        .environment(\.searchFieldStyle, popped))
  }
}

/// A view for the environment and state properties of a style.
private struct ResolvedSearchFieldStyle<Style: SearchFieldStyle>: View {
  let style: Style
  let configuration: SearchFieldStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

private struct SearchFieldStyleKey: EnvironmentKey {
  nonisolated static var defaultValue: AnySearchFieldStyle { AnySearchFieldStyle() }
}

extension EnvironmentValues {
  nonisolated public var searchFieldStyle: AnySearchFieldStyle {
    get { self[SearchFieldStyleKey.self] }
    set { self[SearchFieldStyleKey.self] = newValue }
  }
}

private struct SearchFieldStyleModifier<Style: SearchFieldStyle>: ViewModifier {
  @Environment(\.searchFieldStyle) private var outer
  let style: Style

  nonisolated init(style: Style) {
    self.style = style
  }

  func body(content: Content) -> some View {
    content.environment(\.searchFieldStyle, outer.pushing(style))
  }
}

extension View {
  /// Sets the style of the `SearchField`s inside this view.
  nonisolated public func searchFieldStyle(_ style: some SearchFieldStyle) -> some View {
    modifier(SearchFieldStyleModifier(style: style))
  }
}

/// A field for what one looks for.
public struct SearchField: View {
  @Environment(\.searchFieldStyle) private var style
  private let configuration: SearchFieldStyleConfiguration

  public init<Accessory: View>(
    text: Binding<String>,
    isLoading: Bool = false,
    onSearch: @escaping (String) -> Void,
    @ViewBuilder prompt: () -> some View,
    @ViewBuilder accessory: () -> Accessory = { EmptyView() }
  ) {
    configuration = SearchFieldStyleConfiguration(
      prompt: .init(prompt()),
      accessory: Accessory.self == EmptyView.self ? nil : .init(accessory()),
      text: text,
      isLoading: isLoading,
      onSearch: onSearch)
  }

  public init<Accessory: View>(
    text: Binding<String>,
    isLoading: Bool = false,
    onSearch: @escaping (String) -> Void,
    @ViewBuilder prompt: () -> some View,
    @ViewBuilder accessory: () -> Accessory = { EmptyView() },
    onCancel: (() -> Void)?
  ) {
    configuration = SearchFieldStyleConfiguration(
      prompt: .init(prompt()),
      accessory: Accessory.self == EmptyView.self ? nil : .init(accessory()),
      text: text,
      isLoading: isLoading,
      onSearch: onSearch,
      onCancel: onCancel)
  }

  public init<Accessory: View>(
    _ promptKey: LocalizedStringKey,
    text: Binding<String>,
    isLoading: Bool = false,
    onSearch: @escaping (String) -> Void,
    @ViewBuilder accessory: () -> Accessory = { EmptyView() }
  ) {
    self.init(
      text: text,
      isLoading: isLoading,
      onSearch: onSearch,
      prompt: { Text(promptKey) },
      accessory: accessory)
  }

  public init<Accessory: View>(
    _ promptKey: LocalizedStringKey,
    text: Binding<String>,
    isLoading: Bool = false,
    onSearch: @escaping (String) -> Void,
    @ViewBuilder accessory: () -> Accessory = { EmptyView() },
    onCancel: (() -> Void)?
  ) {
    self.init(
      text: text,
      isLoading: isLoading,
      onSearch: onSearch,
      prompt: { Text(promptKey) },
      accessory: accessory,
      onCancel: onCancel)
  }

  @_disfavoredOverload
  public init<Accessory: View>(
    _ prompt: some StringProtocol,
    text: Binding<String>,
    isLoading: Bool = false,
    onSearch: @escaping (String) -> Void,
    @ViewBuilder accessory: () -> Accessory = { EmptyView() }
  ) {
    self.init(
      text: text,
      isLoading: isLoading,
      onSearch: onSearch,
      prompt: { Text(prompt) },
      accessory: accessory)
  }

  @_disfavoredOverload
  public init<Accessory: View>(
    _ prompt: some StringProtocol,
    text: Binding<String>,
    isLoading: Bool = false,
    onSearch: @escaping (String) -> Void,
    @ViewBuilder accessory: () -> Accessory = { EmptyView() },
    onCancel: (() -> Void)?
  ) {
    self.init(
      text: text,
      isLoading: isLoading,
      onSearch: onSearch,
      prompt: { Text(prompt) },
      accessory: accessory,
      onCancel: onCancel)
  }

  /// `configuration` drawn with the next style further out.
  public init(_ configuration: SearchFieldStyleConfiguration) {
    self.configuration = configuration
  }

  public var body: some View { style.makeBody(configuration: configuration) }
}

// MARK: - Bar

/// A rounded field with a magnifier; the way out appears while one writes.
public struct BarSearchFieldStyle: SearchFieldStyle {
  private let tint: Color

  public init(tint: Color = .accentColor) {
    self.tint = tint
  }

  public func makeBody(configuration: Configuration) -> some View {
    BarSearchField(configuration: configuration, tint: tint)
  }
}

private struct BarSearchField: View {
  let configuration: SearchFieldStyleConfiguration
  let tint: Color
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @FocusState private var isEditing: Bool

  init(configuration: SearchFieldStyleConfiguration, tint: Color) {
    self.configuration = configuration
    self.tint = tint
  }

  var body: some View {
    HStack(spacing: partGap) {
      field
      if isEditing {
        Button("Cancel") {
          configuration.text = ""
          isEditing = false
          configuration.onCancel?()
        }
        .buttonStyle(.plain)
        .transition(.move(edge: .trailing))
      }
      configuration.accessory
    }
    .animation(reduceMotion ? nil : .easeOut(duration: 0.2), value: isEditing)
  }

  private var field: some View {
    HStack(spacing: 6) {
      Image(systemName: "magnifyingglass")
        .foregroundStyle(isEditing ? AnyShapeStyle(tint) : AnyShapeStyle(.secondary))
      TextField(text: configuration.$text) { configuration.prompt }
        .textFieldStyle(.plain)
        .focused($isEditing)
        .onSubmit { configuration.onSearch(configuration.text) }
      if configuration.isLoading {
        ProgressView()
          .controlSize(.small)
      } else if !configuration.text.isEmpty {
        Button {
          configuration.text = ""
        } label: {
          Image(systemName: "xmark.circle.fill")
            .foregroundStyle(.tertiary)
        }
        .buttonStyle(.plain)
        .accessibilityLabel(Text("Clear"))
      }
    }
    .padding(8)
    .background(.quaternary, in: .rect(cornerRadius: 10))
    .overlay {
      RoundedRectangle(cornerRadius: 10)
        .strokeBorder(isEditing ? tint : .clear, lineWidth: 1.5)
    }
    .onTapGesture { isEditing = true }
  }
}

extension SearchFieldStyle where Self == BarSearchFieldStyle {
  /// A rounded field with a magnifier; the way out appears while one writes.
  public static var bar: Self { Self() }

  /// A rounded field with a magnifier; the way out appears while one writes.
  public static func bar(tint: Color = .accentColor) -> Self {
    Self(tint: tint)
  }
}

// MARK: - Line

/// A line without a frame, for the head of a table.
public struct LineSearchFieldStyle: SearchFieldStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 2) {
      TextField(text: configuration.$text) { configuration.prompt }
        .textFieldStyle(.plain)
        .onSubmit { configuration.onSearch(configuration.text) }
      Hairline(color: configuration.isLoading ? .accentColor : .gray)
    }
  }
}

extension SearchFieldStyle where Self == LineSearchFieldStyle {
  /// A line without a frame, for the head of a table.
  public static var line: Self { Self() }
}
