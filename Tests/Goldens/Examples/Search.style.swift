// Made by stylec 0.1.0 from Search.style; changes here are lost.
// swift-format-ignore-file
// swiftlint:disable all
#if canImport(SwiftUI)
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

    fileprivate mutating func keep(_ styles: AnySearchFieldStyle) {
      self.styles = self.styles ?? styles
    }

    public var body: some View { content.drawn(under: styles) }
  }

  /// The accessory of a `SearchField`.
  public struct Accessory: View {
    private let content: AnyView
    private var styles: AnySearchFieldStyle?

    public init(_ content: some View) {
      self.content = AnyView(content)
    }

    fileprivate mutating func keep(_ styles: AnySearchFieldStyle) {
      self.styles = self.styles ?? styles
    }

    public var body: some View { content.drawn(under: styles) }
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
  /// What a caller put into a slot, drawn under the styles that the control was given.
  fileprivate func drawn(under styles: AnySearchFieldStyle?) -> some View {
    transformEnvironment(\.searchFieldStyle) { inner in
      // Put back what the control popped; leave a style alone that was set since.
      if let styles, inner.isPopped { inner = styles }
    }
  }
}

/// How a `SearchField` looks. A style is a struct.
@MainActor @preconcurrency
public protocol SearchFieldStyle: DynamicProperty, Sendable {
  associatedtype Body: View
  typealias Configuration = SearchFieldStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

/// A style whose type is erased, in front of the styles set further out.
public struct AnySearchFieldStyle: SearchFieldStyle {
  private let top: SearchFieldStyleLink?  // nil: no style is set
  fileprivate private(set) var isPopped = false

  nonisolated public init(_ style: some SearchFieldStyle) {
    self = (style as? Self) ?? Self(SearchFieldStyleLink(style, isAlone: true))
  }

  nonisolated fileprivate init() {
    self.init(nil)
  }

  nonisolated private init(_ top: SearchFieldStyleLink?) {
    self.top = top
  }

  /// The stack with `style` in front; an erased style brings its own stack along.
  nonisolated fileprivate func pushing(_ style: some SearchFieldStyle) -> Self {
    guard let erased = style as? Self else {
      return Self(SearchFieldStyleLink(style, outer: top))
    }
    var outer = top
    if let below = erased.top?.outer { outer = pushing(Self(below)).top }
    return Self(SearchFieldStyleLink(erased.top?.style, outer: outer))
  }

  nonisolated private var popped: Self {
    var popped = Self(top?.outer)
    popped.isPopped = true
    return popped
  }

  public func makeBody(configuration: Configuration) -> some View {
    let current: any SearchFieldStyle = top?.style ?? BarSearchFieldStyle()
    return resolve(current, configuration)
  }

  private func resolve(
    _ current: some SearchFieldStyle,
    _ configuration: Configuration
  ) -> AnyView {
    // A style that is on no stack leaves the stack alone.
    if let top, top.isAlone {
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

/// A style on the stack.
private final class SearchFieldStyleLink: Sendable {
  let style: (any SearchFieldStyle)?  // nil: the default style
  let outer: SearchFieldStyleLink?
  let isAlone: Bool  // on no stack

  nonisolated init(
    _ style: (any SearchFieldStyle)?,
    outer: SearchFieldStyleLink? = nil,
    isAlone: Bool = false
  ) {
    self.style = style
    self.outer = outer
    self.isAlone = isAlone
  }
}

/// Gives a style's environment and state properties a view to live in.
private struct ResolvedSearchFieldStyle<Style: SearchFieldStyle>: View {
  let style: Style
  let configuration: SearchFieldStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

private enum SearchFieldStyleKey: EnvironmentKey {
  nonisolated static var defaultValue: AnySearchFieldStyle { AnySearchFieldStyle() }
}

extension EnvironmentValues {
  /// The style of the `SearchField`s inside a view.
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
  ///
  /// Another value of the same style type animates; another type starts afresh.
  nonisolated public func searchFieldStyle(_ style: some SearchFieldStyle) -> some View {
    modifier(SearchFieldStyleModifier(style: style))
  }
}

/// A field for what one looks for.
public struct SearchField: View {
  @Environment(\.searchFieldStyle) private var style
  private let configuration: SearchFieldStyleConfiguration

  /// Creates a `SearchField`.
  ///
  /// - Parameters:
  ///   - onSearch: Called with the text when the user asks for results.
  ///   - prompt: What stands in the field while it is empty.
  ///   - accessory: Controls behind the field.
  public init<Accessory: View>(
    text: Binding<String>,
    isLoading: Bool = false,
    onSearch: @escaping (String) -> Void,
    @ViewBuilder prompt: () -> some View,
    @ViewBuilder accessory: () -> Accessory = { EmptyView() }
  ) {
    configuration = SearchFieldStyleConfiguration(
      prompt: .init(prompt()),
      accessory: Accessory.self is EmptyView.Type ? nil : .init(accessory()),
      text: text,
      isLoading: isLoading,
      onSearch: onSearch)
  }

  /// Creates a `SearchField`.
  ///
  /// - Parameters:
  ///   - onSearch: Called with the text when the user asks for results.
  ///   - prompt: What stands in the field while it is empty.
  ///   - accessory: Controls behind the field.
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
      accessory: Accessory.self is EmptyView.Type ? nil : .init(accessory()),
      text: text,
      isLoading: isLoading,
      onSearch: onSearch,
      onCancel: onCancel)
  }

  /// Creates a `SearchField` with a localised prompt.
  ///
  /// - Parameters:
  ///   - onSearch: Called with the text when the user asks for results.
  ///   - accessory: Controls behind the field.
  public init<Accessory: View>(
    _ promptKey: LocalizedStringKey,
    text: Binding<String>,
    isLoading: Bool = false,
    onSearch: @escaping (String) -> Void,
    @ViewBuilder accessory: () -> Accessory = { EmptyView() }
  ) {
    configuration = SearchFieldStyleConfiguration(
      prompt: .init(Text(promptKey)),
      accessory: Accessory.self is EmptyView.Type ? nil : .init(accessory()),
      text: text,
      isLoading: isLoading,
      onSearch: onSearch)
  }

  /// Creates a `SearchField` with a localised prompt.
  ///
  /// - Parameters:
  ///   - onSearch: Called with the text when the user asks for results.
  ///   - accessory: Controls behind the field.
  public init<Accessory: View>(
    _ promptKey: LocalizedStringKey,
    text: Binding<String>,
    isLoading: Bool = false,
    onSearch: @escaping (String) -> Void,
    @ViewBuilder accessory: () -> Accessory = { EmptyView() },
    onCancel: (() -> Void)?
  ) {
    configuration = SearchFieldStyleConfiguration(
      prompt: .init(Text(promptKey)),
      accessory: Accessory.self is EmptyView.Type ? nil : .init(accessory()),
      text: text,
      isLoading: isLoading,
      onSearch: onSearch,
      onCancel: onCancel)
  }

  /// Creates a `SearchField` with a prompt as it is.
  ///
  /// - Parameters:
  ///   - onSearch: Called with the text when the user asks for results.
  ///   - accessory: Controls behind the field.
  @_disfavoredOverload
  public init<Accessory: View>(
    _ prompt: some StringProtocol,
    text: Binding<String>,
    isLoading: Bool = false,
    onSearch: @escaping (String) -> Void,
    @ViewBuilder accessory: () -> Accessory = { EmptyView() }
  ) {
    configuration = SearchFieldStyleConfiguration(
      prompt: .init(Text(prompt)),
      accessory: Accessory.self is EmptyView.Type ? nil : .init(accessory()),
      text: text,
      isLoading: isLoading,
      onSearch: onSearch)
  }

  /// Creates a `SearchField` with a prompt as it is.
  ///
  /// - Parameters:
  ///   - onSearch: Called with the text when the user asks for results.
  ///   - accessory: Controls behind the field.
  @_disfavoredOverload
  public init<Accessory: View>(
    _ prompt: some StringProtocol,
    text: Binding<String>,
    isLoading: Bool = false,
    onSearch: @escaping (String) -> Void,
    @ViewBuilder accessory: () -> Accessory = { EmptyView() },
    onCancel: (() -> Void)?
  ) {
    configuration = SearchFieldStyleConfiguration(
      prompt: .init(Text(prompt)),
      accessory: Accessory.self is EmptyView.Type ? nil : .init(accessory()),
      text: text,
      isLoading: isLoading,
      onSearch: onSearch,
      onCancel: onCancel)
  }

  /// `configuration` drawn with the next style further out.
  public init(_ configuration: SearchFieldStyleConfiguration) {
    self.configuration = configuration
  }

  public var body: some View { style.makeBody(configuration: configuration) }
}

// MARK: - BarSearchFieldStyle

/// A rounded field with a magnifier; the way out appears while one writes.
public struct BarSearchFieldStyle: SearchFieldStyle {
  private let tint: Color

  public init(tint: Color = .accentColor) {
    self.tint = tint
  }

  public func makeBody(configuration: Configuration) -> some View {
    BarSearchFieldStyleBody(configuration: configuration, tint: tint)
  }
}

private struct BarSearchFieldStyleBody: View {
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
      HStack(spacing: 6) {
        let foregroundStyle: AnyShapeStyle =
          isEditing
          ? AnyShapeStyle(tint)
          : AnyShapeStyle(.secondary)
        Image(systemName: "magnifyingglass")
          .foregroundStyle(foregroundStyle)
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
        let borderStyle: Color = isEditing ? tint : .clear
        RoundedRectangle(cornerRadius: 10)
          .strokeBorder(borderStyle, lineWidth: 1.5)
      }
      .onTapGesture { isEditing = true }
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
}

extension SearchFieldStyle where Self == BarSearchFieldStyle {
  /// A rounded field with a magnifier; the way out appears while one writes.
  public static var bar: Self { Self() }

  /// A rounded field with a magnifier; the way out appears while one writes.
  public static func bar(tint: Color = .accentColor) -> Self {
    Self(tint: tint)
  }
}

// MARK: - LineSearchFieldStyle

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
#endif
