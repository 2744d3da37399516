import TypeChecker

/// A choice that is fixed before the view appears, sorted by platform.
///
/// `available(…)` and `os(…)` may be mixed with `!`, `&&` and `||`; Swift decides one part by `#if`
/// and the other by `#available`. So the conditions are worked out for each platform and, where
/// they depend on it, each range of versions; platforms with the same outcome are put together.
struct FixedChoice {
  /// Which branch holds on a platform, from which version on; the first is for all versions.
  struct Outcome: Hashable {
    struct Step: Hashable {
      var version: Version
      var branch: Int
    }

    /// The branch of the oldest versions.
    var first: Int
    /// In ascending order.
    var steps: [Step]

    /// The branches, oldest first.
    var branches: [Int] { [first] + steps.map(\.branch) }
  }

  /// Platforms on which the same branches are chosen in the same order.
  struct Group {
    var platforms: [Platform]
    /// Whether platforms that nobody listed are among them; `#available` has `*` for them.
    var includesOthers: Bool
    var branches: [Int]
    /// For each branch but the first, the versions from which it is chosen.
    var versions: [[PlatformVersion]]
  }

  /// The last one holds for all platforms that are in no other.
  let groups: [Group]

  /// Branch `i` has condition `i`; the branch behind the last one is chosen where none holds.
  init(_ conditions: [FixedCondition]) {
    var outcomes: [(platform: Platform, outcome: Outcome)] = []
    for platform in Platform.allCases {
      outcomes.append((platform, FixedChoice.outcome(conditions, platform)))
    }
    let others = conditions.firstIndex { FixedChoice.holds($0, nil, nil) } ?? conditions.count
    var groups: [Group] = []
    for (platform, outcome) in outcomes where !outcome.steps.isEmpty {
      let versions = outcome.steps.map { PlatformVersion(platform, $0.version) }
      if let index = groups.firstIndex(where: { $0.branches == outcome.branches }) {
        groups[index].platforms.append(platform)
        for step in versions.indices { groups[index].versions[step].append(versions[step]) }
      } else {
        groups.append(
          Group(
            platforms: [platform], includesOthers: false, branches: outcome.branches,
            versions: versions.map { [$0] }))
      }
    }
    // Where nothing depends on the version, `*` gives the newest branch.
    func add(_ branch: Int, _ platform: Platform?) {
      let index =
        groups.firstIndex { $0.branches == [branch] }
        ?? groups.firstIndex { $0.branches.last == branch && $0.branches.count > 1 }
      if let index {
        if let platform { groups[index].platforms.append(platform) }
        if platform == nil { groups[index].includesOthers = true }
      } else {
        groups.append(
          Group(
            platforms: platform.map { [$0] } ?? [], includesOthers: platform == nil,
            branches: [branch], versions: []))
      }
    }
    for (platform, outcome) in outcomes where outcome.steps.isEmpty {
      add(outcome.first, platform)
    }
    add(others, nil)
    self.groups = groups.filter { !$0.includesOthers } + groups.filter(\.includesOthers)
  }

  private static func outcome(_ conditions: [FixedCondition], _ platform: Platform) -> Outcome {
    func branch(_ version: Version?) -> Int {
      conditions.firstIndex { holds($0, platform, version) } ?? conditions.count
    }
    var outcome = Outcome(first: branch(nil), steps: [])
    var last = outcome.first
    for version in conditions.flatMap({ versions($0, platform) }).sorted() {
      let next = branch(version)
      if next != last { outcome.steps.append(.init(version: version, branch: next)) }
      last = next
    }
    return outcome
  }

  /// The versions of the platform that the condition asks for.
  private static func versions(_ condition: FixedCondition, _ platform: Platform) -> [Version] {
    switch condition {
    case .available(let listed, _):
      return listed.filter { $0.platform == platform }.map(\.version)
    case .os: return []
    case .not(let operand): return versions(operand, platform)
    case .and(let left, let right), .or(let left, let right):
      return versions(left, platform) + versions(right, platform)
    }
  }

  /// On a version of a platform; nil for versions older than all that are asked for, and for
  /// platforms that nobody listed.
  private static func holds(
    _ condition: FixedCondition, _ platform: Platform?, _ version: Version?
  ) -> Bool {
    switch condition {
    case .available(let listed, let includesOthers):
      guard let entry = listed.first(where: { $0.platform == platform }) else {
        return includesOthers
      }
      return version.map { $0 >= entry.version } ?? false
    case .os(let platforms, let includesOthers):
      return platform.map { platforms.contains($0) || includesOthers } ?? includesOthers
    case .not(let operand): return !holds(operand, platform, version)
    case .and(let left, let right):
      return holds(left, platform, version) && holds(right, platform, version)
    case .or(let left, let right):
      return holds(left, platform, version) || holds(right, platform, version)
    }
  }
}

extension FixedChoice {
  /// The statements that make the choice. `sdks` are the SDKs that the branches need beyond the
  /// oldest supported one; what a compiler does not know is replaced by the next older branch.
  func text(sdks: [Int?], branch: (Int) -> String) -> String {
    if groups.count == 1 { return statements(groups[0], sdks, branch) }
    // `#if os(…) && compiler(…)`, where what an old compiler gets is the last group anyway.
    if groups.count == 2, let compiler = groups[0].compiler(sdks),
      groups[0].without(compiler.branches)?.branches == groups[1].branches,
      groups[1].branches.count == 1
    {
      let platforms = groups[0].platformTest
      let test = platforms.contains(" ") ? "(" + platforms + ")" : platforms
      return "#if " + test + " && " + compiler.test + "\n"
        + groups[0].availability(branch).indented() + "\n#else\n"
        + branch(groups[1].branches[0]).indented() + "\n#endif"
    }
    var result = ""
    for (index, group) in groups.enumerated() {
      let isLast = index == groups.count - 1
      result += index == 0 ? "#if " : isLast ? "#else" : "#elseif "
      result += isLast ? "\n" : group.platformTest + "\n"
      result += statements(group, sdks, branch).indented() + "\n"
    }
    return result + "#endif"
  }

  private func statements(_ group: Group, _ sdks: [Int?], _ branch: (Int) -> String) -> String {
    guard let compiler = group.compiler(sdks) else { return group.availability(branch) }
    // Where no older branch is left, the declaration that needs the SDK stands in `#if` itself.
    guard let older = group.without(compiler.branches) else { return group.availability(branch) }
    return "#if " + compiler.test + "\n" + group.availability(branch).indented() + "\n#else\n"
      + statements(older, sdks, branch).indented() + "\n#endif"
  }
}

extension FixedChoice.Group {
  /// `os(iOS) || os(macOS)`
  var platformTest: String {
    platforms.sorted { $0.rawValue < $1.rawValue }.map { "os(" + $0.name + ")" }
      .joined(separator: " || ")
  }

  /// The newest compiler that its branches need, and which branches need it.
  fileprivate func compiler(_ sdks: [Int?]) -> (test: String, branches: [Int])? {
    guard let sdk = branches.compactMap({ $0 < sdks.count ? sdks[$0] : nil }).max() else {
      return nil
    }
    return (
      FixedChoice.compilerTest(sdk), branches.filter { $0 < sdks.count && sdks[$0] == sdk }
    )
  }

  /// The group for a compiler that does not know some of its branches; nil where the oldest
  /// branch is one of them.
  fileprivate func without(_ unknown: [Int]) -> FixedChoice.Group? {
    guard let first = branches.first, !unknown.contains(first) else { return nil }
    var group = self
    group.branches = [first]
    group.versions = []
    for (branch, versions) in zip(branches.dropFirst(), versions)
    where !unknown.contains(branch) && branch != group.branches.last {
      group.branches.append(branch)
      group.versions.append(versions)
    }
    return group
  }

  /// `if #available(iOS 26, macOS 26, *) { … } else { … }`
  fileprivate func availability(_ branch: (Int) -> String) -> String {
    var result = ""
    for index in versions.indices.reversed() {
      let list = versions[index].map { $0.platform.name + " " + $0.version.text }
      result += "if #available(" + (list + ["*"]).joined(separator: ", ") + ") {\n"
      result += branch(branches[index + 1]).indented() + "\n} else "
    }
    if versions.isEmpty { return branch(branches[0]) }
    return result + "{\n" + branch(branches[0]).indented() + "\n}"
  }
}

extension FixedChoice {
  /// `compiler(>=6.2)`: the compiler that comes with an SDK, by the SDK's iOS version.
  static func compilerTest(_ sdk: Int) -> String {
    sdk >= 27 ? "compiler(>=6.4)" : sdk >= 26 ? "compiler(>=6.2)" : "compiler(>=6.1)"
  }
}

extension Version {
  /// `26`, `10.15`, `16.4.1`
  var text: String {
    if patch != 0 { return "\(major).\(minor).\(patch)" }
    return minor == 0 ? "\(major)" : "\(major).\(minor)"
  }
}
