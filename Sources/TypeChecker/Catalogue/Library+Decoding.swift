import Diagnostics
import Hashing
import Parser

/// From the syntax of `extern` declarations to what they mean: for the lines of the catalogue and
/// for a module's own.
extension Library {
  func entry(_ line: Range<Int>) -> CatalogueEntrySyntax? {
    parseCatalogueEntry(catalogue.bytes, from: line.lowerBound, to: line.upperBound).0
  }

  mutating func decodeType(_ name: String) -> TypeDeclaration? {
    var declaration: TypeDeclaration?
    for line in catalogue.declarations(name) {
      guard case .declaration(let syntax, let prefix)? = entry(line) else { continue }
      let kind = syntax.kind
      switch kind {
      case .conformance(_, let protocols, let conditions):
        let generics = declaration?.generics.map(\.name) ?? []
        let scope = TypeScope(owner: name, generics: HashSet(generics))
        let requirements = conditions.map { requirement($0, in: scope) }
        for protocolType in protocols {
          let protocolName = self.protocolName(protocolType)
          if requirements.isEmpty {
            declaration?.conformances.append(protocolName)
          } else {
            declaration?.conditional.append((protocolName, requirements))
          }
        }
      default:
        if let decoded = typeDeclaration(kind, prefix: prefix, span: nil) { declaration = decoded }
      }
    }
    return declaration
  }

  mutating func decodeEnvironmentValue(
    _ line: Range<Int>
  ) -> EnvironmentDeclaration? {
    guard case .member(let member)? = entry(line),
      case .property(let names, let type?, let isSettable, _) = member.kind, let name = names.first
    else { return nil }
    return EnvironmentDeclaration(
      name: name.text, type: resolve(type, in: TypeScope()), isSettable: isSettable,
      availability: availability(member.prefix), span: nil)
  }

  mutating func decodeMember(
    _ line: Range<Int>, owner: String
  ) -> [MemberDeclaration] {
    switch entry(line) {
    case .member(let member)?:
      return members(member, owner: owner, span: nil)
    case .declaration(let syntax, let prefix)?:
      guard case .function(let name, let function) = syntax.kind else { return [] }
      return [
        self.function(
          name.text, function, kind: .function, owner: owner, isStatic: false, prefix: prefix,
          span: nil)
      ]
    case nil:
      return []
    }
  }

  // MARK: - Types

  mutating func typeDeclaration(
    _ kind: ExternSyntax.Kind, prefix: DeclarationPrefix, span: SourceSpan?
  ) -> TypeDeclaration? {
    var declaration: TypeDeclaration
    switch kind {
    case .type(let syntax):
      let name = dotted(syntax.name)
      declaration = TypeDeclaration(
        name: name, kind: syntax.isProtocol ? .protocolType : .structure, span: span)
      declaration.generics = generics(syntax.generics)
      for condition in syntax.conditions where !condition.isEquality {
        guard case .named(let path, _) = condition.left.kind, path.count == 1,
          let index = declaration.generics.firstIndex(where: { $0.name == path[0].text })
        else { continue }
        declaration.generics[index].protocols += protocolNames(condition.right)
      }
      declaration.conformances = syntax.conformances.map { protocolName($0) }
      if case .anything = syntax.body { declaration.kind = .given }
    case .enum(let name, let conformances, let cases, let isOpen):
      declaration = TypeDeclaration(
        name: dotted(name),
        kind: .enumeration(cases: cases.map(\.name.text), isOpen: isOpen), span: span)
      declaration.conformances = conformances.map { protocolName($0) }
      if span != nil { declaration.conformances += ["Hashable", "Equatable", "Sendable"] }
    case .alias(let name, let parameters, let type):
      declaration = TypeDeclaration(name: dotted(name), kind: .structure, span: span)
      declaration.generics = generics(parameters)
      var scope = TypeScope(generics: HashSet(parameters.map(\.name.text)))
      if let last = name.last, name.count > 1 {
        // The generics of the type around it are names too.
        scope.owner = String(dotted(name).dropLast(last.text.utf8.count + 1))
        scope.generics.formUnion(self.type(scope.owner)?.generics.map(\.name) ?? [])
      }
      declaration.kind = .alias(resolve(type, in: scope))
    case .namespace(let name):
      declaration = TypeDeclaration(name: dotted(name), kind: .given, span: span)
    default:
      return nil
    }
    declaration.availability = availability(prefix)
    declaration.deprecation = deprecation(prefix)
    declaration.sdk = sdk(prefix)
    return declaration
  }

  func protocolName(_ type: TypeSyntax) -> String {
    if case .named(let path, _) = type.kind { return dotted(path) }
    return ""
  }

  func dotted(_ path: [NameSyntax]) -> String {
    path.count == 1 ? path[0].text : path.map(\.text).joined(separator: ".")
  }

  func generics(
    _ parameters: [GenericParameterSyntax]
  ) -> [MemberDeclaration.GenericParameter] {
    parameters.map { parameter in
      MemberDeclaration.GenericParameter(
        name: parameter.name.text, protocols: parameter.constraint.map(protocolNames) ?? [])
    }
  }

  func protocolNames(_ type: TypeSyntax) -> [String] {
    switch type.kind {
    case .named(let path, _): return [dotted(path)]
    case .opaque(let types), .existential(let types): return types.flatMap(protocolNames)
    case .tuple(let elements) where elements.count == 1: return protocolNames(elements[0].type)
    default: return []
    }
  }

  // MARK: - Members

  /// The declarations that one member stands for: several for `small, large: CGFloat`.
  mutating func members(
    _ member: ExternMemberSyntax, owner: String, where outer: [RequirementSyntax] = [],
    span: SourceSpan?
  ) -> [MemberDeclaration] {
    let place = span == nil ? nil : member.span
    switch member.kind {
    case .function(let name, var function):
      function.conditions += outer
      return [
        self.function(
          name.text, function, kind: .function, owner: owner, isStatic: member.isStatic,
          prefix: member.prefix, span: place)
      ]
    case .initializer(let isFailable, var function):
      function.conditions += outer
      return [
        self.function(
          "init", function, kind: .initialiser(isFailable: isFailable), owner: owner,
          isStatic: true, prefix: member.prefix, span: place)
      ]
    case .property(let names, let type, let isSettable, let conditions):
      let scope = memberScope(owner: owner)
      let isStatic = member.isStatic || type == nil
      let requirements = (conditions + outer).map { requirement($0, in: scope) }
      let result =
        type.map { resolve($0, in: scope) } ?? selfType(owner: owner, requirements: requirements)
      return names.map { name in
        declaration(
          .property(isSettable: isSettable), owner: owner, name: name.text, isStatic: isStatic,
          result: result, requirements: requirements, prefix: member.prefix,
          span: place == nil ? nil : name.span)
      }
    case .enumCase(let name, let parameters):
      var result = declaration(
        .enumCase, owner: owner, name: name.text, isStatic: true,
        result: selfType(owner: owner, requirements: []), requirements: [], prefix: member.prefix,
        span: place)
      let scope = memberScope(owner: owner)
      result.parameters = parameters.map { parameter($0, in: scope) }
      return [result]
    case .group(let name, let inner):
      let groupName = owner + "." + name.text
      var group = TypeDeclaration(name: groupName, kind: .structure, span: member.span)
      group.access = .internal
      add(group)
      for innerMember in inner {
        for declaration in members(innerMember, owner: groupName, span: span) { add(declaration) }
      }
      return [
        declaration(
          .property(isSettable: false), owner: owner, name: name.text, isStatic: member.isStatic,
          result: .nominal(groupName, []), requirements: [], prefix: member.prefix, span: place)
      ]
    case .subscript(let function):
      return [
        self.function(
          "subscript", function, kind: .function, owner: owner, isStatic: member.isStatic,
          prefix: member.prefix, span: place)
      ]
    case .associatedType(let name, _):
      // Kept so that the name is known inside the protocol.
      return [
        declaration(
          .property(isSettable: false), owner: owner, name: name.text, isStatic: true,
          result: .metatype(.associated(.parameter("Self"), name.text)), requirements: [],
          prefix: member.prefix, span: place)
      ]
    }
  }

  /// The type that `Self` is in a type's own declaration.
  private mutating func selfType(
    owner: String, requirements: [MemberDeclaration.Requirement]
  ) -> Type {
    for requirement in requirements
    where requirement.isEquality && requirement.left == .parameter("Self") {
      return requirement.right
    }
    return .parameter("Self")
  }

  private mutating func memberScope(owner: String) -> TypeScope {
    let declaration = owner.isEmpty || owner == "func" ? nil : type(owner)
    var scope = TypeScope(owner: owner, generics: HashSet(declaration?.generics.map(\.name) ?? []))
    scope.generics.insert("Self")
    var outer = owner
    while let dot = outer.utf8.lastIndex(of: UInt8(ascii: ".")) {
      outer = String(outer[..<dot])
      scope.generics.formUnion(type(outer)?.generics.map(\.name) ?? [])
    }
    if case .protocolType? = declaration?.kind { scope.isProtocol = true }
    return scope
  }

  mutating func function(
    _ name: String, _ syntax: ExternFunctionSyntax, kind: MemberDeclaration.Kind, owner: String,
    isStatic: Bool, prefix: DeclarationPrefix, span: SourceSpan?
  ) -> MemberDeclaration {
    var scope = memberScope(owner: owner)
    scope.generics.formUnion(syntax.generics.map(\.name.text))
    let requirements = syntax.conditions.map { requirement($0, in: scope) }
    var result: Type
    if case .initialiser = kind {
      result = .parameter("Self")
    } else {
      result = syntax.result.map { resolve($0, in: scope) } ?? .void
    }
    if case .initialiser(isFailable: true) = kind { result = .optional(result) }
    var generics = generics(syntax.generics)
    var parameters: [MemberDeclaration.Parameter] = []
    var takesAnything = false
    switch syntax.parameters {
    case .anything:
      takesAnything = true
    case .list(let written):
      for (index, parameter) in written.enumerated() {
        var decoded = self.parameter(parameter, in: scope)
        decoded.type = named(decoded.type, "some" + String(index), &generics)
        parameters.append(decoded)
      }
    }
    let neutral: MemberDeclaration.Neutral?
    switch syntax.neutral {
    case .arguments(let arguments)?: neutral = .arguments(arguments)
    case .inherit(let name)?: neutral = .inherit(name.text)
    case nil: neutral = nil
    }
    return declaration(
      kind, owner: owner, name: name, isStatic: isStatic, result: result,
      requirements: requirements, generics: generics, parameters: parameters,
      takesAnything: takesAnything, neutral: neutral, selecting: syntax.selecting.map(\.text),
      prefix: prefix, span: span)
  }

  /// A type with a generic parameter for each `some P` in it: `Binding<(some Hashable)?>`.
  private func named(
    _ type: Type, _ name: String, _ generics: inout [MemberDeclaration.GenericParameter]
  ) -> Type {
    switch type {
    case .opaque(let protocols):
      let count = generics.filter { $0.name.hasPrefix(name) }.count
      let generic = count == 0 ? name : name + "_" + String(count)
      generics.append(.init(name: generic, protocols: protocols))
      return .parameter(generic)
    case .optional(let wrapped): return .optional(named(wrapped, name, &generics))
    case .array(let element): return .array(named(element, name, &generics))
    case .nominal(let owner, let arguments) where !arguments.isEmpty:
      return .nominal(owner, arguments.map { named($0, name, &generics) })
    default: return type
    }
  }

  private mutating func parameter(
    _ syntax: ParameterSyntax, in scope: TypeScope
  ) -> MemberDeclaration.Parameter {
    var type = resolve(syntax.type, in: scope)
    let names = syntax.attributes.map(\.text)
    if case .function(var function) = type {
      if names.contains("ViewBuilder") || names.contains("ContentBuilder") {
        function.isViewBuilder = true
      }
      if names.contains("escaping") { function.isEscaping = true }
      type = .function(function)
    }
    var isAutoclosure = names.contains("autoclosure")
    if case .function(let function) = syntax.type.kind,
      function.attributes.contains(where: { $0.text == "autoclosure" })
    {
      isAutoclosure = true
    }
    var defaultValue: ExpressionSyntax?
    if case .expression(let expression)? = syntax.defaultValue { defaultValue = expression }
    return MemberDeclaration.Parameter(
      label: syntax.label?.text, name: syntax.name.text, type: type,
      hasDefault: syntax.defaultValue != nil, defaultValue: defaultValue,
      isVariadic: syntax.isVariadic, isAutoclosure: isAutoclosure)
  }

  func declaration(
    _ kind: MemberDeclaration.Kind, owner: String, name: String, isStatic: Bool, result: Type,
    requirements: [MemberDeclaration.Requirement],
    generics: [MemberDeclaration.GenericParameter] = [],
    parameters: [MemberDeclaration.Parameter] = [], takesAnything: Bool = false,
    neutral: MemberDeclaration.Neutral? = nil, selecting: [String] = [],
    availability: Availability? = nil, prefix: DeclarationPrefix, span: SourceSpan?
  ) -> MemberDeclaration {
    MemberDeclaration(
      kind: kind, owner: owner, name: name, isStatic: isStatic, generics: generics,
      requirements: requirements, parameters: parameters, takesAnything: takesAnything,
      result: result, neutral: neutral, selecting: selecting,
      availability: availability ?? self.availability(prefix),
      deprecation: deprecation(prefix), sdk: sdk(prefix),
      isDisfavoured: prefix.attributes.contains { $0.name.text == "disfavored" }, span: span)
  }

  mutating func requirement(
    _ syntax: RequirementSyntax, in scope: TypeScope
  ) -> MemberDeclaration.Requirement {
    let right: Type
    if syntax.isEquality {
      right = resolve(syntax.right, in: scope)
    } else {
      right = .opaque(protocolNames(syntax.right))
    }
    return MemberDeclaration.Requirement(
      left: resolve(syntax.left, in: scope), isEquality: syntax.isEquality, right: right)
  }

  // MARK: - Attributes

  func availability(_ prefix: DeclarationPrefix) -> Availability {
    var versions: HashMap<Platform, Version?> = [:]
    for attribute in prefix.attributes where attribute.name.text == "available" {
      guard case .platforms(let list) = attribute.arguments else { continue }
      for entry in list.entries {
        guard let platform = Platform(name: entry.platform.text) else { continue }
        if entry.isUnavailable {
          versions.updateValue(nil, forKey: platform)
        } else if let version = entry.version {
          versions.updateValue(Version(version), forKey: platform)
        }
      }
    }
    return Availability(versions)
  }

  func deprecation(_ prefix: DeclarationPrefix) -> Deprecation? {
    for attribute in prefix.attributes {
      guard case .deprecated(let list, let flag, let use) = attribute.arguments else { continue }
      var versions: HashMap<Platform, Version> = [:]
      for entry in list.entries {
        if let platform = Platform(name: entry.platform.text), let version = entry.version {
          versions[platform] = Version(version)
        }
      }
      return Deprecation(
        versions: versions, isSoft: flag?.text == "soft", isAlways: flag?.text == "always",
        replacement: use)
    }
    return nil
  }

  func sdk(_ prefix: DeclarationPrefix) -> Int? {
    for attribute in prefix.attributes where attribute.name.text == "sdk" {
      if case .version(let version) = attribute.arguments { return version.major }
    }
    return nil
  }
}

extension Version {
  init(_ syntax: VersionSyntax) {
    self.init(syntax.major, syntax.minor, syntax.patch)
  }
}
