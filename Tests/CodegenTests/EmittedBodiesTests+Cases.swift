/// Statements, values and conditions with what they become.
extension EmittedBodiesTests {
  private static func action(_ name: String, _ statements: String, _ lines: String) -> Emission {
    Emission(name, "Button(\"a\") {\n\(statements)\n}\ntitle", lines)
  }

  static let statements = [
    action(
      "a fixed choice of statements",
      "if available(iOS 17, macOS 14) { isOpen = true } else { haptic() }",
      """
      #if os(iOS) || os(macOS)
        if #available(iOS 17, macOS 14, *) {
          isOpen = true
        } else {
          haptic()
        }
      #else
        haptic()
      #endif
      """),
    action(
      "a fixed choice and a state", "if os(macOS), isOn { isOpen = true } else { isOpen = false }",
      """
      #if os(macOS)
        if isOn {
          isOpen = true
        } else {
          isOpen = false
        }
      #else
        isOpen = false
      #endif
      """),
    action(
      "a fixed choice with nothing to do", "if available(iOS 17, *) { } else { isOpen = true }",
      """
      if #available(iOS 17, *) {
        do {}
      } else {
        isOpen = true
      }
      """),
    action(
      "a chain of choices",
      "if isOn { haptic() } else if isPressed { isOpen = false } else { isOpen = true }",
      """
      if isOn {
        haptic()
      } else if isPressed {
        isOpen = false
      } else {
        isOpen = true
      }
      """),
    // What nothing uses is not there: Swift would warn.
    action(
      "constants", "let unused: Int = level\nlet used: Int = level + 1\nisOpen = used > 2",
      """
      Button("a") {
        let used: Int = level + 1
        isOpen = used > 2
      """),
    action(
      "a switch", "switch size {\ncase .small: haptic()\ndefault: isOpen = false\n}",
      """
      switch size {
      case .small: haptic()
      default: isOpen = false
      }
      """),
  ]

  static let values = [
    Emission(
      "a fixed choice of values",
      "let shade: Color = if available(iOS 17, macOS 14) { .red } else { .blue }\n"
        + "title.foregroundStyle(shade)",
      """
      let shade: Color = { () -> Color in
        #if os(iOS) || os(macOS)
          if #available(iOS 17, macOS 14, *) {
            return .red
          } else {
            return .blue
          }
        #else
          return .blue
        #endif
      }()
      """),
    Emission(
      "a fixed choice of values and a state",
      "let shade: Color = if os(macOS), isOn { .red } else { .blue }\ntitle.foregroundStyle(shade)",
      """
      let shade: Color = { () -> Color in
        #if os(macOS)
          if isOn {
            return .red
          } else {
            return .blue
          }
        #else
          return .blue
        #endif
      }()
      """),
    Emission(
      "a block with a constant",
      "title.opacity(if isOn { let half: Double = Double(level); half * 2 } else { 1 })",
      """
      let value: Double = { () -> Double in
        if isOn {
          let half: Double = Double(level)
          return half * 2
        } else {
          return 1
        }
      }()
      title
        .opacity(value)
      """),
    Emission(
      "a switch with a constant",
      """
      let width: CGFloat = switch size {
      case .small: 1
      default: let twice: CGFloat = CGFloat(level) * 2; twice + 1
      }
      title.padding(width)
      """,
      """
      let width: CGFloat = { () -> CGFloat in
        switch size {
        case .small: return 1
        default:
          let twice: CGFloat = CGFloat(level) * 2
          return twice + 1
        }
      }()
      """),
    Emission(
      "a choice inside a choice", "title.padding(isOn ? if isPressed { 1 } else { 2 } : 3)",
      """
      let value: CGFloat = if isPressed { 1 } else { 2 }
      title
        .padding(isOn ? value : 3)
      """),
    Emission(
      "a choice in a value that varies",
      """
      title
          .padding(1)
          when let progress { .padding(CGFloat(progress) * (if isPressed { 3 } else { 4 })) }
      """,
      """
      let padding: CGFloat =
        if let progress = configuration.progress {
          { () -> CGFloat in
            let value: CGFloat = if isPressed { 3 } else { 4 }
            return CGFloat(progress) * (value)
          }()
        } else {
          1
        }
      """),
    Emission(
      "an open enum",
      "switch colorScheme {\ncase .light: title\ncase .dark: title.bold()\n}",
      """
      switch colorScheme {
      case .light: title
      case .dark:
        title
          .bold()
      @unknown default:
        title
          .bold()
      }
      """),
    Emission(
      "a tuple",
      "switch pair(level) {\ncase (true, let share): title.opacity(share)\ndefault: title\n}",
      """
      switch pair(level) {
      case (true, let share):
        title
          .opacity(share)
      default: title
      }
      """),
  ]

  static let conditions = [
    Emission(
      "names for conditions", "title when progress == nil && isOn { .opacity(0.5) .padding(2) }",
      """
      let noProgressAndIsOn: Bool = progress == nil && isOn
      let opacity: Double = noProgressAndIsOn ? 0.5 : 1
      let padding: CGFloat = noProgressAndIsOn ? 2 : 0
      """),
    Emission(
      "names for negated conditions",
      "title when progress != nil && !isOn { .opacity(0.5) .padding(2) }",
      """
      let hasProgressAndNotIsOn: Bool = progress != nil && !isOn
      let opacity: Double = hasProgressAndNotIsOn ? 0.5 : 1
      """),
    Emission(
      "a chosen condition",
      "title.underline(false) when (isOn ? isPressed : level > 2) { .underline(true) }",
      "let isUnderlined: Bool = (isOn ? isPressed : level > 2)"),
    Emission(
      "a binding that is used", "title when let progress { .opacity(progress) .padding(1) }",
      """
      let opacity: Double = if let progress = configuration.progress { progress } else { 1 }
      let padding: CGFloat = progress != nil ? 1 : 0
      """),
    Emission(
      "what is watched", "title.opacity(1) animate .easeIn on progress != nil",
      ".animation(reduceMotion ? nil : .easeIn, value: progress != nil)"),
    Emission(
      "an argument without a value", "title when isOn { .tone(amount: 2, level: 3) }",
      """
      let toneAmount: Double = isOn ? 2 : 0
      let toneLevel: Int? = isOn ? 3 : nil
      title
        .tone(amount: toneAmount, level: toneLevel)
      """),
    // What is there already is not asked for; what never holds is not there.
    Emission(
      "settled conditions",
      """
      if let caption {
          caption
              .opacity(1)
              when caption != nil { .opacity(0.5) .padding(3) }
              when caption == nil { .opacity(0.2) }
              when isOn { .opacity(0.7) }
      }
      title
      """,
      """
      if let caption = configuration.caption {
        let opacity: Double = isOn ? 0.7 : 0.5
        caption
          .opacity(opacity)
          .padding(3)
      }
      """),
    Emission(
      "a settled choice of views",
      "if let progress { if progress != nil { title } else { caption } }",
      """
      if progress != nil {
        title
      }
      """),
  ]
}
