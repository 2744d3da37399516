import Diagnostics
import Lexer
import Parser
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
}

/// Compiles all files of one module. Pure: reads no files and prints nothing.
package func compile(_ files: [SourceFile], options: CompileOptions) -> CompileResult {
  CompileResult(outputs: [], diagnostics: [])
}
