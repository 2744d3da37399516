import TypeChecker

/// `switch`, of views, values and statements.
extension BodyEmitter {
  /// `mentions` tells whether a name is used in a body, `write` writes a body.
  mutating func write<Body>(
    _ choice: CheckedSwitch<Body>, _ place: Place, mentions: @escaping (String, Body) -> Bool,
    write: (inout BodyEmitter, Body, Place) -> Void
  ) {
    out.append("switch ")
    if choice.subject.hasTrailingClosure {
      out.append("(")
      self.write(choice.subject, place.after("switch "))
      out.append(")")
    } else {
      self.write(choice.subject, place.after("switch "))
    }
    out.append(" {\n")
    for element in choice.cases {
      let outer = (claimed, replacements)
      let isUsed = { (name: String) in
        mentions(name, element.body)
          || (element.condition.map { $0.mentions(name) } ?? false)
      }
      let start = out.count
      if element.patterns.isEmpty {
        out.append("default:")
      } else {
        let patterns = element.patterns.map { text($0, place, isUsed: isUsed) }
        out.append("case ")
        out.append(patterns.joined(separator: ", "))
        if let condition = element.condition {
          out.append(" where ")
          self.write(condition, place)
        }
        out.append(":")
      }
      out.append(" ")
      let body = out.count
      write(&self, element.body, place.inside())
      (claimed, replacements) = outer
      let isShort =
        !out.isMultiline(from: body) && place.fits(out, from: start)
        && out.columns(from: body) <= 60
      if !isShort {
        out.indent(from: body)
        out.breakLine(at: body - 1)
      }
      out.append(.newline)
    }
    if choice.needsUnknownDefault, let last = choice.cases.last {
      // Swift's open enums may get cases; they are drawn as the last one that is known.
      out.append("@unknown default:\n")
      writeIndented { write(&$0, last.body, place.inside()) }
      out.append(.newline)
    }
    out.append("}")
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
