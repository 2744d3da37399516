// styles: Examples
// swift: Tests/Callers
import SwiftUI

// Every example as its caller uses it: drawn without a fault, and with one identity whatever is
// hovered, pressed, disabled or dark.

/// Goes through the states that a user or the system can bring about.
@MainActor
func examine(_ name: String, _ caller: some View) {
  let host = Host { caller }
  check("\(name): draws", host.root.firstLeaf != nil)
  let before = host.root.identities
  func same(_ state: String) {
    let now = host.root.identities
    let difference = now.difference(from: before)
    check(
      "\(name): one identity, \(state)", difference.isEmpty, difference.map { "\($0)" }.first ?? "")
  }
  host.set(\.colorScheme, .dark)
  same("dark")
  host.set(\.isEnabled, false)
  same("disabled")
  host.set(\.isEnabled, true)
  host.set(\._accessibilityReduceMotion, true)
  same("Reduce Motion")
  host.set(\.layoutDirection, .rightToLeft)
  same("right to left")
  host.set(\.dynamicTypeSize, .xxxLarge)
  same("large text")
  for leaf in host.root.all.filter({ $0.kind == .leaf }) { host.hover(leaf) }
  same("hovered")
  for button in host.every("Button") {
    host.press(button)
    same("pressed")
    host.release(button, inside: false)
  }
  same("released")
  checkNoFaults("\(name): no faults")
}

examine("Accordion", AccordionCaller())
examine("Avatar", AvatarCaller())
examine("Badge", BadgeCaller(unread: 3))
examine("Banner", BannerCaller(reason: "a reason"))
examine("Buttons", ButtonsCaller())
examine("Card", CardCaller())
examine("Chip", ChipCaller())
examine("Dial", DialCaller())
examine("FilterBar", FilterBarCaller())
examine("Foundations", FoundationsCaller())
examine("Groups", GroupsCaller())
examine("Labels", LabelsCaller())
examine("Progress", ProgressCaller(done: 0.4))
examine("Rating", RatingCaller(film: "a film"))
examine("Search", SearchCaller())
examine("Segments", SegmentsCaller())
examine("Slider", SliderCaller())
examine("StatTile", StatTileCaller())
examine("Stepper", StepperCaller())
examine("Switch", SwitchCaller(name: "a name"))
examine("Toggle", ToggleCaller())
examine("Toggles", TogglesCaller())
examine("Triggers", TriggersCaller())
