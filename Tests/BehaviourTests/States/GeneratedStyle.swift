/// A style that a seed makes, all for the same configuration.
struct GeneratedStyle {
  let name: String
  let text: String

  /// What all generated styles draw.
  static let configuration = """
    configuration Proof {
        slot title: Text
        slot mark?
        state a: Bool = false
        state b: Bool = false
        state c: Bool = false
        enum Mode { one, two, three }
        state mode: Mode = .one
        state level: Int = 0
        action onTap?
        let isHigh: Bool = level >= 4 && a

        never a && c
    }

    """

  static let conditions = [
    "a", "!a", "b", "c", "a && b", "a || c", "b != c", "mode == .one", "mode != .two", "level > 2",
    "level >= 1 && level < 5", "level == 2", "mark != nil", "onTap != nil", "isEnabled",
    "!isEnabled", "colorScheme == .dark", "isHigh", "let mark", "b, mode == .three",
    "(a ? b : c)", "isBusy",
  ]

  /// One that was kept in a file: its first declaration is the style.
  init?(kept text: String) {
    self.text = text
    let words = text.split(whereSeparator: { $0 == " " || $0.isNewline }).map(String.init)
    guard let word = words.firstIndex(of: "style"), word + 1 < words.count else { return nil }
    name = words[word + 1]
  }

  init(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    name = "S\(seed)"
    var body = """
      style \(name) for Proof {
          func tone(_ mode: Mode) -> Color {
              switch mode {
              case .one: .red
              case .two: .blue
              case .three: b ? .green : .orange
              }
          }
          let isBusy: Bool = b && level > 2
          VStack {

      """
    for index in 1...generator.number(1...3) {
      body += Self.chain(index, &generator)
    }
    text = body + "    }\n}\n"
  }

  /// The modifiers that a chain has not used yet.
  private struct Pool {
    var modifiers: [GeneratedModifier]

    mutating func take(
      _ generator: inout SeededGenerator, inserted: Bool
    ) -> GeneratedModifier? {
      let open = modifiers.indices.filter { !inserted || modifiers[$0].canBeInserted }
      return open.isEmpty ? nil : modifiers.remove(at: generator.pick(open))
    }
  }

  private static func chain(_ index: Int, _ generator: inout SeededGenerator) -> String {
    let leaf = "v\(index)"
    var kind = generator.number(0...4)
    // A leaf is found by its content, so there is one of each.
    if kind == 3, index > 1 { kind = 2 }
    var isText = false
    var text = "        // chain \(kind == 3 ? "mark" : leaf)\n"
    switch kind {
    case 0, 1:
      text += "        Text(verbatim: \"\(leaf)\")\n"
      isText = true
    case 2: text += "        HStack { Text(verbatim: \"\(leaf)\") }\n"
    case 3: text += "        if let mark {\n        mark\n"
    default: text += "        Image(systemName: \"\(leaf)\")\n"
    }
    text += links(isText: isText, &generator)
    return kind == 3 ? text + "        }\n" : text
  }

  private static func links(isText: Bool, _ generator: inout SeededGenerator) -> String {
    var pool = Pool(modifiers: GeneratedModifier.all.filter { isText || !$0.isOfText })
    var used: [GeneratedModifier] = []
    var text = ""
    // Those of texts come first, or there is no text any more.
    for _ in 0..<generator.number(1...4) {
      guard let modifier = pool.take(&generator, inserted: false) else { break }
      used.append(modifier)
    }
    used.sort { $0.isOfText && !$1.isOfText }
    for modifier in used { text += "            \(modifier.call(&generator, isPartial: false))\n" }
    if generator.chance(15) { text += fixedChoice(&generator, &pool) }
    // Some are so long that their values come from a method.
    let count = generator.chance(10) ? generator.number(9...16) : generator.number(1...4)
    for _ in 0..<count {
      text += "            when \(generator.pick(conditions)) {\n"
      text += block(&used, &generator, &pool)
      if generator.chance(20) {
        text += "            when \(generator.pick(conditions)) {\n"
        text += block(&used, &generator, &pool) + "            }\n"
      }
      text += "            }\n"
    }
    return text
  }

  /// Some modifiers of a `when`: those that were used before, in part, and new ones.
  private static func block(
    _ used: inout [GeneratedModifier], _ generator: inout SeededGenerator,
    _ pool: inout Pool
  ) -> String {
    var text = ""
    var names: Set<String> = []
    for _ in 0..<generator.number(1...3) {
      if generator.chance(65), let old = used.isEmpty ? nil : generator.pick(used) {
        guard names.insert(old.title).inserted else { continue }
        text += "                \(old.call(&generator, isPartial: true))\n"
      } else if let new = pool.take(&generator, inserted: true) {
        used.append(new)
        names.insert(new.title)
        text += "                \(new.call(&generator, isPartial: false))\n"
      }
    }
    if text.isEmpty, let old = used.first {
      text = "                \(old.call(&generator, isPartial: true))\n"
    }
    return text
  }

  /// A choice between systems, with a `when` on either side.
  private static func fixedChoice(
    _ generator: inout SeededGenerator, _ pool: inout Pool
  ) -> String {
    var text = ""
    for head in ["if available(iOS 26, macOS 26) {", "} else {"] {
      text += "            \(head)\n"
      guard let modifier = pool.take(&generator, inserted: true) else { continue }
      text += "                \(modifier.call(&generator, isPartial: false))\n"
      text += "                when \(generator.pick(["a", "b", "mode == .two"])) { "
      text += "\(modifier.call(&generator, isPartial: true)) }\n"
    }
    return text + "            }\n"
  }
}
