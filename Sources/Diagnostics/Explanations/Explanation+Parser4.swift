extension Explanation {
  /// What the lexer and the parser report, from 'reserved-word' to 'word-operator'.
  static let parser4: [Explanation] = [
    Explanation(
      "reserved-word", "a reserved word as a name",
      cause: "The word has a meaning of its own and cannot name anything by itself.",
      example: "configuration Example { state when: Bool }",
      remedy: "Put it between backticks, or choose another name."),
    Explanation(
      "return-statement", "'return'",
      cause: "A body is the value that it gives.",
      example: """
        style Example for Button {
            return label
        }
        """,
      remedy: "Remove 'return'."),
    Explanation(
      "self-member", "'self'",
      cause: "All names that a body sees are used by themselves.",
      example: """
        style Example for Button {
            self.label
        }
        """,
      remedy: "Remove 'self.'."),
    Explanation(
      "short-color", "a colour of three or four digits",
      cause: """
        A colour is written with six digits, or eight with its opacity, so that no digit is \
        doubled in the reader's mind.
        """,
      example: """
        style Example for Button {
            label.foregroundStyle(#08F)
        }
        """,
      remedy: "Take the long form that the message shows."),
    Explanation(
      "stray-brace", "'}' without '{'",
      cause: "There is one '}' more than there are '{' before it.",
      example: "style Example for Button { label } }",
      remedy: "Remove it, or look for the '{' that is missing above."),
    Explanation(
      "stray-label", "a label without a closure before it",
      cause: """
        'label: { … }' continues a call that ends with a closure, and there is none before \
        it.
        """,
      example: """
        style Example for Button {
            label
                .overlay(alignment: .top) content: { Circle() }
        }
        """,
      remedy: "Begin a new line, or write the first closure."),
    Explanation(
      "stray-question", "'?' behind a value",
      cause: "'?' alone does nothing; it is part of '?.', '?(' or '??'.",
      example: """
        configuration Example { state progress: Double? }
        default style Plainest for Example { Text("x").opacity(progress?) }
        """,
      remedy: "Write what is to happen when the value is absent."),
    Explanation(
      "stray-underscore", "'_' as a value",
      cause: "'_' stands for a name that is not needed, and is no value.",
      example: """
        style Example for Button {
            label.opacity(_)
        }
        """,
      remedy: "Write the value."),
    Explanation(
      "struct-conformance", "a struct of Swift's",
      cause: """
        A struct here is a list of fields. A view or a style is declared by its own word.
        """,
      example: "struct Badge: View { var body: some View { Text(\"x\") } }",
      remedy: """
        Write 'view' or 'style … for …', as the message says, or remove ':' and what \
        follows.
        """),
    Explanation(
      "tuple-binding", "'(' behind 'let'",
      cause: "'let' names one value.",
      example: """
        style Example for Button {
            let (a, b) = (1, 2)
            label
        }
        """,
      remedy: "Write one 'let' for each."),
    Explanation(
      "unclosed-bracket", "a bracket that is not closed",
      cause: """
        The bracket that the note points at has no counterpart before the end of what holds \
        it.
        """,
      example: """
        style Example for Button {
            label.padding(8
        }
        """,
      remedy: "Insert the missing one."),
    Explanation(
      "unexpected-token", "something else was expected here",
      cause: "What stands here cannot follow what stands before it.",
      example: "style Example Button { label }",
      remedy: """
        Look at the token that the message names, and at what was expected in its place.
        """),
    Explanation(
      "unknown-character", "a character that the language has not",
      cause: "The character has no meaning outside of strings and comments.",
      example: """
        style Example for Button {
            label.opacity(§)
        }
        """,
      remedy: "Remove it."),
    Explanation(
      "unknown-hash", "'#' and something unknown",
      cause: """
        Behind '#' stands a colour of six or eight hexadecimal digits, or 'swift' with a \
        block.
        """,
      example: """
        style Example for Button {
            label.foregroundStyle(#nothing)
        }
        """,
      remedy: "Correct the colour, or remove '#'."),
    Explanation(
      "unknown-operator", "an operator that the language has not",
      cause: "There are arithmetic, comparison, '&&', '||', '!', '??', '?:' and ranges.",
      example: """
        style Example for Button {
            label.opacity(1 & 2)
        }
        """,
      remedy: "Use one of those, or '#swift { … }'."),
    Explanation(
      "unterminated-comment", "a comment that is not closed",
      cause: "'/*' needs its '*/'; comments nest, so each one needs its own.",
      example: """
        /* A style.
        style Example for Button { label }
        """,
      remedy: "Write '*/' where the comment ends."),
    Explanation(
      "unterminated-quoted-name", "a backtick without its counterpart",
      cause: "A name between backticks stands on one line and has one on each side.",
      example: "configuration Example { state `when: Bool }",
      remedy: "Write the second backtick."),
    Explanation(
      "unterminated-raw-block", "a block of Swift that is not closed",
      cause: """
        The braces in '#swift { … }' are counted, outside of Swift's comments and strings, \
        and one '}' is missing.
        """,
      example: "style Example for Button { #swift { label",
      remedy: "Write the missing '}'."),
    Explanation(
      "unterminated-string", "a string that is not closed",
      cause: "A string ends on its line; one in triple quotes ends with triple quotes.",
      example: """
        style Example for Button {
            Text("Hello)
        }
        """,
      remedy: "Write the closing quote."),
    Explanation(
      "variable", "'var'",
      cause: """
        A body holds no variables. What never changes is a 'let', what a style stores \
        between drawings is a 'local'.
        """,
      example: """
        style Example for Button {
            var gap = 8
            label
        }
        """,
      remedy: "Write one of the words that the message shows."),
    Explanation(
      "word-operator", "'and', 'or' or 'not'",
      cause: "Boolean operators are signs.",
      example: """
        style Example for Button {
            label.opacity(isPressed and isEnabled ? 0.5 : 1)
        }
        """,
      remedy: "Write '&&', '||' or '!'."),
  ]
}
