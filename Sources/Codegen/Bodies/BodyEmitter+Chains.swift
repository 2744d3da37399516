import Hashing
import TypeChecker

/// Chains of modifiers.
extension BodyEmitter {
  /// The chain on a base that was written from `start` on, one modifier a line; `hoists` are the
  /// values that stand before the statement, `suffix` the links behind the chain.
  mutating func writeChain(
    from start: Int, _ chain: CheckedChain, _ hoists: HoistedValues, suffix: [String],
    _ place: Place
  ) {
    var closesBlock = endsBlock(from: start)
    var prefix = ""
    let inside = place.inside()
    for (index, link) in chain.links.enumerated() {
      switch link {
      case .modifier(let modifier):
        guard modifier.isCall else {
          prefix += "." + SwiftName.path(modifier.name)
          continue
        }
        let line = beginLink(isIndented: !closesBlock)
        if case .environment(let key) = modifier.effect {
          out.append(environmentText(key, modifier, chain, hoists, inside))
        } else {
          if !prefix.isEmpty { out.append(prefix) }
          write(
            modifier.name, modifier.arguments, modifier.declaration, index, hoists,
            prefix.isEmpty ? inside : inside.after(prefix))
        }
        endLink(from: line, isIndented: !closesBlock)
        prefix = ""
      case .animate(let animation): write(animation, isIndented: !closesBlock, inside)
      case .choice(let branches, let otherwise):
        if let directive = directiveText(branches, otherwise, inside) {
          if directive.isEmpty { continue }
          writeLink(isIndented: !closesBlock) { $0.out.append(directive) }
        } else {
          let base = cut(from: start)
          out.append(adapted(base, branches, otherwise, place))
          closesBlock = endsBlock(from: start)
        }
      }
    }
    if !prefix.isEmpty { writeLink(isIndented: !closesBlock) { $0.out.append(prefix) } }
    for text in suffix { writeLink(isIndented: !closesBlock) { $0.out.append(text) } }
  }

  /// Whether what was written from `start` on ends a block, behind which links are not moved in.
  func endsBlock(from start: Int) -> Bool {
    out.isMultiline(from: start)
      && (out.endsInLine("}", from: start) || out.endsInLine("#endif", from: start))
  }

  /// Writes a link on a line of its own.
  mutating func writeLink(isIndented: Bool, _ write: (inout BodyEmitter) -> Void) {
    let line = beginLink(isIndented: isIndented)
    write(&self)
    endLink(from: line, isIndented: isIndented)
  }

  private mutating func beginLink(isIndented: Bool) -> Int {
    out.append(isIndented ? "\n  " : "\n")
    return out.count
  }

  private mutating func endLink(from start: Int, isIndented: Bool) {
    if isIndented { out.indentRest(from: start) }
  }

  /// Writes a modifier of a chain; `link` is its index.
  private mutating func write(
    _ name: String, _ arguments: [CheckedVariedArgument], _ declaration: MemberDeclaration?,
    _ link: Int, _ hoists: HoistedValues, _ place: Place
  ) {
    let start = out.count
    out.append(".")
    out.append(SwiftName.path(name))
    let place = place.after(out, from: start)
    let list = out.beginList()
    out.append("(")
    var trailing: [CheckedArgument] = []
    for position in arguments.indices {
      guard let base = arguments[position].base else { continue }
      let label = arguments[position].label
      if arguments[position].isTrailing {
        trailing.append(CheckedArgument(label: label, value: base, isTrailing: true))
        continue
      }
      out.nextElement(of: list)
      if !arguments[position].alternatives.isEmpty, let name = hoists.name(link, position) {
        if let label { writeLabel(label) }
        out.append(name)
      } else if case .nil = base.kind, label == nil, arguments[position].type.canBeWritten,
        declaration?.generics.isEmpty == false
      {
        out.append("nil as ")
        out.append(arguments[position].type)
      } else {
        write(label, base, place)
      }
    }
    if needsEdges(name, arguments, declaration) {
      out.nextElement(of: list)
      out.append("ignoresSafeAreaEdges: .all")
    }
    endCall(list, trailing, place)
  }

  /// `.animation(reduceMotion ? nil : .easeOut(duration: 0.1), value: isPressed)`
  private mutating func write(_ animation: CheckedAnimation, isIndented: Bool, _ place: Place) {
    var shared: String?
    if animation.triggers.count > 1 {
      var value = string { $0.write(animation.animation, shared: nil, place) }
      if value != "nil" {
        let name = claim("animation")
        addPending(assigned("let " + name + ": Animation? =", value, place))
        value = name
      }
      shared = value
    }
    for trigger in animation.triggers {
      writeLink(isIndented: isIndented) { emitter in
        let list = emitter.out.beginList()
        emitter.out.append(".animation(")
        emitter.out.nextElement(of: list)
        emitter.write(animation.animation, shared: shared, place)
        emitter.out.nextElement(of: list)
        emitter.out.append("value: ")
        switch trigger {
        case .value(let expression): emitter.write(expression, place.inside())
        case .conditions(let conditions): emitter.writeWatched(conditions, place)
        }
        emitter.out.endList(list, ")", room: place.room)
      }
    }
  }

  /// Writes what animates; `shared` is the constant that has it.
  private mutating func write(_ animation: CheckedExpression, shared: String?, _ place: Place) {
    if let shared { return out.append(shared) }
    if case .nil = animation.kind { return out.append("nil") }
    let start = out.count
    out.append(reduceMotion)
    out.append(" ? nil : ")
    let place = place.after(columns: ".animation(".utf8.count)
    write(animation, place.after(out, from: start))
  }
}

/// Whether `ignoresSafeAreaEdges:` is written out: without it, a value that is a view as well as
/// a style fits two overloads, which newer compilers call ambiguous.
private func needsEdges(
  _ name: String, _ arguments: [CheckedVariedArgument], _ declaration: MemberDeclaration?
) -> Bool {
  guard name == "background" || name == "overlay", arguments.count == 1,
    arguments[0].label == nil, !arguments[0].isTrailing, let base = arguments[0].base,
    case .nominal(let type, _) = arguments[0].type
  else { return false }
  switch type {
  case "Color", "LinearGradient", "RadialGradient", "AngularGradient", "EllipticalGradient",
    "MeshGradient":
    break
  default: return false
  }
  if arguments[0].alternatives.isEmpty, case .implicitMember = base.kind { return false }
  return declaration?.parameters.last?.label == "ignoresSafeAreaEdges"
}
