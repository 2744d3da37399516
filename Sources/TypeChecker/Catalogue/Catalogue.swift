/// SwiftUI's API as text: lines `KEY<TAB>DECLARATION`, sorted by key, searched where they lie.
///
/// Nothing is read before it is asked for, so the catalogue's size costs nothing at start-up.
package struct Catalogue {
  /// The whole text; spans in the file `SourceSpan.catalogueFile` are offsets in it.
  package let bytes: UnsafeBufferPointer<UInt8>

  /// `text` is a literal: it lives as long as the program.
  package init(_ text: StaticString = CatalogueText.text) {
    bytes = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
  }

  /// The declarations of a key such as `View.padding`, in the order of the catalogue's files.
  package func declarations(_ key: String) -> [Range<Int>] {
    var key = key
    return key.withUTF8 { key in
      var result: [Range<Int>] = []
      var line = firstLine(notBefore: key)
      while line < bytes.count, compare(line, key) == 0 {
        let end = endOfLine(line)
        let start = line + key.count + 1
        if start <= end { result.append(start..<end) }
        line = end + 1
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
      while line < bytes.count, hasPrefix(line, prefix) {
        var end = line
        while end < bytes.count, bytes[end] != UInt8(ascii: "\t") { end += 1 }
        let name = String(decoding: bytes[(line + prefix.count)..<end], as: UTF8.self)
        if name != result.last { result.append(name) }
        line = endOfLine(end) + 1
      }
      return result
    }
  }

  /// The offset of the first line whose key is not less than `key`.
  private func firstLine(notBefore key: UnsafeBufferPointer<UInt8>) -> Int {
    var low = 0
    var high = bytes.count
    while low < high {
      let middle = startOfLine(low + (high - low) / 2, floor: low)
      if compare(middle, key) < 0 {
        low = endOfLine(middle) + 1
      } else {
        high = middle
      }
    }
    return min(low, bytes.count)
  }

  private func startOfLine(_ offset: Int, floor: Int) -> Int {
    var start = offset
    while start > floor, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    return start
  }

  private func endOfLine(_ offset: Int) -> Int {
    var end = offset
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
    return end
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
