import Diagnostics
import Foundation
import Testing
import TypeChecker

@testable import Codegen

/// Default and first values: where no statement can stand before them, and where they use what is
/// given to other parameters. `Tests/EmittedSwiftTests` compiles the same file.
@Suite struct DefaultValuesTests {
  private static func emitted() throws -> String {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let source = folder.appendingPathComponent("../Fixtures/Valid/Defaults.style")
    let file = SourceFile(path: "Defaults.style", bytes: Array(try Data(contentsOf: source)))
    let result = compile([file], options: CompileOptions())
    #expect(result.diagnostics.map(\.message) == [])
    return try #require(result.outputs.first).text
  }

  @Test(arguments: [
    // A choice is a statement in Swift, and stands in a closure that is called.
    """
        pick: CGFloat = { () -> CGFloat in
          if 3 > 2 { 1 } else { 2 }
        }(),
        fixed: CGFloat = { () -> CGFloat in
          #if os(macOS)
            return 1
          #else
            return 2
          #endif
        }(),
        gap: CGFloat? = nil,
        least: CGFloat? = nil
      ) {
        let gap: CGFloat = gap ?? base * 2
        let least: CGFloat = least ?? { () -> CGFloat in
          switch base {
          case 1: 2
          default: base
          }
        }()
    """,
    // So do the first values of state.
    """
      @State private var start: CGFloat = { () -> CGFloat in
        if 3 > 2 { 1 } else { 2 }
      }()
    """,
    """
        _grown = State(initialValue: { () -> CGFloat in
          if base > 2 { base } else { 2 }
        }())
    """,
    // Of functions, of parts that are methods, and of those that are views.
    """
      private func grow(by amount: CGFloat, twice: CGFloat? = nil) -> CGFloat {
        let twice: CGFloat = twice ?? amount * 2
        return amount + twice
      }
    """,
    """
      private func dotView(width: CGFloat, height: CGFloat? = nil) -> some View {
        let height: CGFloat = height ?? (width > 4 ? 4 : width)
        Circle()
    """,
    "PlainRowStyleBox(width: 3 + base, start: start, height: (3 + base) * 2)",
    """
      init(width: CGFloat, height: CGFloat? = nil) {
        let height: CGFloat = height ?? width / 2
        self.width = width
        self.height = height
      }
    """,
    // Of another style: nothing that it does not draw, and operators as they bind.
    """
        PlainRowStyleBody(
          title: configuration.title,
          base: inner + 1,
          pick: 4,
          fixed: 5,
          gap: (inner + 1) * 2,
          least: -inner)
    """,
  ])
  func areWritten(_ lines: String) throws {
    let text = try Self.emitted()
    #expect(text.contains(lines), "\(text)")
  }
}
