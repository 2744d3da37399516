import Diagnostics
import Foundation
import Testing
import TypeChecker

@testable import States

@Suite struct TableTests {
  @Test func laterBlocksWin() throws {
    let table = try StateSources.table(
      """
      title
        .opacity(0.1)
        when isOn { .opacity(0.2) }
        when size == .large { .opacity(0.3) }
      """)
    let section = try #require(table.sections.first)
    let rows = section.rows.map { table.words($0, section) + $0.cells.map(\.words) }
    #expect(
      rows == [
        ["false", ".small | .regular", "0.1"], ["false", ".large", "0.3"],
        ["true", ".small | .regular", "0.2"], ["true", ".large", "0.3"],
      ])
  }

  @Test func numbersAreTheirRanges() throws {
    let table = try StateSources.table("title.opacity(level > 3 ? 1 : level == 2 ? 0.5 : 0.2)")
    let section = try #require(table.sections.first)
    #expect(
      section.rows.map { table.words($0, section) + $0.cells.map(\.words) } == [
        ["< 2 | 3", "0.2"], ["2", "0.5"], ["> 3", "1"],
      ])
  }

  @Test func optionalNumbers() throws {
    let table = try StateSources.table(
      "title.opacity((progress ?? 0) >= 0.5 ? 1 : 0.2)")
    let section = try #require(table.sections.first)
    #expect(
      section.rows.map { table.words($0, section) + $0.cells.map(\.words) } == [
        ["nil | < 0.5", "0.2"], ["≥ 0.5", "1"],
      ])
  }

  @Test func impossibleCombinationsAreLeftOut() throws {
    let table = try StateSources.table(
      "title.opacity(isOn ? isPressed ? 1 : 0.5 : 0.2)", members: "never isOn && isPressed")
    let section = try #require(table.sections.first)
    #expect(
      section.rows.map { table.words($0, section) + $0.cells.map(\.words) } == [
        ["false", "0.2"], ["true", "0.5"],
      ])
  }

  /// The tables of a style that has everything, as they are printed.
  @Test(arguments: ["text", "markdown", "csv", "json"])
  func goldens(_ format: String) throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let source = folder.appendingPathComponent("Goldens/Tables.style")
    let file = SourceFile(path: "Tables.style", bytes: Array(try Data(contentsOf: source)))
    let (tables, said) = stateTables([file], options: CompileOptions())
    #expect(said.filter { $0.severity == .error }.map(\.message) == [])
    let text: String
    switch format {
    case "markdown": text = TableMarkdown.render(tables)
    case "csv": text = TableCSV.render(tables)
    case "json": text = TableJSON.render(tables)
    default: text = TableText().render(tables)
    }
    for line in text.split(separator: "\n") where format == "text" {
      #expect(DisplayWidth.width(of: String(line)) <= 80, "\(line)")
    }
    try compare(text, with: folder.appendingPathComponent("Goldens/Tables.\(format)"))
  }

  @Test func differences() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let old = StateSources.file(
      StateSources.style(
        """
        title
          .opacity(1)
          .padding(4)
          when isOn { .opacity(0.5) }
          when isPressed { .padding(8) }
        """))
    let new = StateSources.file(
      StateSources.style(
        """
        title
          .opacity(1)
          .padding(6)
          when isOn { .opacity(0.5) }
          when isOn && size == .large { .opacity(0.4) .blur(radius: 2) }
          when isPressed { .padding(8) }
        """))
    let (difference, _, _) = stateDifference([old], [new], options: CompileOptions())
    let text = DifferenceFormats.text(try #require(difference))
    try compare(text, with: folder.appendingPathComponent("Goldens/Difference.text"))
    let (none, _, _) = stateDifference([new], [new], options: CompileOptions())
    #expect(try #require(none).changes.isEmpty)
  }

  /// Compares with a golden file; `STYLEC_RECORD=1` writes it and fails.
  private func compare(_ text: String, with url: URL) throws {
    if ProcessInfo.processInfo.environment["STYLEC_RECORD"] == "1" {
      try text.write(to: url, atomically: true, encoding: .utf8)
      Issue.record("recorded \(url.lastPathComponent)")
      return
    }
    let golden = try String(contentsOf: url, encoding: .utf8)
    #expect(text == golden, "\(url.lastPathComponent) is out of date")
  }
}
