// Made by stylec 0.1.0 from Progress.style; changes here are lost.
// swift-format-ignore-file
// swiftlint:disable all
#if canImport(SwiftUI)
public import SwiftUI

// MARK: - BarProgressViewStyle

/// A thick bar. Without a known fraction it breathes instead of standing at zero.
public struct BarProgressViewStyle: ProgressViewStyle {
  private let tint: Color
  private let height: CGFloat

  public init(tint: Color = .accentColor, height: CGFloat = 10) {
    self.tint = tint
    self.height = height
  }

  public func makeBody(configuration: Configuration) -> some View {
    BarProgressViewStyleBody(configuration: configuration, tint: tint, height: height)
  }
}

private struct BarProgressViewStyleBody: View {
  let configuration: ProgressViewStyleConfiguration
  let tint: Color
  let height: CGFloat
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @State private var isBreathing: Bool = false

  init(configuration: ProgressViewStyleConfiguration, tint: Color, height: CGFloat) {
    self.configuration = configuration
    self.tint = tint
    self.height = height
  }

  var body: some View {
    let fraction = min(max(configuration.fractionCompleted ?? 1, 0), 1)
    VStack(alignment: .leading, spacing: 6) {
      configuration.label?
        .font(.subheadline)
      GeometryReader { proxy in
        let opacity: Double =
          if configuration.fractionCompleted == nil { isBreathing ? 0.25 : 0.7 } else { 1 }
        Capsule()
          .fill(tint)
          .frame(width: max(proxy.size.width * fraction, height))
          .opacity(opacity)
          .animation(
            reduceMotion ? nil : .easeInOut(duration: 0.8).repeatForever(),
            value: isBreathing)
      }
      .frame(height: height)
      .background(.quaternary, in: Capsule())
      .onAppear { isBreathing = true }
      configuration.currentValueLabel?
        .font(.caption)
        .foregroundStyle(.secondary)
    }
    .animation(
      reduceMotion ? nil : .easeOut(duration: 0.25),
      value: configuration.fractionCompleted)
  }
}

extension ProgressViewStyle where Self == BarProgressViewStyle {
  /// A thick bar. Without a known fraction it breathes instead of standing at zero.
  public static var bar: Self { Self() }

  /// A thick bar. Without a known fraction it breathes instead of standing at zero.
  public static func bar(tint: Color = .accentColor, height: CGFloat = 10) -> Self {
    Self(tint: tint, height: height)
  }
}

// MARK: - RingProgressViewStyle

/// A ring with the value inside.
public struct RingProgressViewStyle: ProgressViewStyle {
  private let width: CGFloat

  public init(width: CGFloat = 8) {
    self.width = width
  }

  public func makeBody(configuration: Configuration) -> some View {
    RingProgressViewStyleBody(configuration: configuration, width: width)
  }
}

private struct RingProgressViewStyleBody: View {
  let configuration: ProgressViewStyleConfiguration
  let width: CGFloat
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  var body: some View {
    ZStack {
      Circle()
        .stroke(.quaternary, lineWidth: width)
      Circle()
        .trim(from: 0, to: configuration.fractionCompleted ?? 0.25)
        .stroke(.tint, style: StrokeStyle(lineWidth: width, lineCap: .round))
        .rotationEffect(.degrees(-90))
        .animation(
          reduceMotion ? nil : .spring(duration: 0.4),
          value: configuration.fractionCompleted)
      if let currentValueLabel = configuration.currentValueLabel {
        currentValueLabel
          .font(.caption.monospacedDigit())
      } else if let label = configuration.label {
        label
          .font(.caption)
      }
    }
    .frame(width: 64, height: 64)
    .padding(width / 2)
  }
}

extension ProgressViewStyle where Self == RingProgressViewStyle {
  /// A ring with the value inside.
  public static var ring: Self { Self() }

  /// A ring with the value inside.
  public static func ring(width: CGFloat = 8) -> Self {
    Self(width: width)
  }
}

// MARK: - BlocksGaugeStyle

/// Blocks that fill up, as on an old radio.
public struct BlocksGaugeStyle: GaugeStyle {
  private let total: Int

  public init(total: Int = 10) {
    self.total = total
  }

  public func makeBody(configuration: Configuration) -> some View {
    BlocksGaugeStyleBody(configuration: configuration, total: total)
  }
}

private struct BlocksGaugeStyleBody: View {
  let configuration: GaugeStyleConfiguration
  let total: Int

  var body: some View {
    let lit = Int((configuration.value * Double(total)).rounded())
    VStack(alignment: .leading, spacing: 4) {
      configuration.label
        .font(.caption)
      HStack(spacing: 3) {
        ForEach(0..<total, id: \.self) { index in
          let opacity: Double = index < lit ? 1 : 0.2
          RoundedRectangle(cornerRadius: 2)
            .fill(color(index))
            .opacity(opacity)
        }
      }
      .frame(height: 18)
      HStack {
        configuration.minimumValueLabel
        Spacer()
        configuration.maximumValueLabel
      }
      .font(.caption2)
      .foregroundStyle(.secondary)
    }
  }

  private func color(_ index: Int) -> Color {
    let share: Double = Double(index) / Double(total)
    if share > 0.85 {
      return .red
    } else {
      if share > 0.6 {
        return .yellow
      } else {
        return .green
      }
    }
  }
}

extension GaugeStyle where Self == BlocksGaugeStyle {
  /// Blocks that fill up, as on an old radio.
  public static var blocks: Self { Self() }

  /// Blocks that fill up, as on an old radio.
  public static func blocks(total: Int = 10) -> Self {
    Self(total: total)
  }
}

// MARK: - ArcGaugeStyle

/// An arc of three quarters with the value in its middle.
public struct ArcGaugeStyle<Tint: ShapeStyle>: GaugeStyle {
  private let tint: Tint
  private let width: CGFloat

  public init(tint: Tint = .tint, width: CGFloat = 10) {
    self.tint = tint
    self.width = width
  }

  public func makeBody(configuration: Configuration) -> some View {
    let line = StrokeStyle(lineWidth: width, lineCap: .round)
    ZStack {
      Circle()
        .trim(from: 0, to: 0.75)
        .stroke(.quaternary, style: line)
      Circle()
        .trim(from: 0, to: 0.75 * configuration.value)
        .stroke(tint, style: line)
      configuration.currentValueLabel?
        .font(.title2)
        .rotationEffect(.degrees(-135))
    }
    .rotationEffect(.degrees(135))
    .aspectRatio(1, contentMode: .fit)
    .overlay(alignment: .bottom) {
      configuration.label
        .font(.caption)
    }
  }
}

extension GaugeStyle {
  /// An arc of three quarters with the value in its middle.
  public static func arc<Tint: ShapeStyle>(tint: Tint, width: CGFloat = 10) -> Self
  where Self == ArcGaugeStyle<Tint> {
    Self(tint: tint, width: width)
  }
}

extension GaugeStyle where Self == ArcGaugeStyle<TintShapeStyle> {
  /// An arc of three quarters with the value in its middle.
  public static var arc: Self { Self(tint: .tint) }

  /// An arc of three quarters with the value in its middle.
  public static func arc(width: CGFloat = 10) -> Self {
    Self(tint: .tint, width: width)
  }
}
#endif
