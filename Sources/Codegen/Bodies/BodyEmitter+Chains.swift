import Hashing
import TypeChecker

/// Chains of modifiers.
extension BodyEmitter {
  /// The chain on a base; `hoists` are the values that stand before the statement, `suffix` the
  /// links behind the chain.
  mutating func chainText(
    _ base: String, _ chain: CheckedChain, _ hoists: HoistedValues, suffix: [String],
    _ place: Place
  ) -> String {
    var base = base
    var lines: [String] = []
    var prefix = ""
    let inside = place.inside()
    for (index, link) in chain.links.enumerated() {
      switch link {
      case .modifier(let modifier):
        guard modifier.isCall else {
          prefix += "." + SwiftName.path(modifier.name)
          continue
        }
        let names = hoists.arguments[index] ?? [:]
        if case .environment(let key) = modifier.effect {
          lines.append(environmentText(key, modifier, chain, hoists, inside))
        } else {
          lines.append(prefix + text(modifier, names, chain, hoists, inside.after(prefix)))
        }
        prefix = ""
      case .animate(let animation): lines += animations(animation, inside)
      case .choice(let branches, let otherwise):
        if let directive = directiveText(branches, otherwise, inside) {
          if !directive.isEmpty { lines.append(directive) }
        } else {
          base = adapted(joined(base, lines), branches, otherwise, place)
          lines = []
        }
      }
    }
    if !prefix.isEmpty { lines.append(prefix) }
    return joined(base, lines + suffix)
  }

  /// One modifier a line; not moved in behind a base that ends its block.
  func joined(_ base: String, _ lines: [String]) -> String {
    let closesBlock = base.isMultiline && (base.lastLine == "}" || base.lastLine == "#endif")
    return ([base] + lines.map { closesBlock ? $0 : $0.indented() }).joined(separator: "\n")
  }

  private mutating func text(
    _ modifier: CheckedModifierCall, _ names: HashMap<Int, String>, _ chain: CheckedChain,
    _ hoists: HoistedValues, _ place: Place
  ) -> String {
    let name = "." + SwiftName.path(modifier.name)
    var texts: [String] = []
    var trailing: [CheckedArgument] = []
    for (index, argument) in modifier.arguments.enumerated() {
      guard let base = argument.base else { continue }
      if argument.isTrailing {
        trailing.append(CheckedArgument(label: argument.label, value: base, isTrailing: true))
        continue
      }
      let label = argument.label.map { SwiftName.label($0) + ": " } ?? ""
      if let hoisted = names[index] {
        texts.append(label + hoisted)
      } else if case .nil = base.kind, argument.label == nil, argument.type.canBeWritten,
        modifier.declaration?.generics.isEmpty == false
      {
        texts.append("nil as " + argument.type.swift)
      } else {
        texts.append(label + text(base, place.inside().after(label)))
      }
    }
    if modifier.needsEdges { texts.append("ignoresSafeAreaEdges: .all") }
    return call(name, texts, trailing, place.after(name))
  }

  /// `.animation(reduceMotion ? nil : .easeOut(duration: 0.1), value: isPressed)`
  private mutating func animations(_ animation: CheckedAnimation, _ place: Place) -> [String] {
    var value = reduceMotion + " ? nil : "
    value += text(animation.animation, place.after(".animation(" + value))
    if case .nil = animation.animation.kind { value = "nil" }
    if animation.triggers.count > 1, value != "nil" {
      let name = claim("animation")
      pending.append(assigned("let " + name + ": Animation? =", value, place))
      value = name
    }
    var lines: [String] = []
    for trigger in animation.triggers {
      let watched: String
      switch trigger {
      case .value(let expression): watched = text(expression, place.inside())
      case .conditions(let conditions): watched = self.watched(conditions, place)
      }
      let arguments = [value, "value: " + watched]
      lines.append(SwiftWriter.listed(".animation(", arguments, ")", room: place.room))
    }
    return lines
  }
}

extension CheckedModifierCall {
  /// Whether `ignoresSafeAreaEdges:` is written out: without it, a value that is a view as well as
  /// a style fits two overloads, which newer compilers call ambiguous.
  fileprivate var needsEdges: Bool {
    guard name == "background" || name == "overlay", arguments.count == 1,
      arguments[0].label == nil, !arguments[0].isTrailing, let base = arguments[0].base,
      declaration?.parameters.last?.label == "ignoresSafeAreaEdges"
    else { return false }
    if arguments[0].alternatives.isEmpty, case .implicitMember = base.kind { return false }
    guard case .nominal(let type, _) = arguments[0].type else { return false }
    return [
      "Color", "LinearGradient", "RadialGradient", "AngularGradient", "EllipticalGradient",
      "MeshGradient",
    ].contains(type)
  }
}
