import Diagnostics

/// All words of the parser, and of the lexer's faults, in alphabetical order.
extension Diagnostic {
  /// One fix-it with one edit.
  private static func fix(_ message: String, _ span: SourceSpan, _ text: String) -> [FixIt] {
    [FixIt(message, [FixIt.Edit(span, text)])]
  }

  /// A piece of the source as it stands in a message: not longer than is of use.
  static func shown(_ text: String) -> String {
    text.utf8.count > 60 ? "\(text.prefix(40))…" : text
  }

  static func assignmentInCondition(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .assignmentInCondition, "found '=' in a condition, expected '=='", at: span,
      fixIts: fix("write '=='", span, "=="))
  }

  static func attributeHere(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .attributeHere, "found the attribute '@\(shown(name))' in a body, expected no attribute",
      at: span)
  }

  static func bindingDefault(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .bindingDefault, "found a value for a binding, expected none: the caller owns the value",
      at: span)
  }

  static func caseOutsideSwitch(at span: SourceSpan) -> Diagnostic {
    Diagnostic(.caseOutsideSwitch, "found 'case' outside of a 'switch', expected an item", at: span)
  }

  static func casePayload(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .casePayload, "found a payload, expected a case without one: enums are closed sets of states",
      at: span)
  }

  static func caseRawValue(at span: SourceSpan) -> Diagnostic {
    Diagnostic(.caseRawValue, "found a value for a case, expected ',' or '}'", at: span)
  }

  static func caseWord(at span: SourceSpan, removal: SourceSpan) -> Diagnostic {
    Diagnostic(
      .caseWord, "found 'case', expected the names of the cases alone", at: span,
      fixIts: fix("remove 'case'", removal, ""))
  }

  static func chainedOperator(_ symbol: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .chainedOperator,
      "found '\(shown(symbol))' behind an operator of its kind, expected '&&' or parentheses",
      at: span)
  }

  static func choiceWithoutSpace(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .choiceWithoutSpace, "found no space before the '?' of a choice, expected one", at: span,
      fixIts: fix("insert a space", span.startPoint, " "))
  }

  static func closureLabelOnNewLine(
    _ label: String, at span: SourceSpan, gap: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .closureLabelOnNewLine,
      "found '\(shown(label)):' on a new line, expected it behind the '}' of the closure before it",
      at: span, fixIts: fix("move it to the line before", gap, " "))
  }

  static func closureTypes(_ list: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .closureTypes, "found parentheses, types or captures in a closure, expected only names",
      at: span, fixIts: fix("write '\(list) '", span, "\(list) "))
  }

  static func closureWithoutParameters(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .closureWithoutParameters, "found 'in' without parameters, expected names or '_' before it",
      at: span)
  }

  static func colonForConfiguration(at span: SourceSpan, edit: SourceSpan) -> Diagnostic {
    Diagnostic(
      .colonForConfiguration, "found ':', expected 'for' and the name of a configuration", at: span,
      fixIts: fix("write 'for'", edit, " for"))
  }

  static func computedProperty(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .computedProperty,
      "found a computed property, expected a value: write 'let name = …', 'func' or 'view'",
      at: span)
  }

  static func conditionalCast(_ mark: String, at span: SourceSpan, mark edit: SourceSpan)
    -> Diagnostic
  {
    Diagnostic(
      .conditionalCast, "found 'as\(mark)', expected 'as', which only states a type", at: span,
      fixIts: fix("remove '\(mark)'", edit, ""))
  }

  static func conditionalCompilation(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .conditionalCompilation,
      "found a directive of Swift's compiler, expected 'if os(…)' or 'if available(…)'", at: span)
  }

  static func dictionaryLiteral(at span: SourceSpan) -> Diagnostic {
    Diagnostic(.dictionaryLiteral, "found a dictionary, expected an array", at: span)
  }

  static func elseOfWhen(replacement: String?, at span: SourceSpan) -> Diagnostic {
    let written = replacement.map { "when \($0)" }
    return Diagnostic(
      .elseOfWhen, "found 'else' behind a 'when', expected a 'when' of the opposite condition",
      at: span, fixIts: written.map { fix("write '\($0)'", span, $0) } ?? [])
  }

  static func emptyInterpolation(at span: SourceSpan) -> Diagnostic {
    Diagnostic(.emptyInterpolation, "found nothing in '\\()', expected a value", at: span)
  }

  static func enumConformance(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .enumConformance, "found ':', expected '{': an enum has no raw type and states no protocols",
      at: span)
  }

  static func fieldWord(_ word: String, at span: SourceSpan, removal: SourceSpan) -> Diagnostic {
    Diagnostic(
      .fieldWord, "found '\(shown(word))', expected the name of the field alone", at: span,
      fixIts: fix("remove '\(word)'", removal, ""))
  }

  static func forceUnwrap(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .forceUnwrap, "found '!' behind a value, expected '??', '?.' or 'if let'", at: span)
  }

  static func forcedType(at span: SourceSpan) -> Diagnostic {
    Diagnostic(.forcedType, "found '!' or too many '?' behind a type, expected one '?'", at: span)
  }

  static func foreignAccess(
    _ word: String, at span: SourceSpan, removal: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .foreignAccess,
      "found '\(shown(word))', expected none or, at file level, 'public', 'package' or 'internal'",
      at: span, fixIts: fix("remove '\(word)'", removal, ""))
  }

  static func foreignDeclaration(
    _ word: String, hint: String?, at span: SourceSpan
  ) -> Diagnostic {
    let expected = hint ?? "a declaration, such as 'style' or 'configuration'"
    return Diagnostic(
      .foreignDeclaration, "found '\(shown(word))', expected \(expected)", at: span)
  }

  static func foreignQuotation(replacement: String?, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .foreignQuotation, "found a quotation mark of another kind, expected '\"'", at: span,
      fixIts: replacement.map { fix("write '\"'", span, $0) } ?? [])
  }

  static func foreignSpace(code: UInt32, at span: SourceSpan) -> Diagnostic {
    let digits = String(code, radix: 16, uppercase: true)
    let padded = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    return Diagnostic(
      .foreignSpace, "found the invisible character U+\(padded), expected a space", at: span,
      fixIts: fix("write a space", span, " "))
  }

  static func foreignStatement(_ word: String, at span: SourceSpan) -> Diagnostic {
    let instead: String
    switch word {
    case "for": instead = "'ForEach(values) { value in … }'"
    case "guard": instead = "'if'"
    case "while", "repeat": instead = "a view or a value"
    case "break", "continue", "fallthrough": instead = "a view, a value or a statement"
    default: instead = "a view, a value, or '#swift { … }' around it"
    }
    return Diagnostic(.foreignStatement, "found '\(shown(word))', expected \(instead)", at: span)
  }

  static func foreignWord(_ word: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .foreignWord, "found '\(shown(word))', expected a value, or '#swift { … }' around it",
      at: span)
  }

  static func functionInStruct(at span: SourceSpan) -> Diagnostic {
    Diagnostic(.functionInStruct, "found 'func' in a struct, expected only fields", at: span)
  }

  static func functionTypeParentheses(_ type: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .functionTypeParentheses, "found '\(shown(type))' before '->', expected '(\(shown(type)))'",
      at: span,
      fixIts: fix("write '(\(type))'", span, "(\(type))"))
  }

  static func genericArguments(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .genericArguments,
      "found generic arguments in an expression, expected '(': they are inferred",
      at: span, fixIts: fix("remove them", span, ""))
  }

  static func genericFunction(at span: SourceSpan) -> Diagnostic {
    Diagnostic(.genericFunction, "found '<', expected '(': functions are not generic", at: span)
  }

  static func hashAvailable(sign: SourceSpan, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .hashAvailable, "found '#available', expected 'available'", at: span,
      fixIts: fix("remove '#'", sign, ""))
  }

  static func identityOperator(
    _ symbol: String, right: String, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .identityOperator, "found '\(shown(symbol))', expected '\(shown(right))'", at: span,
      fixIts: fix("write '\(right)'", span, right))
  }

  static func inoutMark(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .inoutMark, "found '&' before a value, expected a value: write '$name' for a binding",
      at: span)
  }

  static func invalidEscape(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .invalidEscape,
      "found an unknown escape in a string, expected one of \\n \\t \\r \\0 \\\" \\\\ \\u{…} or \\(…)",
      at: span)
  }

  static func invalidNumber(_ text: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(.invalidNumber, "found '\(shown(text))', expected a number or a name", at: span)
  }

  static func invalidUTF8(at span: SourceSpan) -> Diagnostic {
    Diagnostic(.invalidUTF8, "found bytes that are not UTF-8, expected text", at: span)
  }

  static func invisibleDirection(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .invisibleDirection,
      "found an invisible character that changes the direction of text, expected none", at: span,
      fixIts: fix("remove it", span, ""))
  }

  static func lonelyElse(at span: SourceSpan) -> Diagnostic {
    Diagnostic(.lonelyElse, "found 'else' without 'if', expected an item", at: span)
  }

  static func lonelyOperator(_ symbol: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .lonelyOperator,
      "found '\(shown(symbol))' with a space behind it and no value before it, expected a value",
      at: span)
  }

  static func lopsidedOperator(
    _ symbol: String, at span: SourceSpan, missingSpace: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .lopsidedOperator,
      "found a space on one side of '\(shown(symbol))', expected spaces on both sides or on none",
      at: span, fixIts: fix("insert a space", missingSpace, " "))
  }

  static func makeBodyFunction(
    at span: SourceSpan, open: SourceSpan, close: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .makeBodyFunction, "found a declaration around the body, expected the body by itself",
      at: span,
      fixIts: [FixIt("remove it", [FixIt.Edit(open, ""), FixIt.Edit(close, "")])])
  }

  static func misplacedDeclaration(_ word: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .misplacedDeclaration, "found '\(shown(word))' in a body, expected it at file level", at: span
    )
  }

  static func missingArgument(at span: SourceSpan) -> Diagnostic {
    Diagnostic(.missingArgument, "found ',', expected a value", at: span)
  }

  static func missingCaseColon(found: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .missingCaseColon, "found \(found), expected ':' behind the case", at: span,
      fixIts: fix("insert ':'", span, ":"))
  }

  static func missingComma(
    found: String, maybeLabel: Bool, at span: SourceSpan
  ) -> Diagnostic {
    let comma = fix("insert ','", span, ",")
    guard maybeLabel else {
      return Diagnostic(.missingComma, "found \(found), expected ','", at: span, fixIts: comma)
    }
    return Diagnostic(
      .missingComma, "found \(found), expected ':' or ','", at: span,
      fixIts: fix("insert ':'", span, ":") + comma)
  }

  static func missingExtern(_ word: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .missingExtern, "found '\(shown(word))', expected 'extern' before it", at: span,
      fixIts: fix("insert 'extern'", span.startPoint, "extern "))
  }

  static func missingLineBreak(
    found: String, at span: SourceSpan, place: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .missingLineBreak, "found \(found) on the line of another item, expected a new line or ';'",
      at: span, fixIts: fix("insert ';'", place, ";"))
  }

  static func missingType(of name: String, found: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .missingType, "found \(found), expected ':' and the type of '\(shown(name))'", at: span)
  }

  static func missingValue(of name: String, found: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .missingValue, "found \(found), expected '=' and the value of '\(shown(name))'", at: span)
  }

  static func missingVersion(of platform: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .missingVersion, "found '\(shown(platform))' alone, expected a version behind it", at: span)
  }

  static func misspelledWord(_ word: String, _ near: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .misspelledWord, "found '\(shown(word))', expected a known word, did you mean '\(near)'?",
      at: span,
      fixIts: fix("write '\(near)'", span, near))
  }

  static func nestingTooDeep(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .nestingTooDeep, "found too much nested in one another, expected less: use 'view' or 'let'",
      at: span)
  }

  static func nulCharacter(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .nulCharacter, "found a NUL character, expected text", at: span,
      fixIts: fix("remove it", span, ""))
  }

  static func numberBehindDot(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .numberBehindDot, "found a number behind '.', expected a name, or '0' before the '.'",
      at: span)
  }

  static func numberedParameter(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .numberedParameter, "found a numbered parameter, expected a name: write '{ value in … }'",
      at: span)
  }

  static func optionalKeyPath(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .optionalKeyPath, "found '?' or '!' in a key path, expected '.' and a name", at: span)
  }

  static func outerLet(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .outerLet, "found 'let' before a whole pattern, expected it before each name in it", at: span)
  }

  static func patternCondition(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .patternCondition, "found 'case' in a condition, expected '==', 'let' or a 'switch'", at: span
    )
  }

  static func propertyWrapper(
    _ wrapper: String, _ name: String, at span: SourceSpan, edits: [FixIt.Edit]
  ) -> Diagnostic {
    let expected: String
    switch wrapper {
    case "State", "GestureState": expected = "'local \(name): … = …'"
    case "Namespace": expected = "'local \(name): Namespace'"
    case "FocusState": expected = "'local focus \(name)'"
    case "ScaledMetric": expected = "'local \(name): … = … scaled'"
    case "Environment": expected = "the environment value's name where it is used"
    case "Binding": expected = "a 'binding' of the configuration or a parameter"
    default: expected = "'let' or 'local'"
    }
    return Diagnostic(
      .propertyWrapper, "found '@\(shown(wrapper))', expected \(expected)", at: span,
      fixIts: edits.isEmpty ? [] : [FixIt("write \(expected)", edits)])
  }

  static func rawString(at span: SourceSpan) -> Diagnostic {
    Diagnostic(.rawString, "found a raw string, expected one without '#'", at: span)
  }

  static func reservedWord(_ word: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .reservedWord, "found the reserved word '\(shown(word))', expected a name", at: span,
      fixIts: fix("write '`\(word)`'", span, "`\(word)`"))
  }

  static func returnStatement(at span: SourceSpan, removal: SourceSpan) -> Diagnostic {
    Diagnostic(
      .returnStatement, "found 'return', expected the value alone", at: span,
      fixIts: fix("remove 'return'", removal, ""))
  }

  static func selfMember(at span: SourceSpan, prefix: SourceSpan) -> Diagnostic {
    Diagnostic(
      .selfMember, "found 'self', expected the name alone", at: span,
      fixIts: fix("remove 'self.'", prefix, ""))
  }

  static func shortColor(_ text: String, long: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .shortColor, "found '\(shown(text))', expected six or eight digits", at: span,
      fixIts: fix("write '\(long)'", span, long))
  }

  static func strayBrace(at span: SourceSpan) -> Diagnostic {
    Diagnostic(.strayBrace, "found '}' without '{', expected a declaration", at: span)
  }

  static func strayLabel(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .strayLabel, "found a label without a closure before it, expected a new line", at: span)
  }

  static func strayQuestion(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .strayQuestion, "found '?' behind a value, expected '?.', '?(' or '?? …'", at: span)
  }

  static func strayUnderscore(at span: SourceSpan) -> Diagnostic {
    Diagnostic(.strayUnderscore, "found '_', expected a value", at: span)
  }

  static func structConformance(replacement: String?, at span: SourceSpan) -> Diagnostic {
    let expected = replacement.map { "'\($0)'" } ?? "a struct of fields alone"
    return Diagnostic(
      .structConformance, "found a struct of Swift's, expected \(expected)", at: span,
      fixIts: replacement.map { fix("write '\($0)'", span, $0) } ?? [])
  }

  static func tupleBinding(at span: SourceSpan) -> Diagnostic {
    Diagnostic(.tupleBinding, "found '(' behind 'let', expected one name", at: span)
  }

  static func unclosedBracket(
    opener: String, closer: String, found: String, opened: SourceSpan, at span: SourceSpan,
    insertion: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .unclosedBracket, "found \(found), expected '\(closer)'", at: span,
      notes: [Note("'\(opener)' was opened here", at: opened)],
      fixIts: fix("insert '\(closer)'", insertion, closer))
  }

  static func unexpectedToken(found: String, expected: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(.unexpectedToken, "found \(found), expected \(expected)", at: span)
  }

  static func unknownCharacter(_ text: String, at span: SourceSpan) -> Diagnostic {
    let shown = text == "'" ? "\"'\"" : "'\(text)'"
    return Diagnostic(
      .unknownCharacter, "found \(shown), expected a character of the language", at: span)
  }

  static func unknownHash(_ text: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .unknownHash, "found '\(shown(text))', expected a colour such as '#0A84FF' or '#swift { … }'",
      at: span)
  }

  static func unknownOperator(_ symbol: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .unknownOperator, "found '\(shown(symbol))', expected an operator of the language", at: span)
  }

  static func unterminatedComment(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .unterminatedComment, "found the end of the file in a comment, expected '*/'",
      at: SourceSpan(file: span.file, start: span.start, end: span.start + 2))
  }

  static func unterminatedQuotedName(at span: SourceSpan) -> Diagnostic {
    Diagnostic(.unterminatedQuotedName, "found '`', expected a name between two of them", at: span)
  }

  static func unterminatedRawBlock(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .unterminatedRawBlock, "found the end of the file in a block of Swift, expected '}'", at: span
    )
  }

  static func unterminatedString(isMultiline: Bool, at span: SourceSpan) -> Diagnostic {
    let place = isMultiline ? "the end of the file" : "the end of the line"
    let closer = isMultiline ? "'\"\"\"'" : "'\"'"
    return Diagnostic(
      .unterminatedString, "found \(place) in a string, expected \(closer)", at: span,
      fixIts: isMultiline ? [] : fix("insert '\"'", span.endPoint, "\""))
  }

  static func variable(replacements: [String], at span: SourceSpan) -> Diagnostic {
    let list = replacements.map { "'\($0)'" }.joined(separator: " or ")
    return Diagnostic(
      .variable, "found 'var', expected \(list)", at: span,
      fixIts: replacements.flatMap { fix("write '\($0)'", span, $0) })
  }

  static func wordOperator(_ word: String, right: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .wordOperator, "found '\(shown(word))', expected '\(shown(right))'", at: span,
      fixIts: fix("write '\(right)'", span, right))
  }
}
