import Diagnostics
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
      let others = unique(failures.map { "\(name.text)\($0.candidate.declaration.labels)" })
      if others.count > 1 {
        notes.append(
          .init("known are " + others.prefix(8).map { "'\($0)'" }.joined(separator: ", ")))
      }
    } else if let span = declaration.span {
      notes.append(.init("declared here", at: span))
    }
    switch nearest.failure {
    case .wrongLabel(let index, let expected):
      report(wrongLabel(arguments[index], expected, declaration, shown, notes))
    case .missing(let parameter, let before):
      report(
        missing(
          declaration.parameters[parameter], before, arguments, call, name, shown, notes))
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
    return Spelling.nearest(to: label, in: declaration.parameters.compactMap(\.label))
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

  private func wrongLabel(
    _ argument: CallArgument, _ expected: String?, _ declaration: MemberDeclaration,
    _ shown: String, _ notes: [Diagnostic.Note]
  ) -> Diagnostic {
    guard let label = argument.label else {
      let wanted = labelFor(argument, declaration) ?? expected ?? "_"
      return Diagnostic(
        .missingLabel, "found no label, expected '\(wanted):' in '\(shown)'", at: argument.span,
        notes: notes,
        fixIts: argument.isTrailing
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
    return Diagnostic(
      .wrongLabel, "found the label '\(label.text):', expected '\(expected):' in '\(shown)'",
      at: label.span, notes: notes,
      fixIts: Diagnostic.fix("write '\(expected)'", label.span, expected))
  }

  private func missing(
    _ parameter: MemberDeclaration.Parameter, _ before: Int, _ arguments: [CallArgument],
    _ call: CallSyntax, _ name: NameSyntax, _ shown: String, _ notes: [Diagnostic.Note]
  ) -> Diagnostic {
    let label = parameter.label.map { "\($0):" } ?? "of type '\(parameter.type)'"
    // An argument without its label stands where the parameter should.
    if before < arguments.count, arguments[before].label == nil, let wanted = parameter.label,
      !arguments[before].isTrailing
    {
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
    // One argument that no overload takes: the types that they would.
    let errors = said.map { $0.filter { $0.severity == .error } }
    guard let place = errors.first?.first?.span,
      errors.allSatisfy({ $0.count == 1 && $0[0].id == .typeMismatch && $0[0].span == place }),
      let found = errors.first?.first
    else { return false }
    let messages = unique(errors.compactMap { $0.first?.message })
    guard messages.count > 1 else { return false }
    report(
      Diagnostic(
        .typeMismatch, found.message, at: place,
        notes: messages.dropFirst().prefix(5).map { .init("or: \($0)") }))
    return true
  }

  /// A modifier in a `when` that is no call of the declaration it addresses.
  mutating func reportNotTheSameCall(
    _ name: NameSyntax, _ call: CallSyntax, _ target: ChainBuilder.Target,
    _ declaration: MemberDeclaration
  ) {
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
    var fixIts: [Diagnostic.FixIt] = []
    if syntax.otherwise == nil {
      fixIts = Diagnostic.fix("write 'when'", syntax.keywordSpan, "when")
    }
    report(
      Diagnostic(
        .chainIf,
        "an 'if' between modifiers chooses by 'available' or 'os' only, expected 'when' for a state",
        at: syntax.keywordSpan, fixIts: fixIts))
  }
}

extension MemberDeclaration {
  /// `(_:ignoresSafeAreaEdges:)`
  var labels: String {
    "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
  }
}
