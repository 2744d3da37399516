import Hashing
import Parser

/// Which declaration a call means whose arguments say all by their kind: a design system writes
/// `.padding(12)` and `.background(tint)` a thousand times, and of each only the first is tried with
/// every overload.
struct OverloadCache {
  /// All that the choice between candidates depends on.
  struct Shape: FastHashable {
    var candidates: [Checker.Candidate]
    var receiver: Type
    var hint: Type?
    var arguments: [Argument]
    var targets: HashMap<Platform, Version>
    /// The library's version, since what conforms to what may change with it.
    var version: Int

    var fastHash: UInt {
      var hash = mixed(receiver.fastHash, UInt(bitPattern: ObjectIdentifier(candidates[0])))
      for argument in arguments {
        hash = mixed(mixed(hash, argument.label?.fastHash ?? 0), argument.kind.fastHash)
      }
      return hash
    }

    static func == (left: Shape, right: Shape) -> Bool {
      left.version == right.version && left.arguments == right.arguments
        && (isSame(left.candidates, right.candidates)
          || left.candidates.elementsEqual(right.candidates, by: ===))
        && left.receiver == right.receiver && left.hint == right.hint
        && left.targets == right.targets
    }
  }

  struct Argument: Equatable {
    var label: String?
    var kind: ArgumentKind
  }

  /// What an argument is, as far as overloads tell it apart.
  enum ArgumentKind: FastHashable {
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

  /// The candidate that is meant, and the parameter that each argument is for.
  struct Choice {
    var candidate: Checker.Candidate
    var parameters: [Int]
    /// Where nothing is left open for the call to settle.
    var signature: Signature?
  }

  /// What each argument must be, and what the call gives.
  struct Signature {
    var arguments: [Type]
    var result: Type
  }

  var chosen: HashMap<Shape, Choice> = [:]
}

extension Checker {
  /// The shape of a call of one of these candidates; nil where more than the kinds of its arguments
  /// decides.
  func shape(
    of arguments: [CallArgument], _ candidates: [Candidate], on receiver: Type?, hint: Type?
  ) -> OverloadCache.Shape? {
    guard let receiver, candidates.count > 1 else { return nil }
    var kinds: [OverloadCache.Argument] = []
    for argument in arguments {
      guard let kind = kind(of: argument.value) else { return nil }
      kinds.append(.init(label: argument.label?.text, kind: kind))
    }
    return OverloadCache.Shape(
      candidates: candidates, receiver: receiver, hint: hint, arguments: kinds,
      targets: context.targets, version: library.version)
  }

  private func kind(of syntax: ExpressionSyntax) -> OverloadCache.ArgumentKind? {
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
