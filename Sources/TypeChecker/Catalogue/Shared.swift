/// The fields of a declaration, which its copies have in common: a copy costs one reference, however
/// many fields there are.
final class Shared<Fields: Sendable>: Sendable {
  let fields: Fields

  init(_ fields: Fields) { self.fields = fields }
}
