import Codegen
import Diagnostics
import Testing
import TypeChecker

@testable import States

/// Sources for tests.
enum StateSources {
  static func file(_ text: String) -> SourceFile { SourceFile(path: "Test.style", text: text) }

  /// A style with this body for a configuration with some states.
  static func style(
    _ body: String, members: String = "", declarations: String = ""
  ) -> String {
    """
    configuration Card {
        slot title
        slot caption?
        state isOn: Bool
        state isPressed: Bool
        enum Size { small, regular, large }
        state size: Size
        state progress: Double?
        state level: Int
        state name: String
        action onTap?
        \(members)
    }
    default style Look for Card {
    \(body)
    }
    \(declarations)
    """
  }

  /// What is said about a style with this body: `id: message` for each diagnostic, without those
  /// about states that it does not use.
  static func warnings(
    _ body: String, members: String = "", enabled: DiagnosticID? = nil
  ) -> [String] {
    var options = CompileOptions()
    if let enabled { options.warnings[enabled] = true }
    let file = file(style(body, members: members))
    let result = compile([file], options: options)
    return result.diagnostics.filter { $0.id != .stateNotUsed }.map { diagnostic in
      let notes = diagnostic.notes.compactMap { note in
        note.span.map { " | \(note.message): \(file.text($0))" }
      }
      return "\(diagnostic.id.rawValue): \(diagnostic.message): \(file.text(diagnostic.span))"
        + notes.joined()
    }
  }

  static func table(
    _ body: String, members: String = "", declarations: String = ""
  ) throws -> StateTable {
    let (tables, said) = stateTables(
      [file(style(body, members: members, declarations: declarations))], options: CompileOptions())
    #expect(said.filter { $0.severity == .error }.map(\.message) == [])
    return try #require(tables.first)
  }
}
