// Made by stylec 0.1.0 from Labels.style; changes here are lost.
// swift-format-ignore-file
// swiftlint:disable all
#if canImport(SwiftUI)
public import SwiftUI

// MARK: - StackedLabelStyle

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

// MARK: - TrailingLabelStyle

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

// MARK: - SettingsLabelStyle

/// A settings row: the icon on a coloured square, whose size follows the reader's text size.
public struct SettingsLabelStyle: LabelStyle {
  private let color: Color

  public init(color: Color) {
    self.color = color
  }

  public func makeBody(configuration: Configuration) -> some View {
    SettingsLabelStyleBody(configuration: configuration, color: color)
  }
}

private struct SettingsLabelStyleBody: View {
  let configuration: LabelStyleConfiguration
  let color: Color
  @Environment(\.colorSchemeContrast) private var colorSchemeContrast
  @ScaledMetric(relativeTo: .body) private var side: CGFloat = 29

  init(configuration: LabelStyleConfiguration, color: Color) {
    self.configuration = configuration
    self.color = color
  }

  var body: some View {
    HStack(spacing: 14) {
      let brightness: Double = colorSchemeContrast == .increased ? -0.15 : 0
      configuration.icon
        .font(.callout)
        .foregroundStyle(.white)
        .frame(width: side, height: side)
        .background(color, ignoresSafeAreaEdges: .all)
        .clipShape(.rect(cornerRadius: 7))
        .brightness(brightness)
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

// MARK: - MutedLabelStyle

/// The label as it would look anyway, dimmed: for what is there but not meant.
public struct MutedLabelStyle: LabelStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    MutedLabelStyleBody(configuration: configuration)
  }
}

private struct MutedLabelStyleBody: View {
  let configuration: LabelStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    let opacity: Double = isEnabled ? 1 : 0.5
    Label(configuration)
      .foregroundStyle(.secondary)
      .imageScale(.small)
      .opacity(opacity)
  }
}

extension LabelStyle where Self == MutedLabelStyle {
  /// The label as it would look anyway, dimmed: for what is there but not meant.
  public static var muted: Self { Self() }
}

// MARK: - AdaptiveLabeledContentStyle

/// Stacks label and content when the text is large, sets them side by side otherwise.
struct AdaptiveLabeledContentStyle: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    AdaptiveLabeledContentStyleBody(configuration: configuration)
  }
}

private struct AdaptiveLabeledContentStyleBody: View {
  let configuration: LabeledContentStyleConfiguration
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize

  var body: some View {
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

// MARK: - CaptionLabeledContentStyle

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
#endif
