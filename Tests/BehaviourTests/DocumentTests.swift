import Foundation
import Testing

/// `Docs/Behaviour.md` names scenarios and checks that there are, and all scenarios.
struct DocumentTests {
  private struct Row {
    let behaviour: String
    /// Names of scenarios with checks: `Rating`, `a slot with two parameters`.
    let shown: [(scenario: String, check: String)]
    let variant: String
  }

  @Test func rowsNameWhatThereIs() throws {
    let rows = try rows()
    #expect(rows.count > 35)
    var named: Set<String> = ["Headless"]
    for row in rows {
      #expect(
        !["", "\u{2013}", "-"].contains(row.variant), "'\(row.behaviour)' has no wrong variant")
      #expect(!row.shown.isEmpty, "'\(row.behaviour)' names no check")
      for (scenario, check) in row.shown where scenario != "Effects" {
        named.insert(scenario)
        let text = try #require(
          try? String(
            contentsOf: scenarios.appendingPathComponent(scenario + ".swift"), encoding: .utf8),
          "'\(row.behaviour)' names the scenario '\(scenario)'")
        #expect(text.contains(check), "no check '\(check)' in \(scenario)")
      }
    }
    #expect(Set(Scenario.all.map(\.name)) == named)
  }

  private let scenarios = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Scenarios")

  private func rows() throws -> [Row] {
    let package = scenarios.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let document = try String(
      contentsOf: package.appendingPathComponent("Docs/Behaviour.md"), encoding: .utf8)
    let section = document.components(separatedBy: "\n## ").first { $0.hasPrefix("Behaviours\n") }
    return (section ?? "").components(separatedBy: "\n").filter { $0.hasPrefix("| ") }.dropFirst()
      .map { line in
        let cells = line.dropFirst(2).components(separatedBy: " | ")
        return Row(
          behaviour: cells[0], shown: shown(cells.count > 1 ? cells[1] : ""),
          variant: cells.count > 2 ? cells[2].replacingOccurrences(of: " |", with: "") : "")
      }
  }

  /// Reads `Rating, Switch: `a binding ...`; Tones: `ink``: with each scenario the texts in quotes, up
  /// to what stands for the rest; a check need only occur in one of the scenarios before it.
  private func shown(_ cell: String) -> [(scenario: String, check: String)] {
    var result: [(scenario: String, check: String)] = []
    for part in cell.components(separatedBy: "; ") {
      let pieces = part.components(separatedBy: "`")
      let names = pieces[0].components(separatedBy: ":")[0].components(separatedBy: ", ")
        .map { $0.trimmingCharacters(in: .whitespaces) }
      let checks = stride(from: 1, to: pieces.count, by: 2).map { pieces[$0] }
      for check in checks {
        var text = check.components(separatedBy: "\u{2026}").max { $0.count < $1.count } ?? ""
        if text.hasPrefix("X: ") { text.removeFirst(3) }
        text = text.trimmingCharacters(in: .whitespaces)
        if text.hasSuffix(":") { text.removeLast() }
        let holding = names.filter { name in
          let file = scenarios.appendingPathComponent(name + ".swift")
          return (try? String(contentsOf: file, encoding: .utf8))?.contains(text) ?? false
        }
        for name in holding.isEmpty ? Array(names.prefix(1)) : holding {
          result.append((name, text))
        }
      }
    }
    return result
  }
}
