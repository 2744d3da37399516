// Made by stylec 0.1.0 from FilterBar.style; changes here are lost.
// swift-format-ignore-file
// swiftlint:disable all
#if canImport(SwiftUI)
import SwiftUI

// MARK: - InkedFilterBarStyle

/// A row that lights up in the brand's ink while its filter is on.
struct InkedFilterBarStyle: FilterBarStyle {
  func makeBody(configuration: FilterBarStyleConfiguration) -> some View {
    InkedFilterBarStyleBody(
      label: configuration.label,
      trailing: configuration.trailing,
      isOn: configuration.isOn,
      count: configuration.count,
      toggle: configuration.toggle)
  }
}

private struct InkedFilterBarStyleBody<LabelSlot: View, Trailing: View>: View {
  let label: LabelSlot
  let trailing: Trailing?
  let isOn: Bool
  let count: Int
  let toggle: () -> Void
  @Environment(\.legacyMetrics) private var legacyMetrics
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @State private var isHovered = false

  init(
    label: LabelSlot,
    trailing: Trailing?,
    isOn: Bool,
    count: Int,
    toggle: @escaping () -> Void
  ) {
    self.label = label
    self.trailing = trailing
    self.isOn = isOn
    self.count = count
    self.toggle = toggle
  }

  var body: some View {
    let gap = Tokens.spacing.medium as CGFloat
    Button {
      toggle()
    } label: {
      let foregroundStyle: Color = isOn ? .white : Color.brandInk
      let backgroundStyle: Color =
        if isHovered && !isOn { Color.brandTone(1) } else if isOn { Color.brandInk } else { .clear }
      HStack(spacing: gap) {
        label
        Spacer()
        if count > 0 {
          Text(verbatim: "\(count)")
            .font(.caption.monospacedDigit())
        }
        if let trailing {
          trailing
        }
      }
      .padding(.horizontal, Tokens.spacing.large)
      .padding(.vertical, legacyMetrics.rowPadding)
      .foregroundStyle(foregroundStyle)
      .background(backgroundStyle, ignoresSafeAreaEdges: .all)
    }
    .buttonStyle(.plain)
    .animation(reduceMotion ? nil : .easeOut(duration: Tokens.motion.fast), value: isOn)
    #if !os(tvOS) && !os(watchOS)
      .onHover { isHovered = $0 }
    #endif
  }
}

extension FilterBarStyle where Self == InkedFilterBarStyle {
  /// A row that lights up in the brand's ink while its filter is on.
  static var inked: Self { Self() }
}

// MARK: - CompactFilterBarStyle

/// The look that is set further out, smaller.
struct CompactFilterBarStyle: FilterBarStyle {
  func makeBody(configuration: FilterBarStyleConfiguration) -> some View {
    CompactFilterBarStyleBody(configuration: configuration)
  }
}

private struct CompactFilterBarStyleBody: View {
  let configuration: FilterBarStyleConfiguration

  var body: some View {
    FilterBar(configuration)
      .font(.footnote)
      .controlSize(.small)
  }
}

extension FilterBarStyle where Self == CompactFilterBarStyle {
  /// The look that is set further out, smaller.
  static var compact: Self { Self() }
}

// MARK: - SlashedCrumbStyle

/// A step of a path, with a slash behind it.
struct SlashedCrumbStyle: CrumbLook {
  func makeBody(_ configuration: CrumbLookParts) -> some View {
    SlashedCrumbStyleBody(title: configuration.title, isLast: configuration.isLast)
  }
}

private struct SlashedCrumbStyleBody<Title: View>: View {
  let title: Title
  let isLast: Bool

  var body: some View {
    HStack(spacing: 4) {
      let foregroundStyle: HierarchicalShapeStyle = isLast ? .primary : .secondary
      title
        .foregroundStyle(foregroundStyle)
      if !isLast {
        Text(verbatim: "/")
          .foregroundStyle(.tertiary)
      }
    }
  }
}

extension CrumbLook where Self == SlashedCrumbStyle {
  /// A step of a path, with a slash behind it.
  static var slashed: Self { Self() }
}
#endif
