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

  /// Types are asked for at every turn, so copies share what is known of them until it is changed.
  private var shared: Shared<Fields>

  package var name: String { shared.fields.name }
  package var kind: Kind {
    get { shared.fields.kind }
    set { change { $0.kind = newValue } }
  }
  package var generics: [MemberDeclaration.GenericParameter] {
    get { shared.fields.generics }
    set { change { $0.generics = newValue } }
  }
  /// The protocols that it conforms to (or refines) without a condition.
  package var conformances: [String] {
    get { shared.fields.conformances }
    set { change { $0.conformances = newValue } }
  }
  /// Those that it conforms to under conditions.
  package var conditional: [Conditional] {
    get { shared.fields.conditional }
    set { change { $0.conditional = newValue } }
  }
  package var availability: Availability {
    get { shared.fields.availability }
    set { change { $0.availability = newValue } }
  }
  package var deprecation: Deprecation? {
    get { shared.fields.deprecation }
    set { change { $0.deprecation = newValue } }
  }
  package var sdk: Int? {
    get { shared.fields.sdk }
    set { change { $0.sdk = newValue } }
  }
  package var access: AccessSyntax.Level {
    get { shared.fields.access }
    set { change { $0.access = newValue } }
  }
  /// Nil for the catalogue.
  package var span: SourceSpan? { shared.fields.span }

  package typealias Conditional = (
    protocolName: String, requirements: [MemberDeclaration.Requirement]
  )

  package init(
    name: String, kind: Kind, conformances: [String] = [], access: AccessSyntax.Level = .public,
    span: SourceSpan?
  ) {
    shared = Shared(
      Fields(name: name, kind: kind, conformances: conformances, access: access, span: span))
  }

  private mutating func change(_ body: (inout Fields) -> Void) {
    var fields = shared.fields
    body(&fields)
    shared = Shared(fields)
  }

  private struct Fields: Sendable {
    var name: String
    var kind: Kind
    var generics: [MemberDeclaration.GenericParameter] = []
    var conformances: [String] = []
    var conditional: [Conditional] = []
    var availability = Availability()
    var deprecation: Deprecation?
    var sdk: Int?
    var access: AccessSyntax.Level = .public
    var span: SourceSpan?
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
