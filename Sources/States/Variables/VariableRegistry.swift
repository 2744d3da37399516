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
    var domain: StateDomain { StateDomain(kind, isOptional: isOptional) }
  }

  private(set) var entries: [Entry] = []
  private var indices: HashMap<String, Int> = [:]

  subscript(key: String) -> Entry? { indices[key].map { entries[$0] } }

  /// Notes that something is asked; what was asked of it before stays known.
  mutating func note(
    _ key: String, name: String, _ kind: StateDomain.Kind, isOptional: Bool, isState: Bool
  ) {
    guard let index = indices[key] else {
      indices[key] = entries.count
      entries.append(Entry(name: name, kind: kind, isOptional: isOptional, isState: isState))
      return
    }
    entries[index].isOptional = entries[index].isOptional || isOptional
    entries[index].kind = Self.joined(entries[index].kind, kind)
  }

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
    for index in entries.indices where entries[index].variable < 0 {
      entries[index].variable = diagram.addVariable(
        valueCount: entries[index].domain.atoms.count)
    }
  }
}
