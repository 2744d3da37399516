import Diagnostics
import Parser

/// State conditionals: which modifier each one addresses, and what it changes there.
extension Checker {
  /// A `when` of a chain; `outer` are the conditions of those around it.
  mutating func append(
    _ when: WhenSyntax, around outer: [CheckedCondition], to chain: inout ChainBuilder
  ) {
    let (own, symbols) = conditions(
      when.conditions, allowsFixed: false, keyword: when.keywordSpan)
    if outer.isEmpty { chain.outermostWhen = when.keywordSpan.startPoint }
    let wasInWhen = isInWhen
    isInWhen = true
    defer { isInWhen = wasInWhen }
    let all = outer.isEmpty ? own : outer + own
    let index = chain.whens.count
    let headEnd = when.conditions.last?.span ?? when.keywordSpan
    chain.whens.append(CheckedWhen(conditions: all, span: when.keywordSpan.union(headEnd)))
    if when.body.items.isEmpty { report(.emptyWhen(when.keywordSpan)) }
    scopes.append([:])
    for symbol in symbols { declare(symbol) }
    defer { scopes.removeLast() }
    for item in when.body.items {
      switch item.kind {
      case .expression(let expression) where hasImplicitRoot(expression):
        apply(chainSegments(expression), when: index, to: &chain)
      case .when(let nested):
        append(nested, around: all, to: &chain)
      case .animate(let animate):
        report(.animateInWhen(animate.keywordSpan))
      case .if(let syntax):
        report(.ifInWhen(syntax.keywordSpan))
      case .expression:
        report(.viewInWhen(item.span))
      default:
        report(.notAModifier(item.span))
      }
    }
  }

  private mutating func apply(
    _ segments: [Segment], when index: Int, to chain: inout ChainBuilder
  ) {
    var prefix = ""
    for segment in segments {
      guard let call = segment.call else {
        prefix += segment.name.text + "."
        continue
      }
      let name = NameSyntax(prefix + segment.name.text, segment.name.span)
      prefix = ""
      apply(name, segment, call, when: index, to: &chain)
    }
    if !prefix.isEmpty, let last = segments.last {
      report(.notAModifier(last.syntax.span))
    }
  }

  /// One modifier of a `when`: addresses an earlier one, or is inserted.
  private mutating func apply(
    _ name: NameSyntax, _ segment: Segment, _ call: CallSyntax, when index: Int,
    to chain: inout ChainBuilder
  ) {
    for position in chain.links.indices.reversed() {
      guard let target = chain.links[position].target, target.name == name.text else { continue }
      switch compareSelection(call, target) {
      case .equal:
        if target.whens.contains(index) {
          report(.modifierTwiceInWhen(name, target.span))
          _ = givenArguments(call)
        } else {
          address(position, name, call, when: index, in: &chain)
        }
        return
      case .disjoint:
        continue
      case .otherCall:
        reportNotTheSameCall(name, call, target, target.candidate.declaration)
        _ = givenArguments(call)
        return
      case .overlapping:
        report(.selectionOverlaps(name, target.span, text(target.span)))
        _ = givenArguments(call)
        return
      }
    }
    if chain.links.contains(where: { isGivenModifier($0.link, name.text) }) {
      report(.givenModifierInWhen(name))
      _ = givenArguments(call)
      return
    }
    if let across = acrossChoice(name.text, chain) {
      report(.matchAcrossChoice(name, across, isInside: chain.isInChoice))
      _ = givenArguments(call)
      return
    }
    insert(name, segment, call, when: index, into: &chain)
  }

  private func isGivenModifier(_ link: CheckedLink, _ name: String) -> Bool {
    guard case .modifier(let call) = link else { return false }
    return call.name == name && call.isCall && call.declaration?.takesAnything != false
  }

  /// A modifier of this name on the other side of a fixed choice.
  private func acrossChoice(_ name: String, _ chain: ChainBuilder) -> SourceSpan? {
    if let target = chain.outer.last(where: { $0.name == name }) { return target.span }
    for link in chain.links.reversed() {
      guard case .choice(let branches, let otherwise) = link.link else { continue }
      for inner in branches.map(\.chain) + [otherwise] {
        for case .modifier(let call) in inner.links where call.name == name { return call.span }
      }
    }
    return nil
  }

}
