import Diagnostics
import Hashing
import Parser

/// A function, initialiser, property or case that a name can stand for: of the catalogue, or from
/// an `extern` declaration.
package struct MemberDeclaration: Sendable {
  package enum Kind: Sendable, Hashable {
    case function
    case initialiser(isFailable: Bool)
    case property(isSettable: Bool)
    case enumCase
  }

  package struct Parameter: Sendable {
    /// Nil for `_`.
    package var label: String?
    package var name: String
    package var type: Type
    package var hasDefault: Bool
    /// As it is written in the declaration; nil where it is not told.
    package var defaultValue: ExpressionSyntax?
    package var isVariadic: Bool
    package var isAutoclosure: Bool

    package init(
      label: String?, name: String, type: Type, hasDefault: Bool, defaultValue: ExpressionSyntax?,
      isVariadic: Bool, isAutoclosure: Bool
    ) {
      self.label = label
      self.name = name
      self.type = type
      self.hasDefault = hasDefault
      self.defaultValue = defaultValue
      self.isVariadic = isVariadic
      self.isAutoclosure = isAutoclosure
    }
  }

  /// A generic parameter with the protocols that it must conform to.
  package struct GenericParameter: Sendable {
    package var name: String
    package var protocols: [String]

    package init(name: String, protocols: [String]) {
      self.name = name
      self.protocols = protocols
    }
  }

  /// `left == right` or `left: right` behind `where`.
  package struct Requirement: Sendable {
    package var left: Type
    package var isEquality: Bool
    package var right: Type

    package init(left: Type, isEquality: Bool, right: Type) {
      self.left = left
      self.isEquality = isEquality
      self.right = right
    }
  }

  /// What makes a modifier have no effect.
  package enum Neutral: Sendable {
    case arguments([ArgumentSyntax])
    /// It writes the environment value of this name.
    case inherit(String)
  }

  /// Declarations are handed about a lot and have many fields, so copies share them until one is
  /// changed, which is while it is decoded.
  private var shared: Shared<Fields>

  package var kind: Kind {
    get { shared.fields.kind }
    set { change { $0.kind = newValue } }
  }
  /// The type or protocol that declares it, "" for a global function.
  package var owner: String {
    get { shared.fields.owner }
    set { change { $0.owner = newValue } }
  }
  package var name: String {
    get { shared.fields.name }
    set { change { $0.name = newValue } }
  }
  package var isStatic: Bool {
    get { shared.fields.isStatic }
    set { change { $0.isStatic = newValue } }
  }
  package var generics: [GenericParameter] {
    get { shared.fields.generics }
    set { change { $0.generics = newValue } }
  }
  package var requirements: [Requirement] {
    get { shared.fields.requirements }
    set { change { $0.requirements = newValue } }
  }
  /// Empty for properties.
  package var parameters: [Parameter] {
    get { shared.fields.parameters }
    set { change { $0.parameters = newValue } }
  }
  /// `(...)`: arguments pass unchecked.
  package var takesAnything: Bool {
    get { shared.fields.takesAnything }
    set { change { $0.takesAnything = newValue } }
  }
  /// Of the call, or of the property.
  package var result: Type {
    get { shared.fields.result }
    set { change { $0.result = newValue } }
  }
  package var neutral: Neutral? {
    get { shared.fields.neutral }
    set { change { $0.neutral = newValue } }
  }
  /// The names of the parameters that select what is modified.
  package var selecting: [String] {
    get { shared.fields.selecting }
    set { change { $0.selecting = newValue } }
  }
  /// By platform; no entry: since SwiftUI's first release.
  package var availability: Availability {
    get { shared.fields.availability }
    set { change { $0.availability = newValue } }
  }
  package var deprecation: Deprecation? {
    get { shared.fields.deprecation }
    set { change { $0.deprecation = newValue } }
  }
  /// The first iOS SDK that declares it, where that is newer than the oldest that is supported.
  package var sdk: Int? {
    get { shared.fields.sdk }
    set { change { $0.sdk = newValue } }
  }
  package var isDisfavoured: Bool {
    get { shared.fields.isDisfavoured }
    set { change { $0.isDisfavoured = newValue } }
  }
  /// Where it stands; nil for the catalogue.
  package var span: SourceSpan? {
    get { shared.fields.span }
    set { change { $0.span = newValue } }
  }

  init(
    kind: Kind, owner: String, name: String, isStatic: Bool, generics: [GenericParameter],
    requirements: [Requirement], parameters: [Parameter], takesAnything: Bool, result: Type,
    neutral: Neutral?, selecting: [String], availability: Availability, deprecation: Deprecation?,
    sdk: Int?, isDisfavoured: Bool, span: SourceSpan?
  ) {
    shared = Shared(
      Fields(
        kind: kind, owner: owner, name: name, isStatic: isStatic, generics: generics,
        requirements: requirements, parameters: parameters, takesAnything: takesAnything,
        result: result, neutral: neutral, selecting: selecting, availability: availability,
        deprecation: deprecation, sdk: sdk, isDisfavoured: isDisfavoured, span: span))
  }

  private mutating func change(_ body: (inout Fields) -> Void) {
    var fields = shared.fields
    body(&fields)
    shared = Shared(fields)
  }

  private struct Fields: Sendable {
    var kind: Kind
    var owner: String
    var name: String
    var isStatic: Bool
    var generics: [GenericParameter]
    var requirements: [Requirement]
    var parameters: [Parameter]
    var takesAnything: Bool
    var result: Type
    var neutral: Neutral?
    var selecting: [String]
    var availability: Availability
    var deprecation: Deprecation?
    var sdk: Int?
    var isDisfavoured: Bool
    var span: SourceSpan?
  }
}

extension MemberDeclaration {
  /// Whether a default says what a generic parameter is where nothing is given for it.
  func isGivenByDefault(_ generic: String) -> Bool {
    parameters.contains { $0.hasDefault && $0.type.unwrapped == .parameter(generic) }
  }

  /// Whether a call changes what it is called on, so that it needs a place and not just a value.
  var isMutating: Bool {
    guard case .function = kind, !isStatic, MemberDeclaration.mutating.contains(name) else {
      return false
    }
    return !MemberDeclaration.viewOwners.contains(owner)
  }

  private static let viewOwners: HashSet<String> = [
    "View", "Shape", "InsettableShape", "Text", "Image", "ShapeStyle", "UserDefaults",
  ]

  private static let mutating: HashSet<String> = [
    "addAnimationCompletion", "addArc", "addCurve", "addEllipse", "addLine", "addLines", "addPath",
    "addQuadCurve", "addRect", "addRects", "addRelativeArc", "addRoundedRect", "addFilter",
    "append", "clip", "clipToLayer", "closeSubpath", "concatenate", "formIntersection",
    "formSymmetricDifference", "formUnion", "insert", "interpolate", "invert", "move", "negate",
    "next", "popFirst", "popLast", "remove", "removeAll", "removeFirst", "removeLast",
    "resetSectionOrder", "resetTabOrder", "resetVisibility", "reverse", "rotate", "scale",
    "scaleBy", "scrollTo", "shuffle", "sort", "swapAt", "toggle", "translateBy", "update",
  ]
}

/// From which versions a declaration exists.
package struct Availability: Sendable, Equatable {
  /// Nil for a platform on which it does not exist; no key: always.
  package var versions: HashMap<Platform, Version?>

  package init(_ versions: HashMap<Platform, Version?> = [:]) {
    self.versions = versions
  }

  package init(_ versions: [PlatformVersion]) {
    self.versions = [:]
    for entry in versions { self.versions.updateValue(entry.version, forKey: entry.platform) }
  }
}

/// That a declaration should not be used any more.
package struct Deprecation: Sendable {
  /// From which versions; empty with `isAlways`.
  package var versions: HashMap<Platform, Version>
  /// Documented only: Swift does not warn.
  package var isSoft: Bool
  package var isAlways: Bool
  /// What to write instead, "" where nothing is told.
  package var replacement: String

  package init(
    versions: HashMap<Platform, Version>, isSoft: Bool, isAlways: Bool, replacement: String
  ) {
    self.versions = versions
    self.isSoft = isSoft
    self.isAlways = isAlways
    self.replacement = replacement
  }
}
