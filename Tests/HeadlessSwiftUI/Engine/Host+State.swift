/// What views keep, set from outside.
extension Host {
  /// Writes a Boolean `@State` of every view that has one of this name and whose type's name
  /// `isMeant` takes; how many those are.
  func setState(_ name: String, _ value: Bool, where isMeant: (String) -> Bool) -> Int {
    var count = 0
    for (path, node) in graph.nodes {
      let type = path.split(separator: "/").last.map(String.init) ?? ""
      guard let cell = node.boxes["._" + name] as? Cell<Bool>, isMeant(type) else { continue }
      count += 1
      if cell.value != value { cell.value = value }
    }
    if count > 0 { update() }
    return count
  }
}
