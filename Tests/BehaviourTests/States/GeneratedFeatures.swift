import Diagnostics
import TypeChecker

@testable import States

/// What a generated style has that makes a difference to how `when`s are lowered, as the checked tree
/// tells it.
enum GeneratedFeatures: String, CaseIterable {
  case outerEnvironment = "a value of the outer environment that a 'when' replaces"
  case twoInsertingBlocks = "two blocks that insert one modifier"
  case leftOutOnInserted = "an argument that a block leaves out of an inserted modifier"
  case partialFrame = "some of the arguments of 'frame'"
  case textMethod = "a method of 'Text'"
  case primaryBesideColor = "'.primary' beside a colour"
  case choiceOnBothSides = "a fixed choice with a 'when' on either side"
  case matchesAroundChoice = "a 'when' behind a fixed choice that reaches before it"
  case nestedWhens = "a 'when' in a 'when'"
  case longChain = "more than 24 alternatives in one chain"

  /// In how many of the styles each occurs.
  static func counts(of styles: [GeneratedStyle]) -> [String: Int] {
    let (source, _) = checkedSource([StateProofTests.file(styles)], StateProofTests.options)
    var result: [String: Int] = [:]
    for feature in allCases { result[feature.rawValue] = 0 }
    for style in source?.module.styles ?? [] where style.name != "Plainest" {
      var found = Found()
      found.walk(style.body.content)
      for feature in found.features { result[feature.rawValue, default: 0] += 1 }
    }
    return result
  }

  private struct Found: CheckedTreeWalker {
    var features: Set<GeneratedFeatures> = []

    mutating func enter(_ chain: CheckedChain) {
      note(whens: chain.whens)
      var alternatives = 0
      for (index, link) in chain.links.enumerated() {
        switch link {
        case .modifier(let call):
          alternatives += call.arguments.reduce(0) { $0 + $1.alternatives.count }
          note(call)
        case .choice(let branches, let otherwise):
          let sides = branches.map(\.chain) + [otherwise]
          for side in sides { enter(side) }
          if sides.allSatisfy({ hasVaried($0.links) }) { features.insert(.choiceOnBothSides) }
          if hasVaried(Array(chain.links[..<index])) { features.insert(.matchesAroundChoice) }
        case .animate: break
        }
      }
      if alternatives > 24 { features.insert(.longChain) }
    }

    private func hasVaried(_ links: [CheckedLink]) -> Bool {
      links.contains { link in
        guard case .modifier(let call) = link, case .always = call.effect else { return false }
        return call.arguments.contains { !$0.alternatives.isEmpty }
      }
    }

    private mutating func note(whens: [CheckedWhen]) {
      for (index, when) in whens.enumerated() where when.conditions.count > 1 {
        let outer = whens[..<index].contains { before in
          before.conditions.count < when.conditions.count
            && span(before.conditions[0]) == span(when.conditions[0])
        }
        if outer { features.insert(.nestedWhens) }
      }
    }

    private func span(_ condition: CheckedCondition) -> SourceSpan {
      switch condition {
      case .expression(let value), .binding(_, let value): return value.span
      case .fixed: return .none
      }
    }

    private mutating func note(_ call: CheckedModifierCall) {
      let whens = Set(call.arguments.flatMap { $0.alternatives.map(\.when) })
      if whens.isEmpty { return }
      // A block that gives only some of what others give.
      let varied = call.arguments.filter { !$0.alternatives.isEmpty }
      let isPartial = whens.contains { when in
        varied.contains { argument in !argument.alternatives.contains { $0.when == when } }
      }
      switch call.effect {
      case .always: break
      case .environment:
        features.insert(.outerEnvironment)
        if whens.count > 1 { features.insert(.twoInsertingBlocks) }
      case .effectless:
        if whens.count > 1 { features.insert(.twoInsertingBlocks) }
        if whens.count > 1, isPartial { features.insert(.leftOutOnInserted) }
      }
      let leftOut = call.arguments.contains { argument in
        whens.contains { when in !argument.alternatives.contains { $0.when == when } }
      }
      if call.name == "frame", leftOut { features.insert(.partialFrame) }
      if call.name == "kerning" || call.name == "tracking", call.receiver == .nominal("Text", []) {
        features.insert(.textMethod)
      }
      if call.name == "foregroundStyle", let argument = call.arguments.first {
        let values = [argument.base].compactMap { $0 } + argument.alternatives.map(\.value)
        if values.contains(where: isPrimary), values.contains(where: { !isPrimary($0) }) {
          features.insert(.primaryBesideColor)
        }
      }
    }

    private func isPrimary(_ value: CheckedExpression) -> Bool {
      switch value.kind {
      case .implicitMember("primary", let owner): return owner != .color
      case .conversion(_, let inner), .parentheses(let inner): return isPrimary(inner)
      default: return false
      }
    }
  }
}
