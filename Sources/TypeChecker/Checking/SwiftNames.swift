/// What names become in Swift.
enum SwiftNames {
  /// `Fancy` → `fancy`, `URLCard` → `urlCard`
  static func lowerCamel(_ name: String) -> String {
    if let ascii = asciiLowerCamel(name) { return ascii }
    let scalars = Array(name.unicodeScalars)
    var count = 0
    while count < scalars.count, isUpper(scalars[count]) { count += 1 }
    if count == 0 { return name }
    // The last capital of a run begins the next word.
    let lowered = count == 1 || count == scalars.count ? count : count - 1
    var result = ""
    for (index, scalar) in scalars.enumerated() {
      if index < lowered {
        result += String(scalar).lowercased()
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
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

  /// `title` → `Title`
  static func upperCamel(_ name: String) -> String {
    guard let first = name.unicodeScalars.first else { return name }
    return first.properties.uppercaseMapping + String(name.unicodeScalars.dropFirst())
  }

  private static func isUpper(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isUppercase
  }

  /// Swift's reserved words.
  static let keywords: Set<String> = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import",
    "init", "inout", "internal", "let", "open", "operator", "private", "precedencegroup",
    "protocol", "public", "rethrows", "static", "struct", "subscript", "typealias", "var", "break",
    "case", "catch", "continue", "default", "defer", "do", "else", "fallthrough", "for", "guard",
    "if", "in", "repeat", "return", "throw", "switch", "where", "while", "Any", "as", "await",
    "false", "is", "nil", "self", "Self", "super", "throws", "true", "try",
  ]
}
