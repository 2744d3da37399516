extension Explanation {
  /// What the checker reports, from 'action-not-called' to 'default-less-visible'.
  static let checker1: [Explanation] = [
    Explanation(
      "action-not-called", "an action that is not called",
      cause: "The name of an action by itself does nothing.",
      example: """
        configuration Example { slot title; action onClose; component }
        default style Plainest for Example { Button { onClose } label: { title } }
        """,
      remedy: "Write '()' behind it, with its arguments."),
    Explanation(
      "ambiguous-member", "'.name' that may be of several types",
      cause: """
        The place takes values of several types, and more than one of them has a member of \
        this name.
        """,
      example:
        "label.example(.large)  // where both 'ControlSize' and the project's 'Size' would do",
      remedy: "Write the type before the dot.",
      isIllustration: true),
    Explanation(
      "animate-in-when", "'animate' in a 'when'",
      cause: """
        'animate' says how changes of state are animated, on the way there and back, so it \
        belongs to the chain and not to one state.
        """,
      example: """
        style Example for Button {
            label
            when isPressed { .opacity(0.5) animate .easeOut }
        }
        """,
      remedy: "Move it behind the 'when's."),
    Explanation(
      "animate-without-states", "'animate' without anything to watch",
      cause: """
        'animate' without 'on' watches the conditions of the 'when's before it in its chain, \
        and there are none.
        """,
      example: """
        style Example for Button {
            label
            animate .easeOut
        }
        """,
      remedy: """
        Move it behind a 'when', or name what it watches: 'animate .easeOut on isPressed'.
        """),
    Explanation(
      "argument-order", "arguments in another order",
      cause: "Arguments stand in the order of the declaration, as in Swift.",
      example: """
        style Example for Button {
            label.frame(height: 8, width: 8)
        }
        """,
      remedy: "Write them in the order that the message shows."),
    Explanation(
      "assignment-among-views", "an assignment among views",
      cause: "A body describes a view and may be read at any time, so it changes nothing.",
      example: """
        configuration Example { slot title; binding isOn: Bool; component }
        default style Plainest for Example {
            VStack {
                isOn = true
                title
            }
        }
        """,
      remedy: "Move the assignment into an action, such as a button's or 'onTapGesture'."),
    Explanation(
      "binding-of-non-optional", "'if let' of what is never absent",
      cause: "'if let' asks whether a value is there; this one always is.",
      example: """
        style Example for Button {
            if let label { label }
        }
        """,
      remedy: "Use it by its name."),
    Explanation(
      "block-in-when", "a block of views in a 'when'",
      cause: """
        A 'when' changes values and never which views there are, or their identity and \
        animation would be lost.
        """,
      example: """
        style Example for Button {
            label
                .overlay { Circle() }
                when isPressed { .overlay { Capsule() } }
        }
        """,
      remedy: "Put a 'when' inside the block of the modifier before it."),
    Explanation(
      "branches-differ", "branches of different types",
      cause: "All branches of an 'if', 'switch' or '?:' that gives a value give one type.",
      example: """
        style Example for Button {
            let gap = isPressed ? 8 : "none"
            label
        }
        """,
      remedy: "Give the branches one type."),
    Explanation(
      "case-never-reached", "a case that is never reached",
      cause: "The cases before this one cover everything that it matches.",
      example: """
        enum Size { small, large }
        configuration Example { state size: Size }
        default style Plainest for Example {
            switch size {
            case .small: Text("s")
            case .large: Text("l")
            case .small: Text("again")
            }
        }
        """,
      remedy: "Remove it, or move it up."),
    Explanation(
      "closure-parameters", "the wrong number of parameters of a closure",
      cause: "A closure names as many parameters as it is given.",
      example: """
        style Example for Button {
            GeometryReader { label }
        }
        """,
      remedy: "Name them all; '_' stands for one that is not used."),
    Explanation(
      "closure-without-type", "a closure that nothing expects",
      cause: """
        What a closure is given and gives follows from where it stands, and here nothing \
        says so.
        """,
      example: """
        style Example for Button {
            let change = { 1 }
            label
        }
        """,
      remedy: "Declare a 'func' or an action."),
    Explanation(
      "coalescing-non-optional", "'??' behind what is never nil",
      cause: "The value on the left is always there, so the one on the right is never used.",
      example: """
        style Example for Button {
            label.opacity(0.5 ?? 1)
        }
        """,
      remedy: "Remove '??' and what follows."),
    Explanation(
      "compared-with-nil", "a comparison with nil that is always the same",
      cause: "The value is never absent.",
      example: """
        configuration Example { state level: Double }
        default style Plainest for Example { Text("x").opacity(level == nil ? 0 : 1) }
        """,
      remedy: "Remove the comparison."),
    Explanation(
      "component-without-styled", "a component that never draws its style",
      cause: """
        A component is the control around its style; 'styled' stands for what the style \
        draws.
        """,
      example: """
        configuration Example { slot title; component { title } }
        default style Plainest for Example { title }
        """,
      remedy: "Write 'styled' where the style's view belongs."),
    Explanation(
      "configuration-prefix", "'configuration.' before a member",
      cause: "A body sees the members of its configuration by their names.",
      example: """
        style Example for Button {
            configuration.label
        }
        """,
      remedy: "Remove the prefix."),
    Explanation(
      "control-without-styles", "a control that cannot be given a style",
      cause: "SwiftUI lets nobody write styles for this control, as the message says.",
      example: "style Example for Picker { label }",
      remedy: "Write a configuration and a component of your own, or a shared 'modifier'."),
    Explanation(
      "declaration-outside-style", "a declaration in a block",
      cause: """
        What a style stores, and its functions and parts, stand at the top of the style, \
        where all of it sees them.
        """,
      example: """
        style Example for Button {
            VStack {
                local isOpen: Bool = false
                label
            }
        }
        """,
      remedy: "Move the declaration up."),
    Explanation(
      "declared-twice", "two declarations of one name",
      cause: "All files of a run are one module, in which a name stands for one thing.",
      example: """
        style Example for Button { label }
        style Example for Button { label.padding() }
        """,
      remedy: "Rename one of them; two equal 'extern' declarations count as one."),
    Explanation(
      "default-for-foreign", "a default style for SwiftUI's own control",
      cause: "SwiftUI's controls have a default style already.",
      example: "default style Example for Button { label }",
      remedy: "Remove 'default'."),
    Explanation(
      "default-less-visible", "a default style that is less visible than its configuration",
      cause: "Whoever can use the control must be able to get its default style.",
      example: """
        public configuration Example { slot title; component }
        default style Plainest for Example { title }
        """,
      remedy: "Give both the same access."),
  ]
}
