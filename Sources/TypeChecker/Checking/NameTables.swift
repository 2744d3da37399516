import Diagnostics
import Hashing

/// Indices into `CheckedModule` by name, so that no look-up walks through all declarations.
struct NameTables {
  /// By name.
  var configurations: HashMap<String, Int> = [:]
  /// The module's own, by their name in `nameStyle(_:)`; the first of those that share it.
  var styleModifiers: HashMap<String, Int> = [:]
  /// By the name of the function.
  var modifiers: HashMap<String, Int> = [:]
  /// By the emitted type.
  var styles: HashMap<String, Int> = [:]
  private var shorthands: HashMap<Shorthand, Int> = [:]
  /// The types of the project's own Swift that were declared.
  var externTypes: HashSet<String> = []
  /// The types that the module itself declares.
  var ownTypes: HashSet<String> = []

  /// The members of each configuration that was asked for.
  var members: HashMap<Int, HashMap<String, Member>> = [:]
  /// The same as names in scope, for the bodies of styles.
  var memberFrames: HashMap<Int, HashMap<String, Symbol>> = [:]

  struct Member {
    /// The index in `CheckedConfiguration.members`.
    var position: Int
    var kind: Reference.Kind
  }

  private struct Shorthand: FastHashable {
    var name: String
    var configuration: Int

    var fastHash: UInt { mixed(name.fastHash, configuration.fastHash) }
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
