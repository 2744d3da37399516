import Diagnostics
import Testing

@Suite struct MachineFormatTests {
  private let sample = Sample("one\nuse(\"é\", colr)\n", path: "My Styles/Card,1.style")

  private var list: DiagnosticList {
    let fix = Diagnostic.FixIt("replace it", [.init(sample.span("colr"), "color")])
    let note = Diagnostic.Note("see \"one\"", at: sample.span("one"))
    return DiagnosticList([
      sample.error("100% 'colr'\nno", at: "colr", notes: [note], fixIts: [fix])
    ])
  }

  @Test func json() {
    let text = JSONRenderer(toolVersion: "1.2.3").render(list, files: [sample.file])
    #expect(
      text == """
        {
          "version": 1,
          "tool": {
            "name": "stylec",
            "version": "1.2.3"
          },
          "errorCount": 1,
          "warningCount": 0,
          "diagnostics": [
            {
              "id": "unexpected-token",
              "severity": "error",
              "message": "100% 'colr'\\nno",
              "file": "My Styles/Card,1.style",
              "start": {
                "line": 2,
                "column": 10,
                "offset": 14
              },
              "end": {
                "line": 2,
                "column": 14,
                "offset": 18
              },
              "notes": [
                {
                  "message": "see \\"one\\"",
                  "file": "My Styles/Card,1.style",
                  "start": {
                    "line": 1,
                    "column": 1,
                    "offset": 0
                  },
                  "end": {
                    "line": 1,
                    "column": 4,
                    "offset": 3
                  }
                }
              ],
              "fixIts": [
                {
                  "message": "replace it",
                  "edits": [
                    {
                      "file": "My Styles/Card,1.style",
                      "start": {
                        "line": 2,
                        "column": 10,
                        "offset": 14
                      },
                      "end": {
                        "line": 2,
                        "column": 14,
                        "offset": 18
                      },
                      "replacement": "color"
                    }
                  ]
                }
              ]
            }
          ]
        }

        """)
  }

  @Test func github() {
    let text = GitHubRenderer().render(list, files: [sample.file])
    let place = "file=My Styles/Card%2C1.style,line=2,endLine=2,col=10,endColumn=14"
    #expect(
      text == "::error \(place),title=unexpected-token::100%25 'colr'%0Ano%0A"
        + "note: see \"one\"%0Afix-it: replace it\n")
  }

  @Test func sarif() {
    let text = SARIFRenderer(toolVersion: "1.2.3").render(list, files: [sample.file])
    for part in [
      #""version": "2.1.0""#, #""columnKind": "utf16CodeUnits""#,
      #""uri": "My%20Styles/Card%2C1.style""#, #""ruleId": "unexpected-token""#,
      #""startColumn": 10"#, #""insertedContent""#, #""relatedLocations""#,
    ] {
      #expect(text.contains(part), "\(part)")
    }
  }

  @Test func sarifSaysNothingTwice() {
    let fix = Diagnostic.FixIt("replace it", [.init(sample.span("colr"), "color")])
    let note = Diagnostic.Note("see \"one\"", at: sample.span("one"))
    let list = DiagnosticList([
      sample.error("no", at: "colr", notes: [note, note], fixIts: [fix, fix])
    ])
    let text = SARIFRenderer(toolVersion: "1").render(list, files: [sample.file])
    #expect(text.ranges(of: "see \\\"one\\\"").count == 1)
    #expect(text.ranges(of: "replace it").count == 1)
  }

  @Test func nothingIsStillADocument() {
    let empty = DiagnosticList([])
    #expect(JSONRenderer(toolVersion: "1").render(empty, files: []).contains("\"diagnostics\": []"))
    #expect(SARIFRenderer(toolVersion: "1").render(empty, files: []).contains("\"results\": []"))
    #expect(GitHubRenderer().render(empty, files: []) == "")
  }
}
