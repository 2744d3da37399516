/// What `stylec explain` says about a diagnostic.
package struct Explanation: Sendable {
  /// The diagnostic's stable id.
  package let id: String
  /// What is wrong, in a few words.
  package let title: String
  /// Why it is reported.
  package let cause: String
  /// The text of a `.style` file that is reported with the id.
  package let example: String
  /// What to write instead.
  package let remedy: String

  init(_ id: String, _ title: String, cause: String, example: String, remedy: String) {
    self.id = id
    self.title = title
    self.cause = cause
    self.example = example
    self.remedy = remedy
  }

  /// All of them, sorted by id.
  package static let all: [Explanation] = (parser + checker)
    .sorted { $0.id.utf8.lexicographicallyPrecedes($1.id.utf8) }

  /// The explanation of a diagnostic; there is one for each, which a test makes sure of.
  package static func of(_ id: DiagnosticID) -> Explanation? {
    all.first { $0.id == id.rawValue }
  }
}
