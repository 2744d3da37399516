import Hashing
import Parser

/// Which declaration a call means whose arguments say all by their kind: a design system writes
/// `.padding(12)` and `.background(tint)` a thousand times, and of each only the first is tried with
/// every overload.
struct OverloadCache {
  /// All that the choice between declarations depends on.
  struct Shape: FastHashable {
    /// Those whose labels fit.
    var declarations: [MemberDeclaration.Identity]
    var receiver: Type
    var arguments: [Argument]
    var targets: HashMap<Platform, Version>
    /// The library's version, since what conforms to what may change with it.
    var version: Int

    var fastHash: UInt {
      var hash = mixed(receiver.fastHash, version.fastHash)
      for declaration in declarations { hash = mixed(hash, declaration.fastHash) }
      for argument in arguments { hash = mixed(hash, argument.fastHash) }
      return hash
    }
  }

  /// What an argument is, as far as overloads tell it apart.
  enum Argument: FastHashable {
    case integer, float, boolean, string, color
    /// `.gray`
    case implicitMember(String)
    /// A name of this type.
    case value(Type)

    var fastHash: UInt {
      switch self {
      case .integer: return 1
      case .float: return 2
      case .boolean: return 3
      case .string: return 4
      case .color: return 5
      case .implicitMember(let name): return mixed(name.fastHash, 6)
      case .value(let type): return mixed(type.fastHash, 7)
      }
    }
  }

  /// The index of the declaration that is meant.
  var chosen: HashMap<Shape, Int> = [:]
}

extension Checker {
  /// The shape of a call of a member; nil where more than the kinds of its arguments decides.
  func shape(
    of arguments: [CallArgument], _ matched: [(candidate: Candidate, parameters: [Int])],
    on receiver: Type?, hint: Type?
  ) -> OverloadCache.Shape? {
    guard hint == nil, let receiver else { return nil }
    var kinds: [OverloadCache.Argument] = []
    for argument in arguments {
      guard let kind = kind(of: argument.value) else { return nil }
      kinds.append(kind)
    }
    return OverloadCache.Shape(
      declarations: matched.map(\.candidate.declaration.identity), receiver: receiver,
      arguments: kinds, targets: context.targets, version: library.version)
  }

  private func kind(of syntax: ExpressionSyntax) -> OverloadCache.Argument? {
    switch syntax.kind {
    case .integer: return .integer
    case .float: return .float
    case .boolean: return .boolean
    case .color: return .color
    case .string(let literal): return literal.isPlain ? .string : nil
    case .implicitMember(let name): return .implicitMember(name.text)
    case .prefix(let sign, let operand) where sign.text == "-":
      let kind = kind(of: operand)
      return kind == .integer || kind == .float ? kind : nil
    case .name(let name):
      guard let symbol = symbol(name.text), symbol.parameters == nil, !symbol.isOptional,
        symbol.availability.versions.isEmpty
      else { return nil }
      switch symbol.reference.kind {
      case .state, .binding, .derived, .parameter, .styleConstant, .constant, .fileConstant:
        return .value(symbol.type)
      default: return nil
      }
    default: return nil
    }
  }
}
