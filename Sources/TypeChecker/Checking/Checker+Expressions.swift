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

  // MARK: - Literals

  private mutating func integer(_ span: SourceSpan, hint: Type?) -> CheckedExpression {
    let type = literalType(hint, default: .int, protocolName: "ExpressibleByIntegerLiteral")
    return CheckedExpression(.number(text(span)), type, span)
  }

  private mutating func float(_ span: SourceSpan, hint: Type?) -> CheckedExpression {
    let type = literalType(hint, default: .double, protocolName: "ExpressibleByFloatLiteral")
    return CheckedExpression(.number(text(span)), type, span)
  }

  /// What a literal becomes where `hint` is asked for.
  private mutating func literalType(
    _ hint: Type?, default standard: Type, protocolName: String
  ) -> Type {
    guard let wanted = hint?.unwrapped else { return standard }
    switch wanted {
    case .opaque(let protocols):
      // `8` where any floating-point number may stand.
      let fits = { (library: inout Library, type: Type) in
        protocols.allSatisfy { library.conforms(type, to: $0) }
      }
      return standard == .int && !fits(&library, .int) && fits(&library, .double)
        ? .double : standard
    case .nominal(let name, _):
      if wanted == standard { return standard }
      if wanted.isNumber {
        if standard == .double, !wanted.isFloatingPoint { return standard }
        score.literals += 1
        return wanted
      }
      if name == "TimeInterval" { return wanted }
      if library.type(name) != nil, library.conforms(wanted, to: protocolName) {
        if case .given? = library.type(name)?.kind { return standard }
        score.literals += 1
        return wanted
      }
      return standard
    default:
      return standard
    }
  }

  private mutating func nilLiteral(_ span: SourceSpan, hint: Type?) -> CheckedExpression {
    guard let hint else {
      report(.nilWithoutType(span))
      return error(span)
    }
    switch hint {
    case .optional, .given, .error:
      return CheckedExpression(.nil, hint, span)
    default:
      report(.nilForNonOptional(span, hint))
      return error(span)
    }
  }

  private mutating func string(
    _ literal: StringLiteralSyntax, _ span: SourceSpan, hint: Type?
  ) -> CheckedExpression {
    var segments: [CheckedString.Segment] = []
    for segment in literal.segments {
      switch segment {
      case .text(let span):
        segments.append(.text(span))
      case .interpolation(let arguments):
        segments.append(
          .interpolation(
            arguments.enumerated().map { index, argument in
              let value = index == 0 ? infer(argument.value, hint: nil) : given(argument.value)
              return CheckedArgument(label: argument.label?.text, value: value)
            }))
      }
    }
    var type = Type.string
    if let wanted = hint?.unwrapped, wanted != .string, case .nominal(let name, _) = wanted {
      let isInterpolated = segments.contains { if case .interpolation = $0 { true } else { false } }
      let protocolName =
        isInterpolated
        ? "ExpressibleByStringInterpolation"
        : isCharacter(literal)
          ? "ExpressibleByExtendedGraphemeClusterLiteral" : "ExpressibleByStringLiteral"
      if library.type(name) != nil,
        library.conforms(wanted, to: protocolName)
          || !isInterpolated && library.conforms(wanted, to: "ExpressibleByStringLiteral")
      {
        if case .given? = library.type(name)?.kind {
        } else {
          score.literals += 1
          type = wanted
        }
      }
    }
    return CheckedExpression(
      .string(
        CheckedString(
          segments: segments, isMultiline: literal.isMultiline,
          isLocalized: type == .nominal("LocalizedStringKey", []))), type, span)
  }

  /// Whether a literal is a single character, which can be a `Character` or a `KeyEquivalent`.
  private func isCharacter(_ literal: StringLiteralSyntax) -> Bool {
    guard literal.segments.count == 1, case .text(let span) = literal.segments[0] else {
      return false
    }
    let text = self.text(span)
    return text.count == 1 || text.utf8.first == UInt8(ascii: "\\") && text.utf8.count == 2
  }

  private mutating func tuple(
    _ elements: [ArgumentSyntax], _ span: SourceSpan, hint: Type?, isBase: Bool
  ) -> CheckedExpression {
    if elements.count == 1, elements[0].label == nil {
      let value = infer(elements[0].value, hint: hint, isBase: isBase)
      return CheckedExpression(.parentheses(value), value.type, span)
    }
    var wanted: [Type?] = Array(repeating: nil, count: elements.count)
    if case .tuple(let types)? = hint?.unwrapped, types.count == elements.count {
      wanted = types.map(\.type)
    }
    var values: [CheckedArgument] = []
    var types: [Type.TupleElement] = []
    for (element, type) in zip(elements, wanted) {
      let value = check(element.value, as: type)
      values.append(CheckedArgument(label: element.label?.text, value: value))
      types.append(.init(label: element.label?.text, type: value.type))
    }
    return CheckedExpression(.tuple(values), .tuple(types), span)
  }

  private mutating func array(
    _ elements: [ExpressionSyntax], _ span: SourceSpan, hint: Type?
  ) -> CheckedExpression {
    let wanted = hint?.unwrapped
    var elementType: Type?
    var arrayType: Type?
    switch wanted {
    case .array(let element)?:
      elementType = element.isOpen || element.hasParameters ? nil : element
    case .nominal("Set", let arguments)?:
      elementType = arguments.first
      arrayType = wanted
    case .nominal(let name, _)?:
      if library.type(name) != nil,
        library.conforms(wanted!, to: "OptionSet")
          || library.conforms(wanted!, to: "ExpressibleByArrayLiteral")
      {
        elementType = wanted
        arrayType = wanted
      }
    default: break
    }
    var values: [CheckedExpression] = []
    for element in elements {
      let value = check(element, as: elementType)
      if elementType == nil, !value.type.isOpen { elementType = value.type }
      values.append(value)
    }
    if elementType == nil, elements.isEmpty, arrayType == nil {
      if let wanted, !wanted.isOpen, case .array = wanted {
        return CheckedExpression(.array([]), wanted, span)
      }
      if wanted == nil {
        report(.emptyArrayWithoutType(span))
        return error(span)
      }
    }
    let unknown: Type = values.contains(where: \.type.isError) ? .error : .given
    return CheckedExpression(.array(values), arrayType ?? .array(elementType ?? unknown), span)
  }

  private mutating func keyPath(
    _ root: TypeSyntax?, _ path: [NameSyntax], _ span: SourceSpan, hint: Type?
  ) -> CheckedExpression {
    var rootType: Type?
    if let root { rootType = resolveType(root) }
    var type = rootType
    if type == nil, case .nominal(let name, let arguments)? = hint?.unwrapped,
      name.hasSuffix("KeyPath"), let first = arguments.first, !first.hasParameters
    {
      type = first
      rootType = first
    }
    var value = type ?? .given
    if rootType == .nominal("EnvironmentValues", []) {
      if let first = path.first {
        guard let declaration = library.environmentValue(first.text) else {
          reportUnknownEnvironmentValue(first)
          return error(span)
        }
        checkAvailability(declaration.availability, named: first.text, first.span)
        value = declaration.type
        for name in path.dropFirst() { value = property(name, of: value) ?? .given }
      }
    } else {
      for name in path where name.text != "self" {
        guard !value.isOpen else { break }
        guard let next = property(name, of: value) else {
          reportUnknownMember(name, of: value)
          return error(span)
        }
        value = next
      }
    }
    var kind = "KeyPath"
    if case .nominal(let wanted, _)? = hint?.unwrapped, wanted.hasSuffix("KeyPath") {
      kind = wanted
    }
    return CheckedExpression(
      .keyPath(root: root == nil ? nil : rootType, path: path.map(\.text)),
      .nominal(kind, [rootType ?? .given, value]), span)
  }

  /// The type of a plain property.
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

  // MARK: - Choices

  private mutating func ternary(
    _ condition: ExpressionSyntax, _ first: ExpressionSyntax, _ second: ExpressionSyntax,
    _ span: SourceSpan, hint: Type?
  ) -> CheckedExpression {
    let test = check(condition, as: .bool)
    let (values, type) = joined([first, second], hint: hint)
    return CheckedExpression(.ternary(test, values[0], values[1]), type, span)
  }

  /// Several values of which one is taken: brought to one type as Swift would, erased where it
  /// would refuse.
  mutating func joined(
    _ branches: [ExpressionSyntax], hint: Type?
  ) -> (values: [CheckedExpression], type: Type) {
    if let hint, !isConstraint(hint) {
      let values = branches.map { check($0, as: hint) }
      return (values, hint.isOpen ? values.first { !$0.type.isOpen }?.type ?? hint : hint)
    }
    // Each alone; then all as one of them.
    let trials = branches.map { branch in attempt { $0.check(branch, as: hint) } }
    var candidates: [Type] = []
    for trial in trials where trial.score.errors == 0 && !trial.result.type.isOpen {
      if !candidates.contains(trial.result.type) { candidates.append(trial.result.type) }
    }
    for wanted in candidates + candidates.map({ Type.optional($0.unwrapped) }) {
      if case .opaque = wanted, candidates.count > 1 { continue }
      let all = branches.map { branch in attempt { $0.check(branch, as: wanted) } }
      if all.allSatisfy({ $0.score.errors == 0 && $0.score.conversions == 0 }) {
        return (branches.map { check($0, as: wanted) }, wanted)
      }
    }
    if let eraser = eraser(for: hint), trials.allSatisfy({ $0.score.errors == 0 }) {
      let values = branches.map { branch in erased(check(branch, as: hint), to: eraser) }
      return (values, .nominal(eraser, []))
    }
    for wanted in candidates {
      let all = branches.map { branch in attempt { $0.check(branch, as: wanted) } }
      if all.allSatisfy({ $0.score.errors == 0 }) {
        return (branches.map { check($0, as: wanted) }, wanted)
      }
    }
    // Members of nothing are told once.
    if hint == nil, candidates.isEmpty, branches.allSatisfy({ hasImplicitRoot($0) }) {
      let first = check(branches[0], as: nil)
      return ([first] + branches.dropFirst().map { error($0.span) }, .error)
    }
    let values = branches.map { check($0, as: hint) }
    let types = values.map(\.type)
    if let first = types.first, !types.contains(where: \.isOpen),
      let other = types.firstIndex(where: { $0 != first })
    {
      report(.branchesDiffer(branches[other].span, first, types[other], eraserHint: hint))
      return (values, .error)
    }
    return (values, types.first { !$0.isOpen } ?? types.first ?? .error)
  }

  /// Whether a hint only names protocols.
  func isConstraint(_ type: Type) -> Bool {
    if case .opaque = type { return true }
    return false
  }

  /// What erases values of different types that all conform: `AnyShapeStyle`, `AnyShape`.
  func eraser(for hint: Type?) -> String? {
    guard case .opaque(let protocols)? = hint else { return nil }
    if protocols == ["ShapeStyle"] { return "AnyShapeStyle" }
    if protocols == ["Shape"], isAvailable(Checker.anyShape) { return "AnyShape" }
    return nil
  }

  /// `AnyShape`, after SwiftUI's interface.
  static let anyShape = Availability([
    .iOS: Version(16), .macOS: Version(13), .tvOS: Version(16), .watchOS: Version(9),
    .visionOS: Version(1),
  ])

  func erased(_ value: CheckedExpression, to eraser: String) -> CheckedExpression {
    if value.type == .nominal(eraser, []) || value.type.isError { return value }
    if case .nil = value.kind { return value }
    return CheckedExpression(
      .conversion(.erasure(eraser), value), .nominal(eraser, []), value.span)
  }
}
