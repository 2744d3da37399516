import Diagnostics
import Hashing
import Parser

/// What each body takes from outside, once all bodies are checked.
extension Checker {
  mutating func finishModule() {
    for index in module.styles.indices { finishStyle(index) }
    settleDrawnStyles()
    for index in module.modifiers.indices {
      var body = module.modifiers[index].body
      finish(&body)
      module.modifiers[index].body = body
    }
    for index in module.parts.indices {
      var body = module.parts[index].body
      finish(&body)
      module.parts[index].body = body
    }
    for index in module.configurations.indices {
      guard var body = module.configurations[index].component?.body else { continue }
      finish(&body)
      body.captures = ordered(body.captures, configuration: index, parameters: [])
      module.configurations[index].component?.body = body
    }
  }

  private mutating func finishStyle(_ index: Int) {
    var body = module.styles[index].body
    settleFunctionUses(&body)
    finish(&body)
    let configuration = module.styles[index].configuration
    body.captures = ordered(
      body.captures, configuration: configuration, parameters: module.styles[index].parameters)
    let tracksPress = readsPress(body)
    module.styles[index].body = body
    if module.configurations[configuration].origin == .system,
      module.configurations[configuration].name == "PrimitiveButton"
    {
      checkPrimitiveButton(index, tracksPress: tracksPress)
    }
  }

  private func readsPress(_ body: CheckedBody) -> Bool {
    body.reads.contains(Reference(.tracked, "isPressed"))
      || body.parts.contains { readsPress($0.body) }
  }

  /// A primitive button must be able to do what it is for.
  private mutating func checkPrimitiveButton(_ index: Int, tracksPress: Bool) {
    var collector = ReferenceCollector()
    let body = module.styles[index].body
    walkAll(body, &collector)
    let trigger = collector.references.contains { $0.0.kind == .action && $0.0.name == "trigger" }
    if tracksPress {
      module.styles[index].isDrawnAsButtonLabel = true
      if trigger {
        var finder = TriggerFinder()
        walkAll(body, &finder)
        report(.triggerWithPress(finder.span ?? module.styles[index].span))
      }
    } else if !trigger, collector.styled.isEmpty {
      report(.neverTriggers(module.styles[index].span, module.styles[index].name))
    }
  }

  // MARK: - Functions

  /// What a style's functions mention, what is no function also through each other.
  private func settleFunctionUses(_ body: inout CheckedBody) {
    if body.functions.isEmpty { return }
    var indices: HashMap<String, Int> = [:]
    for (index, function) in body.functions.enumerated() { indices.insert(function.name, index) }
    var known: [HashSet<Reference>] = []
    for index in body.functions.indices {
      var collector = ReferenceCollector()
      collector.walk(body.functions[index].body)
      let own = HashSet(body.functions[index].parameters.map(\.span))
      var uses: [Reference] = []
      var seen: HashSet<Reference> = []
      for (reference, _) in collector.references
      where reference.kind != .constant && !own.contains(reference.declaration)
        && seen.insert(reference)
      {
        uses.append(reference)
      }
      body.functions[index].uses = uses
      known.append(seen)
    }
    let calls = body.functions.map { function in
      function.uses.compactMap { $0.kind == .styleFunction ? indices[$0.name] : nil }
    }
    let order = dependenciesFirst(calls)
    // Once, and once more for functions that call each other in a circle.
    var changed = true
    while changed {
      changed = false
      for index in order {
        for called in calls[index] {
          for use in body.functions[called].uses
          where use.kind != .styleFunction && known[index].insert(use) {
            body.functions[index].uses.append(use)
            changed = true
          }
        }
      }
    }
  }

  // MARK: - One body

  /// Settles what a body reads and takes; `functions` are those of the style around a part, each with
  /// what it mentions.
  private mutating func finish(
    _ body: inout CheckedBody, functions: HashMap<String, [Reference]> = [:]
  ) {
    var allFunctions = functions
    if functions.isEmpty {
      for function in body.functions { allFunctions.insert(function.name, function.uses) }
    }
    for index in body.parts.indices {
      var part = body.parts[index]
      finish(&part.body, functions: allFunctions)
      body.parts[index] = part
    }
    var collector = ReferenceCollector()
    collector.walk(body.content)
    for constant in body.constants { collector.walk(constant.value) }
    for function in body.functions { collector.walk(function.body) }
    for storage in body.storage {
      switch storage.kind {
      case .state(let value): collector.walk(value)
      case .scaledMetric(let value, let style):
        collector.walk(value)
        if let style { collector.walk(style) }
      case .namespace, .focus: break
      }
    }
    var references = collector.references
    // What a function mentions, the body that calls it must have.
    for (reference, _) in collector.references where reference.kind == .styleFunction {
      for use in allFunctions[reference.name] ?? [] { references.append((use, false)) }
    }
    body.readsReduceMotion = collector.hasAnimation
    // Its own parameters are given to it as well; those of its functions are not.
    let own = HashSet(
      body.functions.flatMap { $0.parameters.map(\.span) } + body.storage.map(\.span)
        + body.constants.map(\.span))
    // Each name once, however often it is mentioned.
    var seen = HashSet<Mention>()
    var read = HashSet(body.reads)
    for (reference, isProjected) in references
    where seen.insert(Mention(reference: reference, isProjected: isProjected)) {
      if read.insert(reference) { body.reads.append(reference) }
      note(reference, isProjected, own, &body)
    }
    for styled in collector.styled {
      switch styled {
      case .next, .value: add(Capture(.configuration, "configuration"), to: &body)
      case .style: break
      }
    }
    body.drawnStyles = collector.styled.compactMap {
      if case .style(let index, _) = $0 { return index }
      return nil
    }
    for part in body.parts {
      for capture in part.body.captures where !isOwnParameter(capture, part) {
        // What the style itself declares, its part takes from there.
        let isOwn =
          capture.kind == .local && body.storage.contains { $0.name == capture.name }
          || capture.kind == .styleConstant
            && body.constants.contains { $0.name == capture.name }
        if !isOwn { add(capture, to: &body) }
      }
      body.drawnStyles += part.body.drawnStyles
    }
  }

  private mutating func note(
    _ reference: Reference, _ isProjected: Bool, _ own: HashSet<SourceSpan>,
    _ body: inout CheckedBody
  ) {
    func capture(_ kind: Capture.Kind) {
      guard !own.contains(reference.declaration) else { return }
      let isProjected = isProjected || bindingParameters.contains(reference.declaration)
      add(Capture(kind, reference.name, isProjected: isProjected), to: &body)
    }
    switch reference.kind {
    case .slot: capture(.slot)
    case .state: capture(.state)
    case .binding: capture(.binding)
    case .action: capture(.action)
    case .derived: capture(.derived)
    case .parameter: capture(.parameter)
    case .local: capture(.local)
    case .styleConstant: capture(.styleConstant)
    case .environment:
      let isSetting = reference.name.hasPrefix("environment.")
      let key = isSetting ? String(reference.name.dropFirst(12)) : reference.name
      guard !body.environment.contains(where: { $0.key == key }),
        let value = library.environmentValue(key)
      else { return }
      let first = key.prefix(1).uppercased()
      let property = isSetting ? "environment" + first + key.dropFirst() : key
      body.environment.append(
        EnvironmentRead(key: key, type: value.type, propertyName: property))
    case .tracked:
      if reference.name == "isHovered" { body.tracksHover = true }
      if reference.name == "isPressed" { capture(.state) }
    default: break
    }
  }

  /// What a part is given by the call, not by the style around it.
  private func isOwnParameter(_ capture: Capture, _ part: CheckedPart) -> Bool {
    capture.kind == .parameter && part.parameters.contains { $0.name == capture.name }
  }

  private func add(_ capture: Capture, to body: inout CheckedBody) {
    if let index = body.captures.firstIndex(where: {
      $0.kind == capture.kind && $0.name == capture.name
    }) {
      if capture.isProjected { body.captures[index].isProjected = true }
    } else {
      body.captures.append(capture)
    }
  }

  /// In the order of declaration.
  private mutating func ordered(
    _ captures: [Capture], configuration index: Int, parameters: [CheckedParameter]
  ) -> [Capture] {
    guard captures.count > 1 else { return captures }
    let members = memberTable(index)
    func position(_ capture: Capture) -> Int {
      switch capture.kind {
      case .configuration: return -1
      case .parameter:
        return 1_000_000 + (parameters.firstIndex { $0.name == capture.name } ?? 0)
      default: return members[capture.name]?.position ?? 500_000
      }
    }
    let keyed = captures.enumerated().map { (position($0.element), $0.offset, $0.element) }
    return keyed.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
  }

  // MARK: - Styles that draw styles

  /// The styles that draw others, each behind those that it draws where that is possible.
  private func drawnFirst() -> [Int] {
    dependenciesFirst(module.styles.map(\.body.drawnStyles))
      .filter { !module.styles[$0].body.drawnStyles.isEmpty }
  }

  /// A style that draws another takes what that one takes; a cycle is an error.
  private mutating func settleDrawnStyles() {
    let drawing = drawnFirst()
    var changed = true
    while changed {
      changed = false
      for index in drawing {
        for drawn in module.styles[index].body.drawnStyles {
          module.styles[drawn].isDrawnByAnother = true
          let other = module.styles[drawn]
          if other.file != module.styles[index].file {
            module.styles[drawn].isDrawnFromOtherFile = true
          }
          for capture in other.body.captures where capture.kind != .parameter {
            var body = module.styles[index].body
            let before = body.captures
            add(capture, to: &body)
            guard body.captures != before else { continue }
            body.captures = ordered(
              body.captures, configuration: module.styles[index].configuration,
              parameters: module.styles[index].parameters)
            module.styles[index].body = body
            changed = true
          }
        }
      }
    }
    checkStyleCycles()
    checkRecursiveParts()
    checkRecursiveStructs()
  }
}

private struct Mention: FastHashable {
  var reference: Reference
  var isProjected: Bool

  var fastHash: UInt { mixed(reference.fastHash, isProjected ? 1 : 0) }
}

/// Where a body mentions `trigger`.
private struct TriggerFinder: CheckedTreeWalker {
  private(set) var span: SourceSpan?

  mutating func enter(_ expression: CheckedExpression) {
    if case .reference(let reference) = expression.kind, reference.kind == .action,
      reference.name == "trigger"
    {
      span = span ?? expression.span
    }
  }
}
