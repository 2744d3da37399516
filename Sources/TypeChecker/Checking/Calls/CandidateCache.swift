import Hashing

/// The candidates that were found for a name on a type: the same few modifiers on the same few
/// types are asked for again and again.
struct CandidateCache {
  enum Lookup: UInt {
    case member, staticMember, implicitMember, initialiser
    /// Members that are called, and those of them that give views.
    case modifier, viewModifier
  }

  private struct Key: FastHashable {
    var lookup: Lookup
    var name: String
    var type: Type

    var fastHash: UInt { mixed(mixed(lookup.rawValue, name.fastHash), type.fastHash) }
  }

  private struct Entry {
    var candidates: [Checker.Candidate]
    /// The library's version that they are known to be right for.
    var version: Int
  }

  private var known: HashMap<Key, Entry> = [:]

  /// The known candidates; nil where they must be looked for.
  mutating func candidates(
    _ lookup: Lookup, _ name: String, of type: Type, in library: Library
  ) -> [Checker.Candidate]? {
    let key = Key(lookup: lookup, name: name, type: type)
    guard let entry = known[key] else { return nil }
    if entry.version == library.version { return entry.candidates }
    if library.hasChanged(name, of: type, since: entry.version) { return nil }
    known[key]?.version = library.version
    return entry.candidates
  }

  /// Keeps what was found, which is right for this version of the library.
  mutating func keep(
    _ candidates: [Checker.Candidate], _ lookup: Lookup, _ name: String, of type: Type,
    foundIn version: Int
  ) {
    known[Key(lookup: lookup, name: name, type: type)] = Entry(
      candidates: candidates, version: version)
  }
}
