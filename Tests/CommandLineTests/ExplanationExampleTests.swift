import Codegen
import Diagnostics
import Testing
import TypeChecker

@Suite struct ExplanationExampleTests {
  /// What `explain` shows is what the compiler reports.
  @Test(arguments: Explanation.all.filter { !$0.isIllustration })
  func everyExampleGivesItsDiagnostic(_ explanation: Explanation) {
    var options = CompileOptions()
    options.targets = [PlatformVersion(.iOS, Version(16)), PlatformVersion(.macOS, Version(13))]
    // Also those that are off unless they are asked for.
    for id in DiagnosticID.allCases { options.warnings[id] = true }
    let file = SourceFile(path: "Example.style", text: explanation.example)
    let ids = compile([file], options: options).diagnostics.map(\.id.rawValue)
    #expect(ids.contains(explanation.id), "\(explanation.id): \(ids)")
  }

  @Test func illustrationsAreFew() {
    #expect(Explanation.all.count { $0.isIllustration } <= 12)
  }
}
