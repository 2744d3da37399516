import TypeChecker

/// What stands between the braces of `makeBody` where no view of its own has to draw a style: the
/// style reads nothing of the environment, tracks nothing and keeps nothing, so a view would store
/// what the configuration has already, and takes Swift as long as ten lines. Nil where it needs one.
func directContent(_ view: ViewStruct, in context: BodyContext) -> TextBuffer? {
  guard view.readsConfiguration, view.body.keepsNothing,
    view.stored.allSatisfy({ $0.wrapper == .none })
  else { return nil }
  var emitter = BodyEmitter(view, in: context)
  emitter.writeContent(
    view.body.content.items, constants: view.body.constants, suffix: [])
  // A view fills the properties of the style that it stores.
  let needsView =
    !emitter.members.isEmpty || !emitter.companions.isEmpty || emitter.drawsGivenStyle
  return needsView ? nil : emitter.out
}

extension CheckedBody {
  /// Whether it reads nothing of the environment, tracks nothing and declares nothing of its own.
  fileprivate var keepsNothing: Bool {
    environment.isEmpty && !readsReduceMotion && !tracksHover && storage.isEmpty
      && functions.isEmpty && parts.isEmpty
  }
}
