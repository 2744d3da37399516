import Codegen
import Diagnostics
import Testing
import TypeChecker

/// Fix-its of several lines, as they are written into a file.
@Suite struct FixItLayoutTests {
  private func fixed(_ body: String) -> String {
    let text = "style Plain for Button {\n" + body + "\n}\n"
    let file = SourceFile(path: "Plain.style", text: text)
    let result = compile([file], options: CompileOptions())
    let applied = FixItApplication(result.diagnostics, files: [file])
    return String(decoding: applied.contents[0], as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).dropFirst().dropLast(2)
      .joined(separator: "\n")
  }

  @Test func aBaseStandsWhereTheBlockStands() {
    #expect(
      fixed("    label\n        when isPressed { .foregroundStyle(.pink) }")
        == "    label\n        .foregroundStyle(.foreground)\n"
        + "        when isPressed { .foregroundStyle(.pink) }")
    #expect(
      fixed("\tlabel when isPressed { .foregroundStyle(.pink) }")
        == "\tlabel .foregroundStyle(.foreground)\n\twhen isPressed { .foregroundStyle(.pink) }")
  }

  @Test func aChoiceTakesThePlaceOfItsModifier() {
    #expect(
      fixed("    label\n        .glassEffect()\n        .padding(4)")
        == "    label\n        if available(iOS 26, macOS 26) { .glassEffect() }\n        .padding(4)"
    )
  }

  @Test func anElseBecomesABlockOfItsOwn() {
    #expect(
      fixed("    label\n        if isPressed { .opacity(0.5) } else { .opacity(1) }")
        == "    label\n        when isPressed { .opacity(0.5) }\n        when !isPressed { .opacity(1) }"
    )
  }

  @Test func aGroupIsPutAroundAStructure() {
    #expect(
      fixed(
        "    if isPressed {\n        label\n    } else {\n        label\n    }\n    .padding(4)")
        == "    Group {\n    if isPressed {\n        label\n    } else {\n        label\n    }\n"
        + "    }\n    .padding(4)")
  }
}
