import Diagnostics
import Hashing
import Parser

/// `let`s that may mention each other whatever their order: those of files and of configurations.
extension Checker {
  /// Declares each of some names behind those that its value mentions, whatever their order; what
  /// mentions itself is an error.
  ///
  /// `check` declares one in the innermost scope, where what it needs is declared already, and may be
  /// asked twice; `take` is told what it gave.
  mutating func declareInOrder<Value>(
    _ names: [NameSyntax], check: (inout Checker, Int) -> Value,
    take: (inout Checker, Int, Value, _ isCircular: Bool) -> Void
  ) {
    var positions: HashMap<String, Int> = [:]
    for (index, name) in names.enumerated() { positions[name.text] = index }
    var isDone = Array(repeating: false, count: names.count)
    var isOpen = isDone
    for start in names.indices {
      var stack = [start]
      while let index = stack.last {
        if isDone[index] {
          stack.removeLast()
          continue
        }
        let before = diagnostics.count
        trialBudget = Checker.trialLimit
        let value = check(&self, index)
        let missing = diagnostics[before...].compactMap { said -> (Int, SourceSpan)? in
          guard said.id == .unknownName else { return nil }
          return positions[text(said.span)].map { ($0, said.span) }
        }
        guard let first = missing.first else {
          isDone[index] = true
          take(&self, index, value, false)
          continue
        }
        diagnostics.removeSubrange(before...)
        scopes[scopes.count - 1][names[index].text] = nil
        isOpen[index] = true
        let waiting = missing.map(\.0).filter { !isOpen[$0] }
        if waiting.isEmpty {
          report(.constantCycle(names[index], first.1, text(first.1)))
          isDone[index] = true
          take(&self, index, value, true)
        } else {
          stack += waiting
        }
      }
    }
  }
}
