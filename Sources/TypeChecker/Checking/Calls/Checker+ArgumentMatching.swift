import Diagnostics
import Parser

/// Which parameter each argument of a call is for, by labels alone.
extension Checker {
  /// An argument of a call, trailing closures included.
  struct CallArgument {
    var label: NameSyntax?
    var value: ExpressionSyntax
    var span: SourceSpan
    var isTrailing: Bool
    /// The first trailing closure, which is matched without a label.
    var isFirstTrailing: Bool

    /// As it is to be emitted, with this value.
    func checked(_ value: CheckedExpression) -> CheckedArgument {
      CheckedArgument(
        label: isFirstTrailing ? nil : label?.text, value: value, isTrailing: isTrailing)
    }
  }

  /// Why a call's arguments are not those of a declaration.
  enum MatchFailure {
    case wrongLabel(argument: Int, expected: String?)
    case missing(parameter: Int, before: Int)
    case extra(argument: Int)
    case order(argument: Int, before: Int)

    /// How far the call is from the declaration; less is nearer.
    var distance: Int {
      switch self {
      case .wrongLabel: return 1
      case .order: return 1
      case .missing: return 2
      case .extra: return 3
      }
    }
  }

  func arguments(of call: CallSyntax) -> [CallArgument] {
    var result = call.arguments.map {
      CallArgument(
        label: $0.label, value: $0.value, span: $0.span, isTrailing: false, isFirstTrailing: false)
    }
    for (index, trailing) in call.trailingClosures.enumerated() {
      result.append(
        CallArgument(
          label: trailing.label,
          value: ExpressionSyntax(.closure(trailing.closure), trailing.closure.span),
          span: trailing.closure.span, isTrailing: true, isFirstTrailing: index == 0))
    }
    return result
  }

  /// The parameter that each argument is for, after Swift's rules: in order, by label, parameters
  /// with a default may be left out; the first trailing closure takes the first function.
  func match(
    _ arguments: [CallArgument], _ parameters: [MemberDeclaration.Parameter]
  ) -> (parameters: [Int], failure: MatchFailure?) {
    var result: [Int] = []
    var next = 0
    var index = 0
    while index < arguments.count {
      if arguments[index].isFirstTrailing {
        guard
          let found = firstFunction(
            from: next, parameters, followedBy: Array(arguments[(index + 1)...]))
        else { return (result, .extra(argument: index)) }
        for skipped in next..<found
        where !parameters[skipped].hasDefault
          && !parameters[skipped].isVariadic
        {
          return (result, .missing(parameter: skipped, before: index))
        }
        result.append(found)
        next = found + 1
        index += 1
        continue
      }
      // The same variadic parameter goes on while there are no labels.
      if next > 0, next <= parameters.count, parameters[next - 1].isVariadic,
        arguments[index].label == nil, !arguments[index].isTrailing, result.last == next - 1
      {
        result.append(next - 1)
        index += 1
        continue
      }
      var found: Int?
      var candidate = next
      while candidate < parameters.count {
        if parameters[candidate].label == arguments[index].label?.text {
          found = candidate
          break
        }
        if !parameters[candidate].hasDefault && !parameters[candidate].isVariadic { break }
        candidate += 1
      }
      guard let found else {
        return (result, failure(arguments, index, next, parameters, result))
      }
      result.append(found)
      next = found + 1
      index += 1
    }
    for parameter in next..<max(next, parameters.count)
    where !parameters[parameter].hasDefault && !parameters[parameter].isVariadic {
      return (result, .missing(parameter: parameter, before: arguments.count))
    }
    return (result, nil)
  }

  private func failure(
    _ arguments: [CallArgument], _ index: Int, _ next: Int,
    _ parameters: [MemberDeclaration.Parameter], _ matched: [Int]
  ) -> MatchFailure {
    let argument = arguments[index]
    if let label = argument.label?.text,
      let earlier = parameters[..<min(next, parameters.count)].firstIndex(where: {
        $0.label == label
      })
    {
      if matched.contains(earlier) { return .extra(argument: index) }
      return .order(argument: index, before: matched.firstIndex { $0 > earlier } ?? 0)
    }
    guard next < parameters.count else { return .extra(argument: index) }
    if let label = argument.label?.text,
      let later = parameters[next...].firstIndex(where: { $0.label == label })
    {
      // What must be given before it stands behind it.
      if next < later, !parameters[next].hasDefault, let required = parameters[next].label,
        let place = arguments[(index + 1)...].firstIndex(where: { $0.label?.text == required })
      {
        return .order(argument: place, before: index)
      }
      // Something that must be given stands between.
      let required = parameters[next..<later].firstIndex { !$0.hasDefault } ?? next
      return .missing(parameter: required, before: index)
    }
    return .wrongLabel(argument: index, expected: parameters[next].label)
  }

  /// Where the first trailing closure goes; labelled ones behind it keep their parameters.
  private func firstFunction(
    from start: Int, _ parameters: [MemberDeclaration.Parameter],
    followedBy others: [CallArgument]
  ) -> Int? {
    var candidates: [Int] = []
    for index in start..<max(start, parameters.count) where takesClosure(parameters[index].type) {
      if let label = parameters[index].label,
        others.contains(where: { $0.label?.text == label })
      {
        continue
      }
      candidates.append(index)
    }
    guard let first = candidates.first else { return nil }
    // Swift's forward scan: a defaulted function is passed over where a later one must be given.
    if parameters[first].hasDefault, others.isEmpty,
      let required = candidates.first(where: { !parameters[$0].hasDefault })
    {
      return required
    }
    return first
  }

  func takesClosure(_ type: Type) -> Bool {
    switch type {
    case .function: return true
    case .optional(let wrapped): return takesClosure(wrapped)
    case .given: return true
    default: return false
    }
  }
}
