import Foundation
import SwiftUI

struct GroupsCaller: View {
  @State private var isExpanded = true
  @State private var day = Date()
  @State private var word = ""

  var body: some View {
    Form {
      GroupBox("Panel") { Text("Content") }
        .groupBoxStyle(.panel)
      GroupBox("Panel") { Text("Content") }
        .groupBoxStyle(.panel(accent: .red))
      GroupBox("Marked panel") { Text("Content") }
        .groupBoxStyle(.marked(color: .blue))
        .groupBoxStyle(.panel)
      DisclosureGroup("Drawer", isExpanded: $isExpanded) { Text("Content") }
        .disclosureGroupStyle(.drawer)
      ControlGroup {
        Button("Cut") { word = "" }
        Button("Copy") { word += word }
      } label: {
        Text("Edit")
      }
      .controlGroupStyle(.toolbelt)
      ControlGroup {
        Button("Cut") { word = "" }
      }
      .controlGroupStyle(.stacked(buttons: .rounded(fill: .blue)))
      Menu("Field") {
        Button("One") { word = "one" }
      }
      .menuStyle(.field)
      DatePicker("Day", selection: $day, in: Date.distantPast...Date.distantFuture)
        .datePickerStyle(.dayByDay)
    }
    .formStyle(.page)
  }
}

struct GroupsPreviews: PreviewProvider {
  static var previews: some View {
    Group {
      GroupBox("Panel") { Text("Content") }.groupBoxStyle(PanelGroupBoxStyle(accent: .blue))
      GroupBox("Marked") { Text("Content") }.groupBoxStyle(MarkedGroupBoxStyle(color: .red))
      DisclosureGroup("Drawer") { Text("Content") }
        .disclosureGroupStyle(DrawerDisclosureGroupStyle())
      ControlGroup { Text("Content") }.controlGroupStyle(ToolbeltControlGroupStyle())
      ControlGroup { Text("Content") }
        .controlGroupStyle(StackedControlGroupStyle(buttons: SpringyButtonStyle(), spacing: 2))
      Form { Text("Content") }.formStyle(PageFormStyle())
      Menu("Field") { Text("Content") }.menuStyle(FieldMenuStyle())
      DatePicker("Day", selection: .constant(Date.distantPast))
        .datePickerStyle(DayByDayDatePickerStyle())
    }
  }
}
