import Testing
import TypeChecker

@Suite struct CatalogueTests {
  /// The names found in steps are those of a look at every line.
  @Test func typeNamesAreComplete() {
    let catalogue = Catalogue()
    let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
    let expected = catalogue.names(under: "").filter { name in
      !name.utf8.contains(UInt8(ascii: ".")) && name.utf8.first.map(capitals.contains) == true
    }
    #expect(expected.count > 300 && expected.contains("View"))
    #expect(catalogue.typeNames() == expected)
  }
}
