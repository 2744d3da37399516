import Hashing

/// What names become in Swift.
package enum SwiftName {
  /// `MyToggle` → `myToggle`, `URLField` → `urlField`, `HTML5` → `html5`
  package static func lowerCamel(_ name: String) -> String {
    if let ascii = asciiLowerCamel(name) { return ascii }
    let scalars = Array(name.unicodeScalars)
    var capitals = 0
    while capitals < scalars.count, scalars[capitals].properties.isUppercase { capitals += 1 }
    // The last capital of several begins the next word, where there is one.
    let isFollowed = capitals < scalars.count && scalars[capitals].properties.isLowercase
    let lowered = capitals > 1 && isFollowed ? capitals - 1 : capitals
    // As text: a view of scalars is copied by each part that is appended to it.
    var result = ""
    for scalar in scalars[..<lowered] { result += scalar.properties.lowercaseMapping }
    result.unicodeScalars.append(contentsOf: scalars[lowered...])
    return result
  }

  /// The same for a name of ASCII only with one capital in front, as most have; nil for others.
  private static func asciiLowerCamel(_ name: String) -> String? {
    var name = name
    return name.withUTF8 { bytes -> String? in
      guard let first = bytes.first, (65...90).contains(first), bytes.count < 64 else { return nil }
      if bytes.count > 1, (65...90).contains(bytes[1]) { return nil }
      for byte in bytes where byte >= 0x80 { return nil }
      return String(unsafeUninitializedCapacity: bytes.count) { buffer in
        _ = buffer.initialize(from: bytes)
        buffer[0] = first | 0x20
        return bytes.count
      }
    }
  }

  /// `title` → `Title`: the type that belongs to a member.
  package static func upperCamel(_ name: String) -> String {
    guard let first = name.unicodeScalars.first else { return name }
    if first.isASCII, name.utf8.count < 64 {
      guard ("a"..."z").contains(first) else { return name }
      var name = name
      return name.withUTF8 { bytes in
        String(unsafeUninitializedCapacity: bytes.count) { buffer in
          _ = buffer.initialize(from: bytes)
          buffer[0] &= 0xDF
          return bytes.count
        }
      }
    }
    return first.properties.uppercaseMapping + String(name.unicodeScalars.dropFirst())
  }

  /// Swift's reserved words.
  package static let keywords: HashSet<String> = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import",
    "init", "inout", "internal", "let", "operator", "private", "precedencegroup",
    "protocol", "public", "rethrows", "static", "struct", "subscript", "typealias", "var", "break",
    "case", "catch", "continue", "default", "defer", "do", "else", "fallthrough", "for", "guard",
    "if", "in", "repeat", "return", "throw", "switch", "where", "while", "Any", "as", "await",
    "false", "is", "nil", "self", "Self", "super", "throws", "true", "try",
  ]
}
