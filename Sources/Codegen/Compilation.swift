import Diagnostics
import Lexer
import Parallel
import Parser
import States
import TypeChecker

/// One Swift file, as it is to be written.
package struct OutputFile: Sendable {
  /// The index of the source file that it was made from.
  package let source: Int
  /// UTF-8.
  package let text: String

  package init(source: Int, text: String) {
    self.source = source
    self.text = text
  }
}

/// What a run gives: a Swift file for each source file, in their order, and what is to be said.
/// Where a diagnostic is an error there are no files.
package struct CompileResult: Sendable {
  package let outputs: [OutputFile]
  package let diagnostics: [Diagnostic]
  /// What was read, with a tree for each source file in their order, and what was made of it, for
  /// those who ask more of it.
  package let trees: [FileSyntax]
  package let module: CheckedModule
}

/// Compiles all files of one module. Pure: reads no files and prints nothing.
package func compile(_ files: [SourceFile], options: CompileOptions) -> CompileResult {
  var trees: [FileSyntax] = []
  var diagnostics: [Diagnostic] = []
  let parsed = Threads.map(count: files.count, jobs: options.jobs) { index in
    parse(files[index], index: Int32(index))
  }
  for (tree, said) in parsed {
    trees.append(tree)
    diagnostics += said
  }
  let (module, said) = check(trees, files: files, options: options)
  diagnostics += said
  if !diagnostics.contains(where: { $0.severity == .error }) {
    diagnostics += analyseStates(module, files: files, options: options)
  }
  diagnostics = settled(diagnostics, files, options)
  if diagnostics.contains(where: { $0.severity == .error }) {
    return CompileResult(outputs: [], diagnostics: diagnostics, trees: trees, module: module)
  }
  return CompileResult(
    outputs: emit(module, files: files, options: options), diagnostics: diagnostics, trees: trees,
    module: module)
}

/// The diagnostics in the order of their places, with the warnings that the options ask for and their
/// fix-its laid out.
private func settled(
  _ diagnostics: [Diagnostic], _ files: [SourceFile], _ options: CompileOptions
) -> [Diagnostic] {
  var result: [Diagnostic] = []
  for var diagnostic in diagnostics {
    if diagnostic.severity == .warning {
      guard options.warnings[diagnostic.id] ?? diagnostic.id.isOnByDefault else { continue }
      if options.warningsAreErrors { diagnostic.severity = .error }
    }
    result.append(diagnostic)
  }
  // A condition is constant because of a comparison that was told already.
  let compared = result.filter { $0.id == .comparedWithNil }.map(\.span)
    .sorted { ($0.file, $0.start) < ($1.file, $1.start) }
  if !compared.isEmpty {
    result.removeAll { diagnostic in
      (diagnostic.id == .conditionAlwaysHolds || diagnostic.id == .conditionNeverHolds)
        && isAny(of: compared, inside: diagnostic.span)
    }
  }
  let ordered = result.enumerated().sorted { first, second in
    let (left, right) = (first.element.span, second.element.span)
    return (left.file, left.start, first.offset) < (right.file, right.start, second.offset)
  }
  return ordered.map { $0.element.laidOut(in: files) }
}

/// Whether one of the spans, in the order of their places, lies inside another.
private func isAny(of spans: [SourceSpan], inside outer: SourceSpan) -> Bool {
  var low = 0
  var high = spans.count
  while low < high {
    let middle = low + (high - low) / 2
    if (spans[middle].file, spans[middle].start) < (outer.file, outer.start) {
      low = middle + 1
    } else {
      high = middle
    }
  }
  return low < spans.count && spans[low].file == outer.file && spans[low].end <= outer.end
}
