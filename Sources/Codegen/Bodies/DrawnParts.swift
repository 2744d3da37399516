import Hashing
import TypeChecker

extension DrawnPart {
  /// How the parts of a body are drawn, by their names, and those among them that are views.
  static func parts(
    of view: ViewStruct, isTaken: (String) -> Bool
  ) -> (drawn: HashMap<String, DrawnPart>, views: [ViewStruct]) {
    var drawn: HashMap<String, DrawnPart> = [:]
    var views: [ViewStruct] = []
    let parts = view.body.parts
    var needsView = HashSet(parts.filter(\.needsView).map(\.name))
    // A view cannot call the methods of the style's view.
    var isSettled = false
    while !isSettled {
      isSettled = true
      for part in parts where needsView.contains(part.name) {
        var mentions = Mentions({ reference, _ in
          if reference.kind == .stylePart, parts.contains(where: { $0.name == reference.name }),
            needsView.insert(reference.name)
          {
            isSettled = false
          }
        })
        mentions.walk(part.body)
      }
    }
    for part in parts {
      guard needsView.contains(part.name) else {
        let name = SwiftName.lowerCamel(part.name) + "View"
        drawn[part.name] = .method(SwiftName.unused(name, isTaken))
        continue
      }
      let scope = view.scope.inside(view.body, part: part)
      let stem = view.name.hasSuffix("Body") ? String(view.name.dropLast(4)) : view.name
      let partView = ViewStruct(
        name: stem + SwiftName.upperCamel(part.name), kind: .view, access: "private ",
        head: part.documentation.map { $0.isEmpty ? "///" : "/// " + $0 },
        parameters: nil, body: part.body, scope: scope, configuration: view.configuration,
        isComponent: view.isComponent, prefersConfiguration: view.readsConfiguration)
      drawn[part.name] = .view(partView)
      views.append(partView)
    }
    return (drawn, views)
  }
}

extension CheckedPart {
  /// Whether it needs something of its own: storage, a tracked state, the environment where it
  /// stands.
  fileprivate var needsView: Bool {
    !body.storage.isEmpty || !body.environment.isEmpty || body.tracksHover
      || body.readsReduceMotion || !body.functions.isEmpty || !body.parts.isEmpty
  }
}

extension CheckedViewBlock {
  /// Tells the chains of all fixed choices between modifiers, and those whose values are found in a
  /// method: what else than `body` draws or asks.
  func walkChoices(_ visit: (CheckedChain) -> Void) {
    for item in items {
      switch item {
      case .view(let view):
        view.base.walkBlocks { $0.walkChoices(visit) }
        view.chain.walkChoices(visit)
      case .constant: break
      case .if(_, let then, let otherwise):
        then.walkChoices(visit)
        otherwise?.walkChoices(visit)
      case .switch(let choice):
        for element in choice.cases { element.body.walkChoices(visit) }
      }
    }
  }
}

extension CheckedChain {
  fileprivate func walkChoices(_ visit: (CheckedChain) -> Void) {
    if isLarge { visit(self) }
    for link in links {
      switch link {
      case .modifier(let modifier):
        for argument in modifier.arguments {
          argument.base?.walkBlocks { $0.walkChoices(visit) }
        }
      case .animate: break
      case .choice(let branches, let otherwise):
        for branch in branches { visit(branch.chain) }
        visit(otherwise)
      }
    }
  }
}

extension CheckedExpression {
  /// Tells the blocks of views in its closures.
  fileprivate func walkBlocks(_ visit: (CheckedViewBlock) -> Void) {
    switch kind {
    case .closure(let closure):
      if case .views(let block) = closure.body { visit(block) }
    case .call(let call):
      call.callee.walkBlocks(visit)
      for argument in call.arguments { argument.value.walkBlocks(visit) }
    case .member(let base, _, _), .subscript(let base, _): base.walkBlocks(visit)
    case .parentheses(let operand), .conversion(_, let operand): operand.walkBlocks(visit)
    default: break
    }
  }
}
