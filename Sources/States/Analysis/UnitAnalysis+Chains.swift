import Diagnostics
import Hashing

/// What `when`s of one chain do to one another.
extension UnitAnalysis {
  /// What was found about one alternative.
  private struct Finding {
    var when: Int
    var link: Int
    var name: String
    var span: SourceSpan
    /// The source gives the value; else it is a declaration's default.
    var isWritten: Bool
    /// Never seen, with a combination that shows it and the `when` that decides there.
    var overridden: (Node, Int)?
  }

  mutating func check(_ chain: UnitReading.Chain) {
    guard
      let space = ask({ [possible = unit.reading.possible] in try $0.and(chain.context, possible) })
    else { return }
    var findings: [Finding] = []
    for argument in chain.arguments { check(argument, chain, space, &findings) }
    guard findings.contains(where: { $0.overridden != nil }) else { return }
    // By `when`, and there by link.
    var whens: HashMap<Int, HashMap<Int, [Finding]>> = [:]
    for finding in findings {
      whens[finding.when, default: [:]][finding.link, default: []].append(finding)
    }
    for (when, links) in whens.sorted(by: { $0.key < $1.key }) {
      reportOverridden(when, links, chain)
    }
  }

  private mutating func reportOverridden(
    _ when: Int, _ links: HashMap<Int, [Finding]>, _ chain: UnitReading.Chain
  ) {
    let calls = links.sorted { $0.key < $1.key }.map { entry -> [Finding] in
      let written = entry.value.filter(\.isWritten)
      return written.isEmpty ? entry.value : written
    }
    let isDead = calls.map { $0.allSatisfy { $0.overridden != nil } }
    guard isDead.contains(true) else { return }
    if !isDead.contains(false), let (node, later) = calls.first?.first?.overridden {
      report(.blockOverridden(chain.whens[when].span, words(node), chain.whens[later].span))
      return
    }
    for (call, isDead) in zip(calls, isDead) where isDead {
      guard let first = call.first, let (node, later) = first.overridden else { continue }
      let span = first.isWritten ? first.span : chain.whens[when].span
      report(.modifierOverridden(span, first.name, words(node), chain.whens[later].span))
    }
  }

  /// Looks at each alternative of an argument with those that come after it and those before.
  private mutating func check(
    _ argument: UnitReading.Argument, _ chain: UnitReading.Chain, _ space: Node,
    _ findings: inout [Finding]
  ) {
    // What the argument is without the alternatives from each on; nil where that costs too much.
    var before: [Node?] = []
    var current: Node? = argument.base ?? unit.reader.terminal(.inherited)
    for (index, alternative) in argument.alternatives.enumerated() {
      before.append(current)
      if let rest = current, index + 1 < argument.alternatives.count {
        let condition = chain.whens[alternative.when].node
        current = ask { try $0.choose(condition, alternative.node, rest) }
      }
    }
    var later = DecisionDiagram.no
    for (index, alternative) in argument.alternatives.enumerated().reversed() {
      let condition = chain.whens[alternative.when].node
      let isWritten = alternative.span.file >= 0
      var finding = Finding(
        when: alternative.when, link: argument.link, name: argument.name, span: alternative.span,
        isWritten: isWritten, overridden: nil)
      let seen = ask { try $0.and(space, $0.and(condition, $0.not(later))) }
      let holds = ask { try $0.and(space, condition) }
      if let seen, let holds, holds != DecisionDiagram.no {
        if seen == DecisionDiagram.no {
          finding.overridden = (holds, deciding(holds, argument, chain, after: index))
        } else if isWritten, !alternative.isLocal, !argument.keepsGivenValue,
          let rest = before[index],
          isSame(alternative.node, rest, where: seen)
        {
          reportSame(argument, alternative, seen)
        }
      }
      findings.append(finding)
      guard let more = ask({ try $0.or(later, condition) }) else { return }
      later = more
    }
  }

  /// The last alternative that holds in the combination that shows it.
  private mutating func deciding(
    _ holds: Node, _ argument: UnitReading.Argument, _ chain: UnitReading.Chain, after index: Int
  ) -> Int {
    let witness = unit.reader.diagram.witness(holds) ?? [:]
    let later = argument.alternatives[(index + 1)...].last {
      unit.reader.diagram.value(chain.whens[$0.when].node, witness) == DecisionDiagram.yes
    }
    return later?.when ?? argument.alternatives[index].when
  }

  private mutating func reportSame(
    _ argument: UnitReading.Argument, _ alternative: UnitReading.Argument.Alternative, _ seen: Node
  ) {
    let witness = unit.reader.diagram.witness(seen) ?? [:]
    let value = unit.reader.diagram.payload(unit.reader.diagram.value(alternative.node, witness))
    guard case .text(let text, _) = unit.reader.values[value] else { return }
    let name = argument.label.isEmpty ? argument.name : "\(argument.name) \(argument.label)"
    report(.valueChangesNothing(alternative.span, name, text, words(seen)))
  }

  /// Whether two values are the same text wherever a condition holds.
  private mutating func isSame(_ first: Node, _ second: Node, where condition: Node) -> Bool {
    let values = unit.reader.values
    if unit.reader.diagram.isTerminal(first), unit.reader.diagram.isTerminal(second) {
      let (left, right) = (unit.reader.diagram.payload(first), unit.reader.diagram.payload(second))
      return condition == DecisionDiagram.no || Self.isSame(values[left], values[right])
    }
    let differs = ask { diagram in
      let unlike = try diagram.combine(first, second) { left, right in
        Self.isSame(values[left], values[right]) ? 0 : 1
      }
      return try diagram.and(condition, unlike)
    }
    return differs == DecisionDiagram.no
  }

  private static func isSame(_ first: CellValue, _ second: CellValue) -> Bool {
    guard case .text(let left, _) = first, case .text(let right, _) = second else { return false }
    if left == right { return true }
    if let one = Double(left), let other = Double(right) { return one == other }
    return false
  }

  // MARK: - Overlap

  /// Two blocks that give one value and hold together without one implying the other.
  mutating func checkOverlaps(_ chain: UnitReading.Chain) {
    guard
      let space = ask({ [possible = unit.reading.possible] in try $0.and(chain.context, possible) })
    else { return }
    for argument in chain.arguments {
      let written = argument.alternatives.filter { $0.span.file >= 0 }
      for (index, later) in written.enumerated() {
        for earlier in written[..<index] where earlier.node != later.node {
          guard unit.reader.diagram.stepsLeft > 0 else { return }
          let (first, second) = (chain.whens[earlier.when].node, chain.whens[later.when].node)
          let both = ask { diagram -> Node? in
            let (one, other) = (try diagram.and(space, first), try diagram.and(space, second))
            let both = try diagram.and(one, other)
            return both == DecisionDiagram.no || both == one || both == other ? nil : both
          }
          guard let found = both, let found else { continue }
          report(
            .overlap(
              chain.whens[later.when].span, argument.name, words(found),
              chain.whens[earlier.when].span))
        }
      }
    }
  }
}
