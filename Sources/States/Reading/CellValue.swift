import Hashing

/// What a modifier's argument has in some states.
package enum CellValue: Hashable, FastHashable, Sendable {
  /// As the source wrote it, and the line; 0 where the source does not say it.
  case text(String, line: Int)
  /// What it belongs to is not there.
  case absent
  /// The environment's value, untouched.
  case inherited
  /// The states cannot come together.
  case impossible
  /// One value for each column.
  case row([Int32])
  /// What it was, and what it is.
  case change(Int32, Int32)

  package var fastHash: UInt {
    switch self {
    case .text(let text, let line): return mixed(text.fastHash, line.fastHash)
    case .absent: return 1
    case .inherited: return 2
    case .impossible: return 3
    case .row(let numbers): return numbers.reduce(4) { mixed($0, $1.fastHash) }
    case .change(let before, let after): return mixed(before.fastHash, after.fastHash)
    }
  }
}

/// All values, by number, so that diagrams can end in them.
struct ValueTable {
  private(set) var values: [CellValue] = []
  private var numbers: HashMap<CellValue, Int32> = [:]

  /// The terminals `no` and `yes` of a diagram stand before all values.
  private static let first: Int32 = 2

  mutating func number(_ value: CellValue) -> Int32 {
    if let number = numbers[value] { return number }
    let number = Int32(values.count) + Self.first
    values.append(value)
    numbers[value] = number
    return number
  }

  /// Forgets all values; the room for them stays.
  mutating func removeAll() {
    values.removeAll(keepingCapacity: true)
    numbers.removeAll(keepingCapacity: true)
  }

  subscript(number: Int32) -> CellValue {
    number < Self.first ? .absent : values[Int(number - Self.first)]
  }
}
