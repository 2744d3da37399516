extension Explanation {
  /// What the lexer and the parser report, from 'lopsided-operator' to 'raw-string'.
  static let parser3: [Explanation] = [
    Explanation(
      "lopsided-operator", "a space on one side of an operator",
      cause: """
        'a -b' could be one value or two, so an operator has spaces on both sides or on \
        none.
        """,
      example: """
        style Example for Button {
            label.padding(8 -2)
        }
        """,
      remedy: "Add the missing space."),
    Explanation(
      "make-body-function", "'var body' or 'func makeBody' in a style",
      cause: """
        The braces of a style hold the body itself; the function around it is what the \
        compiler writes.
        """,
      example: """
        style Example for Button {
            var body: some View {
                label
            }
        }
        """,
      remedy: "Remove the function and keep what is in it."),
    Explanation(
      "misplaced-declaration", "a declaration inside a body",
      cause: "This kind of declaration stands at file level, where all styles see it.",
      example: """
        style Example for Button {
            configuration Inner { slot label }
            label
        }
        """,
      remedy: "Move it out of the style."),
    Explanation(
      "missing-argument", "',' where a value is expected",
      cause: "Between '(' or ',' and the next ',' stands a value.",
      example: """
        style Example for Button {
            label.frame(width: 8, , height: 8)
        }
        """,
      remedy: "Write it, or remove the comma."),
    Explanation(
      "missing-case-colon", "no ':' behind a case",
      cause: "A case of a 'switch' ends with ':' before what is done.",
      example: """
        enum Size { small, large }
        configuration Example { state size: Size }
        default style Plainest for Example {
            switch size {
            case .small Text("s")
            case .large: Text("l")
            }
        }
        """,
      remedy: "Insert ':'."),
    Explanation(
      "missing-comma", "no ',' between two of a list",
      cause: "Arguments, parameters and elements stand between commas.",
      example: """
        style Example for Button {
            label.frame(width: 8 height: 8)
        }
        """,
      remedy: "Insert ',', or ':' where the first is a label."),
    Explanation(
      "missing-extern", "a declaration of a Swift name without 'extern'",
      cause: "Names that the project's own Swift declares are introduced by 'extern'.",
      example: "environment theme: AppTheme",
      remedy: "Insert 'extern'."),
    Explanation(
      "missing-line-break", "two items on one line",
      cause: "Each view, 'let' and statement has a line of its own.",
      example: """
        style Example for Button {
            VStack { label Text("x") }
        }
        """,
      remedy: "Break the line, or write ';' between them."),
    Explanation(
      "missing-type", "no type",
      cause: "A parameter, state or binding says of which type it is, since callers give it.",
      example: "configuration Example { state size }",
      remedy: "Write ':' and the type."),
    Explanation(
      "missing-value", "no value",
      cause: "A 'let' gives a name to a value, and there is none.",
      example: """
        style Example for Button {
            let gap
            label
        }
        """,
      remedy: "Write '=' and the value."),
    Explanation(
      "missing-version", "a platform without its version",
      cause: "A target or an availability says from which version on.",
      example: "target iOS",
      remedy: "Write the version behind the platform."),
    Explanation(
      "misspelled-word", "a word that is nearly one of the language's",
      cause: "A declaration begins with one of the language's words, and this is none of them.",
      example: "stlye Example for Button { label }",
      remedy: "Take the word that the message suggests."),
    Explanation(
      "nesting-too-deep", "too much nested in one another",
      cause: """
        Brackets, blocks and conditions may stand in one another to a generous limit, which \
        protects from programs that write endless ones.
        """,
      example: "let deep = ((((((((((((((((((((1))))))))))))))))))))  // and many more",
      remedy: "Take parts out as 'view's, and values as 'let's.",
      isIllustration: true),
    Explanation(
      "nul-character", "a NUL character",
      cause: "The file holds a byte of value 0, which no text has.",
      example: "// A file that was saved as UTF-16 has one behind every letter.",
      remedy: "Remove it; it often comes from a file that is UTF-16 or damaged.",
      isIllustration: true),
    Explanation(
      "number-behind-dot", "a number behind '.'",
      cause: "Behind '.' stands the name of a member; a number has a digit before its point.",
      example: """
        style Example for Button {
            label.opacity(.5)
        }
        """,
      remedy: "Write '0.5' for '.5'."),
    Explanation(
      "numbered-parameter", "'$0'",
      cause: "A closure names what it is given, so that a reader sees what it is.",
      example: #"""
        style Example for Button {
            ForEach(0..<3) { Text("\($0)") }
        }
        """#,
      remedy: "Write '{ value in … }'."),
    Explanation(
      "optional-key-path", "'?' or '!' in a key path",
      cause: "A key path leads from member to member.",
      example: #"""
        style Example for Button {
            ForEach([1], id: \.self?.description) { value in label }
        }
        """#,
      remedy: "Use a closure, or a key path without what may be absent."),
    Explanation(
      "outer-let", "'let' before a whole pattern",
      cause: """
        'let' stands before each name that it introduces, so that names and values can be \
        told apart.
        """,
      example: """
        configuration Example { state a: Int?; state b: Int? }
        default style Plainest for Example {
            switch (a, b) {
            case let (x, y): Text("x")
            }
        }
        """,
      remedy: "Move it before the name."),
    Explanation(
      "pattern-condition", "'case' in a condition",
      cause: "Enums have no payload, so a comparison says all that a pattern could.",
      example: """
        style Example for Button {
            if case .destructive = role { label } else { label }
        }
        """,
      remedy: "Compare with '==', unwrap with 'let', or use a 'switch'."),
    Explanation(
      "property-wrapper", "a property wrapper",
      cause: """
        What Swift writes as a property wrapper is a word here: '@State' is 'local', \
        '@FocusState' is 'local focus', an environment value is used by its name.
        """,
      example: """
        style Example for Button {
            @State var isOpen: Bool = false
            label
        }
        """,
      remedy: "Write the form that the message shows."),
    Explanation(
      "raw-string", "a raw string",
      cause: "Strings have one form, in which a backslash begins an escape.",
      example: ##"""
        style Example for Button {
            Text(#"a\b"#)
        }
        """##,
      remedy: "Remove the '#' and double the backslashes."),
  ]
}
