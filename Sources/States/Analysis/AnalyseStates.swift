import Diagnostics
import Hashing
import Parallel
import TypeChecker

/// What can be said about the states of all styles of a module that was checked without errors.
///
/// All of it are warnings. Where an answer would cost too much, nothing is said (`Docs/States.md`).
package func analyseStates(
  _ module: CheckedModule, files: [SourceFile], options: CompileOptions
) -> [Diagnostic] {
  let source = StateSource(module, files)
  let units = StateUnit.all(in: module)
  let said = Threads.map(count: units.count, jobs: options.jobs, atLeast: 32) { index in
    guard let reader = UnitReader.read(units[index], source) else { return [Diagnostic]() }
    var analysis = UnitAnalysis(consume reader)
    analysis.findsOverlaps = options.warnings[.overlap] == true
    analysis.run()
    return analysis.diagnostics
  }
  return said.flatMap { $0 } + unusedNames(in: source)
}

/// Asks the questions about one style.
struct UnitAnalysis {
  typealias Node = DecisionDiagram.Node

  var reader: StateReader
  let reading: UnitReading
  var findsOverlaps = false
  private(set) var diagnostics: [Diagnostic] = []
  private var reported: HashSet<SourceSpan> = []

  /// What one question may cost.
  static let budget = 20_000

  init(_ unit: consuming UnitReader) {
    reader = unit.reader
    reading = unit.reading
  }

  mutating func run() {
    for condition in reading.conditions { check(condition) }
    for chain in reading.chains { check(chain) }
    if findsOverlaps { for chain in reading.chains { checkOverlaps(chain) } }
  }

  mutating func report(_ diagnostic: Diagnostic) {
    guard diagnostic.span.file >= 0, reported.insert(diagnostic.span) else { return }
    diagnostics.append(diagnostic)
  }

  /// An answer; nil where it would cost too much.
  mutating func ask<Result>(_ body: (inout DecisionDiagram) throws -> Result) -> Result? {
    reader.diagram.attempt(steps: Self.budget, body)
  }

  /// A combination in which a condition holds, in words; "" where every one does.
  func words(_ node: Node) -> String {
    let witness = reader.diagram.witness(node) ?? [:]
    return reader.registry.entries.compactMap { entry -> String? in
      guard let value = witness[entry.variable] else { return nil }
      return "\(entry.name): \(entry.domain.label([value]))"
    }.joined(separator: ", ")
  }

  // MARK: - Conditions

  private mutating func check(_ condition: UnitReading.Condition) {
    // Each part of a head is asked where those before it hold.
    var around = condition.context
    var hasOuter = condition.context != DecisionDiagram.yes
    for part in condition.parts {
      guard let inside = ask({ try $0.and(around, part.node) }) else { return }
      if isSettled(part, around, inside, hasOuter, condition.isCase) { return }
      around = inside
      hasOuter = true
    }
  }

  /// Reports a condition that is constant; says whether there is no more to ask.
  private mutating func isSettled(
    _ part: UnitReading.Part, _ around: Node, _ inside: Node, _ hasOuter: Bool,
    _ isCase: Bool
  ) -> Bool {
    let possible = reading.possible
    // Nothing is said about what is never asked; that was said further out.
    guard let asked = ask({ try $0.and(around, possible) }), asked != DecisionDiagram.no else {
      return true
    }
    guard let left = ask({ try $0.and(inside, possible) }) else { return true }
    if left == DecisionDiagram.no {
      reportNever(part, inside, asked)
      return true
    }
    if !isCase, !part.isBinding, left == asked {
      let plain = part.node == DecisionDiagram.yes
      let isAround = plain ? false : hasOuter && ask { try $0.and(around, $0.not(part.node)) } == 0
      let never =
        plain || isAround
        ? nil
        : reading.nevers.first { rule in
          ask { try $0.and(rule.node, $0.and(around, $0.not(part.node))) } != 0
        }?.span
      report(
        .conditionAlwaysHolds(
          part.span, words(left), because: never, isInside: hasOuter && !plain))
    }
    return false
  }

  private mutating func reportNever(
    _ part: UnitReading.Part, _ inside: Node, _ asked: Node
  ) {
    if inside != DecisionDiagram.no {
      let never = reading.nevers.first { rule in
        guard let both = ask({ try $0.and(inside, rule.node) }) else { return false }
        return both != DecisionDiagram.no
      }
      if let never, let both = ask({ try $0.and(inside, never.node) }) {
        report(.conditionNeverHolds(part.span, words(both), because: never.span))
      }
      return
    }
    if part.node == DecisionDiagram.no {
      report(.conditionNeverHolds(part.span, words(asked)))
    } else {
      report(.conditionNeverHolds(part.span, around: words(part.node)))
    }
  }
}
