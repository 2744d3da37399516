import Codegen
import Diagnostics
import Testing
import TypeChecker

/// The example that `README.md` begins with.
struct ReadmeTests {
  @Test func becomesTheSwiftThatIsShown() throws {
    let blocks = try MarkdownDocument("README.md").blocks
    let source = try #require(blocks.first { $0.text.contains("configuration ") })
    let shown = try #require(blocks.first { $0.info == ["swift"] })
    var options = CompileOptions()
    options.targets = [PlatformVersion(.iOS, Version(17)), PlatformVersion(.macOS, Version(14))]
    let result = compile([SourceFile(path: "Chip.style", text: source.text)], options: options)
    #expect(result.diagnostics.map(\.message) == [])
    let output = try #require(result.outputs.first).text
    #expect(output.contains(shown.text), "what is shown is not in \(output)")
  }
}
