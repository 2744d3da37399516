/// Names as Swift wants them written.
package enum SwiftName {
  /// A name where it is declared or stands alone; in backticks where Swift has a word of that name.
  package static func escaped(_ name: String) -> String {
    isReserved(name) ? "`\(name)`" : name
  }

  /// A name behind a dot, where Swift reads all words but `self` and the like as names; `init` is
  /// meant to be the initialiser there.
  package static func member(_ name: String) -> String {
    switch name {
    case "self", "Type", "Protocol": return "`\(name)`"
    default: return name
    }
  }

  /// A name behind `$`, where all words are names.
  package static func projection(_ name: String) -> String {
    "$" + name.filter { $0 != "`" }
  }

  /// A label of an argument or parameter.
  package static func label(_ name: String) -> String {
    switch name {
    case "inout", "var", "let", "_": return "`\(name)`"
    default: return name
    }
  }

  /// `title` → `Title`: the type that belongs to a member.
  package static func upperCamel(_ name: String) -> String {
    guard let first = name.unicodeScalars.first else { return name }
    if ("a"..."z").contains(first) {
      var result = name
      result.replaceSubrange(
        result.startIndex..<result.unicodeScalars.index(after: result.startIndex),
        with: String(Unicode.Scalar(UInt8(first.value) & 0xDF)))
      return result
    }
    return first.properties.uppercaseMapping + String(name.unicodeScalars.dropFirst())
  }

  /// `MyToggle` → `myToggle`, `URLField` → `urlField`, `HTML` → `html`.
  package static func lowerCamel(_ name: String) -> String {
    let scalars = Array(name.unicodeScalars)
    var capitals = 0
    while capitals < scalars.count, scalars[capitals].properties.isUppercase { capitals += 1 }
    // The last capital of several begins the next word, where there is one.
    let isFollowed = capitals < scalars.count && scalars[capitals].properties.isLowercase
    let lowered = capitals > 1 && isFollowed ? capitals - 1 : capitals
    var result = String.UnicodeScalarView()
    var tail = String.UnicodeScalarView()
    for scalar in scalars[..<lowered] {
      result.append(contentsOf: scalar.properties.lowercaseMapping.unicodeScalars)
    }
    for scalar in scalars[lowered...] { tail.append(scalar) }
    return String(result) + String(tail)
  }

  /// The first of `name`, `name2`, `name3`, … that is not taken.
  package static func unused(_ name: String, _ isTaken: (String) -> Bool) -> String {
    if !isTaken(name) { return name }
    var number = 2
    while isTaken(name + String(number)) { number += 1 }
    return name + String(number)
  }

  private static func isReserved(_ name: String) -> Bool { reserved.contains(name) }

  private static let reserved: Set<String> = [
    "Any", "Self", "as", "associatedtype", "await", "break", "case", "catch", "class",
    "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough",
    "false",
    "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal",
    "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
    "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
    "throws", "true", "try", "typealias", "var", "where", "while", "Type", "Protocol",
  ]
}
