import TypeChecker

/// What stands between the braces of `makeBody` where no view of its own has to draw a style: the
/// style reads nothing of the environment, tracks nothing and keeps nothing, so a view would store
/// what the configuration has already, and takes Swift as long as ten lines. Nil where it needs one.
func directContent(_ view: ViewStruct, in context: BodyContext) -> String? {
  let body = view.body
  guard view.readsConfiguration, body.environment.isEmpty, !body.readsReduceMotion,
    !body.tracksHover, body.storage.isEmpty, body.functions.isEmpty, body.parts.isEmpty,
    view.stored.allSatisfy({ $0.wrapper == .none })
  else { return nil }
  var emitter = BodyEmitter(view, in: context)
  let text = emitter.contentText(body, constants: body.constants, suffix: [])
  // A view fills the properties of the style that it stores.
  let needsView =
    !emitter.members.isEmpty || !emitter.companions.isEmpty || emitter.drawsGivenStyle
  return needsView ? nil : text
}

extension CheckedBody {
  /// Whether its names must be those of the view's own properties: Swift of the project's own
  /// mentions members of the configuration, or another name hides it.
  var needsOwnNames: Bool {
    var isNeeded = false
    let mentions = Mentions(
      declare: { if $0 == "configuration" { isNeeded = true } },
      raw: { names in
        if names.contains(where: { $0.kind.isMember }) { isNeeded = true }
      })
    mentions.walk(self)
    return isNeeded
  }
}
