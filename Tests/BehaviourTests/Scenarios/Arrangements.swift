// styles: Examples/Labels.style Examples/Groups.style Examples/Progress.style Examples/Dial.style
// styles: Examples/FilterBar.style Examples/Foundations.style
// styles: Examples/Buttons.style
// swift: Tests/Callers/Externs.swift
// without a variant: raw Swift
import Foundation
import SwiftUI

// Looks for labels, containers, progress and gauges; a dial; and styles for protocols that are
// written by hand.

// MARK: - Labels

do {
  let host = Host {
    Label("T", systemImage: "star").labelStyle(.settings(color: .red))
  }
  let before = host.root.identities
  check("brightness: off", host.first("Image")?.argument(of: "brightness"), is: "0")
  host.set(\._colorSchemeContrast, .increased)
  check("brightness: contrast", host.first("Image")?.argument(of: "brightness"), is: "-0.15")
  check("one identity: contrast", host.root.identities, is: before)
  check("scaled: regular", host.first("Image")?.argument(of: "frame", "width"), is: "29")
  host.set(\.dynamicTypeSize, .xxxLarge)
  check("scaled: large", host.first("Image")?.argument(of: "frame", "width") != "29")
  check("one identity: large", host.root.identities, is: before)
}

for isEnabled in [true, false] {
  let host = Host {
    Label("T", systemImage: "star").labelStyle(.muted).labelStyle(.stacked)
      .disabled(!isEnabled)
  }
  let name = isEnabled ? "enabled" : "disabled"
  check("styled: the next label: \(name)", host.first("Text")?.look("font"), is: ".caption")
  check("styled: its look: \(name)", host.first("Text")?.look("foreground"), is: "secondary")
  check("styled: opacity: \(name)", host.first("Text")?.opacity, is: isEnabled ? 1 : 0.5)
}

for size in [DynamicTypeSize.large, .accessibility2] {
  let host = Host { LabeledContent("T", value: "1").labeledContentStyle(.adaptive) }
  host.set(\.dynamicTypeSize, size)
  let isLarge = size.isAccessibilitySize
  check("structure by if: \(size)", host.first("VStack") != nil, is: isLarge)
  check(
    "levels: \(size)", host.every("Text").map { $0.look("foreground") },
    is: isLarge ? ["secondary", "primary"] : ["primary", "secondary"])
}

// MARK: - Containers

do {
  let isExpanded = Outside(false)
  let host = Host {
    DisclosureGroup("T", isExpanded: isExpanded.binding) { Text("content") }
      .disclosureGroupStyle(.drawer)
  }
  check("closed", host.root.texts, is: ["T"])
  check("chevron: closed", host.first("Image")?.argument(of: "rotationEffect"), is: "0°")
  host.tap(host.first(showing: "T")!)
  check("a binding of SwiftUI's", isExpanded.value, is: true)
  check("open", host.root.texts, is: ["T", "content"])
  check("chevron: open", host.first("Image")?.argument(of: "rotationEffect"), is: "90°")
}

do {
  let host = Host {
    GroupBox("T") { Text("content") }
      .groupBoxStyle(.marked(color: .blue))
      .groupBoxStyle(.panel(accent: .red))
  }
  check("the box further out", host.first(showing: "T")?.look("foreground"), is: "red")
  let stacked = Host {
    ControlGroup { Button("T") {} }.controlGroupStyle(.stacked(buttons: .rounded(fill: .blue)))
  }
  check(
    "a style as a parameter", stacked.first("Text")?.argument(of: "background"), is: "blue")
  let menu = Host { Menu("T") { Text("content") }.menuStyle(.field) }
  check("a menu: off", menu.first("brightness")?.argument(), is: "0")
  menu.hover(menu.first(showing: "T")!)
  check("a menu: hovered", menu.first("brightness")?.argument(), is: "0.05")
}

do {
  let day = Date(timeIntervalSince1970: 86_400 * 100)
  let selection = Outside(day)
  let host = Host {
    DatePicker("T", selection: selection.binding, in: day...).datePickerStyle(.dayByDay)
  }
  host.tap(host.every("Button.borderless").first!)
  check("a let of an optional state", selection.value, is: day)
  host.tap(host.every("Button.borderless").last!)
  check("a function of the project", selection.value > day)
  host.tap(host.every("Button.borderless").first!)
  check("a let of a state updates", selection.value, is: day)
}

// MARK: - Progress

do {
  let fraction = Outside<Double?>(nil)
  let host = Host {
    Watching(fraction) { ProgressView("T", value: $0).progressViewStyle(.bar(tint: .red)) }
  }
  func bar() -> RenderedView? { host.every("Capsule()").first { $0.look("fill") == "red" } }
  let before = host.root.identities
  check("a state of a part: unknown", bar()?.opacity, is: 0.25)
  check("a width: unknown", bar()?.argument(of: "frame", "width"), is: "100")
  host.write(fraction, 0.5)
  check("a when of presence: known", bar()?.opacity, is: 1)
  check("a width: known", bar()?.argument(of: "frame", "width"), is: "50")
  check("one identity: known", host.root.identities, is: before)
  check(
    "animate on a value", host.first("VStack")?.animationText,
    is: describe(Animation.easeOut(duration: 0.25)))
  host.set(\._accessibilityReduceMotion, true)
  host.write(fraction, 0.6)
  check("Reduce Motion", host.first("VStack")?.animationText, is: nil)
}

for value in [0.0, 0.3, 1] {
  let host = Host {
    Gauge(value: value) { Text("T") }.gaugeStyle(.blocks(total: 10))
  }
  let blocks = host.root.all.filter { $0.name.hasPrefix("RoundedRectangle") }
  check(
    "a when in a loop: \(value)", blocks.map(\.opacity),
    is: (0..<10).map { Double($0) < value * 10 ? 1 : 0.2 })
  check(
    "a func of an index: \(value)", blocks.map { $0.look("fill") },
    is: (0..<10).map { $0 > 8 ? "red" : $0 > 6 ? "yellow" : "green" })
}

// MARK: - Dial

do {
  let turn = Outside(0.5)
  let host = Host { Dial(turn: turn.binding, detents: 3).dialStyle(.knob(size: 60)) }
  func dots() -> [String?] {
    host.every("Circle()").prefix(3).map { $0.look("fill") }
  }
  func shadow() -> [String?] {
    let knob = host.first("AngularGradient") ?? host.every("Circle()")[3]
    return ["radius", "y"].map { knob.argument(of: "shadow", $0) }
  }
  check("a part's parameters", dots(), is: ["accentColor", "accentColor", "quaternary"])
  host.write(turn, 1)
  check("a part's parameters update", dots(), is: ["accentColor", "accentColor", "accentColor"])
  check("a component's own state: off", shadow(), is: ["4", "2"])
  let pressing = host.every("simultaneousGesture").first!
  host.send(.drag(.zero, ended: false), to: pressing)
  check("a component's own state: turning", shadow(), is: ["1", "1"])
  host.send(.drag(.zero, ended: true), to: host.every("simultaneousGesture").first!)
  check("a component's own state: ended", shadow(), is: ["4", "2"])
  check("raw Swift", host.first("AngularGradient") != nil)
}

// MARK: - Protocols written by hand

for states in combinations(2) {
  let isOn = Outside(states[0])
  let host = Host {
    FilterBar(isOn: isOn.binding, count: 2) { Text("T") }.filterBarStyle(.inked)
  }
  host.hover(host.first(showing: "T")!, states[1])
  let name = "on \(states[0]), hovered \(states[1])"
  let text = host.first(showing: "T")!
  check(
    "foreground: \(name)", text.look("foreground"),
    is: states[0] ? "white" : describe(Color.brandInk))
  let hovered = states[1] ? describe(Color.brandTone(1)) : "clear"
  check(
    "background: \(name)", text.argument(of: "background"),
    is: states[0] ? describe(Color.brandInk) : hovered)
  host.tap(text)
  check("an action of the protocol: \(name)", isOn.value, is: !states[0])
}

do {
  let host = Host {
    HStack {
      Crumb(title: "A", isLast: false, look: .slashed)
      Crumb(title: "B", isLast: true, look: .slashed)
    }
  }
  check("an unlabelled requirement", host.root.texts, is: ["A", "/", "B"])
  check(
    "its states", host.every("Text").map { $0.look("foreground") },
    is: ["secondary", "tertiary", "primary"])
  checkNoFaults("no faults")
}
