import Diagnostics
import Hashing
import Parser

/// What would contain or draw itself and so never end.
extension Checker {
  /// Styles that draw each other through `styled`, and default styles that draw their control.
  mutating func checkStyleCycles() {
    for group in dependencyCycles(module.styles.map(\.body.drawnStyles)) {
      let style = module.styles[group[0]]
      let others = group.dropFirst().map { module.styles[$0].name }
      report(.styleCycle(style.span, style.name, through: others))
    }
    for configuration in module.configurations {
      guard configuration.component != nil, let index = configuration.defaultStyle else { continue }
      let style = module.styles[index]
      var finder = ControlFinder(
        control: configuration.name, modifier: SwiftName.lowerCamel(configuration.name) + "Style")
      walkAll(style.body, &finder)
      if let span = finder.span, !finder.setsStyle {
        report(.styleDrawsControl(span, style.name, configuration.name))
      }
    }
  }

  /// Views and modifiers that contain each other, those of the file level and those of each style.
  mutating func checkRecursiveParts() {
    let parts = module.parts
    let modifiers = module.modifiers
    var nodes: HashMap<String, Int> = [:]
    for (index, part) in parts.enumerated() { nodes["view " + part.name] = index }
    for (index, modifier) in modifiers.enumerated() {
      nodes["modifier " + modifier.functionName] = parts.count + index
    }
    let edges = (parts.map(\.body) + modifiers.map(\.body)).map { body in
      partMentions(body, .filePart).compactMap { nodes[$0] }
    }
    for group in dependencyCycles(edges) {
      let names = group.map {
        $0 < parts.count ? parts[$0].name : modifiers[$0 - parts.count].name
      }
      let isView = group[0] < parts.count
      let span = isView ? parts[group[0]].span : modifiers[group[0] - parts.count].span
      let what = "the \(isView ? "view" : "modifier") '\(names[0])'"
      report(.recursivePart(span, what, through: Array(names.dropFirst())))
    }
    for style in module.styles where !style.body.parts.isEmpty {
      checkRecursiveParts(of: style.body.parts)
    }
  }

  private mutating func checkRecursiveParts(of parts: [CheckedPart]) {
    var nodes: HashMap<String, Int> = [:]
    for (index, part) in parts.enumerated() { nodes["view " + part.name] = index }
    let edges = parts.map { part in
      partMentions(part.body, .stylePart).compactMap { nodes[$0] }
    }
    for group in dependencyCycles(edges) {
      let names = group.map { parts[$0].name }
      report(
        .recursivePart(
          parts[group[0]].span, "the view '\(names[0])'", through: Array(names.dropFirst())))
    }
  }

  /// Structs with fields of their own type: Swift could not lay them out.
  mutating func checkRecursiveStructs() {
    var nodes: HashMap<String, Int> = [:]
    for (index, structure) in module.structs.enumerated() { nodes[structure.name] = index }
    let edges = module.structs.map { structure in
      structure.fields.flatMap { $0.type.storedNames }.compactMap { nodes[$0] }
    }
    for group in dependencyCycles(edges) {
      let names = group.map { module.structs[$0].name }
      report(
        .recursivePart(
          module.structs[group[0]].span, "the struct '\(names[0])'",
          through: Array(names.dropFirst())))
    }
  }

  private func partMentions(_ body: CheckedBody, _ kind: Reference.Kind) -> [String] {
    var collector = PartCollector(kind: kind)
    walkAll(body, &collector)
    return collector.names
  }

  func walkAll(_ body: CheckedBody, _ walker: inout some CheckedTreeWalker) {
    walker.walk(body.content)
    for constant in body.constants { walker.walk(constant.value) }
    for function in body.functions { walker.walk(function.body) }
    for storage in body.storage {
      switch storage.kind {
      case .state(let value): walker.walk(value)
      case .scaledMetric(let value, let style):
        walker.walk(value)
        if let style { walker.walk(style) }
      case .namespace, .focus: break
      }
    }
    for part in body.parts { walkAll(part.body, &walker) }
  }
}

extension Type {
  /// The types whose values lie inside a value of this type: arrays keep theirs elsewhere.
  fileprivate var storedNames: [String] {
    switch self {
    case .nominal(let name, _): return [name]
    case .optional(let wrapped): return wrapped.storedNames
    case .tuple(let elements): return elements.flatMap(\.type.storedNames)
    default: return []
    }
  }
}

/// The parts and shared modifiers that a body mentions.
private struct PartCollector: CheckedTreeWalker {
  var kind: Reference.Kind
  private(set) var names: [String] = []

  init(kind: Reference.Kind) { self.kind = kind }

  mutating func enter(_ expression: CheckedExpression) {
    if case .reference(let reference) = expression.kind, reference.kind == kind {
      names.append("view " + reference.name)
    }
  }

  mutating func enter(_ chain: CheckedChain) {
    for case .modifier(let call) in chain.links where call.sharedModifier != nil {
      names.append("modifier " + call.name)
    }
  }
}

/// Where a control of the module is made, and whether its style is set.
private struct ControlFinder: CheckedTreeWalker {
  let control: String
  let modifier: String
  private(set) var span: SourceSpan?
  private(set) var setsStyle = false

  init(control: String, modifier: String) {
    self.control = control
    self.modifier = modifier
  }

  mutating func enter(_ expression: CheckedExpression) {
    if case .call(let call) = expression.kind, case .type(.nominal(control, _)) = call.callee.kind {
      span = span ?? call.callee.span
    }
  }

  mutating func enter(_ chain: CheckedChain) {
    for case .modifier(let call) in chain.links where call.name == modifier { setsStyle = true }
  }
}
