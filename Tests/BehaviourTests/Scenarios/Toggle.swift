// styles: Examples/Toggle.style
// swift: Tests/Callers/Toggle.swift
// without a variant: a hand-written style writes the binding
// without a variant: a hand-written style's environment
// without a variant: a hand-written style's environment updates
import SwiftUI

// The control is hand-written; the style side is emitted.

/// A combination of the states that the styles know.
struct States {
  let isOn: Bool
  let isHovered: Bool
  let isEnabled: Bool
  static let all = (0..<8).map {
    States(isOn: $0 & 1 > 0, isHovered: $0 & 2 > 0, isEnabled: $0 & 4 == 0)
  }
  var name: String { "on \(isOn), hovered \(isHovered), enabled \(isEnabled)" }
}

// MARK: - Every `when` in every combination

do {
  let isOn = Outside(false)
  let host = Host {
    MyToggle(isOn: isOn.binding) { Counter("title") }
      .myToggleStyle(.fancy(icon: Image("star"), tint: .green))
  }
  host.tap(host.first(showing: "title 0")!)
  let before = host.root.identities
  for states in States.all {
    isOn.value = states.isOn
    host.set(\.isEnabled, states.isEnabled)
    host.hover(host.first("Image")!, states.isHovered)
    let icon = host.first("Image")!
    let title = host.first(showing: "title 1")
    func outer(_ name: String, _ label: String = "") -> String? {
      title?.modifier(name)?.argument(label)
    }
    check("icon: \(states.name)", icon.look("foreground"), is: states.isOn ? "white" : "gray")
    check(
      "icon's plate: \(states.name)", icon.modifier("background")?.argument(),
      is: states.isOn ? "green" : "white")
    let ring = host.root.all.first { $0.name == "Circle()" && $0.kind == .leaf }
    check(
      "ring: \(states.name)", ring?.look.map(\.value),
      is: states.isOn ? ["green", "0"] : ["gray.opacity(0.6)", "2"])
    check("title: \(states.name)", title?.look("foreground"), is: states.isOn ? "green" : "gray")
    check("the title's font: \(states.name)", title?.look("font"), is: ".headline")
    check(
      "plate: \(states.name)", outer("background"),
      is: states.isOn ? "green.opacity(0.12)" : "white")
    check("shadow: \(states.name)", outer("shadow", "radius"), is: states.isOn ? "0" : "3")
    check(
      "what a when leaves out: \(states.name)", outer("shadow", "color"), is: "black.opacity(0.1)")
    check(
      "later wins: \(states.name)", outer("scaleEffect"),
      is: states.isEnabled && states.isHovered ? "1.04" : "1")
    check("opacity: \(states.name)", icon.opacity, is: states.isEnabled ? 1 : 0.4)
    check("one identity: \(states.name)", host.root.identities, is: before)
  }
  check("state inside survives", host.root.texts, is: ["title 1"])
  checkNoFaults("no faults")
}

// MARK: - The default style, and where another is set

do {
  let isOn = Outside(false)
  let host = Host {
    MyToggle(isOn: isOn.binding) { Text("T") }.foregroundStyle(.red, .orange).tint(.purple)
  }
  check("the default style", host.first("Image")?.content, is: "square")
  check("a level of the outer foreground", host.first("Image")?.look("foreground"), is: "orange")
  check("the hand-written control's foreground", host.first("Text")?.look("foreground"), is: "red")
  host.tap(host.first("MyToggle")!)
  check("the control writes its binding", isOn.value, is: true)
  check("the outer tint", host.first("Image")?.look("foreground"), is: "purple")

  let loud = Host { VStack { MyToggle(isOn: isOn.binding) { Text("T") } }.myToggleStyle(.loud) }
  check("a hand-written style", loud.root.texts.prefix(2), is: ["T", "ON 0"])
  loud.tap(loud.first(showing: "Flip")!)
  check("a hand-written style writes the binding", isOn.value, is: false)
  loud.write(isOn, true)
  check("a hand-written style's state", loud.root.texts.prefix(2), is: ["T", "ON 1"])
  check(
    "a hand-written style's environment", loud.first("background")?.argument(), is: "white")
  loud.set(\.colorScheme, .dark)
  check(
    "a hand-written style's environment updates", loud.first("background")?.argument(), is: "black")
}

// MARK: - Animation

do {
  let isOn = Outside(false)
  let host = Host {
    MyToggle(isOn: isOn.binding) { Text("T") }.myToggleStyle(.fancy(icon: Image("star")))
  }
  func animation() -> String? { host.first("scaleEffect")?.animation.map { describe($0) } }
  let spring = describe(Animation.spring(duration: 0.3))
  host.write(isOn, true)
  check("animate: the binding", animation(), is: spring)
  host.hover(host.first("Image")!)
  check("animate: hovered", animation(), is: spring)
  host.set(\.isEnabled, false)
  check("animate: disabled", animation(), is: spring)
  host.set(\.colorScheme, .dark)
  check("animate: no other change", animation(), is: nil)
  host.set(\._accessibilityReduceMotion, true)
  host.write(isOn, false)
  check("Reduce Motion", animation(), is: nil)
}
