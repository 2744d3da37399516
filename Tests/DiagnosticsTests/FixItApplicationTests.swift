import Diagnostics
import Testing

@Suite struct FixItApplicationTests {
  private let sample = Sample("alpha beta gamma\n")

  private func apply(_ fixIts: [Diagnostic.FixIt]...) -> FixItApplication {
    let diagnostics = fixIts.enumerated().map { index, fixIts in
      Diagnostic(
        .unexpectedToken, "\(index)", at: SourceSpan(file: 0, start: Int32(index), end: 1),
        fixIts: fixIts)
    }
    return FixItApplication(diagnostics, files: [sample.file])
  }

  private func replace(_ text: String, _ new: String) -> Diagnostic.FixIt {
    Diagnostic.FixIt("replace", [.init(sample.span(text), new)])
  }

  private func text(_ applied: FixItApplication) -> String {
    String(decoding: applied.contents[0], as: UTF8.self)
  }

  @Test func editsApartAreAllMade() {
    let applied = apply([replace("gamma", "c")], [replace("alpha", "a")])
    #expect(text(applied) == "a beta c\n")
    #expect(applied.appliedCount == 2)
    #expect(applied.changedFiles == [0])
  }

  @Test func overlappingOnesWait() {
    let applied = apply([replace("alpha beta", "x")], [replace("beta", "b")])
    #expect(text(applied) == "x gamma\n")
    #expect(applied.appliedCount == 1)
  }

  @Test func ofSeveralNoneIsChosen() {
    let applied = apply([replace("alpha", "a"), replace("alpha", "A")])
    #expect(text(applied) == "alpha beta gamma\n")
    #expect(applied.ambiguousCount == 1)
    #expect(applied.changedFiles.isEmpty)
  }

  @Test func declarationsAreGatheredOnce() {
    let second = Diagnostic.FixIt("declare", [], declaration: "extern modifier b(...)")
    let first = Diagnostic.FixIt("declare", [], declaration: "extern modifier a(...)")
    let applied = apply([second], [first], [second])
    #expect(applied.declarations == ["extern modifier a(...)", "extern modifier b(...)"])
    #expect(applied.changedFiles.isEmpty)
  }

  @Test func editsOutsideTheFilesAreLeftOut() {
    let outside = SourceSpan(file: 0, start: 5, end: 900)
    let applied = apply(
      [.init("x", [.init(outside, "x")])], [.init("y", [.init(.none, "y")])],
      [.init("z", [.init(SourceSpan(file: 3, start: 0, end: 0), "z")])])
    #expect(applied.appliedCount == 0)
  }
}
