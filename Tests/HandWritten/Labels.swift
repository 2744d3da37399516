// What Examples/Labels.style says, written by hand: the same names, looks and features. To compare how
// long Swift takes for both (`Scripts/compile-time`).

public import SwiftUI

// MARK: - Stacked

/// The icon above the title, as in a tab bar.
public struct StackedLabelStyle: LabelStyle {
  private let spacing: CGFloat

  public init(spacing: CGFloat = 4) {
    self.spacing = spacing
  }

  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: spacing) {
      configuration.icon
        .imageScale(.large)
      configuration.title
        .font(.caption)
        .lineLimit(1)
    }
  }
}

extension LabelStyle where Self == StackedLabelStyle {
  /// The icon above the title, as in a tab bar.
  public static var stacked: Self { Self() }

  /// The icon above the title, as in a tab bar.
  public static func stacked(spacing: CGFloat = 4) -> Self {
    Self(spacing: spacing)
  }
}

// MARK: - Trailing

/// The icon behind the title.
public struct TrailingLabelStyle: LabelStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 6) {
      configuration.title
      configuration.icon
        .foregroundStyle(.secondary)
    }
  }
}

extension LabelStyle where Self == TrailingLabelStyle {
  /// The icon behind the title.
  public static var trailing: Self { Self() }
}

// MARK: - Settings

/// A settings row: the icon on a coloured square, whose size follows the reader's text size.
public struct SettingsLabelStyle: LabelStyle {
  private let color: Color
  @Environment(\.colorSchemeContrast) private var contrast
  @ScaledMetric(relativeTo: .body) private var side: CGFloat = 29

  public init(color: Color) {
    self.color = color
  }

  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 14) {
      configuration.icon
        .font(.callout)
        .foregroundStyle(.white)
        .frame(width: side, height: side)
        .background(color)
        .clipShape(.rect(cornerRadius: 7))
        .brightness(contrast == .increased ? -0.15 : 0)
      configuration.title
    }
  }
}

extension LabelStyle where Self == SettingsLabelStyle {
  /// A settings row: the icon on a coloured square, whose size follows the reader's text size.
  public static func settings(color: Color) -> Self {
    Self(color: color)
  }
}

// MARK: - Muted

/// The label as it would look anyway, dimmed: for what is there but not meant.
public struct MutedLabelStyle: LabelStyle {
  @Environment(\.isEnabled) private var isEnabled

  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    Label(configuration)
      .foregroundStyle(.secondary)
      .imageScale(.small)
      .opacity(isEnabled ? 1 : 0.5)
  }
}

extension LabelStyle where Self == MutedLabelStyle {
  /// The label as it would look anyway, dimmed: for what is there but not meant.
  public static var muted: Self { Self() }
}

// MARK: - Adaptive

/// Stacks label and content when the text is large, sets them side by side otherwise.
struct AdaptiveLabeledContentStyle: LabeledContentStyle {
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize

  func makeBody(configuration: Configuration) -> some View {
    if dynamicTypeSize.isAccessibilitySize {
      VStack(alignment: .leading, spacing: 4) {
        configuration.label
          .foregroundStyle(.secondary)
        configuration.content
      }
    } else {
      HStack(alignment: .firstTextBaseline) {
        configuration.label
        Spacer(minLength: 12)
        configuration.content
          .foregroundStyle(.secondary)
          .multilineTextAlignment(.trailing)
      }
    }
  }
}

extension LabeledContentStyle where Self == AdaptiveLabeledContentStyle {
  /// Stacks label and content when the text is large, sets them side by side otherwise.
  static var adaptive: Self { Self() }
}

// MARK: - Caption

/// A key in small capitals over its value.
struct CaptionLabeledContentStyle: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      configuration.label
        .font(.caption2)
        .textCase(.uppercase)
        .foregroundStyle(.secondary)
      configuration.content
        .font(.body.monospacedDigit())
    }
    .accessibilityElement(children: .combine)
  }
}

extension LabeledContentStyle where Self == CaptionLabeledContentStyle {
  /// A key in small capitals over its value.
  static var caption: Self { Self() }
}
