import Diagnostics
import Hashing
import Parser
import TypeChecker

/// The tables of all styles of a module, and of the views and modifiers that its files declare;
/// none where there are errors.
package func stateTables(
  _ files: [SourceFile], options: CompileOptions
) -> (tables: [StateTable], diagnostics: [Diagnostic]) {
  let (source, diagnostics) = checkedSource(files, options)
  guard let source else { return ([], diagnostics) }
  let tables = StateUnit.all(in: source.module).map { unit in
    StateTableBuilder.table(of: unit, source)
  }
  return (tables, diagnostics)
}

/// The checked module of some files; nil where there are errors.
func checkedSource(
  _ files: [SourceFile], _ options: CompileOptions
) -> (StateSource?, [Diagnostic]) {
  var trees: [FileSyntax] = []
  var diagnostics: [Diagnostic] = []
  for (index, file) in files.enumerated() {
    let (tree, said) = parse(file, index: Int32(index))
    trees.append(tree)
    diagnostics += said
  }
  let (module, said) = check(trees, files: files, options: options)
  diagnostics += said
  if diagnostics.contains(where: { $0.severity == .error }) { return (nil, diagnostics) }
  return (StateSource(module, files), diagnostics)
}

/// Makes rows of what varies in a style.
struct StateTableBuilder {
  typealias Node = DecisionDiagram.Node

  var reader: StateReader
  let possible: Node
  var sections: [StateTable.Section] = []
  /// The variables of the table, in its order.
  private(set) var variables: [Int] = []

  /// Columns that depend on common states stay in one section up to this many rows
  static let readable = 16
  /// And this many columns.
  static let wide = 5
  /// No more rows than this are told of one section.
  static let limit = 1_000

  init(_ reader: StateReader, possible: Node) {
    self.reader = reader
    self.possible = possible
  }

  static func table(of unit: StateUnit, _ source: StateSource) -> StateTable {
    var table = StateTable(
      kind: unit.kind == .style ? .style : unit.kind == .part ? .view : .modifier,
      name: unit.name, configuration: unit.configurationName, path: "", line: 0, states: [],
      sections: [], leftOut: [])
    if unit.span.file >= 0 {
      table.path = source.files[Int(unit.span.file)].path
      table.line = source.line(unit.span)
    }
    var found = UnitReader(StateReader(source))
    guard found.readWhole(unit) else { return table }
    var builder = StateTableBuilder(found.reader, possible: found.reading.possible)
    builder.fill(&table, found.reading.columns)
    return table
  }

  mutating func fill(_ table: inout StateTable, _ found: [UnitReading.Column]) {
    var columns: [(column: StateTable.Column, node: Node)] = []
    for column in found {
      let shown = StateTable.Column(
        view: column.view, modifier: column.modifier, argument: column.argument,
        line: reader.source.line(column.span))
      if let node = column.node {
        let least = simplified(node)
        if !reader.diagram.isTerminal(least), !isOwnPresence(column, least) {
          columns.append((shown, least))
        }
      } else {
        table.leftOut.append(shown)
      }
    }
    fill(&table, columns)
  }

  /// Puts columns with their functions into sections, or each into its own.
  mutating func fill(
    _ table: inout StateTable, _ columns: [(column: StateTable.Column, node: Node)],
    isSeparate: Bool = false
  ) {
    let used = columns.reduce(into: HashSet<Int>()) {
      $0.formUnion(reader.diagram.support($1.node))
    }
    variables = used.sorted()
    table.states = variables.compactMap { variable in
      reader.registry.entries.first { $0.variable == variable }.map {
        StateVariable(name: $0.name, domain: $0.domain, isState: $0.isState)
      }
    }
    guard !columns.isEmpty else { return }
    if isSeparate {
      for column in columns { add([column], to: &table) }
      return
    }
    for group in connected(columns) {
      if let whole = section(group, limit: Self.readable), !whole.isCut,
        group.count <= Self.wide || whole.rows.count <= 4
      {
        table.sections.append(whole)
        continue
      }
      var parts: [(support: HashSet<Int>, columns: [(column: StateTable.Column, node: Node)])] = []
      for column in group {
        let support = reader.diagram.support(column.node)
        if let index = parts.firstIndex(where: { $0.support == support }) {
          parts[index].columns.append(column)
        } else {
          parts.append((support, [column]))
        }
      }
      for part in parts { add(part.columns, to: &table) }
    }
  }

  /// Columns in groups that have no state in common, in the order of their first ones.
  private func connected(
    _ columns: [(column: StateTable.Column, node: Node)]
  ) -> [[(column: StateTable.Column, node: Node)]] {
    var groups: [(support: HashSet<Int>, columns: [Int])] = []
    for (index, column) in columns.enumerated() {
      var joined = (support: reader.diagram.support(column.node), columns: [index])
      groups.removeAll { group in
        guard !group.support.isDisjoint(with: joined.support) else { return false }
        joined.support.formUnion(group.support)
        joined.columns += group.columns
        return true
      }
      groups.append(joined)
    }
    return groups.map { $0.columns.sorted() }.sorted { $0[0] < $1[0] }
      .map { $0.map { columns[$0] } }
  }

  private mutating func add(
    _ columns: [(column: StateTable.Column, node: Node)], to table: inout StateTable
  ) {
    if columns.count > 1 {
      if let section = section(columns, limit: Self.limit), !section.isCut {
        table.sections.append(section)
      } else {
        for column in columns { add([column], to: &table) }
      }
    } else if let section = section(columns, limit: Self.limit) {
      table.sections.append(section)
    } else {
      table.leftOut += columns.map(\.column)
    }
  }

  /// A slot that is shown where it is given: no news.
  private func isOwnPresence(_ column: UnitReading.Column, _ node: Node) -> Bool {
    let support = reader.diagram.support(node)
    guard column.modifier.isEmpty, column.argument.isEmpty, support.count == 1 else { return false }
    return reader.registry.entries.contains {
      support.contains($0.variable) && $0.kind == .presence && $0.name == column.view
    }
  }

  /// A function without what it asks in combinations that there are not.
  private mutating func simplified(_ node: Node) -> Node {
    reader.diagram.attempt(steps: 20_000) { [possible] diagram in
      try diagram.restricted(node, to: possible)
    } ?? node
  }

  private mutating func section(
    _ columns: [(column: StateTable.Column, node: Node)], limit: Int
  ) -> StateTable.Section? {
    guard let product = product(of: columns.map(\.node)) else { return nil }
    let support = reader.diagram.support(product).sorted()
    var rows: [StateTable.Row] = []
    let values = reader.values
    let counts = reader.diagram.valueCounts
    let isWhole = reader.diagram.forEachGroup(product, limit: limit) { path, payload in
      guard case .row(let cells) = values[payload] else { return }
      let allowed = support.map { variable in
        path.first { $0.variable == variable }?.values ?? Array(0..<counts[variable])
      }
      rows.append(.init(values: allowed, cells: cells.map { values[$0] }))
    }
    return StateTable.Section(
      states: support.compactMap { variables.firstIndex(of: $0) }, columns: columns.map(\.column),
      rows: rows, isCut: !isWhole)
  }

  /// All values together, in the combinations that there are.
  private mutating func product(of nodes: [Node]) -> Node? {
    var table = ValueTable()
    swap(&table, &reader.values)
    defer { swap(&table, &reader.values) }
    let empty = reader.diagram.terminal(table.number(.row([])))
    let impossible = reader.diagram.terminal(table.number(.impossible))
    return reader.diagram.attempt(steps: 60_000) { [possible] diagram in
      var result = empty
      for node in nodes {
        result = try diagram.combine(result, node) { left, right in
          guard case .row(let cells) = table[left] else { return left }
          return table.number(.row(cells + [right]))
        }
      }
      let support = diagram.support(result)
      let known = try diagram.projected(possible, onto: support)
      return try diagram.choose(known, result, impossible)
    }
  }
}
