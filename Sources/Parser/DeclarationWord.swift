import Lexer

/// The words that begin a declaration at file level, apart from the reserved `let` and `func`.
enum DeclarationWord: CaseIterable {
  case target, `import`, configuration, `default`, style, `enum`, `struct`, view, modifier, extern

  var text: StaticString {
    switch self {
    case .target: return "target"
    case .import: return "import"
    case .configuration: return "configuration"
    case .default: return "default"
    case .style: return "style"
    case .enum: return "enum"
    case .struct: return "struct"
    case .view: return "view"
    case .modifier: return "modifier"
    case .extern: return "extern"
    }
  }
}

/// The words that begin a member of a configuration, apart from the reserved `let`.
enum MemberWord: CaseIterable {
  case slot, state, binding, action, `enum`, never, component

  var text: StaticString {
    switch self {
    case .slot: return "slot"
    case .state: return "state"
    case .binding: return "binding"
    case .action: return "action"
    case .enum: return "enum"
    case .never: return "never"
    case .component: return "component"
    }
  }
}

/// How many letters must be changed, added, left out or swapped with their neighbour to make one
/// word of another; `limit` where it is that or more.
func editDistance(_ left: some Sequence<UInt8>, _ right: some Sequence<UInt8>, limit: Int) -> Int {
  let left = Array(left)
  let right = Array(right)
  guard abs(left.count - right.count) < limit, left.count < 40, right.count < 40 else {
    return limit
  }
  var beforePrevious: [Int] = []
  var previous = Array(0...right.count)
  for row in 0..<left.count {
    var line = [row + 1]
    for column in 0..<right.count {
      let change = previous[column] + (left[row] == right[column] ? 0 : 1)
      var best = min(change, previous[column + 1] + 1, line[column] + 1)
      if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
        best = min(best, beforePrevious[column - 1] + 1)
      }
      line.append(best)
    }
    beforePrevious = previous
    previous = line
  }
  return min(previous[right.count], limit)
}

extension Parser {
  /// The word that a token is probably a misspelling of.
  func nearest<Word: CaseIterable>(_ token: Token, _ text: KeyPath<Word, StaticString>) -> Word? {
    guard token.kind == .identifier else { return nil }
    let written = Array(bytes[Int(token.start)..<Int(token.end)]).map { byte in
      byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
    }
    var best: (word: Word, distance: Int)?
    for word in Word.allCases {
      let text = word[keyPath: text]
      let candidate = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
      let limit = candidate.count <= 4 ? 2 : 3
      let distance = editDistance(written, candidate, limit: limit)
      if distance < limit, distance < best?.distance ?? .max { best = (word, distance) }
    }
    return best?.word
  }
}
