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
    for complaint in inParallel(
      scenario.wrongVariants,
      { variant in
        complaints(about: variant, of: scenario, used: used, right: right, toolchain)
      })
    {
      Issue.record("\(scenario): \(complaint)")
    }
  }

  /// What speaks against a variant as a proof: it does not apply or compile, or a check passes.
  private func complaints(
    about variant: WrongVariant, of scenario: Scenario, used: [(name: String, text: String)],
    right: [String: String?], _ toolchain: Toolchain
  ) -> [String] {
    do {
      var files = used
      for replacement in variant.replacements { files = try replacement.applied(to: files) }
      let wrong = try scenario.results(files, toolchain)
      return variant.failing.compactMap { name in
        guard let before = right[name] else { return "'\(variant.name)': no check '\(name)'" }
        if before != nil { return "'\(variant.name)': '\(name)' fails without it" }
        // A check that a crash kept from running has not passed.
        if let after = wrong[name], after == nil { return "'\(variant.name)' passes '\(name)'" }
        return nil
      }
    } catch {
      return ["'\(variant.name)': \(error)"]
    }
  }
}

/// Results of `body` for each element, as many at a time as there are processors.
private func inParallel<Element: Sendable>(
  _ elements: [Element], _ body: @Sendable (Element) -> [String]
) -> [String] {
  let lock = NSLock()
  nonisolated(unsafe) var results: [Int: [String]] = [:]
  DispatchQueue.concurrentPerform(iterations: elements.count) { index in
    let result = body(elements[index])
    lock.withLock { results[index] = result }
  }
  return results.sorted { $0.key < $1.key }.flatMap(\.value)
}
