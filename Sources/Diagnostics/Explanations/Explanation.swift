/// What `stylec explain` says about a diagnostic.
package struct Explanation: Sendable {
  /// The diagnostic's stable id.
  package let id: String
  /// What is wrong, in a few words.
  package let title: String
  /// Why it is reported.
  package let cause: String
  /// The text of a `.style` file that is reported with the id; see `isIllustration`.
  package let example: String
  /// What to write instead.
  package let remedy: String
  /// Whether the example only shows where to look, since text alone does not give the diagnostic.
  package let isIllustration: Bool

  init(
    _ id: String, _ title: String, cause: String, example: String, remedy: String,
    isIllustration: Bool = false
  ) {
    self.id = id
    self.title = title
    self.cause = cause
    self.example = example
    self.remedy = remedy
    self.isIllustration = isIllustration
  }

  /// All of them, sorted by id.
  package static let all: [Explanation] = [
    parser1, parser2, parser3, parser4, checker1, checker2, checker3, checker4, checker5,
    checker6, states,
  ]
  .flatMap { $0 }
  .sorted { $0.id.utf8.lexicographicallyPrecedes($1.id.utf8) }

  /// The explanation of a diagnostic; there is one for each, which a test makes sure of.
  package static func of(_ id: DiagnosticID) -> Explanation? {
    all.first { $0.id == id.rawValue }
  }
}
