import Codegen
import Diagnostics
import Foundation
import Testing
import TypeChecker

@testable import States

/// The table says what the emitted Swift does: for generated styles, in every combination of states.
@Suite(.serialized)
struct StateProofTests {
  static let batchSize = 50
  static let batches = Array(0..<7)

  @Test(arguments: batches)
  func tablesOfGeneratedStyles(_ batch: Int) throws {
    let styles = Self.validStyles(batch)
    #expect(styles.count >= 45, "only \(styles.count) generated styles are valid")
    try prove(styles)
  }

  /// Those of a batch's seeds that the checker takes: a generated style may ask for what is not.
  static func validStyles(_ batch: Int) -> [GeneratedStyle] {
    (0..<2 * batchSize).lazy
      .map { GeneratedStyle(seed: UInt64(batch * 1_000 + $0)) }
      .filter { style in
        !compile([file([style])], options: options).diagnostics
          .contains { $0.severity == .error }
      }
      .prefix(batchSize).map { $0 }
  }

  static let options = CompileOptions()

  static func file(_ styles: [GeneratedStyle]) -> SourceFile {
    SourceFile(
      path: "Proof.style",
      text: GeneratedStyle.configuration + styles.map(\.text).joined(separator: "\n")
        + "\ndefault style Plainest for Proof { title }\n")
  }

  private func prove(_ styles: [GeneratedStyle]) throws {
    let toolchain = try Toolchain.shared.get()
    let file = Self.file(styles)
    let (tables, said) = stateTables([file], options: Self.options)
    #expect(!said.contains { $0.severity == .error })
    let compiled = compile([file], options: Self.options)
    let lines = String(decoding: file.bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)

    var program = ProofProgram(styles: [], references: [])
    var known: [ProofProgram.Reference: Int] = [:]
    var expectations:
      [(key: String, what: String, cell: CellValue, reference: Int, isThere: Bool)] = []
    for table in tables where table.name != "Plainest" {
      #expect(table.leftOut.isEmpty && !table.sections.contains { $0.isCut })
      var style = ProofProgram.Style(name: table.name, columns: [], combinations: [])
      for (states, expected) in StateProof(table: table, lines: lines).combinations {
        for expectation in expected {
          let number = known[expectation.reference] ?? program.references.count
          if number == program.references.count {
            known[expectation.reference] = number
            program.references.append(expectation.reference)
          }
          if !style.columns.contains(expectation.column) {
            style.columns.append(expectation.column)
          }
          let column = style.columns.firstIndex(of: expectation.column) ?? 0
          expectations.append(
            (
              "\(table.name) \(style.combinations.count) \(column)",
              "\(table.name) \(expectation.column) with \(states.sorted { $0.key < $1.key })",
              expectation.cell, number,
              expectation.column.leaf != "mark" || states["mark"] != "absent"
            ))
        }
        style.combinations.append(states)
      }
      program.styles.append(style)
    }
    let output = try toolchain.output(
      of: compiled.outputs.map { ("Proof.swift", $0.text) } + [("main.swift", program.text)])
    let (references, found) = ProofProgram.parse(output)
    #expect(!expectations.isEmpty)
    var wrong = 0
    for entry in expectations {
      let isAbsent = entry.cell == .absent
      let wanted = entry.isThere ? references[entry.reference] : "absent"
      let isUnknown = wanted == nil || (wanted == "no modifier" && !isAbsent)
      if found[entry.key] != wanted || isUnknown || (!entry.isThere && !isAbsent) {
        wrong += 1
        if wrong <= 10 {
          Issue.record(
            "\(entry.what): the table says \(entry.cell), that is \(wanted ?? "?"), but it is \(found[entry.key] ?? "?")"
          )
        }
      }
    }
    print("\(styles.count) styles, \(expectations.count) values, \(wrong) wrong")
  }
}
