// styles: Examples/Switch.style Examples/Accordion.style Examples/Foundations.style
// swift: Tests/Callers/Accordion.swift
// without a variant: an erased style
import SwiftUI

// Controls that are emitted too: what the component sets itself reaches every style.

// MARK: - PowerSwitch: every `when` in every combination

@MainActor
func examine(_ style: some PowerSwitchStyle, _ body: (Host, [Bool], String) -> Void) -> Host {
  let isOn = Outside(false)
  let progress = Outside<Double?>(nil)
  let host = Host {
    Watching(progress) { progress in
      PowerSwitch(isOn: isOn.binding, progress: progress) {
        Counter("title")
      } onInspect: {
        isOn.value.toggle()
      }
      .powerSwitchStyle(style)
    }
  }
  host.tap(host.first(showing: "title 0")!)
  let before = host.root.identities
  for states in combinations(4) {
    host.set(\.isEnabled, true)
    host.write(isOn, states[0])
    host.write(progress, states[1] ? 0.5 : nil)
    if states[2] { host.press(host.first("PowerSwitch")!) }
    host.set(\.isEnabled, states[3])
    let name = "on \(states[0]), progress \(states[1]), pressed \(states[2]), enabled \(states[3])"
    check("\(type(of: style)): one identity: \(name)", host.root.identities, is: before)
    body(host, states, name)
    if states[2] { host.release(host.first("PowerSwitch")!, inside: false) }
  }
  check("\(type(of: style)): state inside survives", host.root.texts, is: ["title 1"])
  return host
}

do {
  _ = examine(.track(tint: .blue)) { host, states, name in
    let thumb = host.first(showing: "Circle()")!
    let track = host.first(showing: "Capsule()")
    let fill = states[1] ? "blue.opacity(0.5)" : states[0] ? "blue" : "gray.opacity(0.35)"
    check("track, the later wins: \(name)", track?.look("fill"), is: fill)
    let frame = thumb.ancestors.filter { $0.name == "frame" }[1]
    check(
      "what a when leaves out: \(name)",
      [frame.argument("width"), frame.argument("height"), frame.argument("alignment")],
      is: ["49", "nil", states[0] ? ".trailing+center" : ".leading+center"])
    check(
      "thumb: \(name)", thumb.argument(of: "scaleEffect"), is: states[2] && states[3] ? "0.95" : "1"
    )
    check("thumb's opacity: \(name)", thumb.opacity, is: states[3] ? 1 : 0.4)
  }
  let host = examine(.key(tint: .red)) { host, states, name in
    let symbol = host.first("Image")!
    check(
      "symbol: \(name)", symbol.look("foreground"), is: states[0] ? "white" : "secondary")
    check(
      "kinds that differ: \(name)", symbol.argument(of: "background"),
      is: states[0] ? "red" : "quaternary")
    check(
      "brightness: \(name)", symbol.argument(of: "brightness"),
      is: states[2] && states[3] ? "-0.1" : "0")
    let ring = host.root.all.first { $0.name.hasPrefix("Circle()") }
    check(
      "a value from a state: \(name)", ring?.name,
      is: states[1] ? "Circle().trim(from: 0, to: 0.5)" : "Circle().trim(from: 0, to: 0)")
  }
  host.set(\.isEnabled, true)
  host.perform("accessibilityAction", on: host.first("Image")!)
  check("an action called by the style", host.first("Image")?.look("foreground"), is: "secondary")
}

for (size, side) in [(.small, 20), (.regular, 28), (.large, 36)]
  as [(PowerSwitchStyleConfiguration.Size, Int)]
{
  let host = Host { PowerSwitch("T", isOn: .constant(false), size: size) }
  let thumb = host.first(showing: "Circle()")
  check("a func of a state: \(size)", thumb?.argument(of: "frame", "width"), is: "\(side)")
  check(
    "a choice of a state: \(size)", host.first(showing: "T")?.look("font"),
    is: size == .large ? ".title3" : ".body")
}

// MARK: - PowerSwitch: trailing closures

/// Tells what the control was given.
struct Telling: PowerSwitchStyle {
  func makeBody(configuration: Configuration) -> some View {
    Text(verbatim: configuration.onInspect == nil ? "no action" : "action")
      .onTapGesture { configuration.onInspect?() }
    configuration.caption
  }
}

do {
  let isOn = Outside(false)
  func given(_ control: PowerSwitch) -> [String] {
    Host { control.powerSwitchStyle(Telling()) }.root.texts
  }
  let name = String("T")
  check(
    "a trailing closure: a view is the slot",
    given(PowerSwitch("T", isOn: isOn.binding) { Text("C") }), is: ["no action", "C"])
  check(
    "a trailing closure: several views are the slot",
    given(
      PowerSwitch(name, isOn: isOn.binding) {
        Text("C")
        if !isOn.value { Text("D") }
      }), is: ["no action", "C", "D"])
  check(
    "a trailing closure: both",
    given(
      PowerSwitch(name, isOn: isOn.binding) {
        Text("C")
      } onInspect: {
        isOn.value = true
      }),
    is: ["action", "C"])
  let host = Host {
    PowerSwitch("T", isOn: isOn.binding) { isOn.value = true }.powerSwitchStyle(Telling())
  }
  check("a trailing closure: no view is the action", host.root.texts, is: ["action"])
  host.tap(host.first("onTapGesture")!)
  check("a trailing closure: the action is called", isOn.value, is: true)
}

// MARK: - PowerSwitch: the component

do {
  let isOn = Outside(false)
  let host = Host { PowerSwitch("T", isOn: isOn.binding, caption: { Text("C") }) }
  check("an optional slot", host.first(showing: "C")?.look("font"), is: ".caption")
  let bare = Host { PowerSwitch("T", isOn: isOn.binding) }
  check("an optional slot absent", bare.root.texts, is: ["T"])
  check("what a reader meets", host.root.representation?.first("Toggle") != nil)
  host.tap(host.first("PowerSwitch")!)
  check("the component writes its binding", isOn.value, is: true)

  func animation() -> String? { host.first("scaleEffect")?.animationText }
  let spring = describe(Animation.spring(duration: 0.25))
  host.write(isOn, false)
  check("animate: the binding", animation(), is: spring)
  host.press(host.first("PowerSwitch")!)
  check("animate: pressed", animation(), is: spring)
  host.set(\.colorScheme, .dark)
  check("animate: not what stands outside", animation(), is: nil)
  host.set(\._accessibilityReduceMotion, true)
  host.write(isOn, true)
  check("Reduce Motion", animation(), is: nil)

  struct Screen: View {
    @State var isKey = false
    var body: some View {
      PowerSwitch("T", isOn: .constant(false))
        .powerSwitchStyle(isKey ? AnyPowerSwitchStyle(.key) : AnyPowerSwitchStyle(.track))
      Text("other").onTapGesture { isKey.toggle() }
    }
  }
  let screen = Host { Screen() }
  check("an erased style", screen.first(showing: "Capsule()") != nil)
  screen.tap(screen.first(showing: "other")!)
  check("another erased style", screen.first("Image")?.content, is: "power")
}

// MARK: - Accordion: states that the component owns

for (style, name) in [
  (AnyAccordionStyle(.row), "row"), (AnyAccordionStyle(.edged(tint: .red)), "edged"),
] {
  let opened = Outside("")
  let isLocked = Outside(false)
  let host = Host {
    Watching(isLocked) { isLocked in
      Accordion("T", isLocked: isLocked) {
        Text("content")
      } summary: {
        Text("summary")
      } onChange: {
        opened.value += "\($0) "
      }
      .accordionStyle(style)
    }
  }
  for states in combinations(3) {
    let (isExpanded, locked) = (states[0], states[2])
    // A disabled button is not pressed.
    let isPressed = states[1] && !locked
    let text = "\(name), expanded \(isExpanded), pressed \(states[1]), locked \(locked)"
    host.write(isLocked, false)
    let isOpen = host.first(showing: "content") != nil
    if isOpen != isExpanded { host.tap(host.first("Accordion")!) }
    if states[1] { host.press(host.first("Accordion")!) }
    host.write(isLocked, locked)
    check("content: \(text)", host.first(showing: "content") != nil, is: isExpanded)
    if name == "row" {
      let symbol = host.first("Image")!
      check("symbol: \(text)", symbol.content, is: locked ? "lock" : "chevron.down")
      check(
        "rotation: \(text)", symbol.argument(of: "rotationEffect"), is: isExpanded ? "180°" : "0°")
      let row = isPressed ? 0.6 : 1
      check(
        "summary: \(text)", host.first(showing: "summary")?.opacity, is: isExpanded ? 0 : row)
      check("heading: \(text)", host.first(showing: "T")?.opacity, is: row)
      check("grayscale: \(text)", symbol.argument(of: "grayscale"), is: locked ? "1" : "0")
    } else {
      let edge = host.first(showing: "Rectangle()")!
      check("edge: \(text)", edge.look("fill"), is: locked ? "gray" : "red")
      check(
        "width: \(text)", edge.argument(of: "frame", "width"), is: isExpanded ? "6" : "3")
      check("scale: \(text)", edge.argument(of: "scaleEffect"), is: isPressed ? "0.98" : "1")
      check("without its slot: \(text)", host.first(showing: "summary") == nil)
    }
    if states[1] { host.release(host.first("Accordion")!, inside: false) }
  }
  check("an action with a value: \(name)", opened.value.hasPrefix("true false true"), opened.value)
}

do {
  let pair = Host {
    VStack {
      Accordion("A") { Text("one") }
      Accordion("B") { Text("two") }
    }
    .accordionStyle(LinedAccordionStyle())
  }
  pair.tap(pair.first(showing: "A")!)
  check("a state for each control", pair.root.texts, is: ["A", "one", "B"])
  check(
    "a hand-written style sees the component's state", pair.every("Divider").map(\.opacity),
    is: [0, 1])
  check("drawn once behind a hand-written style", pair.every("AccordionBody").count, is: 2)
  let before = pair.root.identities
  pair.press(pair.first(showing: "B")!)
  check(
    "the next style sees the component's state", pair.first(showing: "B")?.opacity, is: 0.6)
  check("pressed: one identity", pair.root.identities, is: before)
  checkNoFaults("no faults")
}
