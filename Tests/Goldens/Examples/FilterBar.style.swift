// Made by stylec 0.1.0 from FilterBar.style; changes here are lost.
// swift-format-ignore-file
// swiftlint:disable all
#if canImport(SwiftUI)
import SwiftUI

// MARK: - InkedFilterBarStyle

/// A row that lights up in the brand's ink while its filter is on.
struct InkedFilterBarStyle: FilterBarStyle {
  func makeBody(configuration: FilterBarStyleConfiguration) -> some View {
    InkedFilterBarStyleBody(configuration: configuration)
  }
}

private struct InkedFilterBarStyleBody: View {
  let configuration: FilterBarStyleConfiguration
  @Environment(\.legacyMetrics) private var legacyMetrics
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @State private var isHovered = false

  init(configuration: FilterBarStyleConfiguration) {
    self.configuration = configuration
  }

  var body: some View {
    let gap = Tokens.spacing.medium as CGFloat
    Button {
      configuration.toggle()
    } label: {
      let foregroundStyle: Color = configuration.isOn ? .white : Color.brandInk
      let backgroundStyle: Color =
        if isHovered && !configuration.isOn {
          Color.brandTone(1)
        } else if configuration.isOn {
          Color.brandInk
        } else {
          .clear
        }
      HStack(spacing: gap) {
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
      .foregroundStyle(foregroundStyle)
      .background(backgroundStyle, ignoresSafeAreaEdges: .all)
    }
    .buttonStyle(.plain)
    .animation(
      reduceMotion ? nil : .easeOut(duration: Tokens.motion.fast),
      value: configuration.isOn)
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
    SlashedCrumbStyleBody(configuration: configuration)
  }
}

private struct SlashedCrumbStyleBody: View {
  let configuration: CrumbLookParts

  var body: some View {
    HStack(spacing: 4) {
      let foregroundStyle: HierarchicalShapeStyle = configuration.isLast ? .primary : .secondary
      configuration.title
        .foregroundStyle(foregroundStyle)
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
#endif
