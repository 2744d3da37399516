extension Explanation {
  /// What the checker reports, from 'styled-outside-style' to 'wrong-label'.
  static let checker5: [Explanation] = [
    Explanation(
      "styled-outside-style", "'styled' where there is no configuration",
      cause: "A shared view or modifier belongs to no configuration.",
      example: """
        view Frame() { styled }
        style Example for Button { label.overlay { Frame() } }
        """,
      remedy: "Use 'styled' in a style or a component."),
    Explanation(
      "switch-not-exhaustive", "a 'switch' that leaves a case out",
      cause: "A value may be one that no case covers.",
      example: """
        enum Size { small, large }
        configuration Example { state size: Size }
        default style Plainest for Example {
            switch size {
            case .small: Text("s")
            }
        }
        """,
      remedy: "Add the case that the message names, or 'default'."),
    Explanation(
      "targets-differ", "two targets for one platform",
      cause: """
        All files of a run are one module, which is built for one version of each platform.
        """,
      example: """
        target iOS 16
        target iOS 17
        style Example for Button { label }
        """,
      remedy: "Keep one of them."),
    Explanation(
      "trigger-not-equatable", "a value whose changes cannot be watched",
      cause: "'animate … on' compares a value with what it was before, which this type cannot.",
      example: """
        style Example for Button {
            label
            animate .easeOut on label
        }
        """,
      remedy: "Watch a state that it follows from."),
    Explanation(
      "trigger-with-press", "'trigger' beside 'isPressed'",
      cause: """
        A PrimitiveButton style that reads 'isPressed' is drawn inside a button, which \
        triggers by itself: it would happen twice.
        """,
      example: """
        style Example for PrimitiveButton {
            label
                .onTapGesture { trigger() }
                .opacity(1)
                when isPressed { .opacity(0.5) }
        }
        """,
      remedy: "Remove the call of 'trigger', or do without 'isPressed'."),
    Explanation(
      "type-as-value", "a type where a value is expected",
      cause: "The name of a type by itself is no value.",
      example: """
        style Example for Button {
            label.foregroundStyle(Color)
        }
        """,
      remedy: "Make a value of it with '()', or take one of its members."),
    Explanation(
      "type-mismatch", "a value of another type",
      cause: "The place asks for one type and is given another.",
      example: """
        style Example for Button {
            label.opacity("half")
        }
        """,
      remedy: "Pass a value of the type that the message names."),
    Explanation(
      "type-needed", "a value whose type nothing says",
      cause: """
        What is taken as given has the type that its place asks for, and this place asks for \
        none.
        """,
      example: """
        style Example for Button {
            let nothing = nil
            label
        }
        """,
      remedy: "Write 'as' and the type behind it."),
    Explanation(
      "unicode-form", "a name in another form of Unicode",
      cause: """
        Unicode writes some letters in several ways, such as '\u{E9}' as one character or as an 'e' \
        with an accent behind it. They look alike, and Swift takes them for different names.
        """,
      example: """
        let caf\u{E9}: CGFloat = 8
        style Example for Button { label.padding(cafe\u{301}) }
        """,
      remedy: "Write the name everywhere as where it stands first; 'check --fix' does it."),
    Explanation(
      "unknown-configuration", "a style for a configuration that is not known",
      cause: "No file of the run declares it, and it is none of SwiftUI's.",
      example: "style Example for Buton { label }",
      remedy: """
        Correct the name, pass the file that declares it, or declare a hand-written one with \
        'extern configuration'.
        """),
    Explanation(
      "unknown-environment-value", "an environment value that is not known",
      cause: "SwiftUI has no such value, and no 'extern environment' declares it.",
      example: """
        style Example for Button {
            label.font(environment.fonnt)
        }
        """,
      remedy: "Correct the name, or declare it: 'extern environment theme: AppTheme'."),
    Explanation(
      "unknown-member", "a member that the type has not",
      cause: "The type has no member of this name in the catalogue or an 'extern' declaration.",
      example: """
        style Example for Button {
            label.foregroundStyle(Color.reddish)
        }
        """,
      remedy: "Correct the name, or declare it: 'extern Color { haPrimary }'."),
    Explanation(
      "unknown-modifier", "a modifier that is not known",
      cause: "It is none of SwiftUI's, and no declaration introduces it.",
      example: """
        style Example for Button {
            label.paddding(8)
        }
        """,
      remedy: "Correct the name, or declare it: 'extern modifier shimmer(...)'."),
    Explanation(
      "unknown-name", "a name that is not known",
      cause: """
        Neither the style, its configuration, the files of the run nor SwiftUI declare it.
        """,
      example: """
        style Example for Button {
            labell
        }
        """,
      remedy: "Correct the name, or declare it with 'extern'."),
    Explanation(
      "unknown-platform", "a platform that is not known",
      cause: "SwiftUI runs on iOS, macOS, tvOS, watchOS and visionOS.",
      example: """
        target iPhone 16
        style Example for Button { label }
        """,
      remedy: "Write one of these."),
    Explanation(
      "unknown-type", "a type that is not known",
      cause: "Neither the files of the run nor the catalogue declare it.",
      example: "configuration Example { state theme: AppThem }",
      remedy: "Correct the name, or declare it: 'extern type AppTheme { … }'."),
    Explanation(
      "unused-value", "a value that nobody uses",
      cause: "In an action, a value by itself does nothing.",
      example: """
        style Example for Button {
            label.onTapGesture { 8 }
        }
        """,
      remedy: "Call something, assign it, or remove it."),
    Explanation(
      "value-needed-while-off", "a value that only holds in the 'when' that inserts a modifier",
      cause: """
        A modifier that a 'when' inserts stands in the chain in every state. Its effectless value \
        says nothing of this argument and there is no default for it, so the value is needed while \
        the 'when' is off too; but it uses a name that 'let' gives, or an index, a division or a \
        range that is only known to be right while the condition holds.
        """,
      example: """
        style Example(shape: Circle? = nil) for Button {
            label
            when let shape { .background(.red, in: shape) }
        }
        """,
      remedy: """
        Give a value that can be used in every state ('shape ?? Circle()'), or write the modifier \
        before the 'when' with its effectless value: '.background(.clear, in: Circle())'.
        """),
    Explanation(
      "view-in-when", "a view in a 'when'",
      cause: "A 'when' changes values of modifiers and never which views there are.",
      example: """
        style Example for Button {
            label
            when isPressed { Text("x") }
        }
        """,
      remedy: "Choose views with 'if'."),
    Explanation(
      "views-differ", "two blocks that must hold the same view",
      cause: "The declaration draws both blocks as one type of view.",
      example: "Example { Text(\"a\") } other: { Circle() }",
      remedy: "Write the same kind of view in both, or put each into a part of its own.",
      isIllustration: true),
    Explanation(
      "when-without-view", "a 'when' without a view before it",
      cause: "A 'when' belongs to the chain of the view before it.",
      example: """
        style Example for Button {
            VStack {
                when isPressed { .opacity(0.5) }
            }
        }
        """,
      remedy: "Write the view first."),
    Explanation(
      "wrong-label", "an argument with another label",
      cause: "The parameter is called otherwise.",
      example: """
        style Example for Button {
            label.frame(with: 8)
        }
        """,
      remedy: "Write the label that the message names."),
  ]
}
