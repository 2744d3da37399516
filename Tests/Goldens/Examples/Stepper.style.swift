// Made by stylec 0.1.0 from Stepper.style; changes here are lost.
// swift-format-ignore-file
// swiftlint:disable all
#if canImport(SwiftUI)
import SwiftUI

// MARK: - QuantityStepper

/// What a `QuantityStepper` hands to its style.
struct QuantityStepperStyleConfiguration {
  /// The label of a `QuantityStepper`.
  struct Label: View {
    private let content: AnyView
    private var styles: AnyQuantityStepperStyle?

    init(_ content: some View) {
      self.content = AnyView(content)
    }

    fileprivate mutating func keep(_ styles: AnyQuantityStepperStyle) {
      self.styles = self.styles ?? styles
    }

    var body: some View { content.drawn(under: styles) }
  }

  /// The item of a `QuantityStepper`.
  struct Item: View {
    private let content: AnyView
    private var styles: AnyQuantityStepperStyle?

    init(_ content: some View) {
      self.content = AnyView(content)
    }

    fileprivate mutating func keep(_ styles: AnyQuantityStepperStyle) {
      self.styles = self.styles ?? styles
    }

    var body: some View { content.drawn(under: styles) }
  }

  fileprivate(set) var label: Label
  /// The picture of a thing, for looks that show as many as there are.
  fileprivate(set) var item: ((Int, Int) -> Item)?
  let quantity: Int
  let limits: ClosedRange<Int>
  /// Called with the change that the user asks for and whether it came from a long press.
  let onStep: (Int, Bool) -> Void
  /// Called when the quantity would fall to nothing.
  let onRemove: (() -> Void)?

  init(
    label: Label,
    item: ((Int, Int) -> Item)? = nil,
    quantity: Int,
    limits: ClosedRange<Int> = 0...10,
    onStep: @escaping (Int, Bool) -> Void,
    onRemove: (() -> Void)? = nil
  ) {
    self.label = label
    self.item = item
    self.quantity = quantity
    self.limits = limits
    self.onStep = onStep
    self.onRemove = onRemove
  }

  var isAtLowest: Bool {
    quantity <= limits.lowerBound
  }

  var isAtHighest: Bool {
    quantity >= limits.upperBound
  }
}

extension View {
  /// What a caller put into a slot, drawn under the styles that the control was given.
  fileprivate func drawn(under styles: AnyQuantityStepperStyle?) -> some View {
    transformEnvironment(\.quantityStepperStyle) { inner in
      // Put back what the control popped; leave a style alone that was set since.
      if let styles, inner.isPopped { inner = styles }
    }
  }
}

/// How a `QuantityStepper` looks. A style is a struct.
@MainActor @preconcurrency
protocol QuantityStepperStyle: DynamicProperty, Sendable {
  associatedtype Body: View
  typealias Configuration = QuantityStepperStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

/// A style whose type is erased, in front of the styles set further out.
struct AnyQuantityStepperStyle: QuantityStepperStyle {
  private let top: QuantityStepperStyleLink?  // nil: no style is set
  fileprivate private(set) var isPopped = false

  nonisolated init(_ style: some QuantityStepperStyle) {
    self = (style as? Self) ?? Self(QuantityStepperStyleLink(style, isAlone: true))
  }

  nonisolated fileprivate init() {
    self.init(nil)
  }

  nonisolated private init(_ top: QuantityStepperStyleLink?) {
    self.top = top
  }

  /// The stack with `style` in front; an erased style brings its own stack along.
  nonisolated fileprivate func pushing(_ style: some QuantityStepperStyle) -> Self {
    guard let erased = style as? Self else {
      return Self(QuantityStepperStyleLink(style, outer: top))
    }
    var outer = top
    if let below = erased.top?.outer { outer = pushing(Self(below)).top }
    return Self(QuantityStepperStyleLink(erased.top?.style, outer: outer))
  }

  nonisolated private var popped: Self {
    var popped = Self(top?.outer)
    popped.isPopped = true
    return popped
  }

  func makeBody(configuration: Configuration) -> some View {
    let current: any QuantityStepperStyle = top?.style ?? KeysQuantityStepperStyle()
    return resolve(current, configuration)
  }

  private func resolve(
    _ current: some QuantityStepperStyle,
    _ configuration: Configuration
  ) -> AnyView {
    // A style that is on no stack leaves the stack alone.
    if let top, top.isAlone {
      return AnyView(ResolvedQuantityStepperStyle(style: current, configuration: configuration))
    }
    var configuration = configuration
    configuration.label.keep(self)
    if let item = configuration.item {
      configuration.item = { value1, value2 in
        var kept = item(value1, value2)
        kept.keep(self)
        return kept
      }
    }
    return AnyView(
      ResolvedQuantityStepperStyle(style: current, configuration: configuration)
        .environment(\.quantityStepperStyle, popped))
  }
}

/// A style on the stack.
private final class QuantityStepperStyleLink: Sendable {
  let style: (any QuantityStepperStyle)?  // nil: the default style
  let outer: QuantityStepperStyleLink?
  let isAlone: Bool  // on no stack

  nonisolated init(
    _ style: (any QuantityStepperStyle)?,
    outer: QuantityStepperStyleLink? = nil,
    isAlone: Bool = false
  ) {
    self.style = style
    self.outer = outer
    self.isAlone = isAlone
  }
}

/// Gives a style's environment and state properties a view to live in.
private struct ResolvedQuantityStepperStyle<Style: QuantityStepperStyle>: View {
  let style: Style
  let configuration: QuantityStepperStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

private enum QuantityStepperStyleKey: EnvironmentKey {
  nonisolated static var defaultValue: AnyQuantityStepperStyle { AnyQuantityStepperStyle() }
}

extension EnvironmentValues {
  /// The style of the `QuantityStepper`s inside a view.
  nonisolated var quantityStepperStyle: AnyQuantityStepperStyle {
    get { self[QuantityStepperStyleKey.self] }
    set { self[QuantityStepperStyleKey.self] = newValue }
  }
}

private struct QuantityStepperStyleModifier<Style: QuantityStepperStyle>: ViewModifier {
  @Environment(\.quantityStepperStyle) private var outer
  let style: Style

  nonisolated init(style: Style) {
    self.style = style
  }

  func body(content: Content) -> some View {
    content.environment(\.quantityStepperStyle, outer.pushing(style))
  }
}

extension View {
  /// Sets the style of the `QuantityStepper`s inside this view.
  ///
  /// Another value of the same style type animates; another type starts afresh.
  nonisolated func quantityStepperStyle(_ style: some QuantityStepperStyle) -> some View {
    modifier(QuantityStepperStyleModifier(style: style))
  }
}

/// A quantity with a way up and a way down.
struct QuantityStepper: View {
  @Environment(\.quantityStepperStyle) private var style
  private let configuration: QuantityStepperStyleConfiguration

  /// Creates a `QuantityStepper`.
  ///
  /// - Parameters:
  ///   - onStep: Called with the change that the user asks for and whether it came from a long press.
  ///   - item: The picture of a thing, for looks that show as many as there are.
  init<Item: View>(
    quantity: Int,
    limits: ClosedRange<Int> = 0...10,
    onStep: @escaping (Int, Bool) -> Void,
    @ViewBuilder label: () -> some View,
    @ViewBuilder item: @escaping (Int, Int) -> Item = { _, _ in EmptyView() }
  ) {
    configuration = QuantityStepperStyleConfiguration(
      label: .init(label()),
      item: Item.self is EmptyView.Type ? nil : { .init(item($0, $1)) },
      quantity: quantity,
      limits: limits,
      onStep: onStep)
  }

  /// Creates a `QuantityStepper`.
  ///
  /// - Parameters:
  ///   - onStep: Called with the change that the user asks for and whether it came from a long press.
  ///   - item: The picture of a thing, for looks that show as many as there are.
  ///   - onRemove: Called when the quantity would fall to nothing.
  init<Item: View>(
    quantity: Int,
    limits: ClosedRange<Int> = 0...10,
    onStep: @escaping (Int, Bool) -> Void,
    @ViewBuilder label: () -> some View,
    @ViewBuilder item: @escaping (Int, Int) -> Item = { _, _ in EmptyView() },
    onRemove: (() -> Void)?
  ) {
    configuration = QuantityStepperStyleConfiguration(
      label: .init(label()),
      item: Item.self is EmptyView.Type ? nil : { .init(item($0, $1)) },
      quantity: quantity,
      limits: limits,
      onStep: onStep,
      onRemove: onRemove)
  }

  /// Creates a `QuantityStepper` with a localised label.
  ///
  /// - Parameters:
  ///   - onStep: Called with the change that the user asks for and whether it came from a long press.
  ///   - item: The picture of a thing, for looks that show as many as there are.
  init<Item: View>(
    _ labelKey: LocalizedStringKey,
    quantity: Int,
    limits: ClosedRange<Int> = 0...10,
    onStep: @escaping (Int, Bool) -> Void,
    @ViewBuilder item: @escaping (Int, Int) -> Item = { _, _ in EmptyView() }
  ) {
    configuration = QuantityStepperStyleConfiguration(
      label: .init(Text(labelKey)),
      item: Item.self is EmptyView.Type ? nil : { .init(item($0, $1)) },
      quantity: quantity,
      limits: limits,
      onStep: onStep)
  }

  /// Creates a `QuantityStepper` with a localised label.
  ///
  /// - Parameters:
  ///   - onStep: Called with the change that the user asks for and whether it came from a long press.
  ///   - item: The picture of a thing, for looks that show as many as there are.
  ///   - onRemove: Called when the quantity would fall to nothing.
  init<Item: View>(
    _ labelKey: LocalizedStringKey,
    quantity: Int,
    limits: ClosedRange<Int> = 0...10,
    onStep: @escaping (Int, Bool) -> Void,
    @ViewBuilder item: @escaping (Int, Int) -> Item = { _, _ in EmptyView() },
    onRemove: (() -> Void)?
  ) {
    configuration = QuantityStepperStyleConfiguration(
      label: .init(Text(labelKey)),
      item: Item.self is EmptyView.Type ? nil : { .init(item($0, $1)) },
      quantity: quantity,
      limits: limits,
      onStep: onStep,
      onRemove: onRemove)
  }

  /// Creates a `QuantityStepper` with a label as it is.
  ///
  /// - Parameters:
  ///   - onStep: Called with the change that the user asks for and whether it came from a long press.
  ///   - item: The picture of a thing, for looks that show as many as there are.
  @_disfavoredOverload
  init<Item: View>(
    _ label: some StringProtocol,
    quantity: Int,
    limits: ClosedRange<Int> = 0...10,
    onStep: @escaping (Int, Bool) -> Void,
    @ViewBuilder item: @escaping (Int, Int) -> Item = { _, _ in EmptyView() }
  ) {
    configuration = QuantityStepperStyleConfiguration(
      label: .init(Text(label)),
      item: Item.self is EmptyView.Type ? nil : { .init(item($0, $1)) },
      quantity: quantity,
      limits: limits,
      onStep: onStep)
  }

  /// Creates a `QuantityStepper` with a label as it is.
  ///
  /// - Parameters:
  ///   - onStep: Called with the change that the user asks for and whether it came from a long press.
  ///   - item: The picture of a thing, for looks that show as many as there are.
  ///   - onRemove: Called when the quantity would fall to nothing.
  @_disfavoredOverload
  init<Item: View>(
    _ label: some StringProtocol,
    quantity: Int,
    limits: ClosedRange<Int> = 0...10,
    onStep: @escaping (Int, Bool) -> Void,
    @ViewBuilder item: @escaping (Int, Int) -> Item = { _, _ in EmptyView() },
    onRemove: (() -> Void)?
  ) {
    configuration = QuantityStepperStyleConfiguration(
      label: .init(Text(label)),
      item: Item.self is EmptyView.Type ? nil : { .init(item($0, $1)) },
      quantity: quantity,
      limits: limits,
      onStep: onStep,
      onRemove: onRemove)
  }

  /// `configuration` drawn with the next style further out.
  init(_ configuration: QuantityStepperStyleConfiguration) {
    self.configuration = configuration
  }

  var body: some View { style.makeBody(configuration: configuration) }
}

// MARK: - KeysQuantityStepperStyle

/// Two keys with the number between them; the lower one turns into a bin at the end.
struct KeysQuantityStepperStyle: QuantityStepperStyle {
  func makeBody(configuration: Configuration) -> some View {
    KeysQuantityStepperStyleBody(configuration: configuration)
  }
}

private struct KeysQuantityStepperStyleBody: View {
  let configuration: QuantityStepperStyleConfiguration
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  var body: some View {
    let removes: Bool = configuration.isAtLowest && configuration.onRemove != nil
    HStack(spacing: partGap) {
      configuration.label
      Spacer()
      HStack(spacing: 0) {
        Button {
          if removes {
            configuration.onRemove?()
          } else {
            configuration.onStep(-1, false)
          }
        } label: {
          let foregroundStyle: AnyShapeStyle =
            removes
            ? AnyShapeStyle(.red)
            : AnyShapeStyle(.primary)
          Image(systemName: removes ? "trash" : "minus")
            .frame(width: 36, height: 32)
            .foregroundStyle(foregroundStyle)
        }
        .disabled(configuration.isAtLowest && !removes)
        Text(verbatim: "\(configuration.quantity)")
          .font(.body.monospacedDigit())
          .frame(minWidth: 28)
          .contentTransition(.numericText())
          .animation(reduceMotion ? nil : .default, value: configuration.quantity)
        Button {
          configuration.onStep(1, false)
        } label: {
          Image(systemName: "plus")
            .frame(width: 36, height: 32)
        }
        .disabled(configuration.isAtHighest)
        .simultaneousGesture(
          LongPressGesture(minimumDuration: 0.6)
            .onEnded { _ in
              configuration.onStep(configuration.limits.upperBound - configuration.quantity, true)
            })
      }
      .background(.quaternary, in: Capsule())
    }
    .buttonStyle(.plain)
  }
}

extension QuantityStepperStyle where Self == KeysQuantityStepperStyle {
  /// Two keys with the number between them; the lower one turns into a bin at the end.
  static var keys: Self { Self() }
}

// MARK: - ShelfQuantityStepperStyle

/// As many pictures as there are things.
struct ShelfQuantityStepperStyle: QuantityStepperStyle {
  var spacing: CGFloat = 6

  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      configuration.label
        .font(.headline)
      HStack(spacing: spacing) {
        ForEach(0..<configuration.quantity, id: \.self) { index in
          Group {
            if let item = configuration.item {
              item(index, configuration.quantity)
            } else {
              Circle()
                .fill(.tint)
                .frame(width: 16, height: 16)
            }
          }
          .onTapGesture { configuration.onStep(-1, false) }
        }
        if !configuration.isAtHighest {
          Button {
            configuration.onStep(1, false)
          } label: {
            Image(systemName: "plus.circle.dashed")
          }
          .buttonStyle(.borderless)
        }
      }
    }
  }
}

extension QuantityStepperStyle where Self == ShelfQuantityStepperStyle {
  /// As many pictures as there are things.
  static var shelf: Self { Self() }

  /// As many pictures as there are things.
  static func shelf(spacing: CGFloat = 6) -> Self {
    Self(spacing: spacing)
  }
}
#endif
