import Diagnostics
import Parser
import Testing

@Suite struct CatalogueEntryTests {
  private func entry(_ text: String) -> String {
    let bytes = Array(text.utf8)
    let (entry, diagnostics) = parseCatalogueEntry(bytes)
    #expect(diagnostics.map(\.message) == [])
    let file = SourceFile(path: "", bytes: bytes)
    return entry.map { TreeDump(file: file).dump($0) } ?? "nil"
  }

  @Test(arguments: [
    ("type A: View, Hashable { }", "(extern type A : View, Hashable)"),
    ("type A<B: View>: View", "(extern type A<B: View> : View)"),
    ("protocol View", "(extern protocol View)"),
    ("@open enum A: Hashable { b, c }", "@open (extern open enum A : Hashable b c)"),
    ("typealias A = B", "(extern typealias A B)"),
    ("conformance A: B where C: D", "(extern conformance A : B where C : D)"),
    ("environment var font: Font?", "(extern environment var font: Font?)"),
    (
      "configuration Button { slot label; state isPressed: Bool }",
      "(extern configuration Button (slot label) (state isPressed Bool))"
    ),
    ("configuration Picker unavailable \"no\"", "(extern configuration Picker unavailable 'no')"),
  ])
  func headers(_ text: String, _ expected: String) {
    #expect(entry(text) == expected)
    if !text.hasPrefix("@"), !text.hasPrefix("conformance") {
      #expect(entry("extern " + text) == expected)
    }
  }

  @Test(arguments: [
    (
      "func a<B>(_ c: D = .e, @ViewBuilder f: @escaping () -> B) -> some View neutral inherit g",
      "(func a<B>[_ c: D = .e, @ViewBuilder f: @escaping () -> B] -> some View neutral inherit g)"
    ),
    (
      "@available(iOS 15, tvOS unavailable) @deprecated(soft, use: \"tint(_:)\") @sdk(26) "
        + "@disfavored static a: B",
      "@available[iOS 15.0.0, tvOS unavailable] @deprecated(soft [] tint(_:)) @sdk(26) "
        + "@disfavored static (a : B)"
    ),
    (
      "@deprecated(iOS 17, macOS 14, use: \"x\") func a(b: Int = ..., c: D...)",
      "@deprecated( [iOS 17.0.0, macOS 14.0.0] x) (func a[b: Int = ..., c: D...])"
    ),
    ("type: Foo", "(type : Foo)"), ("var style: Foo?", "(var style : Foo?)"),
    ("case `default`", "(case default)"), ("init?(rawValue: Int)", "(init?[rawValue: Int])"),
    ("func a(key _: K.Type = K.self)", "(func a[key _: K.Type = (K.self)])"),
    ("a where Self == B", "(a where Self == B)"),
  ])
  func members(_ text: String, _ expected: String) { #expect(entry(text) == expected) }

  @Test func whatFollowsIsReported() {
    let (_, diagnostics) = parseCatalogueEntry(Array("case a b".utf8))
    #expect(diagnostics.map(\.id) == [.unexpectedToken])
    #expect(diagnostics[0].span.file == SourceSpan.catalogueFile)
  }
}
