/// What a style looks like in every combination of the states that it depends on.
package struct StateTable: Sendable {
  package enum Kind: String, Sendable {
    case style, view, modifier
  }

  /// Columns that are told together, with the states that they depend on.
  package struct Section: Sendable {
    /// Indices into `states`.
    package var states: [Int]
    package var columns: [Column]
    package var rows: [Row]
    /// Whether there are more rows than are told.
    package var isCut: Bool
  }

  /// One value that a view or a modifier is given.
  package struct Column: Hashable, Sendable {
    /// The view, as short as it can be told.
    package var view: String
    /// `opacity`; "" for what the view itself is given.
    package var modifier: String
    /// The argument's label; "" for none. With no modifier and no argument: whether the view is
    /// there.
    package var argument: String
    package var line: Int

    /// `label.opacity`, `Circle().frame width`
    package var title: String {
      [view + (modifier.isEmpty ? "" : "." + modifier), argument].filter { !$0.isEmpty }
        .joined(separator: " ")
    }
  }

  /// Combinations of states in which all values are the same.
  package struct Row: Sendable {
    /// For each state of the section the values that it may have, by their index.
    package var values: [[Int]]
    /// For each column of the section.
    package var cells: [CellValue]
  }

  package var kind: Kind
  package var name: String
  /// Of a style.
  package var configuration: String
  package var path: String
  package var line: Int
  package var states: [StateVariable]
  package var sections: [Section]
  /// Columns that would cost too much to tell.
  package var leftOut: [Column]

  /// `Fancy for MyToggle`
  package var title: String {
    kind == .style ? "\(name) for \(configuration)" : "\(kind.rawValue) \(name)"
  }

  /// The value of each of a section's states in a row, in words.
  package func words(_ row: Row, _ section: Section) -> [String] {
    zip(section.states, row.values).map { states[$0].domain.label($1) }
  }
}

extension CellValue {
  /// In a table of text.
  package var words: String {
    switch self {
    case .text(let text, _): return text
    case .absent: return "–"
    case .inherited: return "inherited"
    case .impossible, .row, .change: return ""
    }
  }

  /// The line that it came from; 0 where the source does not say it.
  package var line: Int {
    if case .text(_, let line) = self { return line }
    return 0
  }
}
