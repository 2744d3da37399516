// swift: Tests/BehaviourTests/Fixtures/Rating.swift
// replace: #if os(iOS) => #if true
// replace: if #available(iOS 26, *) => if isNew
import SwiftUI

let isNew = true

// MARK: - Parameterised slots, bindings and actions

@MainActor
func rating(
  _ value: Outside<Int>, _ log: Outside<String>, clears: Bool = true, notes: Bool = false
) -> Host {
  Host {
    RowRatingStyleBody(
      configuration: RatingStyleConfiguration(
        value: value.binding, onRate: { log.value += "rate \($0) " },
        onClear: clears ? { log.value += "clear " } : nil,
        mark: { .init(Text(verbatim: "mark \($0)")) },
        note: notes ? { .init(Text(verbatim: "note \($0)")) } : nil))
  }
}

do {
  let value = Outside(1)
  let log = Outside("")
  let host = rating(value, log)
  check("a parameterised slot", host.root.texts, is: ["mark 1", "mark 2", "mark 3", "Clear"])
  host.tap(host.first(showing: "mark 2")!)
  check("a binding written by the style", value.value, is: 2)
  check("an action called by the style", log.value, is: "rate 2 ")
  check("the style sees what it wrote", host.first(showing: "mark 2")?.opacity, is: 1)
  host.tap(host.first(showing: "Clear")!)
  check("an optional action", log.value, is: "rate 2 clear ")
  check("an optional action: the binding", value.value, is: 0)
  host.write(value, 3)
  check("a binding written outside", host.first(showing: "mark 3")?.opacity, is: 1)

  let bare = rating(value, log, clears: false, notes: true)
  check("an optional action absent", bare.first(showing: "Clear") == nil)
  check(
    "an optional parameterised slot", bare.root.texts,
    is: ["mark 1", "note 1", "mark 2", "note 2", "mark 3", "note 3"])
}

// MARK: - Parts and focus

do {
  let host = rating(Outside(1), Outside(""))
  func scales() -> [String] { host.every("scaleEffect").compactMap { $0.argument() } }
  host.hover(host.first(showing: "mark 2")!)
  check("a part has its own tracked state", scales(), is: ["1", "1.2", "1"])
  host.hover(host.first(showing: "mark 3")!)
  check("the pointer moves on", scales(), is: ["1", "1", "1.2"])
  check("no focus", host.first("border")?.argument(), is: "clear")
  host.focus(host.first(showing: "Clear")!)
  check("focus", host.first("border")?.argument(), is: "blue")
  check("a fixed choice", host.first("glassEffect")?.argument("in"), is: "Capsule()")
}

// MARK: - SwiftUI's own controls

do {
  let taps = Outside(0)
  let host = Host {
    VStack {
      Button("A") { taps.value += 1 }
      Button("B", role: .destructive) {}
      Button("C") {}.buttonStyle(.rounded(fill: .thinMaterial))
    }
    .buttonStyle(.rounded)
  }
  func plate(_ text: String) -> String? {
    host.first(showing: text)?.modifier("background")?.argument()
  }
  check("a style with a default", plate("A"), is: "blue")
  check("a state of another kind", plate("B"), is: "red")
  check("an opaque parameter", plate("C"), is: ".thinMaterial")
  check("an explicit style", host.first(showing: "A")?.look("foreground"), is: "white")
  let before = host.root.identities
  host.press(host.first(showing: "A")!)
  check("pressed", host.first(showing: "A")?.modifier("scaleEffect")?.argument(), is: "0.9")
  check(
    "one control is pressed", host.first(showing: "B")?.modifier("scaleEffect")?.argument(), is: "1"
  )
  check("pressed: one identity", host.root.identities, is: before)
  host.release(host.first(showing: "A")!)
  check("triggered once", taps.value, is: 1)
  host.set(\.isEnabled, false)
  check("disabled", host.first(showing: "A")?.opacity, is: 0.4)
  host.tap(host.first(showing: "A")!)
  check("a disabled button", taps.value, is: 1)
}

do {
  let isOn = Outside(false)
  let host = Host { Toggle("T", isOn: isOn.binding).toggleStyle(.boxed).toggleStyle(.button) }
  check("a control that defers", host.first("Toggle.button") != nil)
  host.tap(host.first(showing: "T")!)
  check("a control that defers: the binding", isOn.value, is: true)
  checkNoFaults("no faults")
}
