import Hashing

/// Functions of variables that have few values each, as shared decision diagrams: equal functions
/// are one node, so equality costs nothing and what two functions have in common is kept once.
///
/// Each operation counts its steps; past the limit it throws, and whoever asked says nothing. That
/// is what bounds the cost for every input.
struct DecisionDiagram {
  /// Says that an answer would cost more than it may.
  struct BudgetExceeded: Error {}

  /// A node; smaller numbers are older.
  typealias Node = Int32

  /// The terminals of conditions.
  static let no: Node = 0
  static let yes: Node = 1

  /// How many values each variable has, by its index.
  private(set) var valueCounts: [Int] = []
  /// The steps that may still be taken.
  var stepsLeft: Int

  /// The variable of each node; `Int32.max` for a terminal.
  private var variables: [Int32] = []
  /// Where the children of each node begin; for a terminal, what it stands for.
  private var offsets: [Int32] = []
  private var children: [Node] = []
  private var terminals: HashMap<Int32, Node> = [:]
  private var known: HashMap<Key, Node> = [:]
  private var choices: HashMap<Triple, Node> = [:]

  /// The variable of a node and its children.
  private struct Key: FastHashable {
    var numbers: [Int32]

    var fastHash: UInt {
      numbers.reduce(0) { mixed($0, UInt(UInt32(bitPattern: $1))) }
    }
  }

  private struct Triple: FastHashable {
    var condition: Node
    var then: Node
    var otherwise: Node

    var fastHash: UInt {
      let both = UInt(UInt32(bitPattern: condition)) << 32 | UInt(UInt32(bitPattern: then))
      return mixed(both, UInt(UInt32(bitPattern: otherwise)))
    }
  }

  init(steps: Int) {
    stepsLeft = steps
    // `no` and `yes`, in this order.
    _ = terminal(0)
    _ = terminal(1)
  }

  // MARK: - Variables

  mutating func addVariable(valueCount: Int) -> Int {
    valueCounts.append(valueCount)
    return valueCounts.count - 1
  }

  /// The condition that a variable has one of the values for which `isOne` is true.
  mutating func literal(_ variable: Int, _ isOne: [Bool]) -> Node {
    node(Int32(variable), isOne.map { $0 ? Self.yes : Self.no })
  }

  // MARK: - Nodes

  /// The function that is this wherever it is asked.
  mutating func terminal(_ payload: Int32) -> Node {
    if let node = terminals[payload] { return node }
    variables.append(.max)
    offsets.append(payload)
    let node = Node(variables.count - 1)
    terminals[payload] = node
    return node
  }

  func isTerminal(_ node: Node) -> Bool { variables[Int(node)] == .max }

  /// What a terminal stands for.
  func payload(_ node: Node) -> Int32 { offsets[Int(node)] }

  /// The variable that a node asks for, beyond all for a terminal.
  func variable(_ node: Node) -> Int { Int(variables[Int(node)]) }

  /// What a function is where a variable, not after the one that it asks for, has a value.
  func child(_ node: Node, _ variable: Int, _ value: Int) -> Node {
    guard self.variable(node) == variable else { return node }
    return children[Int(offsets[Int(node)]) + value]
  }

  /// The function that asks a variable and goes on with a child.
  mutating func node(_ variable: Int32, _ successors: [Node]) -> Node {
    if successors.allSatisfy({ $0 == successors[0] }) { return successors[0] }
    let key = Key(numbers: [variable] + successors)
    if let node = known[key] { return node }
    variables.append(variable)
    offsets.append(Int32(children.count))
    children += successors
    let node = Node(variables.count - 1)
    known[key] = node
    return node
  }

  mutating func step() throws(BudgetExceeded) {
    stepsLeft -= 1
    if stepsLeft < 0 { throw BudgetExceeded() }
  }

  /// Runs an operation with at most this many steps; nil where it needs more.
  mutating func attempt<Result>(
    steps: Int, _ body: (inout DecisionDiagram) throws -> Result
  ) -> Result? {
    let before = stepsLeft
    let allowed = Swift.min(steps, Swift.max(before, 0))
    stepsLeft = allowed
    let result = try? body(&self)
    stepsLeft = before - (allowed - Swift.max(stepsLeft, 0))
    return result
  }

  // MARK: - Operations

  /// `then` where the condition holds, else `otherwise`.
  mutating func choose(
    _ condition: Node, _ then: Node, _ otherwise: Node
  ) throws(BudgetExceeded) -> Node {
    if condition == Self.yes { return then }
    if condition == Self.no { return otherwise }
    if then == otherwise { return then }
    if then == Self.yes, otherwise == Self.no { return condition }
    let key = Triple(condition: condition, then: then, otherwise: otherwise)
    if let result = choices[key] { return result }
    try step()
    let variable = Swift.min(
      self.variable(condition), Swift.min(self.variable(then), self.variable(otherwise)))
    var successors: [Node] = []
    for value in 0..<valueCounts[variable] {
      successors.append(
        try choose(
          child(condition, variable, value), child(then, variable, value),
          child(otherwise, variable, value)))
    }
    let result = node(Int32(variable), successors)
    choices[key] = result
    return result
  }

  mutating func not(_ condition: Node) throws(BudgetExceeded) -> Node {
    try choose(condition, Self.no, Self.yes)
  }

  mutating func and(_ first: Node, _ second: Node) throws(BudgetExceeded) -> Node {
    try choose(first, second, Self.no)
  }

  mutating func or(_ first: Node, _ second: Node) throws(BudgetExceeded) -> Node {
    try choose(first, Self.yes, second)
  }

  /// Both hold or neither does.
  mutating func same(_ first: Node, _ second: Node) throws(BudgetExceeded) -> Node {
    try choose(first, second, try not(second))
  }

  /// What two functions give together, by their terminals.
  mutating func combine(
    _ first: Node, _ second: Node, _ terminal: (Int32, Int32) -> Int32
  ) throws(BudgetExceeded) -> Node {
    var done: HashMap<Triple, Node> = [:]
    return try combine(first, second, &done, terminal)
  }

  private mutating func combine(
    _ first: Node, _ second: Node, _ done: inout HashMap<Triple, Node>,
    _ terminal: (Int32, Int32) -> Int32
  ) throws(BudgetExceeded) -> Node {
    if isTerminal(first), isTerminal(second) {
      return self.terminal(terminal(payload(first), payload(second)))
    }
    let key = Triple(condition: first, then: second, otherwise: 0)
    if let result = done[key] { return result }
    try step()
    let variable = Swift.min(self.variable(first), self.variable(second))
    var successors: [Node] = []
    for value in 0..<valueCounts[variable] {
      successors.append(
        try combine(
          child(first, variable, value), child(second, variable, value), &done, terminal))
    }
    let result = node(Int32(variable), successors)
    done[key] = result
    return result
  }
}
