// styles: Tests/BehaviourTests/Fixtures/MyToggle.style
// without a variant: a tap in a slot
// without a variant: another erased style draws
import SwiftUI

// MARK: - The default look

do {
  let isOn = Outside(false)
  let host = Host { MyToggle("Title", isOn: isOn.binding) }
  check("default style: image", host.first("Image")?.content, is: "square")
  check("default style: title", host.first(showing: "Title")?.look("font"), is: ".headline")
  check("optional slot absent", host.root.texts.filter { $0 != "Title" }, is: [])
  checkNoFaults("default style: no faults")
  let representation = host.root.representation
  check("the accessible control", representation?.first("Toggle") != nil)

  host.tap(host.first("MyToggle")!)
  check("the control writes the binding", isOn.value, is: true)
  check("the style sees the binding", host.first("Image")?.content, is: "checkmark.square.fill")

  host.write(isOn, false)
  check("a binding written outside updates", host.first("Image")?.content, is: "square")
}

// MARK: - Where a style is set

do {
  let isOn = Outside(true)
  func ring(_ host: Host) -> Int { host.every("border").count }
  let set = Host { MyToggle("A", isOn: isOn.binding).myToggleStyle(.framed) }
  check("a style set outside", ring(set), is: 1)
  check("styled: default behind", set.first("Image")?.content, is: "checkmark.square.fill")
  let further = Host {
    VStack { MyToggle("A", isOn: isOn.binding) }.padding().myToggleStyle(.framed)
  }
  check("a style set further out", ring(further), is: 1)
  let twice = Host {
    MyToggle("A", isOn: isOn.binding).myToggleStyle(.framed).myToggleStyle(.framed)
  }
  check("the same style twice", ring(twice), is: 2)
  let inner = Host {
    MyToggle("A", isOn: isOn.binding)
      .myToggleStyle(.framed).myToggleStyle(.fancy(icon: Image("star")))
  }
  check("styled reaches the next style out", inner.first("Image")?.content, is: "star")
  check("the component is drawn once", inner.every("Button").count, is: 1)
  let shadowed = Host {
    MyToggle("A", isOn: isOn.binding)
      .myToggleStyle(.fancy(icon: Image("star"))).myToggleStyle(.framed)
  }
  check("the innermost style draws", ring(shadowed), is: 0)
  checkNoFaults("nothing recurses")
}

// MARK: - Every combination of states

struct States {
  var isOn = false
  var isPressed = false
  var isHovered = false
  var isEnabled = true
  var name: String {
    "on \(isOn), pressed \(isPressed), hovered \(isHovered), enabled \(isEnabled)"
  }

  static let all = (0..<16).map {
    States(
      isOn: $0 & 1 > 0, isPressed: $0 & 2 > 0, isHovered: $0 & 4 > 0, isEnabled: $0 & 8 == 0)
  }
}

@MainActor
func fancy(_ states: States, caption: Bool = true) -> Host {
  let host = Host {
    MyToggle(isOn: .constant(states.isOn)) {
      Text("Title")
    } caption: {
      Text("Caption")
    }
    .myToggleStyle(.fancy(icon: Image("star"), tint: .green))
  }
  show(states, in: host)
  return host
}

@MainActor
func show(_ states: States, in host: Host) {
  if states.isHovered { host.hover(host.first("Image")!) }
  host.set(\.isEnabled, true)
  if states.isPressed { host.press(host.first("MyToggle")!) }
  host.set(\.isEnabled, states.isEnabled)
}

for states in States.all {
  let host = fancy(states)
  let name = states.name
  let scale = !states.isEnabled ? "1" : states.isPressed ? "0.97" : states.isHovered ? "1.05" : "1"
  check("later wins: \(name)", host.first("scaleEffect")?.argument(), is: scale)
  let image = host.first("Image")!
  check("opacity: \(name)", image.opacity, is: states.isEnabled ? 1 : 0.4)
  check("foreground: \(name)", image.look("foreground"), is: states.isOn ? "green" : "gray")
  let shapes = host.root.all.filter { $0.kind == .leaf && $0.name.hasPrefix("Rectangle") }
  check(
    "kinds that differ: \(name)", shapes.first?.look("fill"),
    is: states.isOn ? "green.gradient" : "clear")
  let ring = host.root.all.first { $0.name.hasPrefix("Circle") }
  check(
    "a shape's own modifier: \(name)", ring?.name,
    is: "Circle().stroke(lineWidth: \(states.isOn ? 0 : 2))")
}

// MARK: - Identity

do {
  let isOn = Outside(false)
  let host = Host {
    MyToggle(isOn: isOn.binding) {
      Counter()
    } caption: {
      Text("Caption")
    }
    .myToggleStyle(.fancy(icon: Image("star")))
  }
  host.tap(host.first(showing: "counter 0")!)
  check("a tap in a slot", host.root.texts.first, is: "counter 1")
  let before = host.root.identities
  for states in States.all {
    host.write(isOn, states.isOn)
    show(states, in: host)
    check("one identity: \(states.name)", host.root.identities, is: before)
    if states.isPressed { host.release(host.first("MyToggle")!, inside: false) }
  }
  check("state inside survives", host.root.texts.first, is: "counter 1")
}

// MARK: - As if the modifier were not there

do {
  func caption(isOn: Bool) -> RenderedView {
    let host = Host {
      MyToggle(isOn: .constant(isOn)) {
        Text("Title")
      } caption: {
        Text("Caption")
      }
      .myToggleStyle(.fancy(icon: Image("star")))
      .font(.title)
      .lineLimit(2)
    }
    return host.first(showing: "Caption")!
  }
  check("inherit: the outer font while off", caption(isOn: false).look("font"), is: ".title")
  check("inherit: the own font while on", caption(isOn: true).look("font"), is: ".caption")
  check("the outer line limit", caption(isOn: false).look("lineLimit"), is: "2")
}

// What the effectless value does not name stays, so that only the effect comes and goes.
for states in States.all where !states.isHovered {
  let host = Host { MyToggle("T", isOn: .constant(states.isOn)).myToggleStyle(.anchored) }
  show(states, in: host)
  let scale = host.first("scaleEffect")
  check("an effect: \(states.name)", scale?.argument(), is: states.isOn ? "0.9" : "1")
  check(
    "an anchor that stays: \(states.name)", scale?.argument("anchor"), is: describe(UnitPoint.top))
  let shape = host.first("overlay")?.argument("in")
  check("a shape that stays: \(states.name)", shape, is: describe(Capsule()))
  check(
    "of two anchors the first stays: \(states.name)",
    host.first("rotationEffect")?.argument("anchor"),
    is: describe(states.isEnabled ? UnitPoint.leading : .trailing))
}

// MARK: - Environment, tracked states and metrics

/// A hand-written style that reads the environment and keeps a state.
struct HandWritten: MyToggleStyle {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.colorScheme) private var colorScheme
  @State private var taps = 0

  func makeBody(configuration: Configuration) -> some View {
    Text(verbatim: "\(isEnabled) \(colorScheme) \(taps) \(configuration.isPressed)")
      .onTapGesture { taps += 1 }
    configuration.title
  }
}

do {
  let host = Host { MyToggle("T", isOn: .constant(false)).myToggleStyle(HandWritten()) }
  check("a hand-written style", host.root.texts.first, is: "true light 0 false")
  host.set(\.colorScheme, .dark)
  check("a hand-written style: environment updates", host.root.texts.first, is: "true dark 0 false")
  host.tap(host.first("onTapGesture")!)
  check("a hand-written style: its own state", host.root.texts.first, is: "true dark 1 false")
  host.press(host.first("MyToggle")!)
  check("a hand-written style: pressed", host.root.texts.first, is: "true dark 1 true")
  host.set(\.isEnabled, false)
  check("a hand-written style: disabled", host.root.texts.first, is: "false dark 1 false")
  checkNoFaults("a hand-written style: no faults")

  let between = Host {
    MyToggle("T", isOn: .constant(false))
      .disabled(true)
      .myToggleStyle(HandWritten())
  }
  check("the environment of the control", between.root.texts.first, is: "false light 0 false")

  let pair = Host {
    VStack {
      MyToggle("A", isOn: .constant(false))
      MyToggle("B", isOn: .constant(false))
    }
    .myToggleStyle(HandWritten())
  }
  pair.tap(pair.first("onTapGesture")!)
  check(
    "a hand-written style: a state for each control", pair.root.texts,
    is: ["true light 1 false", "A", "true light 0 false", "B"])
}

do {
  let host = fancy(States())
  func gap() -> String? {
    host.first(showing: "Title")?.modifier("padding")?.arguments.last.map { describe($0.value) }
  }
  check("a scaled value", gap(), is: "10")
  host.set(\.dynamicTypeSize, .xxLarge)
  check("a scaled value updates", gap(), is: "12")
}

// MARK: - Animation

do {
  let isOn = Outside(false)
  let host = Host { MyToggle("T", isOn: isOn.binding).myToggleStyle(.fancy(icon: Image("star"))) }
  func animation() -> String? { host.first("scaleEffect")?.animation.map { describe($0) } }
  check("nothing animates at first", animation(), is: nil)
  host.write(isOn, true)
  check("animate on a state", animation(), is: describe(Animation.spring(duration: 0.25)))
  host.press(host.first("MyToggle")!)
  check("animate on another state", animation(), is: describe(Animation.easeOut(duration: 0.1)))
  host.hover(host.first("Image")!)
  check("no animation for a state that is not named", animation(), is: nil)
  host.set(\._accessibilityReduceMotion, true)
  host.write(isOn, false)
  check("Reduce Motion", animation(), is: nil)
  check("Reduce Motion keeps the change", host.first("Image")?.look("foreground"), is: "gray")
}

// MARK: - Slots

do {
  let host = Host {
    MyToggle(isOn: .constant(true)) {
      MyToggle("Inner", isOn: .constant(false))
    }
    .myToggleStyle(.framed)
  }
  let inner = host.every("MyToggle").last!
  check("a control in a slot keeps its style", inner.every("border").count, is: 1)
  check("a control in a slot, outside", host.root.first("Button")?.first("border") != nil, is: true)

  let twice = Host {
    MyToggle(isOn: .constant(true)) {
      MyToggle("Inner", isOn: .constant(false))
    }
    .myToggleStyle(.framed)
    .myToggleStyle(.fancy(icon: Image("star")))
  }
  let nested = twice.first(showing: "Inner")!.ancestors.first { $0.name == "MyToggle" }!
  check("a control in a slot: the whole stack", nested.first("border") != nil, is: true)
  check("a control in a slot: the stack behind", nested.first("Image")?.content, is: "star")
}

do {
  let host = Host {
    MyToggle(isOn: .constant(true)) {
      MyToggle("Inner", isOn: .constant(false))
    }
    .myToggleStyle(.nesting)
    .myToggleStyle(.fancy(icon: Image("star")))
  }
  // The title stands in the style's own place and again in what `styled` draws.
  let inner = host.root.all.filter { $0.content == "Inner" }
    .map { $0.ancestors.first { $0.name == "MyToggle" }! }
  check("a style restyles its slot", inner.first?.first("Image")?.content, is: "square")
  check("a restyled slot behind styled", inner.last?.every("VStack").isEmpty, is: false)
  checkNoFaults("restyling: no faults")
}

do {
  let host = Host {
    MyToggle(isOn: .constant(true)) {
      MyToggle("Inner", isOn: .constant(false))
    }
    .myToggleStyle(.framed)
    .myToggleStyle(.nesting)
    .myToggleStyle(.fancy(icon: Image("star")))
  }
  let inner = host.first(showing: "Inner")!.ancestors.first { $0.name == "MyToggle" }!
  check("a style behind styled restyles its slot", inner.first("Image")?.content, is: "square")
}

do {
  /// Hands the configuration on as it is, in its own control.
  struct HandingOn: MyToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      MyToggle(configuration).border(.blue)
    }
  }
  let host = Host {
    MyToggle(isOn: .constant(true)) {
      MyToggle("Inner", isOn: .constant(false)).myToggleStyle(.checkbox)
    }
    .myToggleStyle(HandingOn())
    .myToggleStyle(HandWritten())
  }
  check("handed on: the next style draws", host.root.texts.first, is: "true light 0 false")
  host.press(host.first("MyToggle")!)
  check("handed on: component-owned states", host.root.texts.first, is: "true light 0 true")
  // The outer control and the one in the slot.
  check("handed on: drawn once", host.every("MyToggleBodyPress").count, is: 2)
  let inner = host.first(showing: "Inner")!.ancestors.first { $0.name == "MyToggle" }!
  check("handed on: the slot's own style", inner.first("Image")?.content, is: "square")
}

// MARK: - Erased styles

do {
  /// Draws a style that is on no stack.
  struct Erasing: MyToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      AnyMyToggleStyle(.framed).makeBody(configuration: configuration)
    }
  }
  let isOn = Outside(false)
  let loose = Host {
    MyToggle("T", isOn: isOn.binding)
      .myToggleStyle(Erasing()).myToggleStyle(.fancy(icon: Image("star")))
  }
  check("an erased style on no stack", loose.first("Image")?.content, is: "star")
  let empty = Host {
    MyToggle("T", isOn: isOn.binding)
      .myToggleStyle(.nesting)
      .myToggleStyle(.framed)
      .myToggleStyle(EnvironmentValues().myToggleStyle)
      .myToggleStyle(.fancy(icon: Image("star")))
  }
  check("the default style set anew", empty.first("Image")?.content, is: "square")
  /// Hands its own stack on, behind another style.
  struct Passing: View {
    @Environment(\.myToggleStyle) private var style
    var body: some View {
      MyToggle("T", isOn: .constant(false))
        .myToggleStyle(style)
        .myToggleStyle(.fancy(icon: Image("moon")))
    }
  }
  let passed = Host {
    Passing()
      .myToggleStyle(.framed)
      .myToggleStyle(EnvironmentValues().myToggleStyle)
      .myToggleStyle(.fancy(icon: Image("star")))
  }
  check("an erased style breaks no stack: its front", passed.every("border").count, is: 1)
  check(
    "an erased style breaks no stack: a default in it", passed.first("Image")?.content, is: "square"
  )
  let named = Host { MyToggle("T", isOn: isOn.binding).myToggleStyle(.doubled) }
  check("styled with a name", named.first("Image")?.content, is: "moon")
  check("styled with a name: the style's own modifiers", named.every("border").count, is: 1)
}

do {
  struct Screen: View {
    @State var isFramed = true
    var body: some View {
      VStack {
        MyToggle("T", isOn: .constant(false))
          .myToggleStyle(isFramed ? AnyMyToggleStyle(.framed) : AnyMyToggleStyle(.nesting))
        Text("switch").onTapGesture { isFramed.toggle() }
      }
      .myToggleStyle(.fancy(icon: Image("star")))
    }
  }
  let host = Host { Screen() }
  check("an erased style draws", host.every("border").count, is: 1)
  check("an erased style breaks no stack", host.first("Image")?.content, is: "star")
  host.tap(host.first(showing: "switch")!)
  check("another erased style draws", host.every("border").count, is: 0)
  check("another erased style breaks no stack", host.first("Image")?.content, is: "star")
  checkNoFaults("erased styles: no faults")
}
