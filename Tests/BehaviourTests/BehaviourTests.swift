import Foundation
import Testing

/// What emitted Swift does, run on a headless SwiftUI; and that the checks notice what is wrong.
@Suite(.serialized)
struct BehaviourTests {
  @Test(arguments: Scenario.all)
  func behaves(_ scenario: Scenario) throws {
    let toolchain = try Toolchain.shared.get()
    let results = try scenario.results(scenario.used(toolchain), toolchain)
    #expect(!results.isEmpty, "\(scenario) checks nothing")
    for (name, found) in results.sorted(by: { $0.key < $1.key }) {
      if let found { Issue.record("\(scenario): \(name): \(found)") }
    }
  }

  @Test(arguments: Scenario.all)
  func noticesWhatIsWrong(_ scenario: Scenario) throws {
    let toolchain = try Toolchain.shared.get()
    let used = try scenario.used(toolchain)
    let right = try scenario.results(used, toolchain)
    let findings = inParallel(scenario.wrongVariants) { variant in
      finding(about: variant, of: scenario, used: used, right: right, toolchain)
    }
    for finding in findings {
      for complaint in finding.complaints { Issue.record("\(scenario): \(complaint)") }
    }
    // Every kind of check can fail.
    let caught = Set(findings.flatMap(\.caught).map(scenario.kind))
    let kinds = Set(right.keys.map(scenario.kind))
    if !scenario.withoutVariant.contains("all") {
      #expect(kinds.subtracting(caught).sorted() == scenario.withoutVariant.sorted())
    }
  }

  /// What a variant shows.
  private struct Finding: Sendable {
    /// What speaks against it as a proof: it does not apply or compile, or a check passes.
    var complaints: [String]
    /// The checks that fail, and those that it names though a crash keeps them from running.
    var caught: [String]
  }

  private func finding(
    about variant: WrongVariant, of scenario: Scenario, used: [(name: String, text: String)],
    right: [String: String?], _ toolchain: Toolchain
  ) -> Finding {
    do {
      var files = used
      for replacement in variant.replacements { files = try replacement.applied(to: files) }
      let wrong = try scenario.results(files, toolchain)
      let complaints = variant.failing.compactMap { name -> String? in
        guard let before = right[name] else { return "'\(variant.name)': no check '\(name)'" }
        if before != nil { return "'\(variant.name)': '\(name)' fails without it" }
        // A check that a crash kept from running has not passed.
        if let after = wrong[name], after == nil { return "'\(variant.name)' passes '\(name)'" }
        return nil
      }
      let failing = wrong.filter { $0.value != nil && right.keys.contains($0.key) }.map(\.key)
      return Finding(
        complaints: complaints, caught: failing + (complaints.isEmpty ? variant.failing : []))
    } catch {
      return Finding(complaints: ["'\(variant.name)': \(error)"], caught: [])
    }
  }
}

/// Results of `body` for each element, as many at a time as there are processors.
private func inParallel<Element: Sendable, Value: Sendable>(
  _ elements: [Element], _ body: @Sendable (Element) -> Value
) -> [Value] {
  let lock = NSLock()
  nonisolated(unsafe) var results: [Int: Value] = [:]
  DispatchQueue.concurrentPerform(iterations: elements.count) { index in
    let result = body(elements[index])
    lock.withLock { results[index] = result }
  }
  return results.sorted { $0.key < $1.key }.map(\.value)
}
