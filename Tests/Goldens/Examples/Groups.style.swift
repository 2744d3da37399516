// Made by stylec 0.1.0 from Groups.style; changes here are lost.
// swift-format-ignore-file
// swiftlint:disable all
#if canImport(SwiftUI)
import SwiftUI

// MARK: - PanelGroupBoxStyle

/// A panel with its label outside, in small type.
struct PanelGroupBoxStyle: GroupBoxStyle {
  var accent: Color = .secondary

  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      configuration.label
        .font(.footnote)
        .foregroundStyle(accent)
        .padding(.leading, 16)
      configuration.content
        .frame(maxWidth: .infinity, alignment: .leading)
        .panelled()
    }
    .accessibilityElement(children: .contain)
  }
}

extension GroupBoxStyle where Self == PanelGroupBoxStyle {
  /// A panel with its label outside, in small type.
  static var panel: Self { Self() }

  /// A panel with its label outside, in small type.
  static func panel(accent: Color = .secondary) -> Self {
    Self(accent: accent)
  }
}

// MARK: - MarkedGroupBoxStyle

/// The box that is set further out, with a coloured bar at its leading edge.
struct MarkedGroupBoxStyle: GroupBoxStyle {
  let color: Color

  func makeBody(configuration: Configuration) -> some View {
    GroupBox(configuration)
      .overlay(alignment: .leading) {
        Rectangle()
          .fill(color)
          .frame(width: 4)
      }
      .clipShape(.rect(cornerRadius: panelRadius))
  }
}

extension GroupBoxStyle where Self == MarkedGroupBoxStyle {
  /// The box that is set further out, with a coloured bar at its leading edge.
  static func marked(color: Color) -> Self {
    Self(color: color)
  }
}

// MARK: - DrawerDisclosureGroupStyle

/// A row with a chevron that turns, the content under it.
struct DrawerDisclosureGroupStyle: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      Button {
        withAnimation(.easeInOut(duration: 0.25)) { configuration.isExpanded.toggle() }
      } label: {
        HStack {
          configuration.label
            .font(.headline)
          Spacer()
          let rotation: Angle = configuration.isExpanded ? .degrees(90) : .zero
          Image(systemName: "chevron.forward")
            .foregroundStyle(.secondary)
            .rotationEffect(rotation)
        }
        .padding(.vertical, 12)
        .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      Hairline()
      if configuration.isExpanded {
        configuration.content
          .padding(.vertical, 12)
          .transition(.opacity)
      }
    }
  }
}

extension DisclosureGroupStyle where Self == DrawerDisclosureGroupStyle {
  /// A row with a chevron that turns, the content under it.
  static var drawer: Self { Self() }
}

// MARK: - ToolbeltControlGroupStyle

/// Controls in a capsule, side by side.
struct ToolbeltControlGroupStyle: ControlGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 6) {
      HStack(spacing: 16) { configuration.content }
        .padding(.horizontal, 16)
        .padding(.vertical, 8)
        .background(.thinMaterial, in: Capsule())
      configuration.label
        .font(.caption2)
    }
  }
}

extension ControlGroupStyle where Self == ToolbeltControlGroupStyle {
  /// Controls in a capsule, side by side.
  static var toolbelt: Self { Self() }
}

// MARK: - StackedControlGroupStyle

/// Controls under one another, drawn with a button style of one's choice.
struct StackedControlGroupStyle<Buttons: ButtonStyle>: ControlGroupStyle {
  let buttons: Buttons
  var spacing: CGFloat = 8

  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: spacing) { configuration.content }
      .buttonStyle(buttons)
  }
}

extension ControlGroupStyle {
  /// Controls under one another, drawn with a button style of one's choice.
  static func stacked<Buttons: ButtonStyle>(buttons: Buttons, spacing: CGFloat = 8) -> Self
  where Self == StackedControlGroupStyle<Buttons> {
    Self(buttons: buttons, spacing: spacing)
  }
}

// MARK: - PageFormStyle

/// Rows on a page instead of cells in a list; narrow in the middle of a wide window.
struct PageFormStyle: FormStyle {
  func makeBody(configuration: Configuration) -> some View {
    PageFormStyleBody(configuration: configuration)
  }
}

private struct PageFormStyleBody: View {
  let configuration: FormStyleConfiguration
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 20) { configuration.content }
        .frame(maxWidth: horizontalSizeClass == .regular ? 560 : .infinity, alignment: .leading)
        .padding(20)
        .frame(maxWidth: .infinity)
    }
  }
}

extension FormStyle where Self == PageFormStyle {
  /// Rows on a page instead of cells in a list; narrow in the middle of a wide window.
  static var page: Self { Self() }
}

// MARK: - FieldMenuStyle

/// A menu in a field's frame. A menu can only be wrapped, so this draws `styled` and adds to it.
struct FieldMenuStyle: MenuStyle {
  func makeBody(configuration: Configuration) -> some View {
    FieldMenuStyleBody(configuration: configuration)
  }
}

private struct FieldMenuStyleBody: View {
  let configuration: MenuStyleConfiguration
  @State private var isHovered = false

  init(configuration: MenuStyleConfiguration) {
    self.configuration = configuration
  }

  var body: some View {
    let brightness: Double = isHovered ? 0.05 : 0
    Menu(configuration)
      .padding(.horizontal, 12)
      .padding(.vertical, 8)
      .background(.quaternary, in: .rect(cornerRadius: 8))
      .brightness(brightness)
      #if !os(tvOS) && !os(watchOS)
        .onHover { isHovered = $0 }
      #endif
  }
}

extension MenuStyle where Self == FieldMenuStyle {
  /// A menu in a field's frame. A menu can only be wrapped, so this draws `styled` and adds to it.
  static var field: Self { Self() }
}

// MARK: - DayByDayDatePickerStyle

/// A day with a step back and a step on.
struct DayByDayDatePickerStyle: DatePickerStyle {
  func makeBody(configuration: Configuration) -> some View {
    let isFirst: Bool =
      if let minimumDate = configuration.minimumDate {
        configuration.selection <= minimumDate
      } else {
        false
      }
    HStack(spacing: partGap) {
      configuration.label
      Spacer()
      Button("Back", systemImage: "chevron.backward") {
        configuration.selection = shifted(configuration.selection, days: -1)
      }
      .disabled(isFirst)
      Text(configuration.selection, style: .date)
        .monospacedDigit()
      Button("On", systemImage: "chevron.forward") {
        configuration.selection = shifted(configuration.selection, days: 1)
      }
    }
    .labelStyle(.iconOnly)
    .buttonStyle(.borderless)
  }
}

extension DatePickerStyle where Self == DayByDayDatePickerStyle {
  /// A day with a step back and a step on.
  static var dayByDay: Self { Self() }
}
#endif
