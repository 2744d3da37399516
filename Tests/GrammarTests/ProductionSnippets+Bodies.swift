/// Chapters 6, 7 and 8.
extension ProductionSnippets {
  static let bodies: [ProductionSnippets] = [
    .init("block", .body("VStack { title }"), .module("modifier Faint { .opacity(0.5) }")),
    .init(
      "items",
      ["newline": .body("VStack {\n  title\n  title\n}"), "';'": .body("VStack { title; title }")]),
    .init(
      "item",
      [
        "expression": .body("title.padding()"),
        "when": .body("title when isOn { .opacity(0.5) }"),
        "animate": .body("title\n  .opacity(isOn ? 1 : 0)\n  animate .linear on isOn"),
        "if": .body("if isOn { title } else { Circle() }"),
        "switch": .body("switch kind { case .info: title\ndefault: Circle() }"),
        "let": .body("let gap: CGFloat = isOn ? 8 : 4\ntitle.padding(gap)"),
        "function": .body(
          "func gap(_ kind: Kind) -> CGFloat { kind == .info ? 8 : 4 }\ntitle.padding(gap(kind))"),
        "local": .body("local isLow: Bool = false\ntitle.opacity(isLow ? 1 : 0)"),
        "view": .body("view Part { title }\nPart()"),
        "assignment": .body("title.onTapGesture { value = 2 }"),
      ]),
    .init(
      "if",
      [
        "if": .body("if isOn { title } else if let badge { badge } else { Circle() }"),
        "block": .body("if isOn { title } else { Circle() }"),
        "": .body("VStack { if isOn { title } }"),
      ]),
    .init(
      "switch", .body("switch isOn {\ncase true: title\ncase false: Circle()\n}"),
      .body("switch kind { case .info: title }").failing("switch-not-exhaustive")),
    .init(
      "case",
      [
        "'case' pattern { ',' pattern } [ 'where' expression ]": .body(
          "switch kind {\ncase .info where isOn: title\ncase .info, .warning: Circle()\n"
            + "case .failure: Capsule()\n}"),
        "'default'": .body("switch kind { case .info: title\ndefault: Circle() }"),
      ]),
    .init("conditions", .body("title when isOn, let note, note != \"\" { .opacity(0.5) }")),
    .init(
      "condition",
      [
        "expression": .body("title when count > 3 { .opacity(0.5) }"),
        "'let' name [ '=' expression ]": .body(
          "VStack { if let note { Text(note) }\nif let first = items.first { Text(first) } }"),
      ]),
    .init(
      "pattern",
      [
        "'_'": .body("switch (isOn, kind) {\ncase (true, _): title\ncase (false, _): Circle()\n}"),
        "'let' name [ '?' ]": .body(
          "switch note {\ncase let note?: Text(note)\ncase nil: Circle()\n}"),
        "'(' pattern { ',' pattern } ')'": .body(
          "switch (isOn, isOpen) {\ncase (true, true): title\ndefault: Circle()\n}"),
        "'.' name '(' pattern { ',' pattern } ')'": .module(
          "extern type Phase { case empty; case value(Int) }\nextern func phase() -> Phase\n"
            + "style Phased for Button {\n  switch phase() {\n  case .value(let n): Text(\"\\(n)\")\n"
            + "  default: label\n  }\n}"),
        "expression": .body(
          "switch count {\ncase 0: title\ncase 1...5: Circle()\ndefault: Capsule()\n}"),
      ]),
    .init(
      "when", .body("title when isOn { .opacity(0.5).padding() }"),
      .body(
        "title\n  .opacity(1)\n  when isOn {\n    .opacity(0.5)\n    when isHovered { .padding(4) }\n  }"
      )),
    .init(
      "animate", .body("title when isOn { .padding(4) } animate .linear"),
      .body("title.opacity(isOn ? 1 : 0)\n  animate .spring(duration: 1) on isOn, count")),
  ]

  static let expressions: [ProductionSnippets] = [
    .init("expression", .value("Int", "3"), .value("Int", "true ? 1 : false ? 2 : 3")),
    .init(
      "binary",
      [
        "operator unary": .value("Int", "1 + 2 * 3"),
        "'as' type": .value("CGFloat", "3 as CGFloat"),
      ]),
    .init(
      "operator",
      [
        "'||'": .value("Bool", "true || false"), "'&&'": .value("Bool", "true && false"),
        "'=='": .value("Bool", "1 == 2"), "'!='": .value("Bool", "1 != 2"),
        "'<'": .value("Bool", "1 < 2"), "'<='": .value("Bool", "1 <= 2"),
        "'>'": .value("Bool", "1 > 2"), "'>='": .value("Bool", "1 >= 2"),
        "'??'": .body("Text(verbatim: note ?? \"\")"),
        "'..<'": .value("Range<Int>", "0..<3"), "'...'": .value("ClosedRange<Int>", "0...3"),
        "'+'": .value("Int", "1 + 2"), "'-'": .value("Int", "1 - 2"),
        "'*'": .value("Int", "1 * 2"), "'/'": .value("Int", "4 / 2"),
        "'%'": .value("Int", "4 % 2"),
        "": .value("Bool", "1 == 2 == true").failing("chained-operator"),
      ]),
    .init(
      "unary",
      [
        "'!'": .value("Bool", "!true"), "'-'": .value("Int", "-3"), "'+'": .value("Int", "+3"),
        "'..<'": .value("PartialRangeUpTo<Int>", "..<3"),
        "'...'": .value("PartialRangeThrough<Int>", "...3"),
      ]),
    .init(
      "postfix",
      [
        "'.' name": .value("Color", "Color.red"),
        "'?' '.' name": .body("Text(verbatim: \"\\(note?.count ?? 0)\")"),
        "[ '?' ] arguments": .body("title.onTapGesture { onEnd?(3) }"),
        "trailing": .body("VStack { title }"),
        "'[' argument { ',' argument } ']'": .body("Text(verbatim: items[0])"),
        "": .value("PartialRangeFrom<Int>", "3..."),
      ]),
    .init("arguments", .body("title.padding()"), .body("title.padding(.top, 8)")),
    .init("argument", .body("title.frame(width: 8)"), .body("title.padding(8)")),
    .init(
      "label",
      [
        "name": .body("title.frame(width: 8)"),
        "? a reserved word ?": .body("title.background(.red, in: Capsule())"),
      ]),
    .init("trailing", .body("Button { value = 1 } label: { title }")),
    .init(
      "closure", .body("VStack { title }"),
      .body("GeometryReader { proxy in Text(\"\\(proxy.size.width)\") }"),
      .module("let sum: (Int, Int) -> Int = { a, b in a + b }")),
    .init(
      "binder",
      [
        "name": .module("let same: (Int) -> Int = { value in value }"),
        "'_'": .module("let one: (Int) -> Int = { _ in 1 }"),
      ]),
    .init(
      "primary",
      [
        "integer": .value("Int", "3"), "float": .value("Double", "0.5"),
        "string": .value("String", "\"a\""), "color": .value("Color", "#FF3B30"),
        "'true'": .value("Bool", "true"), "'false'": .value("Bool", "false"),
        "'nil'": .value("Int?", "nil"), "name": .body("title"),
        "projection": .body("Toggle(isOn: $isOpen) { title }"),
        "'.' name": .value("Color", ".red"),
        "'(' argument { ',' argument } ')'": .value("Int", "(1 + 2) * 3"),
        "'[' [ expression { ',' expression } ] ']'": .value("[Int]", "[1, 2]"),
        "closure": .value("() -> Int", "{ 1 }"),
        "'\\' [ name ] { '.' name }": .body(
          "ForEach(items, id: \\.self) { item in Text(item) }"),
        "if": .body("let gap: CGFloat = if isOn { 8 } else { 4 }\ntitle.padding(gap)"),
        "switch": .body(
          "let gap: CGFloat = switch kind { case .info: 8\ndefault: 4 }\ntitle.padding(gap)"),
        "raw-swift": .value("Int", "#swift { 3 }"),
        "'styled'": .body("styled.padding()"),
        "'available' platforms": .body(
          "title\n  if available(iOS 26, macOS 26) { .glassEffect() } else { .padding() }"),
        "'os' platforms": .body("title\n  if !os(macOS) { .padding() }"),
      ]),
  ]
}
