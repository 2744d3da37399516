import Diagnostics

/// A type as it was written.
package struct TypeSyntax: Sendable {
  package indirect enum Kind: Sendable {
    /// `Color`, `Edge.Set`, `Binding<Bool>`; arguments belong to the last part of the path.
    case named([NameSyntax], arguments: [TypeSyntax])
    case optional(TypeSyntax)
    case array(TypeSyntax)
    case dictionary(TypeSyntax, TypeSyntax)
    /// `()` is the empty tuple.
    case tuple([(label: NameSyntax?, type: TypeSyntax)])
    case function(FunctionTypeSyntax)
    /// `some View`, `some View & Sendable`
    case opaque([TypeSyntax])
    /// `any View`
    case existential([TypeSyntax])
    /// `Color.Type`
    case metatype(TypeSyntax)
    /// Something that could not be parsed; reported already.
    case missing
  }

  package var kind: Kind
  package var span: SourceSpan

  package init(_ kind: Kind, _ span: SourceSpan) {
    self.kind = kind
    self.span = span
  }
}

/// `@ViewBuilder (Int, Bool) -> some View`
package struct FunctionTypeSyntax: Sendable {
  /// `escaping`, `ViewBuilder`, `autoclosure`, …: the names behind `@`.
  package var attributes: [NameSyntax]
  package var parameters: [TypeSyntax]
  package var result: TypeSyntax

  package init(attributes: [NameSyntax], parameters: [TypeSyntax], result: TypeSyntax) {
    self.attributes = attributes
    self.parameters = parameters
    self.result = result
  }
}
