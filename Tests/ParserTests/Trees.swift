import Diagnostics
import Parser
import Testing

/// The tree of a file that has no mistakes.
func tree(_ source: String, _ location: SourceLocation = #_sourceLocation) -> String {
  let file = SourceFile(path: "Test.style", text: source)
  let (tree, diagnostics) = parse(file, index: 0)
  for diagnostic in diagnostics {
    Issue.record(
      "\(diagnostic.id.rawValue): \(diagnostic.message) at \(file.text(diagnostic.span))",
      sourceLocation: location)
  }
  return TreeDump(file: file).dump(tree)
}

/// The items of a body.
func items(_ body: String, _ location: SourceLocation = #_sourceLocation) -> String {
  let start = "(style S for C {"
  let whole = tree("style S for C {\n\(body)\n}", location)
  return String(whole.dropFirst(start.count).dropLast(2))
}

/// One value.
func value(_ source: String, _ location: SourceLocation = #_sourceLocation) -> String {
  let whole = items("let x = \(source)", location)
  return String(whole.dropFirst("(let x ".count).dropLast())
}

/// One type.
func type(_ source: String, _ location: SourceLocation = #_sourceLocation) -> String {
  let whole = tree("extern environment x: \(source)", location)
  return String(whole.dropFirst("(extern environment x: ".count).dropLast())
}
