import Diagnostics
import Hashing
import Parser

/// Operators, with Swift's rules for numbers: literals take the other side's type, CGFloat and
/// Double mix, an Int does not convert between operands.
extension Checker {
  mutating func binary(
    _ left: ExpressionSyntax, _ name: NameSyntax, _ right: ExpressionSyntax, _ span: SourceSpan,
    hint: Type?
  ) -> CheckedExpression {
    switch name.text {
    case "&&", "||":
      let first = check(left, as: .bool)
      let second = check(right, as: .bool)
      return CheckedExpression(.binary(first, operator: name.text, second), .bool, span)
    case "==", "!=", "<", ">", "<=", ">=", "===", "!==":
      return comparison(left, name, right, span)
    case "??":
      return coalescing(left, right, span, hint: hint)
    case "..<", "...":
      let wanted = rangeBound(hint)
      let (first, second, type) = operands(left, right, hint: wanted, name)
      return CheckedExpression(
        .binary(first, operator: name.text, second),
        .nominal(name.text == "..." ? "ClosedRange" : "Range", [type]), span)
    case "+", "-", "*", "/", "%":
      return arithmetic(left, name, right, span, hint: hint)
    case "~=":
      let second = infer(right, hint: nil)
      let first = infer(left, hint: second.type)
      return CheckedExpression(.binary(first, operator: name.text, second), .bool, span)
    default:
      report(.unknownOperator(name))
      _ = infer(left, hint: .given)
      _ = infer(right, hint: .given)
      return error(span)
    }
  }

  private func rangeBound(_ hint: Type?) -> Type? {
    guard case .nominal(let name, let arguments)? = hint?.unwrapped,
      name == "Range" || name == "ClosedRange", let bound = arguments.first, !bound.isOpen,
      !bound.hasParameters
    else { return nil }
    return bound
  }

  mutating func prefix(
    _ name: NameSyntax, _ operand: ExpressionSyntax, _ span: SourceSpan, hint: Type?
  ) -> CheckedExpression {
    switch name.text {
    case "!":
      let value = check(operand, as: .bool)
      return CheckedExpression(.prefix(operator: "!", value), .bool, span)
    case "-", "+":
      let value = infer(operand, hint: hint)
      let type = value.type
      if !type.isOpen, !type.isNumber, type != .nominal("Angle", []),
        !hasStaticOperator(name.text, type)
      {
        report(.operatorNotDefined(name, type))
        return error(span)
      }
      return CheckedExpression(.prefix(operator: name.text, value), type, span)
    case "...", "..<":
      let value = infer(operand, hint: rangeBound(hint))
      let type = name.text == "..." ? "PartialRangeThrough" : "PartialRangeUpTo"
      return CheckedExpression(
        .prefix(operator: name.text, value), .nominal(type, [value.type]), span)
    default:
      report(.unknownOperator(name))
      return error(span)
    }
  }

  // MARK: - Operands

  /// Whether an expression consists of number literals only, so that its type is not settled.
  func isLiteral(_ syntax: ExpressionSyntax) -> Bool {
    switch syntax.kind {
    case .integer, .float: return true
    case .prefix(let name, let operand): return name.text == "-" && isLiteral(operand)
    case .tuple(let elements): return elements.count == 1 && isLiteral(elements[0].value)
    case .binary(let left, let name, let right):
      return ["+", "-", "*", "/"].contains(name.text) && isLiteral(left) && isLiteral(right)
    default: return false
    }
  }

  /// Both sides, brought to one type.
  private mutating func operands(
    _ left: ExpressionSyntax, _ right: ExpressionSyntax, hint: Type?, _ name: NameSyntax
  ) -> (CheckedExpression, CheckedExpression, Type) {
    let leftFirst = !needsOther(left) || needsOther(right)
    let (firstSyntax, secondSyntax) = leftFirst ? (left, right) : (right, left)
    let bothOpen = needsOther(left) && needsOther(right)
    var hint = hint
    if bothOpen, hint == nil, isLiteral(firstSyntax) != isLiteral(secondSyntax) {
      // `.pi < 4`: the literal's own type, else Double.
      hint = infer(isLiteral(firstSyntax) ? firstSyntax : secondSyntax, hint: nil).type
      let (member, wanted) = (isLiteral(firstSyntax) ? secondSyntax : firstSyntax, hint)
      if hint == .int, hasImplicitRoot(member),
        attempt({ $0.check(member, as: wanted) }).score.errors > 0
      {
        hint = .double
      }
    }
    var first = infer(firstSyntax, hint: bothOpen || !isLiteral(firstSyntax) ? hint : nil)
    var second = infer(secondSyntax, hint: first.type.isOpen ? hint : first.type)
    // `1 / 2.5`: the side with the point decides.
    if isLiteral(firstSyntax), isLiteral(secondSyntax), first.type == .int, second.type == .double {
      first = infer(firstSyntax, hint: .double)
    }
    let pair: HashSet<Type> = [.double, .cgFloat]
    var type = first.type.isOpen ? second.type : first.type
    if first.type == second.type || first.type.isOpen || second.type.isOpen {
      if first.type == .given, !second.type.isOpen { first.type = second.type }
      if second.type == .given, !first.type.isOpen { second.type = first.type }
      if first.type == .error || second.type == .error { type = .error }
    } else if pair.contains(first.type), pair.contains(second.type) {
      score.conversions += 1
      if let hint = hint?.unwrapped, pair.contains(hint) { type = hint } else { type = .cgFloat }
    } else if let joined = optionalJoin(first.type, second.type) {
      type = joined
    } else {
      report(.operandsDiffer(name, leftFirst ? first : second, leftFirst ? second : first))
      type = .error
    }
    return leftFirst ? (first, second, type) : (second, first, type)
  }

  /// Literals, nil and implicit members take their type from the other side.
  private func needsOther(_ syntax: ExpressionSyntax) -> Bool {
    if isLiteral(syntax) { return true }
    switch syntax.kind {
    case .nil, .string, .array: return true
    case .tuple(let elements): return elements.allSatisfy { needsOther($0.value) }
    default: return hasImplicitRoot(syntax)
    }
  }

  private mutating func optionalJoin(_ first: Type, _ second: Type) -> Type? {
    if first.isOptional, library.matches(first.unwrapped, second.unwrapped) { return first }
    if second.isOptional, library.matches(first.unwrapped, second.unwrapped) { return second }
    return nil
  }

  // MARK: - Kinds of operators

  private mutating func comparison(
    _ left: ExpressionSyntax, _ name: NameSyntax, _ right: ExpressionSyntax, _ span: SourceSpan
  ) -> CheckedExpression {
    // Anything optional compares with nil, views and closures too.
    for (value, other) in [(left, right), (right, left)] {
      guard case .nil = other.kind, name.text == "==" || name.text == "!=" else { continue }
      let checked = infer(value, hint: nil)
      if !checked.type.isOptional, !checked.type.isOpen {
        report(.comparedWithNil(checked.span, checked.type))
        // Swift would say so of the comparison as well.
        return CheckedExpression(.boolean(name.text == "!="), .bool, span)
      }
      let nilValue = CheckedExpression(.nil, checked.type, other.span)
      let isLeft = value.span == left.span
      return CheckedExpression(
        .binary(isLeft ? checked : nilValue, operator: name.text, isLeft ? nilValue : checked),
        .bool, span)
    }
    let (first, second, type) = operands(left, right, hint: nil, name)
    if !type.isOpen, case let compared = type.unwrapped, !compared.isOpen {
      let wanted = name.text == "==" || name.text == "!=" ? "Equatable" : "Comparable"
      var isFine = library.conforms(compared, to: wanted)
      if case .tuple = compared { isFine = true }
      if wanted == "Comparable", type.isOptional { isFine = false }
      if !isFine { report(.notComparable(name, type, wanted)) }
    }
    return CheckedExpression(.binary(first, operator: name.text, second), .bool, span)
  }

  private mutating func coalescing(
    _ left: ExpressionSyntax, _ right: ExpressionSyntax, _ span: SourceSpan, hint: Type?
  ) -> CheckedExpression {
    let first = infer(left, hint: hint.map { isConstraint($0) ? $0 : .optional($0.unwrapped) })
    if first.type.isError {
      _ = infer(right, hint: .given)
      return error(span)
    }
    guard first.type.isOptional || first.type == .given else {
      report(.coalescingNonOptional(first.span, first.type))
      _ = infer(right, hint: first.type)
      return CheckedExpression(first.kind, first.type, span)
    }
    let wrapped = first.type.unwrapped
    let trial = attempt { $0.check(right, as: wrapped) }
    if trial.score.errors == 0 {
      let second = check(right, as: wrapped)
      let type = wrapped == .given ? second.type : wrapped
      return CheckedExpression(.binary(first, operator: "??", second), type, span)
    }
    let optional = attempt { $0.check(right, as: first.type) }
    if optional.score.errors == 0 {
      let second = check(right, as: first.type)
      return CheckedExpression(.binary(first, operator: "??", second), first.type, span)
    }
    // An Int? with a CGFloat wanted converts as a whole.
    let second = check(right, as: wrapped)
    return CheckedExpression(.binary(first, operator: "??", second), wrapped, span)
  }

  private mutating func arithmetic(
    _ left: ExpressionSyntax, _ name: NameSyntax, _ right: ExpressionSyntax, _ span: SourceSpan,
    hint: Type?
  ) -> CheckedExpression {
    var wanted = hint?.unwrapped
    if let type = wanted, isConstraint(type) || type.isOpen { wanted = nil }
    if let mixed = mixedArithmetic(left, name, right, span) { return mixed }
    // The hint is for literals alone; an Int value stays an Int and converts as a whole.
    let (first, second, type) = operands(left, right, hint: wanted, name)
    if type.isOpen {
      return CheckedExpression(.binary(first, operator: name.text, second), type, span)
    }
    let isFine: Bool
    switch type {
    case .string: isFine = name.text == "+"
    case .array: isFine = name.text == "+"
    case .text:
      isFine = name.text == "+"
    default:
      isFine =
        type.isNumber && (name.text != "%" || !type.isFloatingPoint)
        || hasStaticOperator(name.text, type)
    }
    if !isFine {
      report(.operatorNotDefined(name, type))
      return error(span)
    }
    return CheckedExpression(.binary(first, operator: name.text, second), type, span)
  }

  /// `angle * 2`, `2 * size`: operators whose sides have different types, from the catalogue.
  private mutating func mixedArithmetic(
    _ left: ExpressionSyntax, _ name: NameSyntax, _ right: ExpressionSyntax, _ span: SourceSpan
  ) -> CheckedExpression? {
    guard name.text == "*" || name.text == "/", !isLiteral(left) || !isLiteral(right) else {
      return nil
    }
    let trial = attempt { checker in
      (checker.infer(left, hint: nil).type, checker.infer(right, hint: nil).type)
    }
    let (leftType, rightType) = trial.result
    let angle = Type.nominal("Angle", [])
    if leftType == angle {
      let first = check(left, as: angle)
      let second = check(right, as: .double)
      return CheckedExpression(.binary(first, operator: name.text, second), angle, span)
    }
    if rightType == angle, name.text == "*" {
      let first = check(left, as: .double)
      let second = check(right, as: angle)
      return CheckedExpression(.binary(first, operator: name.text, second), angle, span)
    }
    return nil
  }

  /// Whether the catalogue has an operator for two of a type.
  private mutating func hasStaticOperator(_ name: String, _ type: Type) -> Bool {
    for owner in library.owners(of: type)
    where library.members(of: owner, named: name).contains(where: { $0.parameters.count > 0 }) {
      return true
    }
    if type == .nominal("Angle", []) { return name == "+" || name == "-" }
    return false
  }
}
