extension Explanation {
  /// What the checker reports of names and paths through a body.
  static let checker6: [Explanation] = [
    Explanation(
      "constant-cycle", "a constant that needs itself",
      cause: """
        The value of a 'let' mentions the 'let' itself, or another one that mentions it, so no \
        value can come first.
        """,
      example: """
        let small: CGFloat = large / 2
        let large: CGFloat = small * 2
        """,
      remedy: "Write one of the values without the other."),
    Explanation(
      "hidden-name", "a name of the configuration that is hidden",
      cause: """
        A parameter, 'let', 'func', 'view' or 'local' of a style has the name of a slot, state, \
        binding or action of the configuration, which the style then cannot reach.
        """,
      example: """
        style Example(label: Color) for Button {
            Circle().fill(label)
        }
        """,
      remedy: "Give one of the two another name."),
    Explanation(
      "slot-drawn-twice", "a slot that is drawn twice",
      cause: """
        A slot stands twice on one path through a body, so the caller's view appears twice. The \
        branches of an 'if' or 'switch' are different paths, and so are two 'if's: whether both hold \
        is not asked. What is hidden, is shown at times by its opacity, or is shown elsewhere (in a \
        menu, to VoiceOver) does not count.
        """,
      example: """
        style Example for Button {
            HStack {
                label
                label.opacity(0.5)
            }
        }
        """,
      remedy: """
        Draw it once; what a second one was for is often a background, an overlay or a 'when'.
        """),
  ]
}
