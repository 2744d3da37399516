import Diagnostics
import Hashing
import Parser

/// The declarations that a member, an initialiser or an implicit member could be.
extension Checker {
  /// A member together with what its owner's generic parameters are. A class, since candidates are
  /// found once and handed about a lot.
  final class Candidate: Sendable {
    let declaration: MemberDeclaration
    let substitution: HashMap<String, Type>
    /// Generic parameters that the call itself must settle.
    let open: [MemberDeclaration.GenericParameter]

    init(
      declaration: MemberDeclaration, substitution: HashMap<String, Type>,
      open: [MemberDeclaration.GenericParameter]
    ) {
      self.declaration = declaration
      self.substitution = substitution
      self.open = open
    }
  }

  /// Whether a type has whatever is asked of it.
  mutating func isGiven(_ type: Type) -> Bool {
    switch type {
    case .error, .given: return true
    case .nominal(let name, _): return library.isGiven(name) || library.type(name) == nil
    case .metatype(let type): return isGiven(type)
    default: return false
    }
  }

  /// The members of this name that a value of the type (or the type itself) has.
  mutating func memberCandidates(
    of type: Type, named name: String, isStatic: Bool
  ) -> [Candidate] {
    kept(isStatic ? .staticMember : .member, name, of: type) {
      $0.findMemberCandidates(of: type, named: name, isStatic: isStatic)
    }
  }

  /// The candidates of a lookup, found only once.
  mutating func kept(
    _ lookup: CandidateCache.Lookup, _ name: String, of type: Type,
    _ find: (inout Checker) -> [Candidate]
  ) -> [Candidate] {
    if let known = candidateCache.candidates(lookup, name, of: type, in: library) { return known }
    let version = library.version
    let found = find(&self)
    candidateCache.keep(found, lookup, name, of: type, foundIn: version)
    return found
  }

  private mutating func findMemberCandidates(
    of type: Type, named name: String, isStatic: Bool
  ) -> [Candidate] {
    var result: [Candidate] = []
    var isShadowed = false
    for owner in library.owners(of: type) {
      for member in library.members(of: owner, named: name) where member.isStatic == isStatic {
        if case .metatype(.associated) = member.result { continue }
        var substitution: HashMap<String, Type> = ["Self": type]
        var open = member.generics
        if case .nominal(let typeName, let arguments) = nominal(type), owner == typeName {
          addGenerics(of: typeName, arguments, &substitution, &open)
        }
        guard requirementsMayHold(member, substitution) else { continue }
        if isShadowed, isSameShape(member, as: result) { continue }
        result.append(Candidate(declaration: member, substitution: substitution, open: open))
      }
      if !result.isEmpty { isShadowed = true }
    }
    return result
  }

  /// A type's own member hides the same one of its protocols: `Text.bold()` that of `View`.
  private mutating func isSameShape(
    _ member: MemberDeclaration, as others: [Candidate]
  ) -> Bool {
    others.contains { other in
      hides(other.declaration.owner, member.owner)
        && other.declaration.parameters.count == member.parameters.count
        && zip(other.declaration.parameters, member.parameters).allSatisfy {
          $0.label == $1.label && $0.type == $1.type
        }
    }
  }

  /// A type hides its protocols, a protocol those that it refines.
  private mutating func hides(_ owner: String, _ other: String) -> Bool {
    guard owner != other else { return false }
    guard case .protocolType? = library.type(owner)?.kind else { return true }
    return library.refined(by: owner).contains(other)
  }

  /// Optional, array and dictionary as the nominal types that they are.
  func nominal(_ type: Type) -> Type {
    switch type {
    case .optional(let wrapped): return .nominal("Optional", [wrapped])
    case .array(let element): return .nominal("Array", [element])
    case .dictionary(let key, let value): return .nominal("Dictionary", [key, value])
    default: return type
    }
  }

  private mutating func addGenerics(
    of name: String, _ arguments: [Type], _ substitution: inout HashMap<String, Type>,
    _ open: inout [MemberDeclaration.GenericParameter]
  ) {
    guard let declaration = library.type(name) else { return }
    for (index, parameter) in declaration.generics.enumerated() {
      // What a place leaves open is for the call to settle: `.constant(8)` for a `Binding<V>`.
      if index < arguments.count, arguments[index] != .given {
        substitution[parameter.name] = arguments[index]
      } else {
        open.append(parameter)
      }
    }
  }

  /// Whether the constraints that are settled by the receiver hold.
  private mutating func requirementsMayHold(
    _ member: MemberDeclaration, _ substitution: HashMap<String, Type>
  ) -> Bool {
    for requirement in member.requirements
    where !library.holds(requirement, substitution) {
      return false
    }
    return true
  }

  /// `init`s of a type.
  mutating func initialiserCandidates(of type: Type) -> [Candidate] {
    kept(.initialiser, "init", of: type) { $0.findInitialiserCandidates(of: type) }
  }

  private mutating func findInitialiserCandidates(of type: Type) -> [Candidate] {
    guard case .nominal(let name, let arguments) = nominal(type) else { return [] }
    var result: [Candidate] = []
    var owners = [name]
    for protocolName in library.protocols(of: name) ?? [] where protocolName != name {
      owners.append(protocolName)
    }
    for owner in owners {
      for member in library.members(of: owner, named: "init") {
        var substitution: HashMap<String, Type> = [:]
        var open = member.generics
        var selfType = type
        if let declaration = library.type(name), arguments.isEmpty, !declaration.generics.isEmpty {
          open += declaration.generics
          selfType = .nominal(name, declaration.generics.map { .parameter($0.name) })
        } else {
          addGenerics(of: name, arguments, &substitution, &open)
        }
        substitution["Self"] = selfType
        guard requirementsMayHold(member, substitution) else { continue }
        result.append(Candidate(declaration: member, substitution: substitution, open: open))
      }
    }
    return result
  }
}
