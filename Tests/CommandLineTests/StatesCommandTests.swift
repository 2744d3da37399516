import Foundation
import Testing

/// `stylec states`
@Suite struct StatesCommandTests {
  private static let first = """
    style One for Button {
        label
            .opacity(1)
            when isPressed { .opacity(0.5) }
    }
    style Two for Toggle { label }

    """

  /// Values with commas, quotation marks and what Markdown has its own meaning for.
  private static let second = """
    style Quoted for Button {
        VStack {
            Text(verbatim: isPressed ? "a, \\"b\\"" : "c | d")
                .lineLimit(role == .cancel || isPressed ? 1 : 2)
            label
                when isPressed { .font(.title) }
        }
    }

    """

  /// A record of comma-separated values, without quotation marks around fields.
  private static func fields(_ line: String) -> [String] {
    var result = [""]
    var isQuoted = false
    for character in line {
      if character == "\"" { isQuoted.toggle() }
      if character == ",", !isQuoted {
        result.append("")
      } else {
        result[result.count - 1].append(character)
      }
    }
    return result
  }

  private static func object(_ text: String) throws -> [String: Any] {
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
    return try #require(value as? [String: Any])
  }

  @Test func printsTables() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.first, to: "A.style")
    let result = try folder.stylec("states", "A.style", "--style", "One")
    #expect(result.status == 0)
    #expect(
      result.output == """
        One for Button — A.style:1

                     label
          isPressed  opacity
          ─────────  ───────
          false      1 :3
          true       0.5 :4

        """)
  }

  @Test func printsMarkdown() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.first, to: "A.style")
    let result = try folder.stylec("states", "A.style", "--format", "markdown")
    #expect(result.status == 0 && result.errors.isEmpty)
    #expect(
      result.output == """
        ### One for Button

        `A.style:1`

        | isPressed | label.opacity :3 |
        | --- | --- |
        | false | `1` :3 |
        | true | `0.5` :4 |

        ### Two for Toggle

        `A.style:6`

        Nothing varies with states.

        """)
  }

  @Test func printsCommaSeparatedValues() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.second, to: "A.style")
    let result = try folder.stylec("states", "A.style", "--format", "csv")
    #expect(result.status == 0 && result.errors.isEmpty)
    #expect(
      result.output == #"""
        style,isPressed,role,Text verbatim :3,line,Text.lineLimit :4,line,label.font :6,line
        Quoted for Button,false,nil | other,"""c | d""",3,2,4,inherited,
        Quoted for Button,false,.cancel,"""c | d""",3,1,4,inherited,
        Quoted for Button,true,any,"""a, \""b\""""",3,1,4,.title,6

        """#)
    // Each record has as many fields as the head.
    let records = result.output.split(separator: "\n").map { Self.fields(String($0)) }
    for record in records { #expect(record.count == records[0].count, "\(record)") }
    let markdown = try folder.stylec("states", "A.style", "--format", "markdown")
    #expect(
      markdown.output.contains(#"| false | nil \| other | `"c \| d"` :3 | `2` :4 | inherited |"#))
  }

  @Test func printsJSON() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.second, to: "A.style")
    let result = try folder.stylec("states", "A.style", "--format", "json")
    #expect(result.status == 0 && result.errors.isEmpty)
    let root = try Self.object(result.output)
    #expect(root["version"] as? Int == 1)
    let tables = try #require(root["tables"] as? [[String: Any]])
    #expect(tables.count == 1)
    let table = try #require(tables.first)
    #expect(
      Set(table.keys) == [
        "kind", "name", "configuration", "file", "line", "states", "sections", "leftOut",
      ])
    #expect(table["kind"] as? String == "style" && table["name"] as? String == "Quoted")
    #expect(table["configuration"] as? String == "Button" && table["file"] as? String == "A.style")
    #expect(table["line"] as? Int == 1)
    let states = try #require(table["states"] as? [[String: Any]])
    #expect(states.map { $0["name"] as? String } == ["isPressed", "role"])
    #expect(states[0]["values"] as? [String] == ["false", "true"])
    for section in try #require(table["sections"] as? [[String: Any]]) {
      #expect(Set(section.keys) == ["states", "columns", "rows", "isComplete"])
      #expect(section["isComplete"] as? Bool == true)
      let names = try #require(section["states"] as? [String])
      let columns = try #require(section["columns"] as? [[String: Any]])
      for column in columns {
        #expect(Set(column.keys) == ["view", "modifier", "argument", "line"])
      }
      for row in try #require(section["rows"] as? [[String: Any]]) {
        #expect((row["states"] as? [[String]])?.count == names.count)
        let values = try #require(row["values"] as? [[String: Any]])
        #expect(values.count == columns.count)
        for value in values {
          let isValue = value["value"] is String && value["line"] is Int
          #expect(
            isValue || value["absent"] as? Bool == true || value["inherited"] as? Bool == true)
        }
      }
    }
    #expect(result.output.contains("\\\"a, \\\\\\\"b\\\\\\\"\\\""))
  }

  @Test func comparesVersions() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.first, to: "old/A.style")
    try folder.write(
      Self.first.split(separator: "0.5").joined(separator: "0.6"), to: "new/A.style")
    let result = try folder.stylec("states", "--diff", "old", "new")
    #expect(result.status == 0)
    #expect(
      result.output == """
        One for Button — changed

          label.opacity (line 3)
            isPressed: true  0.5 → 0.6

        """)
    let same = try folder.stylec("states", "--diff", "old", "old")
    #expect(same.output == "No style looks different in any state.\n")
    let markdown = try folder.stylec("states", "--diff", "old", "new", "--format", "markdown")
    #expect(
      markdown.output == """
        ### One for Button: changed

        | value | states | before | after |
        | --- | --- | --- | --- |
        | label.opacity | isPressed: true | 0.5 | 0.6 |

        """)
    let csv = try folder.stylec("states", "--diff", "old", "new", "--format", "csv")
    #expect(
      csv.output == """
        style,change,value,states,before,line before,after,line after
        One for Button,changed,label.opacity,isPressed: true,0.5,4,0.6,4

        """)
    let json = try Self.object(
      try folder.stylec("states", "--diff", "old", "new", "--format", "json").output)
    let changes = try #require(json["changes"] as? [[String: Any]])
    #expect(json["version"] as? Int == 1 && changes.count == 1)
    #expect(Set(changes[0].keys) == ["name", "configuration", "change", "values"])
    let value = try #require((changes[0]["values"] as? [[String: Any]])?.first)
    #expect(value["states"] as? String == "isPressed: true")
    #expect((value["before"] as? [String: Any])?["value"] as? String == "0.5")
    #expect((value["after"] as? [String: Any])?["value"] as? String == "0.6")
    #expect((value["after"] as? [String: Any])?["line"] as? Int == 4)
    let empty = try Self.object(
      try folder.stylec("states", "--diff", "old", "old", "--format", "json").output)
    #expect((empty["changes"] as? [Any])?.isEmpty == true)
    // Of one style only, and of one that is only on one side.
    let other = try folder.stylec("states", "--diff", "old", "new", "--style", "Two")
    #expect(other.status == 0 && other.output == same.output)
    try folder.write("style Three for Button { label }", to: "new/B.style")
    let added = try folder.stylec("states", "--diff", "old", "new", "--style", "Three")
    #expect(added.status == 0 && added.output == "Three for Button — added\n")
    let record = try folder.stylec(
      "states", "--diff", "old", "new", "--style", "Three", "--format", "csv")
    #expect(record.output.hasSuffix("line after\nThree for Button,added,,,,,,\n"))
  }

  @Test func saysWhatCannotBeCompared() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.first, to: "A.style")
    try folder.write("style One for Button { labl }", to: "Wrong.style")
    try folder.write("style One for Button { label.opacty(1) }", to: "Other.style")
    let missing = try folder.stylec("states", "--diff", "A.style", "Missing.style")
    #expect(missing.status == 3 && missing.output.isEmpty)
    #expect(missing.errors.contains("cannot read 'Missing.style': no such file or folder"))
    let unknown = try folder.stylec("states", "--diff", "A.style", "A.style", "--style", "Onne")
    #expect(unknown.status == 2 && unknown.output.isEmpty)
    #expect(unknown.errors.contains("there is no style 'Onne'; did you mean 'One'?"))
    let format = try folder.stylec("states", "--diff", "A.style", "A.style", "--format", "jsn")
    #expect(format.status == 2 && format.output.isEmpty)
    #expect(format.errors.contains("not 'jsn'; did you mean 'json'?"))
    for list in [["A.style"], ["A.style", "A.style", "A.style"], []] {
      let count = try ToolProcess.run(
        ["states", "--diff"] + list, in: folder.url, input: nil, environment: [:])
      #expect(
        count.status == 2 && count.errors.contains("compares two files or folders: OLD and NEW"))
    }
    // What is wrong on either side is told, on both at once.
    let new = try folder.stylec("states", "--diff", "A.style", "Wrong.style")
    #expect(new.status == 1 && new.output.isEmpty && new.errors.contains("Wrong.style:1:24"))
    let both = try folder.stylec("states", "--diff", "Wrong.style", "Other.style")
    #expect(both.status == 1 && both.output.isEmpty)
    #expect(both.errors.contains("Wrong.style:1:24") && both.errors.contains("Other.style:1:30"))
  }

  @Test func saysWhatIsWrong() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.first, to: "A.style")
    try folder.write("style One for Button { labl }", to: "Wrong.style")
    let unknown = try folder.stylec("states", "A.style", "--style", "Onne")
    #expect(unknown.status == 2 && unknown.errors.contains("did you mean 'One'"))
    #expect(unknown.output.isEmpty)
    let format = try folder.stylec("states", "A.style", "--format", "yaml")
    #expect(format.status == 2 && format.errors.contains("text, markdown, json, csv, not 'yaml'"))
    let missing = try folder.stylec("states", "Missing.style")
    #expect(missing.status == 3 && missing.output.isEmpty)
    #expect(missing.errors.contains("cannot read 'Missing.style': no such file or folder"))
    let none = try folder.stylec("states")
    #expect(none.status == 2 && none.errors.contains("name the '.style' files"))
    #expect(try folder.stylec("states", "--diff", "A.style").status == 2)
    let wrong = try folder.stylec("states", "Wrong.style")
    #expect(wrong.status == 1 && wrong.output.isEmpty && wrong.errors.contains("unknown-name"))
  }

  /// A warning that is off by default is on when it is asked for.
  @Test func overlap() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      style One for Button {
          label
              .opacity(1)
              when isPressed { .opacity(0.5) }
              when !isEnabled { .opacity(0.3) }
      }
      """, to: "A.style")
    #expect(try folder.stylec("check", "A.style").errors.isEmpty)
    let asked = try folder.stylec("check", "A.style", "--warn", "overlap")
    #expect(asked.status == 0 && asked.errors.contains("[overlap]"))
  }
}
