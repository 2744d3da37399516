/// The nodes of a graph, each behind those that it leads to where that is possible.
///
/// `edges[i]` are the nodes that node i leads to.
func dependenciesFirst(_ edges: [[Int]]) -> [Int] {
  var result: [Int] = []
  result.reserveCapacity(edges.count)
  var isKnown = Array(repeating: false, count: edges.count)
  for start in edges.indices where !isKnown[start] {
    var path: [(node: Int, next: Int)] = [(start, 0)]
    isKnown[start] = true
    while let (node, next) = path.last {
      guard next < edges[node].count else {
        path.removeLast()
        result.append(node)
        continue
      }
      path[path.count - 1].next += 1
      let other = edges[node][next]
      if !isKnown[other] {
        isKnown[other] = true
        path.append((other, 0))
      }
    }
  }
  return result
}

/// Which nodes of a graph reach themselves: styles that draw styles, views that contain views.
///
/// `edges[i]` are the nodes that node i leads to. Gives each group of nodes that lead to each
/// other, a node alone only if it leads to itself; by the smallest node, each group sorted.
func dependencyCycles(_ edges: [[Int]]) -> [[Int]] {
  var search = CycleSearch(edges)
  for node in edges.indices where search.order[node] == nil { search.visit(node) }
  return search.groups.sorted { $0[0] < $1[0] }
}

/// Tarjan's search for strongly connected groups, with a stack of its own: a chain of a hundred
/// thousand nodes must not need that many calls.
private struct CycleSearch {
  let edges: [[Int]]
  var order: [Int?]
  private(set) var groups: [[Int]] = []
  private var lowest: [Int]
  private var isWaiting: [Bool]
  private var waiting: [Int] = []
  private var count = 0

  init(_ edges: [[Int]]) {
    self.edges = edges
    order = Array(repeating: nil, count: edges.count)
    lowest = Array(repeating: 0, count: edges.count)
    isWaiting = Array(repeating: false, count: edges.count)
  }

  private mutating func enter(_ node: Int) {
    order[node] = count
    lowest[node] = count
    count += 1
    waiting.append(node)
    isWaiting[node] = true
  }

  mutating func visit(_ start: Int) {
    var path: [(node: Int, next: Int)] = [(start, 0)]
    enter(start)
    while let (node, next) = path.last {
      if next < edges[node].count {
        path[path.count - 1].next += 1
        let other = edges[node][next]
        if order[other] == nil {
          enter(other)
          path.append((other, 0))
        } else if isWaiting[other] {
          lowest[node] = min(lowest[node], order[other] ?? 0)
        }
        continue
      }
      path.removeLast()
      if let parent = path.last?.node { lowest[parent] = min(lowest[parent], lowest[node]) }
      if lowest[node] == order[node] { close(node) }
    }
  }

  private mutating func close(_ node: Int) {
    var group: [Int] = []
    while let last = waiting.popLast() {
      isWaiting[last] = false
      group.append(last)
      if last == node { break }
    }
    if group.count > 1 || edges[node].contains(node) { groups.append(group.sorted()) }
  }
}
