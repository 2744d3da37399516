import TypeChecker

/// Blocks of views.
extension BodyEmitter {
  /// The statements of a block, in a scope of their own; `EmptyView()` where there are none.
  mutating func text(_ block: CheckedViewBlock, _ place: Place) -> String {
    let outerReplacements = replacements
    defer { replacements = outerReplacements }
    return scope { emitter in
      var lines: [String] = []
      var hasView = false
      for (index, item) in block.items.enumerated() {
        if case .constant(let constant) = item {
          let rest = Array(block.items[(index + 1)...])
          if !found(constant.name, { $0.walk(rest) }) { continue }
        } else {
          hasView = true
        }
        lines.append(emitter.statement { $0.text(item, place) })
      }
      // An empty block is ambiguous for newer compilers.
      if !hasView { lines.append("EmptyView()") }
      return lines.joined(separator: "\n")
    }
  }

  /// `isElse`: it stands behind `else`, where nothing but an `if` can.
  private mutating func text(
    _ item: CheckedViewItem, _ place: Place, isElse: Bool = false
  ) -> String {
    switch item {
    case .view(let view): return text(view, suffix: [], place)
    case .constant(let constant): return text(constant, place)
    case .if(let conditions, let then, let otherwise):
      if conditions.isFixed { return fixedViews(item, place) }
      if let settled = conditions.settled {
        guard let block = settled ? then : otherwise else { return "EmptyView()" }
        return rootText(block, place)
      }
      if otherwise == nil, !isElse, let view = presentView(conditions, then, place) { return view }
      let outer = replacements
      let head = ifHead(conditions, place) { name in found(name) { $0.walk(then) } }
      let result = "if " + head + " {\n" + text(then, place.inside()).indented() + "\n}"
      replacements = outer
      guard let otherwise else { return result }
      if otherwise.items.count == 1, case .if(let inner, _, _) = otherwise.items[0], !inner.isFixed,
        inner.settled == nil
      {
        return result + " else " + text(otherwise.items[0], place, isElse: true)
      }
      return result + " else {\n" + text(otherwise, place.inside()).indented() + "\n}"
    case .switch(let choice):
      return text(choice, place, mentions: { name, body in found(name) { $0.walk(body) } }) {
        $0.text($1, $2)
      }
    }
  }

  /// `configuration.caption?.font(.caption)` for `if let caption { caption.font(.caption) }`, which
  /// is the same view and takes Swift 1.7 ms less; nil for anything else, and where `let`s would
  /// have to stand before it.
  private mutating func presentView(
    _ conditions: [CheckedCondition], _ then: CheckedViewBlock, _ place: Place
  ) -> String? {
    guard conditions.count == 1, case .binding(let name, let value) = conditions[0],
      case .reference(let slot) = value.kind, slot.kind == .slot,
      then.items.count == 1, case .view(let view) = then.items[0],
      case .reference(let base) = view.base.kind, base.name == name
    else { return nil }
    let chain = view.chain.withoutSettled
    let isPlain = chain.links.allSatisfy { if case .modifier = $0 { true } else { false } }
    guard isPlain, !found(name, { $0.walk(chain) }) else { return nil }
    var trial = self
    let hoists = trial.hoist(chain, place)
    let text = trial.text(value, place) + (chain.links.isEmpty ? "" : "?")
    let result = trial.chainText(text, chain, hoists, suffix: [], place)
    guard trial.pending.count == pending.count else { return nil }
    self = trial
    return result
  }

  /// `if available(…) { … } else if os(…) { … } else { … }`, where each branch is one view.
  private mutating func fixedViews(_ item: CheckedViewItem, _ place: Place) -> String {
    var conditions: [FixedCondition] = []
    var texts: [String] = []
    var sdks: [Int?] = []
    var item: CheckedViewItem? = item
    var otherwise: CheckedViewBlock?
    while case .if(let heads, let then, let next)? = item, heads.isFixed {
      let (fixed, rest) = heads.fixedFirst
      conditions.append(fixed)
      var branch = then
      if !rest.isEmpty {
        branch.items = [.if(rest, then, otherwise: next)]
      }
      var sdk: Int?
      Mentions(call: { sdk = newer(sdk, $0.sdk) }).walk(branch)
      sdks.append(sdk)
      texts.append(rootText(branch, place.inside(2)))
      otherwise = next
      item = next.flatMap { $0.items.count == 1 ? $0.items[0] : nil }
    }
    texts.append(otherwise.map { rootText($0, place.inside(2)) } ?? "EmptyView()")
    return FixedChoice(conditions).text(sdks: sdks) { texts[$0] }
  }

  /// A block as one view: several in one branch of `#available` need newer systems than the
  /// branch promises.
  private mutating func rootText(_ block: CheckedViewBlock, _ place: Place) -> String {
    let views = block.items.count { if case .constant = $0 { false } else { true } }
    if views <= 1 { return text(block, place) }
    return "Group {\n" + text(block, place.inside()).indented() + "\n}"
  }

  /// A view with its chain, and `suffix` as the last links of it.
  private mutating func text(
    _ view: CheckedView, suffix: [String], _ place: Place
  ) -> String {
    let chain = view.chain.withoutSettled
    if case .raw(let span, _) = view.base.kind {
      let raw = context.rawStatement(span)
      if chain.links.isEmpty && suffix.isEmpty { return raw }
      // A directive cannot stand in the middle of a chain.
      let hoists = hoist(chain, place)
      return chainText(
        "Group {\n" + raw.indented() + "\n}", chain, hoists, suffix: suffix, place)
    }
    let hoists = hoist(chain, place)
    let base = baseText(view.base, place)
    return chainText(base, chain, hoists, suffix: suffix, place)
  }

  private mutating func baseText(_ base: CheckedExpression, _ place: Place) -> String {
    if let button = pressedButton(base, place) { return button }
    let text = text(base.explicit, place)
    return base.isOperand ? text : "(" + text + ")"
  }

  /// The chain on a base that is written already.
  mutating func chainText(_ base: String, _ chain: CheckedChain, _ place: Place) -> String {
    let chain = chain.withoutSettled
    let hoists = hoist(chain, place)
    return chainText(base, chain, hoists, suffix: [], place)
  }

  /// What stands between the braces of `body`: `let`s, the view, and `suffix` on it.
  mutating func contentText(
    _ body: CheckedBody, constants: [CheckedConstant], suffix: [String]
  ) -> String {
    let place = Place(edge: 4)
    var block = body.content
    block.items = constants.map { .constant($0) } + block.items
    if suffix.isEmpty { return text(block, place) }
    let roots = block.items.filter { if case .constant = $0 { false } else { true } }
    guard roots.count == 1, case .view(let view) = roots[0] else {
      // The views of the branches have no common chain of their own.
      return joined("Group {\n" + text(block, place.inside()).indented() + "\n}", suffix)
    }
    return scope { emitter in
      var lines: [String] = []
      for (index, item) in block.items.enumerated() {
        guard case .constant(let constant) = item else { continue }
        let rest = Array(block.items[(index + 1)...])
        if !found(constant.name, { $0.walk(rest) }) { continue }
        lines.append(emitter.statement { $0.text(constant, place) })
      }
      lines.append(emitter.statement { $0.text(view, suffix: suffix, place) })
      return lines.joined(separator: "\n")
    }
  }
}
