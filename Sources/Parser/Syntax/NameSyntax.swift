import Diagnostics

/// A name as it was written, without backticks.
package struct NameSyntax: Sendable, Equatable {
  package var text: String
  package var span: SourceSpan

  package init(_ text: String, _ span: SourceSpan) {
    self.text = text
    self.span = span
  }
}
