import Diagnostics
import Parser

/// Choices between values, and the one type that they get.
extension Checker {
  mutating func ternary(
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
