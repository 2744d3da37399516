import Diagnostics
import Hashing
import Parser

/// Enums, structs and `extern` declarations: what they add to the names that are known.
extension Checker {
  // MARK: - The module's own types

  mutating func collectTypes(_ declarations: [Located<DeclarationSyntax.Kind>]) {
    for located in declarations {
      switch located.syntax {
      case .enum(let syntax):
        addEnum(syntax, located.prefix, inside: nil)
        module.files[Int(located.file)].items.append(.enum(module.enums.count - 1))
      case .structure(let syntax):
        addType(syntax.name, kind: .structure, located.prefix)
      case .configuration(let syntax):
        let nested = syntax.name.text + "StyleConfiguration"
        library.add(TypeDeclaration(name: nested, kind: .structure, span: syntax.name.span))
      case .extern(let syntax):
        addStyleProtocol(syntax.kind)
        if let type = library.typeDeclaration(
          syntax.kind, prefix: located.prefix, span: located.span)
        {
          addExternType(type, located)
        }
      default: break
      }
    }
  }

  /// The style protocol of an `extern configuration` is a type that other `extern`s may name.
  private mutating func addStyleProtocol(_ kind: ExternSyntax.Kind) {
    guard case .configuration(let syntax) = kind else { return }
    let name = syntax.protocolName?.text ?? syntax.name.text + "Style"
    if library.type(name) == nil {
      library.add(TypeDeclaration(name: name, kind: .protocolType, span: syntax.name.span))
    }
  }

  private mutating func addType(
    _ name: NameSyntax, kind: TypeDeclaration.Kind, _ prefix: DeclarationPrefix
  ) {
    if let other = library.type(name.text) {
      if let span = other.span {
        report(.declaredTwice(name, span))
      } else {
        report(.hidesSwiftUI(name, "type"))
      }
      return
    }
    checkTypeName(name)
    var declaration = TypeDeclaration(name: name.text, kind: kind, span: name.span)
    declaration.conformances = ["Sendable"]
    declaration.access = access(prefix)
    declaration.availability = library.availability(prefix)
    library.add(declaration)
    tables.ownTypes.insert(name.text)
  }

  /// Adds an enum; `inside` is the Swift type of the configuration around it.
  mutating func addEnum(
    _ syntax: EnumSyntax, _ prefix: DeclarationPrefix, inside owner: String?
  ) {
    let swiftName = owner.map { $0 + "." + syntax.name.text } ?? syntax.name.text
    if owner == nil, let other = library.type(swiftName) {
      if let span = other.span {
        report(.declaredTwice(syntax.name, span))
      } else {
        report(.hidesSwiftUI(syntax.name, "type"))
      }
    }
    if owner == nil { checkTypeName(syntax.name) }
    var names: [String] = []
    var known: HashSet<String> = []
    for enumCase in syntax.cases {
      if !known.insert(enumCase.name.text) {
        report(.declaredTwice(enumCase.name, syntax.name.span))
        continue
      }
      names.append(enumCase.name.text)
    }
    if names.isEmpty { report(.emptyEnum(syntax.name)) }
    var declaration = TypeDeclaration(
      name: swiftName, kind: .enumeration(cases: names, isOpen: false), span: syntax.name.span)
    declaration.conformances = ["CaseIterable", "Hashable", "Equatable", "Sendable"]
    declaration.access = access(prefix)
    library.add(declaration)
    tables.ownTypes.insert(swiftName)
    let checked = CheckedEnum(
      name: syntax.name.text, swiftName: swiftName,
      cases: syntax.cases.map { .init(name: $0.name.text, documentation: $0.documentation) },
      documentation: prefix.documentation, access: access(prefix),
      availability: availability(prefix), span: syntax.name.span)
    if owner == nil { module.enums.append(checked) }
  }

  /// The fields of a struct become members and an initialiser.
  mutating func addStruct(_ located: Located<StructSyntax>) {
    let syntax = located.syntax
    let owner = syntax.name.text
    var fields: [CheckedStruct.Field] = []
    var parameters: [MemberDeclaration.Parameter] = []
    var known: HashMap<String, SourceSpan> = [:]
    for field in syntax.fields {
      if let other = known[field.name.text] {
        report(.declaredTwice(field.name, other))
        continue
      }
      known[field.name.text] = field.name.span
      let type = resolveType(field.type)
      checkAccess(of: type, field.type.span, in: located.prefix, owner)
      let value = field.defaultValue.map { check($0, as: type) }
      fields.append(
        .init(
          name: field.name.text, type: type, defaultValue: value,
          documentation: field.documentation))
      parameters.append(
        .init(
          label: field.name.text, name: field.name.text, type: type,
          hasDefault: value != nil || type.isOptional, defaultValue: field.defaultValue,
          isVariadic: false, isAutoclosure: false))
      library.add(
        library.declaration(
          .property(isSettable: false), owner: owner, name: field.name.text, isStatic: false,
          result: type, requirements: [], prefix: DeclarationPrefix(), span: field.name.span))
    }
    var initialiser = library.declaration(
      .initialiser(isFailable: false), owner: owner, name: "init", isStatic: true,
      result: .parameter("Self"), requirements: [], prefix: DeclarationPrefix(),
      span: syntax.name.span)
    initialiser.parameters = parameters
    library.add(initialiser)
    module.structs.append(
      CheckedStruct(
        name: owner, fields: fields, documentation: located.prefix.documentation,
        access: access(located.prefix), availability: availability(located.prefix),
        span: syntax.name.span))
    module.files[Int(located.file)].items.append(.structure(module.structs.count - 1))
  }

  // MARK: - Access

  /// A public signature cannot use an internal type.
  mutating func checkAccess(
    of type: Type, _ span: SourceSpan, in prefix: DeclarationPrefix, _ name: String
  ) {
    let level = access(prefix)
    guard level > .internal else { return }
    for typeName in type.nominalNames {
      guard let declaration = library.type(typeName), let declared = declaration.span,
        declaration.access < level
      else { continue }
      report(.lessVisible(span, typeName, declared, name, level))
      return
    }
  }
}

extension Type {
  /// The names of all nominal types in it.
  var nominalNames: [String] {
    switch self {
    case .nominal(let name, let arguments): return [name] + arguments.flatMap(\.nominalNames)
    case .optional(let type), .array(let type), .metatype(let type): return type.nominalNames
    case .dictionary(let key, let value): return key.nominalNames + value.nominalNames
    case .tuple(let elements): return elements.flatMap(\.type.nominalNames)
    case .function(let function):
      return function.parameters.flatMap(\.nominalNames) + function.result.nominalNames
    default: return []
    }
  }
}
