import Diagnostics
import Parser

/// A type or protocol: of the catalogue, of an `extern` declaration or of the module.
package struct TypeDeclaration: Sendable {
  package enum Kind: Sendable {
    case structure
    /// `isOpen`: SwiftUI may add cases, so Swift wants `@unknown default`.
    case enumeration(cases: [String], isOpen: Bool)
    case protocolType
    case alias(Type)
    /// `extern type T { ... }`, `extern namespace T`: has whatever is asked of it.
    case given
  }

  package var name: String
  package var kind: Kind
  package var generics: [MemberDeclaration.GenericParameter]
  /// The protocols that it conforms to (or refines) without a condition.
  package var conformances: [String]
  /// Those that it conforms to under conditions.
  package var conditional: [(protocolName: String, requirements: [MemberDeclaration.Requirement])]
  package var availability: Availability
  package var deprecation: Deprecation?
  package var sdk: Int?
  package var access: AccessSyntax.Level
  /// Nil for the catalogue.
  package var span: SourceSpan?

  package init(name: String, kind: Kind, span: SourceSpan?) {
    self.name = name
    self.kind = kind
    generics = []
    conformances = []
    conditional = []
    availability = Availability()
    deprecation = nil
    sdk = nil
    access = .public
    self.span = span
  }
}

/// An environment value.
package struct EnvironmentDeclaration: Sendable {
  package var name: String
  package var type: Type
  package var isSettable: Bool
  package var availability: Availability
  package var span: SourceSpan?
}
