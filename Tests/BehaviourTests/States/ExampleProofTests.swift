import Codegen
import Diagnostics
import Foundation
import Testing
import TypeChecker

@testable import States

/// The tables of the examples are exact: a style that is written anew with a table's values in place
/// of what varies is drawn as the style itself, in every combination of states.
@Suite(.serialized)
struct ExampleProofTests {
  /// What cannot be driven from outside, with the reason. A state that is not here and cannot be
  /// driven makes the test fail, and so does one that is here and can.
  ///
  /// All of them are asked where they stand, in the flat style as in the table, while what they are
  /// made of is set to several values.
  static let asked: [String: String] = [
    "Blocks: Double(index) / Double(total)": "a number that each pass of a ForEach has of its own",
    "Blocks: index < lit": "another in each pass of a ForEach",
    "Bubble: count > limit": "a comparison of two numbers",
    "Column: bounds.upperBound - bounds.lowerBound": "a number that is worked out",
    "Figure: history.isEmpty": "a property of a list",
    "Figure: value >= goal": "a comparison of two numbers",
    "Groove: bounds.upperBound - bounds.lowerBound": "a number that is worked out",
    "Groove: index": "the parameter of a closure",
    "Keys: quantity <= limits.lowerBound": "a comparison of two numbers",
    "Knob: share <= turn": "another in each pass of a ForEach",
    "Raised: index == selection": "another in each pass of a ForEach",
    "Shelf: quantity >= limits.upperBound": "a comparison of two numbers",
    "Stamp: count > limit": "a comparison of two numbers",
    "Stars: index <= value": "another in each pass of a ForEach",
    "Underlined: index == selection": "another in each pass of a ForEach",
    "Wreathed: count > limit": "a comparison of two numbers",
  ]

  /// Columns of which a wrong cell is not noticed, with the reason.
  static let unseen: [String: String] = [
    "Strip for Banner HStack.backport.glass tinted":
      "the project's own modifier leaves older systems as they are"
  ]

  @Test func tablesOfExamples() throws {
    let toolchain = try Toolchain.shared.get()
    let files = try toolchain.files(at: "Examples", "style").map {
      SourceFile(path: $0.lastPathComponent, bytes: Array(try Data(contentsOf: $0)))
    }
    let (checked, _) = checkedSource(files, CompileOptions())
    let source = try #require(checked)
    let (tables, _) = stateTables(files, options: CompileOptions())
    var proof = Proof(files: files, source: source)
    for (index, unit) in StateUnit.all(in: source.module).enumerated() {
      let table = tables[index]
      guard !table.sections.isEmpty else { continue }
      try #require(table.name == unit.name)
      proof.add(unit, table, index)
    }
    for complaint in proof.complaints { Issue.record("\(complaint)") }
    #expect(Set(proof.asked) == Set(Self.asked.keys), "what nothing drives, and why, is named here")
    let flats = proof.source(files)
    let compiled = compile(flats, options: CompileOptions())
    let errors = compiled.diagnostics.filter { $0.severity == .error }
    for error in errors.prefix(10) {
      Issue.record("\(flats[Int(error.span.file)].text(error.span)): \(error.message)")
    }
    guard errors.isEmpty else { return }
    let callers = toolchain.files(at: "Tests/Callers/Externs.swift", "swift")
    let output = try toolchain.output(
      of: compiled.outputs.map { (flats[$0.source].path + ".swift", $0.text) }
        + callers.map {
          (
            $0.lastPathComponent,
            try String(contentsOf: $0, encoding: .utf8) + ExampleProgram.externs
          )
        }
        + [("main.swift", proof.program)])
    proof.check(output)
    for complaint in proof.complaints.prefix(40) { Issue.record("\(complaint)") }
    print(proof.summary)
    #expect(Set(proof.unnoticed) == Set(Self.unseen.keys), "wrong cells that nothing tells")
    // As few as there were, or more.
    #expect(proof.columns.all >= 174)
    #expect(proof.columns.proved == proof.columns.all)
  }
}
