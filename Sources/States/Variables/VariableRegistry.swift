import Hashing

/// What a style depends on, gathered before its values are told apart.
struct VariableRegistry {
  /// What is asked of one thing.
  struct Entry {
    var name: String
    var kind: StateDomain.Kind
    var isOptional: Bool
    var isState: Bool
    /// The index in the diagram, once all is gathered.
    var variable = -1
    /// What is told apart, once all is gathered.
    fileprivate var atoms: [StateDomain.Atom] = []
    var domain: StateDomain { StateDomain(kind, isOptional: isOptional) }
  }

  private(set) var entries: [Entry] = []
  private var indices: HashMap<String, Int> = [:]

  /// Forgets all of it; the room stays.
  mutating func removeAll() {
    entries.removeAll(keepingCapacity: true)
    indices.removeAll(keepingCapacity: true)
  }

  /// Notes that something is asked; what was asked of it before stays known. Gives its index, and
  /// whether it has more values now than a variable of the diagram was made for.
  mutating func note(
    _ key: String, name: String, _ kind: StateDomain.Kind, isOptional: Bool, isState: Bool
  ) -> (index: Int, isChanged: Bool) {
    guard let index = indices[key] else {
      indices[key] = entries.count
      entries.append(Entry(name: name, kind: kind, isOptional: isOptional, isState: isState))
      return (entries.count - 1, false)
    }
    let isMore = isOptional && !entries[index].isOptional
    if !isMore, entries[index].kind == kind { return (index, false) }
    let joined = Self.joined(entries[index].kind, kind)
    let isChanged = isMore || joined != entries[index].kind
    entries[index].isOptional = entries[index].isOptional || isOptional
    entries[index].kind = joined
    return (index, isChanged && entries[index].variable >= 0)
  }

  /// The variable of an entry, which it is given where it has none.
  mutating func variable(_ index: Int, in diagram: inout DecisionDiagram) -> Int {
    if entries[index].variable < 0 { settle(index, &diagram) }
    return entries[index].variable
  }

  /// What is told apart of the values of an entry that has a variable.
  func atoms(_ index: Int) -> [StateDomain.Atom] { entries[index].atoms }

  private static func joined(
    _ first: StateDomain.Kind, _ second: StateDomain.Kind
  ) -> StateDomain.Kind {
    switch (first, second) {
    case (.numbers(let known, let isInteger), .numbers(let more, _)):
      return .numbers(HashSet(known + more).sorted(), isInteger: isInteger)
    case (.constants(let known), .constants(let more)):
      return .constants(known + more.filter { !known.contains($0) })
    case (.cases(let known), .cases(let more)):
      return .cases(known + more.filter { !known.contains($0) })
    case (.presence, _): return second
    default: return first
    }
  }

  /// Gives all of them their variables, in the order of first use.
  mutating func settle(_ diagram: inout DecisionDiagram) {
    for index in entries.indices where entries[index].variable < 0 { settle(index, &diagram) }
  }

  private mutating func settle(_ index: Int, _ diagram: inout DecisionDiagram) {
    entries[index].atoms = entries[index].domain.atoms
    entries[index].variable = diagram.addVariable(valueCount: entries[index].atoms.count)
  }
}
