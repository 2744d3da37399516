import Diagnostics
import Parser

/// A style of the module as its bodies may name it: its type, the initialiser of that, its shorthands.
/// They are declarations that are made where somebody asks for them, since few styles are named.
final class AddedStyle: Sendable {
  let typeName: String
  let shorthand: String
  let protocolName: String
  let generics: [MemberDeclaration.GenericParameter]
  let parameters: [MemberDeclaration.Parameter]
  let availability: Availability
  let access: AccessSyntax.Level
  let span: SourceSpan

  init(
    typeName: String, shorthand: String, protocolName: String,
    generics: [MemberDeclaration.GenericParameter], parameters: [MemberDeclaration.Parameter],
    availability: Availability, access: AccessSyntax.Level, span: SourceSpan
  ) {
    self.typeName = typeName
    self.shorthand = shorthand
    self.protocolName = protocolName
    self.generics = generics
    self.parameters = parameters
    self.availability = availability
    self.access = access
    self.span = span
  }

  var type: TypeDeclaration {
    TypeDeclaration(
      name: typeName, kind: .structure, conformances: [protocolName, "Sendable"], access: access,
      span: span)
  }

  /// `FancyMyToggleStyle(tint:)`
  func initialiser(_ library: Library) -> MemberDeclaration {
    library.declaration(
      .initialiser(isFailable: false), owner: typeName, name: "init", isStatic: true,
      result: .parameter("Self"), requirements: [], generics: generics, parameters: parameters,
      prefix: DeclarationPrefix(), span: span)
  }

  /// `.fancy` where all parameters have defaults, and `.fancy(tint:)` where there are any.
  func shorthands(_ library: Library) -> [MemberDeclaration] {
    let type = Type.nominal(typeName, [])
    let requirement = MemberDeclaration.Requirement(
      left: .parameter("Self"), isEquality: true, right: type)
    var result: [MemberDeclaration] = []
    if parameters.allSatisfy(\.hasDefault) {
      result.append(
        library.declaration(
          .property(isSettable: false), owner: protocolName, name: shorthand, isStatic: true,
          result: type, requirements: [requirement], availability: availability,
          prefix: DeclarationPrefix(), span: span))
    }
    if !parameters.isEmpty {
      result.append(
        library.declaration(
          .function, owner: protocolName, name: shorthand, isStatic: true, result: type,
          requirements: [requirement], generics: generics, parameters: parameters,
          availability: availability, prefix: DeclarationPrefix(), span: span))
    }
    return result
  }
}
