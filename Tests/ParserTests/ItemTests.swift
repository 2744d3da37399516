import Testing

@Suite struct ItemTests {
  @Test func modifiersOfOneLineAreOneExpression() {
    #expect(items(".a(1) .b(2)\n.c") == "((call ((call .a (1)).b) (2)).c)")
  }

  @Test func whenAndAnimateEndTheItemBefore() {
    #expect(
      items("a\n.b\nwhen c, let d { .e .f() }\n.g\nanimate .h on c, d\n.i")
        == "(a.b); (when c (let d) {(call (.e.f) ())}); .g; (animate .h on c d); .i")
    #expect(items("a when b { .c } when d { .e }") == "a; (when b {.c}); (when d {.e})")
    #expect(items("a when b { .c when d { .e } }") == "a; (when b {.c; (when d {.e})})")
  }

  @Test func anAnimateEndsWithItsLine() {
    #expect(items("animate .a(\nb\n) on c\n.d") == "(animate (call .a (b)) on c); .d")
    #expect(items("animate .a on b\nc") == "(animate .a on b); c")
  }

  @Test func aBraceInAHeadOpensTheBlock() {
    #expect(items("if a { b }") == "(if a {b})")
    #expect(items("if (a { b }) { c }") == "(if (tuple (call a {b})) {c})")
    #expect(items("when a == .b { .c }") == "(when (== a .b) {.c})")
    #expect(
      items("if !available(iOS 16, *) && os(iOS) { a }")
        == "(if (&& (pre! available(iOS 16, *)) os(iOS)) {a})")
    #expect(items("if a\n{ b }\nelse\n{ c }") == "(if a {b} {c})")
  }

  @Test func switches() {
    #expect(
      items("switch (a, b) {\ncase (.c, _), (let d, nil) where d: e\nf\ndefault:\n}")
        == "(switch (tuple a b) (case (tuple .c _) (tuple (let d) nil) where d {e; f}) (default {}))"
    )
    #expect(
      items("switch a { case .b(let c, _): d; case let e?: f; case 1...3: g }")
        == "(switch a (case (.b (let c) _) {d}) (case (let e?) {f}) (case (... 1 3) {g}))")
    #expect(
      items("switch a {\ncase .b: when c { .d }\ncase .e: Button { } label: { f }\ndefault: g\n}")
        == "(switch a (case .b {(when c {.d})}) "
        + "(case .e {(call Button {} label: {f})}) (default {g}))")
  }

  @Test func statements() {
    #expect(
      items("a = b; c.d += 1; e.toggle(); f?(3)")
        == "(= a b); (+= (c.d) 1); (call (e.toggle) ()); (call f? (3))")
    #expect(items("let a = b\nlet c: D = .e") == "(let a b); (let c : D .e)")
  }

  @Test func locals() {
    #expect(
      items("local a: Bool = false\nlocal b: CGFloat = 8 scaled(.body)\nlocal c = 1 scaled")
        == "(local a : Bool = false); (local b : CGFloat = 8 (scaled .body)); "
        + "(local c = 1 (scaled))")
    #expect(
      items("local a: Namespace\nlocal focus b\nlocal focus: Bool = true")
        == "(local a : Namespace); (local focus b); (local focus : Bool = true)")
  }

  @Test func wordsAreNamesElsewhere() {
    #expect(
      items("local.a\nview\nview.b()\nlocal = 1")
        == "(local.a); view; (call (view.b) ()); (= local 1)")
    #expect(items("slot(state: style, in: 1)") == "(call slot (state: style, in: 1))")
    #expect(items("a.when.if(let: 1)") == "(call ((a.when).if) (let: 1))")
  }

  @Test func partsAndFunctions() {
    #expect(
      items("func tone(for size: Size) -> Color { .red }\nview Thumb(at: CGFloat) { a }")
        == "(func tone {.red}); (view Thumb {a})")
  }
}
