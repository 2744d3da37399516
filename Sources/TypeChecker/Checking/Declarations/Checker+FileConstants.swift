import Diagnostics
import Hashing
import Parser

/// `let`s of the file level.
extension Checker {
  /// Each is checked when those that it mentions are known, whatever their order.
  mutating func checkConstants(_ declarations: [Located<DeclarationSyntax.Kind>]) {
    var pending: [(LetSyntax, Located<DeclarationSyntax.Kind>, Int)] = []
    for located in declarations {
      guard case .let(let syntax) = located.syntax else { continue }
      if let other = scopes[0][syntax.name.text] {
        report(.declaredTwice(syntax.name, other.reference.declaration))
        continue
      }
      checkFileName(syntax.name)
      let constant = CheckedConstant(
        name: syntax.name.text, type: .error, hasWrittenType: syntax.type != nil,
        value: .expression(error(syntax.value.span)), span: syntax.name.span)
      module.constants.append(
        CheckedFileConstant(
          constant: constant, documentation: located.prefix.documentation,
          access: access(located.prefix), availability: availability(located.prefix)))
      module.files[Int(located.file)].items.append(.constant(module.constants.count - 1))
      pending.append((syntax, located, module.constants.count - 1))
    }
    checkInOrder(pending)
  }

  /// Checks each constant after those that it mentions; what mentions itself is an error.
  private mutating func checkInOrder(
    _ pending: [(LetSyntax, Located<DeclarationSyntax.Kind>, Int)]
  ) {
    var positions: HashMap<String, Int> = [:]
    for (index, entry) in pending.enumerated() { positions[entry.0.name.text] = index }
    var isDone = Array(repeating: false, count: pending.count)
    var isOpen = isDone
    for start in pending.indices {
      var stack = [start]
      while let index = stack.last {
        if isDone[index] {
          stack.removeLast()
          continue
        }
        let (syntax, located, position) = pending[index]
        let before = diagnostics.count
        trialBudget = Checker.trialLimit
        let constant = declareConstant(syntax, kind: .fileConstant)
        let missing = diagnostics[before...].compactMap { said -> (Int, SourceSpan)? in
          guard said.id == .unknownName else { return nil }
          return positions[text(said.span)].map { ($0, said.span) }
        }
        if let first = missing.first {
          diagnostics.removeSubrange(before...)
          scopes[0][syntax.name.text] = nil
          isOpen[index] = true
          let waiting = missing.map(\.0).filter { !isOpen[$0] }
          if waiting.isEmpty {
            report(.constantCycle(syntax.name, first.1, text(first.1)))
            declare(constantOfNoType(syntax.name))
            isDone[index] = true
          } else {
            stack += waiting
          }
          continue
        }
        isDone[index] = true
        module.constants[position].constant = constant
        checkAccess(of: constant.type, syntax.name.span, in: located.prefix, syntax.name.text)
      }
    }
  }

  private func constantOfNoType(_ name: NameSyntax) -> Symbol {
    Symbol(reference: Reference(.fileConstant, name.text, name.span), type: .error)
  }
}
