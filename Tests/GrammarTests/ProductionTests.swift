import Testing

/// The productions of `grammar.md`: each is defined once, and the compiler takes what it makes.
struct ProductionTests {
  static let document = try? MarkdownDocument("grammar.md")
  static let blocks = document?.blocks.filter { $0.info == ["ebnf"] } ?? []
  /// Those of the chapters, in their order.
  static let grammar = Grammar(blocks.filter { !isSummary($0) })
  /// Chapter 15 holds them all once more.
  static let summary = Grammar(blocks.filter(isSummary))

  private static func isSummary(_ block: MarkdownDocument.Block) -> Bool {
    block.chapter.hasSuffix("The grammar as a whole")
  }

  @Test func areWellFormed() {
    #expect(Self.grammar.mistakes + Self.summary.mistakes == [])
    #expect(Self.grammar.productions.count > 60)
  }

  @Test func areDefinedOnceAndUsed() {
    let productions = Self.grammar.productions
    let names = productions.map(\.name)
    #expect(Set(names).count == names.count)
    for production in productions {
      for name in production.names where !names.contains(name) {
        Issue.record("'\(production.name)' uses '\(name)', which no production defines")
      }
    }
    // The file is where it begins; comments may stand anywhere.
    let used = Set(productions.flatMap(\.names)).union(["file", "comment"])
    #expect(Set(names).subtracting(used) == [])
  }

  @Test func standInTheLastChapterOnceMore() {
    let shown = Dictionary(
      Self.summary.productions.map { ($0.name, $0.body) }, uniquingKeysWith: { first, _ in first })
    for production in Self.grammar.productions {
      #expect(shown[production.name] == production.body, "'\(production.name)' in chapter 15")
    }
    #expect(Self.summary.productions.map(\.name) == Self.grammar.productions.map(\.name))
  }

  @Test func haveSnippets() {
    let names = Self.grammar.productions.map(\.name)
    #expect(Set(names) == Set(ProductionSnippets.all.map(\.name)))
    #expect(ProductionSnippets.all.count == names.count)
    for production in Self.grammar.productions {
      guard let entry = ProductionSnippets.all.first(where: { $0.name == production.name })
      else { continue }
      let alternatives = Set(production.alternatives)
      #expect(
        alternatives == Set(entry.alternatives.map(\.0)).subtracting([""]),
        "the alternatives of '\(production.name)'")
      for (alternative, snippet) in entry.alternatives {
        let sequence =
          alternative.isEmpty
          ? production.body
          : alternative.split(separator: " ")
            .map(String.init)
        for word in Grammar.Production.words(in: sequence) where !snippet.text.contains(word) {
          Issue.record("the snippet for '\(production.name)' has no '\(word)': \(snippet.text)")
        }
      }
    }
  }

  @Test(arguments: ProductionSnippets.all)
  func areTakenByTheCompiler(_ entry: ProductionSnippets) {
    for (_, snippet) in entry.alternatives {
      let (errors, _) = diagnose(snippet.module, isWhole: false)
      #expect(errors == Set(snippet.errors), "\(snippet.text)")
    }
  }
}
