extension Explanation {
  /// What the lexer and the parser report.
  static let parser: [Explanation] = [
    Explanation(
      "unexpected-token", "something else was expected here",
      cause:
        "What stands here cannot follow what stands before it.",
      example: """
        style Plain for Button {
            label.padding(8
        }
        """,
      remedy: "Look at the token that the message names and at what was expected in its place.")
  ]
}
