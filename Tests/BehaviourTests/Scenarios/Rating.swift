// styles: Examples/Rating.style Examples/Segments.style Examples/Slider.style Examples/Search.style
// styles: Examples/Stepper.style Examples/Foundations.style
// without a variant: Search
// without a variant: Stepper
// without a variant: an optional action absent
// without a variant: styled draws the next style out
import SwiftUI

// Controls with parameterised slots, bindings, actions, parts, gestures and focus.

// MARK: - Rating

do {
  let value = Outside(1)
  let log = Outside("")
  let host = Host {
    Rating("T", value: value.binding, count: 3) {
      Text(verbatim: "star \($0)")
    } onCommit: {
      log.value += "\($0) "
    }
    .ratingStyle(.stars(tint: .red))
  }
  func paints() -> [String?] {
    (1...3).map { host.first(showing: "star \($0)")?.look("foreground") }
  }
  let dim = "gray.opacity(0.35)"
  check("a parameterised slot", host.root.texts, is: ["T", "star 1", "star 2", "star 3"])
  let before = host.root.identities
  for lit in 0...3 {
    host.write(value, lit)
    check("lit: \(lit)", paints(), is: (1...3).map { $0 <= lit ? "red" : dim })
    check("one identity: \(lit)", host.root.identities, is: before)
  }
  host.tap(host.first(showing: "star 2")!)
  check("a binding written by the style", value.value, is: 2)
  check("an action called by the style", log.value, is: "2 ")
  check("the style sees what it wrote", paints(), is: ["red", "red", dim])

  func scales() -> [String?] {
    (1...3).map { host.first(showing: "star \($0)")?.argument(of: "scaleEffect") }
  }
  host.hover(host.first(showing: "star 2")!)
  check("a part has its own tracked state", scales(), is: ["1", "1.2", "1"])
  check(
    "a part's animation", host.first(showing: "star 2")?.animationText,
    is: describe(Animation.spring(duration: 0.2)))
  host.hover(host.first(showing: "star 3")!)
  check("the pointer moves on", scales(), is: ["1", "1", "1.2"])
  host.set(\.isEnabled, false)
  check("disabled", host.first(showing: "star 1")?.opacity, is: 0.5)
  check("disabled: saturation", host.first("saturation")?.argument(), is: "0")
  check("states of parts: one identity", host.root.identities, is: before)

  let bare = Host { Rating("T", value: value.binding, count: 3) }
  check("an optional parameterised slot absent", bare.every("Image").count, is: 3)
  bare.tap(bare.every("Image")[2])
  check("an optional action absent", value.value, is: 3)
  let inline = Host { Rating("T", value: value.binding).ratingStyle(.inline) }
  check("a derived value", inline.first("Image")?.content, is: "star.fill")
  inline.write(value, 0)
  check("a derived value updates", inline.first("Image")?.content, is: "star")
}

do {
  let value = Outside(1)
  let log = Outside("")
  let host = Host {
    Rating("T", value: value.binding, count: 2) { _ in
      Rating("I", value: .constant(1), count: 1)
    } onCommit: {
      log.value += "\($0) "
    }
    .ratingStyle(.counted)
    .ratingStyle(.stars(tint: .red))
  }
  check("styled draws the next style out", host.root.texts.first, is: "T")
  let inner = host.first(showing: "I")!.ancestors.first { $0.name == "Rating" }!
  check(
    "a control in a parameterised slot keeps its style",
    inner.first(showing: "minus.circle") != nil)
  let buttons = host.every("Button.borderless")
  let (less, more) = (buttons.first!, buttons.last!)
  host.tap(more)
  check("what a style adds writes the binding", value.value, is: 2)
  check("what a style adds calls the action", log.value, is: "2 ")
  host.tap(more)
  check("disabled at the end", value.value, is: 2)
  host.tap(less)
  host.tap(less)
  host.tap(less)
  check("disabled at the beginning", value.value, is: 0)
  checkNoFaults("Rating: no faults")
}

// MARK: - Segments

do {
  let selection = Outside(0)
  let host = Host {
    SegmentBar(selection: selection.binding, count: 3) { Counter("segment \($0)") }
  }
  host.tap(host.first(showing: "segment 0 0")!)
  host.tap(host.first(showing: "segment 2 0")!)
  func paints() -> [String?] { host.every("Text").map { $0.look("foreground") } }
  for chosen in 0..<3 {
    for hovered in [nil, 0, 1, 2] {
      host.write(selection, chosen)
      host.hover(host.every("Text")[hovered ?? 0], hovered != nil)
      let expected = (0..<3).map {
        $0 == chosen ? "primary" : $0 == hovered ? "primary.opacity(0.8)" : "secondary"
      }
      let name = "chosen \(chosen), hovered \(hovered.map { "\($0)" } ?? "none")"
      check("the later wins: \(name)", paints(), is: expected)
      check(
        "structure by if: \(name)",
        host.every("Text").map {
          $0.ancestors.first { $0.name == "background" }?.first("matchedGeometryEffect") != nil
        },
        is: (0..<3).map { $0 == chosen })
    }
  }
  check(
    "state inside survives", host.root.texts, is: ["segment 0 1", "segment 1 0", "segment 2 1"])
}

do {
  let selection = Outside(0)
  let host = Host {
    SegmentBar(selection: selection.binding, count: 2) {
      Text(verbatim: "S\($0)")
    } label: {
      Text("label")
    }
  }
  check("an optional slot", host.first(showing: "label")?.look("font"), is: ".subheadline")
  host.tap(host.first(showing: "S1")!)
  check("a binding written with an animation", selection.value, is: 1)
  let underlined = Host {
    SegmentBar(selection: selection.binding, count: 2) { Text(verbatim: "S\($0)") }
      .segmentBarStyle(.underlined(tint: .red))
  }
  func lines() -> [String?] { underlined.every("Rectangle()").map { $0.look("fill") } }
  check("a when in a loop", lines(), is: ["clear", "red"])
  underlined.tap(underlined.first(showing: "S0")!)
  check("a when in a loop updates", lines(), is: ["red", "clear"])
}

// MARK: - Slider

do {
  let value = Outside(10.0)
  let log = Outside("")
  let host = Host {
    ValueSlider("T", value: value.binding, bounds: 10...20, steps: 2) {
      Text(verbatim: "mark \($0)")
    } onEditingChanged: {
      log.value += "\($0) "
    }
  }
  check("marks", host.root.texts, is: ["T", "mark 0", "mark 1", "mark 2"])
  let thumb = host.every("Circle()").first!
  host.send(.drag(CGSize(width: 48, height: 0), ended: false), to: thumb)
  check("a gesture writes the binding", value.value, is: 15)
  func scale() -> String? { host.first("Circle()")?.argument(of: "scaleEffect") }
  check("a local state while dragging", scale(), is: "1.15")
  host.send(.drag(CGSize(width: 90, height: 0), ended: false), to: thumb)
  check("a value of a binding", host.first("Circle()")?.argument(of: "offset", "x"), is: "76")
  check("a gesture calls the action once", log.value, is: "true ")
  host.send(.drag(CGSize(width: 90, height: 0), ended: true), to: thumb)
  check("a gesture ends", log.value, is: "true false ")
  check("a local state afterwards", scale(), is: "1")
  check("snapped", value.value, is: 20)
  host.set(\.dynamicTypeSize, .xxxLarge)
  let width = host.first("Circle()")?.argument(of: "frame", "width")
  check("a scaled value updates", width != "24" && width != nil, width ?? "nil")
  host.set(\.isEnabled, false)
  check("disabled", host.first("Circle()")?.opacity, is: 0.4)
  check("what a reader meets", host.root.representation?.first("Slider") != nil)
  checkNoFaults("Slider: no faults")
}

// MARK: - Search

do {
  let text = Outside("")
  let isLoading = Outside(false)
  let log = Outside("")
  let host = Host {
    Watching(isLoading) { isLoading in
      SearchField(
        "T", text: text.binding, isLoading: isLoading, onSearch: { log.value += "search \($0) " },
        onCancel: { log.value += "cancel " }
      )
      .searchFieldStyle(.bar(tint: .red))
    }
  }
  for states in combinations(3) {
    let (isEditing, isFilled, loads) = (states[0], states[1], states[2])
    host.write(text, isFilled ? "word" : "")
    host.write(isLoading, loads)
    host.focus(isEditing ? host.first("TextField")! : nil)
    let name = "editing \(isEditing), filled \(isFilled), loading \(loads)"
    check(
      "focus: \(name)", host.first("Image")?.look("foreground"), is: isEditing ? "red" : "secondary"
    )
    let edge = host.root.all.first { $0.name.hasPrefix("RoundedRectangle") }
    check("edge: \(name)", edge?.look("borderPaint"), is: isEditing ? "red" : "clear")
    check("the way out: \(name)", host.first(showing: "Cancel") != nil, is: isEditing)
    check(
      "else if: \(name)", host.first(showing: "xmark.circle.fill") != nil, is: isFilled && !loads)
    check("if: \(name)", host.first("ProgressView") != nil, is: loads)
  }
  host.write(isLoading, false)
  host.write(text, "word")
  host.tap(host.first(showing: "Cancel")!)
  check("a style writes its focus", host.first(showing: "Cancel") == nil)
  check("a style writes text", text.value, is: "")
  check("an optional action", log.value, is: "cancel ")
  host.tap(host.first("onTapGesture")!)
  check("a style takes the focus", host.first(showing: "Cancel") != nil)
  check(
    "animate on focus", host.first("HStack")?.animationText,
    is: describe(Animation.easeOut(duration: 0.2)))
  host.enter("new", into: host.first("TextField")!)
  check("a text is entered", text.value, is: "new")
  checkNoFaults("Search: no faults")
}

// MARK: - Stepper

for quantity in 0...2 {
  for canRemove in [false, true] {
    let log = Outside("")
    let host = Host {
      QuantityStepper(
        "T", quantity: quantity, limits: 0...2,
        onStep: { log.value += "step \($0) \($1) " },
        onRemove: canRemove ? { log.value += "remove " } : nil)
    }
    let removes = quantity == 0 && canRemove
    let name = "quantity \(quantity), removing \(canRemove)"
    let symbol = host.first("Image")!
    check("a let of states: \(name)", symbol.content, is: removes ? "trash" : "minus")
    check(
      "a when of a let: \(name)", symbol.look("foreground"), is: removes ? "red" : "primary")
    host.tap(symbol)
    let expected = removes ? "remove " : quantity == 0 ? "" : "step -1 false "
    check("an action with two values: \(name)", log.value, is: expected)
  }
}

do {
  let host = Host {
    QuantityStepper(quantity: 2, onStep: { _, _ in }) {
      Text("T")
    } item: { index, total in
      Text(verbatim: "\(index) of \(total)")
    }
    .quantityStepperStyle(.shelf)
  }
  check("a slot with two parameters", host.root.texts, is: ["T", "0 of 2", "1 of 2"])
  checkNoFaults("Stepper: no faults")
}
