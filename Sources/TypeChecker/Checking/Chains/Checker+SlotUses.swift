import Diagnostics
import Hashing
import Parser

/// A slot that is drawn twice on one path appears twice, which is hardly ever meant.
extension Checker {
  /// Warns of each slot without parameters that is drawn again where it was drawn already.
  mutating func checkSlots(_ block: CheckedViewBlock) {
    var finder = SlotUseFinder()
    finder.draw(block)
    for use in finder.second { report(.slotTwice(use.name, use.span, use.first)) }
  }
}

/// Where slots are drawn, and which of them are certainly drawn together.
///
/// What is drawn at times only has a path: a number for each branch, case or alternative that it
/// stands in. Two uses are seen together where one's path is the beginning of the other's; for the
/// rest it depends on conditions (`if isLeading { icon }` and `if !isLeading { icon }`), and nothing
/// is said.
private struct SlotUseFinder {
  struct Second {
    var name: String
    var span: SourceSpan
    var first: SourceSpan
  }

  private(set) var second: [Second] = []
  private var drawn: HashMap<String, [(path: [Int], span: SourceSpan)]> = [:]
  private var reported: HashSet<SourceSpan> = []
  private var path: [Int] = []
  private var branches = 0

  /// Of these, one is shown at a time, or one only when it is asked for: a menu's content, where a
  /// link leads, what stands in for an image until it is there.
  private static let showsOneArgument: HashSet<String> = [
    "AsyncImage", "Menu", "NavigationLink", "NavigationSplitView",
  ]
  private static let showsOneView: HashSet<String> = ["TabView", "ViewThatFits"]
  /// Modifiers that draw what they are given together with the view. Others show it elsewhere, or to
  /// others: in a menu, while something is dragged, to VoiceOver.
  private static let drawing: HashSet<String> = ["background", "overlay", "safeAreaInset"]

  mutating func draw(_ block: CheckedViewBlock) {
    for item in block.items { draw(item) }
  }

  /// What is inside is drawn at times only.
  private mutating func atTimes(_ body: (inout Self) -> Void) {
    branches += 1
    path.append(branches)
    body(&self)
    path.removeLast()
  }

  private mutating func draw(_ item: CheckedViewItem) {
    switch item {
    case .constant: break
    case .view(let view): draw(view)
    case .if(_, let then, let otherwise):
      atTimes { $0.draw(then) }
      if let otherwise { atTimes { $0.draw(otherwise) } }
    case .switch(let checked):
      for switchCase in checked.cases { atTimes { $0.draw(switchCase.body) } }
    }
  }

  private mutating func draw(_ view: CheckedView) {
    switch visibility(of: view.chain) {
    case .never: break
    case .atTimes: atTimes { $0.drawVisible(view) }
    case .always: drawVisible(view)
    }
  }

  private mutating func drawVisible(_ view: CheckedView) {
    draw(view.base)
    for link in view.chain.links { draw(link) }
  }

  private enum Visibility { case never, atTimes, always }

  /// A hidden view gives others its size, and one with an opacity that varies makes way for others.
  private func visibility(of chain: CheckedChain) -> Visibility {
    var result = Visibility.always
    for case .modifier(let call) in chain.links {
      if call.name == "hidden" { return .never }
      guard call.name == "opacity", let opacity = call.arguments.first else { continue }
      if opacity.alternatives.isEmpty, case .number(let text)? = opacity.base?.kind {
        if text.allSatisfy({ $0 == "0" || $0 == "." }) { return .never }
      } else {
        result = .atTimes
      }
    }
    return result
  }

  private mutating func draw(_ link: CheckedLink) {
    switch link {
    case .modifier(let call) where Self.drawing.contains(call.name):
      for argument in call.arguments {
        if let base = argument.base { draw(base) }
      }
    case .modifier, .animate: break
    case .choice(let branches, let otherwise):
      for chain in branches.map(\.chain) + [otherwise] {
        atTimes { finder in
          for link in chain.links { finder.draw(link) }
        }
      }
    }
  }

  private mutating func draw(_ expression: CheckedExpression) {
    switch expression.kind {
    case .reference(let reference) where reference.kind == .slot: note(reference, expression.span)
    case .call(let call): draw(call)
    case .closure(let closure):
      if case .views(let block) = closure.body { draw(block) }
    case .parentheses(let inner): draw(inner)
    default: break
    }
  }

  private mutating func draw(_ call: CheckedCall) {
    var name: String?
    if case .type(.nominal(let type, _)) = call.callee.kind { name = type }
    if let name, Self.showsOneView.contains(name) {
      for argument in call.arguments { drawEachAtTimes(argument.value) }
      return
    }
    // What a view of the project does with several blocks is its own affair.
    let isOwn = name != nil && call.declaration?.span != nil
    if let name, isOwn || call.declaration == nil || Self.showsOneArgument.contains(name) {
      for argument in call.arguments { atTimes { $0.draw(argument.value) } }
    } else {
      for argument in call.arguments { draw(argument.value) }
    }
  }

  /// Each view of a block is one of several that are shown in its place.
  private mutating func drawEachAtTimes(_ expression: CheckedExpression) {
    guard case .closure(let closure) = expression.kind, case .views(let block) = closure.body else {
      return
    }
    for item in block.items { atTimes { $0.draw(item) } }
  }

  private mutating func note(_ reference: Reference, _ span: SourceSpan) {
    let earlier = drawn[reference.name, default: []].first {
      $0.path.starts(with: path) || path.starts(with: $0.path)
    }
    if let earlier, reported.insert(reference.declaration) {
      second.append(Second(name: reference.name, span: span, first: earlier.span))
    }
    drawn[reference.name, default: []].append((path, span))
  }
}
