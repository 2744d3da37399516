import Diagnostics
import Parser

/// The words about names that the emitted Swift cannot have, in alphabetical order.
extension Diagnostic {
  static func capitalisedValue(_ name: NameSyntax, _ small: String) -> Diagnostic {
    Diagnostic(
      .reservedName,
      "the name '\(name.text)' begins with a capital letter as types do, expected '\(small)'",
      at: name.span)
  }

  static func nameOfSlotType(_ name: NameSyntax, _ slot: NameSyntax) -> Diagnostic {
    Diagnostic(
      .reservedName,
      "the name '\(name.text)' is taken by the type of the slot '\(slot.text)', expected another",
      at: name.span, notes: [Note("the slot", at: slot.span)])
  }

  /// Names that differ and give one name in Swift.
  static func sameInSwift(
    _ name: NameSyntax, _ other: String, _ common: String, _ span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .declaredTwice,
      "'\(name.text)' and '\(other)' would both be '\(common)', expected another name",
      at: name.span, notes: [Note("the other declaration", at: span)])
  }
}
