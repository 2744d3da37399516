// What Examples/FilterBar.style says, written by hand: the same names, looks and features. To compare how
// long Swift takes for both (`Scripts/compile-time`).

import SwiftUI

// MARK: - Inked

/// A row that lights up in the brand's ink while its filter is on.
struct InkedFilterBarStyle: FilterBarStyle {
  func makeBody(configuration: FilterBarStyleConfiguration) -> some View {
    InkedFilterBar(configuration: configuration)
  }
}

private struct InkedFilterBar: View {
  let configuration: FilterBarStyleConfiguration
  @Environment(\.legacyMetrics) private var legacyMetrics
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @State private var isHovered = false

  init(configuration: FilterBarStyleConfiguration) {
    self.configuration = configuration
  }

  private var isOn: Bool { configuration.isOn }

  private var ground: Color {
    if isOn { return .brandInk }
    return isHovered ? .brandTone(1) : .clear
  }

  var body: some View {
    Button(action: configuration.toggle) {
      HStack(spacing: Tokens.spacing.medium) {
        configuration.label
        Spacer()
        if configuration.count > 0 {
          Text(verbatim: "\(configuration.count)")
            .font(.caption.monospacedDigit())
        }
        configuration.trailing
      }
      .padding(.horizontal, Tokens.spacing.large)
      .padding(.vertical, legacyMetrics.rowPadding)
      .foregroundStyle(isOn ? .white : .brandInk)
      .background(ground)
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

// MARK: - Compact

/// The look that is set further out, smaller.
struct CompactFilterBarStyle: FilterBarStyle {
  func makeBody(configuration: FilterBarStyleConfiguration) -> some View {
    FilterBar(configuration)
      .font(.footnote)
      .controlSize(.small)
  }
}

extension FilterBarStyle where Self == CompactFilterBarStyle {
  /// The look that is set further out, smaller.
  static var compact: Self { Self() }
}

// MARK: - Slashed

/// A step of a path, with a slash behind it.
struct SlashedCrumbStyle: CrumbLook {
  func makeBody(_ configuration: CrumbLookParts) -> some View {
    HStack(spacing: 4) {
      configuration.title
        .foregroundStyle(configuration.isLast ? .primary : .secondary)
      if !configuration.isLast {
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
