/// Small `.style` texts for the tests.
enum StyleSources {
  /// A style that compiles; the names must differ within a run.
  static func valid(_ name: String, padding: Int = 8) -> String {
    """
    /// A style called \(name).
    style \(name) for Button {
        label
            .padding(\(padding))
            .opacity(1)
            when isPressed { .opacity(0.5) }
    }

    """
  }

  /// A style with an error in its second line.
  static let invalid = """
    style Broken for Button {
        ERROR
    }

    """
}
