// styles: Examples/Buttons.style Examples/Toggles.style Examples/Triggers.style Examples/Foundations.style
// swift: Tests/Callers/Externs.swift
// without a variant: no faults
// without a variant: nothing recurses
import SwiftUI

// Looks for SwiftUI's own buttons and toggles: styles that draw a named one, that defer, that
// trigger by themselves.

/// Goes through the states of a button; the text is its title.
@MainActor
func examine(
  _ name: String, _ button: some View, _ body: (Host, RenderedView, [Bool], String) -> Void
) {
  let host = Host { button }
  let before = host.root.identities
  for states in combinations(3) {
    host.set(\.isEnabled, true)
    host.hover(host.first(showing: "T")!, states[1])
    if states[0] { host.press(host.first(showing: "T")!) }
    host.set(\.isEnabled, !states[2])
    // A disabled button is not pressed.
    let seen = [states[0] && !states[2], states[1], !states[2]]
    let text = "\(name), pressed \(states[0]), hovered \(states[1]), enabled \(!states[2])"
    body(host, host.first(showing: "T")!, seen, text)
    check("one identity: \(text)", host.root.identities, is: before)
    if states[0] { host.release(host.first(showing: "T")!, inside: false) }
  }
}

// MARK: - Every `when` in every combination

for role in [nil, ButtonRole.destructive, .cancel] {
  let button = Button("T", role: role) {}.buttonStyle(.rounded(fill: .blue, radius: 3))
  examine("rounded \(role.map { describe($0) } ?? "none")", button) { _, label, states, text in
    check(
      "background: \(text)", label.argument(of: "background"),
      is: role == .destructive ? "red" : "blue")
    check("scale: \(text)", label.argument(of: "scaleEffect"), is: states[0] ? "0.94" : "1")
    check("opacity: \(text)", label.opacity, is: states[2] ? 1 : 0.4)
    check(
      "a parameter: \(text)", label.argument(of: "clipShape"),
      is: "RoundedRectangle(cornerRadius: 3)")
  }
}

examine("highlight", Button("T") {}.buttonStyle(.highlight(tint: .red))) {
  _, label, states, text in
  let pressed = states[0] ? "red.opacity(0.14)" : states[1] ? "red.opacity(0.06)" : "clear"
  check(
    "later wins: \(text)", label.argument(of: "background"), is: states[2] ? pressed : "clear")
  check("opacity: \(text)", label.opacity, is: states[2] ? 1 : 0.4)
}

examine("springy", Button("T") {}.buttonStyle(.springy(scale: 1.5))) { _, label, states, text in
  check("scale: \(text)", label.argument(of: "scaleEffect"), is: states[0] ? "1.5" : "1")
}

examine("pill", Button("T") {}.buttonStyle(.pill(fill: Color.green, isCompact: true))) {
  host, label, states, text in
  check(
    "later wins: \(text)", label.opacity, is: !states[2] ? 0.5 : states[0] ? 0.75 : 1)
  check("saturation: \(text)", label.argument(of: "saturation"), is: states[2] ? "1" : "0")
  check("an opaque parameter: \(text)", label.argument(of: "background"), is: "green")
  check("a choice of a parameter: \(text)", label.look("font"), is: ".footnote")
  check("no focus: \(text)", label.argument(of: "shadow", "radius"), is: "0")
}

examine("brand", Button("T") {}.buttonStyle(.brand)) { _, label, states, text in
  let found = label.argument(of: "background") ?? ""
  let expected = !states[2] ? "gray" : states[0] ? "0.043" : states[1] ? "0.165" : "0.1,"
  check("a func of states: \(text)", found.contains(expected), found)
}

// MARK: - Styles that draw another

examine("bouncy", Button("T", role: .destructive) {}.buttonStyle(.bouncy(fill: .green))) {
  _, label, states, text in
  check("the named style draws: \(text)", label.argument(of: "background"), is: "red")
  check("with its states: \(text)", label.argument(of: "scaleEffect"), is: states[0] ? "0.94" : "1")
  check("with the environment: \(text)", label.opacity, is: states[2] ? 1 : 0.4)
  check(
    "in its own modifiers: \(text)",
    [label.argument(of: "shadow", "radius"), label.argument(of: "shadow", "y")],
    is: states[0] ? ["2", "1"] : ["6", "3"])
  check(
    "what a when leaves out: \(text)", label.argument(of: "shadow", "color"),
    is: "green.opacity(0.4)")
  check("rotation: \(text)", label.argument(of: "rotationEffect"), is: states[0] ? "-2°" : "0°")
  check(
    "a parameter of the named style: \(text)", label.argument(of: "clipShape"),
    is: "RoundedRectangle(cornerRadius: 20)")
}

do {
  let isOn = Outside(false)
  let host = Host {
    Toggle("T", isOn: isOn.binding).toggleStyle(.framed(inset: 5)).toggleStyle(.tickBox(tint: .red))
  }
  check("the style set further out draws", host.first("Image")?.content, is: "square")
  check("a frame around it", host.first("Image")?.argument(of: "padding"), is: "5")
  let frame = host.root.all.first { $0.name.hasPrefix("RoundedRectangle") }
  check("a level of a style: off", frame?.look("borderPaint"), is: "quaternary")
  host.tap(host.first(showing: "T")!)
  check("the binding: written", isOn.value, is: true)
  let on = host.root.all.first { $0.name.hasPrefix("RoundedRectangle") }
  check("a tint: on", on?.look("borderPaint"), is: "accentColor")
  let twice = Host {
    Toggle("T", isOn: isOn.binding)
      .toggleStyle(.framed).toggleStyle(.framed).toggleStyle(.tickBox)
  }
  let frames = twice.root.all.filter { $0.name.hasPrefix("RoundedRectangle") }
  check("a style set twice", frames.count, is: 2)
  check("drawn once behind two", twice.every("TickBoxToggleStyleBody").count, is: 1)
  checkNoFaults("nothing recurses")
}

// MARK: - Toggles

for states in combinations(3) {
  let values = Outside([states[0], states[1] ? !states[0] : states[0]])
  let host = Host {
    Toggle(sources: values.binding, isOn: \.self) { Text("T") }
      .toggleStyle(.tickBox(tint: .red))
      .disabled(states[2])
  }
  let (isMixed, isOn) = (states[1], states[0])
  let text = "first \(states[0]), mixed \(states[1]), enabled \(!states[2])"
  let symbol = isMixed ? "minus.square.fill" : isOn ? "checkmark.square.fill" : "square"
  check("a switch over a tuple: \(text)", host.first("Image")?.content, is: symbol)
  let paint = states[2] ? "tertiary" : isOn || isMixed ? "red" : "secondary"
  check("kinds that differ: \(text)", host.first("Image")?.look("foreground"), is: paint)
}

do {
  let isOn = Outside(false)
  let lamp = Host { Toggle("T", isOn: isOn.binding).toggleStyle(.lamp(glow: Color.yellow)) }
  let before = lamp.root.identities
  check("lamp: off", lamp.first(showing: "Circle()")?.look("fill"), is: "quaternary")
  lamp.tap(lamp.first("onTapGesture")!)
  check("lamp: on", lamp.first(showing: "Circle()")?.look("fill"), is: "yellow")
  check("lamp: one identity", lamp.root.identities, is: before)
  check("lamp: a binding written by a style", isOn.value, is: true)
  check(
    "lamp: animated", lamp.first(showing: "Circle()")?.animationText,
    is: describe(Animation.easeIn(duration: 0.3)))
  lamp.write(isOn, false)
  check(
    "lamp: a binding written outside", lamp.first(showing: "Circle()")?.look("fill"),
    is: "quaternary")
}

// MARK: - Styles that trigger by themselves

for role in [nil, ButtonRole.destructive] {
  let taps = Outside(0)
  let button = Button("T", role: role) { taps.value += 1 }.buttonStyle(.glow(color: .green))
  let name = "glow \(role.map { describe($0) } ?? "none")"
  examine(name, button) { host, label, states, text in
    let edge = host.root.all.first { $0.name.hasPrefix("RoundedRectangle") }
    check("width: \(text)", edge?.look("stroke"), is: states[0] ? "3" : "1")
    check(
      "shadow: \(text)", label.argument(of: "shadow", "radius"), is: states[0] ? "8" : "0")
    check(
      "role: \(text)", label.argument(of: "hueRotation"), is: role == nil ? "0°" : "-30.0°")
  }
  let host = Host { button }
  host.tap(host.first(showing: "T")!)
  check("\(name): a press triggers once", taps.value, is: 1)
}

do {
  let taps = Outside(0)
  let host = Host {
    VStack {
      Button("A") { taps.value += 1 }
      Button("B") { taps.value += 10 }
    }
    .buttonStyle(.confirming)
  }
  host.tap(host.first(showing: "A")!)
  check("confirming: nothing triggered yet", taps.value, is: 0)
  check("a state for each control", host.root.texts, is: ["Really?", "Keep", "B"])
  host.tap(host.first(showing: "Keep")!)
  check("confirming: kept", host.root.texts, is: ["A", "B"])
  host.tap(host.first(showing: "A")!)
  host.tap(host.first(showing: "Really?")!)
  check("confirming: triggered", taps.value, is: 1)
  check("confirming: as before", host.root.texts, is: ["A", "B"])

  let held = Host { Button("T") { taps.value += 100 }.buttonStyle(.held(seconds: 2)) }
  held.perform("accessibilityAction", on: held.first(showing: "T")!)
  check("held: triggered", taps.value, is: 101)
  checkNoFaults("no faults")
}
