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
    for format in ["markdown", "json", "csv"] {
      let other = try folder.stylec("states", "A.style", "--format", format)
      #expect(other.status == 0)
      #expect(other.output.contains("0.5"))
    }
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
  }

  @Test func saysWhatIsWrong() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.first, to: "A.style")
    try folder.write("style One for Button { labl }", to: "Wrong.style")
    let unknown = try folder.stylec("states", "A.style", "--style", "Onne")
    #expect(unknown.status == 2 && unknown.errors.contains("did you mean 'One'"))
    #expect(try folder.stylec("states", "A.style", "--format", "yaml").status == 2)
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
