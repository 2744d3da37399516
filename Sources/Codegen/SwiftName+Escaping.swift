import Hashing
import TypeChecker

/// Names as Swift wants them written.
extension SwiftName {
  /// A name where it is declared or stands alone; in backticks where Swift has a word of that name.
  package static func escaped(_ name: String) -> String {
    isReserved(name) ? "`\(name)`" : name
  }

  /// A name behind a dot, where Swift reads all words but `self` and the like as names; `init` is
  /// meant to be the initialiser there.
  package static func member(_ name: String) -> String {
    // The lengths of these words are asked first, since most names have others.
    guard name.utf8.count == 4 || name.utf8.count == 8 else { return name }
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
    guard name.utf8.count <= 5 else { return name }
    switch name {
    case "inout", "var", "let", "_": return "`\(name)`"
    default: return name
    }
  }

  /// The first of `name`, `name2`, `name3`, … that is not taken.
  package static func unused(_ name: String, _ isTaken: (String) -> Bool) -> String {
    if !isTaken(name) { return name }
    var number = 2
    while isTaken(name + String(number)) { number += 1 }
    return name + String(number)
  }

  private static func isReserved(_ name: String) -> Bool {
    // Most names have no first letter and length that such a word has.
    let mayBe = name.utf8.withContiguousStorageIfAvailable { bytes in
      guard let first = bytes.first, first < 0x80, bytes.count < 32 else { return false }
      return SwiftName.lengths[Int(first)] & 1 << bytes.count != 0
    }
    return (mayBe ?? true) && reserved.contains(name)
  }

  private static let reserved = keywords.union(["Type", "Protocol"])

  /// For each first letter, the lengths of the reserved words.
  private static let lengths: [UInt32] = {
    var lengths = Array(repeating: UInt32(0), count: 0x80)
    for word in reserved {
      if let first = word.utf8.first { lengths[Int(first)] |= 1 << word.utf8.count }
    }
    return lengths
  }()
}
