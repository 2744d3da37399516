import Hashing

extension DecisionDiagram {
  /// The values of some variables; those of the others do not matter.
  typealias Assignment = HashMap<Int, Int>

  /// Values for which a condition holds; nil where there are none.
  ///
  /// What is not in it may have any value. Where there is a choice, the first value is taken.
  func witness(_ condition: Node) -> Assignment? {
    guard condition != Self.no else { return nil }
    var result: Assignment = [:]
    var node = condition
    while !isTerminal(node) {
      let variable = self.variable(node)
      // Every node but `no` leads to something else than `no`.
      guard
        let value = (0..<valueCounts[variable]).first(where: {
          child(node, variable, $0) != Self.no
        })
      else { return nil }
      result[variable] = value
      node = child(node, variable, value)
    }
    return result
  }

  /// What a function is for these values; variables that are left out have their first one.
  func value(_ node: Node, _ assignment: Assignment) -> Node {
    var node = node
    while !isTerminal(node) {
      let variable = self.variable(node)
      node = child(node, variable, assignment[variable] ?? 0)
    }
    return node
  }

  /// The variables that a function depends on.
  func support(_ node: Node) -> HashSet<Int> {
    var seen: HashSet<Node> = []
    var open = [node]
    var result: HashSet<Int> = []
    while let next = open.popLast() {
      guard !isTerminal(next), seen.insert(next) else { continue }
      let variable = self.variable(next)
      result.insert(variable)
      for value in 0..<valueCounts[variable] { open.append(child(next, variable, value)) }
    }
    return result
  }

  /// All terminals that a function can reach, by what they stand for.
  func payloads(_ node: Node) -> HashSet<Int32> {
    var seen: HashSet<Node> = []
    var open = [node]
    var result: HashSet<Int32> = []
    while let next = open.popLast() {
      guard seen.insert(next) else { continue }
      if isTerminal(next) {
        result.insert(payload(next))
        continue
      }
      let variable = self.variable(next)
      for value in 0..<valueCounts[variable] { open.append(child(next, variable, value)) }
    }
    return result
  }

  /// The condition that there is a value of each variable that is not `kept` for which it holds.
  mutating func projected(
    _ condition: Node, onto kept: HashSet<Int>
  ) throws(BudgetExceeded) -> Node {
    var done: HashMap<Node, Node> = [:]
    return try projected(condition, kept, &done)
  }

  private mutating func projected(
    _ condition: Node, _ kept: HashSet<Int>, _ done: inout HashMap<Node, Node>
  ) throws(BudgetExceeded) -> Node {
    if isTerminal(condition) { return condition }
    if let result = done[condition] { return result }
    try step()
    let variable = self.variable(condition)
    var successors: [Node] = []
    for value in 0..<valueCounts[variable] {
      successors.append(try projected(child(condition, variable, value), kept, &done))
    }
    var result: Node
    if kept.contains(variable) {
      result = node(Int32(variable), successors)
    } else {
      result = Self.no
      for successor in successors { result = try or(result, successor) }
    }
    done[condition] = result
    return result
  }

  /// A function that is the same wherever `care` holds, and asks as little as it can.
  mutating func restricted(_ function: Node, to care: Node) throws(BudgetExceeded) -> Node {
    var done: [[Node]: Node] = [:]
    return try restricted(function, care, &done)
  }

  private mutating func restricted(
    _ function: Node, _ care: Node, _ done: inout [[Node]: Node]
  ) throws(BudgetExceeded) -> Node {
    if isTerminal(care) || isTerminal(function) { return function }
    if let result = done[[function, care]] { return result }
    try step()
    let variable = self.variable(care)
    let result: Node
    if variable < self.variable(function) {
      var either = Self.no
      for value in 0..<valueCounts[variable] {
        either = try or(either, child(care, variable, value))
      }
      result = try restricted(function, either, &done)
    } else {
      let asked = self.variable(function)
      var successors: [Node?] = []
      for value in 0..<valueCounts[asked] {
        let left = child(care, asked, value)
        let isPossible = left != Self.no
        successors.append(
          isPossible ? try restricted(child(function, asked, value), left, &done) : nil)
      }
      let first = successors.compactMap { $0 }.first ?? function
      result = node(Int32(asked), successors.map { $0 ?? first })
    }
    done[[function, care]] = result
    return result
  }

  /// Calls `visit` for each group of combinations for which a function is the same: the values that
  /// the variables on the way may have, and what the function is there.
  ///
  /// Stops after `limit` groups; says whether it came to the end.
  func forEachGroup(
    _ node: Node, limit: Int, _ visit: ([(variable: Int, values: [Int])], Int32) -> Void
  ) -> Bool {
    var count = 0
    var path: [(variable: Int, values: [Int])] = []
    return walk(node, &path, &count, limit, visit)
  }

  private func walk(
    _ node: Node, _ path: inout [(variable: Int, values: [Int])], _ count: inout Int, _ limit: Int,
    _ visit: ([(variable: Int, values: [Int])], Int32) -> Void
  ) -> Bool {
    if isTerminal(node) {
      if count >= limit { return false }
      count += 1
      visit(path, payload(node))
      return true
    }
    let variable = self.variable(node)
    var groups: [(child: Node, values: [Int])] = []
    for value in 0..<valueCounts[variable] {
      let child = self.child(node, variable, value)
      if let index = groups.firstIndex(where: { $0.child == child }) {
        groups[index].values.append(value)
      } else {
        groups.append((child, [value]))
      }
    }
    for group in groups {
      path.append((variable, group.values))
      defer { path.removeLast() }
      if !walk(group.child, &path, &count, limit, visit) { return false }
    }
    return true
  }
}
