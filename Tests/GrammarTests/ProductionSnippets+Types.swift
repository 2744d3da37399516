/// Chapters 11 and 12.
extension ProductionSnippets {
  static let types: [ProductionSnippets] = [
    .init(
      "type",
      [
        "'some'": .module(
          "style Filled(fill: some ShapeStyle) for Button { label.background(fill) }"),
        "'any'": .module("extern func pick(_ shape: any Shape)"),
        "{ '@' name } [ 'some' | 'any' ] composition": .members("state size: CGSize"),
        "{ '@' name } '(' types ')' '->' type": .members("state format: @Sendable (Int) -> String"),
      ]),
    .init(
      "composition", .module("extern func pick<T: Hashable & Sendable>(_ value: T)"),
      .module(
        "style Boxed(shape: some Shape & Sendable) for Button { label.background(.red, in: shape) }"
      )),
    .init(
      "simple",
      [
        "name { '.' name } [ '<' type { ',' type } '>' ]": .members(
          "state range: ClosedRange<Double>\nstate edges: Edge.Set"),
        "'[' type [ ':' type ] ']'": .members("state a: [Int]\nstate b: [String: Int]"),
        "'(' types ')'": .members("state pair: (Int, Int)"),
        "'?'": .members("state note: String?"),
        "'.Type'": .module("extern func make(_ type: Color.Type) -> Color"),
      ]),
    .init(
      "types", .members("state make: () -> Int"),
      .members("state pair: (first: Int, second: Int)\nstate sum: (Int, Int) -> Int")),
  ]

  static let externs: [ProductionSnippets] = [
    .init(
      "extern",
      [
        "modifier-head": .module("extern modifier shimmer()"),
        "environment": .module("extern environment isLoud: Bool"),
        "type-head": .module("public extern type Theme { accent: Color }"),
        "enum-head": .module("extern enum Density { low, high }"),
        "view-head": .module("extern view Chart(title: String)"),
        "shape-head": .module("extern shape Wave(amplitude: CGFloat)"),
        "style-head": .module("extern style Brand for Button"),
        "configuration-head": .module("extern configuration Bar { slot label }"),
        "function-head": .module("extern func haptic()"),
        "namespace": .module("extern namespace Tokens"),
        "alias": .module("extern typealias Spacing = CGFloat"),
        "members": .module("extern Color { brand }"),
        "conformance": .module("extern Optional: View where Wrapped: View"),
      ]),
    .init(
      "modifier-head", .module("extern modifier shimmer(active: Bool)"),
      .module("extern modifier backport.glass(...)")),
    .init(
      "environment", .module("extern environment isLoud: Bool"),
      .module("extern environment var isLoud: Bool")),
    .init(
      "type-head",
      [
        "'type'": .module("extern type Box<T: View>: View, Sendable where T: Sendable { ... }"),
        "'protocol'": .module("extern protocol Themed { accent: Color }"),
        "": .module("extern type Ui.Box"),
      ]),
    .init("enum-head", .module("extern enum Ui.Density: Comparable { low, high }")),
    .init("view-head", .module("extern view Chart"), .module("extern view Chart(content: View)")),
    .init("shape-head", .module("extern shape Wave"), .module("extern shape Wave(size: CGFloat)")),
    .init(
      "style-head", .module("extern style Brand for Button"),
      .module("extern style Brand as BrandLook(size: CGFloat) for Toggle")),
    .init(
      "configuration-head", .module("extern configuration Bar"),
      .module("extern configuration Bar as BarLook with BarParts makeBody(_:) { slot label }")),
    .init("function-head", .module("extern func mix<T: View>(_ value: T) -> Color")),
    .init("namespace", .module("extern namespace Tokens.Inner")),
    .init(
      "alias", .module("extern typealias Spacing = CGFloat"),
      .module("extern typealias Pairs<T> = [T: T]")),
    .init(
      "members", .module("extern Color { brand }"),
      .module("extern Array where Element == Int { total: Int }")),
    .init(
      "conformance", .module("extern type Token\nextern Token: View, Sendable"),
      .module("extern Optional: View where Wrapped: View")),
    .init("path", .module("extern namespace Tokens"), .module("extern namespace Tokens.Deep.Er")),
    .init("generics", .module("extern func mix<A: View & Sendable, B>(_ a: A, _ b: B)")),
    .init(
      "requirements",
      [
        "':'": .module("extern func mix<A>(_ a: A) where A: View"),
        "'=='": .module("extern func mix<A: Sequence>(_ a: A) where A.Element == Int, A: Sendable"),
      ]),
    .init(
      "signature",
      [
        "parameters": .module("extern modifier glow(radius: CGFloat = 3) -> some View"),
        "'(' '...' ')'": .module("extern modifier glow(...)"),
        "arguments": .module("extern modifier glow(radius: CGFloat) neutral (radius: 0)"),
        "'inherit' name": .module("extern modifier face(_ font: Font?) neutral inherit font"),
        "": .module(
          "extern modifier inset(_ edges: Edge.Set, by: CGFloat) neutral (by: 0) selecting (edges)"),
      ]),
    .init(
      "body",
      [
        "'...'": .module("extern type Legacy { ... }"),
        "{ extern-member ( newline | ';' ) }": .module("extern type Tokens { small: CGFloat }"),
        "newline": .module("extern type Tokens {\n  small: CGFloat\n  large: CGFloat\n}"),
        "';'": .module("extern type Tokens { small: CGFloat; large: CGFloat }"),
      ]),
    .init(
      "extern-member",
      [
        "'func' ( name | operator ) signature": .extern(
          "public static func tone(_ n: Int) -> Color"),
        "name": .extern("func tone() -> Color"),
        "operator": .extern("static func + (a: Tokens, b: Tokens) -> Tokens"),
        "'init' [ '?' ] signature": .extern("init(size: Int); init?(name: String)"),
        "'subscript' signature": .extern("subscript(index: Int) -> Color"),
        "'case' name [ parameters ]": .extern("case empty; case value(_ value: Int)"),
        "'associatedtype' name [ ':' type ]": .module(
          "extern protocol Themed { associatedtype Tone: View }"),
        "[ 'var' ] name { ',' name } [ ':' type ] [ requirements ]": .extern(
          "small, large: CGFloat; var tint: Color; static max: Int; standard"),
        "name '{' { extern-member } '}'": .extern("radius { small: CGFloat; large: CGFloat }"),
      ]),
  ]
}
