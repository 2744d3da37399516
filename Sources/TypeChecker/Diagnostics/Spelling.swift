/// Which of the names that are known somebody probably meant.
enum Spelling {
  /// The nearest name, if one is near enough; the first of several that are equally near.
  static func nearest(to name: String, in names: [String]) -> String? {
    let wanted = Array(name.utf8)
    guard !wanted.isEmpty, wanted.count <= 60 else { return nil }
    let limit = max(1, min(3, wanted.count / 3))
    var best: (String, Int)?
    for candidate in names where candidate != name {
      let other = Array(candidate.utf8)
      guard abs(other.count - wanted.count) <= limit else { continue }
      var distance = self.distance(wanted, other, limit: limit)
      if distance > limit, lowered(wanted) == lowered(other) { distance = 1 }
      if distance <= limit, best == nil || distance < best!.1 { best = (candidate, distance) }
    }
    return best?.0
  }

  private static func lowered(_ bytes: [UInt8]) -> [UInt8] {
    bytes.map { $0 >= 65 && $0 <= 90 ? $0 + 32 : $0 }
  }

  /// Insertions, deletions, replacements and swaps of neighbours that make one of the other;
  /// `limit + 1` where there are more than `limit`.
  static func distance(_ first: [UInt8], _ second: [UInt8], limit: Int) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for row in 1...max(1, first.count) where row <= first.count {
      var current = [row] + Array(repeating: 0, count: second.count)
      var smallest = row
      for column in 1...max(1, second.count) where column <= second.count {
        let cost = first[row - 1] == second[column - 1] ? 0 : 1
        var value = min(last[column] + 1, current[column - 1] + 1, last[column - 1] + cost)
        if row > 1, column > 1, first[row - 1] == second[column - 2],
          first[row - 2] == second[column - 1]
        {
          value = min(value, beforeLast[column - 2] + 1)
        }
        current[column] = value
        smallest = min(smallest, value)
      }
      if smallest > limit { return limit + 1 }
      beforeLast = last
      last = current
    }
    return last[second.count]
  }
}
