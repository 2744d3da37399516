import Diagnostics
import Hashing
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

  // MARK: - Selection

  private enum SelectionOrder { case equal, disjoint, overlapping, otherCall }

  /// How what a call selects lies to what an earlier modifier selects.
  private mutating func compareSelection(
    _ call: CallSyntax, _ target: ChainBuilder.Target
  ) -> SelectionOrder {
    let declaration = target.candidate.declaration
    guard !declaration.selecting.isEmpty else { return .equal }
    let (parameters, failure) = match(arguments(of: call), partly(declaration.parameters))
    if failure != nil { return .equal }
    var own = selection(call, parameters, declaration)
    if own == target.selection { return .equal }
    // `.padding(20)` selects nothing and is a call of another declaration.
    var isOther = false
    for (argument, parameter) in zip(arguments(of: call), parameters) {
      let declared = declaration.parameters[parameter]
      guard declaration.selecting.contains(declared.name), !declared.type.hasParameters else {
        continue
      }
      if attempt({ $0.check(argument.value, as: declared.type) }).score.errors > 0,
        isNumber(argument.value)
      {
        own[declared.name] = ""
        isOther = true
      }
    }
    if isOther, own == target.selection { return .otherCall }
    // An argument that is left out, and names no selection, leaves the selection as it is.
    for (name, text) in own where text != target.selection[name] {
      let earlier = target.selection[name] ?? ""
      if let first = Checker.edges(text), let second = Checker.edges(earlier) {
        if first == second { continue }
        if first & second == 0 { return .disjoint }
        return .overlapping
      }
      return .disjoint
    }
    return .equal
  }

  private mutating func isNumber(_ syntax: ExpressionSyntax) -> Bool {
    attempt { $0.infer(syntax, hint: nil).type }.result.isNumber
  }

  /// A set of edges as bits; nil where the text is something else.
  static func edges(_ text: String) -> Int? {
    let names = [
      ".top": 1, ".leading": 2, ".bottom": 4, ".trailing": 8, ".horizontal": 10, ".vertical": 5,
      ".all": 15, "": 15,
    ]
    var text = text
    if text.hasPrefix("["), text.hasSuffix("]") {
      text.removeFirst()
      text.removeLast()
    }
    var result = 0
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let trimmed = part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()
      var name = String(trimmed)
      if name.hasPrefix("Edge.Set.") { name = String(name.dropFirst(8)) }
      guard let bits = names[name] else { return nil }
      result |= bits
    }
    return result
  }

  /// The parameters of a declaration when it is read as the call of a `when`: all may be left out.
  private func partly(
    _ parameters: [MemberDeclaration.Parameter]
  ) -> [MemberDeclaration.Parameter] {
    parameters.map { parameter in
      var parameter = parameter
      parameter.hasDefault = true
      return parameter
    }
  }

  // MARK: - Addressing

  /// Reads a modifier of a `when` as a call of the declaration that an earlier one calls.
  private mutating func address(
    _ position: Int, _ name: NameSyntax, _ call: CallSyntax, when index: Int,
    in chain: inout ChainBuilder
  ) {
    guard var target = chain.links[position].target,
      case .modifier(var modifier) = chain.links[position].link
    else { return }
    let declaration = target.candidate.declaration
    let given = arguments(of: call)
    let (parameters, failure) = match(given, partly(declaration.parameters))
    followDeprecation(of: target, name)
    if given.isEmpty, !target.isInserted { report(.unchangedInWhen(name)) }
    if failure != nil {
      reportNotTheSameCall(name, call, target, declaration)
      _ = givenArguments(call)
      return
    }
    // Nothing else may hold the values of earlier blocks, or each block would copy them all.
    chain.links[position] = .init(link: .choice([], otherwise: CheckedChain()))
    defer { chain.links[position] = .init(link: .modifier(modifier), target: target) }
    var inference = Inference(target.candidate.open, target.candidate.substitution)
    for requirement in declaration.requirements { inference.assume(requirement) }
    var explicit: HashSet<Int> = []
    for (argument, parameter) in zip(given, parameters) {
      let declared = declaration.parameters[parameter]
      if declaration.selecting.contains(declared.name) { continue }
      if case .closure = argument.value.kind, isViewClosure(declared.type) {
        report(.blockInWhen(argument.span, name))
        continue
      }
      let before = diagnostics.count
      var own = inference
      let value = alternative(argument, declared, &own, name)
      if diagnostics.count > before, value.type.isError, trialDepth == 0 {
        noteTarget(target, from: before)
      }
      explicit.insert(parameter)
      addAlternative(
        value, parameter: parameter, when: index, to: &modifier, &target, name)
    }
    if target.isInserted {
      addDefaults(besides: explicit, when: index, to: &modifier, target, name)
    }
    target.whens.insert(index)
  }

  func isViewClosure(_ type: Type) -> Bool {
    if case .function(let function) = type.unwrapped { return function.isViewBuilder }
    return false
  }

  private mutating func alternative(
    _ argument: CallArgument, _ parameter: MemberDeclaration.Parameter,
    _ inference: inout Inference, _ name: NameSyntax
  ) -> CheckedExpression {
    var wanted = library.normalised(parameter.type.substituting(inference.substitution))
    if case .parameter(let generic) = wanted, let protocols = inference.open[generic] {
      wanted = .opaque(protocols)
    } else if case .optional(.parameter(let generic)) = wanted,
      let protocols = inference.open[generic]
    {
      wanted = .optional(.opaque(protocols))
    } else if inference.isOpen(wanted) {
      wanted = inference.hint(wanted)
    }
    if case .opaque(let protocols) = wanted, protocols.isEmpty { wanted = .given }
    if wanted == .given { return infer(argument.value, hint: nil) }
    return check(argument.value, as: wanted)
  }

  /// Adds a value for a parameter; where the written call leaves it out, with the declaration's
  /// default as its base.
  private mutating func addAlternative(
    _ value: CheckedExpression, parameter: Int, when index: Int,
    to modifier: inout CheckedModifierCall, _ target: inout ChainBuilder.Target, _ name: NameSyntax
  ) {
    let alternative = CheckedVariedArgument.Alternative(when: index, value: value)
    if let position = target.parameters.firstIndex(of: parameter) {
      modifier.arguments[position].alternatives.append(alternative)
      return
    }
    let declared = target.candidate.declaration.parameters[parameter]
    guard let base = defaultValue(of: declared, target.candidate) else {
      report(.defaultNotKnown(name, declared.label ?? declared.name, value.span))
      return
    }
    let position = target.parameters.firstIndex { $0 > parameter } ?? target.parameters.count
    modifier.arguments.insert(
      CheckedVariedArgument(
        label: declared.label, base: base, alternatives: [alternative],
        type: argumentType(declared.type, target.candidate.substitution, base.type)), at: position)
    target.parameters.insert(parameter, at: position)
  }

  /// The default of a parameter as an expression; nil where the catalogue does not tell it.
  private mutating func defaultValue(
    of parameter: MemberDeclaration.Parameter, _ candidate: Candidate
  ) -> CheckedExpression? {
    guard let syntax = parameter.defaultValue else { return nil }
    var inference = Inference(candidate.open, candidate.substitution)
    for requirement in candidate.declaration.requirements { inference.assume(requirement) }
    let argument = CallArgument(
      label: nil, value: syntax, span: syntax.span, isTrailing: false, isFirstTrailing: false)
    let trial = attempt { checker -> CheckedExpression in
      var own = inference
      return checker.withScope {
        $0.alternative(argument, parameter, &own, NameSyntax("", syntax.span))
      }
    }
    return trial.score.errors == 0 ? trial.result : nil
  }

  // MARK: - Insertion

  /// A modifier that a `when` inserts: in the chain from here on, without effect while off.
  private mutating func insert(
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
    guard case .modifier(var modifier) = link.link, var target = link.target else {
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
        neutral, when: index, chain.whens[index].conditions, to: &modifier, &target, name)
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
  private mutating func followDeprecation(of target: ChainBuilder.Target, _ name: NameSyntax) {
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
    to modifier: inout CheckedModifierCall, _ target: inout ChainBuilder.Target, _ name: NameSyntax
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
  private mutating func addDefaults(
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

  // MARK: - The end of a chain

  /// The chain with the values of each argument brought to one type.
  mutating func finish(_ chain: inout ChainBuilder) -> CheckedChain {
    for position in chain.links.indices {
      guard case .modifier(var modifier) = chain.links[position].link,
        let target = chain.links[position].target
      else { continue }
      for index in modifier.arguments.indices
      where !modifier.arguments[index].alternatives.isEmpty {
        dropRepetitions(&modifier.arguments[index])
        unify(&modifier.arguments[index], target, parameter: target.parameters[index], modifier)
      }
      chain.links[position].link = .modifier(modifier)
    }
    return CheckedChain(links: chain.links.map(\.link), whens: chain.whens)
  }

  /// Defaults that all others override and that say what the base says are no alternatives; what
  /// the source writes stays, so that the state analysis sees it, unless the base is taken from it.
  private func dropRepetitions(_ argument: inout CheckedVariedArgument) {
    guard let base = argument.base else { return }
    if argument.keepsGivenValue {
      let names = base.mentionedNames
      while let first = argument.alternatives.first,
        first.value.span == base.span
          || self.text(first.value.span) == self.text(base.span)
            && first.value.mentionedNames == names
      {
        argument.alternatives.removeFirst()
      }
      return
    }
    let text = self.text(base.span)
    guard !text.isEmpty else { return }
    while let first = argument.alternatives.first,
      first.value.span.file == SourceSpan.catalogueFile, self.text(first.value.span) == text,
      isPlain(base), isPlain(first.value)
    {
      argument.alternatives.removeFirst()
    }
  }

  /// Whether the text of an expression says all of it, wherever it stands.
  private func isPlain(_ expression: CheckedExpression) -> Bool {
    switch expression.kind {
    case .number, .boolean, .nil, .color, .implicitMember: return true
    case .prefix(_, let operand): return isPlain(operand)
    default: return false
    }
  }

  private mutating func unify(
    _ argument: inout CheckedVariedArgument, _ target: ChainBuilder.Target, parameter: Int,
    _ modifier: CheckedModifierCall
  ) {
    let declared = target.candidate.declaration.parameters[parameter].type
    let settled = library.normalised(declared.substituting(target.candidate.substitution))
    if !settled.hasParameters, !isConstraint(settled) {
      argument.type = settled
      return
    }
    let values = [argument.base].compactMap { $0 } + argument.alternatives.map(\.value)
    let types = values.map(\.type).filter { !$0.unwrapped.isOpen }
    if values.contains(where: { $0.type.unwrapped == .given && !isNil($0) }),
      unifyGiven(&argument, values, types, constraint(of: settled, target.candidate), modifier)
    {
      return
    }
    guard let first = types.first else { return }
    let hasNil = values.contains { value in
      if case .nil = value.kind { return true }
      return false
    }
    var isSame = types.allSatisfy { $0 == first }
    if case .opaque = first, values.count > 1 { isSame = false }
    if isSame {
      argument.type = hasNil ? .optional(first.unwrapped) : first
      return
    }
    // Optionals of one type.
    if types.allSatisfy({ $0.unwrapped == first.unwrapped }) {
      argument.type = .optional(first.unwrapped)
      return
    }
    let protocols = constraint(of: settled, target.candidate)
    if let eraser = eraser(for: .opaque(protocols)) {
      argument.base = argument.base.map { erased($0, to: eraser) }
      for index in argument.alternatives.indices {
        argument.alternatives[index].value = erased(
          argument.alternatives[index].value, to: eraser)
      }
      argument.type = hasNil ? .optional(.nominal(eraser, [])) : .nominal(eraser, [])
      return
    }
    guard let other = values.first(where: { !$0.type.isOpen && $0.type != first }) else { return }
    report(
      .kindsDiffer(
        NameSyntax(modifier.name, modifier.span), first, other.type, other.span, protocols))
  }

  private func isNil(_ value: CheckedExpression) -> Bool {
    if case .nil = value.kind { return true }
    return false
  }

  /// Values that are taken as given are erased where that is possible; elsewhere the author must
  /// say of what type they are.
  private mutating func unifyGiven(
    _ argument: inout CheckedVariedArgument, _ values: [CheckedExpression], _ types: [Type],
    _ protocols: [String], _ modifier: CheckedModifierCall
  ) -> Bool {
    if let eraser = eraser(for: .opaque(protocols)) {
      argument.base = argument.base.map { isNil($0) ? $0 : erased($0, to: eraser) }
      for index in argument.alternatives.indices {
        let value = argument.alternatives[index].value
        argument.alternatives[index].value = isNil(value) ? value : erased(value, to: eraser)
      }
      let erasedType = Type.nominal(eraser, [])
      argument.type = values.contains { isNil($0) } ? .optional(erasedType) : erasedType
      return true
    }
    guard let open = values.first(where: { $0.type.unwrapped == .given && !isNil($0) }) else {
      return false
    }
    let known = types.first.map(\.description) ?? "CGFloat"
    report(.typeNeededInWhen(NameSyntax(modifier.name, modifier.span), open.span, known))
    return true
  }

  /// The protocols that a generic parameter must conform to.
  private func constraint(of type: Type, _ candidate: Candidate) -> [String] {
    switch type.unwrapped {
    case .opaque(let protocols): return protocols
    case .parameter(let name):
      var result = candidate.open.first { $0.name == name }?.protocols ?? []
      for requirement in candidate.declaration.requirements
      where !requirement.isEquality && requirement.left == .parameter(name) {
        if case .opaque(let more) = requirement.right { result += more }
      }
      return result
    default: return []
    }
  }
}
