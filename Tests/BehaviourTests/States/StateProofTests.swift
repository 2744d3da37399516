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
    let styles = Self.valid[batch]
    #expect(styles.count >= 45, "only \(styles.count) generated styles are valid")
    try prove(styles)
  }

  /// What was found once, and what is worth being looked at always: the files in `Fixtures/States`.
  @Test func tablesOfKeptStyles() throws {
    let toolchain = try Toolchain.shared.get()
    let files = toolchain.files(at: Self.kept, "style")
    let styles = try files.map { try String(contentsOf: $0, encoding: .utf8) }
      .compactMap { GeneratedStyle(kept: $0) }
    #expect(styles.count == files.count && !styles.isEmpty)
    try prove(styles)
    #expect(GeneratedFeatures.counts(of: styles).filter { $0.value == 0 }.keys.sorted() == [])
  }

  static let kept = "Tests/BehaviourTests/Fixtures/States"

  /// The generated styles have all that makes a difference.
  @Test func generatedStylesHaveEverything() {
    var counts: [String: Int] = [:]
    for batch in Self.batches {
      counts.merge(GeneratedFeatures.counts(of: Self.valid[batch])) { $0 + $1 }
    }
    print(
      counts.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", "))
    for (feature, count) in counts where count < 15 {
      Issue.record("\(feature) is in \(count) generated styles only")
    }
  }

  /// Those of a batch's seeds that the checker takes: a generated style may ask for what is not.
  static let valid: [[GeneratedStyle]] = batches.map { batch in
    (0..<2 * batchSize).lazy
      .map { GeneratedStyle(seed: UInt64(batch * 1_000 + $0)) }
      .filter { checkedSource([file([$0])], options).0 != nil }
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
    var failed: Set<String> = []
    for entry in expectations {
      let isAbsent = entry.cell == .absent
      let wanted = entry.isThere ? references[entry.reference] : "absent"
      let isUnknown = wanted == nil || (wanted == "no modifier" && !isAbsent)
      if found[entry.key] != wanted || isUnknown || (!entry.isThere && !isAbsent) {
        wrong += 1
        failed.insert(String(entry.key.prefix { $0 != " " }))
        if wrong <= 10 {
          Issue.record(
            "\(entry.what): the table says \(entry.cell), that is \(wanted ?? "?"), but it is \(found[entry.key] ?? "?")"
          )
        }
      }
    }
    try keep(styles.filter { failed.contains($0.name) }, toolchain)
    print("\(styles.count) styles, \(expectations.count) values, \(wrong) wrong")
  }

  /// With `STYLEC_RECORD=1`, styles of which something was wrong become files that always run.
  private func keep(_ styles: [GeneratedStyle], _ toolchain: Toolchain) throws {
    for style in styles {
      let name = style.name.hasPrefix("S") ? "Found\(style.name.dropFirst())" : style.name
      let file = toolchain.package.appendingPathComponent("\(Self.kept)/\(name).style")
      guard ProcessInfo.processInfo.environment["STYLEC_RECORD"] == "1" else {
        Issue.record("to keep '\(style.name)' as \(name).style, run this with STYLEC_RECORD=1")
        continue
      }
      try style.text.write(to: file, atomically: true, encoding: .utf8)
    }
  }
}
