import Diagnostics
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

  package var kind: Kind
  /// The type or protocol that declares it, "" for a global function.
  package var owner: String
  package var name: String
  package var isStatic: Bool
  package var generics: [GenericParameter]
  package var requirements: [Requirement]
  /// Empty for properties.
  package var parameters: [Parameter]
  /// `(...)`: arguments pass unchecked.
  package var takesAnything: Bool
  /// Of the call, or of the property.
  package var result: Type
  package var neutral: Neutral?
  /// The names of the parameters that select what is modified.
  package var selecting: [String]
  /// By platform; no entry: since SwiftUI's first release.
  package var availability: Availability
  package var deprecation: Deprecation?
  /// The first iOS SDK that declares it, where that is newer than the oldest that is supported.
  package var sdk: Int?
  package var isDisfavoured: Bool
  /// Where it stands; nil for the catalogue.
  package var span: SourceSpan?
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

  private static let viewOwners: Set<String> = [
    "View", "Shape", "InsettableShape", "Text", "Image", "ShapeStyle", "UserDefaults",
  ]

  private static let mutating: Set<String> = [
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
package struct Availability: Sendable, Hashable {
  /// Nil for a platform on which it does not exist; no key: always.
  package var versions: [Platform: Version?]

  package init(_ versions: [Platform: Version?] = [:]) {
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
  package var versions: [Platform: Version]
  /// Documented only: Swift does not warn.
  package var isSoft: Bool
  package var isAlways: Bool
  /// What to write instead, "" where nothing is told.
  package var replacement: String

  package init(
    versions: [Platform: Version], isSoft: Bool, isAlways: Bool, replacement: String
  ) {
    self.versions = versions
    self.isSoft = isSoft
    self.isAlways = isAlways
    self.replacement = replacement
  }
}
