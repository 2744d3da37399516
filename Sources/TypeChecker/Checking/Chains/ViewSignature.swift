import Diagnostics

/// What decides a view's Swift type, as far as it can be told from its expression: two blocks with
/// equal signatures have one type.
///
///     Text("a").font(.body)   →   Text.font(_:Font?)
struct ViewSignature: Equatable, Sendable {
  private var text = ""

  static func of(_ block: CheckedViewBlock) -> ViewSignature {
    var signature = ViewSignature()
    signature.add(block)
    return signature
  }

  private mutating func add(_ block: CheckedViewBlock) {
    text += "{"
    for item in block.items {
      switch item {
      case .view(let view): add(view)
      case .constant: break
      case .if(_, let then, let otherwise):
        text += "if"
        add(then)
        if let otherwise { add(otherwise) }
      case .switch(let checked):
        text += "switch"
        for body in checked.cases { add(body.body) }
      }
      text += ";"
    }
    text += "}"
  }

  private mutating func add(_ view: CheckedView) {
    add(view.base)
    if case .nominal = view.type, view.chain.whens.isEmpty {
      // Modifiers of a text that give a text leave no trace.
      text = view.type.description == view.base.type.description ? text : text + "→\(view.type)"
      return
    }
    for link in view.chain.links {
      switch link {
      case .modifier(let call):
        text += "." + call.name + "("
        for argument in call.arguments {
          text += (argument.label ?? "") + ":\(argument.type)"
          if let base = argument.base { addBlocks(of: base) }
          text += ","
        }
        text += ")"
      case .animate(let animation): text += ".animate\(animation.triggers.count)"
      case .choice: text += ".choice"
      }
    }
  }

  private mutating func add(_ expression: CheckedExpression) {
    text += expression.type.description
    if case .opaque = expression.type, case .reference(let reference) = expression.kind {
      text += " " + reference.name
    }
    addBlocks(of: expression)
  }

  private mutating func addBlocks(of expression: CheckedExpression) {
    switch expression.kind {
    case .call(let call):
      for argument in call.arguments { addBlocks(of: argument.value) }
    case .closure(let closure):
      if case .views(let block) = closure.body { add(block) }
    case .parentheses(let value): addBlocks(of: value)
    default: break
    }
  }
}
