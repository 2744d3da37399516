import Diagnostics
import Parser

/// Everything that can be looked up by name: the catalogue, decoded where it is asked for, and what
/// the module's `extern` declarations add.
package struct Library {
  let catalogue: Catalogue
  private var types: [String: TypeDeclaration?] = [:]
  private var membersByKey: [String: [MemberDeclaration]] = [:]
  /// The cases of large enums.
  private var caseSets: [String: Set<String>] = [:]
  private var refinements: [String: [String]] = [:]
  /// What `extern` declarations and the module add, by `Owner.name`.
  private var addedMembers: [String: [MemberDeclaration]] = [:]
  private var addedTypes: [String: TypeDeclaration] = [:]
  private var addedConformances: [String: [(String, [MemberDeclaration.Requirement])]] = [:]
  private(set) var environmentValues: [String: EnvironmentDeclaration] = [:]
  /// Types that have whatever is asked of them beside what they declare.
  private(set) var openTypes: Set<String> = []

  package init(catalogue: Catalogue = Catalogue()) {
    self.catalogue = catalogue
  }

  // MARK: - Adding

  mutating func add(_ type: TypeDeclaration) {
    addedTypes[type.name] = type
    types[type.name] = nil
    caseSets[type.name] = nil
    refinements.removeAll()
  }

  mutating func add(_ member: MemberDeclaration) {
    let key = member.owner + "." + member.name
    addedMembers[key, default: []].append(member)
    membersByKey[key] = nil
  }

  mutating func add(_ value: EnvironmentDeclaration) {
    environmentValues[value.name] = value
  }

  mutating func addConformance(
    of type: String, to protocolName: String, where requirements: [MemberDeclaration.Requirement]
  ) {
    addedConformances[type, default: []].append((protocolName, requirements))
    types[type] = nil
    refinements.removeAll()
  }

  mutating func open(_ type: String) {
    openTypes.insert(type)
  }

  // MARK: - Looking up

  /// Whether an enum has a case of this name.
  mutating func hasCase(_ owner: String, _ name: String) -> Bool {
    guard case .enumeration(let cases, _)? = type(owner)?.kind else { return false }
    if cases.count < 16 { return cases.contains(name) }
    if caseSets[owner] == nil { caseSets[owner] = Set(cases) }
    return caseSets[owner]?.contains(name) ?? false
  }

  /// The type or protocol of this full dotted name.
  package mutating func type(_ name: String) -> TypeDeclaration? {
    if let known = types[name] { return known }
    // What asks for itself on the way, such as an alias of its own name, finds nothing.
    types[name] = .some(nil)
    var declaration = addedTypes[name] ?? decodeType(name)
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

  /// The members that a type or protocol itself declares under this name; `init` for initialisers.
  mutating func members(of owner: String, named name: String) -> [MemberDeclaration] {
    let key = owner + "." + name
    if let known = membersByKey[key] { return known }
    var result = addedMembers[key] ?? []
    for line in catalogue.declarations(key) {
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
    return result
  }

  /// The names of all members that a type or protocol itself declares; for suggestions.
  func memberNames(of owner: String) -> [String] {
    let prefix = owner + "."
    var names = catalogue.names(under: prefix).filter { !$0.contains(".") }
    for key in addedMembers.keys.sorted() where key.hasPrefix(prefix) {
      let name = String(key.dropFirst(prefix.count))
      if !name.contains("."), !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// The names of all types and protocols; for suggestions.
  func typeNames() -> [String] {
    catalogue.names(under: "").filter { name in
      !name.contains(".") && name.utf8.first.map { $0 >= 65 && $0 <= 90 } == true
    } + addedTypes.keys.sorted()
  }

  /// The cases of the enums that the module and its `extern` declarations add.
  var addedEnumerations: [String: [String]] {
    addedTypes.compactMapValues { type in
      if case .enumeration(let cases, _) = type.kind { return cases }
      return nil
    }
  }

  /// The names of all environment values; for suggestions.
  func environmentNames() -> [String] {
    catalogue.names(under: "environment.") + environmentValues.keys.sorted()
  }
}
