// What Examples/Stepper.style says, written by hand: the same names, looks and features. To compare how
// long Swift takes for both (`Scripts/compile-time`).

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

    var body: some View { content.restoring(styles) }

    fileprivate mutating func keep(_ styles: AnyQuantityStepperStyle) {
      self.styles = self.styles ?? styles
    }
  }

  /// The item of a `QuantityStepper`.
  struct Item: View {
    private let content: AnyView
    private var styles: AnyQuantityStepperStyle?

    init(_ content: some View) {
      self.content = AnyView(content)
    }

    var body: some View { content.restoring(styles) }

    fileprivate func keeping(_ styles: AnyQuantityStepperStyle) -> Self {
      var kept = self
      kept.styles = self.styles ?? styles
      return kept
    }
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

  var isAtLowest: Bool { quantity <= limits.lowerBound }
  var isAtHighest: Bool { quantity >= limits.upperBound }
}

extension View {
  /// Puts back the styles that the control popped, unless another style has been set since.
  fileprivate func restoring(_ styles: AnyQuantityStepperStyle?) -> some View {
    transformEnvironment(\.quantityStepperStyle) { inner in
      if let styles, inner.isPopped { inner = styles }
    }
  }
}

/// How a `QuantityStepper` looks.
@MainActor @preconcurrency
protocol QuantityStepperStyle: DynamicProperty, Sendable {
  associatedtype Body: View
  typealias Configuration = QuantityStepperStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

/// A type-erased style in front of those set further out.
struct AnyQuantityStepperStyle: QuantityStepperStyle {
  private let style: (any QuantityStepperStyle)?
  private let outer: (any QuantityStepperStyle)?
  fileprivate private(set) var isPopped = false

  nonisolated init(_ style: some QuantityStepperStyle) {
    self = (style as? Self) ?? Self(style: style, outer: nil)
  }

  nonisolated fileprivate init() {
    self.init(style: nil, outer: nil)
  }

  nonisolated private init(style: (any QuantityStepperStyle)?, outer: Self?) {
    self.style = style
    self.outer = outer
  }

  nonisolated fileprivate func pushing(_ style: some QuantityStepperStyle) -> Self {
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

  func makeBody(configuration: Configuration) -> some View {
    let current: any QuantityStepperStyle = style ?? KeysQuantityStepperStyle()
    return resolve(current, configuration)
  }

  private func resolve(_ current: some QuantityStepperStyle, _ configuration: Configuration)
    -> AnyView
  {
    if style != nil && outer == nil {
      return AnyView(ResolvedQuantityStepperStyle(style: current, configuration: configuration))
    }
    var configuration = configuration
    configuration.label.keep(self)
    if let item = configuration.item {
      configuration.item = { index, total in item(index, total).keeping(self) }
    }
    return AnyView(
      ResolvedQuantityStepperStyle(style: current, configuration: configuration)
        .environment(\.quantityStepperStyle, popped))
  }
}

/// A view for the environment and state properties of a style.
private struct ResolvedQuantityStepperStyle<Style: QuantityStepperStyle>: View {
  let style: Style
  let configuration: QuantityStepperStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

private struct QuantityStepperStyleKey: EnvironmentKey {
  nonisolated static var defaultValue: AnyQuantityStepperStyle { AnyQuantityStepperStyle() }
}

extension EnvironmentValues {
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
  nonisolated func quantityStepperStyle(_ style: some QuantityStepperStyle) -> some View {
    modifier(QuantityStepperStyleModifier(style: style))
  }
}

/// A quantity with a way up and a way down.
struct QuantityStepper: View {
  @Environment(\.quantityStepperStyle) private var style
  private let configuration: QuantityStepperStyleConfiguration

  init<Item: View>(
    quantity: Int,
    limits: ClosedRange<Int> = 0...10,
    onStep: @escaping (Int, Bool) -> Void,
    @ViewBuilder label: () -> some View,
    @ViewBuilder item: @escaping (Int, Int) -> Item = { _, _ in EmptyView() }
  ) {
    configuration = QuantityStepperStyleConfiguration(
      label: .init(label()),
      item: Item.self == EmptyView.self ? nil : { .init(item($0, $1)) },
      quantity: quantity,
      limits: limits,
      onStep: onStep)
  }

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
      item: Item.self == EmptyView.self ? nil : { .init(item($0, $1)) },
      quantity: quantity,
      limits: limits,
      onStep: onStep,
      onRemove: onRemove)
  }

  init<Item: View>(
    _ labelKey: LocalizedStringKey,
    quantity: Int,
    limits: ClosedRange<Int> = 0...10,
    onStep: @escaping (Int, Bool) -> Void,
    @ViewBuilder item: @escaping (Int, Int) -> Item = { _, _ in EmptyView() }
  ) {
    self.init(
      quantity: quantity,
      limits: limits,
      onStep: onStep,
      label: { Text(labelKey) },
      item: item)
  }

  init<Item: View>(
    _ labelKey: LocalizedStringKey,
    quantity: Int,
    limits: ClosedRange<Int> = 0...10,
    onStep: @escaping (Int, Bool) -> Void,
    @ViewBuilder item: @escaping (Int, Int) -> Item = { _, _ in EmptyView() },
    onRemove: (() -> Void)?
  ) {
    self.init(
      quantity: quantity,
      limits: limits,
      onStep: onStep,
      label: { Text(labelKey) },
      item: item,
      onRemove: onRemove)
  }

  @_disfavoredOverload
  init<Item: View>(
    _ label: some StringProtocol,
    quantity: Int,
    limits: ClosedRange<Int> = 0...10,
    onStep: @escaping (Int, Bool) -> Void,
    @ViewBuilder item: @escaping (Int, Int) -> Item = { _, _ in EmptyView() }
  ) {
    self.init(
      quantity: quantity,
      limits: limits,
      onStep: onStep,
      label: { Text(label) },
      item: item)
  }

  @_disfavoredOverload
  init<Item: View>(
    _ label: some StringProtocol,
    quantity: Int,
    limits: ClosedRange<Int> = 0...10,
    onStep: @escaping (Int, Bool) -> Void,
    @ViewBuilder item: @escaping (Int, Int) -> Item = { _, _ in EmptyView() },
    onRemove: (() -> Void)?
  ) {
    self.init(
      quantity: quantity,
      limits: limits,
      onStep: onStep,
      label: { Text(label) },
      item: item,
      onRemove: onRemove)
  }

  /// `configuration` drawn with the next style further out.
  init(_ configuration: QuantityStepperStyleConfiguration) {
    self.configuration = configuration
  }

  var body: some View { style.makeBody(configuration: configuration) }
}

// MARK: - Keys

/// Two keys with the number between them; the lower one turns into a bin at the end.
struct KeysQuantityStepperStyle: QuantityStepperStyle {
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: partGap) {
      configuration.label
      Spacer()
      HStack(spacing: 0) {
        minus(configuration)
        Text(verbatim: "\(configuration.quantity)")
          .font(.body.monospacedDigit())
          .frame(minWidth: 28)
          .contentTransition(.numericText())
          .animation(reduceMotion ? nil : .default, value: configuration.quantity)
        plus(configuration)
      }
      .background(.quaternary, in: Capsule())
    }
    .buttonStyle(.plain)
  }

  private func minus(_ configuration: Configuration) -> some View {
    let removes = configuration.isAtLowest && configuration.onRemove != nil
    return Button {
      if removes {
        configuration.onRemove?()
      } else {
        configuration.onStep(-1, false)
      }
    } label: {
      Image(systemName: removes ? "trash" : "minus")
        .frame(width: 36, height: 32)
        .foregroundStyle(removes ? AnyShapeStyle(.red) : AnyShapeStyle(.primary))
    }
    .disabled(configuration.isAtLowest && !removes)
  }

  private func plus(_ configuration: Configuration) -> some View {
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
        }
    )
  }
}

extension QuantityStepperStyle where Self == KeysQuantityStepperStyle {
  /// Two keys with the number between them; the lower one turns into a bin at the end.
  static var keys: Self { Self() }
}

// MARK: - Shelf

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
