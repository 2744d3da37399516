import Codegen
import Diagnostics
import Parser
import StyleGeneration
import TypeChecker

/// Valid programs from the grammar, for libFuzzer: the bytes are the choices of `StyleGenerator`.
///
/// What must hold, beside that nothing traps: there are no syntax errors; what is accepted prints from
/// its syntax tree, and what is printed compiles to the same bytes.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let file = SourceFile(path: "Fuzz.style", text: StyleGenerator.text(bytes))
  let (tree, faults) = parse(file, index: 0)
  precondition(faults.isEmpty, "a syntax error in what the grammar gives")
  let result = compile([file], options: CompileOptions())
  let isWrong = result.diagnostics.contains { $0.severity == .error }
  precondition(isWrong == result.outputs.isEmpty, "output and errors, or neither")
  if isWrong { return 0 }
  let printed = SourceFile(path: file.path, text: SyntaxPrinter(file).print(tree))
  let again = compile([printed], options: CompileOptions())
  precondition(
    again.outputs.map(\.text) == result.outputs.map(\.text), "printed it is something else")
  return 0
}
