import Diagnostics

/// Tables as Markdown, for pull requests.
package enum TableMarkdown {
  package static func render(_ tables: [StateTable]) -> String {
    tables.map(render).joined(separator: "\n")
  }

  private static func render(_ table: StateTable) -> String {
    var text = "### \(table.title)\n\n`\(table.path):\(table.line)`\n"
    if table.sections.isEmpty, table.leftOut.isEmpty {
      return text + "\nNothing varies with states.\n"
    }
    for section in table.sections {
      let heads =
        section.states.map { table.states[$0].name }
        + section.columns.map { column in
          "\(column.title) :\(column.line)"
        }
      text += "\n" + line(heads.map { escaped($0) })
      text += line(heads.map { _ in "---" })
      for row in section.rows {
        text += line(
          table.words(row, section).map { escaped($0) } + row.cells.map { cell($0) })
      }
      if section.isCut { text += "\nThese are the first \(section.rows.count) rows.\n" }
    }
    for column in table.leftOut {
      text += "\n`\(column.title)` (line \(column.line)): too many combinations to tell.\n"
    }
    return text
  }

  private static func cell(_ value: CellValue) -> String {
    guard case .text(let text, let line) = value, text != "shown" else { return value.words }
    // A text that holds a backtick stands between two.
    let mark = text.contains("`") ? "`` " : "`"
    let code = mark + escaped(text) + String(mark.reversed())
    return line > 0 ? "\(code) :\(line)" : code
  }

  private static func escaped(_ text: String) -> String {
    text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }

  private static func line(_ cells: [String]) -> String {
    "| " + cells.joined(separator: " | ") + " |\n"
  }
}

/// Tables for spreadsheets: for each section a head and its rows, with an empty line between.
package enum TableCSV {
  package static func render(_ tables: [StateTable]) -> String {
    var blocks: [String] = []
    for table in tables {
      for section in table.sections {
        var text = line(
          ["style"] + section.states.map { table.states[$0].name }
            + section.columns.flatMap { ["\($0.title) :\($0.line)", "line"] })
        for row in section.rows {
          text += line(
            [table.title] + table.words(row, section)
              + row.cells.flatMap { [$0.words, $0.line > 0 ? String($0.line) : ""] })
        }
        blocks.append(text)
      }
    }
    return blocks.joined(separator: "\n")
  }

  /// Quoted where RFC 4180 wants it.
  static func line(_ fields: [String]) -> String {
    fields.map { field in
      guard field.contains(where: { $0 == "," || $0 == "\"" || $0.isNewline }) else { return field }
      let doubled = field.split(separator: "\"", omittingEmptySubsequences: false)
        .joined(separator: "\"\"")
      return "\"" + doubled + "\""
    }.joined(separator: ",") + "\n"
  }
}

/// Tables for other programs; `Docs/States.md` says what the members mean.
package enum TableJSON {
  package static func render(_ tables: [StateTable]) -> String {
    JSONText.object([
      ("version", .number(1)), ("tables", .array(tables.map(table))),
    ]).written()
  }

  private static func table(_ table: StateTable) -> JSONText {
    .object([
      ("kind", .string(table.kind.rawValue)),
      ("name", .string(table.name)),
      ("configuration", .string(table.configuration)),
      ("file", .string(table.path)),
      ("line", .number(table.line)),
      (
        "states",
        .array(
          table.states.map { state in
            .object([
              ("name", .string(state.name)), ("values", .array(state.values.map { .string($0) })),
            ])
          })
      ),
      ("sections", .array(table.sections.map { section($0, table) })),
      ("leftOut", .array(table.leftOut.map(column))),
    ])
  }

  private static func section(_ section: StateTable.Section, _ table: StateTable) -> JSONText {
    .object([
      ("states", .array(section.states.map { .string(table.states[$0].name) })),
      ("columns", .array(section.columns.map(column))),
      ("rows", .array(section.rows.map { row($0, section, table) })),
      ("isComplete", .bool(!section.isCut)),
    ])
  }

  static func column(_ column: StateTable.Column) -> JSONText {
    .object([
      ("view", .string(column.view)), ("modifier", .string(column.modifier)),
      ("argument", .string(column.argument)), ("line", .number(column.line)),
    ])
  }

  private static func row(
    _ row: StateTable.Row, _ section: StateTable.Section, _ table: StateTable
  ) -> JSONText {
    .object([
      (
        "states",
        .array(
          zip(section.states, row.values).map { state, values in
            .array(values.map { .string(table.states[state].values[$0]) })
          })
      ),
      ("values", .array(row.cells.map(cell))),
    ])
  }

  static func cell(_ value: CellValue) -> JSONText {
    switch value {
    case .text(let text, let line):
      return .object([("value", .string(text)), ("line", .number(line))])
    case .inherited: return .object([("inherited", .bool(true))])
    default: return .object([("absent", .bool(true))])
    }
  }
}
