extension Explanation {
  /// What the checker reports, from 'not-the-same-call' to 'styled-in-default-style'.
  static let checker4: [Explanation] = [
    Explanation(
      "not-the-same-call", "a 'when' that calls another form of a modifier",
      cause: """
        A 'when' gives other arguments to the modifier before it, so they must be some of \
        those that this form of it has.
        """,
      example: """
        style Example for Button {
            label
                .frame(width: 8, height: 8)
                when isPressed { .frame(minWidth: 20) }
        }
        """,
      remedy: """
        Use the form of the modifier before it; for a second modifier, write it before the \
        'when' with its effectless value.
        """),
    Explanation(
      "operands-differ", "operands of different types",
      cause: """
        Both sides of an operator have one type. An Int converts as an argument, not between \
        operands.
        """,
      example: """
        configuration Example { state level: Int; state share: Double }
        default style Plainest for Example { Text("x").opacity(level * share) }
        """,
      remedy: "Convert one of them, as the fix-it does."),
    Explanation(
      "operator-not-defined", "an operator that the type has not",
      cause: "Values of this type cannot be combined or compared so.",
      example: """
        style Example for Button {
            label.opacity(true + true)
        }
        """,
      remedy: "Use members of the values, or another operator."),
    Explanation(
      "optional-call-of-non-optional", "'?(' behind what is never absent",
      cause: "The action is always there.",
      example: """
        configuration Example { slot title; action onClose }
        default style Plainest for Example { Button { onClose?() } label: { title } }
        """,
      remedy: "Remove '?'."),
    Explanation(
      "optional-chain-on-non-optional", "'?.' behind what is never absent",
      cause: "The value is always there.",
      example: #"""
        configuration Example { state name: String }
        default style Plainest for Example { Text("\(name?.count)") }
        """#,
      remedy: "Write '.'."),
    Explanation(
      "optional-not-unwrapped", "a value that may be absent is used as if it were there",
      cause: "The value, slot or action may be left out by the caller.",
      example: """
        configuration Example { state progress: Double? }
        default style Plainest for Example { Text("x").opacity(progress) }
        """,
      remedy: "Write 'if let', '??', '?.' or '?(', as the message says."),
    Explanation(
      "pattern-count", "a pattern with another number of parts",
      cause: "A pattern for a tuple has one part for each of its values.",
      example: """
        configuration Example { state a: Bool; state b: Bool }
        default style Plainest for Example {
            switch (a, b) {
            case (true, true, true): Text("x")
            default: Text("y")
            }
        }
        """,
      remedy: "Write as many; '_' matches anything."),
    Explanation(
      "raw-swift-forbidden", "'#swift' where it is switched off",
      cause: "The run was told with 'forbid-swift' to accept checked code only.",
      example: "label.opacity(#swift { Double.random(in: 0...1) })",
      remedy: """
        Say it in the language, declare an 'extern' name for it, or switch the setting off.
        """,
      isIllustration: true),
    Explanation(
      "recursive-part", "a view that contains itself",
      cause: "Drawing it would never end.",
      example: """
        view Loop() { VStack { Loop() } }
        style Example for Button { label.overlay { Loop() } }
        """,
      remedy: "Remove the call, or draw another view."),
    Explanation(
      "required-argument-missing", "a 'when' that leaves out a required argument",
      cause: """
        While only this 'when' holds, the argument has no value: no earlier block gives it.
        """,
      example: """
        enum Mode { one, two }
        extern modifier glow(color: Color, size: CGFloat) neutral (color: .clear, size: 0)
        style Example for Button {
            label
            when isPressed { .glow(color: .red, size: 8) }
            when isHovered { .glow(size: 4) }
        }
        """,
      remedy: "Write it in this 'when' as well, or the modifier before all of them."),
    Explanation(
      "requirement-fails", "a type that does not do what is asked of it",
      cause: "The declaration works with types of a certain kind, and this is none.",
      example: "ForEach(people) { person in Text(person.name) }  // where people have no identity",
      remedy: "Pass a value of a type that conforms, or use another form.",
      isIllustration: true),
    Explanation(
      "reserved-name", "a name that the output needs",
      cause: """
        The emitted Swift uses the name for something of its own, or for a type: names of values \
        begin with a small letter.
        """,
      example: "configuration Example { state body: Bool }",
      remedy: "Choose another name."),
    Explanation(
      "selection-overlaps", "a selection that overlaps an earlier one",
      cause: """
        A 'when' addresses a modifier with the same edges; these have some in common with \
        the earlier ones, so that it is not clear which values would change.
        """,
      example: """
        style Example for Button {
            label
                .padding(.horizontal, 8)
                when isPressed { .padding(.leading, 4) }
        }
        """,
      remedy: "Use the same edges, or split the modifier before the 'when' by edges."),
    Explanation(
      "several-defaults", "two default styles for one configuration",
      cause: "A control without a style is drawn with the default one, which must be one.",
      example: """
        configuration Example { slot title; component }
        default style First for Example { title }
        default style Second for Example { title }
        """,
      remedy: "Remove 'default' from one of them."),
    Explanation(
      "several-views", "several views in a body",
      cause: "A body is one view, so that its modifiers and tracked states have one place.",
      example: """
        style Example for Button {
            label
            Text("x")
        }
        """,
      remedy: "Put them into 'VStack', 'HStack', 'ZStack' or 'Group'."),
    Explanation(
      "slot-type", "a slot with a type",
      cause: """
        A slot takes any view. 'Text' behind it only adds initialisers that take a string.
        """,
      example: "configuration Example { slot title: Image }",
      remedy: "Remove the type, or declare a 'state' for a value."),
    Explanation(
      "state-in-chain-if", "a state in an 'if' between modifiers",
      cause: """
        Between modifiers only what is fixed may be chosen, or the view would change its \
        identity with the state and lose its animation.
        """,
      example: """
        style Example for Button {
            label
            if isPressed { .opacity(0.5) }
        }
        """,
      remedy: "Write 'when'."),
    Explanation(
      "style-cycle", "styles that draw each other without end",
      cause: "The style draws another one with 'styled', which draws this one again.",
      example: """
        style First for Button { styled(.second) }
        style Second for Button { styled(.first) }
        """,
      remedy: "Break the circle."),
    Explanation(
      "styled-arguments", "wrong arguments of 'styled'",
      cause: """
        In a style, 'styled(…)' takes one style. In a component it takes states that the \
        component sets.
        """,
      example: "style Example for Button { styled(.plain, .bordered) }",
      remedy: "Write 'styled(.name)' or 'styled(state: value)'."),
    Explanation(
      "styled-cannot-defer", "'styled' for a control that cannot defer",
      cause: "SwiftUI offers no way to draw this control with the style that is further out.",
      example: "style Example for Button { styled }",
      remedy: "Name a style: 'styled(.rounded(fill: .red))'."),
    Explanation(
      "styled-in-default-style", "'styled' in a default style",
      cause: "The default style is the outermost; nothing is further out.",
      example: """
        configuration Example { slot title; component }
        default style Plainest for Example { styled }
        """,
      remedy: "Draw the configuration itself."),
  ]
}
