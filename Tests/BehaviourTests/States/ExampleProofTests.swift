import Codegen
import Diagnostics
import Foundation
import Testing
import TypeChecker

@testable import States

/// The tables of the examples tell apart exactly what the emitted Swift draws differently.
@Suite(.serialized)
struct ExampleProofTests {
  /// What was found for one column in the combinations of one section.
  private struct Group {
    var style: String
    var column: Int
    var title: String
    /// For each combination: its number, its states, the cells, whether the style chooses views.
    var cells: [(index: Int, states: String, texts: [String])] = []
    var choosesViews: Bool
  }

  @Test func tablesOfExamples() throws {
    let toolchain = try Toolchain.shared.get()
    let files = try toolchain.files(at: "Examples", "style").map {
      SourceFile(path: $0.lastPathComponent, bytes: Array(try Data(contentsOf: $0)))
    }
    let (source, _) = checkedSource(files, CompileOptions())
    let module = try #require(source).module
    let (tables, _) = stateTables(files, options: CompileOptions())
    let maker = ExampleProgram(module: module)
    var text = ExampleProgram.prelude
    var groups: [Group] = []
    var told = (columns: 0, all: 0)
    for style in module.styles {
      let configuration = module.configurations[style.configuration]
      let table = tables.first {
        $0.name == style.name && $0.configuration == configuration.name && $0.kind == .style
      }
      guard let table, !table.sections.isEmpty else { continue }
      told.all += table.sections.flatMap(\.columns).count { !$0.modifier.isEmpty }
      guard let made = maker.style(style), let given = maker.configuration(configuration) else {
        print("not drawn: \(table.title)")
        continue
      }
      let (program, found) = self.program(table, made, given.expression, given.states)
      if found.isEmpty { continue }
      text += program
      groups += found
      told.columns += found.count
    }
    let compiled = compile(files, options: CompileOptions())
    let callers = toolchain.files(at: "Tests/Callers/Externs.swift", "swift")
    let output = try toolchain.output(
      of: compiled.outputs.map { (files[$0.source].path + ".swift", $0.text) }
        + callers.map { ($0.lastPathComponent, try String(contentsOf: $0, encoding: .utf8)) }
        + [("main.swift", text)])
    let (_, found) = ProofProgram.parse(output)
    for group in groups { check(group, found) }
    // Columns of one name count once here; what depends on `local`s or on what a closure gives
    // cannot be set from outside.
    print("\(told.columns) of \(told.all) columns of examples are proved")
    #expect(told.columns >= 80)
  }

  private func program(
    _ table: StateTable, _ style: String, _ configuration: String, _ settable: Set<String>
  ) -> (String, [Group]) {
    let name = table.title.split(separator: " ").joined(separator: "-")
    let columns = table.sections.flatMap(\.columns).filter { !$0.modifier.isEmpty }
      .reduce(into: [[String]]()) { list, column in
        let key = [String(column.modifier.prefix { $0 != "(" }), column.argument]
        if !list.contains(key) { list.append(key) }
      }
    let choosesViews =
      table.sections.flatMap(\.columns).contains {
        $0.modifier.isEmpty && $0.argument.isEmpty
      } || table.sections.flatMap(\.rows).flatMap(\.cells).contains(.absent)
    var combinations: [String] = []
    var groups: [Group] = []
    for section in table.sections {
      let states = section.states.map { table.states[$0] }
      let isSettable = states.allSatisfy {
        settable.contains($0.name) || ExampleProgram.environment.contains($0.name)
          || $0.name.hasPrefix("available(") || $0.name.hasPrefix("os(")
      }
      guard isSettable else { continue }
      var own: [Int: Group] = [:]
      for values in StateProof.product(states.map { $0.domain.atoms.count }) {
        let row = section.rows.first { row in
          zip(row.values, values).allSatisfy { $0.contains($1) }
        }
        guard let row else { continue }
        var words: [String: String] = [:]
        for (state, value) in zip(states, values) {
          words[state.name] = StateProof.word(state.domain.atoms[value])
        }
        if words.contains(where: {
          ($0.key.hasPrefix("available(") || $0.key.hasPrefix("os(")) && $0.value == "true"
        }) {
          continue
        }
        let shown = words.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
          .joined(separator: ";")
        for (column, key) in columns.enumerated() {
          let cells = zip(section.columns, row.cells).filter {
            [String($0.0.modifier.prefix { $0 != "(" }), $0.0.argument] == key
          }.map(\.1.words)
          if cells.isEmpty { continue }
          own[
            column,
            default: Group(
              style: name, column: column, title: "\(table.title) \(key)",
              choosesViews: choosesViews)
          ].cells.append((combinations.count, shown, cells))
        }
        combinations.append(shown)
      }
      groups += own.sorted { $0.key < $1.key }.map(\.value)
    }
    let list = columns.map { "(\"\($0[0])\", \"\($0[1])\")" }.joined(separator: ", ")
    let all = combinations.map { text in
      "\""
        + text.split(separator: "\"", omittingEmptySubsequences: false)
        .joined(separator: "\\\"") + "\""
    }
    return (
      """
      prove("\(name)", [\(list)], [\(all.joined(separator: ", "))]) { states in
        let configuration = \(configuration)
        return AnyView(\(style).makeBody(configuration: configuration))
      }

      """, groups
    )
  }

  /// Different cells are seen as different, equal ones as equal.
  private func check(_ group: Group, _ found: [String: String]) {
    for (position, first) in group.cells.enumerated() {
      guard let seen = found["\(group.style) \(first.index) \(group.column)"] else {
        Issue.record("\(group.title) was not drawn with \(first.states)")
        return
      }
      for text in first.texts where Double(text) != nil && !seen.hasPrefix("whole: ") {
        let number = StateDomain.text(Double(text) ?? 0)
        let values = seen.split(separator: "¦").map { $0.drop { $0 == " " } }
        if !values.contains(where: { $0.hasPrefix(number) || $0.contains(number) }) {
          Issue.record("\(group.title) with \(first.states): \(text), but it is \(seen)")
        }
      }
      for second in group.cells[..<position] {
        let other = found["\(group.style) \(second.index) \(group.column)"]
        if first.texts != second.texts, other == seen, !isOneValue(first.texts, second.texts) {
          Issue.record(
            "\(group.title): \(first.states) is \(first.texts) and \(second.states) is \(second.texts), but both are \(seen)"
          )
          return
        }
        if first.texts == second.texts, other != seen, !group.choosesViews,
          !seen.hasPrefix("whole: ")
        {
          Issue.record(
            "\(group.title): \(first.states) and \(second.states) are \(first.texts), but one is \(seen) and one \(other ?? "?")"
          )
          return
        }
      }
    }
  }

  /// Two texts for one value, such as `.tint` and the default tint, say nothing.
  private func isOneValue(_ first: [String], _ second: [String]) -> Bool {
    zip(first, second).allSatisfy { left, right in
      left == right || Set([left, right]).isSubset(of: ["inherited", "–", "nil"])
    }
  }
}
