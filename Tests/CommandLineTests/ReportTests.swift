import Foundation
import Testing

@Suite struct ReportTests {
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(StyleSources.invalid, to: "My Styles/Broken.style")
    return folder
  }

  private func object(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test func jsonIsOnStandardOutput() throws {
    let folder = try folder()
    let result = try folder.stylec("check", "My Styles", "--diagnostics", "json")
    #expect(result.status == 1)
    #expect(result.errors == "")
    let report = try object(result.output)
    #expect(report["version"] as? Int == 1)
    let diagnostics = try #require(report["diagnostics"] as? [[String: Any]])
    #expect(report["errorCount"] as? Int == diagnostics.count)
    #expect(diagnostics.first?["file"] as? String == "My Styles/Broken.style")
    let start = try #require(diagnostics.first?["start"] as? [String: Int])
    #expect(start["line"] == 2 && start["column"] == 5)
  }

  @Test func sarifNamesPlacesAndRules() throws {
    let folder = try folder()
    let result = try folder.stylec(
      "check", "My Styles", "--diagnostics", "sarif", "--diagnostics-output", "report.sarif")
    #expect(result.status == 1)
    #expect(result.output == "")
    let report = try SARIFReport(try folder.read("report.sarif"))
    #expect(report.faults == [])
    #expect(!report.results.isEmpty)
    for result in report.results {
      let location = try #require((result["locations"] as? [[String: Any]])?.first)
      let place = try #require(location["physicalLocation"] as? [String: [String: Any]])
      #expect(place["artifactLocation"]?["uri"] as? String == "My%20Styles/Broken.style")
    }
  }

  @Test func githubAndBriefAreLines() throws {
    let folder = try folder()
    let annotations = try folder.stylec("check", "My Styles", "--diagnostics", "github").errors
    #expect(annotations.hasPrefix("::error file=My Styles/Broken.style,line=2,endLine=2,col=5,"))
    let lines = try folder.stylec("check", "My Styles", "--diagnostics", "brief").errors
    for line in lines.split(separator: "\n") {
      #expect(
        line.wholeMatch(of: /My Styles\/Broken\.style:\d+:\d+: (error|note|warning): .*/) != nil)
    }
  }

  @Test func documentsAreThereWhenNothingIsWrong() throws {
    let folder = try TemporaryFolder()
    try folder.write(StyleSources.valid("A"), to: "a.style")
    for format in ["json", "sarif"] {
      let result = try folder.stylec("a.style", "-o", "out", "--diagnostics", format)
      #expect(result.status == 0)
      #expect(try object(result.output).isEmpty == false)
    }
  }

  @Test func coloursAreForTerminals() throws {
    let folder = try folder()
    #expect(!(try folder.stylec("check", "My Styles").errors.contains("\u{1B}")))
    #expect(try folder.stylec("check", "My Styles", "--color", "always").errors.contains("\u{1B}["))
    #expect(
      !(try folder.stylec("check", "My Styles", "--color", "never").errors.contains("\u{1B}")))
  }

  #if os(Linux)
    @Test func aTerminalHasColoursUnlessTheyAreRefused() throws {
      let folder = try folder()
      let shell = URL(fileURLWithPath: "/bin/sh")
      let command = "'\(ToolProcess.program.path)' check 'My Styles'"
      func onTerminal(_ environment: [String: String]) throws -> String {
        var variables = ["TERM": "xterm", "NO_COLOR": ""]
        variables.merge(environment) { $1 }
        return try ToolProcess.run(
          ["-c", "script -q -e -c \"$0\" /dev/null || true", command], in: folder.url,
          environment: variables, program: shell
        ).output
      }
      let colored = try onTerminal([:])
      // Without `script` there is no terminal to try it on.
      guard colored.contains("error:") else { return }
      #expect(colored.contains("\u{1B}[1;31m"))
      #expect(!(try onTerminal(["NO_COLOR": "1"]).contains("\u{1B}")))
      #expect(!(try onTerminal(["TERM": "dumb"]).contains("\u{1B}")))
    }
  #endif

  @Test func explainTellsCauseExampleAndRemedy() throws {
    let folder = try TemporaryFolder()
    let result = try folder.stylec("explain", "unexpected-token")
    #expect(result.status == 0)
    for part in ["unexpected-token (error): ", "\nExample:\n", "\nRemedy:\n"] {
      #expect(result.output.contains(part))
    }
    #expect(try folder.stylec("explain", "[unexpected-token]").output == result.output)
    #expect(
      try folder.stylec("explain", "unexpected-tokn").errors
        .contains("did you mean 'unexpected-token'?"))
    #expect(try folder.stylec("explain").output.contains("unexpected-token "))
  }

  @Test func theDocumentOfDiagnosticsIsUpToDate() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let file = root.appendingPathComponent("Docs/Diagnostics.md")
    let fresh = try ToolProcess.run(["documentation"], in: root).output
    let committed = try? String(contentsOf: file, encoding: .utf8)
    if ProcessInfo.processInfo.environment["STYLEC_RECORD"] == "1", committed != fresh {
      try Data(fresh.utf8).write(to: file)
    }
    #expect(committed == fresh, "make record writes it")
  }
}
