extension Explanation {
  /// What the state analysis reports.
  static let states: [Explanation] = [
    Explanation(
      "block-overridden", "a 'when' that later ones always override",
      cause: """
        The later block in the source decides. Wherever this one holds, later ones give all of \
        its values, so none of them is ever seen.
        """,
      example: """
        style Example for Toggle {
            label
                .opacity(1)
                when isOn && isEnabled { .opacity(0.5) }
                when isOn { .opacity(0.8) }
        }
        """,
      remedy: "Write the block for the special case after the one for the general case."),
    Explanation(
      "condition-always-holds", "a condition that always holds",
      cause: """
        In every combination of states in which the condition is asked it holds: because of what \
        it says, of the conditions around it, or of a 'never'.
        """,
      example: """
        style Example for Toggle {
            label.opacity(isOn || !isOn ? 1 : 0.5)
        }
        """,
      remedy: "Remove the condition and keep what depends on it, or correct it."),
    Explanation(
      "condition-never-holds", "a condition that never holds",
      cause: """
        In no combination of states in which the condition is asked it holds: because of what it \
        says, of the conditions around it, or of a 'never'.
        """,
      example: """
        style Example for Toggle {
            label
                .opacity(1)
                when isOn && !isOn { .opacity(0.5) }
        }
        """,
      remedy: "Remove what depends on it, or correct the condition."),
    Explanation(
      "modifier-overridden", "a modifier of a 'when' that later ones always override",
      cause: """
        The later block in the source decides, argument by argument. Wherever this one holds, \
        later ones give this modifier's values.
        """,
      example: """
        style Example for Toggle {
            label
                .opacity(1)
                .padding(4)
                when isOn && isEnabled { .opacity(0.5) .padding(8) }
                when isOn { .opacity(0.8) }
        }
        """,
      remedy: "Remove the modifier, or move the block behind the one that overrides it."),
    Explanation(
      "overlap", "two blocks that hold together",
      cause: """
        Two blocks give one value, there are states in which both hold, and neither implies the \
        other: only their order says what is seen there. Off unless '--warn overlap' asks for it.
        """,
      example: """
        style Example for Button {
            label
                .opacity(1)
                when isPressed { .opacity(0.5) }
                when !isEnabled { .opacity(0.3) }
        }
        """,
      remedy: "Check that the later one is meant to win, or add a block for both at the end."),
    Explanation(
      "parameter-not-used", "a parameter of a style that nothing uses",
      cause: "The style looks the same whatever its caller gives.",
      example: """
        style Example(tint: Color = .blue) for Button {
            label
        }
        """,
      remedy: "Use the parameter, or remove it."),
    Explanation(
      "state-not-used", "a state that no style uses",
      cause: """
        The configuration declares a state, and every style of it looks the same whatever the \
        state is.
        """,
      example: """
        configuration Example {
            slot title: Text
            state isOn: Bool
            component
        }
        default style Plainest for Example { title }
        """,
      remedy: "Use the state in a style, or remove it from the configuration."),
    Explanation(
      "value-changes-nothing", "a value that applies anyway",
      cause: """
        Wherever the block decides, the modifier would have the same value without it.
        """,
      example: """
        style Example for Toggle {
            label
                .opacity(0.5)
                when isOn { .opacity(0.5) }
        }
        """,
      remedy: "Remove the value, or correct it."),
  ]
}
