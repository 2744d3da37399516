import Diagnostics
import Hashing
import Parser

/// From the type that was found to the one that is wanted.
extension Checker {
  /// The value as one of the wanted type, with the conversion that the emitted Swift must write;
  /// what cannot be converted is reported.
  mutating func convert(
    _ value: CheckedExpression, to wanted: Type, _ syntax: ExpressionSyntax
  ) -> CheckedExpression {
    if let converted = converted(value, to: wanted) { return converted }
    report(isSilent ? .unsaid(.typeMismatch, value.span) : mismatch(value, wanted, syntax))
    return error(value.span)
  }

  /// Nil where there is no conversion.
  mutating func converted(_ value: CheckedExpression, to wanted: Type) -> CheckedExpression? {
    let found = value.type
    if found.isOpen || wanted.isOpen {
      // What is taken as given has the type that its place asks for.
      var value = value
      if found.isTakenAsGiven, !wanted.isOpen { value.type = settled(wanted) }
      return value
    }
    if found == wanted { return value }
    switch wanted {
    case .optional(let wrapped):
      if case .optional(let inner) = found {
        if library.matches(inner, wrapped) || fits(inner, wrapped) && isConstraint(wrapped) {
          return value
        }
        if case .nil = value.kind { return CheckedExpression(.nil, wanted, value.span) }
        // Swift converts inside an optional only between a class and its like.
        return fits(inner, wrapped) && isExistential(wrapped) ? value : nil
      }
      guard let converted = converted(value, to: wrapped) else { return nil }
      score.optionals += 1
      return converted
    case .opaque(let protocols):
      return protocols.allSatisfy { library.conforms(found, to: $0) } ? value : nil
    case .existential(let protocols):
      return protocols.allSatisfy { library.conforms(found, to: $0) } ? value : nil
    case .nominal("Any", _):
      return value
    case .nominal("AnyHashable", _) where library.conforms(found, to: "Hashable"):
      return value
    case .nominal:
      if library.matches(found, wanted) { return value }
      return number(value, to: wanted) ?? keyPath(value, to: wanted)
    case .function(let function):
      if case .function(let other) = found {
        return isConvertible(other, to: function) ? value : nil
      }
      return nil
    case .tuple(let elements):
      if case .tuple(let others) = found, elements.count == others.count,
        zip(elements, others).allSatisfy({ library.matches($0.type, $1.type) })
      {
        return value
      }
      return nil
    default:
      return library.matches(found, wanted) ? value : nil
    }
  }

  private func isExistential(_ type: Type) -> Bool {
    if case .existential = type { return true }
    return false
  }

  /// The type that a place gives to what is taken as given; a constraint leaves it open.
  private func settled(_ wanted: Type) -> Type {
    isConstraint(wanted) ? .given : wanted
  }

  /// CGFloat and Double convert as in Swift; an Int converts to either.
  private mutating func number(
    _ value: CheckedExpression, to wanted: Type
  ) -> CheckedExpression? {
    guard wanted.isFloatingPoint || wanted == .nominal("TimeInterval", []) else { return nil }
    let found = value.type
    let pair: HashSet<Type> = [.double, .cgFloat]
    if pair.contains(found), pair.contains(wanted) {
      score.conversions += 1
      return CheckedExpression(value.kind, wanted, value.span)
    }
    if found == .int, wanted == .double || wanted == .cgFloat {
      score.conversions += 1
      return CheckedExpression(.conversion(.number(wanted), value), wanted, value.span)
    }
    return nil
  }

  /// A writable key path stands where a readable one is wanted.
  private mutating func keyPath(
    _ value: CheckedExpression, to wanted: Type
  ) -> CheckedExpression? {
    guard case .nominal(let name, let arguments) = wanted, name.hasSuffix("KeyPath"),
      case .nominal(let other, let others) = value.type, other.hasSuffix("KeyPath"),
      arguments.count == others.count,
      zip(arguments, others).allSatisfy({ library.matches($0, $1) })
    else { return nil }
    return value
  }

  private mutating func isConvertible(
    _ found: Type.FunctionType, to wanted: Type.FunctionType
  ) -> Bool {
    guard found.parameters.count == wanted.parameters.count,
      zip(found.parameters, wanted.parameters).allSatisfy({ library.matches($0, $1) })
    else { return false }
    return wanted.result == .void || fits(found.result, wanted.result)
  }

  private mutating func mismatch(
    _ value: CheckedExpression, _ wanted: Type, _ syntax: ExpressionSyntax
  ) -> Diagnostic {
    if value.type.isOptional, !wanted.isOptional,
      fits(value.type.unwrapped, wanted)
    {
      return .optionalForNonOptional(value.span, wanted, value.type)
    }
    if case .nominal("Binding", let arguments) = wanted, case .name(let name) = syntax.kind,
      let symbol = symbol(name.text), symbol.isSettable,
      arguments.first.map({ library.matches($0, value.type) }) ?? false
    {
      var said = Diagnostic.typeMismatch(value.span, wanted, value.type)
      said.fixIts = Diagnostic.fix("write '$\(name.text)'", name.span.startPoint, "$")
      return said
    }
    if case .implicitMember(let name) = syntax.kind {
      return .memberOfOtherType(name, wanted, value.type)
    }
    var said = Diagnostic.typeMismatch(value.span, wanted, value.type)
    if isLiteral(syntax) { said.fixIts = [] }
    return said
  }
}
