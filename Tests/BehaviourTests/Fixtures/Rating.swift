// Written by hand in the shape of emitted Swift: parameterised slots, actions, parts, fixed choices.
// swift-format-ignore-file
#if canImport(SwiftUI)
import SwiftUI

/// What a `Rating` hands to its style.
struct RatingStyleConfiguration {
  /// A mark of a `Rating`.
  struct Mark: View {
    private let content: AnyView

    init(_ content: some View) {
      self.content = AnyView(content)
    }

    var body: some View { content }
  }

  let mark: (_ index: Int) -> Mark
  let note: ((_ index: Int) -> Mark)?
  @Binding var value: Int
  let onRate: (Int) -> Void
  let onClear: (() -> Void)?

  init(
    value: Binding<Int>, onRate: @escaping (Int) -> Void, onClear: (() -> Void)? = nil,
    mark: @escaping (_ index: Int) -> Mark, note: ((_ index: Int) -> Mark)? = nil
  ) {
    _value = value
    self.onRate = onRate
    self.onClear = onClear
    self.mark = mark
    self.note = note
  }
}

/// A row of marks.
struct RowRatingStyleBody: View {
  let configuration: RatingStyleConfiguration
  @FocusState private var isEditing: Bool
  @Environment(\.isFocused) private var isFocused

  var body: some View {
    HStack {
      ForEach(1...3, id: \.self) { index in
        RowMark(
          mark: configuration.mark(index), isFilled: index <= configuration.value,
          rate: {
            configuration.value = index
            configuration.onRate(index)
          })
        if let note = configuration.note {
          note(index)
        }
      }
      if configuration.onClear != nil {
        Button("Clear") {
          configuration.value = 0
          configuration.onClear?()
        }
        .focused($isEditing)
      }
    }
    .border(isEditing ? Color.blue : Color.clear)
    .modifier(Glass())
  }
}

/// Fixed choices: what stands here cannot change while the view is shown.
private struct Glass: ViewModifier {
  @ViewBuilder
  func body(content: Content) -> some View {
    #if os(iOS)
      if #available(iOS 26, *) {
        content.glassEffect(.regular, in: .capsule)
      } else {
        content.background(.ultraThinMaterial)
      }
    #else
      content.background(Color.gray)
    #endif
  }
}

/// One mark, with tracked states of its own.
private struct RowMark<Mark: View>: View {
  let mark: Mark
  let isFilled: Bool
  let rate: () -> Void
  @State private var isHovered = false

  init(mark: Mark, isFilled: Bool, rate: @escaping () -> Void) {
    self.mark = mark
    self.isFilled = isFilled
    self.rate = rate
  }

  var body: some View {
    mark
      .scaleEffect(isHovered ? 1.2 : 1)
      .opacity(isFilled ? 1 : 0.3)
      .onTapGesture { rate() }
      .onHover { isHovered = $0 }
  }
}

// MARK: - Rounded

/// A look for SwiftUI's own button.
struct RoundedButtonStyle<Fill: ShapeStyle>: ButtonStyle {
  private let fill: Fill

  init(fill: Fill) {
    self.fill = fill
  }

  func makeBody(configuration: Configuration) -> some View {
    RoundedButtonStyleBody(
      label: configuration.label, isPressed: configuration.isPressed, role: configuration.role,
      fill: fill)
  }
}

private struct RoundedButtonStyleBody<Label: View, Fill: ShapeStyle>: View {
  let label: Label
  let isPressed: Bool
  let role: ButtonRole?
  let fill: Fill
  @Environment(\.isEnabled) private var isEnabled

  init(label: Label, isPressed: Bool, role: ButtonRole?, fill: Fill) {
    self.label = label
    self.isPressed = isPressed
    self.role = role
    self.fill = fill
  }

  var body: some View {
    let plate = role == .destructive ? AnyShapeStyle(.red) : AnyShapeStyle(fill)
    label
      .foregroundStyle(.white)
      .padding()
      .background(plate, in: .rect(cornerRadius: 8))
      .scaleEffect(isPressed ? 0.9 : 1)
      .opacity(isEnabled ? 1 : 0.4)
  }
}

extension ButtonStyle where Self == RoundedButtonStyle<Color> {
  static var rounded: Self { Self(fill: .blue) }
}

extension ButtonStyle {
  static func rounded<Fill: ShapeStyle>(fill: Fill) -> Self where Self == RoundedButtonStyle<Fill> {
    Self(fill: fill)
  }
}

// MARK: - Boxed

/// A toggle's next style further out, in a box.
struct BoxedToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Toggle(configuration).border(.green)
  }
}

extension ToggleStyle where Self == BoxedToggleStyle {
  static var boxed: Self { Self() }
}
#endif
