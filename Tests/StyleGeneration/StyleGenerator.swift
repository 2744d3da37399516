/// Builds a valid `.style` text from the grammar, with the choices that bytes make.
///
/// Every text is well-typed as far as the generator's own rules go: names are declared, arguments
/// have their parameters' types. A few things that depend on more, such as two `when`s that leave a
/// modifier no effectless value, are left to the compiler, which may refuse the text.
package struct StyleGenerator {
  private var bytes: ArraySlice<UInt8>
  private var hasComponent = false
  private var names = Names()
  /// How many names were made up, so that each is new.
  private var count = 0

  /// What can be used where the text is written, by its type.
  private struct Names {
    var booleans: [String] = []
    var numbers: [String] = []
    var integers: [String] = []
    var colors: [String] = []
    var views: [String] = []
    var optionalViews: [String] = []
    var actions: [String] = []
    var writables: [String] = []
    var sizes: [String] = []
  }

  private init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  /// The same bytes give the same text; none give the smallest one.
  package static func text(_ bytes: [UInt8]) -> String {
    var generator = StyleGenerator(bytes[...])
    return generator.file()
  }

  // MARK: - Choices

  /// A number below `count`; 0, which is always what ends soonest, when no bytes are left.
  private mutating func choice(_ count: Int) -> Int {
    guard let byte = bytes.popFirst() else { return 0 }
    return Int(byte) % count
  }

  private mutating func flips() -> Bool { choice(2) == 1 }

  private mutating func pick(_ values: [String]) -> String { values[choice(values.count)] }

  private mutating func newName(_ stem: String) -> String {
    count += 1
    return stem + String(count)
  }

  // MARK: - Files

  private mutating func file() -> String {
    var text = ["", "target iOS 17, macOS 14\n", "import DesignKit\n"][choice(3)]
    var shared = Names()
    if flips() {
      let name = newName("gap")
      text += "/// A shared value.\nlet \(name): CGFloat = \(literal())\n"
      shared.numbers.append(name)
    }
    if flips() {
      let name = newName("ink")
      text += "let \(name) = \(["Color.red", "#0A84FF", "#0A84FF80"][choice(3)])\n"
      shared.colors.append(name)
    }
    if flips() { text += "extern modifier shimmer(active: Bool) neutral (active: false)\n" }
    let declarations = 1 + choice(3)
    for _ in 0..<declarations {
      names = shared
      text += flips() ? control() : buttonStyle()
    }
    return text
  }

  /// A configuration with its styles.
  private mutating func control() -> String {
    let name = newName("Control")
    let access = ["", "public "][choice(2)]
    var text = "/// A control.\n\(access)configuration \(name) {\n"
    text += "    slot title\(flips() ? ": Text" : "")\n"
    names.views = ["title"]
    if flips() {
      text += "    slot caption?\n"
      names.optionalViews = ["caption"]
    }
    if flips() {
      text += "    binding isOn: Bool\n"
      names.booleans.append("isOn")
      names.writables.append("isOn")
    }
    text += "    state isBusy: Bool = false\n"
    names.booleans.append("isBusy")
    if flips() {
      text += "    state level: Int = \(choice(9))\n"
      names.integers.append("level")
    }
    if flips() {
      text += "    state progress: Double? = nil\n"
      names.booleans.append("progress != nil")
      names.numbers.append("(progress ?? 0.5)")
    }
    if flips() {
      text += "    enum Size { small, regular, large }\n    state size: Size = .regular\n"
      names.sizes.append("size")
    }
    if flips() {
      text += "    action onTap?\n"
      names.actions.append("onTap?()")
    }
    if flips() {
      text += "    let isCalm: Bool = !isBusy\n"
      names.booleans.append("isCalm")
    }
    if flips() { text += "    never \(boolean(1)) && \(boolean(1))\n" }
    hasComponent = flips()
    if hasComponent { text += "    component\n" }
    text += "}\n"
    let outside = names
    text += "\(access)default style Plain\(count) for \(name) {\n\(body())}\n"
    for _ in 0..<choice(3) {
      names = outside
      text += style(for: name, access)
    }
    return text
  }

  private mutating func buttonStyle() -> String {
    names.views = ["label"]
    names.booleans.append("isPressed")
    return style(for: "Button", "")
  }

  private mutating func style(for configuration: String, _ access: String) -> String {
    var parameters: [String] = []
    if flips() {
      parameters.append("tint: Color = .blue")
      names.colors.append("tint")
    }
    if flips() {
      parameters.append("radius: CGFloat\(flips() ? " = 8" : "")")
      names.numbers.append("radius")
    }
    let list = parameters.isEmpty ? "" : "(" + parameters.joined(separator: ", ") + ")"
    let name = newName("Look")
    let swiftName = flips() ? " as \(name)Struct" : ""
    return "\(access)style \(name)\(swiftName)\(list) for \(configuration) {\n\(body())}\n"
  }

  private mutating func body() -> String {
    var text = ""
    if flips() {
      let name = newName("size")
      text += "    let \(name): CGFloat = \(number(2))\n"
      names.numbers.append(name)
    }
    if flips() {
      text += "    local isOpen: Bool = false\n"
      names.booleans.append("isOpen")
      names.writables.append("isOpen")
    }
    if flips() {
      text += "    local wide: CGFloat = 8 scaled(.body)\n"
      names.numbers.append("wide")
    }
    if let size = names.sizes.first, flips() {
      text += "    func tone(for size: Size) -> Color {\n        switch size {\n"
      text += "        case .small: \(color(1))\n        default: \(color(1))\n        }\n    }\n"
      names.colors.append("tone(for: \(size))")
    }
    return text + view(3, isRoot: true)
  }

  // MARK: - Views

  private mutating func views(_ depth: Int) -> String {
    var text = ""
    for _ in 0..<(1 + choice(3)) { text += view(depth, isRoot: false) }
    return text
  }

  private mutating func view(_ depth: Int, isRoot: Bool) -> String {
    let text: String
    switch depth > 0 ? choice(isRoot ? 10 : 16) : choice(5) {
    case 1: text = "Text(verbatim: \(string(2)))"
    case 2: text = "Image(systemName: \"star\")"
    case 3: text = "Rectangle().fill(\(color(1)))"
    case 4: text = "Circle().stroke(lineWidth: \(number(1)))"
    case 5: text = "VStack {\n\(views(depth - 1))}"
    case 6: text = "HStack(spacing: \(number(1))) {\n\(views(depth - 1))}"
    case 7: text = "ZStack(alignment: .topLeading) {\n\(views(depth - 1))}"
    case 8: text = "Button {\n\(statements())} label: {\n\(view(depth - 1, isRoot: false))}"
    case 9: text = "RoundedRectangle(cornerRadius: \(number(1)))"
    case 10:
      return "if \(boolean(2)) {\n\(view(depth - 1, isRoot: false))} else {\n"
        + "\(view(depth - 1, isRoot: false))}\n"
    case 11:
      guard let slot = names.optionalViews.first else { return "Spacer()\n" }
      return "if let \(slot) {\n\(slot)\(chain(2))\n}\n"
    case 12:
      let name = newName("index")
      names.integers.append(name)
      defer { names.integers.removeLast() }
      return "ForEach(0..<\(1 + choice(5))) { \(name) in\n\(view(depth - 1, isRoot: false))}\n"
    case 13:
      guard let size = names.sizes.first else { return "Divider()\n" }
      return "switch \(size) {\ncase .small, .regular:\n\(view(depth - 1, isRoot: false))"
        + "default:\n\(view(depth - 1, isRoot: false))}\n"
    case 14: text = "Group {\n\(views(depth - 1))}"
    case 15: text = "Color.clear"
    default: text = pick(names.views)
    }
    return text + chain(depth) + "\n" + whens(depth)
  }

  private mutating func chain(_ depth: Int) -> String {
    var text = ""
    for _ in 0..<choice(4) { text += "\n" + modifier(depth) }
    return text
  }

  private mutating func modifier(_ depth: Int) -> String {
    switch choice(16) {
    case 1: return ".opacity(\(number(2)))"
    case 2: return ".foregroundStyle(\(color(2)))"
    case 3: return ".background(\(color(2)))"
    case 4: return ".frame(width: \(number(1)), height: \(number(1)))"
    case 5: return ".scaleEffect(\(number(2)))"
    case 6: return ".font(\(boolean(1)) ? .headline : .caption)"
    case 7: return ".clipShape(\(pick(["Circle()", "Capsule()", ".rect(cornerRadius: 8)"])))"
    case 8: return depth > 0 ? ".overlay {\n\(view(depth - 1, isRoot: false))}" : ".bold()"
    case 9: return ".offset(x: \(number(1)), y: -\(literal()))"
    case 10: return ".blur(radius: \(number(1)))"
    case 11: return ".rotationEffect(.degrees(\(literal())))"
    case 12: return ".padding(.\(pick(["horizontal", "vertical", "top"])), \(number(1)))"
    case 13: return ".accessibilityLabel(Text(verbatim: \(string(1))))"
    case 14: return ".disabled(\(boolean(1)))"
    case 15: return ".shadow(color: \(color(1)), radius: \(number(1)))"
    default: return ".padding(\(literal()))"
    }
  }

  private mutating func whens(_ depth: Int) -> String {
    var text = ""
    for _ in 0..<choice(3) {
      let value = number(1)
      let change = [
        ".opacity(\(value))", ".scaleEffect(\(value))", ".blur(radius: \(value))",
        ".offset(x: \(value))",
      ][choice(4)]
      let condition = names.booleans.isEmpty ? "isEnabled" : pick(names.booleans)
      let inner = flips() ? "\nwhen isHovered { .brightness(0.1) }" : ""
      text += "when \(flips() ? "!(\(condition))" : condition) {\n\(change)\(inner)\n}\n"
    }
    if flips() {
      let isAlone = text.isEmpty
      text += "animate .\(pick(["easeOut(duration: 0.1)", "spring()", "default"]))"
      text += isAlone || flips() ? " on isEnabled\n" : "\n"
    }
    return text
  }

  private mutating func statements() -> String {
    var text = ""
    for writable in names.writables where flips() {
      text += flips() ? "\(writable).toggle()\n" : "\(writable) = \(boolean(1))\n"
    }
    for action in names.actions where flips() {
      text += flips() ? "withAnimation {\n\(action)\n}\n" : "\(action)\n"
    }
    return text
  }

  // MARK: - Values

  private mutating func literal() -> String { ["1", "8", "0.5", "12", "2.25"][choice(5)] }

  /// In operands and choices, where `1` alone would be an Int.
  private mutating func decimal() -> String { ["1.0", "0.5", "2.25"][choice(3)] }

  private mutating func boolean(_ depth: Int) -> String {
    let known = names.booleans + ["isEnabled", "isHovered", "colorScheme == .dark"]
    guard depth > 0 else { return "(" + pick(known) + ")" }
    switch choice(6) {
    case 1: return "!(" + boolean(depth - 1) + ")"
    case 2: return "(\(boolean(depth - 1)) && \(boolean(depth - 1)))"
    case 3: return "(\(boolean(depth - 1)) || \(boolean(depth - 1)))"
    case 4: return "(\(integer(depth - 1)) > \(choice(9)))"
    case 5:
      guard let size = names.sizes.first else { return "isEnabled" }
      return "(\(size) == .small)"
    default: return "(" + pick(known) + ")"
    }
  }

  private mutating func number(_ depth: Int) -> String {
    guard depth > 0 else { return decimal() }
    switch choice(5) {
    case 1: return names.numbers.isEmpty ? literal() : pick(names.numbers)
    case 2: return "(\(boolean(depth - 1)) ? \(decimal()) : \(decimal()))"
    case 3: return "(\(number(depth - 1)) * \(decimal()))"
    case 4: return "max(\(number(depth - 1)), \(decimal()))"
    default: return literal()
    }
  }

  private mutating func integer(_ depth: Int) -> String {
    let known = names.integers + [String(choice(9))]
    guard depth > 0, flips() else { return pick(known) }
    return "(\(integer(depth - 1)) + \(integer(depth - 1)))"
  }

  private mutating func string(_ depth: Int) -> String {
    switch depth > 0 ? choice(4) : 0 {
    case 1: return "\"n \\(\(integer(1)))\""
    case 2: return "(\(boolean(depth - 1)) ? \(string(depth - 1)) : \(string(depth - 1)))"
    case 3: return "\"\\u{E9} \\\"x\\\"\""
    default: return "\"text\""
    }
  }

  private mutating func color(_ depth: Int) -> String {
    switch depth > 0 ? choice(5) : 0 {
    case 1: return names.colors.isEmpty ? "Color.blue" : pick(names.colors)
    case 2: return "(\(boolean(depth - 1)) ? Color.red : Color.green)"
    case 3: return "#0A84FF"
    case 4: return "\(color(depth - 1)).opacity(0.5)"
    default: return "Color.red"
    }
  }
}
