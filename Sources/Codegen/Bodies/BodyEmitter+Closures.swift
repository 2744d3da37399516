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
  mutating func text(_ closure: CheckedClosure, _ place: Place) -> String {
    let text = closureText(closure, place)
    return place.fits(text.inOneLine) ? text.inOneLine : text.inLines
  }

  mutating func closureText(_ closure: CheckedClosure, _ place: Place) -> ClosureText {
    let outer = (taken, replacements)
    defer { (taken, replacements) = outer }
    var head = ""
    if let parameters = closure.parameters {
      for parameter in parameters { replacements[parameter] = nil }
      head =
        parameters.map { $0 == "_" ? $0 : SwiftName.escaped($0) }.joined(separator: ", ")
        + (parameters.isEmpty ? "" : " ") + "in"
    }
    let inside = place.inside()
    switch closure.body {
    case .views(let block): return ClosureText(head: head, body: text(block, inside))
    case .value(let block): return ClosureText(head: head, body: functionBody(block, inside))
    case .statements(let statements):
      return ClosureText(head: head, body: text(statements, inside))
    }
  }

  /// Statements, one a line.
  mutating func text(_ statements: [CheckedStatement], _ place: Place) -> String {
    var lines: [String] = []
    for (index, statement) in statements.enumerated() {
      if case .constant(let constant) = statement,
        !found(constant.name, { $0.walk(Array(statements[(index + 1)...])) })
      {
        continue
      }
      lines.append(self.statement { $0.text(statement, place) })
    }
    return lines.joined(separator: "\n")
  }

  private mutating func text(_ statement: CheckedStatement, _ place: Place) -> String {
    switch statement {
    case .expression(let expression):
      if case .raw(let span, _) = expression.kind { return context.rawStatement(span) }
      let prefix = expression.isResultUnused ? "" : "_ = "
      return prefix + text(expression, place.after(prefix))
    case .assignment(let target, let name, let value):
      let left = text(target, place) + " " + name + " "
      return left + text(value, place.after(left))
    case .constant(let constant): return text(constant, place)
    case .if(let conditions, let then, let otherwise):
      if conditions.isFixed {
        return fixedStatements(conditions, then, otherwise, place)
      }
      let outer = replacements
      var result = ifHead(conditions, place) { found($0, { $0.walk(then) }) }
      result = "if " + result + " {\n" + text(then, place.inside()).indented() + "\n}"
      replacements = outer
      if otherwise.isEmpty { return result }
      if otherwise.count == 1, case .if(let inner, _, _) = otherwise[0], !inner.isFixed {
        return result + " else " + self.statement { $0.text(otherwise[0], place) }
      }
      return result + " else {\n" + text(otherwise, place.inside()).indented() + "\n}"
    case .switch(let choice):
      return text(choice, place, mentions: { name, body in found(name) { $0.walk(body) } }) {
        let text = $0.text($1, $2)
        return text.isEmpty ? "break" : text
      }
    }
  }

  private mutating func fixedStatements(
    _ conditions: [CheckedCondition], _ then: [CheckedStatement],
    _ otherwise: [CheckedStatement], _ place: Place
  ) -> String {
    let (fixed, rest) = conditions.fixedFirst
    let inner: [CheckedStatement] =
      rest.isEmpty ? then : [.if(rest, then, otherwise: otherwise)]
    var texts = [text(inner, place.inside(2)), text(otherwise, place.inside(2))]
    for index in texts.indices where texts[index].isEmpty { texts[index] = "do {}" }
    var sdk: Int?
    Mentions(call: { sdk = newer(sdk, $0.sdk) }).walk(inner)
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

/// The newer of two SDKs.
func newer(_ left: Int?, _ right: Int?) -> Int? {
  guard let left else { return right }
  return right.map { Swift.max(left, $0) } ?? left
}
