import Testing

@testable import stylec

@Suite struct ToolTests {
  @Test func everyCommandIsInTheTable() {
    for name in CommandSpecification.Name.allCases {
      #expect(CommandSpecification.all.contains { $0.name == name })
    }
  }
}
