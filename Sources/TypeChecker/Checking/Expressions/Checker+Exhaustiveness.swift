import Diagnostics
import Hashing
import Parser

/// Whether the cases of a `switch` cover its subject, and which of them nothing reaches.
extension Checker {
  /// One value that a subject, or a part of it, can have.
  private enum Constructor: FastHashable {
    case named(String)
    case none
    /// A value that is known by its text only: a number, a string, a range.
    case literal(String)

    var fastHash: UInt {
      switch self {
      case .named(let name): return name.fastHash
      case .none: return 0
      case .literal(let text): return mixed(text.fastHash, 1)
      }
    }
  }

  /// A pattern of the matrix: what it must be, or anything.
  private enum Column {
    case any
    case value(Constructor, [Column])
    /// Matches some values, nobody knows which.
    case some
  }

  /// Reports what is missing and what is never reached; gives whether Swift wants
  /// `@unknown default` as well.
  mutating func checkExhaustive(
    _ subject: CheckedExpression,
    _ cases: [(patterns: [CheckedPattern], hasCondition: Bool, span: SourceSpan)],
    _ syntax: SwitchSyntax, filler: String
  ) -> Bool {
    guard !subject.type.isOpen, !cases.isEmpty else {
      if cases.isEmpty { report(.switchWithoutCases(syntax.keywordSpan)) }
      return false
    }
    let types: [Type]
    if case .tuple(let elements) = subject.type {
      types = elements.map(\.type)
    } else {
      types = [subject.type]
    }
    if let covered = checkPlainCases(cases, types, syntax, filler) { return covered }
    var rows: [[Column]] = []
    var budget = 20_000
    var hasDefault = false
    for entry in cases {
      let patterns = entry.patterns.isEmpty ? [CheckedPattern.wildcard] : entry.patterns
      if entry.patterns.isEmpty { hasDefault = true }
      var isReached = false
      for pattern in patterns {
        let row = columns(pattern, types)
        if witness(rows, row, types, &budget) != nil { isReached = true }
        if !entry.hasCondition { rows.append(row) }
      }
      // A later version may have values for `default` that are no case now.
      let isForFuture =
        entry.patterns.isEmpty && types.contains { isOpenEnum($0.unwrapped) }
      if !isReached, !isForFuture, budget > 0 { report(.caseNeverReached(entry.span)) }
    }
    if !hasDefault, reportMissing(rows, types, syntax, filler, &budget) { return false }
    return !hasDefault && types.contains { isOpenEnum($0.unwrapped) }
  }

  /// A `switch` over one value whose cases name plain values, however many there are; nil for others.
  private mutating func checkPlainCases(
    _ cases: [(patterns: [CheckedPattern], hasCondition: Bool, span: SourceSpan)],
    _ types: [Type], _ syntax: SwitchSyntax, _ filler: String
  ) -> Bool? {
    guard cases.count > 40, types.count == 1, !types[0].isOptional else { return nil }
    var covered: HashSet<Constructor> = []
    var isOpen = true
    for entry in cases {
      var isReached = false
      let patterns = entry.patterns.isEmpty ? [CheckedPattern.wildcard] : entry.patterns
      for pattern in patterns {
        switch column(pattern) {
        case .any:
          if isOpen { isReached = true }
          if !entry.hasCondition { isOpen = false }
        case .value(let constructor, let inner) where inner.isEmpty:
          if isOpen, !covered.contains(constructor) { isReached = true }
          if !entry.hasCondition { covered.insert(constructor) }
        default: return nil
        }
      }
      if !isReached { report(.caseNeverReached(entry.span)) }
    }
    guard isOpen else { return false }
    let all = constructors(types[0])
    let missing = all?.filter { !covered.contains($0) } ?? [.named("_")]
    guard !missing.isEmpty else { return isOpenEnum(types[0]) }
    let rows = all == nil ? [] : covered.map { [Column.value($0, [])] }
    var budget = 2_000_000
    _ = reportMissing(rows, types, syntax, filler, &budget)
    return false
  }

  /// Reports the values that no case covers; the fix-it adds cases for them.
  private mutating func reportMissing(
    _ known: [[Column]], _ types: [Type], _ syntax: SwitchSyntax, _ filler: String,
    _ budget: inout Int
  ) -> Bool {
    var rows = known
    let anything = Array(repeating: Column.any, count: types.count)
    var missing: [[String]] = []
    var isMore = false
    while let words = witness(rows, anything, types, &budget) {
      if missing.count == 12 {
        isMore = true
        break
      }
      missing.append(words)
      rows.append(words.map { Checker.column(of: $0) })
    }
    guard !missing.isEmpty else { return false }
    let needsDefault = isMore || missing.contains { $0.allSatisfy { $0 == "_" } }
    let patterns = missing.map { words in
      words.count == 1 ? words[0] : "(" + words.joined(separator: ", ") + ")"
    }
    let shown = needsDefault && !isMore ? [] : Array(patterns.prefix(3))
    let lines = needsDefault ? ["default"] : patterns.map { "case " + $0 }
    let end = syntax.bodySpan.end - 1
    let place = SourceSpan(file: syntax.bodySpan.file, start: end, end: end)
    let text = lines.map { $0 + ":" + filler + "\n" }.joined()
    report(
      .switchNotExhaustive(
        syntax.keywordSpan, shown, isMore: patterns.count > shown.count && !shown.isEmpty,
        fixIts: [
          .init(
            needsDefault ? "add 'default'" : "add the missing cases", [.init(place, "\n" + text)])
        ]))
    return true
  }

  /// The pattern that a word of a witness stands for.
  private static func column(of word: String) -> Column {
    switch word {
    case "_": return .any
    case "nil": return .value(.none, [])
    case "true", "false": return .value(.named(word), [])
    default:
      return word.hasPrefix(".")
        ? .value(.named(String(word.dropFirst())), []) : .value(.literal(word), [])
    }
  }

  private mutating func isOpenEnum(_ type: Type) -> Bool {
    guard case .nominal(let name, _) = type,
      case .enumeration(_, let isOpen)? = library.type(name)?.kind
    else { return false }
    return isOpen
  }

  // MARK: - Patterns

  private func columns(_ pattern: CheckedPattern, _ types: [Type]) -> [Column] {
    if types.count == 1 { return [column(pattern)] }
    switch pattern {
    case .tuple(let patterns) where patterns.count == types.count:
      return patterns.map { column($0) }
    case .wildcard, .binding(_, isOptional: false):
      return types.map { _ in .any }
    default:
      return types.map { _ in .some }
    }
  }

  private func column(_ pattern: CheckedPattern) -> Column {
    switch pattern {
    case .wildcard: return .any
    case .binding(_, let isOptional): return isOptional ? .value(.named("?"), [.any]) : .any
    case .enumCase(let name, let patterns):
      let isPlain = patterns.allSatisfy { pattern in
        switch pattern {
        case .wildcard, .binding(_, isOptional: false): return true
        default: return false
        }
      }
      return isPlain ? .value(.named(name), []) : .some
    case .expression(let value): return column(value)
    case .tuple(let patterns): return patterns.count == 1 ? column(patterns[0]) : .some
    }
  }

  private func column(_ value: CheckedExpression) -> Column {
    switch value.kind {
    case .boolean(let boolean): return .value(.named(boolean ? "true" : "false"), [])
    case .nil: return .value(.none, [])
    case .implicitMember(let name, _): return .value(.named(name), [])
    case .member(let base, let name, _):
      if case .type = base.kind { return .value(.named(name), []) }
      return .some
    case .number, .string: return .value(.literal(text(value.span)), [])
    case .parentheses(let inner): return column(inner)
    default: return .some
    }
  }

  // MARK: - Usefulness

  /// All values of a type; nil where there are too many to list.
  private mutating func constructors(_ type: Type) -> [Constructor]? {
    switch type {
    case .nominal("Bool", _): return [.named("true"), .named("false")]
    case .optional: return [.none, .named("?")]
    case .nominal(let name, _):
      if case .enumeration(let cases, _)? = library.type(name)?.kind {
        return cases.map { .named($0) }
      }
      return nil
    default: return nil
    }
  }

  /// Values that `row` matches and none of `rows` does, in words; nil where there are none.
  private mutating func witness(
    _ rows: [[Column]], _ row: [Column], _ types: [Type], _ budget: inout Int
  ) -> [String]? {
    budget -= 1
    guard budget > 0 else { return nil }
    guard let type = types.first, let first = row.first else { return rows.isEmpty ? [] : nil }
    switch first {
    case .some:
      // It may match something that no other does.
      return rest(
        rows.filter { if case .any = $0[0] { true } else { false } }, row, types, "_",
        &budget)
    case .value(let constructor, let inner):
      return specialised(rows, row, types, constructor, inner, &budget)
    case .any:
      guard let all = constructors(type) else {
        var literals: HashSet<Constructor> = []
        for row in rows {
          if case .value(let constructor, _) = row[0] { literals.insert(constructor) }
        }
        // A value that is none of those that are listed.
        return rest(
          rows.filter { if case .any = $0[0] { true } else { false } }, row, types, "_", &budget)
      }
      for constructor in all {
        if let found = specialised(rows, row, types, constructor, [.any], &budget) { return found }
      }
      return nil
    }
  }

  private mutating func rest(
    _ rows: [[Column]], _ row: [Column], _ types: [Type], _ word: String, _ budget: inout Int
  ) -> [String]? {
    witness(
      rows.map { Array($0.dropFirst()) }, Array(row.dropFirst()), Array(types.dropFirst()),
      &budget
    ).map { [word] + $0 }
  }

  private mutating func specialised(
    _ rows: [[Column]], _ row: [Column], _ types: [Type], _ constructor: Constructor,
    _ inner: [Column], _ budget: inout Int
  ) -> [String]? {
    if case .optional(let wrapped) = types[0], constructor != .none {
      // Inside an optional the pattern is one of what it wraps.
      func unwrap(_ column: Column) -> Column? {
        switch column {
        case .any: return .any
        case .some: return .some
        case .value(.none, _): return nil
        case .value(.named("?"), let inner): return inner.first ?? .any
        case .value(let constructor, let inner): return .value(constructor, inner)
        }
      }
      guard let own = unwrap(row[0]) else { return nil }
      let matching = rows.compactMap { row -> [Column]? in
        unwrap(row[0]).map { [$0] + row.dropFirst() }
      }
      return witness(
        matching, [own] + row.dropFirst(), [wrapped] + types.dropFirst(), &budget)
    }
    let matching = rows.filter { other in
      switch other[0] {
      case .any: return true
      case .value(let value, _): return value == constructor
      case .some: return false
      }
    }
    let word: String
    switch constructor {
    case .named(let name): word = name == "true" || name == "false" ? name : "." + name
    case .none: word = "nil"
    case .literal(let text): word = text
    }
    return rest(matching, row, types, word, &budget)
  }
}
