import Foundation
import Testing

/// Reports against the rules of SARIF 2.1.0.
@Suite struct SARIFTests {
  private static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// All fixtures with errors have all kinds of notes and fix-its between them.
  @Test func reportsOfAllFixturesAreValid() throws {
    let folder = try TemporaryFolder()
    let fixtures = Self.repository.appendingPathComponent("Tests/Fixtures/Invalid")
    try FileManager.default.copyItem(
      at: fixtures, to: folder.url.appendingPathComponent("All, 100% & \u{E9}"))
    let result = try folder.stylec(
      "check", "All, 100% & \u{E9}", "--warn", "all", "--diagnostics", "sarif")
    let report = try SARIFReport(result.output)
    #expect(report.faults.prefix(10) == [])
    #expect(report.results.count > 500)
    for member in ["fixes", "relatedLocations"] {
      #expect(report.results.contains { $0[member] != nil }, "\(member)")
    }
    let absolute = try folder.stylec("check", fixtures.path, "--diagnostics", "sarif")
    #expect(try SARIFReport(absolute.output).faults.prefix(10) == [])
  }

  @Test func reportsOfNothingAndOfStandardInputAreValid() throws {
    let folder = try TemporaryFolder()
    try folder.write(StyleSources.valid("A"), to: "a.style")
    let nothing = try folder.stylec("a.style", "-o", "out", "--diagnostics", "sarif")
    let empty = try SARIFReport(nothing.output)
    #expect(empty.faults == [] && empty.results.isEmpty)
    let piped = try SARIFReport(
      folder.stylec("check", "-", "--diagnostics", "sarif", input: StyleSources.invalid).output)
    #expect(piped.faults == [] && !piped.results.isEmpty)
  }

  /// The rules must be able to fail: each of these changes breaks one.
  @Test(arguments: [
    (#""version": "2.1.0""#, #""version": "2.2.0""#),
    (#""driver""#, #""extension""#),
    (#""name": "stylec""#, #""names": "stylec""#),
    (#""columnKind": "utf16CodeUnits""#, #""columnKind": "bytes""#),
    (#""level": "error""#, #""level": "fatal""#),
    (#""message": {"#, #""message": "text", "was": {"#),
    (#""ruleIndex": 0"#, #""ruleIndex": 7"#),
    (#""ruleIndex": 0"#, #""ruleIndex": true"#),
    (#""startLine": 2"#, #""startLine": 0"#),
    (#""startLine": 2"#, #""startLine": 2.5"#),
    (#""startLine": 2"#, #""startLine": 20000"#),
    (#""uri": "My%20"#, #""uri": "My "#),
    (#""uri": "My%20"#, #""uri": "My%2"#),
    (#""artifactLocation""#, #""artifact""#),
  ])
  func aBrokenReportIsFound(_ old: String, _ new: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(StyleSources.invalid, to: "My Styles/Broken.style")
    let text = try folder.stylec("check", "My Styles", "--diagnostics", "sarif").output
    #expect(try SARIFReport(text).faults == [])
    let range = try #require(text.range(of: old), "\(old) is not there")
    #expect(
      try !SARIFReport(text.replacingCharacters(in: range, with: new)).faults.isEmpty)
  }
}
