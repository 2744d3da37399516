import Diagnostics
import Hashing
import Parser

/// Calls that fit no declaration: what is wrong with them, against the nearest one.
extension Checker {
  mutating func reportMismatch(
    _ failures: [(candidate: Candidate, matched: Int, failure: MatchFailure)],
    _ arguments: [CallArgument], _ call: CallSyntax, _ name: NameSyntax, _ span: SourceSpan
  ) {
    guard
      let nearest = failures.min(by: { first, second in
        let left = (
          distance(first, arguments), first.candidate.declaration.isDisfavoured,
          first.candidate.declaration.deprecation != nil
        )
        let right = (
          distance(second, arguments),
          second.candidate.declaration.isDisfavoured,
          second.candidate.declaration.deprecation != nil
        )
        if left.0 != right.0 { return left.0 < right.0 }
        if left.2 != right.2 { return !left.2 }
        return !left.1 && right.1
      })
    else { return }
    let declaration = nearest.candidate.declaration
    let shown = "\(name.text)\(declaration.labels)"
    var notes: [Diagnostic.Note] = []
    if failures.count > 1 {
      let current = failures.map(\.candidate.declaration)
        .filter { isAvailable($0.availability) && $0.deprecation == nil }
      let others = unique(current.map { "\(name.text)\($0.labels)" })
      if others.count > 1 {
        notes.append(
          .init("known are " + others.prefix(8).map { "'\($0)'" }.joined(separator: ", ")))
      }
    } else if let span = declaration.span {
      notes.append(.init("declared here", at: span))
    }
    switch nearest.failure {
    case .wrongLabel(let index, let expected):
      report(wrongLabel(arguments[index], expected, declaration, arguments, shown, notes))
    case .missing(let parameter, let before):
      report(
        missing(
          declaration.parameters[parameter], of: declaration, before, arguments, name, shown,
          notes))
    case .extra(let index):
      let argument = arguments[index]
      if let near = nearestLabel(argument, declaration) {
        report(
          Diagnostic(
            .wrongLabel,
            "'\(shown)' has no argument '\(argument.label?.text ?? "_"):', did you mean '\(near):'?",
            at: argument.label?.span ?? argument.span, notes: notes,
            fixIts: argument.label.map { Diagnostic.fix("write '\(near)'", $0.span, near) } ?? []))
      } else {
        let what = argument.isTrailing ? "a closure" : "an argument"
        report(
          Diagnostic(
            .extraArgument, "found \(what) that '\(shown)' does not take", at: argument.span,
            notes: notes))
      }
    case .order(let index, let before):
      let argument = arguments[index]
      report(
        Diagnostic(
          .argumentOrder,
          "'\(argument.label?.text ?? "_"):' must stand before "
            + "'\(arguments[before].label?.text ?? "_"):' in '\(shown)'",
          at: argument.span, notes: notes, fixIts: swap(arguments, before, index)))
    }
  }

  /// How far a call is from a declaration; a label that is only misspelt counts as nearer.
  private func distance(
    _ entry: (candidate: Candidate, matched: Int, failure: MatchFailure),
    _ arguments: [CallArgument]
  ) -> Int {
    var distance = entry.failure.distance - entry.matched * 2
    if !isAvailable(entry.candidate.declaration.availability) { distance += 4 }
    let labels = HashSet(entry.candidate.declaration.parameters.compactMap(\.label))
    for argument in arguments {
      if let label = argument.label?.text, labels.contains(label) { distance -= 2 }
    }
    switch entry.failure {
    case .wrongLabel(let index, _), .extra(let index), .missing(_, let index):
      guard index < arguments.count else { break }
      if nearestLabel(arguments[index], entry.candidate.declaration) != nil { distance -= 2 }
    case .order: break
    }
    return distance
  }

  private func swap(_ arguments: [CallArgument], _ first: Int, _ second: Int) -> [Diagnostic.FixIt]
  {
    guard !arguments[first].isTrailing, !arguments[second].isTrailing, second == first + 1 else {
      return []
    }
    return [
      .init(
        "swap them",
        [
          .init(arguments[first].span, text(arguments[second].span)),
          .init(arguments[second].span, text(arguments[first].span)),
        ])
    ]
  }

  private func unique(_ names: [String]) -> [String] {
    var result: [String] = []
    for name in names where !result.contains(name) { result.append(name) }
    return result
  }

  private func nearestLabel(
    _ argument: CallArgument, _ declaration: MemberDeclaration
  ) -> String? {
    guard let label = argument.label?.text else { return nil }
    let labels = declaration.parameters.compactMap(\.label).filter { $0 != label }
    if let near = Spelling.nearest(to: label, in: labels) { return near }
    // `space:` for `spacing:`
    let similar = labels.filter { $0.hasPrefix(label.prefix(4)) && label.utf8.count >= 4 }
    return similar.count == 1 ? similar[0] : nil
  }

  /// The label of the first parameter that a literal without a label can be for.
  private func labelFor(_ argument: CallArgument, _ declaration: MemberDeclaration) -> String? {
    declaration.parameters.first { parameter in
      guard parameter.label != nil else { return false }
      let type = parameter.type.unwrapped
      switch argument.value.kind {
      case .integer: return type.isNumber
      case .float: return type.isFloatingPoint
      case .boolean: return type == .bool
      case .string: return type == .string || type == .nominal("LocalizedStringKey", [])
      default: return false
      }
    }?.label
  }

  /// Whether a value could be that of the parameter with this label.
  private mutating func canStand(
    _ argument: CallArgument, _ label: String, _ declaration: MemberDeclaration
  ) -> Bool {
    guard let parameter = declaration.parameters.first(where: { $0.label == label }) else {
      return false
    }
    if parameter.type.hasParameters { return true }
    return attempt { $0.check(argument.value, as: parameter.type) }.score.errors == 0
  }

  /// A call that gives each parameter and names none: all labels at once.
  private func allLabels(
    _ declaration: MemberDeclaration, _ arguments: [CallArgument], _ notes: [Diagnostic.Note],
    _ shown: String
  ) -> Diagnostic? {
    let parameters = declaration.parameters
    guard arguments.count > 1, arguments.count == parameters.count,
      arguments.allSatisfy({ $0.label == nil && !$0.isTrailing }),
      parameters.allSatisfy({ $0.label != nil })
    else { return nil }
    let edits = zip(arguments, parameters).map { argument, parameter in
      Diagnostic.FixIt.Edit(argument.span.startPoint, (parameter.label ?? "_") + ": ")
    }
    return Diagnostic(
      .missingLabel, "found no labels, expected those of '\(shown)'", at: arguments[0].span,
      notes: notes, fixIts: [.init("insert the labels", edits)])
  }

  private mutating func wrongLabel(
    _ argument: CallArgument, _ expected: String?, _ declaration: MemberDeclaration,
    _ arguments: [CallArgument], _ shown: String, _ notes: [Diagnostic.Note]
  ) -> Diagnostic {
    guard let label = argument.label else {
      if let all = allLabels(declaration, arguments, notes, shown) { return all }
      let wanted = labelFor(argument, declaration) ?? expected ?? "_"
      return Diagnostic(
        .missingLabel, "found no label, expected '\(wanted):' in '\(shown)'", at: argument.span,
        notes: notes,
        fixIts: argument.isTrailing || !canStand(argument, wanted, declaration)
          ? [] : Diagnostic.fix("insert '\(wanted):'", argument.span.startPoint, "\(wanted): "))
    }
    if let near = nearestLabel(argument, declaration) {
      return Diagnostic(
        .wrongLabel, "'\(shown)' has no argument '\(label.text):', did you mean '\(near):'?",
        at: label.span, notes: notes, fixIts: Diagnostic.fix("write '\(near)'", label.span, near))
    }
    guard let expected else {
      let colon = SourceSpan(
        file: label.span.file, start: label.span.start, end: argument.value.span.start)
      return Diagnostic(
        .wrongLabel, "found the label '\(label.text):', expected none in '\(shown)'",
        at: label.span, notes: notes,
        fixIts: Diagnostic.fix("remove '\(label.text):'", colon, ""))
    }
    if declaration.parameters.contains(where: { $0.label == expected && $0.hasDefault }) {
      return Diagnostic(
        .wrongLabel, "'\(shown)' has no argument '\(label.text):'", at: label.span, notes: notes)
    }
    return Diagnostic(
      .wrongLabel, "found the label '\(label.text):', expected '\(expected):' in '\(shown)'",
      at: label.span, notes: notes,
      fixIts: Diagnostic.fix("write '\(expected)'", label.span, expected))
  }

  private func missing(
    _ parameter: MemberDeclaration.Parameter, of declaration: MemberDeclaration, _ before: Int,
    _ arguments: [CallArgument], _ name: NameSyntax, _ shown: String, _ notes: [Diagnostic.Note]
  ) -> Diagnostic {
    let label = parameter.label.map { "\($0):" } ?? "of type '\(parameter.type)'"
    // An argument without its label stands where the parameter should.
    if before < arguments.count, arguments[before].label == nil, let wanted = parameter.label,
      !arguments[before].isTrailing
    {
      if let all = allLabels(declaration, arguments, notes, shown) { return all }
      return Diagnostic(
        .missingLabel, "found no label, expected '\(wanted):' in '\(shown)'",
        at: arguments[before].span, notes: notes,
        fixIts: Diagnostic.fix(
          "insert '\(wanted):'", arguments[before].span.startPoint, "\(wanted): "))
    }
    // A misspelt label stands there.
    if before < arguments.count, let wrong = arguments[before].label, let wanted = parameter.label,
      Spelling.nearest(to: wrong.text, in: [wanted]) != nil
    {
      return Diagnostic(
        .wrongLabel, "'\(shown)' has no argument '\(wrong.text):', did you mean '\(wanted):'?",
        at: wrong.span, notes: notes,
        fixIts: Diagnostic.fix("write '\(wanted)'", wrong.span, wanted))
    }
    let place = before < arguments.count ? arguments[before].span : name.span
    return Diagnostic(
      .missingArgumentInCall,
      "the argument \(parameter.label == nil ? label : "'\(label)'") is missing in '\(shown)'",
      at: place, notes: notes)
  }

  /// All candidates took the labels and none the types: says so where they disagree on the place.
  mutating func reportNoOverload(
    _ candidates: [Candidate], _ said: [[Diagnostic]], _ arguments: [CallArgument],
    _ name: NameSyntax, _ span: SourceSpan
  ) -> Bool {
    let reachable = zip(candidates, said).filter { isAvailable($0.0.declaration.availability) }
      .map(\.1)
    if let member = unknownMemberOfAll(reachable.isEmpty ? said : reachable) {
      report(member)
      return true
    }
    // The overload that lacks but a conformance is nearer than those of other types.
    if said.contains(where: { $0.contains { $0.id == .typeMismatch } }),
      let near = said.first(where: { $0.count == 1 && $0[0].id == .requirementFails })
    {
      report(near[0])
      return true
    }
    // One argument that no overload takes: the types that they would.
    let errors = said.map { $0.filter { $0.severity == .error } }
    guard let place = errors.first?.first?.span,
      errors.allSatisfy({ $0.count == 1 && $0[0].id == .typeMismatch && $0[0].span == place }),
      let found = errors.first?.first
    else { return false }
    let messages = unique(errors.compactMap { $0.first?.message })
    guard messages.count > 1 else { return false }
    guard let (head, _) = expectation(found.message) else { return false }
    // What people mean by an argument without more is a text, more often than a range of dates.
    let common = ["LocalizedStringKey", "String", "some StringProtocol", "S", "Color"]
    let wanted = unique(messages.compactMap { expectation($0)?.wanted })
    let ordered = common.filter { wanted.contains($0) } + wanted.filter { !common.contains($0) }
    let shown = ordered.prefix(4).map { "'\($0)'" }
    let list =
      shown.count == 1
      ? shown[0] : shown.dropLast().joined(separator: ", ") + " or " + (shown.last ?? "")
    report(Diagnostic(.typeMismatch, head + list, at: place))
    return true
  }

  /// `found a value of type 'Int', expected ` and `String`.
  private func expectation(_ message: String) -> (head: String, wanted: String)? {
    let parts = message.split(separator: "'", omittingEmptySubsequences: false)
    guard parts.count == 5, parts[2] == ", expected " else { return nil }
    return (parts[0] + "'" + parts[1] + "'" + parts[2], String(parts[3]))
  }

  /// An implicit member that no overload's type has: told once, of the type that has a near one.
  private func unknownMemberOfAll(_ said: [[Diagnostic]]) -> Diagnostic? {
    let errors = said.map { $0.filter { $0.severity == .error } }
    guard let place = errors.first?.first?.span,
      errors.allSatisfy({ $0.count == 1 && $0[0].id == .unknownMember && $0[0].span == place })
    else { return nil }
    let all = errors.compactMap(\.first)
    guard unique(all.map(\.message)).count > 1 else { return nil }
    if let near = all.first(where: { $0.fixIts.contains { $0.declaration.isEmpty } }) {
      return near
    }
    return Diagnostic(
      .unknownMember, "no type that can stand here has a member '\(text(place))'", at: place)
  }

  /// A modifier in a `when` that is no call of the declaration it addresses.
  mutating func reportNotTheSameCall(
    _ name: NameSyntax, _ call: CallSyntax, _ target: ChainBuilder.Target,
    _ declaration: MemberDeclaration
  ) {
    let given = self.arguments(of: call)
    if case .wrongLabel(let index, let expected)? = match(
      given,
      declaration.parameters.map { parameter in
        var parameter = parameter
        parameter.hasDefault = true
        return parameter
      }
    ).failure, nearestLabel(given[index], declaration) != nil {
      let shown = "\(name.text)\(declaration.labels)"
      report(
        wrongLabel(
          given[index], expected, declaration, given, shown,
          [.init("the 'when' changes this modifier", at: target.span)]))
      return
    }
    report(
      Diagnostic(
        .notTheSameCall,
        "this is no call of '\(name.text)\(declaration.labels)', which the 'when' would change",
        at: name.span.union(call.argumentsSpan),
        notes: [
          .init("'\(text(target.span))' is what it would change", at: target.span),
          .init(
            "for a second '\(name.text)', write one with its effectless value before the 'when'"),
        ]))
  }

  /// What was said of a value in a `when` is about the modifier that it addresses.
  mutating func noteTarget(_ target: ChainBuilder.Target, from index: Int) {
    for position in index..<diagnostics.count where diagnostics[position].notes.isEmpty {
      diagnostics[position].notes.append(
        .init("the 'when' changes this modifier", at: target.span))
    }
  }

  /// An `if` between modifiers whose condition is not fixed.
  mutating func reportChainIf(_ syntax: IfSyntax) {
    let isPartlyFixed = syntax.conditions.contains { condition in
      if case .expression(let expression) = condition { return self.isPartlyFixed(expression) }
      return false
    }
    if isPartlyFixed {
      report(.fixedConditionInChain(syntax.conditions[0].span))
      return
    }
    report(
      Diagnostic(
        .chainIf,
        "an 'if' between modifiers chooses by 'available' or 'os' only, expected 'when' for a state",
        at: syntax.keywordSpan, fixIts: whenForIf(syntax)))
  }

  /// `if isOn { .a() } else { .b() }` as `when isOn { .a() } when !isOn { .b() }`.
  private func whenForIf(_ syntax: IfSyntax) -> [Diagnostic.FixIt] {
    var edits = [Diagnostic.FixIt.Edit(syntax.keywordSpan, "when")]
    switch syntax.otherwise {
    case nil: break
    case .block(let block)?:
      guard syntax.conditions.count == 1, case .expression(let condition) = syntax.conditions[0]
      else { return [] }
      var text = self.text(condition.span)
      switch condition.kind {
      case .name, .member, .call, .tuple: text = "!" + text
      default: text = "!(" + text + ")"
      }
      let between = SourceSpan(
        file: block.span.file, start: syntax.then.span.end, end: block.span.start)
      edits.append(.init(between, "\nwhen \(text) "))
    case .if?: return []
    }
    return [.init("write 'when'", edits)]
  }
}

extension MemberDeclaration {
  /// `(_:ignoresSafeAreaEdges:)`
  var labels: String {
    "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
  }
}
