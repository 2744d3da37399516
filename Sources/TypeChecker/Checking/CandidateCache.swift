/// The candidates that were found for a name on a type: the same few modifiers on the same few
/// types are asked for again and again.
struct CandidateCache {
  enum Lookup: Hashable {
    case member, staticMember, implicitMember, initialiser
  }

  private struct Key: Hashable {
    var lookup: Lookup
    var name: String
    var type: Type
  }

  private var known: [Key: [Checker.Candidate]] = [:]
  /// The library's version that `known` belongs to.
  private var version = 0

  /// The known candidates; nil where they must be looked for.
  mutating func candidates(
    _ lookup: Lookup, _ name: String, of type: Type, in library: Library
  ) -> [Checker.Candidate]? {
    if version != library.version {
      version = library.version
      known.removeAll(keepingCapacity: true)
    }
    return known[Key(lookup: lookup, name: name, type: type)]
  }

  /// Keeps what was found, unless the library has changed by the search.
  mutating func keep(
    _ candidates: [Checker.Candidate], _ lookup: Lookup, _ name: String, of type: Type,
    in library: Library
  ) {
    guard version == library.version else { return }
    known[Key(lookup: lookup, name: name, type: type)] = candidates
  }
}
