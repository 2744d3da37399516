/// A value that views hand to those around them.
public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
  static func reduce(value: inout Self.Value, nextValue: () -> Self.Value)
}

/// A preference that a node sets.
struct PreferenceEntry {
  let key: ObjectIdentifier
  let value: Any
}

extension RenderedView {
  /// The preference of all below, in order, the key's default if none sets it.
  func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value {
    var found: K.Value?
    collect(key, &found)
    return found ?? K.defaultValue
  }

  private func collect<K: PreferenceKey>(_ key: K.Type, _ found: inout K.Value?) {
    if let preference, preference.key == ObjectIdentifier(key) {
      let value = preference.value as! K.Value
      if var sum = found {
        K.reduce(value: &sum, nextValue: { value })
        found = sum
      } else {
        found = value
      }
      return
    }
    for child in children { child.collect(key, &found) }
  }
}

extension View {
  nonisolated public func preference<K: PreferenceKey>(
    key: K.Type = K.self, value: K.Value
  ) -> some View {
    recording("preference", [("key", key), ("value", value)]) {
      $0.preference = PreferenceEntry(key: ObjectIdentifier(key), value: value)
      $0.isSeen = false
    }
  }

  @preconcurrency
  nonisolated public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping @Sendable (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    noticing("onPreferenceChange", [("", key)]) { context, rendered in
      let node = context.node
      let value = rendered.preference(key)
      let old = node.watched["preference"] as? K.Value
      node.watched["preference"] = value
      if old != value { context.host.afterPass.append { action(value) } }
    }
  }
}
