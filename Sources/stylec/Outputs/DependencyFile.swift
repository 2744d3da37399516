/// Which output depends on which input, as Make and Ninja read it.
enum DependencyFile {
  /// One rule for all outputs, since the inputs see each other, and an empty one for each input, so
  /// that a deleted one is no error.
  static func text(outputs: [String], inputs: [String]) -> String {
    var text = outputs.map(escaped).joined(separator: " ") + ":"
    for input in inputs { text += " \\\n  " + escaped(input) }
    text += "\n"
    for input in inputs { text += "\n" + escaped(input) + ":\n" }
    return text
  }

  private static func escaped(_ path: String) -> String {
    var result = ""
    for scalar in path.unicodeScalars {
      switch scalar {
      case " ", "#": result += "\\" + String(scalar)
      case "$": result += "$$"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
