/// What a user does.
extension Host {
  /// Puts a finger or the pointer's button down on the control at, below or around `view`.
  public func press(_ view: RenderedView) {
    guard let target = target(view, where: { $0.press != nil })?.press, target.isEnabled else {
      return
    }
    target.isPressed.value = true
    update()
  }

  /// Lifts it again, which triggers the control, unless `inside` is false.
  public func release(_ view: RenderedView, inside: Bool = true) {
    guard let target = target(view, where: { $0.press != nil })?.press,
      target.isPressed.value
    else { return }
    target.isPressed.value = false
    if inside, target.isEnabled { target.trigger() }
    update()
  }

  /// Presses and releases a control, or performs the tap gesture, whichever is nearer to `view`.
  public func tap(_ view: RenderedView) {
    let found = target(view) { $0.press != nil || $0.tap != nil || $0.gesture is any TapLike }
    guard let found else { return }
    if found.press != nil {
      press(found)
      release(found)
    } else if let tap = found.tap {
      tap()
      update()
    } else {
      send(.tap, to: found)
    }
  }

  /// Moves the pointer over `view` (over its first leaf), or away from everything.
  ///
  /// All `onHover` areas around the place are told, and those that the pointer left. That they are
  /// told while disabled is by reasoning: the modifier is no control.
  public func hover(_ view: RenderedView, _ isOver: Bool = true) {
    guard let view = current(view) else { return }
    let place = view.firstLeaf ?? view
    let areas = isOver ? ([place] + place.ancestors).filter { $0.hover != nil } : []
    let now = Set(areas.map(\.identity))
    for area in root.everything {
      guard let hover = area.hover else { continue }
      if now.contains(area.identity), !hovered.contains(area.identity) { hover(true) }
      if !now.contains(area.identity), hovered.contains(area.identity) { hover(false) }
    }
    hovered = now
    update()
  }

  /// Gives the focus to the focusable place at, below or around `view`; nil takes it from all.
  public func focus(_ view: RenderedView?) {
    let found = view.flatMap { target($0) { $0.isFocusable && $0.environment.isEnabled } }
    focusedIdentity = found?.identity
    focusWasMoved = true
    update()
  }

  /// Sends an event to the gesture at, below or around `view`.
  public func send(_ event: GestureEvent, to view: RenderedView) {
    guard let found = target(view, where: { $0.gesture != nil }), let gesture = found.gesture
    else { return }
    gesture._receive(event)
    update()
  }

  /// Calls the closure with which a modifier `name` at, below or around `view` was given, such as
  /// `accessibilityAction` or `onSubmit`.
  public func perform(_ name: String, on view: RenderedView) {
    let found = target(view) { $0.name == name }
    let action = found?.arguments.lazy.compactMap { $0.value as? () -> Void }.first
    action?()
    update()
  }

  /// Changes a control's binding, as its built-in drawing does: a slider's value, a text.
  public func enter<Value>(_ value: Value, into view: RenderedView) {
    let found = target(view) { $0.arguments.contains { $0.value is Binding<Value> } }
    guard let found, found.environment.isEnabled else { return }
    let binding = found.arguments.lazy.compactMap { $0.value as? Binding<Value> }.first
    binding?.wrappedValue = value
    update()
  }

  /// The node that meets the condition and is nearest: at `view`, below it, else around it.
  private func target(
    _ view: RenderedView, where condition: (RenderedView) -> Bool
  ) -> RenderedView? {
    guard let view = current(view) else { return nil }
    return view.all.first(where: condition) ?? view.ancestors.first(where: condition)
  }
}

extension Host {
  /// After a drawing: brings the focus and the `@FocusState`s in step.
  func moveFocus() {
    let places = root.all.filter { $0.focus != nil }
    if focusWasMoved {
      focusWasMoved = false
      for place in places where !hasFocus(place) { place.focus?.lose() }
      for place in places where hasFocus(place) { place.focus?.gain() }
      return
    }
    for place in places where hasFocus(place) && !place.focus!.wants() { changeFocus(to: nil) }
    for place in places where place.focus!.wants() && !hasFocus(place) {
      changeFocus(to: (place.all.first(where: \.isFocusable) ?? place).identity)
    }
  }

  private func hasFocus(_ place: RenderedView) -> Bool {
    guard let focusedIdentity else { return false }
    return focusedIdentity == place.identity || focusedIdentity.hasPrefix(place.identity + "/")
  }

  private func changeFocus(to identity: String?) {
    focusedIdentity = identity
    focusWasMoved = true
    invalidation.changed()
  }
}
