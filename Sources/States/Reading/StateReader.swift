import Diagnostics
import Hashing
import TypeChecker

/// Reads expressions of the checked tree as functions of states.
///
/// What the values of a variable are is not known before all that they are compared with was seen. So
/// everything is read twice: the first time gathers (`isCollecting`), the second time gives functions.
/// Of most variables the first mention says it all; a reader that is not `gathering` takes it at that,
/// and says afterwards whether it was right to (`isSettled`).
struct StateReader {
  var source: StateSource
  var library = Library()
  var diagram: DecisionDiagram
  var values = ValueTable()
  var registry = VariableRegistry()
  private(set) var isCollecting: Bool
  /// False where a variable turned out to have other values than its first mention told: what was
  /// read means nothing, and is to be gathered first.
  private(set) var isSettled = true
  /// The functions of `let`s that were read before.
  var knownConditions: HashMap<SourceSpan, DecisionDiagram.Node> = [:]
  var knownValues: HashMap<SourceSpan, DecisionDiagram.Node> = [:]
  /// How deep `let`s and functions lead to others.
  var depth = 0
  /// Names that a closure gives, by their place: each is something else.
  private var ordinals: HashMap<String, [SourceSpan]> = [:]

  /// What reading one style and asking about it may cost.
  static let budget = 400_000

  init(_ source: StateSource, steps: Int = StateReader.budget, gathering: Bool = true) {
    self.source = source
    isCollecting = gathering
    diagram = DecisionDiagram(steps: steps)
  }

  /// Forgets what was read, before another style of the same source.
  mutating func begin(gathering: Bool) {
    isCollecting = gathering
    isSettled = true
    diagram.removeAll(steps: Self.budget)
    values.removeAll()
    registry.removeAll()
    knownConditions.removeAll(keepingCapacity: true)
    knownValues.removeAll(keepingCapacity: true)
    ordinals.removeAll(keepingCapacity: true)
    depth = 0
  }

  /// Ends the gathering.
  mutating func settle(steps: Int = StateReader.budget) {
    registry.settle(&diagram)
    isCollecting = false
    diagram.stepsLeft = steps
    knownConditions = [:]
    knownValues = [:]
  }

  /// A number that tells names apart that were given at different places.
  mutating func ordinal(_ name: String, _ declaration: SourceSpan) -> Int {
    if let known = ordinals[name]?.firstIndex(of: declaration) { return known }
    ordinals[name, default: []].append(declaration)
    return (ordinals[name]?.count ?? 1) - 1
  }

  /// Forgets the places of names, before another version of the source is read.
  mutating func beginVersion(_ source: StateSource) {
    self.source = source
    ordinals = [:]
    knownConditions = [:]
    knownValues = [:]
  }

  // MARK: - Terminals

  mutating func terminal(_ value: CellValue) -> DecisionDiagram.Node {
    diagram.terminal(values.number(value))
  }

  mutating func terminal(_ text: String, _ span: SourceSpan) -> DecisionDiagram.Node {
    terminal(.text(text, line: source.line(span)))
  }

  // MARK: - Variables

  /// The condition that a variable has a value that `holds` accepts.
  mutating func literal(
    _ key: String, name: String, _ kind: StateDomain.Kind, isOptional: Bool, isState: Bool,
    _ holds: (StateDomain.Atom) -> Bool
  ) -> DecisionDiagram.Node {
    let (index, isChanged) = registry.note(
      key, name: name, kind, isOptional: isOptional, isState: isState)
    if isCollecting { return DecisionDiagram.no }
    if isChanged { isSettled = false }
    let variable = registry.variable(index, in: &diagram)
    let atoms = registry.atoms(index)
    return diagram.literal(variable) { holds(atoms[$0]) }
  }

  /// The kind of values that a type has; nil where they cannot be told apart.
  mutating func kind(of type: Type) -> StateDomain.Kind? {
    switch type {
    case .nominal("Bool", _): return .bool
    case .nominal("String", _): return .constants([])
    case .nominal(let name, _):
      if Self.integers.contains(name) { return .numbers([], isInteger: true) }
      if Self.fractions.contains(name) { return .numbers([], isInteger: false) }
      if let cases = cases(of: name) {
        return cases.count > Self.mostCases ? nil : .cases(cases.map { "." + $0 })
      }
      // Of SwiftUI's own, different names are different values.
      return library.type(name) == nil ? nil : .constants([])
    default: return nil
    }
  }

  /// The cases of an enum, of the module or of SwiftUI.
  private mutating func cases(of name: String) -> [String]? {
    if let own = source.module.enumCases[name] { return own }
    if case .enumeration(let cases, _)? = library.type(name)?.kind { return cases }
    return nil
  }

  /// A `switch` compares each of its cases with all of an enum's; of larger enums nothing is known.
  private static let mostCases = 1_000

  private static let integers: HashSet<String> = [
    "Int", "UInt", "Int8", "Int16", "Int32", "Int64", "UInt8", "UInt16", "UInt32", "UInt64",
  ]
  private static let fractions: HashSet<String> = ["Double", "CGFloat", "Float", "TimeInterval"]
}
