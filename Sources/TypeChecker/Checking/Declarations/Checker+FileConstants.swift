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

  private func constantOfNoType(_ name: NameSyntax) -> Symbol {
    Symbol(reference: Reference(.fileConstant, name.text, name.span), type: .error)
  }
}
