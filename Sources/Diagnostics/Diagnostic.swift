/// What a phase has to say about the source, as data; renderers give it a form.
package struct Diagnostic: Sendable {
  package enum Severity: Int, Sendable, Comparable {
    case warning, error

    package static func < (left: Severity, right: Severity) -> Bool {
      left.rawValue < right.rawValue
    }
  }

  /// A further place that explains the first one.
  package struct Note: Sendable {
    package let message: String
    package let span: SourceSpan?

    package init(_ message: String, at span: SourceSpan? = nil) {
      self.message = message.withShortQuotes
      self.span = span
    }
  }

  /// One way to mend the source.
  package struct FixIt: Sendable {
    package struct Edit: Sendable {
      /// What is replaced; empty for an insertion.
      package let span: SourceSpan
      package let replacement: String

      package init(_ span: SourceSpan, _ replacement: String) {
        self.span = span
        self.replacement = replacement
      }
    }

    /// What it does, in the imperative: "insert 'radius:'".
    package let message: String
    package let edits: [Edit]
    /// A declaration for the project's own names, such as `extern modifier shimmer(...)`, which
    /// belongs in a file of such declarations and not at a place in this one; empty for other fix-its.
    package let declaration: String

    package init(_ message: String, _ edits: [Edit], declaration: String = "") {
      self.message = message.withShortQuotes
      self.edits = edits
      self.declaration = declaration
    }
  }

  package let id: DiagnosticID
  package var severity: Severity
  /// One sentence without a full stop: what was found, what was expected, names in single quotes.
  /// Of an endless name or type the middle is left out, in notes and fix-its as well.
  package let message: String
  package let span: SourceSpan
  package var notes: [Note]
  package var fixIts: [FixIt]

  package init(
    _ id: DiagnosticID, _ message: String, at span: SourceSpan, severity: Severity? = nil,
    notes: [Note] = [], fixIts: [FixIt] = []
  ) {
    self.id = id
    self.severity = severity ?? id.severity
    self.message = message.withShortQuotes
    self.span = span
    self.notes = notes
    self.fixIts = fixIts
  }
}
