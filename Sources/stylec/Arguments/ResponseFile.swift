/// Arguments from a file, for command lines that are longer than the system allows: `@args.txt`.
///
/// They are separated by white space. Quotes of either kind keep white space, a backslash keeps the
/// character behind it, and `#` at the beginning of an argument leaves out the rest of the line. A
/// file may name others; paths count from the current folder. Behind `--`, `@` means nothing.
enum ResponseFile {
  /// How deep files may name files.
  private static let maximalDepth = 10

  /// The arguments with each `@FILE` replaced by what stands in it.
  static func expand(_ arguments: [String], depth: Int = 0) throws -> [String] {
    var result: [String] = []
    for (index, argument) in arguments.enumerated() {
      if argument == "--" { return result + arguments[index...] }
      guard argument.hasPrefix("@"), argument.count > 1 else {
        result.append(argument)
        continue
      }
      let path = String(argument.dropFirst())
      guard depth < maximalDepth else {
        throw UsageError("'\(argument)' is named by files that name each other")
      }
      let text = String(decoding: try FileReading.bytes(path), as: UTF8.self)
      result += try expand(try split(text, path), depth: depth + 1)
    }
    return result
  }

  private static func split(_ text: String, _ path: String) throws -> [String] {
    var arguments: [String] = []
    var current: String?
    var quote: Unicode.Scalar?
    var scalars = text.unicodeScalars.makeIterator()
    while let scalar = scalars.next() {
      if let open = quote {
        if scalar == open {
          quote = nil
        } else if scalar == "\\", open == "\"", let next = scalars.next() {
          current?.unicodeScalars.append(next)
        } else {
          current?.unicodeScalars.append(scalar)
        }
      } else if scalar == "\"" || scalar == "'" {
        quote = scalar
        current = current ?? ""
      } else if scalar.properties.isWhitespace {
        if let done = current { arguments.append(done) }
        current = nil
      } else if scalar == "#", current == nil {
        while let next = scalars.next(), next != "\n" {}
      } else {
        var kept = scalar
        if scalar == "\\", let next = scalars.next() { kept = next }
        current = (current ?? "") + String(kept)
      }
    }
    if quote != nil { throw UsageError("a quote in '\(path)' is not closed") }
    if let current { arguments.append(current) }
    return arguments
  }
}
