import Diagnostics
import Parser

/// All words of the type checker, in alphabetical order.
extension Diagnostic {
  /// One fix-it with one edit.
  static func fix(_ message: String, _ span: SourceSpan, _ text: String) -> [FixIt] {
    [FixIt(message, [FixIt.Edit(span, text)])]
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    number == 0 ? "no \(noun)s" : number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
  }

  static func actionNotCalled(_ span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .actionNotCalled, "found an action that is not called, expected '()' behind it", at: span,
      fixIts: fix("call it", span.endPoint, "()"))
  }

  static func ambiguousMember(_ span: SourceSpan, _ types: [Type], isNil: Bool) -> Diagnostic {
    let names = types.map { "'\($0)'" }.joined(separator: " or ")
    if isNil {
      return Diagnostic(
        .ambiguousMember, "this may be of type \(names), expected 'as' and the type behind it",
        at: span,
        fixIts: types.last.map { fix("say its type", span.endPoint, " as \($0)?") } ?? [])
    }
    return Diagnostic(
      .ambiguousMember, "this may be of type \(names), expected the type before it", at: span,
      fixIts: types.first.map { fix("write the type", span.startPoint, $0.description) } ?? [])
  }

  static func animateInWhen(_ span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .animateInWhen,
      "found 'animate' in a 'when', expected it in the chain: it animates the change itself",
      at: span)
  }

  static func animateWithoutStates(_ span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .animateWithoutStates,
      "'animate' has nothing to watch: no 'when' stands before it and no 'on' names a state",
      at: span)
  }

  static func assignmentAmongViews(_ span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .assignmentAmongViews, "found an assignment among views, expected it in an action", at: span)
  }

  static func bindingOfNonOptional(_ name: NameSyntax, _ type: Type) -> Diagnostic {
    Diagnostic(
      .bindingOfNonOptional, "'\(name.text)' is never absent: it is of type '\(type)'",
      at: name.span)
  }

  static func blockInWhen(_ span: SourceSpan, _ name: NameSyntax) -> Diagnostic {
    Diagnostic(
      .blockInWhen,
      "a 'when' cannot replace the views of '\(name.text)': put a 'when' inside its block", at: span
    )
  }

  static func branchesDiffer(
    _ span: SourceSpan, _ first: Type, _ second: Type, eraserHint: Type?
  ) -> Diagnostic {
    Diagnostic(
      .branchesDiffer,
      "found a value of type '\(second)', expected '\(first)' as in the other branch",
      at: span)
  }

  static func caseNeverReached(_ span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .caseNeverReached, "this case is never reached: those before it cover all that it matches",
      at: span)
  }

  static func closureParametersNotNamed(_ span: SourceSpan, _ expected: Int) -> Diagnostic {
    let names = Array(repeating: "_", count: expected).joined(separator: ", ")
    let brace = SourceSpan(file: span.file, start: span.start + 1, end: span.start + 1)
    return Diagnostic(
      .closureParameters,
      "found a closure without parameters, expected \(count(expected, "parameter"))", at: span,
      fixIts: fix("name them", brace, " \(names) in"))
  }

  static func closureWithoutType(_ span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .closureWithoutType, "found a closure where nothing says what it is given and gives",
      at: span)
  }

  static func coalescingNonOptional(_ span: SourceSpan, _ type: Type) -> Diagnostic {
    Diagnostic(
      .coalescingNonOptional,
      "'??' has no effect: the left side is of type '\(type)' and never nil",
      at: span)
  }

  static func comparedWithNil(_ span: SourceSpan, _ type: Type) -> Diagnostic {
    Diagnostic(
      .comparedWithNil, "a value of type '\(type)' is never nil", at: span)
  }

  static func componentWithoutStyled(_ span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .componentWithoutStyled, "the component never draws its style: expected 'styled' in it",
      at: span)
  }

  static func configurationPrefix(_ prefix: NameSyntax, _ name: NameSyntax) -> Diagnostic {
    let dotted = SourceSpan(
      file: prefix.span.file, start: prefix.span.start, end: name.span.start)
    return Diagnostic(
      .configurationPrefix,
      "found '\(prefix.text).\(name.text)', expected '\(name.text)': members are used by their name",
      at: prefix.span.union(name.span), fixIts: fix("remove '\(prefix.text).'", dotted, ""))
  }

  static func constantCycle(
    _ name: NameSyntax, _ mention: SourceSpan, _ other: String
  ) -> Diagnostic {
    Diagnostic(
      .constantCycle,
      other == name.text
        ? "the value of '\(name.text)' needs itself, so that it would never end"
        : "the value of '\(name.text)' needs '\(other)', which needs it again", at: mention)
  }

  static func controlWithoutStyles(_ name: NameSyntax, _ reason: String) -> Diagnostic {
    Diagnostic(
      .controlWithoutStyles, "'\(name.text)' cannot be given a style: \(reason)", at: name.span)
  }

  static func declarationOutsideStyle(_ span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .declarationOutsideStyle,
      "found a declaration in a block, expected it at the top of a style", at: span)
  }

  static func declaredTwice(_ name: NameSyntax, _ other: SourceSpan) -> Diagnostic {
    Diagnostic(
      .declaredTwice, "'\(name.text)' is declared twice", at: name.span,
      notes: [Note("the other declaration", at: other)])
  }

  static func defaultForForeign(_ span: SourceSpan, _ name: String) -> Diagnostic {
    Diagnostic(
      .defaultForForeign, "'\(name)' has a default style of its own, expected 'style' alone",
      at: span, fixIts: fix("remove 'default'", span, ""))
  }

  static func defaultLessVisible(
    _ name: NameSyntax, _ configuration: String, _ level: AccessSyntax.Level
  ) -> Diagnostic {
    Diagnostic(
      .defaultLessVisible,
      "the default style of '\(configuration)' must be \(level.word) as '\(configuration)' is",
      at: name.span)
  }

  static func defaultNotKnown(
    _ name: NameSyntax, _ parameter: String, _ span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .defaultNotKnown,
      "'\(parameter)' of '\(name.text)' has no value to go back to: write it in the modifier as well",
      at: span)
  }

  static func defaultWithParameter(_ span: SourceSpan, _ name: String) -> Diagnostic {
    Diagnostic(
      .defaultWithParameter,
      "the parameter '\(name)' of a default style needs a default value", at: span)
  }

  static func deprecated(
    _ name: String, _ deprecation: Deprecation, _ span: SourceSpan, fixIts: [FixIt]
  ) -> Diagnostic {
    let instead = deprecation.replacement.isEmpty ? "" : ", use '\(deprecation.replacement)'"
    return Diagnostic(
      .deprecatedName, "'\(name)' is deprecated\(instead)", at: span, fixIts: fixIts)
  }

  static func elseMissing(_ span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .elseMissing, "found an 'if' that gives a value, expected an 'else' as well", at: span)
  }

  static func derivedView(_ name: NameSyntax, _ span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .notAValue, "'\(name.text)' would be a view, expected a value: a style draws the slots",
      at: span)
  }

  static func emptyArrayWithoutType(_ span: SourceSpan) -> Diagnostic {
    Diagnostic(.typeNeeded, "nothing says of what type the elements are", at: span)
  }

  static func emptyBody(_ span: SourceSpan) -> Diagnostic {
    Diagnostic(.emptyBody, "found no view, expected one", at: span)
  }

  static func emptyEnum(_ name: NameSyntax) -> Diagnostic {
    Diagnostic(.emptyEnum, "'\(name.text)' has no cases, expected at least one", at: name.span)
  }

  static func emptyModifier(_ span: SourceSpan) -> Diagnostic {
    Diagnostic(.emptyBody, "found no modifier, expected at least one", at: span)
  }

  static func emptyWhen(_ span: SourceSpan) -> Diagnostic {
    Diagnostic(.emptyWhen, "this 'when' changes nothing, expected modifiers in it", at: span)
  }

  static func environmentOutsideBody(_ name: NameSyntax) -> Diagnostic {
    Diagnostic(
      .unknownName, "'\(name.text)' is an environment value, which only bodies of views know",
      at: name.span)
  }

  static func expressionTooComplex(_ span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .expressionTooComplex,
      "this is nested too deeply: give parts of it names with 'let', 'func' or 'view'", at: span)
  }

  static func externDiffers(_ name: NameSyntax, _ other: SourceSpan) -> Diagnostic {
    Diagnostic(
      .externDiffers, "'\(name.text)' is declared with another type elsewhere", at: name.span,
      notes: [Note("the other declaration", at: other)])
  }

  static func fixedConditionInChain(_ span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .fixedConditionMixed,
      "'available' and 'os' cannot be mixed with states: put a 'when' for the state into the 'if'",
      at: span)
  }

  static func fixedConditionInWhen(_ span: SourceSpan, _ keyword: SourceSpan?) -> Diagnostic {
    Diagnostic(
      .fixedConditionInWhen,
      "found what is fixed before the view appears in a 'when', expected 'if' for it", at: span,
      fixIts: keyword.map { fix("write 'if'", $0, "if") } ?? [])
  }

  static func fixedConditionMixed(_ span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .fixedConditionMixed,
      "'available' and 'os' cannot be mixed with other conditions: put one 'if' inside the other",
      at: span)
  }

  static func fixedConditionOutsideHead(_ span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .fixedConditionMixed, "'available' and 'os' stand in the head of an 'if' only", at: span)
  }

  static func functionWithoutResult(_ name: NameSyntax) -> Diagnostic {
    Diagnostic(
      .functionWithoutResult, "the function '\(name.text)' gives nothing, expected '-> Type'",
      at: name.span)
  }

  static func givenModifierInWhen(_ name: NameSyntax) -> Diagnostic {
    Diagnostic(
      .givenModifierInWhen,
      "nothing is known of the parameters of '\(name.text)': declare them to vary it in a 'when'",
      at: name.span)
  }

  static func hiddenName(
    _ name: NameSyntax, _ kind: Reference.Kind, _ configuration: String
  ) -> Diagnostic {
    Diagnostic(
      .hiddenName,
      "'\(name.text)' hides \(kind.words.prefix { $0 != "," }) of '\(configuration)', "
        + "expected another name", at: name.span)
  }

  static func hidesSwiftUI(_ name: NameSyntax, _ what: String) -> Diagnostic {
    Diagnostic(
      .hidesSwiftUI, "'\(name.text)' would clash with SwiftUI's \(what), expected another name",
      at: name.span)
  }

  static func ifInWhen(_ span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .ifInWhen, "found 'if' in a 'when', expected modifiers and further 'when's", at: span)
  }

  static func implicitMemberWithoutType(_ name: NameSyntax, _ owner: String?) -> Diagnostic {
    let dot = SourceSpan(
      file: name.span.file, start: name.span.start - 1, end: name.span.start - 1)
    return Diagnostic(
      .implicitMemberWithoutType,
      "nothing says what '.\(name.text)' is a member of: write the type before it", at: name.span,
      fixIts: owner.map { fix("write '\($0).\(name.text)'", dot, $0) } ?? [])
  }

  static func kindsDiffer(
    _ name: NameSyntax, _ first: Type, _ second: Type, _ span: SourceSpan, _ protocols: [String]
  ) -> Diagnostic {
    let reason =
      protocols.first == "Shape"
      ? "only one type of shape can stand here on the targets (AnyShape needs iOS 16)"
      : "values of different types cannot be unified here"
    return Diagnostic(
      .kindsDiffer, "found '\(second)' beside '\(first)' in '\(name.text)': \(reason)", at: span,
      notes: [Note("the modifier", at: name.span)])
  }

  static func lessVisible(
    _ span: SourceSpan, _ type: String, _ declared: SourceSpan, _ name: String,
    _ level: AccessSyntax.Level
  ) -> Diagnostic {
    Diagnostic(
      .lessVisible, "'\(name)' is \(level.word), but uses '\(type)', which is less visible",
      at: span, notes: [Note("'\(type)' is declared here", at: declared)])
  }

  static func localWithoutValue(_ name: NameSyntax) -> Diagnostic {
    Diagnostic(
      .localWithoutValue, "'\(name.text)' has no first value, expected '= value'", at: name.span)
  }

  static func matchAcrossChoice(
    _ name: NameSyntax, _ other: SourceSpan, isInside: Bool
  ) -> Diagnostic {
    let way =
      isInside
      ? "put the 'when' outside the 'if'" : "put a 'when' into each branch of the 'if'"
    return Diagnostic(
      .matchAcrossChoice,
      "'\(name.text)' would have to reach across an 'if': \(way)", at: name.span,
      notes: [Note("the modifier on the other side", at: other)])
  }

  static func memberOfOtherType(_ name: NameSyntax, _ wanted: Type, _ found: Type) -> Diagnostic {
    Diagnostic(
      .typeMismatch, "'.\(name.text)' is of type '\(found)', expected '\(wanted)'", at: name.span)
  }

  static func missingParentheses(
    _ name: NameSyntax, _ declaration: MemberDeclaration
  ) -> Diagnostic {
    let isPlain = declaration.parameters.allSatisfy(\.hasDefault)
    return Diagnostic(
      .missingParentheses,
      "'\(name.text)' is a function, expected '\(name.text)\(declaration.labels)'", at: name.span,
      fixIts: isPlain ? fix("call it", name.span.endPoint, "()") : [])
  }

  static func methodNotCalled(_ name: NameSyntax) -> Diagnostic {
    Diagnostic(
      .missingParentheses, "'\(name.text)' is a function, expected '\(name.text)(…)'", at: name.span
    )
  }

  static func modifierAsView(_ name: NameSyntax, _ function: String) -> Diagnostic {
    Diagnostic(
      .notAView, "'\(name.text)' is a modifier, expected '.\(function)(…)' behind a view",
      at: name.span)
  }

  static func modifierAfterStructure(
    _ span: SourceSpan, _ word: String, _ structure: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .modifierAfterStructure,
      "a modifier cannot follow '\(word)': wrap the '\(word)' in a 'Group { … }'", at: span,
      fixIts: [
        FixIt(
          "wrap it in a 'Group'",
          [.init(structure.startPoint, "Group {\n"), .init(structure.endPoint, "\n}")])
      ])
  }

  static func modifierTwiceInWhen(_ name: NameSyntax, _ other: SourceSpan) -> Diagnostic {
    Diagnostic(
      .modifierTwiceInWhen, "'\(name.text)' is changed twice in one 'when'", at: name.span,
      notes: [Note("both mean this modifier", at: other)])
  }

  static func modifierWithoutView(_ span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .modifierWithoutView, "found a modifier, expected a view before it", at: span)
  }

  static func neverTriggers(_ span: SourceSpan, _ name: String) -> Diagnostic {
    Diagnostic(
      .neverTriggers,
      "a button with the style '\(name)' would do nothing: expected 'trigger()' or 'styled' in it",
      at: span)
  }

  static func nilForNonOptional(_ span: SourceSpan, _ type: Type) -> Diagnostic {
    Diagnostic(.typeMismatch, "found 'nil', expected '\(type)', which is never absent", at: span)
  }

  static func nilWithoutType(_ span: SourceSpan) -> Diagnostic {
    Diagnostic(.typeNeeded, "nothing says of what type this 'nil' is", at: span)
  }

  static func noDefaultStyle(_ name: NameSyntax) -> Diagnostic {
    Diagnostic(
      .noDefaultStyle, "'\(name.text)' has no default style, expected a 'default style' for it",
      at: name.span)
  }

  static func noEffectlessValue(
    _ name: NameSyntax, _ base: String?, _ edits: [FixIt.Edit]
  ) -> Diagnostic {
    let way = base.map { ", such as '\($0)'" } ?? ""
    return Diagnostic(
      .noEffectlessValue,
      "no value of '\(name.text)' leaves the view as it is: write a base before the 'when'\(way)",
      at: name.span,
      fixIts: edits.isEmpty ? [] : [FixIt("write '\(base ?? "")' before the 'when'", edits)])
  }

  static func noInitialiser(_ name: NameSyntax) -> Diagnostic {
    Diagnostic(.noInitialiser, "'\(name.text)' cannot be made by calling it", at: name.span)
  }

  static func noSubscript(_ span: SourceSpan, _ type: Type) -> Diagnostic {
    Diagnostic(.noSubscript, "a value of type '\(type)' cannot be indexed with '[…]'", at: span)
  }

  static func notABinding(_ name: NameSyntax, _ kind: Reference.Kind) -> Diagnostic {
    Diagnostic(
      .notABinding,
      "'$\(name.text)' does not exist: '\(name.text)' is \(kind.words), not a binding",
      at: name.span)
  }

  static func notAModifier(_ span: SourceSpan) -> Diagnostic {
    Diagnostic(.notAModifier, "expected a modifier here, such as '.opacity(1)'", at: span)
  }

  static func notAStatement(_ span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .notAStatement, "expected a statement here: a call, an assignment, 'let', 'if' or 'switch'",
      at: span)
  }

  static func notAValue(_ span: SourceSpan) -> Diagnostic {
    Diagnostic(.notAValue, "expected a value here, after any 'let's", at: span)
  }

  static func notAssignable(
    _ span: SourceSpan, _ name: String, _ kind: Reference.Kind?
  ) -> Diagnostic {
    let what = kind.map { ": it is \($0.words)" } ?? ""
    return Diagnostic(.notAssignable, "'\(name)' cannot be assigned to\(what)", at: span)
  }

  static func notAvailable(
    _ name: String, _ platform: Platform, _ version: Version?, target: Version,
    condition: String, _ span: SourceSpan, isDeclaration: Bool = false
  ) -> Diagnostic {
    let way = isDeclaration ? "write '@\(condition)' before it" : "put it into 'if \(condition)'"
    guard let version else {
      if condition == "os()" {
        return Diagnostic(
          .notAvailable, "'\(name)' does not exist on any of the targets", at: span)
      }
      return Diagnostic(
        .notAvailable, "'\(name)' does not exist on \(platform.name): \(way)", at: span)
    }
    return Diagnostic(
      .notAvailable,
      "'\(name)' needs \(platform.name) \(version), but the target is \(platform.name) \(target): "
        + way, at: span)
  }

  static func notCallable(
    _ name: NameSyntax, _ type: Type, _ call: CallSyntax? = nil, isSlot: Bool = false
  ) -> Diagnostic {
    var fixIts: [FixIt] = []
    if let call, call.hasParentheses, call.arguments.isEmpty, call.trailingClosures.isEmpty {
      fixIts = fix("remove '()'", call.argumentsSpan, "")
    }
    return Diagnostic(
      .notCallable,
      isSlot
        ? "'\(name.text)' is a slot without parameters, expected its name alone"
        : "'\(name.text)' is a value of type '\(type)' and cannot be called",
      at: name.span, fixIts: fixIts)
  }

  static func notInferred(_ name: NameSyntax, _ parameter: String) -> Diagnostic {
    Diagnostic(
      .notInferred, "nothing says what '\(parameter)' of '\(name.text)' is", at: name.span)
  }

  static func notComparable(_ name: NameSyntax, _ type: Type, _ protocolName: String) -> Diagnostic
  {
    Diagnostic(
      .operatorNotDefined, "values of type '\(type)' cannot be compared with '\(name.text)'",
      at: name.span)
  }

  static func operandsDiffer(
    _ name: NameSyntax, _ left: CheckedExpression, _ right: CheckedExpression
  ) -> Diagnostic {
    var message =
      "found '\(left.type)' on the left of '\(name.text)' and '\(right.type)' on its right"
    var fixIts: [FixIt] = []
    for (int, other) in [(left, right), (right, left)]
    where int.type == .int && other.type.isFloatingPoint {
      message += ", expected one type: an Int does not convert between operands"
      fixIts = [
        FixIt(
          "write '\(other.type)(…)'",
          [
            .init(int.span.startPoint, "\(other.type)("), .init(int.span.endPoint, ")"),
          ])
      ]
    }
    return Diagnostic(
      .operandsDiffer, message, at: left.span.union(right.span), fixIts: fixIts)
  }

  static func operatorNotDefined(_ name: NameSyntax, _ type: Type) -> Diagnostic {
    Diagnostic(
      .operatorNotDefined, "'\(name.text)' is not defined for values of type '\(type)'",
      at: name.span)
  }

  static func optionalActionNotUnwrapped(_ name: NameSyntax) -> Diagnostic {
    Diagnostic(
      .optionalNotUnwrapped, "'\(name.text)' may be absent, expected '\(name.text)?(…)'",
      at: name.span, fixIts: fix("write '?'", name.span.endPoint, "?"))
  }

  static func optionalAsCondition(_ span: SourceSpan, _ type: Type) -> Diagnostic {
    Diagnostic(
      .typeMismatch, "found a value of type '\(type)' as a condition, expected '!= nil' behind it",
      at: span, fixIts: fix("compare with nil", span.endPoint, " != nil"))
  }

  static func optionalCallOfNonOptional(_ name: NameSyntax) -> Diagnostic {
    Diagnostic(
      .optionalCallOfNonOptional, "'\(name.text)' is never absent, expected a call without '?'",
      at: name.span,
      fixIts: fix(
        "remove '?'",
        SourceSpan(file: name.span.file, start: name.span.end, end: name.span.end + 1), ""))
  }

  static func optionalChainOnNonOptional(_ name: NameSyntax, _ type: Type) -> Diagnostic {
    let dot = SourceSpan(
      file: name.span.file, start: name.span.start - 2, end: name.span.start)
    return Diagnostic(
      .optionalChainOnNonOptional,
      "found '?.\(name.text)' on a value of type '\(type)', which is never absent", at: name.span,
      fixIts: fix("write '.'", dot, "."))
  }

  static func optionalForNonOptional(
    _ span: SourceSpan, _ wanted: Type, _ found: Type
  ) -> Diagnostic {
    Diagnostic(
      .optionalNotUnwrapped,
      "found a value of type '\(found)', expected '\(wanted)': use 'if let' or '??'", at: span)
  }

  static func optionalNotUnwrapped(_ name: NameSyntax, _ type: Type) -> Diagnostic {
    let dot = SourceSpan(
      file: name.span.file, start: name.span.start - 1, end: name.span.start)
    return Diagnostic(
      .optionalNotUnwrapped,
      "'\(name.text)' belongs to what may be absent: the value is of type '\(type)', expected '?.'",
      at: name.span, fixIts: fix("write '?.'", dot, "?."))
  }

  static func optionalSlotNotUnwrapped(_ name: NameSyntax) -> Diagnostic {
    Diagnostic(
      .optionalNotUnwrapped,
      "the slot '\(name.text)' may be absent, expected 'if let \(name.text)' around it",
      at: name.span)
  }

  static func patternCount(_ span: SourceSpan, _ found: Int, _ type: Type) -> Diagnostic {
    Diagnostic(
      .patternCount,
      "found \(count(found, "pattern")), which is not the number of parts of '\(type)'", at: span)
  }

  static func rawSwiftForbidden(_ span: SourceSpan) -> Diagnostic {
    Diagnostic(.rawSwiftForbidden, "'#swift' is switched off for this run", at: span)
  }

  static func recursivePart(_ span: SourceSpan, _ what: String, through: [String]) -> Diagnostic {
    let way =
      through.isEmpty
      ? "" : " through " + through.map { "'\($0)'" }.joined(separator: " and ")
    return Diagnostic(
      .recursivePart, "\(what) contains itself\(way), so that it would never end", at: span)
  }

  static func requiredArgumentMissing(_ name: NameSyntax, _ parameter: String) -> Diagnostic {
    Diagnostic(
      .requiredArgumentMissing,
      "'\(parameter)' of '\(name.text)' is given in another 'when' only, expected it here as well",
      at: name.span)
  }

  static func requirementFails(
    _ name: NameSyntax, _ type: Type, _ isEquality: Bool, _ right: Type
  ) -> Diagnostic {
    var wanted = right.description
    if case .opaque(let protocols) = right { wanted = protocols.joined(separator: " & ") }
    return Diagnostic(
      .requirementFails,
      isEquality
        ? "'\(name.text)' needs '\(wanted)', found '\(type)'"
        : "'\(name.text)' needs a type that conforms to '\(wanted)', found '\(type)'",
      at: name.span)
  }

  static func reservedName(_ name: NameSyntax) -> Diagnostic {
    Diagnostic(
      .reservedName, "the name '\(name.text)' is taken in what is emitted, expected another",
      at: name.span)
  }

  static func scaledType(_ name: NameSyntax, _ type: Type) -> Diagnostic {
    Diagnostic(
      .typeMismatch, "'\(name.text)' is of type '\(type)', expected a CGFloat or Double to scale",
      at: name.span)
  }

  static func selectionOverlaps(
    _ name: NameSyntax, _ other: SourceSpan, _ text: String
  ) -> Diagnostic {
    Diagnostic(
      .selectionOverlaps,
      "'\(name.text)' here and '\(text)' before it select partly the same, expected the same or nothing in common",
      at: name.span, notes: [Note("the earlier one", at: other)])
  }

  static func severalDefaults(_ span: SourceSpan, _ other: SourceSpan) -> Diagnostic {
    Diagnostic(
      .severalDefaults, "found a second default style, expected one", at: span,
      notes: [Note("the first one", at: other)],
      fixIts: fix("remove 'default'", span, ""))
  }

  static func severalViews(_ span: SourceSpan, _ block: SourceSpan) -> Diagnostic {
    Diagnostic(
      .severalViews, "found a second view, expected one: put them into a stack or a 'Group'",
      at: span)
  }

  static func slotType(_ span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .slotType, "a slot is any view; only 'Text' may be written, for string initialisers", at: span
    )
  }

  static func slotWord(_ word: NameSyntax) -> Diagnostic {
    Diagnostic(
      .slotType, "found '\(word.text)' behind 'Text', expected 'both' or the end of the line",
      at: word.span, fixIts: fix("write 'both'", word.span, "both"))
  }

  static func styleCycle(
    _ span: SourceSpan, _ name: String, through: [String]
  ) -> Diagnostic {
    let way =
      through.isEmpty
      ? "'styled'" : through.map { "'\($0)'" }.joined(separator: " and ")
    return Diagnostic(
      .styleCycle, "the style '\(name)' draws itself through \(way), so that it would never end",
      at: span)
  }

  static func styleDrawsControl(
    _ span: SourceSpan, _ name: String, _ control: String
  ) -> Diagnostic {
    Diagnostic(
      .styleCycle,
      "the default style '\(name)' draws '\(control)', which would be drawn with it again and never end",
      at: span)
  }

  static func styledArguments(_ span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .styledArguments, "expected one style in 'styled(…)', such as 'styled(.plain)'", at: span)
  }

  static func styledCannotDefer(_ span: SourceSpan, _ name: String) -> Diagnostic {
    Diagnostic(
      .styledCannotDefer,
      "'\(name)' cannot be drawn with the style further out: expected 'styled(…)' with a style",
      at: span)
  }

  static func styledInDefaultStyle(_ span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .styledInDefaultStyle, "nothing is further out than the default style, expected no 'styled'",
      at: span)
  }

  static func styledOutsideStyle(_ span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .styledOutsideStyle, "there is no configuration to draw here, expected 'styled' in a style",
      at: span)
  }

  static func styledUnknownState(_ span: SourceSpan, _ label: String?) -> Diagnostic {
    Diagnostic(
      .styledArguments,
      label.map { "'\($0)' is no state of the configuration" }
        ?? "expected the name of a state before its value, as in 'styled(isPressed: isPressed)'",
      at: span)
  }

  /// `missing`: the first few of what no case covers; empty where only `default` would do.
  static func switchNotExhaustive(
    _ span: SourceSpan, _ missing: [String], isMore: Bool, fixIts: [FixIt]
  ) -> Diagnostic {
    let shown = missing.map { "'\($0)'" }
    let list =
      isMore
      ? shown.joined(separator: ", ") + " and more"
      : shown.count < 2
        ? shown.joined()
        : shown.dropLast().joined(separator: ", ") + " and " + (shown.last ?? "")
    return Diagnostic(
      .switchNotExhaustive,
      missing.isEmpty
        ? "the cases do not cover all values, expected 'default' as well"
        : "no case covers \(list), expected \(missing.count == 1 ? "one" : "them") or 'default'",
      at: span, fixIts: fixIts)
  }

  static func switchWithoutCases(_ span: SourceSpan) -> Diagnostic {
    Diagnostic(.switchNotExhaustive, "found no cases, expected at least one", at: span)
  }

  static func targetsDiffer(_ name: NameSyntax, _ other: SourceSpan) -> Diagnostic {
    Diagnostic(
      .targetsDiffer, "another 'target' gives another version for \(name.text)", at: name.span,
      notes: [Note("the other version", at: other)])
  }

  static func tooFewClosureParameters(
    _ span: SourceSpan, _ expected: Int, _ found: Int
  ) -> Diagnostic {
    Diagnostic(
      .closureParameters,
      "found a closure with \(count(found, "parameter")), expected \(count(expected, "parameter"))",
      at: span)
  }

  static func tooManyClosureParameters(
    _ span: SourceSpan, _ expected: Int, _ found: Int
  ) -> Diagnostic {
    Diagnostic(
      .closureParameters,
      "found \(count(found, "parameter")), expected \(count(expected, "parameter"))", at: span)
  }

  static func triggerNotEquatable(_ span: SourceSpan, _ type: Type) -> Diagnostic {
    Diagnostic(
      .triggerNotEquatable, "changes of a value of type '\(type)' cannot be watched", at: span)
  }

  static func triggerWithPress(_ span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .triggerWithPress,
      "a style that reads 'isPressed' is drawn inside a button that triggers by itself, expected no "
        + "'trigger'", at: span)
  }

  static func typeAsValue(
    _ span: SourceSpan, _ type: Type, canBeMade: Bool
  ) -> Diagnostic {
    Diagnostic(
      .typeAsValue, "found the type '\(type)', expected a value", at: span,
      fixIts: canBeMade ? fix("make one", span.endPoint, "()") : [])
  }

  /// A mistake that only counts, so that no message is made for it.
  static func unsaid(_ id: DiagnosticID, _ span: SourceSpan) -> Diagnostic {
    Diagnostic(id, "", at: span)
  }

  static func typeMismatch(_ span: SourceSpan, _ wanted: Type, _ found: Type) -> Diagnostic {
    Diagnostic(
      .typeMismatch, "found a value of type '\(found)', expected '\(wanted)'", at: span,
      fixIts: conversion(span, wanted.unwrapped, found))
  }

  /// What Swift makes of one value by naming the other type.
  private static func conversion(_ span: SourceSpan, _ wanted: Type, _ found: Type) -> [FixIt] {
    let isNumber = wanted == .int && found.isFloatingPoint
    let isText = wanted == .string && (found == .int || found.isFloatingPoint)
    guard isNumber || isText else { return [] }
    return [
      FixIt(
        "write '\(wanted)(…)'",
        [.init(span.startPoint, "\(wanted)("), .init(span.endPoint, ")")])
    ]
  }

  static func typeNeededInWhen(
    _ name: NameSyntax, _ value: SourceSpan, _ type: String
  ) -> Diagnostic {
    Diagnostic(
      .typeNeeded,
      "nothing says of what type this value of '\(name.text)' is, expected 'as Type' behind it",
      at: value, fixIts: fix("say its type", value.endPoint, " as \(type)"))
  }

  static func typeNeeded(_ name: NameSyntax, _ value: SourceSpan) -> Diagnostic {
    Diagnostic(
      .typeNeeded,
      "nothing says of what type '\(name.text)' is, expected 'as Type' behind its value",
      at: name.span,
      fixIts: fix("say its type", value.endPoint, " as CGFloat"))
  }

  static func unexpectedClosure(_ span: SourceSpan, _ wanted: Type) -> Diagnostic {
    Diagnostic(.typeMismatch, "found a closure, expected '\(wanted)'", at: span)
  }

  static func unknownOperator(_ name: NameSyntax) -> Diagnostic {
    Diagnostic(.operatorNotDefined, "the operator '\(name.text)' is not known", at: name.span)
  }

  static func unknownPlatform(_ name: NameSyntax) -> Diagnostic {
    let known = Platform.allCases.map(\.name)
    let near = Spelling.nearest(to: name.text, in: known)
    return Diagnostic(
      .unknownPlatform,
      "'\(name.text)' is no platform, expected one of \(known.joined(separator: ", "))",
      at: name.span, fixIts: near.map { fix("write '\($0)'", name.span, $0) } ?? [])
  }

  static func unusedValue(_ span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .unusedValue, "this value is not used, expected a call or an assignment", at: span)
  }

  static func valueMissing(_ span: SourceSpan) -> Diagnostic {
    Diagnostic(.notAValue, "found no value, expected one at the end", at: span)
  }

  static func valueNotLast(_ span: SourceSpan) -> Diagnostic {
    Diagnostic(.notAValue, "found a value that is not the last, expected one only", at: span)
  }

  static func unchangedInWhen(_ name: NameSyntax) -> Diagnostic {
    Diagnostic(
      .emptyWhen,
      "'\(name.text)' without arguments changes nothing here, expected the arguments that change",
      at: name.span)
  }

  static func slotTwice(_ name: String, _ span: SourceSpan, _ first: SourceSpan) -> Diagnostic {
    Diagnostic(
      .slotTwice, "the slot '\(name)' is drawn a second time, and would appear twice", at: span,
      notes: [Note("the first time", at: first)])
  }

  static func valueNeededWhileOff(
    _ name: NameSyntax, _ parameter: String, _ span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .valueNeededWhileOff,
      "'\(parameter)' of '\(name.text)' is needed while the 'when' is off too, and this value may "
        + "only be used while it holds: write '\(name.text)' with its effectless value before the "
        + "'when'", at: span)
  }

  static func viewInWhen(_ span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .viewInWhen,
      "found no modifier in a 'when', expected modifiers and further 'when's: "
        + "views are chosen with 'if'", at: span)
  }

  static func viewsDiffer(_ span: SourceSpan, _ parameter: String) -> Diagnostic {
    Diagnostic(
      .viewsDiffer,
      "found another type of view than in the block before, expected one '\(parameter)' for both",
      at: span)
  }

  static func whenWithoutView(_ span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .whenWithoutView, "expected a view before it: it belongs to the chain of a view", at: span)
  }
}

extension AccessSyntax.Level {
  var word: String {
    switch self {
    case .internal: return "internal"
    case .package: return "package"
    case .public: return "public"
    }
  }
}

extension Reference.Kind {
  /// What it is, in a sentence.
  var words: String {
    switch self {
    case .slot: return "a slot"
    case .state: return "a state, which only the caller sets"
    case .binding: return "a binding"
    case .action: return "an action"
    case .derived: return "a derived value"
    case .parameter: return "a parameter"
    case .local: return "a local that is not written"
    case .styleConstant, .constant, .fileConstant: return "a constant"
    case .styleFunction, .fileFunction, .globalFunction: return "a function"
    case .stylePart, .filePart: return "a view"
    case .environment: return "an environment value"
    case .tracked: return "a state that is tracked"
    }
  }
}

extension Version: CustomStringConvertible {
  package var description: String {
    patch != 0 ? "\(major).\(minor).\(patch)" : minor != 0 ? "\(major).\(minor)" : "\(major)"
  }
}
