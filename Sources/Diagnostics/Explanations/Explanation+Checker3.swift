extension Explanation {
  /// What the checker reports, from 'missing-call-argument' to 'not-inferred'.
  static let checker3: [Explanation] = [
    Explanation(
      "missing-call-argument", "a required argument is missing",
      cause: "The parameter has no default.",
      example: """
        style Example for Button {
            label.rotationEffect()
        }
        """,
      remedy: "Write the argument."),
    Explanation(
      "missing-label", "an argument without its label",
      cause: "The parameter has a label, which calls repeat.",
      example: """
        style Example for Button {
            label.frame(8)
        }
        """,
      remedy: "Write the label that the message names."),
    Explanation(
      "missing-parentheses", "a function that is not called",
      cause: "The name is a function's; its value is what a call gives.",
      example: """
        style Example for Button {
            label.foregroundStyle(Color.red.opacity)
        }
        """,
      remedy: "Write the parentheses and the arguments."),
    Explanation(
      "modifier-after-structure", "a modifier behind 'if' or 'switch'",
      cause: "An 'if' chooses a view and is none itself.",
      example: """
        style Example for Button {
            if isPressed { label } else { label.padding() }
            .opacity(0.5)
        }
        """,
      remedy: "Put the 'if' into 'Group { … }' and the modifier behind that."),
    Explanation(
      "modifier-of-other-receiver", "a modifier of another kind of view",
      cause: """
        Some modifiers belong to 'Text', 'Image' or shapes alone, and stand before those \
        that make a view of them.
        """,
      example: """
        style Example for Button {
            label.resizable()
        }
        """,
      remedy: "Move it to the front of the chain, or to the view that it belongs to."),
    Explanation(
      "modifier-twice-in-when", "one modifier twice in a 'when'",
      cause: "A 'when' gives the values of one modifier once.",
      example: """
        style Example for Button {
            label
            when isPressed { .opacity(0.5) .opacity(0.2) }
        }
        """,
      remedy: "Keep one of them."),
    Explanation(
      "modifier-without-view", "a modifier without a view before it",
      cause: "A modifier continues the chain of the view before it, and there is none.",
      example: """
        style Example for Button {
            VStack {
                .padding(8)
            }
        }
        """,
      remedy: "Write the view first."),
    Explanation(
      "never-triggers", "a button style that never triggers",
      cause: """
        A PrimitiveButton style decides what triggers the button. This one lets nothing do \
        it.
        """,
      example: "style Example for PrimitiveButton { label }",
      remedy: """
        Call 'trigger()' in a gesture or an action, read 'isPressed', or draw with 'styled'.
        """),
    Explanation(
      "no-default-style", "a configuration without a default style",
      cause: "A control that nobody gave a style to is drawn with the default one.",
      example: "configuration Example { slot title; component }",
      remedy: "Write 'default style … for …', with defaults for all of its parameters."),
    Explanation(
      "no-effectless-value", "no value that leaves the view as it is",
      cause: """
        The modifier is inserted while the condition holds, and nothing says what it would \
        be otherwise: SwiftUI has no value of it that means "as outside".
        """,
      example: """
        style Example for Button {
            label
            when isPressed { .foregroundStyle(.red) }
        }
        """,
      remedy: """
        Write the modifier before the 'when' with the value that holds otherwise, such as \
        '.foregroundStyle(.foreground)'.
        """),
    Explanation(
      "no-initialiser", "something that is not made by calling it",
      cause: "The type has no initialiser, or the name is a protocol's.",
      example: """
        enum Size { small, large }
        style Example for Button {
            let size = Size()
            label
        }
        """,
      remedy: "Use one of its members, such as '.red'."),
    Explanation(
      "no-subscript", "'[…]' behind what cannot be indexed",
      cause: "Arrays can be indexed, this type cannot.",
      example: """
        style Example for Button {
            label.opacity(0.5[0])
        }
        """,
      remedy: "Remove the brackets, or use a member."),
    Explanation(
      "not-a-binding", "'$' before what is no binding",
      cause: "'$name' is the binding itself, which only bindings and 'local's have.",
      example: """
        configuration Example { state isOn: Bool }
        default style Plainest for Example { Toggle("On", isOn: $isOn) }
        """,
      remedy: "Use the name alone, or declare it as 'binding'."),
    Explanation(
      "not-a-modifier", "something other than a modifier",
      cause: "A shared 'modifier' holds a chain of modifiers, each beginning with a dot.",
      example: """
        modifier Elevated() { Text("x") }
        style Example for Button { label.elevated() }
        """,
      remedy: "Write '.name(…)', or a 'view' for something that draws."),
    Explanation(
      "not-a-statement", "something that is no statement",
      cause: """
        An action does things one after the other: calls, assignments, 'let', 'if' and \
        'switch'.
        """,
      example: """
        style Example for Button {
            label.onTapGesture { when isPressed { .opacity(1) } }
        }
        """,
      remedy: "Write one of these."),
    Explanation(
      "not-a-value", "something where a value is expected",
      cause: "A block that gives a value holds 'let's and ends with the value.",
      example: """
        style Example for Button {
            func gap() -> CGFloat { let a = 8 }
            label.padding(gap())
        }
        """,
      remedy: "Write the value at the end."),
    Explanation(
      "not-a-view", "something that is no view",
      cause: "A body holds views; this is a value of another type.",
      example: """
        style Example for Button {
            VStack { 8 }
        }
        """,
      remedy: "Make a view of it: 'Text(\"…\")' of a string, 'Image(…)' of a name."),
    Explanation(
      "not-assignable", "something that cannot be assigned to",
      cause: """
        Bindings and 'local's can be written; states belong to the caller, and constants \
        stay as they are.
        """,
      example: """
        configuration Example { state isOn: Bool; slot title }
        default style Plainest for Example { Button { isOn = true } label: { title } }
        """,
      remedy: "Declare it as 'binding' in the configuration, or as 'local' in the style."),
    Explanation(
      "not-available", "something newer than the target",
      cause: "The output must run on systems that do not have it.",
      example: """
        target iOS 16
        style Example for Button { label.glassEffect() }
        """,
      remedy: "Put it into 'if available(…)' with an 'else', or raise the target."),
    Explanation(
      "not-callable", "a value that is called",
      cause: "The name is a value's, not a function's.",
      example: """
        style Example for Button {
            label.opacity(isPressed() ? 0.5 : 1)
        }
        """,
      remedy: "Remove the parentheses."),
    Explanation(
      "not-inferred", "a type that follows from nothing",
      cause: """
        The declaration works with any type of a kind, and no argument says which one is \
        meant here.
        """,
      example: "Example(values: [])",
      remedy: "Pass the argument that decides it, or say its type with 'as'.",
      isIllustration: true),
  ]
}
