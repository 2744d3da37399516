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
  let source = StateSource(module, files, tellsLines: false)
  let units = StateUnit.all(in: module)
  // Several, one after another, use the room that their tables take; each thread has a thousand, as in
  // emission.
  let together = 32
  let said = Threads.map(
    count: (units.count + together - 1) / together, jobs: options.jobs, atLeast: 32
  ) { part in
    var analysis = UnitAnalysis(source)
    analysis.findsOverlaps = options.warnings[.overlap] == true
    for unit in units[part * together..<min((part + 1) * together, units.count)] {
      analysis.run(unit)
    }
    return analysis.diagnostics
  }
  return said.flatMap { $0 } + unusedNames(in: source)
}

/// Asks the questions about styles, one after another.
struct UnitAnalysis {
  typealias Node = DecisionDiagram.Node

  var unit: UnitReader
  var findsOverlaps = false
  private(set) var diagnostics: [Diagnostic] = []
  /// What was reported of the style that is looked at.
  private var reported: HashSet<SourceSpan> = []

  /// What one question may cost.
  static let budget = 20_000

  init(_ source: StateSource) {
    unit = UnitReader(StateReader(source))
    unit.keepsColumns = false
  }

  mutating func run(_ style: StateUnit) {
    guard unit.readWhole(style) else { return }
    reported.removeAll(keepingCapacity: true)
    for condition in unit.reading.conditions { check(condition) }
    for chain in unit.reading.chains { check(chain) }
    if findsOverlaps { for chain in unit.reading.chains { checkOverlaps(chain) } }
  }

  mutating func report(_ diagnostic: Diagnostic) {
    guard diagnostic.span.file >= 0, reported.insert(diagnostic.span) else { return }
    diagnostics.append(diagnostic)
  }

  /// An answer; nil where it would cost too much.
  mutating func ask<Result>(_ body: (inout DecisionDiagram) throws -> Result) -> Result? {
    unit.reader.diagram.attempt(steps: Self.budget, body)
  }

  /// A combination in which a condition holds, in words; "" where every one does.
  func words(_ node: Node) -> String {
    let witness = unit.reader.diagram.witness(node) ?? [:]
    return unit.reader.registry.entries.compactMap { entry -> String? in
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
    let possible = unit.reading.possible
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
        : unit.reading.nevers.first { rule in
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
      let never = unit.reading.nevers.first { rule in
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
