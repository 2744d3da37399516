import Codegen
import Diagnostics
import Testing
import TypeChecker

@testable import States

/// Tables against what the emitted Swift gives when it runs.
struct StateProof {
  let table: StateTable
  /// The lines of the source, from 1.
  let lines: [Substring]

  /// A cell of the table in one combination, with the reference that says how it looks.
  struct Expectation {
    var column: ProofProgram.Column
    var cell: CellValue
    var reference: ProofProgram.Reference
  }

  /// What stands in the table for each combination of the states of each section.
  var combinations: [(states: [String: String], expected: [Expectation])] {
    var result: [(states: [String: String], expected: [Expectation])] = []
    for section in table.sections {
      let domains = section.states.map { table.states[$0] }
      for values in Self.product(domains.map { $0.domain.atoms.count }) {
        let row = section.rows.first { row in
          zip(row.values, values).allSatisfy { $0.contains($1) }
        }
        guard let row else { continue }
        var states: [String: String] = [:]
        for (domain, value) in zip(domains, values) {
          states[domain.name] = Self.word(domain.domain.atoms[value])
        }
        // Where the tests run, no listed system does.
        if states.contains(where: { $0.key.hasPrefix("available(") && $0.value == "true" }) {
          continue
        }
        var expected: [Expectation] = []
        for (column, cell) in zip(section.columns, row.cells) {
          if let expectation = expectation(column, cell) { expected.append(expectation) }
        }
        result.append((states, expected))
      }
    }
    return result
  }

  /// All lists of numbers below the given ones.
  static func product(_ counts: [Int]) -> [[Int]] {
    counts.reduce([[]]) { lists, count in
      lists.flatMap { list in (0..<count).map { list + [$0] } }
    }
  }

  /// A value that an atom stands for, as the program reads it.
  static func word(_ atom: StateDomain.Atom) -> String {
    switch atom {
    case .absent: return "absent"
    case .present: return "present"
    case .bool(let value): return value ? "true" : "false"
    case .named(let name): return name
    case .other: return "other"
    case .number(let number): return StateDomain.text(number)
    case .between(let low?, let high?): return StateDomain.text(((low + high) / 2).rounded(.down))
    case .between(let low?, nil): return StateDomain.text(low + 1)
    case .between(nil, let high?): return StateDomain.text(high - 1)
    case .between(nil, nil): return "0"
    }
  }

  // MARK: - Expectations

  private func expectation(_ column: StateTable.Column, _ cell: CellValue) -> Expectation? {
    // The chain that the column's line is in.
    let marker = lines[..<column.line].last { $0.contains("// chain ") }
    guard let leaf = marker?.split(separator: " ").last.map(String.init), !column.modifier.isEmpty
    else { return nil }
    let place = ProofProgram.Column(
      leaf: leaf, modifier: column.modifier, argument: column.argument)
    let base: String
    switch column.view.prefix(4) {
    case "Text": base = "Text(verbatim: \"\(leaf)\")"
    case "Imag": base = "Image(systemName: \"\(leaf)\")"
    case "HSta": base = "HStack { Text(verbatim: \"\(leaf)\") }"
    default: base = "AnyView(Text(verbatim: \"\(leaf)\"))"
    }
    switch cell {
    case .text(let text, _):
      let modifier = GeneratedModifier.all.first { $0.title == column.modifier }
      guard let modifier else { return nil }
      return reference(place, cell, base + modifier.reference(column.argument, text))
    // On the other side of a fixed choice it looks as if the modifier were not there.
    case .inherited, .absent: return reference(place, cell, base)
    default: return nil
    }
  }

  private func reference(
    _ column: ProofProgram.Column, _ cell: CellValue, _ view: String
  ) -> Expectation {
    Expectation(
      column: column, cell: cell,
      reference: .init(
        key: view + " " + column.argument, view: Self.translated(view), column: column))
  }

  /// A view as Swift writes it: colours have a literal of their own in the language.
  private static func translated(_ view: String) -> String {
    var text = ""
    var rest = view[...]
    while let hash = rest.firstIndex(of: "#") {
      text += rest[..<hash]
      let digits = rest[rest.index(after: hash)...].prefix(6)
      let parts = [0, 2, 4].map { offset -> String in
        let start = digits.index(digits.startIndex, offsetBy: offset)
        return "0x" + digits[start...].prefix(2) + " / 255.0"
      }
      text += "Color(.sRGB, red: \(parts[0]), green: \(parts[1]), blue: \(parts[2]), opacity: 1)"
      rest = rest[digits.endIndex...]
    }
    return text + rest
  }
}
