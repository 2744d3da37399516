@_spi(Reflection) import Swift

/// A property that the engine fills before the body of its view is read.
protocol InstallableProperty {
  @MainActor mutating func install(at site: PropertySite)
}

/// The place of a stored property: its view's context and its field.
struct PropertySite {
  let context: RenderContext
  let field: String

  /// The storage of the field, kept as long as the view's identity.
  @MainActor func box<Box: AnyObject>(_ make: () -> Box) -> Box {
    let node = context.node
    if let box = node.boxes[field] as? Box { return box }
    let box = make()
    node.boxes[field] = box
    return box
  }
}

/// Fills the dynamic properties that `value` stores, and those which they store themselves.
///
/// Only what a struct stores under a type that is a `DynamicProperty` is found; neither a value in
/// an existential nor one behind a class, an optional or a closure is. The documentation of
/// `DynamicProperty` says what is filled; that an existential is not is reasoned from SwiftUI
/// going by the types of the fields.
@MainActor
func fillDynamicProperties<Value>(of value: inout Value, in context: RenderContext) {
  fillFields(of: Value.self, of: &value, in: context, field: "")
}

@MainActor
private func fillFields<Value>(
  of type: Any.Type, of value: inout Value, in context: RenderContext, field: String
) {
  withUnsafeMutablePointer(to: &value) { pointer in
    let base = UnsafeMutableRawPointer(pointer)
    _ = _forEachField(of: type) { name, offset, fieldType, _ in
      if let dynamic = fieldType as? any DynamicProperty.Type {
        fill(dynamic, at: base + offset, in: context, field: field + "." + String(cString: name))
      }
      return true
    }
  }
}

@MainActor
private func fill<Property: DynamicProperty>(
  _ type: Property.Type, at address: UnsafeMutableRawPointer, in context: RenderContext,
  field: String
) {
  let pointer = address.assumingMemoryBound(to: Property.self)
  if var installable = pointer.pointee as? any InstallableProperty {
    installable.install(at: PropertySite(context: context, field: field))
    pointer.pointee = installable as! Property
  } else {
    fillFields(of: Property.self, of: &pointer.pointee, in: context, field: field)
    pointer.pointee.update()
  }
}
