/// The values that are told apart of something that a style depends on.
struct StateDomain: Sendable, Equatable {
  /// What kind of values there are beside absence.
  enum Kind: Sendable, Equatable {
    case bool
    /// Something may be there or not, and no more is asked.
    case presence
    case cases([String])
    /// Numbers, told apart by those that they are compared with, in ascending order.
    case numbers([Double], isInteger: Bool)
    /// Other values, told apart by those that they are compared with.
    case constants([String])
  }

  /// One value, or values that nothing tells apart.
  enum Atom: Sendable, Equatable {
    case absent
    case present
    case bool(Bool)
    case named(String)
    /// None of those that are named.
    case other
    case number(Double)
    /// Between two numbers, without them; nil: without an end.
    case between(Double?, Double?)
  }

  var kind: Kind
  /// It may be absent (`nil`).
  var isOptional: Bool
  let atoms: [Atom]

  init(_ kind: Kind, isOptional: Bool) {
    self.kind = kind
    self.isOptional = isOptional
    if !isOptional, case .bool = kind {
      atoms = Self.booleans
      return
    }
    var atoms: [Atom] = isOptional ? [.absent] : []
    switch kind {
    case .bool: atoms += Self.booleans
    case .presence: atoms += [.present]
    case .cases(let names): atoms += names.map { .named($0) }
    case .numbers(let numbers, let isInteger): atoms += Self.atoms(numbers, isInteger)
    case .constants(let names): atoms += names.map { .named($0) } + [.other]
    }
    self.atoms = atoms
  }

  private static let booleans: [Atom] = [.bool(false), .bool(true)]

  private static func atoms(_ numbers: [Double], _ isInteger: Bool) -> [Atom] {
    var result: [Atom] = []
    var last: Double?
    for number in numbers {
      // No whole number lies between 1 and 2.
      let isEmpty = isInteger && last.map { $0.rounded(.down) + 1 >= number } == true
      if !isEmpty { result.append(.between(last, number)) }
      if !isInteger || number == number.rounded() { result.append(.number(number)) }
      last = number
    }
    return result + [.between(last, nil)]
  }

  // MARK: - Words

  /// A set of its values as people read it: `any`, `.small | .regular`, `≤ 0.5`.
  func label(_ values: [Int]) -> String {
    if values.count == atoms.count { return "any" }
    var parts: [String] = []
    var index = 0
    while index < values.count {
      switch atoms[values[index]] {
      case .absent: parts.append(kind == .presence ? "absent" : "nil")
      case .present: parts.append("present")
      case .bool(let value): parts.append(value ? "true" : "false")
      case .named(let name): parts.append(name)
      case .other: parts.append(kind == .constants([]) ? "present" : "other")
      case .number, .between:
        var end = index
        while end + 1 < values.count, values[end + 1] == values[end] + 1 { end += 1 }
        parts.append(Self.range(atoms[values[index]], atoms[values[end]]))
        index = end
      }
      index += 1
    }
    return parts.joined(separator: " | ")
  }

  private static func range(_ first: Atom, _ last: Atom) -> String {
    var (low, lowIncluded): (Double?, Bool) = (nil, true)
    var (high, highIncluded): (Double?, Bool) = (nil, true)
    switch first {
    case .number(let number): low = number
    case .between(let number, _): (low, lowIncluded) = (number, false)
    default: break
    }
    switch last {
    case .number(let number): high = number
    case .between(_, let number): (high, highIncluded) = (number, false)
    default: break
    }
    switch (low, high) {
    case (nil, nil): return "present"
    case (nil, let high?): return (highIncluded ? "≤ " : "< ") + text(high)
    case (let low?, nil): return (lowIncluded ? "≥ " : "> ") + text(low)
    case (let low?, let high?):
      if low == high { return text(low) }
      return (lowIncluded ? "≥ " : "> ") + text(low) + " and " + (highIncluded ? "≤ " : "< ")
        + text(high)
    }
  }

  /// A number without a needless fraction.
  static func text(_ number: Double) -> String {
    if number == number.rounded(), number.magnitude < 1e15 { return String(Int(number)) }
    return String(number)
  }
}

/// Something that a style depends on.
package struct StateVariable: Sendable {
  /// As the source names it.
  package var name: String
  var domain: StateDomain
  /// It is one of the language's states, and not a condition that is taken as it stands.
  var isState: Bool

  /// The words for each of its values.
  package var values: [String] { domain.atoms.indices.map { domain.label([$0]) } }
}
