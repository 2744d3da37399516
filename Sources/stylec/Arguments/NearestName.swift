/// "Did you mean" for options, settings, commands and ids.
enum NearestName {
  /// `; did you mean 'output'?`, or nothing when no name is near.
  static func suggestion(for name: String, among names: [String], prefix: String = "") -> String {
    guard let nearest = nearest(to: name, among: names) else { return "" }
    return "; did you mean '\(prefix)\(nearest)'?"
  }

  /// The name with the fewest changed, swapped, added or dropped characters, if those are few.
  static func nearest(to name: String, among names: [String]) -> String? {
    let allowed = max(name.count / 3, 1)
    var best: (name: String, distance: Int)?
    for candidate in names {
      let distance = distance(Array(name.lowercased()), Array(candidate.lowercased()))
      if distance <= allowed, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.name
  }

  private static func distance(_ a: [Character], _ b: [Character]) -> Int {
    var beforePrevious: [Int] = []
    var previous = Array(0...b.count)
    for i in 0..<a.count {
      var current = [i + 1]
      for j in 0..<b.count {
        var cost = min(previous[j + 1] + 1, current[j] + 1, previous[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          cost = min(cost, beforePrevious[j - 1] + 1)
        }
        current.append(cost)
      }
      (beforePrevious, previous) = (previous, current)
    }
    return previous[b.count]
  }
}
