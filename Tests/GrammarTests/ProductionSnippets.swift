import Testing

/// Snippets that are made by a production of the grammar, one for each of its alternatives.
struct ProductionSnippets: Sendable, CustomTestStringConvertible {
  var name: String
  /// The alternative as the grammar writes it, its tokens separated by spaces; "" for the whole
  /// production, where it has none or there is more to show.
  var alternatives: [(String, Snippet)]

  var testDescription: String { name }

  init(_ name: String, _ alternatives: KeyValuePairs<String, Snippet>) {
    self.name = name
    self.alternatives = alternatives.map { ($0, $1) }
  }

  init(_ name: String, _ snippets: Snippet...) {
    self.name = name
    alternatives = snippets.map { ("", $0) }
  }

  static let all =
    files + characters + configurations + styles + bodies + expressions + values
    + types + externs + availability
}
