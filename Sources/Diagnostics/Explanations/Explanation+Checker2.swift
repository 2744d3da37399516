extension Explanation {
  /// What the checker reports, from 'default-not-known' to 'match-across-choice'.
  static let checker2: [Explanation] = [
    Explanation(
      "default-not-known", "a default that is not known",
      cause: """
        A 'when' changes an argument that the modifier itself leaves out, and the catalogue \
        does not know what it is then.
        """,
      example: "title.someModifier() when isPressed { .someModifier(depth: 2) }",
      remedy: "Write the argument in the modifier, too.",
      isIllustration: true),
    Explanation(
      "default-with-parameter", "a default style with a parameter that has no default",
      cause: "Nobody passes parameters to the default style.",
      example: """
        configuration Example { slot title; component }
        default style Plainest(tint: Color) for Example { title.foregroundStyle(tint) }
        """,
      remedy: "Give the parameter a default value."),
    Explanation(
      "deprecated-name", "a deprecated name",
      cause: "Apple has replaced the name by another and may remove it.",
      example: """
        style Example for Button {
            label.cornerRadius(8)
        }
        """,
      remedy: "Use the one that the message names, where the target has it."),
    Explanation(
      "else-missing", "an 'if' that gives a value has no 'else'",
      cause: "A value is needed whether the condition holds or not.",
      example: """
        style Example for Button {
            let gap = if isPressed { 8 }
            label
        }
        """,
      remedy: "Write the 'else' with the other value."),
    Explanation(
      "empty-body", "a body without a view",
      cause: "A body is one view, and there is none.",
      example: "style Example for Button { }",
      remedy: "Write it; 'EmptyView()' draws nothing."),
    Explanation(
      "empty-enum", "an enum without cases",
      cause: "An enum lists states, and one without any has no value.",
      example: "enum Size { }",
      remedy: "Write at least one case."),
    Explanation(
      "empty-when", "a 'when' that changes nothing",
      cause: "There is no modifier in the block.",
      example: """
        style Example for Button {
            label
            when isPressed { }
        }
        """,
      remedy: "Write one, or remove the 'when'."),
    Explanation(
      "expression-too-complex", "an expression that is nested too deeply",
      cause: "Many overloads inside of one another have too many combinations to try.",
      example:
        "let size = max(max(max(max(a, b), max(c, d)), max(e, f)), max(g, h))  // and many more",
      remedy: "Name parts of it with 'let'.",
      isIllustration: true),
    Explanation(
      "extern-differs", "two 'extern' declarations of one name that differ",
      cause: """
        A name of the project's own Swift has one declaration. Several files may repeat it, \
        if they agree.
        """,
      example: """
        extern environment theme: String
        extern environment theme: Int
        style Example for Button { label }
        """,
      remedy: "Make them equal, or keep one."),
    Explanation(
      "extra-argument", "an argument too many",
      cause: "The declaration has no parameter for it.",
      example: """
        style Example for Button {
            label.opacity(0.5, 1)
        }
        """,
      remedy: "Remove it, or look at the form that the message shows."),
    Explanation(
      "fixed-condition-in-when", "what is fixed in a 'when'",
      cause: "The platform and its version are known before the view appears and never change.",
      example: """
        style Example for Button {
            label
            when os(macOS) { .opacity(0.5) }
        }
        """,
      remedy: "Choose with 'if', which may stand in the middle of a chain."),
    Explanation(
      "fixed-condition-mixed", "'available' or 'os' among other conditions",
      cause: """
        What is fixed before the view appears chooses which code is there; a state chooses a \
        value in it.
        """,
      example: """
        style Example for Button {
            if os(macOS) && isPressed { label } else { label.padding() }
        }
        """,
      remedy: "Put one 'if' inside the other."),
    Explanation(
      "function-without-result", "a function that gives nothing",
      cause: "A function in a style computes a value.",
      example: """
        style Example for Button {
            func change() { 1 }
            label
        }
        """,
      remedy: "Write '-> Type', or make it an action of the configuration."),
    Explanation(
      "given-modifier-in-when", "a modifier that nothing is known of in a 'when'",
      cause: """
        The modifier is declared with '(...)', so nobody can say what its value without \
        effect is or which argument changes.
        """,
      example: """
        extern modifier shimmer(...)
        style Example for Button {
            label
            when isPressed { .shimmer(active: true) }
        }
        """,
      remedy: "Declare its parameters, and its effectless value with 'neutral'."),
    Explanation(
      "hides-swiftui", "a name that SwiftUI has already",
      cause: "The emitted name would hide one of SwiftUI's, or be ambiguous with it.",
      example: "style Plain for Button { label }",
      remedy: "Choose another name, or give the emitted one with 'as'."),
    Explanation(
      "if-in-when", "'if' in a 'when'",
      cause: """
        A 'when' holds modifiers and further 'when's, which all become values in one chain.
        """,
      example: """
        style Example for Button {
            label
            when isPressed { if isHovered { .opacity(0.5) } }
        }
        """,
      remedy: "Write 'when' for 'if', or choose the value with '?:'."),
    Explanation(
      "implicit-member-without-type", "'.name' without a type",
      cause: """
        '.name' is a member of the type that its place asks for, and this place asks for \
        none.
        """,
      example: """
        style Example for Button {
            let tone = .red
            label
        }
        """,
      remedy: "Write the type before it."),
    Explanation(
      "kinds-differ", "values of kinds that cannot be one",
      cause: """
        A modifier has one type in all states. Shape styles and shapes can be erased, other \
        kinds cannot.
        """,
      example: """
        style Example for Button {
            label
                .buttonStyle(.bordered)
                when isPressed { .buttonStyle(.plain) }
        }
        """,
      remedy: "Use one kind, or choose between views with 'if'."),
    Explanation(
      "less-visible", "a declaration that shows what is less visible",
      cause: "A public declaration cannot name, in its head, a type that others do not see.",
      example: """
        enum Size { small, large }
        public configuration Example { state size: Size }
        """,
      remedy: "Make the type as visible, or the declaration less so."),
    Explanation(
      "local-without-value", "a 'local' without a first value",
      cause: "What a style stores needs a value when its view appears.",
      example: """
        style Example for Button {
            local isOpen: Bool
            label
        }
        """,
      remedy: "Write '= value'."),
    Explanation(
      "match-across-choice", "a 'when' that would reach across an 'if'",
      cause: """
        A 'when' inside a fixed choice sees the modifiers of its branch; one outside sees \
        those outside.
        """,
      example: """
        style Example for Button {
            label
                if os(macOS) { .opacity(0.9) } else { .opacity(1) }
                when isPressed { .opacity(0.5) }
        }
        """,
      remedy: "Move the 'when', as the message says."),
  ]
}
