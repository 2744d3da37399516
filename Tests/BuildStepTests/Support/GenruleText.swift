import Foundation

/// The `genrule` of a `BUILD.bazel` as text: enough to run its command without Bazel.
struct GenruleText {
  /// From `genrule(` to its closing parenthesis.
  let text: String
  private let cmd: String

  init?(_ file: String) {
    guard let start = file.range(of: "genrule("),
      let end = file.range(of: "\n)\n", range: start.upperBound..<file.endIndex)
    else { return nil }
    text = String(file[start.lowerBound..<end.upperBound])
    let quoted = text.components(separatedBy: "\"\"\"")
    guard quoted.count == 3 else { return nil }
    cmd = quoted[1]
  }

  /// The files that the rule says it makes.
  var outputs: [String] {
    guard let start = text.range(of: "outs = ["), let end = text[start.upperBound...].range(of: "]")
    else { return [] }
    let names = text[start.upperBound..<end.lowerBound].components(separatedBy: "\"")
    return names.indices.filter { $0 % 2 == 1 }.map { names[$0] }
  }

  /// The shell command that Bazel makes of it: escapes of the string first, then its variables.
  func command(_ values: [String: String]) -> String {
    var command = cmd.replacingOccurrences(of: "\\\\", with: "\\")
    for (name, value) in values { command = command.replacingOccurrences(of: name, with: value) }
    return command.replacingOccurrences(of: "$$", with: "$")
  }
}
