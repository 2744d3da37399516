import Diagnostics

/// What a change changed, in the forms of tables.
package enum DifferenceFormats {
  /// One value in some combinations of states, before and after.
  private struct Entry {
    var column: StateTable.Column
    /// `isOn: true, size: .small`; "always" where it does not depend on any.
    var states: String
    var old: CellValue
    var new: CellValue
  }

  private static func entries(_ change: StateDifference.Change) -> [Entry] {
    var result: [Entry] = []
    for (section, rows) in zip(change.table.sections, change.cells) {
      for (row, cells) in zip(section.rows, rows) {
        let parts = zip(section.states, change.table.words(row, section))
          .filter { $0.1 != "any" }
          .map { "\(change.table.states[$0.0].name): \($0.1)" }
        let states = parts.isEmpty ? "always" : parts.joined(separator: ", ")
        for (column, cell) in zip(section.columns, cells) {
          guard let cell else { continue }
          result.append(Entry(column: column, states: states, old: cell.old, new: cell.new))
        }
      }
    }
    return result
  }

  // MARK: - Text

  package static func text(_ difference: StateDifference) -> String {
    if difference.changes.isEmpty { return "No style looks different in any state.\n" }
    return difference.changes.map(text).joined(separator: "\n")
  }

  private static func text(_ change: StateDifference.Change) -> String {
    var text = "\(change.title) — \(change.word)\n"
    let entries = entries(change)
    var index = 0
    while index < entries.count {
      let column = entries[index].column
      let own = entries[index...].prefix { $0.column == column }
      text += "\n  \(column.title) (line \(column.line))\n" + lines(Array(own))
      index += own.count
    }
    return text
  }

  /// What changed of one column: the states and the values side by side where that is no wider than
  /// `width`, else below one another.
  private static func lines(_ entries: [Entry]) -> String {
    let states = entries.map { DisplayWidth.width(of: $0.states) }.max() ?? 0
    let values = entries.map { "\($0.old.words) → \($0.new.words)" }
    let isWide = 6 + states + (values.map { DisplayWidth.width(of: $0) }.max() ?? 0) > width
    return zip(entries, values).map { entry, value in
      if isWide { return "    \(entry.states)\n      \(value)\n" }
      let pad = states - DisplayWidth.width(of: entry.states)
      return "    \(entry.states)\(String(repeating: " ", count: pad))  \(value)\n"
    }.joined()
  }

  private static let width = 80

  // MARK: - Markdown

  package static func markdown(_ difference: StateDifference) -> String {
    if difference.changes.isEmpty { return "No style looks different in any state.\n" }
    return difference.changes.map { change in
      var text = "### \(change.title): \(change.word)\n"
      let entries = entries(change)
      if entries.isEmpty { return text }
      text += "\n| value | states | before | after |\n| --- | --- | --- | --- |\n"
      for entry in entries {
        let cells = [entry.column.title, entry.states, entry.old.words, entry.new.words]
        text += "| " + cells.map(escaped).joined(separator: " | ") + " |\n"
      }
      return text
    }.joined(separator: "\n")
  }

  private static func escaped(_ text: String) -> String {
    text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }

  // MARK: - For programs

  package static func csv(_ difference: StateDifference) -> String {
    var text = TableCSV.line(
      ["style", "change", "value", "states", "before", "line before", "after", "line after"])
    for change in difference.changes {
      let entries = entries(change)
      if entries.isEmpty {
        text += TableCSV.line([change.title, change.word, "", "", "", "", "", ""])
      }
      for entry in entries {
        text += TableCSV.line([
          change.title, change.word, entry.column.title, entry.states, entry.old.words,
          entry.old.line > 0 ? String(entry.old.line) : "", entry.new.words,
          entry.new.line > 0 ? String(entry.new.line) : "",
        ])
      }
    }
    return text
  }

  package static func json(_ difference: StateDifference) -> String {
    JSONText.object([
      ("version", .number(1)),
      (
        "changes",
        .array(
          difference.changes.map { change in
            .object([
              ("name", .string(change.table.name)),
              ("configuration", .string(change.table.configuration)),
              ("change", .string(change.word)),
              (
                "values",
                .array(
                  entries(change).map { entry in
                    .object([
                      ("column", TableJSON.column(entry.column)),
                      ("states", .string(entry.states)),
                      ("before", TableJSON.cell(entry.old)),
                      ("after", TableJSON.cell(entry.new)),
                    ])
                  })
              ),
            ])
          })
      ),
    ]).written()
  }
}
