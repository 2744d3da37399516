import Diagnostics
import Hashing
import Parser

/// What a name in scope stands for.
struct Symbol: Sendable {
  var reference: Reference
  /// Of the value; of what a call gives where it is called.
  var type: Type
  /// What it is called with; nil for a plain value.
  var parameters: [MemberDeclaration.Parameter]?
  /// It may be absent: `name != nil`, `name?(3)`.
  var isOptional = false
  /// It may be assigned to, and `$name` is its Binding.
  var isSettable = false
  /// `$name` gives something else than a Binding: `FocusState<Bool>.Binding`.
  var projection: Type?
  var availability = Availability()
}

/// The kind of body that an expression stands in.
enum BodyKind: Sendable {
  case style, component, part, modifier, constant
}

/// What is checked at the moment: what its names mean and what it may use.
struct BodyContext: Sendable {
  var kind: BodyKind = .constant
  /// The index in `CheckedModule.configurations`.
  var configuration: Int?
  /// The style's index in `CheckedModule.styles`.
  var style: Int?
  /// It stands inside a default style, where nothing is further out.
  var isDefaultStyle = false
  /// The targets, narrowed by `@available` and `if available`.
  var targets: HashMap<Platform, Version> = [:]
  /// Enums of the configuration by the name that is written.
  var nestedTypes: HashMap<String, String> = [:]
}

/// How well a call fits a declaration; less is better.
struct FitScore: Comparable, Sendable {
  var errors = 0
  var unavailable = 0
  var disfavoured = 0
  var conversions = 0
  var literals = 0
  var optionals = 0
  var generics = 0
  var defaults = 0
  var deprecated = 0

  static func < (left: FitScore, right: FitScore) -> Bool {
    let first = (left.errors, left.unavailable, left.disfavoured, left.conversions, left.literals)
    let second = (
      right.errors, right.unavailable, right.disfavoured, right.conversions, right.literals
    )
    if first != second { return first < second }
    return (left.optionals, left.generics, left.defaults, left.deprecated)
      < (right.optionals, right.generics, right.defaults, right.deprecated)
  }
}
