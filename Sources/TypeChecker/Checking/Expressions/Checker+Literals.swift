import Diagnostics
import Parser

/// Literals: numbers, strings, `nil`, tuples, arrays, key paths.
extension Checker {
  mutating func integer(_ span: SourceSpan, hint: Type?) -> CheckedExpression {
    let type = literalType(hint, default: .int, protocolName: "ExpressibleByIntegerLiteral")
    return CheckedExpression(.number(text(span)), type, span)
  }

  mutating func float(_ span: SourceSpan, hint: Type?) -> CheckedExpression {
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

  mutating func nilLiteral(_ span: SourceSpan, hint: Type?) -> CheckedExpression {
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

  mutating func string(
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

  mutating func tuple(
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

  mutating func array(
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

  mutating func keyPath(
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
}
