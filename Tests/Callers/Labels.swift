import SwiftUI

struct LabelsCaller: View {
  var body: some View {
    Form {
      Label("Stacked", systemImage: "square.stack")
        .labelStyle(.stacked)
      Label("Wide", systemImage: "square.stack")
        .labelStyle(.stacked(spacing: 12))
      Label("Trailing", systemImage: "chevron.right")
        .labelStyle(.trailing)
      Label("Settings", systemImage: "gear")
        .labelStyle(.settings(color: .gray))
      Label("Muted and stacked", systemImage: "speaker.slash")
        .labelStyle(.muted)
        .labelStyle(.stacked)
      LabeledContent("Adaptive", value: "12")
        .labeledContentStyle(.adaptive)
      LabeledContent("Caption", value: "12")
        .labeledContentStyle(.caption)
    }
  }
}

struct LabelsPreviews: PreviewProvider {
  static var previews: some View {
    Group {
      Label("A", systemImage: "a.circle").labelStyle(StackedLabelStyle(spacing: 2))
      Label("B", systemImage: "b.circle").labelStyle(TrailingLabelStyle())
      Label("C", systemImage: "c.circle").labelStyle(SettingsLabelStyle(color: .red))
      Label("D", systemImage: "d.circle").labelStyle(MutedLabelStyle())
      LabeledContent("E", value: "1").labeledContentStyle(AdaptiveLabeledContentStyle())
      LabeledContent("F", value: "1").labeledContentStyle(CaptionLabeledContentStyle())
    }
  }
}
