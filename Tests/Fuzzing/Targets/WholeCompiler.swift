import Codegen
import Diagnostics
import TypeChecker

/// One run of the whole compiler on any bytes, for libFuzzer.
///
/// A first byte of 1…7 sets options and is no part of the text, so that each is tried too. What must
/// hold, beside that nothing traps: spans stay inside of the text, diagnostics stand in the order of
/// their places, there is output exactly if there is no error, and it is the same the second time.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var bytes = Array(UnsafeBufferPointer(start: start, count: count))
  var options = CompileOptions()
  if let first = bytes.first, (1...7).contains(first) {
    bytes.removeFirst()
    options.access = first & 1 == 0 ? .internal : .public
    options.bundle = first & 2 == 0 ? .main : .module
    options.emitsSourceLocations = first & 4 != 0
    options.warnings[.overlap] = true
  }
  let file = SourceFile(path: "Fuzz.style", bytes: bytes)
  let result = compile([file], options: options)
  checkSpans(result.diagnostics, count: bytes.count)
  let isWrong = result.diagnostics.contains { $0.severity == .error }
  precondition(isWrong == result.outputs.isEmpty, "output and errors, or neither")
  if bytes.count < 2_000, bytes.count % 8 == 0 {
    let again = compile([file], options: options)
    precondition(again.outputs.map(\.text) == result.outputs.map(\.text), "another output")
    precondition(
      again.diagnostics.map(\.message) == result.diagnostics.map(\.message), "other messages")
  }
  return 0
}

private func checkSpans(_ diagnostics: [Diagnostic], count: Int) {
  var last = SourceSpan(file: -1, start: 0, end: 0)
  for diagnostic in diagnostics {
    let span = diagnostic.span
    precondition(
      (last.file, last.start) <= (span.file, span.start), "diagnostics out of order")
    last = span
    for span in [span] + diagnostic.fixIts.flatMap({ $0.edits.map(\.span) }) where span.file >= 0 {
      precondition(
        span.start >= 0 && span.end >= span.start && Int(span.end) <= count,
        "a span outside of the text: \(diagnostic.message)")
    }
  }
}
