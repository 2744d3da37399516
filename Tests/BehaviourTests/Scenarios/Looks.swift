// styles: Examples
// swift: Tests/Callers
// without a variant: a style set further out
// without a variant: a style set twice
// without a variant: set twice
// without a variant: the default style set
import Foundation
import SwiftUI

// For every example: the default look; a style set outside, further out, and set twice.

/// What is drawn: leaves with their looks, without the defaults.
@MainActor
func leaves(_ view: some View) -> [String] {
  Host { view }.root.all
    .filter { $0.kind == .leaf && $0.name != "Spacer" }
    .map { leaf in
      let looks = leaf.look.filter { $0.name != "foreground" || $0.value != "primary" }
      let content = leaf.content ?? leaf.name
      return ([content] + looks.map { "\($0.name) \($0.value)" }).joined(separator: ", ")
    }
}

/// Checks a control under its default style, and under another.
@MainActor
func looks(
  _ name: String, _ control: some View, is expected: [String],
  default inner: (AnyView) -> some View, other outer: (AnyView) -> some View
) {
  let control = AnyView(control)
  check("\(name): the default look", leaves(control), is: expected)
  let plain = drawing(control)
  check("\(name): the default style set", drawing(inner(control)) == plain)
  check("\(name): the default style set inside", drawing(outer(AnyView(inner(control)))) == plain)
  styles(name, control, outer)
}

/// Checks a control under a style, wherever it is set.
@MainActor
func styles(_ name: String, _ control: some View, _ style: (AnyView) -> some View) {
  let control = AnyView(control)
  let styled = drawing(style(control))
  check("\(name): a style set outside", styled != drawing(control))
  let further = AnyView(VStack { Group { control.padding() } })
  check(
    "\(name): a style set further out",
    drawing(style(further)) == drawing(VStack { style(control).padding() }))
  check("\(name): a style set twice", drawing(style(AnyView(style(control)))) == styled)
  checkNoFaults("\(name): no faults")
}

// MARK: - Controls of the project

looks(
  "Accordion", Accordion("T") { Text("content") },
  is: ["T, font .headline", "chevron.down, scale .small"],
  default: { $0.accordionStyle(.row) }, other: { $0.accordionStyle(.edged) })

looks(
  "Avatar", Avatar { Image(systemName: "person") }, is: ["person", "Circle(), fill gray"],
  default: { $0.avatarStyle(.round) }, other: { $0.avatarStyle(.cut(shape: Capsule())) })

looks(
  "Badge", CountBadge(count: 3),
  is: ["3, font .caption2, foreground white, weight .regular, monospacedDigit true"],
  default: { $0.countBadgeStyle(.bubble) }, other: { $0.countBadgeStyle(.stamp(shape: Circle())) })

looks(
  "Banner", Banner("T", message: "M"),
  is: [
    "info, foreground white", "T, font .headline", "M, font .subheadline, foreground secondary",
    "RoundedRectangle(cornerRadius: 14), borderPaint clear, stroke 1",
  ],
  default: { $0.bannerStyle(.floating) }, other: { $0.bannerStyle(.strip) })

looks(
  "Card", Card("T") { Text("content") },
  is: ["T, font .headline", "Rectangle(), fill Color.primary.opacity(0.12)", "content"],
  default: { $0.cardStyle(.paper) }, other: { $0.cardStyle(.wave) })

looks(
  "Chip", Chip("T"),
  is: [
    "T, font .footnote, foreground Color.primary, lineLimit 1",
    "Capsule(), borderPaint clear, stroke 1",
  ],
  default: { $0.chipStyle(.tinted) }, other: { $0.chipStyle(.outlined) })

looks(
  "Dial", Dial(turn: .constant(0.4), detents: 2),
  is: [
    "Circle(), fill accentColor", "Circle(), fill quaternary", "Circle(), fill gray",
    leaves(
      AngularGradient(
        stops: (0..<9).map { Gradient.Stop(color: Color(white: 0.8), location: Double($0) / 8) },
        center: .center))[0],
    "Capsule(), fill black.opacity(0.7)",
  ],
  default: { $0.dialStyle(.knob) }, other: { $0.dialStyle(.readout) })

looks(
  "Rating", Rating("T", value: .constant(1), count: 2),
  is: [
    "T, font .subheadline", "star.fill, font .title2, foreground yellow",
    "star.fill, font .title2, foreground gray.opacity(0.35)",
  ],
  default: { $0.ratingStyle(.stars) }, other: { $0.ratingStyle(.inline) })

looks(
  "Search", SearchField("T", text: .constant(""), onSearch: { _ in }),
  is: [
    "magnifyingglass, foreground secondary", "T",
    "RoundedRectangle(cornerRadius: 10), borderPaint clear, stroke 1.5",
  ],
  default: { $0.searchFieldStyle(.bar) }, other: { $0.searchFieldStyle(.line) })

looks(
  "Segments", SegmentBar(selection: .constant(0), count: 2) { Text(verbatim: "S\($0)") },
  is: [
    "S0, lineLimit 1", "RoundedRectangle(cornerRadius: 7), fill background",
    "S1, foreground secondary, lineLimit 1",
  ],
  default: { $0.segmentBarStyle(.raised) }, other: { $0.segmentBarStyle(.underlined) })

looks(
  "Slider", ValueSlider("T", value: .constant(0.5)),
  is: [
    "T, font .subheadline", "Capsule(), fill quaternary", "Capsule(), fill accentColor",
    "Circle(), fill white",
  ],
  default: { $0.valueSliderStyle(.groove) }, other: { $0.valueSliderStyle(.column) })

looks(
  "StatTile", StatTile(name: "T", lines: ["row"]),
  is: [
    "T, font .footnote, foreground secondary", "arrow.clockwise, foreground accentColor",
    "arrow.up.right, font .title2.monospacedDigit(), foreground green",
    "2.0, font .title2.monospacedDigit(), foreground green",
    "Path(move((0, 66.666667)) line((50, 0)) line((100, 33.333333))), strokePaint indigo, "
      + "stroke 2", "row, font .caption",
  ],
  default: { $0.statTileStyle(.figure) }, other: { $0.statTileStyle(.curve) })

looks(
  "Stepper", QuantityStepper("T", quantity: 1, onStep: { _, _ in }),
  is: ["T", "minus", "1, font .body.monospacedDigit()", "plus"],
  default: { $0.quantityStepperStyle(.keys) }, other: { $0.quantityStepperStyle(.shelf) })

looks(
  "Switch", PowerSwitch("T", isOn: .constant(false)),
  is: ["T, font .body", "Circle(), fill white", "Capsule(), fill gray.opacity(0.35)"],
  default: { $0.powerSwitchStyle(.track) }, other: { $0.powerSwitchStyle(.key) })

looks(
  "Toggle", MyToggle(isOn: .constant(false)) { Text("T") },
  is: ["square, foreground secondary", "T, font .headline"],
  default: { $0.myToggleStyle(.plain) },
  other: { $0.myToggleStyle(.fancy(icon: Image(systemName: "star"))) })

// MARK: - Controls of SwiftUI, and of another module

let button = Button("T", role: .destructive) {}
styles("Rounded", button) { $0.buttonStyle(.rounded(fill: .blue)) }
styles("Highlight", button) { $0.buttonStyle(.highlight) }
styles("Springy", button) { $0.buttonStyle(.springy) }
styles("Bouncy", button) { $0.buttonStyle(.bouncy) }
styles("Pill", button) { $0.buttonStyle(.pill()) }
styles("Brand", button) { $0.buttonStyle(.brand) }
styles("Confirming", button) { $0.buttonStyle(.confirming) }
styles("Held", button) { $0.buttonStyle(.held) }
styles("Glow", button) { $0.buttonStyle(.glow(color: .yellow)) }

let toggle = Toggle("T", isOn: .constant(true))
styles("TickBox", toggle) { $0.toggleStyle(.tickBox) }
styles("Lamp", toggle) { $0.toggleStyle(.lamp(glow: Color.yellow)) }
if #available(iOS 17, macOS 14, *) {
  styles("Tile", toggle) { $0.toggleStyle(.tile(symbol: "star")) }
}

let label = Label("T", systemImage: "star")
styles("Stacked", label) { $0.labelStyle(.stacked) }
styles("Trailing", label) { $0.labelStyle(.trailing) }
styles("Settings", label) { $0.labelStyle(.settings(color: .red)) }
styles("Adaptive", LabeledContent("T", value: "1")) { $0.labeledContentStyle(.adaptive) }
styles("Caption", LabeledContent("T", value: "1")) { $0.labeledContentStyle(.caption) }

styles("Panel", GroupBox("T") { Text("content") }) { $0.groupBoxStyle(.panel) }
styles("Drawer", DisclosureGroup("T", isExpanded: .constant(true)) { Text("content") }) {
  $0.disclosureGroupStyle(.drawer)
}
styles("Toolbelt", ControlGroup { Text("content") }) { $0.controlGroupStyle(.toolbelt) }
styles("Stacked group", ControlGroup { Button("T") {} }) {
  $0.controlGroupStyle(.stacked(buttons: .rounded(fill: .blue)))
}
styles("Page", Form { Text("content") }) { $0.formStyle(.page) }
styles("DayByDay", DatePicker("T", selection: .constant(Date.distantPast))) {
  $0.datePickerStyle(.dayByDay)
}

styles("Bar", ProgressView("T", value: 0.5)) { $0.progressViewStyle(.bar) }
styles("Ring", ProgressView("T", value: 0.5)) { $0.progressViewStyle(.ring) }
styles("Blocks", Gauge(value: 0.5) { Text("T") }) { $0.gaugeStyle(.blocks) }
styles("Arc", Gauge(value: 0.5) { Text("T") }) { $0.gaugeStyle(.arc()) }

styles("FilterBar", FilterBar(isOn: .constant(true), count: 1) { Text("T") }) {
  $0.filterBarStyle(.inked)
}

// MARK: - Styles that draw the one further out

/// Checks that a style draws the next one out inside itself, once for each time it is set. What
/// that draws looks the same, unless the style changes the looks. `mark` is the name or the content of
/// what only the style itself draws.
@MainActor
func combined(
  _ name: String, mark: String, _ control: some View, changesLooks: Bool = false,
  next: (AnyView) -> some View, _ style: (AnyView) -> some View
) {
  func drawn(_ view: some View) -> Set<String> {
    Set(leaves(view).map { changesLooks ? $0.components(separatedBy: ",")[0] : $0 })
  }
  let control = AnyView(control)
  let once = AnyView(style(control))
  let twice = AnyView(style(once))
  check("\(name): draws the next style out", drawn(next(control)).isSubset(of: drawn(next(once))))
  check("\(name): set twice", drawn(next(once)).isSubset(of: drawn(next(twice))))
  let marks = Host { next(twice) }.root.all
    .filter { $0.content == mark || $0.name.hasPrefix(mark) }
  check("\(name): each once", marks.count, is: 2)
  checkNoFaults("\(name): never recurses")
}

combined(
  "CountedRating", mark: "minus.circle", Rating("T", value: .constant(1), count: 2),
  next: { $0.ratingStyle(.stars(tint: .red)) }, { $0.ratingStyle(.counted) })
combined(
  "BrandedBanner", mark: "Later", Banner("T", message: "M", onDismiss: {}),
  next: { $0.bannerStyle(.strip) }, { $0.bannerStyle(.branded) })
combined(
  "FramedToggle", mark: "RoundedRectangle", toggle, next: { $0.toggleStyle(.tickBox) },
  { $0.toggleStyle(.framed) })
combined(
  "MarkedGroupBox", mark: "Rectangle", GroupBox("T") { Text("content") },
  next: { $0.groupBoxStyle(.panel(accent: .red)) },
  { $0.groupBoxStyle(.marked(color: .blue)) })
combined(
  "FieldMenu", mark: "FieldMenuStyleBody", Menu("T") { Text("content") }, next: { $0 }, { $0.menuStyle(.field) })
combined(
  "CompactFilterBar", mark: "CompactFilterBarStyleBody", FilterBar(isOn: .constant(true), count: 2) { Text("T") },
  changesLooks: true, next: { $0.filterBarStyle(.inked) }, { $0.filterBarStyle(.compact) })
