/// A Swift type as far as style bodies need it.
package indirect enum Type: Hashable, Sendable {
  /// What a mistake leaves behind; goes with everything, so that one mistake gives one diagnostic.
  case error
  /// What is taken as given (`(...)`, `{ ... }`, namespaces, `#swift`): the place decides.
  case given
  /// `Color`, `Edge.Set`, `Binding<Bool>`: the full dotted name and the generic arguments.
  case nominal(String, [Type])
  case optional(Type)
  case array(Type)
  case dictionary(Type, Type)
  /// `()` is the empty tuple.
  case tuple([TupleElement])
  case function(FunctionType)
  /// `some View`: a type that only its protocols are known of.
  case opaque([String])
  /// `any View`
  case existential([String])
  /// A generic parameter of the declaration that is looked at, `Self` among them.
  case parameter(String)
  /// A member type of a generic parameter: `V.Value`.
  case associated(Type, String)
  /// A type's name used as a value: the callee of `Color(…)`.
  case metatype(Type)

  package struct TupleElement: Hashable, Sendable {
    package var label: String?
    package var type: Type

    package init(label: String? = nil, type: Type) {
      self.label = label
      self.type = type
    }
  }

  package struct FunctionType: Hashable, Sendable {
    package var parameters: [Type]
    package var result: Type
    package var isEscaping: Bool
    /// Its closure is a block of views (`@ViewBuilder`).
    package var isViewBuilder: Bool

    package init(
      parameters: [Type], result: Type, isEscaping: Bool = false, isViewBuilder: Bool = false
    ) {
      self.parameters = parameters
      self.result = result
      self.isEscaping = isEscaping
      self.isViewBuilder = isViewBuilder
    }
  }

  package static let void = Type.tuple([])
  package static let bool = Type.nominal("Bool", [])
  package static let int = Type.nominal("Int", [])
  package static let double = Type.nominal("Double", [])
  package static let cgFloat = Type.nominal("CGFloat", [])
  package static let string = Type.nominal("String", [])
  package static let color = Type.nominal("Color", [])
  package static let text = Type.nominal("Text", [])
  package static let animation = Type.nominal("Animation", [])
  package static let view = Type.opaque(["View"])
}
