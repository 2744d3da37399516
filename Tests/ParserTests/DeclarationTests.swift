import Testing

@Suite struct DeclarationTests {
  @Test func files() {
    #expect(
      tree("target iOS 16, macOS 10.15, tvOS 16.4.1")
        == "(target [iOS 16.0.0, macOS 10.15.0, tvOS 16.4.1])")
    #expect(tree("import DesignKit\nimport A.B") == "(import DesignKit)\n(import A.B)")
    #expect(tree("") == "")
    #expect(
      tree("let a: CGFloat = 8\nfunc b(_ c: Int) -> Int { c }")
        == "(let a : CGFloat 8)\n(func b [_ c: Int] -> Int {c})")
  }

  @Test func configurations() {
    #expect(
      tree(
        """
        configuration C {
          slot a; slot b: Text both
          slot c?; slot d(index: Int, of: Int)?
          state e: Double? = nil
          binding f: Bool
          action g; action h(Int, at: CGFloat)?
          let i: Bool = e != nil
          enum J { k, l }
          never e != nil && !f, let e
          component
        }
        """)
        == "(configuration C (slot a) (slot b : Text both) (slot c?) (slot d? [index: Int, of: Int]) "
        + "(state e Double? = nil) (binding f Bool) (action g) (action h? Int at: CGFloat) "
        + "(let i : Bool (!= e nil)) (enum J k l) (never (&& (!= e nil) (pre! f)) (let e)) "
        + "(component))")
    #expect(
      tree("configuration C { component { Button { a() } label: { isPressed in styled } } }")
        == "(configuration C (component {(call Button {(call a ())} label: {isPressed in styled})}))"
    )
    #expect(
      tree("configuration C { slot state; state slot: Int }")
        == "(configuration C (slot state) (state slot Int))")
  }

  @Test func styles() {
    #expect(tree("style A for B { c }") == "(style A for B {c})")
    #expect(
      tree(
        "/// Doc.\n@available(iOS 26, macOS 26)\npublic default style A as D(_ e: F = .g, h i: J) for B\n{ c }"
      )
        == "/Doc./ @available[iOS 26.0.0, macOS 26.0.0] public "
        + "(default style A as D [_ e: F = .g, h i: J] for B {c})")
  }

  @Test func sharedParts() {
    #expect(tree("enum A { b, c }\nenum D {\n  e\n  f\n}") == "(enum A b c)\n(enum D e f)")
    #expect(tree("struct A { b: C; d: E? = nil }") == "(struct A b: C d: E? = nil)")
    #expect(
      tree("view A(b: C) { d }\nmodifier E { .f }") == "(view A [b: C] {d})\n(modifier E {.f})")
  }

  @Test(arguments: [
    (
      "modifier a(b: C, d: E = 1) neutral (b: false) selecting (d)",
      "(extern modifier a[b: C, d: E = 1] neutral(b: false) selecting(d))"
    ),
    ("modifier a.b(...)", "(extern modifier a.b[...])"),
    ("environment a: B", "(extern environment a: B)"),
    ("environment var a: B?", "(extern environment var a: B?)"),
    (
      "type A { b: C; d { e, f: G }; func h(_ i: Int) -> J }",
      "(extern type A (b : C) (group d (e,f : G)) (func h[_ i: Int] -> J))"
    ),
    ("type A<B: C>: D, E where B: F { ... }", "(extern type A<B: C> : D, E where B : F ...)"),
    ("protocol A { associatedtype B: C }", "(extern protocol A (associatedtype B : C))"),
    (
      "Color { a; static func b(_ c: D) -> Color }",
      "(extern Color (a) static (func b[_ c: D] -> Color))"
    ),
    ("A where Self == B { static c: B }", "(extern A where Self == B static (c : B))"),
    ("A: B where C: D", "(extern conformance A : B where C : D)"),
    ("enum A.B: Hashable { c, d }", "(extern enum A.B : Hashable c d)"),
    ("view A(b: String, c: View)", "(extern view A[b: String, c: View])"),
    ("shape A", "(extern shape A[])"),
    ("style A as B(c: D) for E", "(extern style A as B [c: D] for E)"),
    (
      "configuration A as B with C makeBody(_:) { slot d }",
      "(extern configuration A as B with C makeBody(_:) (slot d))"
    ),
    ("func a()", "(extern func a[])"),
    (
      "func a<B>(c: () throws -> B) rethrows -> B where B: D",
      "(extern func a<B>[c: @throws () -> B] -> B where B : D)"
    ),
    ("namespace A.B", "(extern namespace A.B)"),
    ("typealias A<B> = C<B>", "(extern typealias A<B> C<B>)"),
    (
      "type A { init?(_ b: C); subscript(i: Int) -> D; case e(F, g: H); var i, j: K where L: M }",
      "(extern type A (init?[_ b: C]) (subscript[i: Int] -> D) (case e [_: F, g: H]) "
        + "(var i,j : K where L : M))"
    ),
    (
      "A { static func + (a: A, b: A) -> A; static func ..< (a: A) -> B }",
      "(extern A static (func +[a: A, b: A] -> A) static (func ..<[a: A] -> B))"
    ),
  ])
  func externs(_ source: String, _ expected: String) {
    #expect(tree("extern " + source) == expected)
  }

  @Test(arguments: [
    "A", "A.B", "A<B, C.D>", "A?", "[A]", "[A: B]", "(A, b: C)", "() -> A", "(A, B) -> C?",
    "some A & B", "any A", "A.Type", "A<[B<C>]>?", "KeyPath<A, B>", "(A) -> (B) -> C",
  ])
  func types(_ source: String) { #expect(type(source) == source) }

  @Test func typesWithMarks() {
    #expect(type("@ViewBuilder @Sendable (A) -> B") == "@ViewBuilder @Sendable (A) -> B")
    #expect(type("(inout A) async -> B") == "@async (inout<A>) -> B")
    #expect(type("(A)") == "A")
    #expect(type("A??") == "A??")
  }
}
