import Diagnostics
import Testing

@Suite struct DiagnosticListTests {
  private func diagnostic(
    _ message: String, _ start: Int32, file: Int32 = 0, _ severity: Diagnostic.Severity = .error
  ) -> Diagnostic {
    Diagnostic(
      .unexpectedToken, message, at: SourceSpan(file: file, start: start, end: start + 1),
      severity: severity)
  }

  @Test func theOrderIsByPlaceThenSeverity() {
    let list = DiagnosticList([
      diagnostic("d", 3, file: 1), diagnostic("c", 7), diagnostic("b", 2, .warning),
      diagnostic("a", 2),
    ])
    #expect(list.shown.map(\.message) == ["a", "b", "c", "d"])
    #expect(list.summary == "3 errors and 1 warning")
  }

  @Test func whatIsSaidTwiceIsShownOnce() {
    let list = DiagnosticList([diagnostic("a", 1), diagnostic("a", 1), diagnostic("a", 2)])
    #expect(list.shown.count == 2)
    #expect(list.errorCount == 2)
  }

  @Test func aLimitKeepsErrorsBeforeWarnings() {
    let list = DiagnosticList(
      [diagnostic("w", 1, .warning), diagnostic("e", 5), diagnostic("f", 6)], limit: 2)
    #expect(list.shown.map(\.message) == ["e", "f"])
    #expect(list.hiddenCount == 1)
    #expect(
      list.summary == "2 errors and 1 warning, 1 of them not shown (--limit 0 shows all)")
  }

  @Test func nothingToSayHasNoSummary() {
    #expect(DiagnosticList([]).summary == "")
  }
}
