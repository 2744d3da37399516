import Diagnostics
import Testing

@Suite struct ExplanationTests {
  @Test(arguments: DiagnosticID.allCases)
  func everyDiagnosticIsExplained(_ id: DiagnosticID) {
    let explanation = Explanation.of(id)
    #expect(explanation != nil, "no explanation of '\(id.rawValue)'")
  }

  @Test func everyExplanationHasItsDiagnostic() {
    let ids = Explanation.all.map(\.id)
    #expect(Set(ids).count == ids.count)
    for id in ids { #expect(DiagnosticID(rawValue: id) != nil, "no diagnostic '\(id)'") }
  }

  @Test(arguments: Explanation.all)
  func everyPartIsThere(_ explanation: Explanation) {
    #expect(!explanation.title.isEmpty && !explanation.title.hasSuffix("."))
    #expect(explanation.cause.hasSuffix("."), "\(explanation.id)")
    #expect(explanation.remedy.hasSuffix(".") || explanation.remedy.hasSuffix("`"))
    #expect(!explanation.example.isEmpty)
  }
}
