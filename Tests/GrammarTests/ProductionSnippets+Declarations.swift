/// Chapters 2, 3, 4, 5, 10 and 13.
extension ProductionSnippets {
  static let files: [ProductionSnippets] = [
    .init(
      "file",
      [
        "newline": .module("let first: Int = 1\nlet second: Int = 2"),
        "';'": .module("let first: Int = 1; let second: Int = 2"),
        "": .module(""),
      ]),
    .init(
      "declaration",
      [
        "target": .module("target macOS 13"),
        "import": .module("import Foundation"),
        "configuration": .module(
          "configuration Card { slot title }\ndefault style A for Card { title }"),
        "style": .module("@available(iOS 18, macOS 15) public style Simple for Button { label }"),
        "enum": .module("public enum Density { low, high }"),
        "struct": .module("struct Tones { normal: Color }"),
        "let": .module("package let gap: CGFloat = 8"),
        "function": .module("func half(_ value: CGFloat) -> CGFloat { value / 2 }"),
        "view": .module("view Dot { Circle() }"),
        "modifier": .module("modifier Faint { .opacity(0.5) }"),
        "extern": .module("extern func haptic()"),
      ]),
    .init(
      "access",
      [
        "'public'": .module("public let gap: CGFloat = 8"),
        "'package'": .module("package let gap: CGFloat = 8"),
        "'internal'": .module("internal let gap: CGFloat = 8"),
      ]),
    .init(
      "target", .module("target iOS 16"),
      .module("target iOS 16.4, macOS 13, tvOS 16, watchOS 9, visionOS 1")),
    .init("import", .module("import Foundation"), .module("import Foundation.Inner")),
  ]

  static let characters: [ProductionSnippets] = [
    .init(
      "comment",
      [
        "'//' ? anything up to the end of the line ?": .module("let a: Int = 1 // one"),
        "'/*' { ? anything else ? | comment } '*/'": .module("let a: /* an */ Int = 1"),
        "? anything else ?": .module("/* * / */"),
        "comment": .module("/* outer /* inner */ */ let a: Int = 1"),
      ]),
    .init(
      "newline", .module("let a: Int = 1\r\nlet b: Int = 2\rlet c: Int = 3\nlet d: Int = 4")),
    .init(
      "name",
      [
        "letter": .module("let gap: Int = 1"),
        "digit": .module("let gap2: Int = 1"),
        "letter { letter | digit }": .module("let größe2: Int = 1"),
        "'`' letter { letter | digit } '`'": .module("let `when`: Int = 1"),
      ]),
    .init(
      "letter",
      [
        "? a character that Swift allows in names ?": .module("let ширина: Int = 1"),
        "'_'": .module("let _gap: Int = 1"),
      ]),
    .init("projection", .body("Toggle(isOn: $isOpen) { title }")),
    .init("digit", .value("Int", "1234567890")),
    .init(
      "digits", ["digit": .value("Int", "12"), "'_'": .value("Int", "1_000_")]),
    .init(
      "hex-digits", ["hex-digit": .value("Int", "0xFF"), "'_'": .value("Int", "0xFF_FF")]),
    .init(
      "hex-digit",
      ["digit": .value("Int", "0x09"), "? a to f, small or large ?": .value("Int", "0xafAF")]),
    .init(
      "integer",
      [
        "digits": .value("Int", "12"), "'0x' hex-digits": .value("Int", "0x1F"),
        "'0b' digits": .value("Int", "0b101"), "'0o' digits": .value("Int", "0o17"),
      ]),
    .init(
      "float",
      [
        "digits '.' digits [ exponent ]": .value("Double", "1.5"),
        "digits exponent": .value("Double", "2e3"), "": .value("Double", "1_0.2_5e1"),
      ]),
    .init(
      "exponent",
      [
        "'e'": .value("Double", "1e3"), "'E'": .value("Double", "1E3"),
        "'+'": .value("Double", "1e+3"), "'-'": .value("Double", "1e-3"),
      ]),
    .init("color", .value("Color", "#0A84FF"), .value("Color", "#0a84ffCC")),
    .init(
      "string",
      [
        "character": .value("String", #""a 😀 '""#), "escape": .value("String", #""\n""#),
        "interpolation": .value("String", #""\(3)""#),
        #"'"' { character | escape | interpolation } '"'"#: .value("String", #""""#),
        #"'"""' newline { character | escape | interpolation } '"""'"#: .value(
          "String", "\"\"\"\n  one\n  \"two\" \\(3)\n  \"\"\""),
      ]),
    .init("character", .value("String", #""/* no comment */ é""#)),
    .init(
      "escape",
      [
        "'n'": .value("String", #""\n""#), "'t'": .value("String", #""\t""#),
        "'r'": .value("String", #""\r""#), "'0'": .value("String", #""\0""#),
        #"'"'"#: .value("String", #""\"""#), "'''": .value("String", #""\'""#),
        #"'\'"#: .value("String", #""\\""#),
        "'u' '{' hex-digits '}'": .value("String", #""\u{1F600}""#),
      ]),
    .init(
      "interpolation", .value("String", #""\(1 + 2)""#),
      .body(#"Text("\(count, format: .number)")"#)),
    .init("raw-swift", .value("String", ##"#swift { { String(#"}"#) }() }"##)),
  ]

  static let configurations: [ProductionSnippets] = [
    .init(
      "configuration",
      ["newline": .members("slot a\nslot b"), "';'": .members("slot a; slot b;")]),
    .init(
      "member",
      [
        "slot": .members("@available(iOS 17, macOS 14) slot title"),
        "state": .members("state isOn: Bool"), "binding": .members("binding isOn: Bool"),
        "action": .members("action onEnd"),
        "let": .members("state count: Int\nlet isEmpty: Bool = count == 0"),
        "enum": .members("enum Size { small, large }"),
        "never": .members("state isOn: Bool; state isOff: Bool\nnever isOn && isOff"),
        "component": .members("component"),
      ]),
    .init(
      "slot", .members("slot title"), .members("slot title?"), .members("slot title?: Text"),
      .members("slot mark(index: Int, of: Int)?"),
      .members("slot title: Text\nslot note: Text both"),
      .members("slot title: Text twice").failing("slot-type"),
      .members("slot title: Image").failing("slot-type")),
    .init("state", .members("state value: Double"), .members("state value: Double? = 0.5")),
    .init("binding", .members("binding path: [Int]")),
    .init(
      "action", .members("action onEnd"), .members("action onEnd()"),
      .members("action onEnd(Int, at: CGPoint)?")),
    .init(
      "never", .members("state isOn: Bool\nstate count: Int?\nnever isOn, let count"),
      .members("state isOn: Bool\nstate count: Int?\nnever isOn && count == nil")),
    .init(
      "component", .members("component"), .members("component { styled }"),
      .members(
        "state isPressed: Bool\ncomponent {\n  Button { } label: { isPressed in\n"
          + "    styled(isPressed: isPressed)\n  }\n}")),
  ]

  static let styles: [ProductionSnippets] = [
    .init(
      "style", .module("style Simple for Button { label }"),
      .module(
        "style Simple as SimpleLook(radius: CGFloat = 8) for Button { label.padding(radius) }"),
      .module("configuration Card { slot title }\ndefault style Flat for Card\n{ title }")),
    .init(
      "parameters", .module("func one() -> Int { 1 }"),
      .module("func sum(_ a: Int, b: Int) -> Int { a + b }")),
    .init(
      "parameter",
      [
        "label": .module("func half(of value: Int) -> Int { value / 2 }"),
        "'_'": .module("func half(_ value: Int = 8) -> Int { value / 2 }"),
        "": .module(
          "view Box(@ViewBuilder content: () -> some View) { VStack { content() } }"),
      ]),
    .init(
      "local",
      [
        "'local' name [ ':' type ] [ '=' expression [ 'scaled' [ '(' expression ')' ] ] ]": .body(
          "local gap: CGFloat = 8 scaled(.body)\nlocal wide: CGFloat = 9 scaled\n"
            + "local shapes: Namespace\nlocal isLow = false\n"
            + "title.padding(isLow ? gap : wide).onTapGesture { isLow.toggle() }\n"
            + ".matchedGeometryEffect(id: 1, in: shapes)"),
        "'local' 'focus' name": .body("local focus isEditing\ntitle.focused($isEditing)"),
      ]),
  ]

  static let values: [ProductionSnippets] = [
    .init("let", .module("let gap = 8"), .module("let gap: CGFloat = 8")),
    .init(
      "function", .module("func half(_ value: Int) -> Int { value / 2 }"),
      .module("func half(_ value: Int) { value / 2 }").failing("function-without-result")),
    .init(
      "assignment",
      [
        "'='": .body("title.onTapGesture { value = 1 }"),
        "'+='": .body("title.onTapGesture { value += 1 }"),
        "'-='": .body("title.onTapGesture { value -= 1 }"),
        "'*='": .body("title.onTapGesture { value *= 2 }"),
        "'/='": .body("title.onTapGesture { value /= 2 }"),
        "'%='": .body("title.onTapGesture { value %= 2 }"),
      ]),
    .init(
      "view", .module("view Dot(size: CGFloat = 8) { Circle().frame(width: size) }"),
      .body("view Part { title.padding() }\nVStack { Part(); Part() }")),
    .init("modifier", .module("modifier Raised(level: Int) { .shadow(radius: level) }")),
    .init("enum", .module("enum Density { low, high }"), .members("enum Size { small }")),
    .init(
      "cases",
      [
        "','": .module("enum Density { low, high }"),
        "newline": .module("enum Density {\n  /// Little.\n  low\n  high\n}"),
        "';'": .module("enum Density { low; high }"),
      ]),
    .init(
      "struct",
      [
        "newline": .module("struct Tones {\n  normal: Color\n  pressed: Color? = nil\n}"),
        "';'": .module("struct Tones { normal: Color; pressed: Color? = nil }"),
      ]),
  ]

  static let availability: [ProductionSnippets] = [
    .init(
      "attribute", .module("@available(iOS 18, macOS 15)\nlet gap: Int = 1"),
      .module("@open extern enum Density { low }"),
      .module("@deprecated(always, use: \"opacity(_:)\") extern modifier faint()")),
    .init(
      "platforms",
      [
        "platform [ version ]": .body("title\n  if os(iOS, macOS) { .padding() }"),
        "'*'": .body("title\n  if available(iOS 26, *) { .padding() }"),
      ]),
    .init(
      "platform",
      [
        "'iOS'": .module("target iOS 16"), "'macOS'": .module("target macOS 13"),
        "'tvOS'": .module("target tvOS 16"), "'watchOS'": .module("target watchOS 9"),
        "'visionOS'": .module("target visionOS 1"),
      ]),
    .init("version", .module("target iOS 16"), .module("target iOS 16.4, macOS 13.3.1")),
  ]
}
