import Testing

/// The examples of `grammar.md`; the comment at its top says how each is checked.
struct ExampleTests {
  struct Example: Sendable, CustomTestStringConvertible {
    var block: MarkdownDocument.Block
    var module: String
    var isWhole = true
    var errors: Set<String> = []
    var warnings: Set<String> = []
    var unknownWords: [String] = []

    var testDescription: String { block.testDescription }
  }

  static let examples: [Example] = {
    guard let document = try? MarkdownDocument("grammar.md") else { return [] }
    var shared: (chapter: String, text: String)?
    return document.blocks.filter { $0.info.first == "style" }.map { block in
      var example = Example(block: block, module: block.text)
      for word in block.info.dropFirst() {
        let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
        let ids = Set((parts.count > 1 ? parts[1] : "").split(separator: ",").map(String.init))
        switch parts[0] {
        case "shared":
          shared = (block.chapter, block.text)
          example.isWhole = false
        case "members":
          example.module = Snippet.members(block.text).module
          example.isWhole = false
        case "body" where parts.count == 2:
          example.isWhole = false
          let seen = shared?.chapter == block.chapter ? shared!.text : ""
          example.module =
            (seen.contains("target ") ? "" : "target iOS 17, macOS 14\n")
            + seen + "style Example for \(parts[1]) {\n" + block.text + "}\n"
        case "error": example.errors = ids
        case "warning": example.warnings = ids
        default: example.unknownWords.append(word)
        }
      }
      return example
    }
  }()

  @Test func areThere() {
    #expect(Self.examples.count > 40)
  }

  @Test(arguments: examples)
  func compileOrFailAsTheySay(_ example: Example) {
    #expect(example.unknownWords == [])
    let (errors, warnings) = diagnose(example.module, isWhole: example.isWhole)
    #expect(errors == example.errors)
    #expect(warnings == example.warnings)
  }
}
