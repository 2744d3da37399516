import Hashing

extension Type: FastHashable {
  package var fastHash: UInt {
    switch self {
    case .error: return 1
    case .given: return 2
    case .nominal(let name, let arguments): return Type.hash(of: arguments, after: name.fastHash)
    case .optional(let type): return mixed(type.fastHash, 3)
    case .array(let type): return mixed(type.fastHash, 4)
    case .dictionary(let key, let value): return mixed(key.fastHash, value.fastHash)
    case .tuple(let elements):
      return elements.reduce(5) {
        mixed(mixed($0, $1.type.fastHash), $1.label?.fastHash ?? 0)
      }
    case .function(let function):
      return mixed(Type.hash(of: function.parameters, after: 6), function.result.fastHash)
    case .opaque(let protocols): return protocols.reduce(7) { mixed($0, $1.fastHash) }
    case .existential(let protocols): return protocols.reduce(8) { mixed($0, $1.fastHash) }
    case .parameter(let name): return mixed(name.fastHash, 9)
    case .associated(let base, let name): return mixed(base.fastHash, name.fastHash)
    case .metatype(let type): return mixed(type.fastHash, 10)
    }
  }

  private static func hash(of types: [Type], after start: UInt) -> UInt {
    types.reduce(start) { mixed($0, $1.fastHash) }
  }
}
