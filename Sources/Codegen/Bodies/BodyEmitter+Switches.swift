import TypeChecker

/// `switch`, of views, values and statements.
extension BodyEmitter {
  /// `mentions` tells whether a name is used in a body, `write` writes a body.
  mutating func text<Body>(
    _ choice: CheckedSwitch<Body>, _ place: Place, mentions: @escaping (String, Body) -> Bool,
    write: (inout BodyEmitter, Body, Place) -> String
  ) -> String {
    var lines = ["switch " + switchSubject(choice.subject, place) + " {"]
    for element in choice.cases {
      let outer = (taken, replacements)
      let isUsed = { (name: String) in
        mentions(name, element.body)
          || (element.condition.map { $0.mentions(name) } ?? false)
      }
      var head = "default:"
      if !element.patterns.isEmpty {
        let patterns = element.patterns.map { text($0, place, isUsed: isUsed) }
        head = "case " + patterns.joined(separator: ", ")
        if let condition = element.condition { head += " where " + text(condition, place) }
        head += ":"
      }
      let body = write(&self, element.body, place.inside())
      (taken, replacements) = outer
      if !body.isMultiline && place.fits(head + " " + body) && body.columns <= 60 {
        lines.append(head + " " + body)
      } else {
        lines.append(head + "\n" + body.indented())
      }
    }
    if choice.needsUnknownDefault, let last = choice.cases.last {
      // Swift's open enums may get cases; they are drawn as the last one that is known.
      let body = write(&self, last.body, place.inside())
      lines.append("@unknown default:\n" + body.indented())
    }
    lines.append("}")
    return lines.joined(separator: "\n")
  }

  private mutating func switchSubject(_ subject: CheckedExpression, _ place: Place) -> String {
    let text = text(subject, place.after("switch "))
    return subject.hasTrailingClosure ? "(" + text + ")" : text
  }

  private mutating func text(
    _ pattern: CheckedPattern, _ place: Place, isUsed: (String) -> Bool
  ) -> String {
    switch pattern {
    case .wildcard: return "_"
    case .expression(let expression): return text(expression, place)
    case .tuple(let patterns):
      return "(" + patterns.map { text($0, place, isUsed: isUsed) }.joined(separator: ", ") + ")"
    case .binding(let name, let isOptional):
      replacements[name] = nil
      let suffix = isOptional ? "?" : ""
      return (isUsed(name) ? "let " + SwiftName.escaped(name) : "_") + suffix
    case .enumCase(let name, let patterns):
      let inner = patterns.map { text($0, place, isUsed: isUsed) }
      return "." + SwiftName.member(name)
        + (inner.isEmpty ? "" : "(" + inner.joined(separator: ", ") + ")")
    }
  }
}
