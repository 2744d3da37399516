import TypeChecker

/// What stands between the braces of `makeBody` where no view of its own has to draw a style: the
/// style reads nothing of the environment, tracks nothing and keeps nothing, so a view would store
/// what the configuration has already, and takes Swift as long as ten lines. Nil where it needs one.
func directContent(_ view: ViewStruct, in context: BodyContext) -> TextBuffer? {
  let body = view.body
  guard view.readsConfiguration, body.environment.isEmpty, !body.readsReduceMotion,
    !body.tracksHover, body.storage.isEmpty, body.functions.isEmpty, body.parts.isEmpty,
    view.stored.allSatisfy({ $0.wrapper == .none })
  else { return nil }
  var emitter = BodyEmitter(view, in: context)
  emitter.writeContent(body, constants: body.constants, suffix: [])
  // A view fills the properties of the style that it stores.
  let needsView =
    !emitter.members.isEmpty || !emitter.companions.isEmpty || emitter.drawsGivenStyle
  return needsView ? nil : emitter.out
}
