import Codegen
import Diagnostics
import Testing
import TypeChecker

/// Several threads work on a large module.
@Suite struct JobsTests {
  /// Three files with 60 declarations each, which say something about each style.
  private static let files = (0..<3).map { file in
    var text = "configuration Mark\(file) {\n    slot title\n    state isOn: Bool\n}\n"
    for index in 0..<60 {
      text += """
        \(index == 0 ? "default " : "")style Look\(index)(unused: Double = 1) for Mark\(file) {
            title
                .opacity(\(index).5)
                when isOn { .opacity(1) }
        }

        """
    }
    return SourceFile(path: "Mark\(file).style", bytes: Array(text.utf8))
  }

  @Test func theResultIsTheSameForAnyNumber() {
    let one = compile(Self.files, options: CompileOptions())
    #expect(one.outputs.count == 3)
    #expect(one.diagnostics.filter { $0.id == .parameterNotUsed }.count == 180)
    for jobs in [2, 3, 16] {
      var options = CompileOptions()
      options.jobs = jobs
      let several = compile(Self.files, options: options)
      #expect(several.outputs.map(\.text) == one.outputs.map(\.text))
      #expect(several.outputs.map(\.source) == [0, 1, 2])
      #expect(several.diagnostics.map(\.message) == one.diagnostics.map(\.message))
      #expect(several.diagnostics.map(\.span) == one.diagnostics.map(\.span))
    }
  }
}
