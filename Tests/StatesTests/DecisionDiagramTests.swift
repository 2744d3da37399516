import Testing

@testable import States

@Suite struct DecisionDiagramTests {
  @Test func equalFunctionsAreOneNode() throws {
    var diagram = DecisionDiagram(steps: 1_000)
    let (a, b) = (boolean(&diagram), boolean(&diagram))
    let first = try diagram.not(diagram.and(a, b))
    let second = try diagram.or(diagram.not(a), diagram.not(b))
    #expect(first == second)
    #expect(try diagram.and(a, diagram.not(a)) == DecisionDiagram.no)
    #expect(try diagram.same(a, a) == DecisionDiagram.yes)
  }

  @Test func witnessesHold() throws {
    var diagram = DecisionDiagram(steps: 1_000)
    let size = diagram.addVariable(valueCount: 3)
    let a = boolean(&diagram)
    let node = try diagram.and(diagram.literal(size, in: [1, 2]), a)
    let witness = try #require(diagram.witness(node))
    #expect(witness == [0: 1, 1: 1])
    #expect(diagram.value(node, witness) == DecisionDiagram.yes)
    #expect(diagram.witness(DecisionDiagram.no) == nil)
  }

  @Test func groupsCoverEveryCombinationOnce() throws {
    var diagram = DecisionDiagram(steps: 10_000)
    var generator = Numbers(state: 7)
    let variables = (0..<4).map { diagram.addVariable(valueCount: 2 + $0 % 2) }
    var node = diagram.terminal(100)
    for index in 0..<12 {
      let variable = variables[generator.next(4)]
      let count = diagram.valueCounts[variable]
      let condition = diagram.literal(variable, in: [generator.next(count)])
      let other = diagram.literal(variables[generator.next(4)], in: [0])
      node = try diagram.choose(
        diagram.and(condition, other), diagram.terminal(Int32(101 + index)), node)
    }
    var covered: [[Int]: Int32] = [:]
    let isWhole = diagram.forEachGroup(node, limit: 10_000) { path, payload in
      var lists: [[Int]] = [[]]
      for variable in variables {
        let values =
          path.first { $0.variable == variable }?.values
          ?? Array(0..<diagram.valueCounts[variable])
        lists = lists.flatMap { list in values.map { list + [$0] } }
      }
      for list in lists {
        #expect(covered[list] == nil)
        covered[list] = payload
      }
    }
    #expect(isWhole)
    #expect(covered.count == 2 * 3 * 2 * 3)
    for (list, payload) in covered {
      var assignment: DecisionDiagram.Assignment = [:]
      for (variable, value) in zip(variables, list) { assignment[variable] = value }
      #expect(diagram.payload(diagram.value(node, assignment)) == payload)
    }
  }

  @Test func restrictedFunctionsAreEqualWhereItMatters() throws {
    var diagram = DecisionDiagram(steps: 10_000)
    let (a, b, c) = (boolean(&diagram), boolean(&diagram), boolean(&diagram))
    let care = try diagram.or(diagram.not(a), b)
    let function = try diagram.or(diagram.and(a, diagram.not(b)), c)
    let least = try diagram.restricted(function, to: care)
    #expect(least == c)
    #expect(try diagram.and(care, least) == diagram.and(care, function))
  }

  @Test func projectedConditionsForgetVariables() throws {
    var diagram = DecisionDiagram(steps: 1_000)
    let (a, b) = (boolean(&diagram), boolean(&diagram))
    #expect(try diagram.projected(diagram.and(a, b), onto: [0]) == a)
    #expect(try diagram.projected(diagram.or(a, b), onto: [0]) == DecisionDiagram.yes)
  }

  @Test func tooMuchIsRefused() throws {
    var diagram = DecisionDiagram(steps: 1_000_000)
    // Pairs that stand far apart make every diagram large.
    let left = (0..<16).map { _ in boolean(&diagram) }
    let right = (0..<16).map { _ in boolean(&diagram) }
    let result = diagram.attempt(steps: 5_000) { diagram in
      var node = DecisionDiagram.no
      for (first, second) in zip(left, right) {
        node = try diagram.or(node, diagram.and(first, second))
      }
      return node
    }
    #expect(result == nil)
    #expect(try diagram.and(left[0], left[0]) == left[0])
  }

  private func boolean(_ diagram: inout DecisionDiagram) -> DecisionDiagram.Node {
    let variable = diagram.addVariable(valueCount: 2)
    return diagram.literal(variable, in: [1])
  }

  private struct Numbers {
    var state: UInt64
    mutating func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
  }
}

extension DecisionDiagram {
  /// The condition that a variable has one of these values.
  fileprivate mutating func literal(_ variable: Int, in values: [Int]) -> Node {
    literal(variable, where: values.contains)
  }
}
