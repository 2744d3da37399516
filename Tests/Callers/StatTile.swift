import SwiftUI

/// The hand-written view that fills the configuration from what it has fetched.
struct StatTile: View {
  @Environment(\.statTileStyle) private var style
  @State private var history = [1.0, 3, 2]
  let name: LocalizedStringKey
  let lines: [String]

  var body: some View {
    style.makeBody(
      configuration: StatTileStyleConfiguration(
        title: .init(Text(name)),
        row: { .init(Text(lines[$0])) },
        value: history.last ?? 0,
        goal: 3,
        history: history,
        trend: .rising,
        rows: lines.count,
        onRefresh: { history.append(4) }))
  }

  /// Only what must be given.
  var least: StatTileStyleConfiguration {
    StatTileStyleConfiguration(title: .init(Text(name)), value: 1)
  }
}

/// A hand-written style of the emitted protocol.
struct NumberStatTileStyle: StatTileStyle {
  @Environment(\.theme) private var theme

  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.title
      Text(verbatim: "\(configuration.value)")
        .foregroundStyle(configuration.isReached ? theme.accent : Color.primary)
      if let row = configuration.row {
        ForEach(0..<configuration.rows, id: \.self) { row($0) }
      }
    }
  }
}

struct StatTileCaller: View {
  @State private var isCurve = false

  var body: some View {
    VStack {
      StatTile(name: "Steps", lines: [])
      StatTile(name: "Steps", lines: ["Monday", "Tuesday"]).statTileStyle(.curve(level: 3))
      StatTile(name: "Steps", lines: []).statTileStyle(NumberStatTileStyle())
    }
    .statTileStyle(isCurve ? AnyStatTileStyle(.curve) : AnyStatTileStyle(.figure))
    .environment(\.theme, AppTheme())
  }
}

struct StatTilePreviews: PreviewProvider {
  static var previews: some View {
    Group {
      StatTile(name: "Figure", lines: []).statTileStyle(.figure)
      StatTile(name: "Curve", lines: []).statTileStyle(CurveStatTileStyle())
    }
  }
}
