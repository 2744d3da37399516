import Diagnostics
import Parser
import Testing

@Suite struct FixtureTests {
  @Test(arguments: Fixtures.syntax.map(\.path))
  func diagnosticsStandWhereTheMarksAre(_ name: String) throws {
    let file = try #require(Fixtures.syntax.first { $0.path == name })
    MarkedSource(file).check()
  }

  @Test(arguments: Fixtures.examples.map(\.path))
  func examplesParse(_ name: String) throws {
    let file = try #require(Fixtures.examples.first { $0.path == name })
    let (tree, diagnostics) = parse(file, index: 0)
    #expect(diagnostics.map(\.message) == [])
    #expect(tree.declarations.isEmpty == false)
  }

  @Test func everyDiagnosticHasAFixture() {
    var known: Set<DiagnosticID> = []
    for file in Fixtures.syntax { known.formUnion(parse(file, index: 0).1.map(\.id)) }
    let own = DiagnosticID.allCases.prefix { $0 != .wordOperator } + [.wordOperator]
    #expect(own.filter { !known.contains($0) } == [])
  }

  /// Each fix-it, alone, takes its diagnostic away and does not make things worse.
  @Test(arguments: Fixtures.syntax.map(\.path))
  func fixItsRemoveTheirDiagnostics(_ name: String) throws {
    let file = try #require(Fixtures.syntax.first { $0.path == name })
    let diagnostics = parse(file, index: 0).1
    for diagnostic in diagnostics {
      for fixIt in diagnostic.fixIts {
        let after = parse(applied(fixIt, to: file), index: 0).1
        let isSame = { (other: Diagnostic) in
          other.id == diagnostic.id && other.message == diagnostic.message
        }
        let before = diagnostics.filter(isSame).count
        let left = after.filter(isSame).count
        #expect(
          left < before,
          "\(fixIt.message) for \(diagnostic.id.rawValue) at \(diagnostic.span.start)")
        #expect(
          after.count <= diagnostics.count,
          "\(fixIt.message) for \(diagnostic.id.rawValue) gives \(after.map(\.message))")
      }
    }
  }

  @Test func theSameTwice() {
    for file in Fixtures.syntax + Fixtures.examples {
      let first = parse(file, index: 0)
      let second = parse(file, index: 0)
      #expect(TreeDump(file: file).dump(first.0) == TreeDump(file: file).dump(second.0))
      #expect(first.1.map(\.message) == second.1.map(\.message))
    }
  }
}
