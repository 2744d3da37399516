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
  /// The terminal for each thing that one may stand for; `none` where there is none yet.
  private var terminals: [Node] = []
  /// The last node of each hash, and for each node the one before it that has the same.
  private var newest: HashMap<Int, Node> = [:]
  private var older: [Node] = []
  private var choices: HashMap<Triple, Node> = [:]
  /// The children of nodes that operations under way will make; each takes off what it put there.
  private var pending: [Node] = []

  private static let none: Node = -1

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

  /// Forgets all variables and functions; the room for them stays.
  mutating func removeAll(steps: Int) {
    stepsLeft = steps
    valueCounts.removeAll(keepingCapacity: true)
    // `no` and `yes` stay.
    variables.removeLast(variables.count - 2)
    offsets.removeLast(offsets.count - 2)
    terminals.removeLast(terminals.count - 2)
    older.removeLast(older.count - 2)
    children.removeAll(keepingCapacity: true)
    newest.removeAll(keepingCapacity: true)
    choices.removeAll(keepingCapacity: true)
    pending.removeAll(keepingCapacity: true)
  }

  // MARK: - Variables

  mutating func addVariable(valueCount: Int) -> Int {
    valueCounts.append(valueCount)
    return valueCounts.count - 1
  }

  /// The condition that a variable has one of the values for which `isOne` is true.
  mutating func literal(_ variable: Int, where isOne: (Int) -> Bool) -> Node {
    let start = pending.count
    for value in 0..<valueCounts[variable] { pending.append(isOne(value) ? Self.yes : Self.no) }
    return node(Int32(variable), from: start)
  }

  // MARK: - Nodes

  /// The function that is this wherever it is asked.
  mutating func terminal(_ payload: Int32) -> Node {
    while terminals.count <= Int(payload) { terminals.append(Self.none) }
    if terminals[Int(payload)] == Self.none {
      terminals[Int(payload)] = add(.max, offset: payload, older: Self.none)
    }
    return terminals[Int(payload)]
  }

  private mutating func add(_ variable: Int32, offset: Int32, older before: Node) -> Node {
    variables.append(variable)
    offsets.append(offset)
    older.append(before)
    return Node(variables.count - 1)
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
    pending += successors
    return node(variable, from: pending.count - successors.count)
  }

  /// The same for the children that are pending from a place on, which are taken off.
  private mutating func node(_ variable: Int32, from start: Int) -> Node {
    defer { pending.removeLast(pending.count - start) }
    let successors = pending[start...]
    let first = pending[start]
    if successors.allSatisfy({ $0 == first }) { return first }
    var hash = UInt(UInt32(bitPattern: variable))
    for child in successors { hash = mixed(hash, UInt(UInt32(bitPattern: child))) }
    let key = Int(bitPattern: hash)
    let last = newest[key] ?? Self.none
    var found = last
    while found != Self.none {
      let offset = Int(offsets[Int(found)])
      if variables[Int(found)] == variable,
        children[offset..<offset + successors.count] == successors
      {
        return found
      }
      found = older[Int(found)]
    }
    let node = add(variable, offset: Int32(children.count), older: last)
    children += successors
    newest[key] = node
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
    let pendingCount = pending.count
    stepsLeft = allowed
    let result = try? body(&self)
    // What was given up left its children there.
    pending.removeLast(pending.count - pendingCount)
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
    let start = pending.count
    for value in 0..<valueCounts[variable] {
      pending.append(
        try choose(
          child(condition, variable, value), child(then, variable, value),
          child(otherwise, variable, value)))
    }
    let result = node(Int32(variable), from: start)
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
    let start = pending.count
    for value in 0..<valueCounts[variable] {
      pending.append(
        try combine(
          child(first, variable, value), child(second, variable, value), &done, terminal))
    }
    let result = node(Int32(variable), from: start)
    done[key] = result
    return result
  }
}
