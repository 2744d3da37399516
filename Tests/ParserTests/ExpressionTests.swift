import Testing

@Suite struct ExpressionTests {
  @Test(arguments: [
    ("8", "8"), ("0.5", "0.5"), ("true", "true"), ("nil", "nil"), ("#0A84FF", "#a84ffff"),
    ("#0A84FFCC", "#a84ffcc"), ("isOn", "isOn"), ("$isOn", "$isOn"), (".blue", ".blue"),
    ("`when`", "when"), ("styled", "styled"), ("[]", "[]"), ("[1, 2]", "[1, 2]"),
    ("(1)", "(tuple 1)"), ("(a, b: c)", "(tuple a b: c)"), (#"\.name.other"#, #"\.name.other"#),
    (#"\Root.name"#, #"\Root.name"#), (#"\.self"#, #"\.self"#),
    ("#swift { a }", "#swift{ a }"),
  ])
  func primary(_ source: String, _ expected: String) { #expect(value(source) == expected) }

  @Test(arguments: [
    ("a + b * c", "(+ a (* b c))"), ("a - b - c", "(- (- a b) c)"),
    ("a ?? b ?? c", "(?? a (?? b c))"), ("a == b && c || d", "(|| (&& (== a b) c) d)"),
    ("0..<a + 1", "(..< 0 (+ a 1))"), ("a ?? b < c", "(< (?? a b) c)"),
    ("a as B ?? c", "(?? (as a B) c)"), ("a + 1 as B", "(as (+ a 1) B)"),
    ("!a && -b < +c", "(&& (pre! a) (< (pre- b) (pre+ c)))"), ("a...", "(post... a)"),
    ("...a", "(pre... a)"), ("..<a", "(pre..< a)"), ("a...b", "(... a b)"),
    ("a ? b : c ? d : e", "(?: a b (?: c d e))"), ("a ? .b : .c", "(?: a .b .c)"),
    ("a && b ? c ?? d : e", "(?: (&& a b) (?? c d) e)"),
    ("a ? b ? c : d : e", "(?: a (?: b c d) e)"), ("a-b", "(- a b)"), ("a%b/c", "(/ (% a b) c)"),
  ])
  func operators(_ source: String, _ expected: String) { #expect(value(source) == expected) }

  @Test(arguments: [
    ("a.b?.c.in", "((?(a.b).c).in)"), ("a()", "(call a ())"),
    ("a(1, b: 2, in: 3)", "(call a (1, b: 2, in: 3))"), ("a?(3)", "(call a? (3))"),
    ("a { b }", "(call a {b})"), ("a(1) { b } label: { c }", "(call a (1) {b} label: {c})"),
    ("a { x, _ in b }", "(call a {x,_ in b})"), ("a { _ in }", "(call a {_ in })"),
    (".a(1).b { c }", "(call ((call .a (1)).b) {c})"), ("a[0].b", "((subscript a 0).b)"),
    ("a { b }.c()", "(call ((call a {b}).c) ())"), ("a(b { c })", "(call a ((call b {c})))"),
    ("a.b(\n1,\n2,\n)", "(call (a.b) (1, 2))"), ("a({ x in x })", "(call a ({x in x}))"),
  ])
  func postfix(_ source: String, _ expected: String) { #expect(value(source) == expected) }

  @Test(arguments: [
    (#""a""#, #""a""#), (#""a \(b) c""#, #""a \(b) c""#),
    (#""\(a("\(b)"), format: .c)""#, #""\((call a ("\(b)")), format: .c)""#),
    (#""\n\u{1F600}\"""#, #""\n\u{1F600}\"""#), (#""\(a)\(b)""#, #""\(a)\(b)""#),
    ("\"\"\"\n  a \"b\" \\(c)\n  \"\"\"", "\"\"\"\n  a \"b\" \\(c)\n  \""),
  ])
  func strings(_ source: String, _ expected: String) { #expect(value(source) == expected) }

  @Test(arguments: [
    ("if a { 1 } else { 2 }", "(if a {1} {2})"),
    ("if let a { a } else if b, c { .x } else { nil }", "(if (let a) {a} (if b c {.x} {nil}))"),
    ("switch a { case .b: 1; default: 2 }", "(switch a (case .b {1}) (default {2}))"),
    ("available(iOS 26, *)", "available(iOS 26, *)"), ("os(macOS, iOS)", "os(macOS, iOS)"),
    ("available(a, b)", "available(a, b)"), ("available(a.b)", "(call available ((a.b)))"),
  ])
  func choices(_ source: String, _ expected: String) { #expect(value(source) == expected) }

  @Test func newLines() {
    #expect(items("a\n.b()\n.c") == "((call (a.b) ()).c)")
    #expect(items("a\nb") == "a; b")
    #expect(items("a\n+ b\n&& c") == "(&& (+ a b) c)")
    #expect(items("a\n-b") == "a; (pre- b)")
    #expect(items("a\n? b\n: c") == "(?: a b c)")
    #expect(items("a\n(b)") == "a; (tuple b)")
    #expect(items("a\n{ b }") == "a; {b}")
    #expect(items("a(b\n+ c\n- d)") == "(call a ((- (+ b c) d)))")
    #expect(items("a; b;; c") == "a; b; c")
    #expect(items("a ({\nb\nc\n})") == "(call a ({b; c}))")
  }
}
