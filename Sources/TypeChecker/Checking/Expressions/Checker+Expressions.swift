import Diagnostics
import Parser

/// Expressions. A type that is asked for goes down as a hint, the type that was found comes up.
extension Checker {
  /// Checks an expression where a value of this type is wanted; nil: of any type. `.opaque` stands
  /// for any type that conforms.
  mutating func check(_ syntax: ExpressionSyntax, as expected: Type?) -> CheckedExpression {
    let value = infer(syntax, hint: expected)
    guard let expected else { return value }
    return convert(value, to: expected, syntax)
  }

  /// Finds an expression's type, with a hint for literals and implicit members. `isBase`: a member
  /// of it is asked for next, so that the hint is for what the whole chain gives.
  mutating func infer(
    _ syntax: ExpressionSyntax, hint: Type?, isBase: Bool = false
  ) -> CheckedExpression {
    if isTooDeep(syntax.span) { return error(syntax.span) }
    guard trialDepth > 0 else { return inferUncached(syntax, hint: hint, isBase: isBase) }
    switch syntax.kind {
    case .call, .member, .ternary, .binary: break
    default: return inferUncached(syntax, hint: hint, isBase: isBase)
    }
    let key = TrialKey(
      span: syntax.span, hint: hint, isBase: isBase, explains: explainsTrials)
    if let known = trialCache[key] {
      adopt(known.diagnostics, known.score)
      skippedViews = skippedViews || known.skippedViews
      return known.expression
    }
    let trial = attempt { $0.inferUncached(syntax, hint: hint, isBase: isBase) }
    trialCache[key] = TrialResult(
      expression: trial.result, diagnostics: trial.diagnostics, score: trial.score,
      skippedViews: trial.skippedViews)
    adopt(trial.diagnostics, trial.score)
    return trial.result
  }

  private mutating func inferUncached(
    _ syntax: ExpressionSyntax, hint: Type?, isBase: Bool
  ) -> CheckedExpression {
    let value = inferKind(syntax, hint: hint, isBase: isBase)
    guard !isBase, case .type(let type) = value.kind, !isGiven(type) else { return value }
    report(.typeAsValue(value.span, type, canBeMade: canBeMade(type)))
    return error(value.span)
  }

  private mutating func inferKind(
    _ syntax: ExpressionSyntax, hint: Type?, isBase: Bool
  ) -> CheckedExpression {
    let span = syntax.span
    switch syntax.kind {
    case .integer:
      return integer(span, hint: hint)
    case .float:
      return float(span, hint: hint)
    case .boolean(let value):
      return CheckedExpression(.boolean(value), .bool, span)
    case .nil:
      return nilLiteral(span, hint: hint)
    case .string(let literal):
      return string(literal, span, hint: hint)
    case .color(let value):
      return CheckedExpression(.color(value), .color, span)
    case .name(let name):
      return self.name(name, hint: hint)
    case .projection(let name):
      return projection(name, span)
    case .implicitMember(let name):
      return implicitMember(name, call: nil, span, hint: hint, isBase: isBase)
    case .member(let base, let name, let isOptionalChain):
      return member(base, name, isOptionalChain: isOptionalChain, span, hint: hint)
    case .call(let call):
      return self.call(call, span, hint: hint, isBase: isBase)
    case .subscript(let base, let arguments):
      return self.subscript(base, arguments, span)
    case .closure(let closure):
      return self.closure(closure, hint: hint)
    case .ternary(let condition, let first, let second):
      return ternary(condition, first, second, span, hint: hint)
    case .binary(let left, let name, let right):
      return binary(left, name, right, span, hint: hint)
    case .prefix(let name, let operand):
      return prefix(name, operand, span, hint: hint)
    case .postfix(let operand, let name):
      let value = infer(operand, hint: nil)
      return CheckedExpression(
        .postfix(value, operator: name.text), .nominal("PartialRangeFrom", [value.type]), span)
    case .cast(let value, let type):
      let resolved = resolveType(type)
      let checked = check(value, as: resolved)
      return CheckedExpression(.cast(checked), resolved, span)
    case .tuple(let elements):
      return tuple(elements, span, hint: hint, isBase: isBase)
    case .array(let elements):
      return array(elements, span, hint: hint)
    case .keyPath(let root, let path):
      return keyPath(root, path, span, hint: hint)
    case .if(let syntax):
      let (value, type) = ifValue(syntax, as: hint)
      return CheckedExpression(.value(value), type, span)
    case .switch(let syntax):
      let (value, type) = switchValue(syntax, as: hint)
      return CheckedExpression(.value(value), type, span)
    case .raw(let raw):
      return rawSwift(raw, span, hint: hint)
    case .styled:
      return styled(nil, span)
    case .available, .operatingSystem:
      report(.fixedConditionOutsideHead(span))
      return error(span)
    case .missing:
      return error(span)
    }
  }

  mutating func property(_ name: NameSyntax, of type: Type) -> Type? {
    let candidates = memberCandidates(of: type, named: name.text, isStatic: false)
    for candidate in candidates {
      if case .property = candidate.declaration.kind {
        return library.normalised(
          candidate.declaration.result.substituting(candidate.substitution))
      }
    }
    if case .tuple(let elements) = type {
      if let index = Int(name.text), index < elements.count { return elements[index].type }
      return elements.first { $0.label == name.text }?.type
    }
    return isGiven(type) ? .given : nil
  }

  private mutating func rawSwift(
    _ raw: RawSwiftSyntax, _ span: SourceSpan, hint: Type?
  ) -> CheckedExpression {
    if options.forbidsRawSwift { report(.rawSwiftForbidden(span)) }
    var names: [Reference] = []
    for word in identifiers(in: raw.contentSpan) {
      if let symbol = symbol(word), !names.contains(symbol.reference) {
        names.append(symbol.reference)
      } else if let symbol = ambientSymbol(word), !names.contains(symbol.reference) {
        names.append(symbol.reference)
      }
    }
    return CheckedExpression(.raw(raw.contentSpan, names: names), hint ?? .given, span)
  }

  /// The words of a raw block that could be names, each once.
  private func identifiers(in span: SourceSpan) -> [String] {
    guard span.file >= 0, Int(span.file) < files.count else { return [] }
    let bytes = files[Int(span.file)].bytes[Int(span.start)..<Int(span.end)]
    var result: [String] = []
    var word: [UInt8] = []
    for byte in bytes + [0] {
      let isLetter = (byte | 32) >= 97 && (byte | 32) <= 122 || byte == 95 || byte >= 128
      if isLetter || (!word.isEmpty && byte >= 48 && byte <= 57) {
        word.append(byte)
      } else if !word.isEmpty {
        let text = String(decoding: word, as: UTF8.self)
        if !result.contains(text) { result.append(text) }
        word.removeAll(keepingCapacity: true)
      }
    }
    return result
  }

}
