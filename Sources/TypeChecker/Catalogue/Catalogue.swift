/// SwiftUI's API as text: lines `KEY<TAB>DECLARATION`, sorted by key, searched where they lie.
///
/// Nothing is read before it is asked for, so the catalogue's size costs nothing at start-up. Its text
/// is a literal that never changes, so any thread may read it.
package struct Catalogue: @unchecked Sendable {
  /// The whole text; spans in the file `SourceSpan.catalogueFile` are offsets in it.
  package let bytes: UnsafeBufferPointer<UInt8>
  /// Where each line begins, in four digits of six bits, so that a search need not look for it.
  private let lines: UnsafeBufferPointer<UInt8>

  /// Both are literals: they live as long as the program.
  package init(
    _ text: StaticString = CatalogueText.text, lines: StaticString = CatalogueText.lines
  ) {
    bytes = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    self.lines = UnsafeBufferPointer(start: lines.utf8Start, count: lines.utf8CodeUnitCount)
  }

  /// Whether there is a declaration of this key.
  package func contains(_ key: String) -> Bool {
    var key = key
    return key.withUTF8 { key in
      let line = firstLine(notBefore: key)
      return line < lineCount && compare(start(of: line), key) == 0
    }
  }

  /// The declarations of a key such as `View.padding`, in the order of the catalogue's files.
  package func declarations(_ key: String) -> [Range<Int>] {
    var key = key
    return key.withUTF8 { key in
      var result: [Range<Int>] = []
      var line = firstLine(notBefore: key)
      while line < lineCount, compare(start(of: line), key) == 0 {
        let first = start(of: line) + key.count + 1
        let end = start(of: line + 1) - 1
        if first <= end { result.append(first..<end) }
        line += 1
      }
      return result
    }
  }

  /// The rest of the keys that begin so, each once: the names of a type's members for `View.`.
  package func names(under prefix: String) -> [String] {
    var prefix = prefix
    return prefix.withUTF8 { prefix in
      var result: [String] = []
      var line = firstLine(notBefore: prefix)
      while line < lineCount, hasPrefix(start(of: line), prefix) {
        let first = start(of: line)
        var end = first
        while end < bytes.count, bytes[end] != UInt8(ascii: "\t") { end += 1 }
        let name = String(decoding: bytes[(first + prefix.count)..<end], as: UTF8.self)
        if name != result.last { result.append(name) }
        line += 1
      }
      return result
    }
  }

  /// The names of all types and protocols: the keys without a dot that begin with a capital letter.
  /// Passes the members of each without reading them.
  package func typeNames() -> [String] {
    var result: [String] = []
    var line = 0
    while line < lineCount {
      let first = start(of: line)
      var end = first
      while bytes[end] != UInt8(ascii: "\t"), bytes[end] != UInt8(ascii: ".") { end += 1 }
      if bytes[end] == UInt8(ascii: "\t"), bytes[first] &- UInt8(ascii: "A") < 26 {
        result.append(String(decoding: bytes[first..<end], as: UTF8.self))
      }
      line = firstLine(from: line + 1, behindMembersOf: first..<end)
    }
    return result
  }

  /// The first line whose key is neither that of a type nor that of a member of it; looks ahead in
  /// doubled steps, since most types have few members.
  private func firstLine(from line: Int, behindMembersOf name: Range<Int>) -> Int {
    // '/' is the character behind '.'.
    (bytes[name] + [UInt8(ascii: "/")]).withUnsafeBufferPointer { key in
      var low = line
      var step = 1
      while low + step < lineCount, compare(start(of: low + step), key) < 0 {
        low += step
        step *= 2
      }
      var high = min(low + step, lineCount)
      while low < high {
        let middle = low + (high - low) / 2
        if compare(start(of: middle), key) < 0 {
          low = middle + 1
        } else {
          high = middle
        }
      }
      return low
    }
  }

  private var lineCount: Int { lines.count / 4 }

  /// The offset of a line; behind the last one, where another would begin.
  private func start(of line: Int) -> Int {
    let index = line * 4
    guard index < lines.count else { return bytes.count + 1 }
    var offset = 0
    for digit in index..<index + 4 { offset = offset << 6 | Int(lines[digit] &- 0x30) }
    return offset
  }

  /// The first line whose key is not less than `key`.
  private func firstLine(notBefore key: UnsafeBufferPointer<UInt8>) -> Int {
    var low = 0
    var high = lineCount
    while low < high {
      let middle = low + (high - low) / 2
      if compare(start(of: middle), key) < 0 {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }

  /// Negative where the line's key comes before `key`, 0 where it is the same.
  private func compare(_ line: Int, _ key: UnsafeBufferPointer<UInt8>) -> Int {
    var index = 0
    while true {
      let offset = line + index
      let isEnd = offset >= bytes.count || bytes[offset] == UInt8(ascii: "\t")
      if index == key.count { return isEnd ? 0 : 1 }
      if isEnd { return -1 }
      let difference = Int(bytes[offset]) - Int(key[index])
      if difference != 0 { return difference }
      index += 1
    }
  }

  private func hasPrefix(_ line: Int, _ prefix: UnsafeBufferPointer<UInt8>) -> Bool {
    guard line + prefix.count <= bytes.count else { return false }
    for index in 0..<prefix.count where bytes[line + index] != prefix[index] { return false }
    return true
  }
}
