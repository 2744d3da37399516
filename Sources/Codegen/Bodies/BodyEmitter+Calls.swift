import TypeChecker

/// Calls and members, and how they are laid out.
extension BodyEmitter {
  /// A piece of an expression behind its root: `.bold`, `.onChanged { … }`.
  private struct Piece {
    var name: String
    var call: CheckedCall?
  }

  /// A member or a call, with all that it hangs on; broken before the dots where it is long.
  mutating func writePostfix(_ expression: CheckedExpression, _ place: Place) {
    if expression.isRoot { return writeRoot(expression, place) }
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
    let start = out.count
    writeRoot(root, place)
    let calls = pieces.count { $0.call != nil }
    var isRootCall = false
    if case .call = root.kind { isRootCall = true }
    if calls == 0 || calls == 1 && !isRootCall {
      for piece in pieces {
        out.append(piece.name)
        writeCall(piece, place.after(out, from: start))
      }
      return
    }
    writeBroken(pieces, from: start, place)
  }

  /// Writes the pieces behind a root that was written from `start` on, each call on a line of its own
  /// where they do not fit.
  private mutating func writeBroken(_ pieces: [Piece], from start: Int, _ place: Place) {
    let closesBlock = out.isMultiline(from: start) && out.endsInLine("}", from: start)
    // Where they begin.
    var lines: [Int] = []
    for piece in pieces {
      if let last = lines.last, piece.call == nil, !out.isMultiline(from: last) {
        out.append(piece.name)
      } else {
        lines.append(out.count)
        out.append(piece.name)
        writeCall(piece, Place(edge: place.edge + 2).after(piece.name))
      }
    }
    if place.fits(out, from: start) { return }
    var texts: [String] = []
    for start in lines.reversed() { texts.append(cut(from: start)) }
    for text in texts.reversed() {
      out.append(.newline)
      out.append(closesBlock ? text : text.indented())
    }
  }

  /// Writes what stands behind the name of a piece that is called.
  private mutating func writeCall(_ piece: Piece, _ place: Place) {
    guard let call = piece.call else { return }
    if call.isOptional { out.append("?") }
    writeCall(call.arguments, place.after(piece.name).after(columns: call.isOptional ? 1 : 0))
  }

  private mutating func writeRoot(_ root: CheckedExpression, _ place: Place) {
    guard case .call(let call) = root.kind else {
      switch root.kind {
      case .binary, .ternary, .cast, .prefix:
        out.append("(")
        write(root, place)
        out.append(")")
      default: write(root, place)
      }
      return
    }
    let start = out.count
    var arguments = call.arguments
    switch call.callee.kind {
    case .reference(let reference):
      switch reference.kind {
      case .stylePart: return writePart(reference.name, call, place)
      // As a closure is called, which has no labels.
      case .slot, .action: for index in arguments.indices { arguments[index].label = nil }
      default: break
      }
      write(reference)
    case .styled(let styled): return write(styled, owned: arguments, place)
    case .type(let type):
      out.append(type)
      arguments = localised(call, type).arguments
    default: write(call.callee, place)
    }
    if call.isOptional { out.append("?") }
    writeCall(arguments, place.after(out, from: start))
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

  /// `(arguments) { … } label: { … }`; `place` is the place behind the name.
  mutating func writeCall(_ arguments: [CheckedArgument], _ place: Place) {
    let list = out.beginList()
    out.append("(")
    var trailing: [CheckedArgument] = []
    for argument in arguments {
      if argument.isTrailing {
        trailing.append(argument)
      } else {
        out.nextElement(of: list)
        write(argument.label, argument.value, place)
      }
    }
    endCall(list, trailing, place)
  }

  /// Ends the list of a call's arguments, with those that stand behind the parentheses.
  mutating func endCall(_ list: TextBuffer.List, _ trailing: [CheckedArgument], _ place: Place) {
    if trailing.isEmpty {
      if out.isOneBlock(list) { return out.close(list, ")") }
      return out.endList(list, ")", room: place.room)
    }
    if out.count(of: list) == 0 {
      out.drop(list)
      return out.append(trailingText(trailing, place))
    }
    // What stands behind the parentheses begins with ` {`.
    out.endList(list, ")", room: place.room - 2)
    out.append(trailingText(trailing, place.after(out, from: list.start)))
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

extension CheckedExpression {
  /// Whether it hangs on nothing else by a dot.
  fileprivate var isRoot: Bool {
    switch kind {
    case .member: return false
    case .call(let call):
      if case .member = call.callee.kind { return false }
      return true
    default: return true
    }
  }
}
