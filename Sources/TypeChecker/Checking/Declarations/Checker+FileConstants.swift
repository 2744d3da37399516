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
    declareInOrder(pending.map(\.0.name)) { checker, index in
      checker.declareConstant(pending[index].0, kind: .fileConstant)
    } take: { checker, index, constant, isCircular in
      let (syntax, located, position) = pending[index]
      if isCircular {
        checker.declare(checker.constantOfNoType(syntax.name))
        return
      }
      checker.module.constants[position].constant = constant
      checker.checkAccess(
        of: constant.type, syntax.name.span, in: located.prefix, syntax.name.text)
    }
  }

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

  private func constantOfNoType(_ name: NameSyntax) -> Symbol {
    Symbol(reference: Reference(.fileConstant, name.text, name.span), type: .error)
  }
}
