import Diagnostics
import Hashing
import Parser

/// Modifiers of `when`s that change no earlier one: inserted, without effect while the `when` is off.
extension Checker {
  /// A modifier that a `when` inserts: in the chain from here on, without effect while off.
  mutating func insert(
    _ name: NameSyntax, _ segment: Segment, _ call: CallSyntax, when index: Int,
    into chain: inout ChainBuilder
  ) {
    let dotted = String(name.text.dropLast(segment.name.text.utf8.count))
    guard dotted.isEmpty else {
      report(.givenModifierInWhen(name))
      _ = givenArguments(call)
      return
    }
    let before = diagnostics.count
    guard let (link, type) = modifier(segment, call, on: chain.receiver, prefix: "") else { return }
    // What replaces a deprecated modifier may have no effectless value.
    for said in before..<diagnostics.count where diagnostics[said].id == .deprecatedName {
      diagnostics[said].fixIts = []
    }
    guard case .modifier(var modifier) = link.link, let target = link.target else {
      report(.givenModifierInWhen(name))
      return
    }
    for (position, parameter) in target.parameters.enumerated() {
      let declared = target.candidate.declaration.parameters[parameter]
      if isViewClosure(declared.type) {
        report(.blockInWhen(modifier.arguments[position].base?.span ?? segment.syntax.span, name))
        return
      }
    }
    target.isInserted = true
    target.whens = [index]
    switch effectless(target.candidate, modifier, chain.receiver) {
    case .arguments(let neutral):
      modifier.effect = .effectless
      insertNeutral(
        neutral, when: index, chain.whens[index].conditions, to: &modifier, target, name)
    case .environment(let key):
      modifier.effect = .environment(key)
      guard let last = modifier.arguments.indices.last else { return }
      let value = modifier.arguments[last]
      modifier.arguments = [
        CheckedVariedArgument(
          label: nil, base: nil,
          alternatives: value.base.map { [.init(when: index, value: $0)] } ?? [], type: value.type)
      ]
      target.parameters = [target.parameters.last ?? 0]
    case nil:
      let base = base(for: name.text, call)
      var edits: [Diagnostic.FixIt.Edit] = []
      if let base, let place = chain.outermostWhen {
        edits = [.init(place, base + "\n")]
        if call.arguments.isEmpty { edits.append(.init(call.argumentsSpan, "(true)")) }
      }
      report(.noEffectlessValue(name, base, edits))
      return
    }
    chain.links.append(.init(link: .modifier(modifier), target: target))
    chain.receiver = type
  }

  /// Who mends a deprecated modifier must mend what a `when` says of it as well.
  mutating func followDeprecation(of target: ChainBuilder.Target, _ name: NameSyntax) {
    for index in diagnostics.indices.reversed() {
      let said = diagnostics[index]
      guard said.span.file == target.span.file, said.span.start >= target.span.start else { break }
      guard said.id == .deprecatedName, said.span.start == target.span.start else { continue }
      let renames = said.fixIts.filter { $0.edits.count == 1 && $0.edits[0].span == said.span }
      diagnostics[index].fixIts = renames.map { fixIt in
        .init(fixIt.message, fixIt.edits + [.init(name.span, fixIt.edits[0].replacement)])
      }
    }
  }

  private enum Effectless {
    case arguments([ArgumentSyntax])
    case environment(String)
  }

  private mutating func effectless(
    _ candidate: Candidate, _ modifier: CheckedModifierCall, _ receiver: Type
  ) -> Effectless? {
    switch candidate.declaration.neutral {
    case .arguments(let arguments)?: return .arguments(arguments)
    case .inherit(let key)?: return .environment(key)
    case nil: break
    }
    let name = candidate.declaration.name
    if name == "environment", modifier.arguments.count == 2,
      case .keyPath(_, let path)? = modifier.arguments[0].base?.kind
    {
      return .environment(path.joined(separator: "."))
    }
    // What a text, an image or a shape is drawn with is exactly the foreground.
    if name == "foregroundStyle", candidate.declaration.parameters.count == 1,
      isLeaf(receiver)
    {
      let none = SourceSpan.none
      return .arguments([
        ArgumentSyntax(
          label: nil,
          value: ExpressionSyntax(.implicitMember(NameSyntax("foreground", none)), none),
          span: none)
      ])
    }
    return nil
  }

  private mutating func isLeaf(_ type: Type) -> Bool {
    type == .text || type == .nominal("Image", [])
      || library.conforms(type, to: "Shape")
        && !type.isOpen
  }

  /// Gives an inserted modifier its effectless values as base, and what the block gives on top.
  ///
  /// What the effectless value does not name has the block's own value as base too: an anchor, a
  /// shape or an alignment then stays where it is while the effect comes and goes.
  private mutating func insertNeutral(
    _ neutral: [ArgumentSyntax], when index: Int, _ conditions: [CheckedCondition],
    to modifier: inout CheckedModifierCall, _ target: ChainBuilder.Target, _ name: NameSyntax
  ) {
    let declaration = target.candidate.declaration
    let given = neutral.map {
      CallArgument(
        label: $0.label, value: $0.value, span: $0.span, isTrailing: false, isFirstTrailing: false)
    }
    // What selects is no part of an effectless value.
    let values = declaration.parameters.indices.filter {
      !declaration.selecting.contains(declaration.parameters[$0].name)
    }
    let (matched, failure) = match(given, partly(values.map { declaration.parameters[$0] }))
    guard failure == nil else { return }
    let parameters = matched.map { values[$0] }
    var explicit: HashSet<Int> = []
    for (position, parameter) in target.parameters.enumerated() {
      explicit.insert(parameter)
      let declared = declaration.parameters[parameter]
      if declaration.selecting.contains(declared.name) { continue }
      guard let value = modifier.arguments[position].base else { continue }
      modifier.arguments[position].alternatives = [.init(when: index, value: value)]
      if parameters.contains(parameter) { continue }
      if value.canStandWithout(conditions) {
        modifier.arguments[position].keepsGivenValue = true
      } else if let base = defaultValue(of: declared, target.candidate) {
        modifier.arguments[position].base = base
      } else {
        report(.valueNeededWhileOff(name, declared.label ?? declared.name, value.span))
      }
    }
    for (argument, parameter) in zip(given, parameters) {
      let declared = declaration.parameters[parameter]
      var inference = Inference(target.candidate.open, target.candidate.substitution)
      for requirement in declaration.requirements { inference.assume(requirement) }
      let value = withScope { checker -> CheckedExpression in
        checker.attempt { $0.alternative(argument, declared, &inference, name) }.result
      }
      if let position = target.parameters.firstIndex(of: parameter) {
        modifier.arguments[position].base = value
      } else {
        let position = target.parameters.firstIndex { $0 > parameter } ?? target.parameters.count
        modifier.arguments.insert(
          CheckedVariedArgument(
            label: declared.label, base: value,
            type: argumentType(declared.type, target.candidate.substitution, value.type)),
          at: position)
        target.parameters.insert(parameter, at: position)
      }
    }
    addDefaults(besides: explicit, when: index, to: &modifier, target, name)
  }

  /// What a block leaves out of an inserted modifier has the declaration's default there, before
  /// what any block gives.
  mutating func addDefaults(
    besides explicit: HashSet<Int>, when index: Int, to modifier: inout CheckedModifierCall,
    _ target: ChainBuilder.Target, _ name: NameSyntax
  ) {
    for (position, parameter) in target.parameters.enumerated()
    where !explicit.contains(parameter) {
      let declared = target.candidate.declaration.parameters[parameter]
      if declared.hasDefault {
        guard let value = defaultValue(of: declared, target.candidate) else { continue }
        modifier.arguments[position].alternatives.insert(.init(when: index, value: value), at: 0)
      } else if !declared.hasDefault, case .effectless = modifier.effect {
        report(.requiredArgumentMissing(name, declared.label ?? declared.name))
      }
    }
  }

  /// What an author could write before the `when`, so that something holds while it is off.
  private func base(for name: String, _ call: CallSyntax) -> String? {
    switch name {
    case "foregroundStyle": return ".foregroundStyle(.foreground)"
    case "fontWeight": return ".fontWeight(.regular)"
    case "bold": return ".bold(false)"
    case "italic": return ".italic(false)"
    case "background":
      return call.trailingClosures.isEmpty && call.arguments.first?.label == nil
        ? ".background(.clear)" : nil
    case "tint": return ".tint(.accentColor)"
    case "fontDesign": return ".fontDesign(.default)"
    case "underline": return ".underline(false)"
    case "strikethrough": return ".strikethrough(false)"
    default: return nil
    }
  }
}
