// without a variant: all
// What the headless SwiftUI itself does; no emitted Swift.
import SwiftUI

// MARK: - Environment

do {
  let host = Host {
    VStack {
      Text("a").font(nil)
      Text("b").font(.caption)
      VStack { Text("c") }
    }
    .font(.title)
  }
  func font(_ text: String) -> String? { host.first(showing: text)?.look("font") }
  check("font is inherited", font("c"), is: ".title")
  check("font(nil) resets", font("a"), is: nil)
  check("the inner font wins", font("b"), is: ".caption")
}

do {
  let host = Host {
    VStack {
      Text("a").disabled(false)
      Text("b").transformEnvironment(\.lineLimit) { $0 = ($0 ?? 0) + 1 }
    }
    .disabled(true)
    .lineLimit(2)
  }
  check(
    "disabled(false) enables nothing", host.first(showing: "a")!.environment.isEnabled, is: false)
  check(
    "transformEnvironment changes what comes from outside",
    host.first(showing: "b")?.look("lineLimit"), is: "3")
}

do {
  let host = Host {
    VStack {
      Text("primary")
      Text("second").foregroundStyle(.secondary)
      VStack { Text("foreground") }.foregroundStyle(.foreground)
      VStack { Text("dropped").foregroundStyle(.secondary) }.foregroundStyle(.foreground)
      Text("tint").foregroundStyle(.tint)
      VStack { Text("no tint").foregroundStyle(.tint) }.tint(nil)
      Text("unset").foregroundColor(nil)
    }
    .foregroundStyle(.red, .green)
    .tint(.purple)
  }
  func paint(_ text: String) -> String? { host.first(showing: text)?.look("foreground") }
  check("the foreground is inherited", paint("primary"), is: "red")
  check("a level of the foreground", paint("second"), is: "green")
  check(".foreground is the foreground", paint("foreground"), is: "red")
  check(".foreground on a view drops levels", paint("dropped"), is: "red.secondary")
  check("the tint as a style", paint("tint"), is: "purple")
  check("tint(nil) resets", paint("no tint"), is: "accentColor")
}

// MARK: - What has no effect

checkNoEffect("opacity") { $0.opacity(1) }
checkNoEffect("scaleEffect") { $0.scaleEffect(1) }
checkNoEffect("padding") { $0.padding(0) }
checkNoEffect("offset") { $0.offset(x: 0, y: 0) }
checkNoEffect("frame") { $0.frame(width: nil, height: nil) }
checkNoEffect("rotationEffect") { $0.rotationEffect(.zero) }
checkNoEffect("blur") { $0.blur(radius: 0) }
checkNoEffect("disabled") { $0.disabled(false) }
checkNoEffect("animation") { $0.animation(.default, value: 1) }
checkNoEffect("transformEnvironment") { $0.transformEnvironment(\.font) { _ in } }
checkNoEffect("accessibilityAddTraits") { $0.accessibilityAddTraits([]) }

// MARK: - Identity and state

do {
  struct Branches: View {
    let isOn: Bool
    var body: some View {
      if isOn { Counter().padding() } else { Counter() }
    }
  }
  struct Values: View {
    let isOn: Bool
    var body: some View { Counter().padding(isOn ? 8 : 0) }
  }
  struct Erased: View {
    let isOn: Bool
    var body: some View { isOn ? AnyView(Counter().padding()) : AnyView(Counter()) }
  }
  struct Named: View {
    let isOn: Bool
    var body: some View { Counter().id(isOn) }
  }
  func survives(_ make: @escaping (Bool) -> some View) -> Bool {
    let isOn = Outside(false)
    let host = Host { Switching(isOn: isOn.binding, make: make) }
    host.tap(host.first("onTapGesture")!)
    host.write(isOn, true)
    return host.root.texts == ["counter 1"]
  }
  struct Switching<Content: View>: View {
    @Binding var isOn: Bool
    let make: (Bool) -> Content
    var body: some View { make(isOn) }
  }
  check("a branch is another identity", survives { Branches(isOn: $0) }, is: false)
  check("a value is the same identity", survives { Values(isOn: $0) }, is: true)
  check("another erased type is another identity", survives { Erased(isOn: $0) }, is: false)
  check("another id is another identity", survives { Named(isOn: $0) }, is: false)
}

do {
  let names = Outside(["a", "b"])
  struct Rows: View {
    @Binding var names: [String]
    var body: some View { ForEach(names, id: \.self) { Counter($0) } }
  }
  let host = Host { Rows(names: names.binding) }
  host.tap(host.first(showing: "b 0")!)
  host.write(names, ["b", "c"])
  check("an element keeps its state by its id", host.root.texts, is: ["b 1", "c 0"])
  host.write(names, ["a", "b"])
  check("what is gone is forgotten", host.root.texts, is: ["a 0", "b 1"])
}

// MARK: - Dynamic properties

do {
  struct Reader: DynamicProperty {
    @Environment(\.colorScheme) var scheme
    @State var count = 0
  }
  struct Stored<Value>: View {
    let value: Value
    let text: (Value) -> String
    var body: some View { Text(verbatim: text(value)) }
  }
  let stored = Host { Stored(value: Reader()) { "\($0.scheme)" } }
  stored.set(\.colorScheme, .dark)
  check("a stored dynamic property is filled", stored.root.texts, is: ["dark"])
  checkNoFaults("no faults in a filled one")
  let erased = Host { Stored<any DynamicProperty>(value: Reader()) { "\(($0 as! Reader).scheme)" } }
  erased.set(\.colorScheme, .dark)
  check("one in an existential is not", erased.root.texts, is: ["light"])
  check("reading it is a fault", Faults.take().first?.contains("outside of a view") == true)
}

// MARK: - Controls and their styles

do {
  struct Plus: ToggleStyle {
    let mark: String
    @Environment(\.isEnabled) private var isEnabled
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text(verbatim: mark + (isEnabled ? "" : " off"))
        Toggle(configuration)
      }
    }
  }
  let isOn = Outside(false)
  let host = Host {
    Toggle("T", isOn: isOn.binding).toggleStyle(Plus(mark: "in")).toggleStyle(Plus(mark: "out"))
  }
  check("styles stack", host.root.texts, is: ["in", "out", "T"])
  host.set(\.isEnabled, false)
  check("a style reads the environment", host.root.texts, is: ["in off", "out off", "T"])
  host.tap(host.first(showing: "T")!)
  check("a disabled control does nothing", isOn.value, is: false)
  host.set(\.isEnabled, true)
  host.tap(host.first(showing: "T")!)
  check("the built-in style toggles", isOn.value, is: true)
}

do {
  struct Pressed: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
    }
  }
  struct Triggering: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button(role: configuration.role, action: configuration.trigger) { configuration.label }
        .buttonStyle(Pressed())
    }
  }
  let taps = Outside(0)
  let host = Host { Button("B") { taps.value += 1 }.buttonStyle(Triggering()) }
  host.press(host.first("Button")!)
  check("a press is seen", host.first(showing: "B")?.opacity, is: 0.5)
  host.release(host.first("Button")!, inside: false)
  check("a release outside triggers nothing", taps.value, is: 0)
  host.tap(host.first("Button")!)
  check("a tap triggers once", taps.value, is: 1)
  check("and is over", host.first(showing: "B")?.opacity, is: 1)
  let plain = Host { Button("B") {}.tint(.green) }
  check(
    "a button's label takes the tint", plain.first(showing: "B")?.look("foreground"), is: "green")
}

// MARK: - Focus, gestures, lifecycle

do {
  struct Field: View {
    @FocusState private var isEditing: Bool
    @State private var text = ""
    @GestureState private var width: CGFloat = 0
    var body: some View {
      VStack {
        TextField("field", text: $text).focused($isEditing)
        Text(verbatim: "\(isEditing) \(text) \(width)")
          .gesture(
            DragGesture().updating($width) { value, width, _ in width = value.translation.width })
        Button("edit") { isEditing = true }
      }
    }
  }
  let host = Host { Field() }
  func state() -> String? { host.root.texts.dropFirst().first }
  host.focus(host.first("TextField"))
  check("the focus is seen", state(), is: "true  0.0")
  host.focus(nil)
  check("the focus is gone", state(), is: "false  0.0")
  host.tap(host.first(showing: "edit")!)
  check("the focus is moved", state(), is: "true  0.0")
  host.enter("x", into: host.first("TextField")!)
  check("text is entered", state(), is: "true x 0.0")
  host.send(.drag(CGSize(width: 4, height: 0), ended: false), to: host.first("gesture")!)
  check("a drag is followed", state(), is: "true x 4.0")
  host.send(.drag(CGSize(width: 4, height: 0), ended: true), to: host.first("gesture")!)
  check("a drag ends", state(), is: "true x 0.0")
}

do {
  let log = Outside("")
  struct Watching: View {
    let isShown: Bool
    let log: Outside<String>
    var body: some View {
      Text(verbatim: "\(isShown)").onChange(of: isShown) { log.value += "change " }
      if isShown {
        Text("shown")
          .onAppear { log.value += "appear " }
          .onDisappear { log.value += "disappear " }
      }
    }
  }
  struct Holder: View {
    @Binding var isShown: Bool
    let log: Outside<String>
    var body: some View { Watching(isShown: isShown, log: log) }
  }
  let isShown = Outside(false)
  let host = Host { Holder(isShown: isShown.binding, log: log) }
  host.write(isShown, true)
  host.write(isShown, false)
  // In this order here; SwiftUI promises none.
  check("appear, change, disappear", log.value, is: "change appear disappear change ")
}

// MARK: - Animation

do {
  struct Animated: View {
    @Binding var isOn: Bool
    @State private var isOff = false
    var body: some View {
      Text(verbatim: "a")
        .animation(.easeIn, value: isOn)
        .animation(.easeOut, value: isOn)
      Button("b") { withAnimation(.linear) { isOff.toggle() } }
    }
  }
  let isOn = Outside(false)
  let host = Host { Animated(isOn: isOn.binding) }
  func animation() -> String? { host.first(showing: "a")?.animation.map { describe($0) } }
  host.write(isOn, true)
  check("the innermost animation applies", animation(), is: ".easeIn")
  host.set(\.colorScheme, .dark)
  check("another change does not animate", animation(), is: nil)
  host.tap(host.first(showing: "b")!)
  check("withAnimation", animation(), is: ".linear")
}
