extension Explanation {
  /// What the lexer and the parser report, from 'assignment-in-condition' to 'field-word'.
  static let parser1: [Explanation] = [
    Explanation(
      "assignment-in-condition", "'=' in a condition",
      cause: "A condition compares with '=='; '=' assigns, and only actions assign.",
      example: """
        style Example for Button {
            label.opacity(1)
            when role = .destructive { .opacity(0.5) }
        }
        """,
      remedy: "Write '=='."),
    Explanation(
      "attribute-here", "an attribute in a body",
      cause: """
        Attributes such as '@available' belong before declarations at file level. A body has \
        no place for them.
        """,
      example: """
        style Example for Button {
            @ViewBuilder label
        }
        """,
      remedy: """
        Remove it, or move it before the declaration; choose by version with 'if \
        available(…)'.
        """),
    Explanation(
      "binding-default", "a value for a binding",
      cause: """
        A binding belongs to the caller, who always gives it. It has no value of its own to \
        begin with.
        """,
      example: "configuration Example { binding isOn: Bool = false }",
      remedy: "Remove the value, or declare a 'state', which may have one."),
    Explanation(
      "case-outside-switch", "'case' outside of a 'switch'",
      cause: "'case' begins a branch of a 'switch' and means nothing elsewhere.",
      example: """
        style Example for Button {
            case .small: label
        }
        """,
      remedy: "Put it into a 'switch', or remove it."),
    Explanation(
      "case-payload", "a case with a payload",
      cause: """
        The compiler knows all states of an enum, to print and check every combination. A \
        payload would make them endless.
        """,
      example: "enum Phase { idle, loading(Double) }",
      remedy: "Declare the value as a state of its own beside the enum."),
    Explanation(
      "case-raw-value", "a case with a raw value",
      cause: "A case of an enum is a name alone.",
      example: "enum Size { small = 1, large = 2 }",
      remedy: """
        Remove the value; where another part of the program needs it, derive it with a \
        'switch'.
        """),
    Explanation(
      "case-word", "'case' before the names of an enum",
      cause: "An enum lists the names of its cases with commas between them.",
      example: "enum Size { case small, large }",
      remedy: "Remove 'case'."),
    Explanation(
      "chained-operator", "comparisons in a row",
      cause: "A comparison gives a Boolean, which cannot be compared with the next number.",
      example: """
        configuration Example { state level: Int }
        default style Plainest for Example {
            Text("x").opacity(0 < level < 5 ? 1 : 0)
        }
        """,
      remedy: "Join two comparisons with '&&', or use parentheses."),
    Explanation(
      "choice-without-space", "no space before the '?' of a choice",
      cause: "Without a space before it, '?' belongs to the value and means \"may be absent\".",
      example: """
        style Example for Button {
            label.opacity(isPressed? 0.5 : 1)
        }
        """,
      remedy: "Write a space on both sides of '?' and ':'."),
    Explanation(
      "closure-label-on-new-line", "the label of a further closure on a new line",
      cause: """
        A new line begins a new item, so the label of a further trailing closure stands on \
        the line of the '}' before it.
        """,
      example: """
        style Example for Button {
            Button { }
            label: { Text("Go") }
        }
        """,
      remedy: "Move the label up."),
    Explanation(
      "closure-types", "types in the head of a closure",
      cause: "What a closure is given follows from where it stands; its head only names it.",
      example: #"""
        style Example for Button {
            ForEach(0..<3) { (index: Int) in Text("\(index)") }
        }
        """#,
      remedy: "Write the names alone, with commas between them."),
    Explanation(
      "closure-without-parameters", "'in' without parameters",
      cause: "'in' ends the list of a closure's parameters, and there is none.",
      example: """
        style Example for Button {
            label.onTapGesture { in }
        }
        """,
      remedy: "Remove 'in', or name the parameters; '_' stands for one that is not used."),
    Explanation(
      "colon-for-configuration", "':' where 'for' is expected",
      cause: "A style says after 'for' which configuration it draws. It inherits from nothing.",
      example: "style Example: Button { label }",
      remedy: "Write 'for'."),
    Explanation(
      "computed-property", "a property with a body",
      cause: "The language has values, functions and parts, and no properties that compute.",
      example: """
        style Example for Button {
            let faded: Double { 0.5 }
            label.opacity(faded)
        }
        """,
      remedy: """
        Write 'let name = …' for a value, 'func' for one that depends on something, 'view' \
        for a part.
        """),
    Explanation(
      "conditional-cast", "'as?' or 'as!'",
      cause: """
        'as' only says which type a value has where the compiler cannot know. Nothing is \
        converted while the program runs.
        """,
      example: """
        style Example for Button {
            label.opacity(0.5 as? Double)
        }
        """,
      remedy: """
        Write 'as' alone; use '#swift { … }' where the program must look at a value's type.
        """),
    Explanation(
      "conditional-compilation", "'#if'",
      cause: """
        Swift's directives mean nothing here. What depends on the platform or its version is \
        chosen by 'if', and emitted as the directives it needs.
        """,
      example: """
        style Example for Button {
            #if os(macOS)
            label
            #endif
        }
        """,
      remedy: "Write 'if os(macOS) { … } else { … }' or 'if available(iOS 17) { … }'."),
    Explanation(
      "dictionary-literal", "a dictionary",
      cause: "The language has arrays and no dictionaries.",
      example: """
        style Example for Button {
            let sizes = [:]
            label
        }
        """,
      remedy: "Use a 'switch' for a value that depends on another."),
    Explanation(
      "else-of-when", "'else' behind a 'when'",
      cause: """
        A 'when' says what changes while its condition holds. What holds otherwise stands in \
        the chain itself.
        """,
      example: """
        style Example for Button {
            label
            when isPressed { .opacity(0.5) } else { .opacity(1) }
        }
        """,
      remedy: """
        Write the other value before the 'when', or a second 'when' with the opposite \
        condition.
        """),
    Explanation(
      "empty-interpolation", "nothing in '\\()'",
      cause: "An interpolation puts a value into a string, and there is none.",
      example: #"""
        style Example for Button {
            Text("\()")
        }
        """#,
      remedy: "Write the value, or '\\\\(' for the characters themselves."),
    Explanation(
      "enum-conformance", "an enum with ':'",
      cause: """
        Emitted enums are Hashable, CaseIterable and Sendable; they have no raw type and no \
        other protocols.
        """,
      example: "enum Size: String { small, large }",
      remedy: "Remove ':' and what follows it."),
    Explanation(
      "field-word", "'let' or 'var' before a field",
      cause: "A struct lists its fields by name and type.",
      example: "struct Tones { let normal: Color }",
      remedy: "Remove the word."),
  ]
}
