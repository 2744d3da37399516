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

  /// A name in another form of Unicode than where it stands first.
  static func unicodeForm(
    _ name: NameSyntax, written text: String, _ marks: (String, String), _ first: SourceSpan? = nil
  ) -> Diagnostic {
    func characters(_ text: String) -> String {
      let other = text.unicodeScalars.filter { !$0.isASCII || first == nil && $0 == "K" }.prefix(4)
      return other.map { scalar in
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
      }.joined(separator: " ")
    }
    return Diagnostic(
      .unicodeForm,
      "'\(name.text)' is written with \(characters(name.text)) and is another name in Swift,"
        + " expected \(characters(text))", at: name.span,
      notes: first.map { [Note("where it stands first", at: $0)] } ?? [],
      fixIts: [
        FixIt(
          "write it with \(characters(text))", [.init(name.span, marks.0 + text + marks.1)])
      ])
  }
}
