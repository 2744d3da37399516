import Diagnostics
import Testing
import TypeChecker

@testable import Codegen

/// What bodies become, from their text: for each kind the Swift that must stand in the result.
@Suite struct EmittedBodiesTests {
  /// A body, and the lines that it becomes.
  struct Emission: Sendable, CustomTestStringConvertible {
    let name: String
    let body: String
    let lines: String
    var testDescription: String { name }

    init(_ name: String, _ body: String, _ lines: String) {
      self.name = name
      self.body = body
      self.lines = lines
    }
  }

  private static func emitted(
    _ style: String, options: CompileOptions = CompileOptions()
  ) throws -> String {
    let text = """
      extern func haptic()
      extern func pair(_ level: Int) -> (Bool, Double)
      extern modifier tone(amount: Double, level: Int? = nil) neutral (amount: 0, level: nil)
      extern style Brand for Row
      configuration Row {
          slot title: Text
          slot caption?
          state isOn: Bool
          state isPressed: Bool
          state level: Int
          state progress: Double?
          enum Size { small, regular, large }
          state size: Size
      }
      \(style)
      """
    let result = compile([SourceFile(path: "Row.style", text: text)], options: options)
    #expect(result.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    return try #require(result.outputs.first).text
  }

  /// The words in one line, without where a member of the configuration is read.
  private static func words(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      .replacing("configuration.", with: "")
  }

  @Test(arguments: statements + values + conditions)
  func becomes(_ emission: Emission) throws {
    let style =
      "default style Look for Row {\nlocal isOpen: Bool = false\nVStack {\n\(emission.body)\n}\n}"
    let text = try Self.emitted(style)
    #expect(Self.words(text).contains(Self.words(emission.lines)), "\(text.suffix(2500))")
  }
}
