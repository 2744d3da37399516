import TypeChecker

/// The platforms of a Swift package, read from the text of its manifest.
///
/// A plugin is not told them, and a manifest is a program that only SwiftPM may run. So what can be
/// read is a literal: `platforms: [.iOS(.v16), .macOS("13.3")]`. Anything else gives nothing.
enum PackageManifest {
  /// The entries of the first `platforms:` list that is written out.
  static func platforms(_ bytes: [UInt8]) -> [PlatformVersion] {
    let text = withoutComments(Array(String(decoding: bytes, as: UTF8.self)))
    var start = 0
    while let found = end(of: "platforms", in: text, from: start) {
      start = found
      var index = found
      skipSpace(text, &index)
      guard take(":", text, &index) else { continue }
      skipSpace(text, &index)
      guard take("[", text, &index), let close = text[index...].firstIndex(of: "]") else {
        continue
      }
      let list = String(text[index..<close])
      return list.split(separator: ",").compactMap { entry($0.filter { !$0.isWhitespace }) }
    }
    return []
  }

  /// `.iOS(.v16)`, `.macOS(.v10_15)`, `.iOS("17.4")`
  private static func entry(_ text: String) -> PlatformVersion? {
    let parts = text.split(whereSeparator: { "(.\")".contains($0) && $0 != "." })
    guard parts.count >= 2, let name = parts.first?.split(separator: ".").last,
      let platform = Platform(name: String(name))
    else { return nil }
    var number = String(parts[1])
    if number.hasPrefix(".v") {
      number = String(number.dropFirst(2).map { $0 == "_" ? "." : $0 })
    }
    return OptionValue.version(number).map { PlatformVersion(platform, $0) }
  }

  private static func withoutComments(_ text: [Character]) -> [Character] {
    var result: [Character] = []
    var index = 0
    var isString = false
    while index < text.count {
      let pair = index + 1 < text.count ? text[index + 1] : " "
      if text[index] == "\"" { isString.toggle() }
      if !isString, text[index] == "/", pair == "/" {
        while index < text.count, !text[index].isNewline { index += 1 }
      } else if !isString, text[index] == "/", pair == "*" {
        index += 2
        while index + 1 < text.count, text[index] != "*" || text[index + 1] != "/" { index += 1 }
        index += 2
      } else {
        result.append(text[index])
        index += 1
      }
    }
    return result
  }

  private static func end(of word: String, in text: [Character], from start: Int) -> Int? {
    let word = Array(word)
    var index = start
    while index + word.count <= text.count {
      if text[index..<(index + word.count)].elementsEqual(word) { return index + word.count }
      index += 1
    }
    return nil
  }

  private static func skipSpace(_ text: [Character], _ index: inout Int) {
    while index < text.count, text[index].isWhitespace { index += 1 }
  }

  private static func take(_ character: Character, _ text: [Character], _ index: inout Int) -> Bool
  {
    guard index < text.count, text[index] == character else { return false }
    index += 1
    return true
  }
}
