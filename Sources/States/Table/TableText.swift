import Diagnostics

/// Tables for a terminal, not wider than `width`.
package struct TableText {
  let width: Int
  /// Wider cells are broken.
  private let cellWidth = 30

  package init(width: Int = 80) { self.width = width }

  package func render(_ tables: [StateTable]) -> String {
    tables.map { render($0) }.joined(separator: "\n")
  }

  private func render(_ table: StateTable) -> String {
    var text = "\(table.title) — \(table.path):\(table.line)\n"
    if table.sections.isEmpty, table.leftOut.isEmpty {
      return text + "\n  Nothing varies with states.\n"
    }
    for section in table.sections {
      for part in parts(of: section, table) { text += "\n" + render(part, table) }
      if section.isCut { text += "  … and more: these are the first \(section.rows.count) rows\n" }
    }
    for column in table.leftOut {
      text += "\n  \(column.title) (line \(column.line)): too many combinations to tell\n"
    }
    return text
  }

  // MARK: - Width

  /// The section with as many columns at a time as have room beside the states.
  private func parts(
    of section: StateTable.Section, _ table: StateTable
  ) -> [StateTable.Section] {
    let room = width - 2 - stateWidth(section, table)
    var groups: [[Int]] = []
    var used = 0
    for column in section.columns.indices {
      let needed = self.columnWidth(column, section, table) + 2
      if groups.isEmpty || used + needed > room {
        groups.append([column])
        used = needed
      } else {
        groups[groups.count - 1].append(column)
        used += needed
      }
    }
    if groups.count <= 1 { return [section] }
    return groups.map { columns in
      var part = section
      part.columns = columns.map { section.columns[$0] }
      part.rows = section.rows.map { row in
        StateTable.Row(values: row.values, cells: columns.map { row.cells[$0] })
      }
      return TableText.merged(part)
    }
  }

  /// Neighbouring rows that differ in one state only and have equal cells are one row.
  static func merged(_ section: StateTable.Section) -> StateTable.Section {
    var section = section
    var rows: [StateTable.Row] = []
    for row in section.rows {
      var row = row
      while let last = rows.last, last.cells == row.cells,
        let joined = joined(last.values, row.values)
      {
        rows.removeLast()
        row.values = joined
      }
      rows.append(row)
    }
    section.rows = rows
    // States that no row asks for any more.
    for index in section.states.indices.reversed() {
      let first = section.rows.first?.values[index]
      guard section.rows.allSatisfy({ $0.values[index] == first }), section.rows.count > 0 else {
        continue
      }
      section.states.remove(at: index)
      for row in section.rows.indices { section.rows[row].values.remove(at: index) }
    }
    return section
  }

  private static func joined(_ first: [[Int]], _ second: [[Int]]) -> [[Int]]? {
    let unlike = first.indices.filter { first[$0] != second[$0] }
    guard unlike.count == 1, let index = unlike.first else { return nil }
    var result = first
    result[index] = (first[index] + second[index]).sorted()
    return result
  }

  private func columnWidth(
    _ column: Int, _ section: StateTable.Section, _ table: StateTable
  ) -> Int {
    let head = heading(section.columns[column], section)
    let cells = section.rows.map { self.text($0.cells[column]) }
    return min((head + cells).map { DisplayWidth.width(of: $0) }.max() ?? 0, cellWidth)
  }

  private func stateWidth(_ section: StateTable.Section, _ table: StateTable) -> Int {
    let columns = stateColumns(section, table)
    return columns.map { column in
      min(column.map { DisplayWidth.width(of: $0) }.max() ?? 0, 2 * cellWidth) + 2
    }.reduce(0, +)
  }

  // MARK: - Cells

  /// The states as columns; many of them as one column that names those that matter in a row.
  private func stateColumns(
    _ section: StateTable.Section, _ table: StateTable
  ) -> [[String]] {
    let names = section.states.map { table.states[$0].name }
    let rows = section.rows.map { table.words($0, section) }
    let columns = names.indices.map { index in [names[index]] + rows.map { $0[index] } }
    let total = columns.map { column in
      (column.map { DisplayWidth.width(of: $0) }.max() ?? 0) + 2
    }.reduce(0, +)
    if total <= width * 55 / 100 { return columns }
    let texts = rows.map { row in
      let parts = zip(names, row).filter { $0.1 != "any" }.map { "\($0.0): \($0.1)" }
      return parts.isEmpty ? "any" : parts.joined(separator: ", ")
    }
    return [["states"] + texts]
  }

  /// The view and what it is given, on a line each.
  private func heading(
    _ column: StateTable.Column, _ section: StateTable.Section
  ) -> [String] {
    let name = [column.modifier, column.argument].filter { !$0.isEmpty }.joined(separator: " ")
    let isSeveral = section.columns.filter { $0.title == column.title }.count > 1
    return [column.view, (name.isEmpty ? "" : name) + (isSeveral ? " :\(column.line)" : "")]
  }

  private func text(_ cell: CellValue) -> String {
    cell.line > 0 && cell.words != "shown" ? "\(cell.words) :\(cell.line)" : cell.words
  }

  // MARK: - Lines

  private func render(_ section: StateTable.Section, _ table: StateTable) -> String {
    let states = stateColumns(section, table)
    var columns = states.map { (head: ["", $0[0]], cells: Array($0.dropFirst())) }
    for index in section.columns.indices {
      columns.append(
        (heading(section.columns[index], section), section.rows.map { text($0.cells[index]) }))
    }
    let limit = states.count == 1 && states[0][0] == "states" ? 2 * cellWidth : cellWidth
    let natural = columns.map { column in
      (column.head + column.cells).map { DisplayWidth.width(of: $0) }.max() ?? 0
    }
    // Nothing is broken where there is room for all of it.
    let isNarrow = natural.reduce(0) { $0 + $1 + 2 } <= width
    let widths = natural.enumerated().map { index, natural in
      isNarrow ? natural : min(natural, index < states.count ? limit : cellWidth)
    }
    var lines = record(columns.map { $0.head[0] }, widths)
    lines += record(columns.map { $0.head[1] }, widths)
    lines.append(widths.map { String(repeating: "─", count: $0) }.joined(separator: "  "))
    for row in section.rows.indices {
      lines += record(columns.map { $0.cells[row] }, widths)
    }
    return lines.map { "  " + trimmed($0) + "\n" }.joined()
  }

  /// One row, on as many lines as its longest cell needs.
  private func record(_ cells: [String], _ widths: [Int]) -> [String] {
    let broken = zip(cells, widths).map { lines($0, width: $1) }
    let height = broken.map(\.count).max() ?? 1
    return (0..<height).map { line in
      zip(broken, widths).map { lines, width in
        let text = line < lines.count ? lines[line] : ""
        return text + String(repeating: " ", count: max(0, width - DisplayWidth.width(of: text)))
      }.joined(separator: "  ")
    }
  }

  /// A text in lines of a width, broken at spaces where there are any.
  private func lines(_ text: String, width: Int) -> [String] {
    var result: [String] = []
    var rest = text[...]
    while DisplayWidth.width(of: String(rest)) > width {
      var end =
        rest.index(rest.startIndex, offsetBy: max(1, width), limitedBy: rest.endIndex)
        ?? rest.endIndex
      if let space = rest[..<end].lastIndex(of: " "), space > rest.startIndex { end = space }
      result.append(String(rest[..<end]))
      rest = rest[end...].drop { $0 == " " }
    }
    return result + [String(rest)]
  }

  private func trimmed(_ line: String) -> String {
    var line = line[...]
    while line.last == " " { line.removeLast() }
    return String(line)
  }
}
