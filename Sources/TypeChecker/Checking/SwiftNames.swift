/// What names become in Swift.
enum SwiftNames {
  /// `Fancy` → `fancy`, `URLCard` → `urlCard`
  static func lowerCamel(_ name: String) -> String {
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
