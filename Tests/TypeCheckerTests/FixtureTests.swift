import Diagnostics
import Foundation
import Testing
import TypeChecker

@Suite struct FixtureTests {
  /// `STYLEC_RECORD=1` rewrites the fixtures and fails, so that a recording is looked at.
  private static let isRecording = ProcessInfo.processInfo.environment["STYLEC_RECORD"] == "1"

  @Test(arguments: Fixtures.invalid)
  func whatIsSaidIsWhatIsExpected(_ fixture: Fixture) throws {
    let rendered = fixture.rendered()
    guard rendered != fixture.recorded else { return }
    if Self.isRecording {
      try rendered.write(to: fixture.url, atomically: true, encoding: .utf8)
      Issue.record("recorded \(fixture.url.lastPathComponent)")
      return
    }
    let found = rendered.split(separator: "\n", omittingEmptySubsequences: false)
    let expected = fixture.recorded.split(separator: "\n", omittingEmptySubsequences: false)
    for (line, change) in found.difference(from: expected).enumerated() where line < 8 {
      switch change {
      case .insert(let offset, let text, _): Issue.record("\(offset + 1): found \(text)")
      case .remove(let offset, let text, _): Issue.record("\(offset + 1): expected \(text)")
      }
    }
  }

  @Test(arguments: Fixtures.valid)
  func nothingIsSaidOfWhatIsRight(_ fixture: Fixture) {
    #expect(fixture.diagnostics.map(\.message) == [])
  }

  /// The examples are files of one module.
  @Test func nothingIsSaidOfTheExamples() {
    let files = Fixtures.examples.flatMap(\.files)
    #expect(Fixture.check(files, CompileOptions()).map(\.message) == [])
  }

  /// What the analysis of states reports is tested with the tables.
  private static let ofStates: Set<DiagnosticID> = [
    .blockOverridden, .conditionAlwaysHolds, .conditionNeverHolds, .modifierOverridden, .overlap,
    .parameterNotUsed, .stateNotUsed, .valueChangesNothing,
  ]

  @Test func everyDiagnosticHasAFixture() {
    var known = Self.ofStates
    for fixture in Fixtures.invalid { known.formUnion(fixture.diagnostics.map(\.id)) }
    for fixture in Fixtures.syntax {
      // Some of them are no UTF-8.
      let bytes = Array((try? Data(contentsOf: fixture.url)) ?? Data())
      let file = SourceFile(path: fixture.url.lastPathComponent, bytes: bytes)
      known.formUnion(Fixture.check([file], CompileOptions()).map(\.id))
    }
    let missing = DiagnosticID.allCases.filter { !known.contains($0) }
    #expect(missing.map(\.rawValue) == [])
  }

  /// Each fix-it, alone, takes its diagnostic away and makes no new error.
  @Test(arguments: Fixtures.invalid)
  func fixItsRemoveTheirDiagnostics(_ fixture: Fixture) {
    let said = fixture.diagnostics
    for diagnostic in said {
      for fixIt in diagnostic.fixIts {
        let after = Fixture.check(fixture.applying(fixIt), fixture.options)
        let isSame = { (other: Diagnostic) in
          other.id == diagnostic.id && other.message == diagnostic.message
        }
        #expect(
          after.count(where: isSame) < said.count(where: isSame),
          "\(fixIt.message) leaves \(diagnostic.message)")
        let known = Set(said.map(\.message))
        let new = after.filter { $0.severity == .error && !known.contains($0.message) }
        #expect(new.isEmpty, "\(fixIt.message) gives \(new.map(\.message))")
      }
    }
  }

  @Test(arguments: Fixtures.invalid + Fixtures.valid)
  func theSameTwice(_ fixture: Fixture) {
    #expect(fixture.rendered() == fixture.rendered())
  }

  /// Whoever reads a message reads one sentence about one place.
  @Test(arguments: Fixtures.invalid)
  func messagesAreSentences(_ fixture: Fixture) {
    for diagnostic in fixture.diagnostics {
      #expect(!diagnostic.message.hasSuffix("."), "\(diagnostic.message)")
      #expect(!diagnostic.message.contains("\n"), "\(diagnostic.message)")
      let file = Int(diagnostic.span.file)
      #expect(fixture.files.indices.contains(file), "\(diagnostic.message)")
      #expect(Int(diagnostic.span.end) <= fixture.files[max(0, file)].bytes.count)
    }
  }
}
