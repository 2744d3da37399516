import Diagnostics
import TypeChecker

/// What differs between two versions of a module, state by state.
package struct StateDifference: Sendable {
  /// The tables of the styles that differ; each cell is what it was and what it is.
  package struct Change: Sendable {
    package var title: String
    /// `added`, `removed` or `changed`.
    package var word: String
    package var table: StateTable
    /// For each section, row and column what it was and what it is; nil where nothing changed.
    package var cells: [[[(old: CellValue, new: CellValue)?]]]
  }

  package var changes: [Change]
  /// All styles, views and modifiers of either version, changed or not.
  package var names: [String]
}

/// Compares the styles of two versions by their names.
package func stateDifference(
  _ old: [SourceFile], _ new: [SourceFile], options: CompileOptions
) -> (StateDifference?, oldDiagnostics: [Diagnostic], newDiagnostics: [Diagnostic]) {
  let (before, oldSaid) = checkedSource(old, options)
  let (after, newSaid) = checkedSource(new, options)
  guard let before, let after else { return (nil, oldSaid, newSaid) }
  let olds = StateUnit.all(in: before.module)
  let news = StateUnit.all(in: after.module)
  func matches(_ first: StateUnit, _ second: StateUnit) -> Bool {
    first.kind == second.kind && first.name == second.name
      && first.configurationName == second.configurationName
  }
  var changes: [StateDifference.Change] = []
  for unit in news {
    let earlier = olds.first { matches($0, unit) }
    if let change = UnitDifference.change(earlier, before, unit, after) { changes.append(change) }
  }
  for unit in olds where !news.contains(where: { matches($0, unit) }) {
    if let change = UnitDifference.change(unit, before, nil, after) { changes.append(change) }
  }
  var names: [String] = []
  for unit in news + olds where !names.contains(unit.name) { names.append(unit.name) }
  return (StateDifference(changes: changes, names: names), oldSaid, newSaid)
}

/// Compares one style in two versions.
private struct UnitDifference {
  typealias Node = DecisionDiagram.Node

  static func change(
    _ old: StateUnit?, _ before: StateSource, _ new: StateUnit?, _ after: StateSource
  ) -> StateDifference.Change? {
    guard let unit = new ?? old else { return nil }
    let source = new == nil ? before : after
    var table = StateTableBuilder.table(of: unit, source)
    let word = old == nil ? "added" : new == nil ? "removed" : "changed"
    guard let old, let new else {
      table.sections = []
      table.leftOut = []
      return .init(title: table.title, word: word, table: table, cells: [])
    }
    guard let (reader, columns, possible) = joined(old, before, new, after) else { return nil }
    table.sections = []
    table.leftOut = []
    var builder = StateTableBuilder(reader, possible: possible)
    builder.fill(&table, columns, isSeparate: true)
    let values = builder.reader.values
    var cells: [[[(old: CellValue, new: CellValue)?]]] = []
    for index in table.sections.indices {
      var rows: [StateTable.Row] = []
      var found: [[(old: CellValue, new: CellValue)?]] = []
      for row in table.sections[index].rows {
        let changed = row.cells.map { cell -> (old: CellValue, new: CellValue)? in
          guard case .change(let first, let second) = cell else { return nil }
          return (values[first], values[second])
        }
        if changed.contains(where: { $0 != nil }) {
          rows.append(row)
          found.append(changed)
        }
      }
      table.sections[index].rows = rows
      cells.append(found)
    }
    guard cells.contains(where: { !$0.isEmpty }) else { return nil }
    return .init(title: table.title, word: word, table: table, cells: cells)
  }

  /// Reads both versions with the same variables, and pairs their columns.
  private static func joined(
    _ old: StateUnit, _ before: StateSource, _ new: StateUnit, _ after: StateSource
  ) -> (StateReader, [(column: StateTable.Column, node: Node)], Node)? {
    var walk = UnitReader(StateReader(after))
    walk.keepsConstants = true
    func readBoth() -> (UnitReading, UnitReading)? {
      walk.reading = UnitReading()
      walk.reader.beginVersion(after)
      guard (try? walk.read(new)) != nil else { return nil }
      let second = walk.reading
      walk.reading = UnitReading()
      walk.reader.beginVersion(before)
      guard (try? walk.read(old)) != nil else { return nil }
      return (walk.reading, second)
    }
    guard readBoth() != nil else { return nil }
    walk.reader.settle()
    guard let (first, second) = readBoth() else { return nil }
    var reader = walk.reader
    let absent = reader.terminal(.absent)
    var columns: [(column: StateTable.Column, node: Node)] = []
    for (earlier, later) in pairs(first.columns, second.columns) {
      guard let shown = later ?? earlier else { continue }
      reader.source = later == nil ? before : after
      guard
        let node = changes(
          earlier.map { $0.node } ?? absent, later.map { $0.node } ?? absent, &reader),
        reader.diagram.payloads(node).count > 1 || isChange(node, reader)
      else { continue }
      columns.append(
        (
          StateTable.Column(
            view: shown.view, modifier: shown.modifier, argument: shown.argument,
            line: reader.source.line(shown.span)), node
        ))
    }
    reader.source = after
    let either = reader.diagram.attempt(steps: 20_000) { diagram in
      try diagram.or(first.possible, second.possible)
    }
    return (reader, columns, either ?? DecisionDiagram.yes)
  }

  private static func isChange(_ node: Node, _ reader: StateReader) -> Bool {
    if case .change = reader.values[reader.diagram.payload(node)] { return true }
    return false
  }

  /// A function that is `.change` where two functions differ and `.absent` elsewhere.
  private static func changes(
    _ first: Node?, _ second: Node?, _ reader: inout StateReader
  ) -> Node? {
    guard let first, let second else { return nil }
    var table = ValueTable()
    swap(&table, &reader.values)
    defer { swap(&table, &reader.values) }
    let same = table.number(.absent)
    return reader.diagram.attempt(steps: 60_000) { diagram in
      try diagram.combine(first, second) { left, right in
        isSame(table[left], table[right]) ? same : table.number(.change(left, right))
      }
    }
  }

  /// Whether nothing is to be said: the same words, or a modifier that is not there and one without
  /// effect, whose values no line of the source gives.
  private static func isSame(_ old: CellValue, _ new: CellValue) -> Bool {
    switch (old, new) {
    case (.absent, .text(_, line: 0)), (.text(_, line: 0), .absent), (.absent, .inherited),
      (.inherited, .absent):
      return true
    default: return old.words == new.words
    }
  }

  /// Columns of one view, modifier and argument, those of one name in their order.
  private static func pairs(
    _ old: [UnitReading.Column], _ new: [UnitReading.Column]
  ) -> [(UnitReading.Column?, UnitReading.Column?)] {
    func key(_ column: UnitReading.Column) -> [String] {
      [column.view, column.modifier, column.argument]
    }
    var rest = old
    var result: [(UnitReading.Column?, UnitReading.Column?)] = []
    for column in new {
      let index = rest.firstIndex { key($0) == key(column) }
      result.append((index.map { rest.remove(at: $0) }, column))
    }
    return result + rest.map { ($0, nil) }
  }
}
