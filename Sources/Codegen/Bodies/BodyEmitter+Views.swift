import TypeChecker

/// Blocks of views.
extension BodyEmitter {
  /// The statements of a block, in a scope of their own; `EmptyView()` where there are none.
  mutating func write(_ block: CheckedViewBlock, _ place: Place) {
    write(block.items, place) { $0.write($1, place) }
  }

  private mutating func write(
    _ items: [CheckedViewItem], _ place: Place, write: (inout BodyEmitter, CheckedViewItem) -> Void
  ) {
    let outerReplacements = replacements
    scope { emitter in
      var isFirst = true
      var hasView = false
      for (index, item) in items.enumerated() {
        if case .constant(let constant) = item {
          let rest = Array(items[(index + 1)...])
          if !found(constant.name, { $0.walk(rest) }) { continue }
        } else {
          hasView = true
        }
        if !isFirst { emitter.out.append(.newline) }
        isFirst = false
        emitter.statement { write(&$0, item) }
      }
      if hasView { return }
      // An empty block is ambiguous for newer compilers.
      if !isFirst { emitter.out.append(.newline) }
      emitter.out.append("EmptyView()")
    }
    replacements = outerReplacements
  }

  /// `isElse`: it stands behind `else`, where nothing but an `if` can.
  private mutating func write(_ item: CheckedViewItem, _ place: Place, isElse: Bool = false) {
    switch item {
    case .view(let view): write(view, suffix: [], place)
    case .constant(let constant): write(constant, place)
    case .if(let conditions, let then, let otherwise):
      if conditions.isFixed { return out.append(fixedViews(item, place)) }
      if let settled = conditions.settled {
        guard let block = settled ? then : otherwise else { return out.append("EmptyView()") }
        return writeRoot(block, place)
      }
      if otherwise == nil, !isElse, writePresent(conditions, then, place) { return }
      let outer = replacements
      out.append("if ")
      writeIfHead(conditions, place) { name in found(name) { $0.walk(then) } }
      out.append(" {\n")
      writeIndented { $0.write(then, place.inside()) }
      out.append("\n}")
      replacements = outer
      guard let otherwise else { return }
      out.append(" else ")
      if otherwise.items.count == 1, case .if(let inner, _, _) = otherwise.items[0], !inner.isFixed,
        inner.settled == nil
      {
        return write(otherwise.items[0], place, isElse: true)
      }
      out.append("{\n")
      writeIndented { $0.write(otherwise, place.inside()) }
      out.append("\n}")
    case .switch(let choice):
      write(
        choice, place, mentions: { name, body in found(name) { $0.walk(body) } },
        write: { $0.write($1, $2) })
    }
  }

  /// `configuration.caption?.font(.caption)` for `if let caption { caption.font(.caption) }`, which
  /// is the same view and takes Swift 1.7 ms less; false for anything else, and where `let`s would
  /// have to stand before it.
  private mutating func writePresent(
    _ conditions: [CheckedCondition], _ then: CheckedViewBlock, _ place: Place
  ) -> Bool {
    guard conditions.count == 1, case .binding(let name, let value) = conditions[0],
      case .reference(let slot) = value.kind, slot.kind == .slot,
      then.items.count == 1, case .view(let view) = then.items[0],
      case .reference(let base) = view.base.kind, base.name == name
    else { return false }
    let chain = view.chain.withoutSettled
    let isPlain = chain.links.allSatisfy { if case .modifier = $0 { true } else { false } }
    guard isPlain, !found(name, { $0.walk(chain) }) else { return false }
    let trial = trial()
    let hoists = hoist(chain, place)
    let start = out.count
    write(value, place)
    if !chain.links.isEmpty { out.append("?") }
    writeChain(from: start, chain, hoists, suffix: [], place)
    if !hasPending(since: trial) { return true }
    takeBack(trial)
    return false
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
      sdks.append(newestSDK { $0.walk(branch) })
      texts.append(string { $0.writeRoot(branch, place.inside(2)) })
      otherwise = next
      item = next.flatMap { $0.items.count == 1 ? $0.items[0] : nil }
    }
    let last = otherwise ?? CheckedViewBlock(items: [], span: .none)
    texts.append(string { $0.writeRoot(last, place.inside(2)) })
    return FixedChoice(conditions).text(sdks: sdks) { texts[$0] }
  }

  /// A block as one view: several in one branch of `#available` need newer systems than the
  /// branch promises.
  private mutating func writeRoot(_ block: CheckedViewBlock, _ place: Place) {
    let views = block.items.count { if case .constant = $0 { false } else { true } }
    if views <= 1 { return write(block, place) }
    writeGroup { $0.write(block, place.inside()) }
  }

  private mutating func writeGroup(_ write: (inout BodyEmitter) -> Void) {
    out.append("Group {\n")
    writeIndented(write)
    out.append("\n}")
  }

  /// A view with its chain, and `suffix` as the last links of it.
  private mutating func write(_ view: CheckedView, suffix: [String], _ place: Place) {
    let chain = view.chain.withoutSettled
    if case .raw(let span, _) = view.base.kind {
      let raw = context.rawStatement(span)
      if chain.links.isEmpty && suffix.isEmpty { return out.append(raw) }
      // A directive cannot stand in the middle of a chain.
      let hoists = hoist(chain, place)
      let start = out.count
      writeGroup { $0.out.append(raw) }
      return writeChain(from: start, chain, hoists, suffix: suffix, place)
    }
    let hoists = hoist(chain, place)
    let start = out.count
    if let button = pressedButton(view.base, place) {
      out.append(button)
    } else {
      writeOperand(view.base.explicit, place)
    }
    writeChain(from: start, chain, hoists, suffix: suffix, place)
  }

  /// The chain on a base that is written already.
  mutating func write(_ base: String, _ chain: CheckedChain, _ place: Place) {
    let chain = chain.withoutSettled
    let hoists = hoist(chain, place)
    let start = out.count
    out.append(base)
    writeChain(from: start, chain, hoists, suffix: [], place)
  }

  /// What stands between the braces of `body`: `let`s, the view, and `suffix` on it.
  mutating func writeContent(
    _ content: [CheckedViewItem], constants: [CheckedConstant], suffix: [String]
  ) {
    let place = Place(edge: 4)
    let items = constants.isEmpty ? content : constants.map { .constant($0) } + content
    if suffix.isEmpty { return write(items, place) { $0.write($1, place) } }
    let roots = items.filter { if case .constant = $0 { false } else { true } }
    guard roots.count == 1, case .view = roots[0] else {
      // The views of the branches have no common chain of their own.
      let start = out.count
      writeGroup { $0.write(items, place.inside()) { $0.write($1, place.inside()) } }
      return writeChain(from: start, CheckedChain(), HoistedValues(), suffix: suffix, place)
    }
    let constants = items.filter { if case .constant = $0 { true } else { false } }
    write(constants + roots, place) { emitter, item in
      if case .view(let view) = item {
        emitter.write(view, suffix: suffix, place)
      } else {
        emitter.write(item, place)
      }
    }
  }
}
