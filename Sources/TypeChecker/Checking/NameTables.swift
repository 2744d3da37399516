import Diagnostics

/// Indices into `CheckedModule` by name, so that no look-up walks through all declarations.
struct NameTables {
  /// By name.
  var configurations: [String: Int] = [:]
  /// The module's own, by their name in `nameStyle(_:)`; the first of those that share it.
  var styleModifiers: [String: Int] = [:]
  /// By the name of the function.
  var modifiers: [String: Int] = [:]
  /// By the emitted type.
  var styles: [String: Int] = [:]
  private var shorthands: [Shorthand: Int] = [:]
  /// The types of the project's own Swift that were declared.
  var externTypes: Set<String> = []
  /// The types that the module itself declares.
  var ownTypes: Set<String> = []

  /// The members of each configuration that was asked for.
  var members: [Int: [String: Member]] = [:]
  /// The same as names in scope, for the bodies of styles.
  var memberFrames: [Int: [String: Symbol]] = [:]

  struct Member {
    /// The index in `CheckedConfiguration.members`.
    var position: Int
    var kind: Reference.Kind
  }

  private struct Shorthand: Hashable {
    var name: String
    var configuration: Int
  }

  /// The style that `.name` means in a `styled` of this configuration.
  func style(_ shorthand: String, of configuration: Int) -> Int? {
    shorthands[Shorthand(name: shorthand, configuration: configuration)]
  }

  mutating func add(style index: Int, _ style: CheckedStyle) {
    styles[style.swiftName] = styles[style.swiftName] ?? index
    let key = Shorthand(name: style.shorthand, configuration: style.configuration)
    shorthands[key] = shorthands[key] ?? index
  }
}
