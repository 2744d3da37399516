import Diagnostics
import Hashing
import Parser

/// Everything that can be looked up by name: the catalogue, decoded where it is asked for, and what
/// the module's `extern` declarations add.
package struct Library {
  let catalogue: Catalogue
  private var types: HashMap<String, TypeDeclaration?> = [:]
  private var membersByKey: HashMap<MemberKey, [MemberDeclaration]> = [:]
  /// The cases of large enums.
  private var caseSets: HashMap<String, HashSet<String>> = [:]
  private var refinements: HashMap<String, [String]> = [:]
  /// The protocols in `refinements`; a new type that is none of them changes nothing there.
  private var refinedNames: HashSet<String> = []
  /// The protocols that a type conforms to without a condition, with those that they refine.
  private var conformances: HashMap<String, [String]> = [:]
  /// What `extern` declarations and the module add.
  private var addedMembers: HashMap<String, HashMap<String, [MemberDeclaration]>> = [:]
  private var addedTypes: HashMap<String, TypeDeclaration> = [:]
  /// Styles by the names of their types, and by their protocols and shorthands.
  private var addedStyles: HashMap<String, AddedStyle> = [:]
  private var addedShorthands: HashMap<String, HashMap<String, [AddedStyle]>> = [:]
  private var addedConformances: HashMap<String, [(String, [MemberDeclaration.Requirement])]> = [:]
  private(set) var environmentValues: HashMap<String, EnvironmentDeclaration> = [:]
  /// Types that have whatever is asked of them beside what they declare.
  private(set) var openTypes: HashSet<String> = []
  /// Grows with everything that is added, so that others know what they must look up again.
  private(set) var version = 0
  /// The version that added the last member of a name, and that which last added to a type.
  private var memberVersions: HashMap<String, Int> = [:]
  private var typeVersions: HashMap<String, Int> = [:]
  /// The version that last added something of which it cannot be told what it changes.
  private var generalVersion = 0

  private struct MemberKey: FastHashable {
    var owner: String
    var name: String

    var fastHash: UInt { mixed(owner.fastHash, name.fastHash) }
  }

  package init(catalogue: Catalogue = Catalogue()) {
    self.catalogue = catalogue
  }

  // MARK: - Adding

  mutating func add(_ type: TypeDeclaration) {
    version += 1
    if case .structure = type.kind {
      typeVersions[type.name] = version
    } else {
      generalVersion = version
    }
    addedTypes[type.name] = type
    forget(type.name)
    caseSets[type.name] = nil
  }

  private mutating func forget(_ type: String) {
    types[type] = nil
    conformances[type] = nil
    forgetRefinements(with: type)
  }

  private mutating func forgetRefinements(with name: String) {
    guard refinedNames.contains(name) else { return }
    refinements.removeAll()
    refinedNames.removeAll()
    conformances.removeAll()
  }

  mutating func add(_ member: MemberDeclaration) {
    version += 1
    memberVersions[member.name] = version
    addedMembers[member.owner, default: [:]][member.name, default: []].append(member)
    membersByKey[MemberKey(owner: member.owner, name: member.name)] = nil
  }

  mutating func add(_ style: AddedStyle) {
    version += 1
    typeVersions[style.typeName] = version
    memberVersions["init"] = version
    memberVersions[style.shorthand] = version
    // Of two of one name the later one counts, as with other types.
    addedTypes[style.typeName] = nil
    addedStyles[style.typeName] = style
    addedShorthands[style.protocolName, default: [:]][style.shorthand, default: []].append(style)
    forget(style.typeName)
    membersByKey[MemberKey(owner: style.typeName, name: "init")] = nil
    membersByKey[MemberKey(owner: style.protocolName, name: style.shorthand)] = nil
  }

  mutating func add(_ value: EnvironmentDeclaration) {
    environmentValues[value.name] = value
  }

  mutating func addConformance(
    of type: String, to protocolName: String, where requirements: [MemberDeclaration.Requirement]
  ) {
    version += 1
    generalVersion = version
    addedConformances[type, default: []].append((protocolName, requirements))
    forget(type)
  }

  mutating func open(_ type: String) {
    version += 1
    generalVersion = version
    openTypes.insert(type)
  }

  /// Whether what was found for a member of a type at an earlier version may be something else now.
  func hasChanged(_ member: String, of type: Type, since earlier: Int) -> Bool {
    generalVersion > earlier || memberVersions[member] ?? 0 > earlier
      || hasChanged(type, since: earlier)
  }

  private func hasChanged(_ type: Type, since earlier: Int) -> Bool {
    switch type {
    case .optional(let type), .array(let type), .metatype(let type):
      return hasChanged(type, since: earlier)
    case .nominal(let name, let arguments):
      return typeVersions[name] ?? 0 > earlier
        || arguments.contains { hasChanged($0, since: earlier) }
    case .opaque, .existential, .error, .given: return false
    default: return true
    }
  }

  // MARK: - Looking up

  /// Whether an enum has a case of this name.
  mutating func hasCase(_ owner: String, _ name: String) -> Bool {
    guard case .enumeration(let cases, _)? = type(owner)?.kind else { return false }
    if cases.count < 16 { return cases.contains(name) }
    if caseSets[owner] == nil { caseSets[owner] = HashSet(cases) }
    return caseSets[owner]?.contains(name) ?? false
  }

  /// The type or protocol of this full dotted name.
  package mutating func type(_ name: String) -> TypeDeclaration? {
    if let known = types[name] { return known }
    // What asks for itself on the way, such as an alias of its own name, finds nothing.
    types[name] = .some(nil)
    var declaration = addedTypes[name] ?? addedStyles[name]?.type ?? decodeType(name)
    if let more = addedConformances[name] {
      for (protocolName, requirements) in more {
        if requirements.isEmpty {
          declaration?.conformances.append(protocolName)
        } else {
          declaration?.conditional.append((protocolName, requirements))
        }
      }
    }
    types[name] = .some(declaration)
    return declaration
  }

  /// Whether there may be a type or protocol of this name; for names that are most likely new, of
  /// which nothing needs to be kept.
  func mayDeclare(_ name: String) -> Bool {
    addedTypes.contains(key: name) || addedStyles.contains(key: name) || catalogue.contains(name)
  }

  /// The members that a type or protocol itself declares under this name; `init` for initialisers.
  mutating func members(of owner: String, named name: String) -> [MemberDeclaration] {
    let key = MemberKey(owner: owner, name: name)
    if let known = membersByKey[key] { return known }
    var result = addedMembers[owner]?[name] ?? []
    if name == "init", let style = addedStyles[owner] { result.append(style.initialiser(self)) }
    for style in addedShorthands[owner]?[name] ?? [] { result += style.shorthands(self) }
    for line in catalogue.declarations(owner + "." + name) {
      result += decodeMember(line, owner: owner)
    }
    membersByKey[key] = result
    return result
  }

  /// The global functions of this name.
  mutating func functions(named name: String) -> [MemberDeclaration] {
    members(of: "func", named: name)
  }

  /// An environment value by its name in `EnvironmentValues`.
  mutating func environmentValue(_ name: String) -> EnvironmentDeclaration? {
    if let known = environmentValues[name] { return known }
    guard let line = catalogue.declarations("environment." + name).first,
      let value = decodeEnvironmentValue(line)
    else { return nil }
    environmentValues[name] = value
    return value
  }

  /// All protocols that a protocol refines, itself first.
  mutating func refined(by protocolName: String) -> [String] {
    if let known = refinements[protocolName] { return known }
    var result = [protocolName]
    var index = 0
    while index < result.count {
      for inherited in type(result[index])?.conformances ?? [] where !result.contains(inherited) {
        result.append(inherited)
      }
      index += 1
    }
    refinements[protocolName] = result
    refinedNames.formUnion(result)
    return result
  }

  /// The protocols that a type conforms to without a condition, nearest first, each with those that
  /// it refines; for a protocol those that it refines. Nil for an unknown type.
  mutating func protocols(of type: String) -> [String]? {
    if let known = conformances[type] { return known }
    guard let declaration = self.type(type) else { return nil }
    var result: [String] = []
    for conformance in declaration.conformances {
      for protocolName in refined(by: conformance) where !result.contains(protocolName) {
        result.append(protocolName)
      }
    }
    conformances[type] = result
    // A new protocol among them changes what they are.
    refinedNames.formUnion(result)
    return result
  }

  /// The names of all members that a type or protocol itself declares; for suggestions.
  func memberNames(of owner: String) -> [String] {
    let names = catalogue.names(under: owner + ".").filter { !$0.contains(".") }
    let known = HashSet(names)
    var added = HashSet(addedMembers[owner]?.keys.filter { !known.contains($0) } ?? [])
    if addedStyles.contains(key: owner) { added.insert("init") }
    for name in addedShorthands[owner]?.keys.filter({ !known.contains($0) }) ?? [] {
      added.insert(name)
    }
    return names + added.sorted()
  }

  /// The names of all types and protocols; for suggestions.
  func typeNames() -> [String] {
    catalogue.typeNames() + (Array(addedTypes.keys) + Array(addedStyles.keys)).sorted()
  }

  /// The cases of the enums that the module and its `extern` declarations add.
  var addedEnumerations: HashMap<String, [String]> {
    var result: HashMap<String, [String]> = [:]
    for (name, type) in addedTypes {
      if case .enumeration(let cases, _) = type.kind { result[name] = cases }
    }
    return result
  }

  /// The names of all environment values; for suggestions.
  func environmentNames() -> [String] {
    catalogue.names(under: "environment.") + environmentValues.keys.sorted()
  }
}
