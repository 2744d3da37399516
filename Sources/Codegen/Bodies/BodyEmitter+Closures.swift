import TypeChecker

/// A closure's text in its two layouts.
struct ClosureText {
  /// `drag in`, "" where it has no head.
  var head: String
  var body: String

  var inOneLine: String {
    let words = [head, body].filter { !$0.isEmpty }
    return words.isEmpty ? "{}" : "{ " + words.joined(separator: " ") + " }"
  }

  var inLines: String {
    if body.isEmpty { return inOneLine }
    return "{" + (head.isEmpty ? "" : " " + head) + "\n" + body.indented() + "\n}"
  }
}

/// Closures and the statements of actions.
extension BodyEmitter {
  mutating func write(_ closure: CheckedClosure, _ place: Place) {
    let text = closureText(closure, place)
    let inOneLine = text.inOneLine
    out.append(place.fits(inOneLine) ? inOneLine : text.inLines)
  }

  mutating func closureText(_ closure: CheckedClosure, _ place: Place) -> ClosureText {
    let outer = (claimed, replacements)
    defer { (claimed, replacements) = outer }
    var head = ""
    if let parameters = closure.parameters {
      for parameter in parameters { replacements[parameter] = nil }
      head =
        parameters.map { $0 == "_" ? $0 : SwiftName.escaped($0) }.joined(separator: ", ")
        + (parameters.isEmpty ? "" : " ") + "in"
    }
    let inside = place.inside()
    let body = string { emitter in
      switch closure.body {
      case .views(let block): emitter.write(block, inside)
      case .value(let block): emitter.writeFunctionBody(block, inside)
      case .statements(let statements): emitter.write(statements, inside)
      }
    }
    return ClosureText(head: head, body: body)
  }

  /// Statements, one a line.
  mutating func write(_ statements: [CheckedStatement], _ place: Place) {
    var isFirst = true
    for (index, statement) in statements.enumerated() {
      if case .constant(let constant) = statement,
        !found(constant.name, { $0.walk(Array(statements[(index + 1)...])) })
      {
        continue
      }
      if !isFirst { out.append(.newline) }
      isFirst = false
      self.statement { $0.write(statement, place) }
    }
  }

  private mutating func write(_ statement: CheckedStatement, _ place: Place) {
    switch statement {
    case .expression(let expression):
      if case .raw(let span, _) = expression.kind {
        return out.append(context.rawStatement(span))
      }
      let prefix = expression.isResultUnused ? "" : "_ = "
      out.append(prefix)
      write(expression, place.after(prefix))
    case .assignment(let target, let name, let value):
      let start = out.count
      write(target, place)
      out.append(" ")
      out.append(name)
      out.append(" ")
      write(value, place.after(out, from: start))
    case .constant(let constant): write(constant, place)
    case .if(let conditions, let then, let otherwise):
      if conditions.isFixed {
        return out.append(fixedStatements(conditions, then, otherwise, place))
      }
      let outer = replacements
      out.append("if ")
      writeIfHead(conditions, place) { found($0, { $0.walk(then) }) }
      out.append(" {\n")
      writeIndented { $0.write(then, place.inside()) }
      out.append("\n}")
      replacements = outer
      if otherwise.isEmpty { return }
      out.append(" else ")
      if otherwise.count == 1, case .if(let inner, _, _) = otherwise[0], !inner.isFixed {
        return self.statement { $0.write(otherwise[0], place) }
      }
      out.append("{\n")
      writeIndented { $0.write(otherwise, place.inside()) }
      out.append("\n}")
    case .switch(let choice):
      write(
        choice, place, mentions: { name, body in found(name) { $0.walk(body) } },
        write: {
          let start = $0.out.count
          $0.write($1, $2)
          if $0.out.count == start { $0.out.append("break") }
        })
    }
  }

  private mutating func fixedStatements(
    _ conditions: [CheckedCondition], _ then: [CheckedStatement],
    _ otherwise: [CheckedStatement], _ place: Place
  ) -> String {
    let (fixed, rest) = conditions.fixedFirst
    let inner: [CheckedStatement] =
      rest.isEmpty ? then : [.if(rest, then, otherwise: otherwise)]
    let texts = [inner, otherwise].map { statements in
      let text = string { $0.write(statements, place.inside(2)) }
      return text.isEmpty ? "do {}" : text
    }
    let sdk = newestSDK { $0.walk(inner) }
    return FixedChoice([fixed]).text(sdks: [sdk]) { texts[$0] }
  }
}

extension CheckedExpression {
  /// Whether Swift lets it stand alone without a word about its result.
  fileprivate var isResultUnused: Bool {
    switch type {
    case .tuple([]), .optional(.tuple([])), .given, .error: return true
    default: break
    }
    guard case .call(let call) = kind else { return true }
    return call.declaration == nil || call.declaration?.name == "withAnimation"
  }
}

extension [CheckedCondition] {
  /// Whether something in it is fixed before the view appears.
  var isFixed: Bool {
    contains { if case .fixed = $0 { true } else { false } }
  }

  /// What is fixed, as one condition, and the rest.
  var fixedFirst: (FixedCondition, [CheckedCondition]) {
    var fixed: FixedCondition?
    var rest: [CheckedCondition] = []
    for condition in self {
      if case .fixed(let next) = condition {
        fixed = fixed.map { .and($0, next) } ?? next
      } else {
        rest.append(condition)
      }
    }
    return (fixed ?? .os([], includesOthers: true), rest)
  }
}
