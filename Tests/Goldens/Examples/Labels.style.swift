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
    StackedLabelStyleBody(title: configuration.title, icon: configuration.icon, spacing: spacing)
  }
}

private struct StackedLabelStyleBody<Title: View, Icon: View>: View {
  let title: Title
  let icon: Icon
  let spacing: CGFloat

  var body: some View {
    VStack(spacing: spacing) {
      icon
        .imageScale(.large)
      title
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
    TrailingLabelStyleBody(title: configuration.title, icon: configuration.icon)
  }
}

private struct TrailingLabelStyleBody<Title: View, Icon: View>: View {
  let title: Title
  let icon: Icon

  var body: some View {
    HStack(spacing: 6) {
      title
      icon
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
    SettingsLabelStyleBody(title: configuration.title, icon: configuration.icon, color: color)
  }
}

private struct SettingsLabelStyleBody<Title: View, Icon: View>: View {
  let title: Title
  let icon: Icon
  let color: Color
  @Environment(\.colorSchemeContrast) private var colorSchemeContrast
  @ScaledMetric(relativeTo: .body) private var side: CGFloat = 29

  init(title: Title, icon: Icon, color: Color) {
    self.title = title
    self.icon = icon
    self.color = color
  }

  var body: some View {
    HStack(spacing: 14) {
      let brightness: Double = colorSchemeContrast == .increased ? -0.15 : 0
      icon
        .font(.callout)
        .foregroundStyle(.white)
        .frame(width: side, height: side)
        .background(color, ignoresSafeAreaEdges: .all)
        .clipShape(.rect(cornerRadius: 7))
        .brightness(brightness)
      title
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
    AdaptiveLabeledContentStyleBody(label: configuration.label, content: configuration.content)
  }
}

private struct AdaptiveLabeledContentStyleBody<LabelSlot: View, ContentSlot: View>: View {
  let label: LabelSlot
  let content: ContentSlot
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize

  var body: some View {
    if dynamicTypeSize.isAccessibilitySize {
      VStack(alignment: .leading, spacing: 4) {
        label
          .foregroundStyle(.secondary)
        content
      }
    } else {
      HStack(alignment: .firstTextBaseline) {
        label
        Spacer(minLength: 12)
        content
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
    CaptionLabeledContentStyleBody(label: configuration.label, content: configuration.content)
  }
}

private struct CaptionLabeledContentStyleBody<LabelSlot: View, ContentSlot: View>: View {
  let label: LabelSlot
  let content: ContentSlot

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      label
        .font(.caption2)
        .textCase(.uppercase)
        .foregroundStyle(.secondary)
      content
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
