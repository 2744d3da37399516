import Hashing
import TypeChecker

/// Which constants of a module are free of isolation: their values are made of literals, of what
/// SwiftUI declares and of one another.
struct FreeConstants: Sendable {
  private let names: HashSet<String>

  /// Looks at each constant once, however long the way is from one to the next.
  init(_ module: CheckedModule, _ index: ModuleIndex) {
    var isFree: [Bool] = []
    var users: [[Int]] = Array(repeating: [], count: module.constants.count)
    for (number, declaration) in module.constants.enumerated() {
      var isMade = declaration.constant.type.isKnownSendable(in: index)
      if isMade, case .expression(let value) = declaration.constant.value {
        isMade = value.isFreeOfIsolation { name in
          guard let other = index.constants[name] else { return false }
          users[other].append(number)
          return true
        }
      } else {
        isMade = false
      }
      isFree.append(isMade)
    }
    var open = isFree.indices.filter { !isFree[$0] }
    while let number = open.popLast() {
      for user in users[number] where isFree[user] {
        isFree[user] = false
        open.append(user)
      }
    }
    names = HashSet(
      isFree.indices.filter { isFree[$0] }.map { module.constants[$0].constant.name })
  }

  func contains(_ name: String) -> Bool { names.contains(name) }
}

extension CheckedExpression {
  /// Whether its parts are literals, what SwiftUI declares, and constants that are free.
  func isFreeOfIsolation(_ isFreeConstant: (String) -> Bool) -> Bool {
    switch kind {
    case .number, .boolean, .nil, .color, .type: return true
    case .string(let string):
      return string.segments.allSatisfy { segment in
        guard case .interpolation(let arguments) = segment else { return true }
        return arguments.allSatisfy { $0.value.isFreeOfIsolation(isFreeConstant) }
      }
    case .implicitMember(_, let owner):
      guard case .nominal(let name, _) = owner else { return false }
      return Catalogue().contains(name)
    case .reference(let reference):
      return reference.kind == .fileConstant && isFreeConstant(reference.name)
    case .member(let base, _, _), .prefix(_, let base), .postfix(let base, _),
      .parentheses(let base), .conversion(.number, let base):
      return base.isFreeOfIsolation(isFreeConstant)
    case .call(let call):
      // Where a declaration stands in a file it is not SwiftUI's.
      guard let declaration = call.declaration, declaration.span == nil else { return false }
      return call.callee.isFreeOfIsolation(isFreeConstant)
        && call.arguments.allSatisfy { $0.value.isFreeOfIsolation(isFreeConstant) }
    case .binary(let left, _, let right):
      return left.isFreeOfIsolation(isFreeConstant) && right.isFreeOfIsolation(isFreeConstant)
    case .ternary(let first, let second, let third):
      return [first, second, third].allSatisfy { $0.isFreeOfIsolation(isFreeConstant) }
    case .array(let elements):
      return elements.allSatisfy { $0.isFreeOfIsolation(isFreeConstant) }
    default: return false
    }
  }
}
