import TypeChecker

/// Calls and members, and how they are laid out.
extension BodyEmitter {
  /// A piece of an expression behind its root: `.bold`, `.onChanged { … }`.
  private struct Piece {
    var name: String
    var call: CheckedCall?
  }

  /// A member or a call, with all that it hangs on; broken before the dots where it is long.
  mutating func postfixText(_ expression: CheckedExpression, _ place: Place) -> String {
    var pieces: [Piece] = []
    var root = expression
    while true {
      if case .member(let base, let name, let isOptionalChain) = root.kind {
        pieces.append(
          Piece(name: (isOptionalChain ? "?." : ".") + SwiftName.member(name), call: nil))
        root = base
      } else if case .call(let call) = root.kind,
        case .member(let base, let name, let isOptionalChain) = call.callee.kind
      {
        pieces.append(
          Piece(name: (isOptionalChain ? "?." : ".") + SwiftName.member(name), call: call))
        root = base
      } else {
        break
      }
    }
    pieces.reverse()
    let rootText = rootText(root, isAlone: pieces.isEmpty, place)
    let calls = pieces.count { $0.call != nil }
    var isRootCall = false
    if case .call = root.kind { isRootCall = true }
    if calls == 0 || calls == 1 && !isRootCall {
      return pieces.reduce(rootText) { $0 + text($1, place.after($0 + $1.name), $1.name) }
    }
    return broken(rootText, pieces, place)
  }

  private mutating func broken(_ root: String, _ pieces: [Piece], _ place: Place) -> String {
    var lines: [String] = []
    for piece in pieces {
      let text = text(piece, Place(edge: place.edge + 2).after(piece.name), piece.name)
      if piece.call == nil, let last = lines.last, !last.isMultiline {
        lines[lines.count - 1] = last + text
      } else {
        lines.append(text)
      }
    }
    let inOneLine = root + lines.joined()
    if place.fits(inOneLine) { return inOneLine }
    let closesBlock = root.isMultiline && root.lastLine == "}"
    return ([root] + lines.map { closesBlock ? $0 : $0.indented() }).joined(separator: "\n")
  }

  private mutating func text(_ piece: Piece, _ place: Place, _ name: String) -> String {
    guard let call = piece.call else { return name }
    return callText(name, call, place)
  }

  private mutating func rootText(
    _ root: CheckedExpression, isAlone: Bool, _ place: Place
  ) -> String {
    guard case .call(let call) = root.kind else {
      let text = text(root, place)
      switch root.kind {
      case .binary, .ternary, .cast, .prefix: return "(" + text + ")"
      case .string(let string) where !string.isMultiline: return text
      default: return text
      }
    }
    switch call.callee.kind {
    case .reference(let reference):
      switch reference.kind {
      case .slot, .action: return callText(name(reference), call.withoutLabels, place)
      case .stylePart: return partText(reference.name, call, place)
      default: return callText(name(reference), call, place)
      }
    case .styled(let styled): return text(styled, owned: call.arguments, place)
    case .type(let type):
      return callText(type.swift, localised(call, type), place)
    default:
      let callee = text(call.callee, place)
      return callText(callee, call, place)
    }
  }

  /// The call with the bundle of the module's strings where `Text` looks one up.
  private func localised(_ call: CheckedCall, _ type: Type) -> CheckedCall {
    guard context.options.bundle != .main, type == .text, call.arguments.count == 1,
      call.arguments[0].label == nil,
      case .string(let string) = call.arguments[0].value.kind, string.isLocalized
    else { return call }
    var call = call
    call.arguments.append(context.bundleArgument)
    return call
  }

  /// `name(arguments) { … } label: { … }`
  private mutating func callText(_ name: String, _ call: CheckedCall, _ place: Place) -> String {
    let name = call.isOptional ? name + "?" : name
    return callText(name, call.arguments, place.after(name))
  }

  /// `place` is the place behind the name.
  mutating func callText(
    _ name: String, _ arguments: [CheckedArgument], _ place: Place
  ) -> String {
    let plain = arguments.filter { !$0.isTrailing }
    let trailing = arguments.filter(\.isTrailing)
    let texts = plain.map { argument in
      let label = argument.label.map { SwiftName.label($0) + ": " } ?? ""
      return label + text(argument.value, place.inside().after(label))
    }
    return call(name, texts, trailing, place)
  }

  /// A call whose arguments in the parentheses are written already.
  mutating func call(
    _ name: String, _ texts: [String], _ trailing: [CheckedArgument], _ place: Place
  ) -> String {
    if texts.isEmpty && !trailing.isEmpty { return name + trailingText(trailing, place) }
    // What stands behind the parentheses begins with ` {`.
    let room = place.room - (trailing.isEmpty ? 0 : 2)
    if let last = texts.last, last.isMultiline, last.lastLine == "}" || last.lastLine == "]",
      texts.count == 1, trailing.isEmpty, !last.contains("\n.") && !last.contains("\n  .")
    {
      return name + "(" + last + ")"
    }
    let opening = SwiftWriter.listed("(", texts, ")", room: room)
    return name + opening + trailingText(trailing, place.after(opening))
  }

  /// ` { … } label: { … }`
  mutating func trailingText(_ trailing: [CheckedArgument], _ place: Place) -> String {
    if trailing.isEmpty { return "" }
    var parts: [ClosureText] = []
    for argument in trailing {
      if case .closure(let closure) = argument.value.kind {
        parts.append(closureText(closure, place))
      } else {
        parts.append(ClosureText(head: "", body: text(argument.value, place.inside())))
      }
    }
    var inOneLine = ""
    for (index, part) in parts.enumerated() {
      let label = index == 0 ? "" : (trailing[index].label ?? "_") + ": "
      inOneLine += " " + label + part.inOneLine
    }
    // Two closures are told apart more easily one below the other, unless both are short.
    if place.fits(inOneLine) && (parts.count == 1 || inOneLine.columns <= 60) { return inOneLine }
    var result = ""
    for (index, part) in parts.enumerated() {
      let label = index == 0 ? "" : (trailing[index].label ?? "_") + ": "
      result += " " + label + part.inLines
    }
    return result
  }
}

extension CheckedCall {
  /// As a closure is called, which has no labels.
  fileprivate var withoutLabels: CheckedCall {
    var call = self
    for index in call.arguments.indices { call.arguments[index].label = nil }
    return call
  }
}
