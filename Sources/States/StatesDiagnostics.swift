import Diagnostics

/// All words of the state analysis, in alphabetical order.
extension Diagnostic {
  /// `with isOn: true, size: .large`, or nothing where every combination shows it.
  private static func example(_ witness: String) -> String {
    witness.isEmpty ? "in every combination of states" : "with \(witness)"
  }

  static func blockOverridden(
    _ span: SourceSpan, _ witness: String, _ later: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .blockOverridden,
      "this 'when' changes nothing: wherever it holds, later ones give all its values, as "
        + example(witness), at: span,
      notes: [.init("there this one decides", at: later)])
  }

  static func conditionAlwaysHolds(
    _ span: SourceSpan, _ witness: String, because never: SourceSpan?, isInside: Bool
  ) -> Diagnostic {
    let place = isInside ? "always holds here" : "always holds"
    return Diagnostic(
      .conditionAlwaysHolds, "this condition \(place), as \(example(witness))", at: span,
      notes: never.map { [.init("a 'never' rules out the rest", at: $0)] } ?? [])
  }

  static func conditionNeverHolds(_ span: SourceSpan, _ witness: String) -> Diagnostic {
    Diagnostic(
      .conditionNeverHolds,
      "this condition never holds, whatever the states: not \(example(witness)), for example",
      at: span)
  }

  static func conditionNeverHolds(
    _ span: SourceSpan, around witness: String
  ) -> Diagnostic {
    Diagnostic(
      .conditionNeverHolds,
      "this condition never holds here: \(example(witness)) those around it do not hold", at: span)
  }

  static func conditionNeverHolds(
    _ span: SourceSpan, _ witness: String, because never: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .conditionNeverHolds,
      "this condition never holds: it does \(example(witness)), which a 'never' rules out",
      at: span, notes: [.init("this one", at: never)])
  }

  static func modifierOverridden(
    _ span: SourceSpan, _ name: String, _ witness: String, _ later: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .modifierOverridden,
      "this '\(name)' changes nothing: wherever its 'when' holds, later ones give its values, as "
        + example(witness), at: span,
      notes: [.init("there this one decides", at: later)])
  }

  static func overlap(
    _ span: SourceSpan, _ name: String, _ witness: String, _ earlier: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .overlap,
      "this 'when' and an earlier one both give '\(name)' \(example(witness)), and neither implies "
        + "the other", at: span, notes: [.init("the earlier one", at: earlier)])
  }

  static func parameterNotUsed(_ span: SourceSpan, _ name: String) -> Diagnostic {
    Diagnostic(
      .parameterNotUsed,
      "'\(name)' is never used: the style looks the same whatever it is, in every combination of "
        + "states", at: span)
  }

  static func stateNotUsed(
    _ span: SourceSpan, _ name: String, _ values: [String]
  ) -> Diagnostic {
    let cases = values.count < 2 ? "" : ", with \(name): \(values[0]) as with \(values[1])"
    return Diagnostic(
      .stateNotUsed, "no style uses '\(name)': each looks the same whatever it is\(cases)",
      at: span)
  }

  static func valueChangesNothing(
    _ span: SourceSpan, _ name: String, _ value: String, _ witness: String
  ) -> Diagnostic {
    Diagnostic(
      .valueChangesNothing,
      "'\(name)' is \(value) anyway wherever this decides, as \(example(witness))", at: span)
  }
}
