import Codegen
import Diagnostics
import Foundation
import Parser
import StyleGeneration
import Testing
import TypeChecker

/// What is accepted can be printed from its syntax tree, parses again and compiles to the same bytes.
@Suite struct RoundTripTests {
  @Test(arguments: StyleFiles.all)
  func printedFilesCompileToTheSame(_ file: StyleFile) {
    let source = file.source
    let (tree, faults) = parse(source, index: 0)
    // What has syntax errors is no tree of this text.
    guard !faults.contains(where: { $0.severity == .error }) else { return }
    let printed = SourceFile(path: source.path, text: SyntaxPrinter(source).print(tree))
    let (again, newFaults) = parse(printed, index: 0)
    #expect(!newFaults.contains { $0.severity == .error }, "\(newFaults.map(\.message))")
    // Printing is settled after one round.
    #expect(SyntaxPrinter(printed).print(again) == printed.text)
    let first = Thorough.compile([source])
    let second = Thorough.compile([printed])
    #expect(first.outputs.map(\.text) == second.outputs.map(\.text))
    // Errors are the same ones, if not in the same order: that is the order of their lines.
    #expect(ids(first) == ids(second))
  }

  private func ids(_ result: CompileResult) -> [String] {
    result.diagnostics.filter { $0.severity == .error }.map(\.id.rawValue).sorted()
  }

  @Test func generatedFilesAreAcceptedPrintedAndCompiledToTheSame() {
    var random = Numbers(state: 3)
    var accepted = 0
    let total = 150
    var refusals: [String: Int] = [:]
    for _ in 0..<total {
      let bytes = (0..<Int(random.next() % 300)).map { _ in UInt8(truncatingIfNeeded: random.next())
      }
      let source = SourceFile(path: "Generated.style", text: StyleGenerator.text(bytes))
      let (tree, faults) = parse(source, index: 0)
      #expect(faults.isEmpty, "\(faults.map(\.message)) in \(source.text)")
      let result = Thorough.compile([source])
      if result.outputs.isEmpty {
        for diagnostic in result.diagnostics where diagnostic.severity == .error {
          refusals[diagnostic.message, default: 0] += 1
        }
        continue
      }
      accepted += 1
      let printed = SourceFile(path: source.path, text: SyntaxPrinter(source).print(tree))
      #expect(
        Thorough.compile([printed]).outputs.map(\.text) == result.outputs.map(\.text),
        "\(source.text)")
    }
    let worst = refusals.sorted { $0.value > $1.value }.prefix(5)
    #expect(accepted * 10 >= total * 9, "\(accepted) of \(total); \(worst)")
  }
}
