extension Explanation {
  /// What the lexer and the parser report, from 'force-unwrap' to 'lonely-operator'.
  static let parser2: [Explanation] = [
    Explanation(
      "force-unwrap", "'!' behind a value",
      cause: """
        A style must draw something in every state, so a value that may be absent is never \
        taken for granted.
        """,
      example: #"""
        configuration Example { state progress: Double? }
        default style Plainest for Example { Text("\(progress!)") }
        """#,
      remedy: "Write '?? other', '?.' or 'if let'."),
    Explanation(
      "forced-type", "'!' or several '?' behind a type",
      cause: """
        A value is there or may be absent; there is nothing in between and nothing beyond.
        """,
      example: "configuration Example { state progress: Double! }",
      remedy: "Write one '?', or none."),
    Explanation(
      "foreign-access", "an access word that is not used here",
      cause: """
        Declarations at file level are 'public', 'package' or 'internal'; inside them \
        nothing has an access of its own.
        """,
      example: "private style Example for Button { label }",
      remedy: "Remove the word."),
    Explanation(
      "foreign-declaration", "a declaration of Swift's",
      cause: """
        A .style file holds configurations, styles and what they share; other declarations \
        belong in a Swift file.
        """,
      example: "class Model { }",
      remedy: "Move it to a Swift file, and declare with 'extern' what styles use of it."),
    Explanation(
      "foreign-quotation", "a quotation mark of another kind",
      cause: """
        A string stands in straight double quotes. Others come from word processors or other \
        languages.
        """,
      example: """
        style Example for Button {
            Text(“Hello”)
        }
        """,
      remedy: "Write '\"' on both sides."),
    Explanation(
      "foreign-space", "an invisible space of another kind",
      cause: """
        A no-break space or a similar character stands where a space should. It looks the \
        same and is another character.
        """,
      example: """
        style Example for Button {
            label.opacity(isPressed ? 0.5\u{00A0}: 1)
        }
        """,
      remedy: "Replace it with a space; the fix-it does."),
    Explanation(
      "foreign-statement", "a statement of Swift's",
      cause: "A body describes a view; loops and early exits have no place in it.",
      example: #"""
        style Example for Button {
            for index in 0..<3 { Text("\(index)") }
        }
        """#,
      remedy: """
        Use 'ForEach' for a loop, 'if' for 'guard', or '#swift { … }' where nothing else \
        does.
        """),
    Explanation(
      "foreign-word", "a word of Swift's that the language has not",
      cause: "The word means something in Swift that has no counterpart here.",
      example: """
        style Example for Button {
            label.task { await load() }
        }
        """,
      remedy: "Write the value without it, or put Swift itself into '#swift { … }'."),
    Explanation(
      "function-in-struct", "a function in a struct",
      cause: """
        A struct holds a few values together, such as the tones of a theme, and does \
        nothing.
        """,
      example: "struct Tones { func dark() -> Color { .black } }",
      remedy: "Declare the function at file level or in the style."),
    Explanation(
      "function-type-parentheses", "a function type without parentheses",
      cause: "The parameters of a function type stand in parentheses.",
      example: "style Example(format: Int -> String) for Button { label }",
      remedy: "Put them in parentheses."),
    Explanation(
      "generic-arguments", "'<…>' in an expression",
      cause: "Generic arguments follow from what is passed and are never written.",
      example: """
        style Example for Button {
            Array<Int>()
        }
        """,
      remedy: "Remove them."),
    Explanation(
      "generic-function", "a generic function",
      cause: "Functions of a style work with the types they name.",
      example: """
        style Example for Button {
            func tone<T>(of value: T) -> Color { .red }
            label
        }
        """,
      remedy: "Name the type."),
    Explanation(
      "hash-available", "'#available'",
      cause: "The condition is written without '#'.",
      example: """
        style Example for Button {
            if #available(iOS 17, *) { label } else { label }
        }
        """,
      remedy: "Write 'if available(iOS 17)'."),
    Explanation(
      "identity-operator", "'===' or '!=='",
      cause: "Values have no identity here; they are equal or not.",
      example: """
        style Example for Button {
            label.opacity(role === nil ? 1 : 0)
        }
        """,
      remedy: "Write '==' or '!='."),
    Explanation(
      "inout-mark", "'&' before a value",
      cause: "Nothing is passed in and out; what a view may write is a binding.",
      example: """
        configuration Example { binding isOn: Bool }
        default style Plainest for Example { Toggle("On", isOn: &isOn) }
        """,
      remedy: "Write '$name'."),
    Explanation(
      "invalid-escape", "an unknown escape in a string",
      cause: """
        Behind a backslash stands n, t, r, 0, a quote, a backslash, 'u{…}' or an \
        interpolation.
        """,
      example: #"""
        style Example for Button {
            Text("C:\dir")
        }
        """#,
      remedy: "Write '\\\\' for a backslash."),
    Explanation(
      "invalid-number", "digits that are no number",
      cause: "A number is written as in Swift, and a name does not begin with a digit.",
      example: """
        style Example for Button {
            label.padding(8pt)
        }
        """,
      remedy: "Correct the number, or put a letter before the name."),
    Explanation(
      "invalid-utf8", "bytes that are not UTF-8",
      cause: """
        A .style file is UTF-8 text. This one was saved in another encoding, or is no text.
        """,
      example: #"""
        // A comment that an old editor saved as Latin-1: 'Gr\xFC\xDFe'
        """#,
      remedy: "Save it as UTF-8.",
      isIllustration: true),
    Explanation(
      "invisible-direction", "an invisible character that changes the direction of text",
      cause: """
        Such a character makes the source read differently from what it says, which can hide \
        what it does.
        """,
      example: """
        style Example for Button {
            Text("a\u{202E}b")
        }
        """,
      remedy: "Remove it; where a text needs it, write it as '\\u{202E}'."),
    Explanation(
      "lonely-else", "'else' without 'if'",
      cause: """
        'else' stands on the line of the '}' that ends the branch before it, or at the \
        beginning of the next one.
        """,
      example: """
        style Example for Button {
            else { label }
        }
        """,
      remedy: "Remove it, or look for what comes between it and its 'if'."),
    Explanation(
      "lonely-operator", "an operator without a value before it",
      cause: """
        An operator with a space behind it joins two values, and there is none on its left.
        """,
      example: """
        style Example for Button {
            label.offset(x: - 1)
        }
        """,
      remedy: "Write the value, or remove the space of a sign: '-1'."),
  ]
}
