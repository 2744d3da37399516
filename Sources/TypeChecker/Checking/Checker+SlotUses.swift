import Diagnostics
import Parser

/// A slot that is drawn twice on one path appears twice, which is hardly ever meant.
extension Checker {
  /// Warns of each slot without parameters that is drawn again where it was drawn already.
  mutating func checkSlots(_ block: CheckedViewBlock) {
    var drawn: [String: SourceSpan] = [:]
    reportedSlots = []
    draw(block, &drawn)
  }

  private mutating func draw(_ block: CheckedViewBlock, _ drawn: inout [String: SourceSpan]) {
    for item in block.items { draw(item, &drawn) }
  }

  private mutating func draw(_ item: CheckedViewItem, _ drawn: inout [String: SourceSpan]) {
    switch item {
    case .constant: break
    case .view(let view):
      draw(view.base, &drawn)
      for link in view.chain.links { draw(link, &drawn) }
    case .if(_, let then, let otherwise):
      // What one of the branches draws may be drawn; the branches exclude each other.
      var first = drawn
      var second = drawn
      draw(then, &first)
      if let otherwise { draw(otherwise, &second) }
      drawn = second.merging(first) { one, _ in one }
    case .switch(let checked):
      var all = drawn
      for switchCase in checked.cases {
        var own = drawn
        draw(switchCase.body, &own)
        all.merge(own) { one, _ in one }
      }
      drawn = all
    }
  }

  private mutating func draw(_ link: CheckedLink, _ drawn: inout [String: SourceSpan]) {
    switch link {
    case .modifier(let call):
      for argument in call.arguments {
        // Others show it elsewhere, or to others: in a menu, to VoiceOver.
        if ["background", "overlay", "safeAreaInset"].contains(call.name), let base = argument.base
        {
          draw(base, &drawn)
        }
      }
    case .animate: break
    case .choice(let branches, let otherwise):
      let before = drawn
      for chain in branches.map(\.chain) + [otherwise] {
        var own = before
        for link in chain.links { draw(link, &own) }
        drawn.merge(own) { one, _ in one }
      }
    }
  }

  private mutating func draw(
    _ expression: CheckedExpression, _ drawn: inout [String: SourceSpan]
  ) {
    switch expression.kind {
    case .reference(let reference) where reference.kind == .slot:
      if let first = drawn[reference.name] {
        if reportedSlots.insert(reference.declaration).inserted {
          report(.slotTwice(reference.name, expression.span, first))
        }
      } else {
        drawn[reference.name] = expression.span
      }
    case .call(let call):
      // `ViewThatFits` draws one of its views.
      if case .type(.nominal("ViewThatFits", _)) = call.callee.kind { return }
      for argument in call.arguments { draw(argument.value, &drawn) }
    case .closure(let closure):
      if case .views(let block) = closure.body { draw(block, &drawn) }
    case .parentheses(let inner): draw(inner, &drawn)
    default: break
    }
  }
}
