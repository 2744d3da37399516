import Diagnostics
import Testing

@Suite struct UnifiedDiffTests {
  private func diff(_ old: String, _ new: String) -> String {
    UnifiedDiff.text(from: Array(old.utf8), named: "a", to: Array(new.utf8), named: "b")
  }

  @Test func equalTextsDoNotDiffer() {
    #expect(diff("a\n", "a\n") == "")
  }

  @Test func aChangeStandsInItsContext() {
    let old = (1...9).map { "\($0)\n" }.joined()
    let new = (1...9).map { $0 == 5 ? "five\n" : "\($0)\n" }.joined()
    #expect(
      diff(old, new) == """
        --- a
        +++ b
        @@ -2,7 +2,7 @@
         2
         3
         4
        -5
        +five
         6
         7
         8

        """)
  }

  @Test func farChangesAreHunksOfTheirOwn() {
    let old = (1...30).map { "\($0)\n" }.joined()
    let new = (1...30).map { $0 == 2 || $0 == 28 ? "x\n" : "\($0)\n" }.joined()
    let text = diff(old, new)
    #expect(text.contains("@@ -1,5 +1,5 @@"))
    #expect(text.contains("@@ -25,6 +25,6 @@"))
  }

  @Test func newAndEmptyFiles() {
    #expect(diff("", "a\n") == "--- a\n+++ b\n@@ -0,0 +1 @@\n+a\n")
    #expect(diff("a\n", "") == "--- a\n+++ b\n@@ -1 +0,0 @@\n-a\n")
  }

  @Test func aMissingLastLineBreakIsSaid() {
    #expect(
      diff("a\n", "a") == "--- a\n+++ b\n@@ -1 +1 @@\n-a\n+a\n\\ No newline at end of file\n")
  }
}
